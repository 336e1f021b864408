internal import GymBoAnalysis
internal import GymBoLog

extension JSONWriter {
  /// The current records of a lift.
  mutating func records(of lift: LiftFinding, log: TrainingLog, findings: HistoryFindings) {
    let records = lift.records
    let context = RecordContext(lift: lift, log: log, findings: findings)
    member("records") { json in
      json.record("e1RM", records.estimate, .estimate, context)
      json.record("load", records.load, .load, context)
      json.record("repetitions", records.repetitions, .repetitions, context)
      json.record("setVolume", records.setVolume, .setVolume, context)
      json.record("sessionVolume", records.sessionVolume, .sessionVolume, context)
      json.record("duration", records.duration, .duration, context)
      json.record("assistance", records.assistance, .assistance, context)
      let counts = records.loadForRepetitions.indices.filter {
        records.loadForRepetitions[$0] != nil
      }
      json.member("loadForRepetitions", each: counts) { json, index in
        json.object { json in
          json.member("repetitions", index + 1)
          if let best = records.loadForRepetitions[index] {
            json.recordMembers(best, .loadFor(repetitions: index + 1), context)
          }
        }
      }
      json.member("doubtful", each: records.doubted) { json, doubted in
        json.object { json in
          json.member("kind", doubted.kind.name)
          json.recordMembers(doubted.best, doubted.kind, context)
        }
      }
    }
  }

  private mutating func record(
    _ name: String, _ best: PersonalBest?, _ kind: RecordKind, _ context: RecordContext
  ) {
    guard let best else {
      return member(name, missing: context.lift.reasonWithoutRecord(of: kind, log: context.log))
    }
    member(name) { $0.recordMembers(best, kind, context) }
  }

  private mutating func recordMembers(
    _ best: PersonalBest, _ kind: RecordKind, _ context: RecordContext
  ) {
    bestMembers(best, kind, context.log, context.findings.options)
    member("ageDays", context.findings.asOf.days(since: best.date))
    evidence(best, of: context.lift, context.log)
  }

  private mutating func bestMembers(
    _ best: PersonalBest, _ kind: RecordKind, _ log: TrainingLog, _ options: AnalysisOptions
  ) {
    member("value", best.value)
    member("unit", kind.unit)
    if kind == .estimate { member("method", options.formula.rawValue) }
    if let estimate = best.estimate(kind, of: log, options) {
      member("interval", estimate.interval)
      member("confidence", estimate.confidence.rawValue)
    }
    member("date", best.date.description)
    if let previous = best.previous {
      member("previous", previous)
    } else {
      member("previous", missing: .baseline)
    }
    member("suspect", best.isSuspect)
  }

  /// The set that set a record, or for a volume of a session its sets.
  private mutating func evidence(
    _ best: PersonalBest, of lift: LiftFinding, _ log: TrainingLog
  ) {
    if let row = best.row {
      key("set")
      set(row, of: log)
    } else {
      sets("sets", lift.session(best.session)?.rows ?? [], of: log)
    }
  }

  /// Records set in some sessions, those of one session together.
  mutating func recordsBySession(
    _ sessions: [SessionFinding], log: TrainingLog, findings: HistoryFindings
  ) {
    let withRecords = sessions.filter { !$0.records.isEmpty }
    let predictions = Predictions(of: findings.liftFindings.history)
    member("records", each: withRecords) { json, finding in
      json.object { json in
        json.sessionReference("session", finding.session, of: log)
        json.member("date", log.sessions[finding.session].date.description)
        json.recordEvents(finding.records, log: log, findings: findings, predictions)
      }
    }
  }

  mutating func recordEvents(
    _ events: [RecordEvent], log: TrainingLog, findings: HistoryFindings,
    _ predictions: Predictions
  ) {
    member("records", each: events) { json, event in
      json.object { json in
        json.member("exercise", log.exercises[event.exercise].name)
        json.member("kind", event.kind.name)
        json.bestMembers(event.best, event.kind, log, findings.options)
        if let previous = event.best.previous {
          json.member("change", event.best.value - previous)
        } else {
          json.member("change", missing: .baseline)
        }
        json.member("significant", event.isSignificant)
        let usualness = event.best.row.flatMap {
          predictions.usualness(ofSet: $0, on: event.best.date, in: log)
        }
        if let usualness {
          json.member("usualProbability", usualness.probability)
          json.member("usual", usualness.verdict.rawValue)
        } else {
          json.member("usualProbability", missing: .notPredicted)
        }
        if let lift = findings.lift(ofExercise: event.exercise) {
          json.evidence(event.best, of: lift, log)
        }
      }
    }
  }
}

private struct RecordContext {
  var lift: LiftFinding
  var log: TrainingLog
  var findings: HistoryFindings
}
