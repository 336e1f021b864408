internal import GymBoLog
internal import GymBoProgram

extension PreviewReport {
  /// The pre-flight as JSON, `gymbo.preview/1`; `Schemas/preview.schema.json` describes it.
  public func json() -> [UInt8] {
    let words = Language.standard.words(unit: .kilogram, asOf: nil)
    return JSONWriter.document { json in
      json.member("schema", "gymbo.preview/1")
      json.optional("program", name, PlanReport.Absence.notGiven)
      json.member("weeks", each: preflight.weeks) { json, week in
        json.object { write(week, to: &$0) }
      }
      json.member("findings", each: preflight.findings) { json, finding in
        json.object(inline: true) { json in
          json.member("rule", finding.rule)
          json.member("sentence", words.finding(finding).statement)
        }
      }
    }
  }

  private func write(_ week: PreflightWeek, to json: inout JSONWriter) {
    json.member("cycle", week.cycle + 1)
    json.member("week", week.week + 1)
    json.member("isDeload", week.isDeload)
    json.member("sets", week.sets)
    json.member("repetitions", week.repetitions)
    json.member("tonnage_kg", week.tonnage)
    json.member("muscleSets") { json in
      for (muscle, sets) in week.muscleSets.sorted(by: { $0.key.index < $1.key.index }) {
        json.member(muscle.rawValue, sets)
      }
    }
    json.member("repetitionsByZone") { json in
      for zone in PreflightWeek.Zone.allCases {
        if let count = week.repetitionsByZone[zone] { json.member(zone.rawValue, count) }
      }
    }
    json.optional("meanBuffer_percent", week.meanBuffer, PlanReport.Absence.loadNotKnown)
    json.optional("leastReserve", week.leastReserve, PlanReport.Absence.loadNotKnown)
    json.member("inol") { json in
      for (lift, value) in week.inol.sorted(by: { $0.key < $1.key }) { json.member(lift, value) }
    }
    json.member("days", each: week.days) { json, day in
      json.object(inline: true) { json in
        json.member("name", day.name)
        json.member("minutes", day.minutes)
        json.member("exercises", day.exercises)
      }
    }
    json.member("belowMEV", each: week.belowMEV) { $0.string($1.rawValue) }
    json.member("aboveMRV", each: week.aboveMRV) { $0.string($1.rawValue) }
  }
}

extension PreflightFinding {
  /// The published name of the rule.
  var rule: String {
    switch self {
    case .beyondMaximum: "beyond_maximum"
    case .noReference: "no_reference"
    case .swallowedStep: "swallowed_step"
    case .largeStep: "large_step"
    case .neverProgresses: "never_progresses"
    case .scriptGivenUp: "script_given_up"
    case .noBodyWeight: "no_body_weight"
    case .unknownExercise: "unknown_exercise"
    case .misspelt: "misspelt"
    case .foreignMaximum: "foreign_maximum"
    case .belowMEV: "below_mev"
    case .aboveMRV: "above_mrv"
    case .rarely: "rarely"
    case .steepRise: "steep_rise"
    case .noDeload: "no_deload"
    case .raisingDeload: "raising_deload"
    case .manyExercises: "many_exercises"
    case .twiceInADay: "twice_in_a_day"
    case .longDay: "long_day"
    case .unbalanced: "unbalanced"
    case .missing: "missing"
    case .updateNotRun: "update_not_run"
    }
  }
}
