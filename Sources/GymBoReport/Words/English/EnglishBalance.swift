internal import GymBoAnalysis
internal import GymBoLog

extension English {
  func title(_ section: BalanceSection) -> Sentence {
    "Balance of \(SetBalance.days) days (\(dates.range(section.days, near: asOf))), with 80 % "
      + "intervals"
  }

  func name(_ kind: SetBalance.Kind) -> Sentence {
    switch kind {
    case .pushPull: "push : pull"
    case .quadricepsHamstrings: "quadriceps : hamstrings"
    case .upperLower: "upper : lower"
    }
  }

  /// The words for the two sides.
  func sides(_ kind: SetBalance.Kind) -> (first: String, second: String) {
    switch kind {
    case .pushPull: ("push", "pull")
    case .quadricepsHamstrings: ("quadriceps", "hamstrings")
    case .upperLower: ("upper body", "lower body")
    }
  }

  func verdict(_ balance: SetBalance) -> Sentence {
    let counts =
      "\(numbers.short(balance.first, decimals: 1)) : "
      + "\(numbers.short(balance.second, decimals: 1)) sets"
    return switch balance.verdict {
    case .known where balance.isUnclear: "\(counts), unclear"
    case .known(.balanced): "\(counts), balanced"
    case .known(.noReference): Sentence(counts)
    case .known(.firstSideMore): "\(counts), more \(sides(balance.kind).first)"
    case .known(.secondSideMore): "\(counts), more \(sides(balance.kind).second)"
    case .missing: "\(counts), too few to judge"
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
    "strength: \(place(ratio.estimate.verdict)) \(interval(ratio.reference.band))"
  }

  /// Where a ratio is, before its usual band.
  func place(_ verdict: StrengthRatio.Verdict) -> String {
    switch verdict {
    case .within: "usual"
    case .below: "below usual"
    case .above: "above usual"
    case .unclear: "unclear, usual"
    }
  }

  func interval(_ interval: RatioInterval) -> Sentence {
    guard let upper = interval.upper else {
      return "from \(numbers.fixed(interval.lower, decimals: 2))"
    }
    return self.interval(interval.lower...upper)
  }

  func interval(_ interval: ClosedRange<Double>) -> Sentence {
    "\(numbers.fixed(interval.lowerBound, decimals: 2))–"
      + "\(numbers.fixed(interval.upperBound, decimals: 2))"
  }

  func similarity(_ share: Double) -> Sentence {
    "Your sets are spread over the muscles \(numbers.percent(100 * share)) as in the middle of "
      + "the usual ranges."
  }

  func bandsTitle(isWholeHistory: Bool) -> Sentence {
    isWholeHistory
      ? "Repetition bands of the whole history" : "Repetition bands of \(SetBalance.days) days"
  }

  var noRepetitions: Sentence { "No set with repetitions." }

  func name(_ band: RepetitionBands.Band) -> Sentence {
    switch band {
    case .heavy: "heavy"
    case .moderate: "moderate"
    case .light: "light"
    }
  }
}
