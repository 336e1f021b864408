internal import GymBoAnalysis
internal import GymBoLog

extension Turkish {
  func title(_ section: BalanceSection) -> Sentence {
    "\(SetBalance.days) günün dengesi (\(dates.range(section.days, near: asOf))), %80 aralıklarıyla"
  }

  func name(_ kind: SetBalance.Kind) -> Sentence {
    switch kind {
    case .pushPull: "itiş : çekiş"
    case .quadricepsHamstrings: "ön bacak : arka bacak"
    case .upperLower: "üst : alt"
    }
  }

  /// The words for the two sides.
  func sides(_ kind: SetBalance.Kind) -> (first: String, second: String) {
    switch kind {
    case .pushPull: ("itiş", "çekiş")
    case .quadricepsHamstrings: ("ön bacak", "arka bacak")
    case .upperLower: ("üst vücut", "alt vücut")
    }
  }

  func verdict(_ balance: SetBalance) -> Sentence {
    let counts =
      "\(numbers.short(balance.first, decimals: 1)) : "
      + "\(numbers.short(balance.second, decimals: 1)) set"
    return switch balance.verdict {
    case .known where balance.isUnclear: "\(counts), belirsiz"
    case .known(.balanced): "\(counts), dengeli"
    case .known(.noReference): Sentence(counts)
    case .known(.firstSideMore): "\(counts), \(sides(balance.kind).first) fazla"
    case .known(.secondSideMore): "\(counts), \(sides(balance.kind).second) fazla"
    case .missing: "\(counts), karar için az"
    }
  }

  func name(_ reference: StrengthRatio.Reference) -> Sentence {
    "\(name(reference.first)) : \(name(reference.second))"
  }

  func name(_ lift: StrengthRatio.Lift) -> String {
    switch lift {
    case .squat: "squat"
    case .benchPress: "bench press"
    case .deadlift: "deadlift"
    case .overheadPress: "overhead press"
    case .row: "row"
    }
  }

  func verdict(_ ratio: BalanceSection.Ratio) -> Sentence {
    "kuvvet: \(place(ratio.estimate.verdict)) \(interval(ratio.reference.band))"
  }

  /// Where a ratio is, before its usual band.
  func place(_ verdict: StrengthRatio.Verdict) -> String {
    switch verdict {
    case .within: "olağan"
    case .below: "düşük, olağanı"
    case .above: "yüksek, olağanı"
    case .unclear: "belirsiz, olağanı"
    }
  }

  func interval(_ interval: RatioInterval) -> Sentence {
    guard let upper = interval.upper else {
      return "en az \(numbers.fixed(interval.lower, decimals: 2))"
    }
    return self.interval(interval.lower...upper)
  }

  func interval(_ interval: ClosedRange<Double>) -> Sentence {
    "\(numbers.fixed(interval.lowerBound, decimals: 2))–"
      + "\(numbers.fixed(interval.upperBound, decimals: 2))"
  }

  func similarity(_ share: Double) -> Sentence {
    "Setlerinin kaslara dağılımı, olağan aralıkların ortasına \(numbers.percent(100 * share)) "
      + "benziyor."
  }

  func bandsTitle(isWholeHistory: Bool) -> Sentence {
    isWholeHistory
      ? "Tüm geçmişin tekrar aralıkları" : "\(SetBalance.days) günün tekrar aralıkları"
  }

  var noRepetitions: Sentence { "Tekrarı kayıtlı set yok." }

  func name(_ band: RepetitionBands.Band) -> Sentence {
    switch band {
    case .heavy: "ağır"
    case .moderate: "orta"
    case .light: "hafif"
    }
  }
}
