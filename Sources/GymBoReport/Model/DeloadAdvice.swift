internal import GymBoAnalysis
internal import GymBoLog
internal import GymBoProgression

/// Whether a deload is due, and why. What could not be evaluated is said, and never taken for a no.
struct DeloadAdvice: Sendable {
  enum Reason: Sendable, Hashable {
    case resting(days: Int)
    case weeksWithout(Int)
    case declining(Lifts)
    case harder(Lifts)
    case weeksSinceBreak(Int)
    case noneDeclines(of: Int)
    case noneHarder(of: Int)
  }

  /// The first of some lifts, and how many more there are.
  struct Lifts: Sendable, Hashable {
    var names: [String]
    var more: Int
  }

  var verdict: DeloadFinding.Verdict
  /// Why it is due, or why not; each reason once.
  var reasons: [Reason]
  /// What could not be evaluated.
  var gaps: [DeloadTrigger.Gap]

  /// Lifts named in a sentence.
  private static let mostNames = 3

  init(_ finding: DeloadFinding, log: TrainingLog) {
    verdict = finding.verdict
    let answers = [finding.scheduled, finding.declining, finding.harder]
    gaps = answers.compactMap { if case .notEvaluated(let gap) = $0 { gap } else { nil } }
    let isDue = finding.verdict == .due
    let found = answers.compactMap { answer -> Reason? in
      switch answer {
      case .yes(let evidence): isDue ? DeloadAdvice.yes(evidence, log) : nil
      case .no(let evidence): isDue ? nil : DeloadAdvice.no(evidence)
      case .notEvaluated: nil
      }
    }
    // A rest answers all three alike.
    reasons = found.indices.filter { isDue || !found[..<$0].contains(found[$0]) }
      .map { found[$0] }
  }

  private static func yes(_ evidence: DeloadTrigger.Evidence, _ log: TrainingLog) -> Reason {
    func lifts(_ exercises: [Int]) -> Lifts {
      Lifts(
        names: exercises.prefix(mostNames).map { log.exercises[$0].name },
        more: max(0, exercises.count - mostNames))
    }
    return switch evidence {
    case .resting(let days): .resting(days: days)
    case .weeksTrained(let weeks): .weeksWithout(weeks)
    case .declining(let exercises, _): .declining(lifts(exercises))
    case .harder(let exercises, _): .harder(lifts(exercises))
    }
  }

  private static func no(_ evidence: DeloadTrigger.Evidence) -> Reason {
    switch evidence {
    case .resting(let days): .resting(days: days)
    case .weeksTrained(let weeks): .weeksSinceBreak(weeks)
    case .declining(_, let known): .noneDeclines(of: known)
    case .harder(_, let compared): .noneHarder(of: compared)
    }
  }
}
