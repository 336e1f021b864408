internal import GymBoAnalysis
internal import GymBoLog
internal import GymBoProgression

extension JSONWriter {
  /// One exercise of the history: what it is, what was done, its records, trend, and what to lift next.
  mutating func lift(
    _ lift: LiftFinding, suggestion: Suggestion?, log: TrainingLog, findings: HistoryFindings
  ) {
    object { json in
      let exercise = log.exercises[lift.exercise]
      json.member("name", exercise.name)
      json.member("resolution", exercise.resolution.name)
      json.facts(exercise.facts)
      json.member("sessions", lift.sessions.count)
      json.member("workingSets", lift.done.workingSets)
      json.member("hardSets", lift.done.hardSets)
      json.member("volume", lift.done.volume, unit: "kg")
      json.coverage(lift.done.loadedSets, of: lift.done.workingSets)
      json.records(of: lift, log: log, findings: findings)
      if let row = lift.done.lastUsedRow {
        json.key("lastUsed")
        json.set(row, of: log)
      } else {
        json.member("lastUsed", missing: .noSets)
      }
      json.trend(lift.trend, options: findings.options)
      json.series(lift.series)
      json.repetitionBands("repetitionBands", lift.done.repetitionBands)
      json.weekComparison(lift.weekComparison, log: log, traits: findings.traits)
      if let suggestion {
        json.key("suggestion")
        json.suggestion(suggestion, log: log)
      } else {
        json.member("suggestion", missing: lift.reasonWithoutSuggestion(in: findings))
      }
    }
  }

  private mutating func facts(_ facts: ExerciseFacts?) {
    guard let facts else { return member("facts", missing: .unassigned) }
    member("facts") { json in
      json.member("name", facts.name)
      json.member("direct", each: facts.direct, inline: true) { $0.string($1.rawValue) }
      json.member("indirect", each: facts.indirect, inline: true) { $0.string($1.rawValue) }
      json.member("movement", facts.movement.rawValue)
      json.member("mechanics", facts.mechanics.rawValue)
      json.member("region", facts.region.rawValue)
      json.member("implement", facts.implement.rawValue)
      json.member("loading", facts.loading.rawValue)
      json.member("modality", facts.modality.rawValue)
    }
  }

  /// The lift's last session of the week against the one before it.
  private mutating func weekComparison(
    _ comparison: LiftComparison?, log: TrainingLog, traits: SetTraits
  ) {
    guard let comparison else { return member("week", missing: .notInWeek) }
    member("week") { json in
      json.member("verdict", comparison.verdict.rawValue)
      json.key("current")
      json.exerciseSession(comparison.current, standing: comparison.currentRow, log: log, traits)
      if let previous = comparison.previous {
        json.key("previous")
        json.exerciseSession(previous, standing: comparison.previousRow, log: log, traits)
      } else {
        json.member("previous", missing: .firstTime)
      }
    }
  }

  /// One exercise in one session.
  /// - Parameter standing: the set that represents the session.
  mutating func exerciseSession(
    _ session: ExerciseSession, standing: Int?, log: TrainingLog, _ traits: SetTraits
  ) {
    object { json in
      json.member("date", session.date.description)
      json.sessionReference("session", session.session, of: log)
      if let standing {
        json.key("set")
        json.set(standing, of: log)
      } else {
        json.member("set", missing: .noSets)
      }
      json.member("workingSets", session.rows.count)
      json.member("volume", session.volume(traits), unit: "kg")
      json.runs(of: session.rows, in: log)
    }
  }
}

extension ExerciseSession {
  /// Volume in kilograms; missing where no set had a load.
  func volume(_ traits: SetTraits) -> Finding<Double> {
    if rows.contains(where: { traits.hasTonnage[$0] }) { return .known(tonnage.kilograms) }
    return .missing(rows.isEmpty ? .noSets : .noLoad)
  }
}
