internal import GymBoLog
internal import GymBoProgram
internal import GymBoProgression

extension PlanReport {
  /// The plan as JSON, `gymbo.plan/1`; `Schemas/plan.schema.json` describes it.
  public func json() -> [UInt8] {
    JSONWriter.document(writeMembers)
  }

  /// The members of the plan's object, in a document of its own or in a report.
  func writeMembers(_ json: inout JSONWriter) {
    json.member("schema", "gymbo.plan/1")
    json.member("asOf", plan.asOf.description)
    json.optional("program", plan.course.program.annotations.name, Absence.notGiven)
    json.optional("start", plan.course.start?.description, Absence.notBegun)
    json.member("isStartFound", plan.course.isStartFound)
    json.member("state", stateName)
    json.member("week", plan.week + 1)
    json.member("weeks", plan.course.program.weeks.count)
    json.member("cycle", plan.cycle + 1)
    json.member("workoutsBehind", plan.behind)
    if let next = plan.next {
      json.member("next") { write(next, to: &$0) }
    } else {
      json.member("next", missing: Absence.finished.rawValue)
    }
    json.member("days", each: plan.days) { json, day in
      json.object { write(day, to: &$0) }
    }
    json.member("adherence", writeAdherence)
    json.member("withoutReference", each: plan.withoutReference) { $0.string($1) }
    json.member("scriptsGivenUp", each: plan.course.state.failures) { $0.string($1) }
    let words = Language.standard.words(unit: .kilogram, asOf: plan.asOf)
    json.member("notices", each: PlanNotice.all(of: plan)) { json, notice in
      json.object(inline: true) { json in
        json.member("rule", notice.rule)
        json.member("exercises", each: notice.exercises) { $0.string($1) }
        json.member("sentence", words.notice(notice).statement)
      }
    }
  }

  /// Why a value of a plan is missing.
  enum Absence: String {
    case notGiven = "not_given"
    case notBegun = "not_begun"
    case finished
    case inTurn = "in_turn"
    case notWritten = "not_written"
    case nothingDue = "nothing_due"
    case nothingPaired = "nothing_paired"
    case tooFewSessions = "too_few_sessions"
    case loadNotKnown = "load_not_known"
  }

  private var stateName: String {
    switch plan.position {
    case nil: "not_begun"
    case .beginsIn: "begins"
    case .running: "running"
    case .finished: "finished"
    }
  }

  private func write(_ day: ProgramPlan.Day, to json: inout JSONWriter) {
    json.member("name", day.name)
    json.member("cycle", day.cycle + 1)
    json.member("week", day.prescription.place.week + 1)
    json.member("day", day.prescription.place.day + 1)
    json.optional("date", day.date?.description, Absence.inTurn)
    json.member("isDone", day.isDone)
    json.member("isDeload", day.prescription.isDeload)
    json.member("minutes", minutes(of: day))
    json.member("exercises", each: day.prescription.exercises) { json, exercise in
      json.object { json in
        json.member("exercise", exercise.lift)
        json.optional("label", exercise.exercise.label, Absence.notGiven)
        json.optional("superset", exercise.exercise.superset, Absence.notGiven)
        json.optional(
          "comment", plan.course.state.comment(of: exercise.exercise), Absence.notGiven)
        json.member("sets", each: exercise.sets) { json, set in
          json.object(inline: true) { write(set, of: exercise.lift, to: &$0) }
        }
        json.member("warmUp", each: plan.course.state.warmUp(for: exercise)) { json, set in
          json.object(inline: true) { json in
            json.optional("load_kg", set.load?.kilograms, Absence.loadNotKnown)
            json.member("repetitions", set.repetitions)
          }
        }
      }
    }
    json.member("jumps", each: day.jumps) { json, jump in
      json.object(inline: true) { json in
        json.member("exercise", jump.lift)
        json.member("load_kg", jump.load.kilograms)
        json.member("before_kg", jump.before.kilograms)
      }
    }
  }

  private func write(_ set: PrescribedSet, of lift: String, to json: inout JSONWriter) {
    json.member("repetitions", set.repetitions)
    if let fewest = set.fewest { json.member("low", fewest) }
    json.member("high", set.most)
    json.member("atLeast", set.isAtLeast)
    json.optional("load_kg", set.load?.kilograms, Absence.loadNotKnown)
    json.optional("rpe", set.rpe, Absence.notWritten)
    json.optional("rest_s", set.rest.map(Double.init), Absence.notWritten)
    if let seconds = set.seconds {
      json.member("seconds", seconds)
      json.member("runsOn", set.runsOn)
    }
    if let label = set.label { json.member("label", label) }
    if let loading = set.load.flatMap({ plan.course.state.barLoading(of: lift, $0) }) {
      json.plates(loading)
    }
    json.member("why", set.reason.machineText)
  }

  private func writeAdherence(_ json: inout JSONWriter) {
    let adherence = plan.adherence
    json.member("daysDue", adherence.daysDue)
    json.member("daysDone", adherence.daysDone)
    json.member("setsDue", adherence.setsDue)
    json.member("setsPlanned", adherence.setsPlanned)
    json.member("setsDone", adherence.setsDone)
    json.member("setsMet", adherence.setsMet)
    json.optional("fulfilment_percent", adherence.fulfilment, Absence.nothingDue)
    json.optional("attendance_percent", adherence.attendance, Absence.nothingDue)
    json.optional("setCompliance_percent", adherence.setCompliance, Absence.nothingPaired)
    json.optional(
      "repetitionCompliance_percent", adherence.repetitionCompliance, Absence.nothingPaired)
    json.optional("loadDeviation_percent", adherence.loadDeviation, Absence.nothingPaired)
    json.member("loadSets", adherence.loadSets)
    json.optional("rpeDeviation", adherence.rpeDeviation, Absence.nothingPaired)
    json.member("rpeSets", adherence.rpeSets)
    json.optional("drift_percent_per_week", adherence.drift, Absence.tooFewSessions)
    json.member("missed", each: adherence.missed) { $0.string($1.description) }
    json.member("sessionsOutside", plan.course.extra)
  }
}

extension JSONWriter {
  /// A text, or why it is missing.
  mutating func optional<Reason: RawRepresentable>(
    _ name: String, _ text: String?, _ reason: Reason
  ) where Reason.RawValue == String {
    if let text { member(name, text) } else { member(name, missing: reason.rawValue) }
  }

  /// A number, or why it is missing.
  mutating func optional<Reason: RawRepresentable>(
    _ name: String, _ number: Double?, _ reason: Reason
  ) where Reason.RawValue == String {
    if let number { member(name, number) } else { member(name, missing: reason.rawValue) }
  }
}

extension LoadReason {
  /// Source, base, factor, in words of machine formats: `percent=75,of_kg=140,base_kg=105,factor=1.03`.
  var machineText: String {
    var parts: [String] = []
    func number(_ value: Double) -> String { MachineNumber.text(value) ?? "" }
    switch source {
    case .text: parts.append("source=text")
    case .percent(let percent, let reference):
      parts.append("source=percent,percent=\(number(percent))")
      parts.append("of_kg=\(number(reference.load.load.kilograms))")
    case .chart(let rpe): parts.append("source=rpe_chart,rpe=\(number(rpe))")
    case .suggestion: parts.append("source=suggestion")
    case .lastInProgram(let day), .lastLoad(let day): parts.append("source=last_load,date=\(day)")
    case .estimate(let maximum):
      parts.append("source=estimate,of_kg=\(number(maximum.kilograms))")
    case .unknown: parts.append("source=none")
    }
    if let base { parts.append("base_kg=\(number(base.load.kilograms))") }
    parts.append("factor=\(number(factor))")
    return parts.joined(separator: ",")
  }
}
