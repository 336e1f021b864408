internal import GymBoAnalysis
internal import GymBoLog

extension German {
  func title(_ section: BalanceSection) -> Sentence {
    "Balance der letzten \(SetBalance.days) Tage (\(dates.range(section.days, near: asOf))), mit "
      + "80-%-Intervallen"
  }

  func name(_ kind: SetBalance.Kind) -> Sentence {
    switch kind {
    case .pushPull: "Drücken : Ziehen"
    case .quadricepsHamstrings: "Quadrizeps : Beinbeuger"
    case .upperLower: "Ober- : Unterkörper"
    }
  }

  /// The words for the two sides.
  func sides(_ kind: SetBalance.Kind) -> (first: String, second: String) {
    switch kind {
    case .pushPull: ("Drücken", "Ziehen")
    case .quadricepsHamstrings: ("Quadrizeps", "Beinbeuger")
    case .upperLower: ("Oberkörper", "Unterkörper")
    }
  }

  func verdict(_ balance: SetBalance) -> Sentence {
    let counts =
      "\(numbers.short(balance.first, decimals: 1)) : "
      + "\(numbers.short(balance.second, decimals: 1)) Sätze"
    return switch balance.verdict {
    case .known where balance.isUnclear: "\(counts), unklar"
    case .known(.balanced): "\(counts), ausgeglichen"
    case .known(.noReference): Sentence(counts)
    case .known(.firstSideMore): "\(counts), \(sides(balance.kind).first) überwiegt"
    case .known(.secondSideMore): "\(counts), \(sides(balance.kind).second) überwiegt"
    case .missing: "\(counts), zu wenige für ein Urteil"
    }
  }

  func name(_ reference: StrengthRatio.Reference) -> Sentence {
    "\(name(reference.first)) : \(name(reference.second))"
  }

  func name(_ lift: StrengthRatio.Lift) -> String {
    switch lift {
    case .squat: "Kniebeuge"
    case .benchPress: "Bankdrücken"
    case .deadlift: "Kreuzheben"
    case .overheadPress: "Schulterdrücken"
    case .row: "Rudern"
    }
  }

  func verdict(_ ratio: BalanceSection.Ratio) -> Sentence {
    "Kraft: \(place(ratio.estimate.verdict)) \(interval(ratio.reference.band))"
  }

  /// Where a ratio is, before its usual band.
  private func place(_ verdict: StrengthRatio.Verdict) -> String {
    switch verdict {
    case .within: "üblich"
    case .below: "unter dem Üblichen von"
    case .above: "über dem Üblichen von"
    case .unclear: "unklar, üblich"
    }
  }

  func interval(_ interval: RatioInterval) -> Sentence {
    guard let upper = interval.upper else {
      return "ab \(numbers.fixed(interval.lower, decimals: 2))"
    }
    return self.interval(interval.lower...upper)
  }

  func interval(_ interval: ClosedRange<Double>) -> Sentence {
    "\(numbers.fixed(interval.lowerBound, decimals: 2))–"
      + "\(numbers.fixed(interval.upperBound, decimals: 2))"
  }

  func similarity(_ share: Double) -> Sentence {
    "Die Verteilung deiner Sätze auf die Muskeln stimmt zu \(numbers.percent(100 * share)) mit der "
      + "Mitte der üblichen Bereiche überein."
  }

  func bandsTitle(isWholeHistory: Bool) -> Sentence {
    isWholeHistory
      ? "Wiederholungsbereiche der ganzen Historie"
      : "Wiederholungsbereiche der letzten \(SetBalance.days) Tage"
  }

  var noRepetitions: Sentence { "Kein Satz mit Wiederholungen." }

  func name(_ band: RepetitionBands.Band) -> Sentence {
    switch band {
    case .heavy: "schwer"
    case .moderate: "mittel"
    case .light: "leicht"
    }
  }
}
