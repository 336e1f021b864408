internal import GymBoAnalysis
internal import GymBoLog
internal import GymBoProgression

/// Whether a deload is due, and why. What could not be evaluated is said, and never taken for a no.
struct DeloadAdvice: Sendable {
  enum Reason: Sendable, Hashable {
    case exempt(DeloadFinding.Exemption)
    /// A sign that is there.
    case sign(Sign)
    /// Signs that are not there: lifts that show them, of those compared.
    case fewFall(Int, of: Int)
    case fewDecline(Int, of: Int)
    case fewHarder(Int, of: Int)
    case weeksSinceRest(Int)
  }

  enum Sign: Sendable, Hashable {
    case falling(Lifts)
    case declining(Lifts)
    case harder(Lifts)
    case weeksWithout(Int)

    /// With at most this number of lifts named.
    func naming(most: Int) -> Sign {
      func few(_ lifts: Lifts) -> Lifts {
        Lifts(
          names: Array(lifts.names.prefix(most)),
          more: lifts.more + max(0, lifts.names.count - most))
      }
      return switch self {
      case .falling(let lifts): .falling(few(lifts))
      case .declining(let lifts): .declining(few(lifts))
      case .harder(let lifts): .harder(few(lifts))
      case .weeksWithout: self
      }
    }
  }

  /// The first of some lifts, and how many more there are.
  struct Lifts: Sendable, Hashable {
    var names: [String]
    var more: Int

    /// Whether there is more than one.
    var areSeveral: Bool { names.count + more > 1 }
  }

  var verdict: DeloadFinding.Verdict
  /// Why it is due, or why not; performance and effort before time.
  var reasons: [Reason]
  /// What could not be evaluated.
  var gaps: [DeloadTrigger.Gap]
  /// The last day for which the advice holds.
  var until: CivilDate
  /// Whether lifts without a load were trained lately, of which no load can be taken off.
  var hasBodyweightLifts: Bool

  /// Lifts named in a sentence.
  private static let mostNames = 3

  /// The advice with fewer names, for a short report.
  var brief: DeloadAdvice {
    var advice = self
    advice.reasons = reasons.map { reason in
      guard case .sign(let sign) = reason else { return reason }
      return .sign(sign.naming(most: 2))
    }
    return advice
  }

  init(_ finding: DeloadFinding, findings: HistoryFindings) {
    verdict = finding.verdict
    until = finding.until
    let answers = [finding.falling, finding.declining, finding.harder, finding.scheduled]
    gaps = finding.exemption == nil ? answers.compactMap(\.gap) : []
    if let exemption = finding.exemption {
      reasons = [.exempt(exemption)]
    } else {
      reasons = answers.compactMap { answer in
        switch answer {
        case .yes(let evidence): DeloadAdvice.yes(evidence, findings.log)
        case .no(let evidence): finding.verdict == .due ? nil : DeloadAdvice.no(evidence)
        case .notEvaluated: nil
        }
      }
    }
    hasBodyweightLifts = findings.lifts.contains { lift in
      guard let last = lift.sessions.last else { return false }
      return findings.asOf.days(since: last.date) <= DeloadTrigger.recentDays
        && last.semantics == .bodyweight
    }
  }

  private static func yes(_ evidence: DeloadTrigger.Evidence, _ log: TrainingLog) -> Reason {
    func lifts(_ exercises: [Int]) -> Lifts {
      Lifts(
        names: exercises.prefix(mostNames).map { log.exercises[$0].name },
        more: max(0, exercises.count - mostNames))
    }
    return switch evidence {
    case .weeksTrained(let weeks): .sign(.weeksWithout(weeks))
    case .falling(let exercises, _): .sign(.falling(lifts(exercises)))
    case .declining(let exercises, _): .sign(.declining(lifts(exercises)))
    case .harder(let exercises, _): .sign(.harder(lifts(exercises)))
    }
  }

  private static func no(_ evidence: DeloadTrigger.Evidence) -> Reason {
    switch evidence {
    case .weeksTrained(let weeks): .weeksSinceRest(weeks)
    case .falling(let lifts, let compared): .fewFall(lifts.count, of: compared)
    case .declining(let lifts, let known): .fewDecline(lifts.count, of: known)
    case .harder(let lifts, let compared): .fewHarder(lifts.count, of: compared)
    }
  }
}
