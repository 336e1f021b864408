internal import GymBoAnalysis
internal import GymBoLog

/// What the report was computed from, and how.
struct DataFooter {
  let log: TrainingLog
  let issues: [Issue]
  let findings: HistoryFindings?

  /// Files named one by one.
  private static let mostFiles = 5

  func write(to page: inout TextPage) {
    page.heading("Data and method")
    for file in log.files.prefix(DataFooter.mostFiles) {
      page.paragraph(
        "\(Wording.file(file)) (\(file.format)): \(DataFooter.rows(of: file))\(unit(of: file))",
        indent: 2, hanging: 2)
    }
    if log.files.count > DataFooter.mostFiles {
      page.line("  and \(NumberText.count(log.files.count - DataFooter.mostFiles, "more file")).")
    }
    if !log.mergedNames.isEmpty {
      let names = log.mergedNames.prefix(5)
        .map { "\(Wording.short($0.merged)) as \(Wording.short($0.name))" }
      let more = log.mergedNames.count > 5 ? " and \(log.mergedNames.count - 5) more" : ""
      page.paragraph(
        "Taken as one exercise across files: \(names.joined(separator: ", "))\(more).", indent: 2,
        hanging: 2)
    }
    page.paragraph(issueText, indent: 2, hanging: 2)
    if let findings {
      page.paragraph(method(findings), indent: 2, hanging: 2)
    }
  }

  /// `1,024 rows = 1,000 sets + 20 left out + 4 not read`.
  static func rows(of file: SourceFile) -> String {
    "\(NumberText.count(file.rows, "row")) = \(NumberText.count(file.sets, "set")) + "
      + "\(NumberText.whole(file.excluded)) left out + \(NumberText.whole(file.rejected)) not read"
  }

  private func unit(of file: SourceFile) -> String {
    switch file.unit {
    case .stated: ""
    case .assumedKilograms: "; kilograms assumed"
    case .given(let unit): "; \(unit == .kilogram ? "kilograms" : "pounds") as told"
    }
  }

  private var issueText: String {
    guard !issues.isEmpty else { return "No notes on the data." }
    return "\(DataFooter.count(of: issues)): \(Command.text("check", log))"
  }

  /// `1 note on the data`, `888 notes on the data, of 1 kind`.
  static func count(of issues: [Issue]) -> String {
    let kinds = Set(issues.map(\.rule)).count
    return NumberText.count(issues.count, "note") + " on the data"
      + (issues.count > 1 ? ", of \(NumberText.count(kinds, "kind"))" : "")
  }

  private func method(_ findings: HistoryFindings) -> String {
    let options = findings.options
    let name = options.formula.declaration.name
    let range = options.estimateRepetitions
    let effort = options.adjustsForEffort ? ", repetitions in reserve count as done" : ""
    return "Up to \(findings.asOf.text). e1RM: \(name), sets of "
      + "\(range.lowerBound)–\(range.upperBound) repetitions\(effort). Trend: \(trendRule(options)). "
      + (options.landmarks == VolumeLandmarks.standard
        ? "Muscle landmarks and targets are opinions of coaches."
        : "Muscle landmarks and targets: as given.")
  }

  private func trendRule(_ options: AnalysisOptions) -> String {
    let window = "\(PlateauRule.shortWindow) or \(PlateauRule.longWindow) days"
    let threshold = NumberText.short(options.progressThreshold, decimals: 2)
    let certainty = ", progress is \(threshold) % per week or more, 80 % sure"
    let comparison = ", for comparison: what is not shown is called a plateau"
    return switch options.plateauMethod {
    case .bentLine: "a line through \(BentLineRule.window) days that may bend once\(certainty)"
    case .huber: "Huber line through \(window)\(certainty)"
    case .leastSquares: "significance of a least-squares line through \(window)\(comparison)"
    case .mannKendall: "Mann–Kendall test of \(window)\(comparison)"
    case .noRecord: "a record within 21 days\(comparison)"
    }
  }
}
