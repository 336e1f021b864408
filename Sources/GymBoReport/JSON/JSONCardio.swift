internal import GymBoAnalysis
internal import GymBoLog

extension JSONWriter {
  /// The cardio of the week against the week before, an exercise an entry.
  mutating func cardio(of findings: HistoryFindings?) {
    member("cardio", each: findings?.cardio ?? []) { json, finding in
      guard let log = findings?.log else { return }
      json.object { json in
        json.member("exercise", log.exercises[finding.exercise].name)
        json.member("sets", finding.current.sets)
        json.member("distance", finding.distance, unit: "m")
        json.member("time", finding.time, unit: "s")
        json.member("pace", finding.pacePerKilometre, unit: "s/km")
        json.best("longest", finding.longest, .noSets, of: log)
        json.best("fastest", finding.fastest, finding.pace.value.reason ?? .noSets, of: log)
      }
    }
  }

  private mutating func best(
    _ name: String, _ best: CardioFinding.Best?, _ reason: MissingReason, of log: TrainingLog
  ) {
    guard let best else { return member(name, missing: reason) }
    member(name) { json in
      json.member("record", best.isRecord)
      json.key("set")
      json.set(best.row, of: log)
    }
  }
}

extension CardioFinding {
  /// The pace in seconds a kilometre.
  var pacePerKilometre: Comparison {
    Comparison(value: pace.value.map { 1000 * $0 }, previous: pace.previous.map { 1000 * $0 })
  }
}
