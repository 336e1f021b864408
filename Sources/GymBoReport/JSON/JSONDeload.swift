internal import GymBoAnalysis
internal import GymBoLog
internal import GymBoProgression

extension JSONWriter {
  /// Whether a deload is due, with the answer of each trigger or why it has none.
  mutating func deload(_ finding: DeloadFinding?, log: TrainingLog) {
    guard let finding else { return member("deload", missing: .noHistory) }
    member("deload") { json in
      json.member("verdict", finding.verdict.rawValue)
      json.trigger("scheduled", finding.scheduled, log: log)
      json.trigger("declining", finding.declining, log: log)
      json.trigger("harder", finding.harder, log: log)
    }
  }

  private mutating func trigger(
    _ name: String, _ answer: DeloadTrigger.Answer, log: TrainingLog
  ) {
    member(name, inline: true) { json in
      switch answer {
      case .yes(let evidence):
        json.member("answer", "yes")
        json.evidence(evidence, log: log)
      case .no(let evidence):
        json.member("answer", "no")
        json.evidence(evidence, log: log)
      case .notEvaluated(let gap):
        json.member("answer", "not_evaluated")
        json.gap(gap)
      }
    }
  }

  private mutating func evidence(_ evidence: DeloadTrigger.Evidence, log: TrainingLog) {
    switch evidence {
    case .resting(let days): member("daysWithoutSession", days)
    case .weeksTrained(let weeks): member("weeks", weeks)
    case .declining(let lifts, let known):
      member("exercises", each: lifts) { $0.string(log.exercises[$1].name) }
      member("known", known)
    case .harder(let lifts, let compared):
      member("exercises", each: lifts) { $0.string(log.exercises[$1].name) }
      member("compared", compared)
    }
  }
}
