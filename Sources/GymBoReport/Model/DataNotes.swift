internal import GymBoAnalysis
internal import GymBoLog

/// What a report was computed from, and how.
struct DataNotes: Sendable {
  /// How the report's numbers were computed.
  struct Method: Sendable {
    var options: AnalysisOptions
    /// Whether landmarks and targets are the ones of the product, not the user's.
    var hasStandardLandmarks: Bool
  }

  /// The files named one by one.
  var files: [SourceFile]
  var moreFiles: Int
  /// Of all files.
  var rows: Int
  var sets: Int
  /// Rows that are no sets, by reason, where they are many; empty otherwise.
  var leftOut: [CheckSection.LeftOut]
  /// Sets after the day that counts as today, which nothing is computed from.
  var later: Int
  /// Whether loads of a file without a unit were taken as kilograms, and do not look like pounds.
  var assumesKilograms: Bool
  /// Names taken as one exercise across files.
  var mergedNames: [MergedName]
  var moreMergedNames: Int
  /// Notes on the data, and of how many kinds they are.
  var issues: Int
  var issueKinds: Int
  /// Those of a short report, where the unit that was assumed has a line of its own.
  var briefIssues: Int
  /// The rule of all of these; nil where they are of several, and where there is none.
  var briefRule: IssueRule?
  /// The exercise of which these doubt a set, where it is one; nil otherwise.
  var briefExercise: String?
  var allFiles: [String]
  /// nil for a history without sessions.
  var method: Method?
  /// Parts of the report that its short form leaves out or cuts.
  var unshownParts: [ReportText.Part]

  /// The share of rows that are no sets from which one asks what they are.
  private static let muchLeftOut = 0.2
  /// Parts of which the short form shows the first lines.
  private static let cutParts: [ReportText.Part] = [.attention, .lifts]
  private static let mostFiles = 5
  private static let mostMergedNames = 5

  /// - Parameter hasBody: whether the report has a part about the body.
  init(log: TrainingLog, issues: [Issue], findings: HistoryFindings?, hasBody: Bool = false) {
    files = Array(log.files.prefix(DataNotes.mostFiles))
    moreFiles = log.files.count - files.count
    rows = log.files.reduce(0) { $0 + $1.rows }
    sets = log.files.reduce(0) { $0 + $1.sets }
    let isMuch = Double(rows - sets) >= DataNotes.muchLeftOut * Double(rows)
    leftOut = isMuch ? CheckSection.LeftOut.groups(log) : []
    later = findings.map { log.columns.count - $0.log.columns.count } ?? 0
    let assumesKilograms =
      log.files.contains { $0.unit == .assumedKilograms }
      && !issues.contains { $0.rule == .unitLooksLikePounds }
    self.assumesKilograms = assumesKilograms
    mergedNames = Array(log.mergedNames.prefix(DataNotes.mostMergedNames))
    moreMergedNames = log.mergedNames.count - mergedNames.count
    self.issues = issues.count
    issueKinds = issues.kinds
    let brief = assumesKilograms ? issues.filter { $0.rule != .unitAssumed } : issues
    briefIssues = brief.count
    briefRule = brief.kinds == 1 ? brief.first?.rule : nil
    let doubted = Set(brief.compactMap(\.doubt?.exercise))
    briefExercise = doubted.count == 1 ? doubted.first : nil
    allFiles = log.files.map(\.name)
    unshownParts = ReportText.Part.allCases.filter { part in
      (!part.isBrief && (part != .body || hasBody)) || DataNotes.cutParts.contains(part)
    }
    method = findings.map { findings in
      Method(
        options: findings.options,
        hasStandardLandmarks: findings.options.landmarks == VolumeLandmarks.standard)
    }
  }
}

/// Why a report has nothing to report on.
enum EmptyReport: Sendable, Hashable {
  case noWorkout(files: Int)
  /// The first workout is after the day that was asked for.
  case nothingYet(first: CivilDate)

  init(_ log: TrainingLog) {
    self =
      log.sessions.first.map { .nothingYet(first: $0.date) } ?? .noWorkout(files: log.files.count)
  }
}

extension Issue.Doubt {
  /// The exercise whose set is doubted; nil for other doubts.
  fileprivate var exercise: String? {
    switch self {
    case .load(_, let exercise), .repetitions(_, let exercise), .pace(_, _, let exercise),
      .set(_, _, _, let exercise):
      exercise
    case .sharedLoad, .name, .duration, .workout: nil
    }
  }
}

extension [Issue] {
  /// Different rules among the issues.
  var kinds: Int { Set(map(\.rule)).count }
}
