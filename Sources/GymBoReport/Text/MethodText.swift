public import GymBoAnalysis
internal import GymBoLog
internal import GymBoProgression

extension MethodReport {
  /// The methods by kind, each with what is needed to work it by hand.
  public func text(_ style: TextStyle) -> String {
    var page = TextPage(style)
    page.paragraph(
      "Every method in use, with the very constants that it computes with. The name before the colon "
        + "is that of options; machine formats write _ for -, and five_three_one for 5/3/1.")
    for kind in MethodDeclaration.Kind.allCases {
      let methods = methods.filter { $0.kind == kind }
      guard !methods.isEmpty else { continue }
      page.heading(MethodReport.heading(kind))
      for method in methods { MethodReport.write(method, to: &page) }
    }
    page.heading("Evidence")
    for grade in MethodDeclaration.Evidence.allCases {
      page.paragraph(
        ": \(grade.meaning)", lead: (grade.spaced, .plain), indent: 2, hanging: 2)
    }
    return page.text
  }

  private static func write(_ method: MethodDeclaration, to page: inout TextPage) {
    page.paragraph(
      ": \(method.name)", lead: (method.optionName, .bold), indent: 2, hanging: 2)
    func line(_ text: String) { page.paragraph(text, indent: 4, hanging: 2) }
    line(method.formula)
    if !method.constants.isEmpty {
      line(
        "with "
          + method.constants.map { "\($0.symbol) = \($0.text)" }.joined(separator: "; "))
    }
    line("Range: \(method.range) (\(method.rangeReason)). Gives: \(method.unit).")
    line("Evidence: \(method.evidence.spaced). Source: \(method.source).")
    let expected = NumberText.fixed(method.example.expected, decimals: method.example.decimals)
    line("Example: \(method.example.given): \(expected) (\(method.example.source)).")
  }

  private static func heading(_ kind: MethodDeclaration.Kind) -> String {
    switch kind {
    case .oneRepetitionMaximum: "One-repetition maximum (--formula)"
    case .uncertainty: "Uncertainty of an estimate"
    case .repetitionCurve: "A lifter's own repetition curve"
    case .trend: "Trend and plateau (--plateau-rule)"
    case .forecast: "Forecast"
    case .score: "Scores"
    case .ageCoefficient: "Age"
    case .volume: "Sets and volume (--volume-model)"
    case .balance: "Balance"
    case .record: "Records, streaks and milestones"
    case .dataCheck: "Data check"
    case .progression: "Progression (--rule)"
    }
  }
}

extension MethodDeclaration {
  /// The method's name as options take it; that of a rule of the data check is in machine formats only.
  public var optionName: String {
    if kind == .dataCheck { return identifier }
    return Suggestion.Rule(rawValue: identifier)?.optionName ?? identifier.replacing("_", by: "-")
  }
}

extension MethodDeclaration.Constant {
  /// With all the digits that it has.
  var text: String { Int(exactly: value).map(String.init) ?? "\(value)" }
}

extension MethodDeclaration.Evidence {
  fileprivate var meaning: String {
    switch self {
    case .validated: "compared with measurements by others than its authors."
    case .populationFit: "fitted to measurements of a population, by its authors."
    case .practitioner:
      "in use among coaches and federations; agreement with measurements is not documented."
    case .opinion: "a decision of this project, or an opinion of coaches, with its reason."
    }
  }
}
