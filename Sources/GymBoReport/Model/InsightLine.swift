internal import GymBoAnalysis
internal import GymBoCoach
internal import GymBoLog
internal import GymBoProgression

/// An insight with what is needed to word it.
struct InsightLine: Sendable {
  let insight: Insight
  private let names: [String]
  private let findings: HistoryFindings
  let files: [String]

  init(_ insight: Insight, _ findings: HistoryFindings) {
    self.insight = insight
    self.findings = findings
    names = findings.log.exercises.map(\.name)
    files = findings.log.files.map(\.name)
  }

  /// Lifts that a sentence names.
  private static let mostNames = 3

  func name(_ exercise: Int) -> String { names[exercise] }

  /// The first of some lifts, and how many more there are.
  func few(_ exercises: [Int]) -> (names: [String], more: Int) {
    let named = exercises.prefix(InsightLine.mostNames).map(name)
    return (named, exercises.count - named.count)
  }

  /// A set of the log.
  func set(_ row: Int) -> SetWork { SetWork(row: row, of: findings.log) }

  func advice(_ deload: DeloadFinding) -> DeloadAdvice {
    DeloadAdvice(deload, findings: findings).brief
  }
}

/// The insights of a report's day.
struct InsightSection: Sendable {
  /// All, the one with the highest score first.
  let all: [InsightLine]
  /// Those that a short report and the page tell.
  let first: [InsightLine]
  /// Those that are told where there is room for all.
  let told: [InsightLine]

  /// Those of which the short report says nothing elsewhere.
  var besides: [InsightLine] { told.filter { !$0.insight.type.isInShortReport } }
}

extension InsightType {
  /// Whether another part of the short report says the same: its headline, bests, attention, next workout or muscles.
  fileprivate var isInShortReport: Bool {
    switch self {
    case .suspectData, .regressing, .deloadDue, .planFulfilment, .plateau, .progressing, .records,
      .overload, .muscleLow, .muscleHigh, .setBalance, .strengthRatio, .weeklyGoal:
      true
    default: false
    }
  }
}

extension WeeklyReport {
  /// What is worth telling of the day; nil without a session.
  func insights(_ depth: InsightDepth) -> InsightSection? {
    guard let findings, let deload else { return nil }
    let list = InsightList(
      of: findings, suggestions: suggestions, deload: deload, plan: plan?.plan, depth: depth)
    func lines(_ insights: [Insight]) -> [InsightLine] {
      insights.map { InsightLine($0, findings) }
    }
    return InsightSection(
      all: lines(list.all), first: lines(list.told()), told: lines(list.told(most: nil)))
  }
}
