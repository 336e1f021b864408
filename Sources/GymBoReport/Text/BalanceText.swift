internal import GymBoAnalysis
internal import GymBoLog

/// The last 28 days: set balance, strength ratios, repetition bands.
struct BalanceText {
  let findings: HistoryFindings
  let wording: Wording

  func write(to page: inout TextPage) {
    let days = findings.recentDays.text(near: findings.asOf)
    var table = AlignedTable([.left, .right, .left, .left], flexible: [3])
    for balance in findings.setBalances where balance.first + balance.second > 0 {
      table.add(row(balance))
    }
    for ratio in findings.strengthRatios {
      guard let estimate = ratio.estimate.value else { continue }
      table.add([
        .init(ratio.reference.name),
        .init(NumberText.fixed(estimate.ratio, decimals: 2)),
        .init(intervalText(estimate.interval)),
        .init("strength: \(estimate.verdict.shortText) \(ratio.reference.bandText)"),
      ])
    }
    let similarity = findings.targetSimilarity.similarity.value
    if !table.rows.isEmpty || similarity != nil {
      page.heading("Balance of \(SetBalance.days) days (\(days)), with 80 % intervals")
      page.table(table)
    }
    if let similarity {
      page.paragraph(
        "Sets per muscle match the landmarks' middle to "
          + "\(NumberText.fixed(100 * similarity, decimals: 0)) % (Jensen–Shannon similarity).",
        indent: 2, hanging: 2)
    }
    page.heading("Repetition bands of \(SetBalance.days) days")
    BalanceText.write(findings.repetitionBands, unit: wording.unit, to: &page)
  }

  private func intervalText(_ interval: RatioInterval) -> String {
    guard let upper = interval.upper else {
      return "from " + NumberText.fixed(interval.lower, decimals: 2)
    }
    return intervalText(interval.lower...upper)
  }

  private func intervalText(_ interval: ClosedRange<Double>) -> String {
    NumberText.fixed(interval.lowerBound, decimals: 2) + "–"
      + NumberText.fixed(interval.upperBound, decimals: 2)
  }

  private func row(_ balance: SetBalance) -> [AlignedTable.Cell] {
    func short(_ value: Double) -> String { NumberText.short(value, decimals: 1) }
    let counts = "\(short(balance.first)) : \(short(balance.second)) sets"
    let text: String =
      switch balance.verdict {
      case .known where balance.isUnclear: "\(counts), unclear"
      case .known(.balanced): "\(counts), balanced"
      case .known(.noReference): counts
      case .known(.firstSideMore): "\(counts), more \(balance.kind.sides.first)"
      case .known(.secondSideMore): "\(counts), more \(balance.kind.sides.second)"
      case .missing: "\(counts), too few to judge"
      }
    return [
      .init(balance.kind.title),
      .init(balance.ratio.value.map { NumberText.fixed($0, decimals: 2) } ?? "–"),
      .init(balance.interval.map(intervalText) ?? ""), .init(text),
    ]
  }

  /// Sets and volume per band, in shares that sum to 100 %.
  static func write(_ bands: RepetitionBands, unit: LoadUnit, to page: inout TextPage) {
    guard let setShares = SharesOfHundred.percent(of: bands.sets.map(Double.init)) else {
      page.line("  No set with repetitions.")
      return
    }
    let volumeShares = SharesOfHundred.percent(of: bands.volume)
    var table = AlignedTable([.left, .left, .right, .right, .right, .right], flexible: [])
    for (index, band) in RepetitionBands.Band.allCases.enumerated() {
      table.add([
        .init(band.rawValue), .init(band.range),
        .init(NumberText.count(bands.sets[index], "set")),
        .init(NumberText.fixed(setShares[index], decimals: 1) + " %"),
        .init(volumeShares == nil ? "" : unit.volume(kilograms: bands.volume[index])),
        .init(volumeShares.map { NumberText.fixed($0[index], decimals: 1) + " %" } ?? ""),
      ])
    }
    page.table(table)
  }
}

extension SetBalance.Kind {
  /// `push : pull`.
  fileprivate var title: String {
    switch self {
    case .pushPull: "push : pull"
    case .quadricepsHamstrings: "quadriceps : hamstrings"
    case .upperLower: "upper : lower"
    }
  }

  /// The words of the two sides.
  var sides: (first: String, second: String) {
    switch self {
    case .pushPull: ("push", "pull")
    case .quadricepsHamstrings: ("quadriceps", "hamstrings")
    case .upperLower: ("upper body", "lower body")
    }
  }
}

extension StrengthRatio.Verdict {
  /// What a ratio is, at the end of a sentence.
  var sentenceEnd: String {
    switch self {
    case .within: "within the usual band"
    case .below: "below the usual band"
    case .above: "above the usual band"
    case .unclear: "not clearly outside the usual band"
    }
  }

  /// The words before the usual band in a table.
  var shortText: String {
    switch self {
    case .within: "usual"
    case .below: "below usual"
    case .above: "above usual"
    case .unclear: "unclear, usual"
    }
  }
}

extension StrengthRatio.Estimate {
  /// `1.62 (80 % interval 1.52 to 1.73)`.
  var text: String {
    "\(NumberText.fixed(ratio, decimals: 2)) (80 % interval "
      + "\(NumberText.fixed(interval.lowerBound, decimals: 2)) to "
      + "\(NumberText.fixed(interval.upperBound, decimals: 2)))"
  }
}

extension StrengthRatio.Reference {
  /// `1.10–1.40`.
  var bandText: String {
    NumberText.fixed(band.lowerBound, decimals: 2) + "–"
      + NumberText.fixed(band.upperBound, decimals: 2)
  }
}
