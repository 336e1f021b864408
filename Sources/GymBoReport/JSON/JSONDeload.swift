internal import GymBoAnalysis
internal import GymBoLog
internal import GymBoProgression

extension JSONWriter {
  /// Whether a deload is due, with the answer of each trigger or why it has none.
  mutating func deload(_ finding: DeloadFinding?, log: TrainingLog) {
    guard let finding else { return member("deload", missing: .noHistory) }
    member("deload") { json in
      json.member("verdict", finding.verdict.rawValue)
      if finding.verdict == .due { json.member("until", finding.until.description) }
      if let exemption = finding.exemption { json.exemption(exemption) }
      json.trigger("scheduled", finding.scheduled, log: log)
      json.trigger("falling", finding.falling, log: log)
      json.trigger("declining", finding.declining, log: log)
      json.trigger("harder", finding.harder, log: log)
    }
  }

  /// Why none is due, however the signs are.
  private mutating func exemption(_ exemption: DeloadFinding.Exemption) {
    member("exempt", inline: true) { json in
      switch exemption {
      case .resting(let days):
        json.member("reason", "resting")
        json.member("days", days)
      case .rested(let day, let days):
        json.member("reason", "rested")
        json.member("until", day.description)
        json.member("days", days)
      case .afterDeload(let day):
        json.member("reason", "after_deload")
        json.member("until", day.description)
      case .lightDays(let day):
        json.member("reason", "light_days")
        json.member("until", day.description)
      case .inDeload(let day):
        json.member("reason", "in_deload")
        json.member("since", day.description)
      case .noLoadedLift: json.member("reason", "no_loaded_lift")
      case .newHistory(let days):
        json.member("reason", "new_history")
        json.member("days", days)
      }
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
    case .weeksTrained(let weeks): member("weeks", weeks)
    case .falling(let lifts, let compared):
      member("exercises", each: lifts) { $0.string(log.exercises[$1].name) }
      member("compared", compared)
    case .declining(let lifts, let known):
      member("exercises", each: lifts) { $0.string(log.exercises[$1].name) }
      member("known", known)
    case .harder(let lifts, let compared):
      member("exercises", each: lifts) { $0.string(log.exercises[$1].name) }
      member("compared", compared)
    }
  }
}
