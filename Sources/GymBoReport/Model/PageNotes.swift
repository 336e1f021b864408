internal import GymBoAnalysis
internal import GymBoLog
internal import GymBoProgression

/// What a page says of the data beside ``DataNotes``: the first notes, and the methods.
struct PageNotes: Sendable {
  struct Note: Sendable {
    var issue: Issue
    /// nil where there is one file, and for a note on the whole history.
    var file: String?
  }

  var notes: [Note]
  var more: Int
  var files: [String]
  /// Every method that the numbers can come from.
  var methods: [MethodDeclaration]

  /// Notes that a page has; a command lists them all.
  static let most = 20

  /// - Parameters:
  ///   - rules: by which something is suggested.
  ///   - hasBodyWeight: whether the page has a body weight.
  init(
    log: TrainingLog, issues: [Issue], findings: HistoryFindings?, rules: Set<SuggestionRule>,
    hasBodyWeight: Bool = false
  ) {
    let worst = issues.enumerated()
      .sorted { ($1.element.severity, $0.offset) < ($0.element.severity, $1.offset) }
      .map(\.element)
    notes = worst.prefix(PageNotes.most).map { issue in
      let file = issue.place.map { Int($0.file) }
      let isNamed = log.files.count > 1 && file.map(log.files.indices.contains) ?? false
      return Note(issue: issue, file: isNamed ? file.map { log.files[$0].name } : nil)
    }
    more = issues.count - notes.count
    files = log.files.map(\.name)
    methods =
      findings.map { PageNotes.methods($0.options.formula, rules, hasBodyWeight: hasBodyWeight) }
      ?? []
  }

  /// What only other reports compute.
  private static let notOnPage: Set = [
    "band_deviation", "gini", "inol", "intensity_zones", "monotony", "prilepin", "time_per_set",
  ]

  /// The methods of the page's kinds of numbers; of formulas for the 1RM and of rules, those in use.
  static func methods(
    _ formula: OneRepetitionMaximumFormula, _ rules: Set<SuggestionRule>,
    hasBodyWeight: Bool = false
  ) -> [MethodDeclaration] {
    let unused = Set(SuggestionRule.allCases).subtracting(rules).map(\.rawValue)
    return MethodReport().methods.filter { method in
      switch method.kind {
      case .oneRepetitionMaximum: method.identifier == formula.rawValue
      case .score, .ageCoefficient, .dataCheck: false
      case .body: hasBodyWeight
      case .progression: !unused.contains(method.identifier)
      case .volume, .balance: !notOnPage.contains(method.identifier)
      case .uncertainty, .repetitionCurve, .trend, .prediction, .record: true
      }
    }
  }
}
