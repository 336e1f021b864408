internal import GymBoAnalysis
internal import GymBoCoach
internal import GymBoLog
internal import GymBoProgression

extension LedgerReport {
  /// The ledger as JSON, `gymbo.ledger/1`; `Schemas/ledger.schema.json` describes it.
  public func json() -> [UInt8] {
    JSONWriter.document { json in
      json.member("schema", "gymbo.ledger/1")
      json.input(of: log)
      json.member("asOf", findings?.asOf.description, orMissing: .noHistory)
      guard let ledger, let reminders else {
        json.member("ledger", missing: .noHistory)
        return
      }
      json.member("ledger") { json in
        json.member("since", ledger.since.description)
        json.member("all") { write(ledger.shares, to: &$0) }
        json.member("rules", each: ledger.byRule) { json, entry in
          json.object { json in
            json.member("rule", entry.rule.rawValue)
            write(entry.shares, to: &json)
          }
        }
        json.member("calibration", each: ledger.calibration) { json, bin in
          json.object(inline: true) { json in
            json.member("percent", bin.percent)
            json.member("said", bin.said)
            json.member("suggestions", bin.suggestions)
            json.member("done", bin.done)
          }
        }
        json.member("reminders", inline: true) { json in
          json.member("days", reminders.reminders)
          json.member("followed", reminders.followed)
          json.member("atAnotherTime", reminders.atAnotherTime)
          json.member("otherDays", reminders.otherDays)
          json.member("otherWorkouts", reminders.otherWorkouts)
        }
        json.member("suggestions", each: ledger.entries) { json, entry in
          json.object(inline: true) { write(entry, to: &$0) }
        }
      }
    }
  }

  private func write(_ shares: LedgerShares, to json: inout JSONWriter) {
    json.member("suggestions", shares.suggestions)
    json.member("increases", shares.increases)
    json.member("increasesLifted", shares.increasesLifted)
    json.member("increasesUp", shares.increasesUp)
    json.member("tried", shares.tried)
    json.member("done", shares.done)
    json.member("nearly", shares.nearly)
    json.member("tooEasy", shares.tooEasy)
  }

  private func write(_ entry: Ledger.Entry, to json: inout JSONWriter) {
    let suggestion = entry.suggestion
    json.member("exercise", log.exercises[suggestion.exercise].name)
    json.member("date", entry.date.description)
    json.member("next", entry.next.description)
    json.member("rule", suggestion.rule.rawValue)
    json.member("action", suggestion.action.rawValue)
    json.member("load_kg", suggestion.load?.kilograms ?? 0)
    if let repetitions = suggestion.repetitions {
      json.member("repetitions", repetitions)
    } else {
      json.member("repetitions", missing: .noRepetitionsAsked)
    }
    if let probability = suggestion.probability {
      json.member("probability", probability)
    } else {
      json.member("probability", missing: .notPredicted)
    }
    let columns = log.columns
    json.member("next_load_kg", columns.load[entry.row].map { Load(units: $0).kilograms } ?? 0)
    json.member("movement", entry.movement.rawValue)
    json.member("isLifted", entry.isLifted)
    json.member("outcome", entry.outcome?.rawValue, orMissing: .otherLoad)
  }
}
