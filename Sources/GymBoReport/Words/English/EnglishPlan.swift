internal import GymBoLog
internal import GymBoProgram

extension English {
  func planTitle(_ name: String?) -> Sentence { name.map { "\(name: $0)" } ?? "Program" }

  func standing(_ standing: PlanStanding) -> Sentence {
    switch standing.position {
    case nil:
      guard let like = standing.resemblance else {
        return "Not begun: no session of the last 84 days is like one of its days."
      }
      return "Not begun: sessions since \(near(like.first)) are like its days, and did "
        + "\(like.setsNear) of \(like.setsDue) sets about as it asks. If they were this program, "
        + "write /// @start \(name: like.first.description) at its top."
    case .beginsIn(let days): return "Begins in \(count(days, "day"))."
    case .finished: return "Finished; this is its last week."
    case .running: break
    }
    var parts: [Sentence] = ["Week \(standing.week) of \(standing.weeks)"]
    if let cycles = standing.cycles, cycles > 1 {
      parts.append("round \(standing.cycle) of \(cycles)")
    } else if standing.cycles == nil, standing.cycle > 1 {
      parts.append("round \(standing.cycle)")
    }
    if let phase = standing.phase { parts.append("\(name: phase)") }
    if standing.isDeload { parts.append("deload") }
    if let start = standing.start { parts.append("begun on \(near(start))") }
    if standing.behind > 0 { parts.append("\(count(standing.behind, "workout")) behind") }
    return "\(parts.joined(separator: ", "))."
  }

  func nextWorkout(_ day: ProgramPlan.Day) -> Sentence {
    guard let date = day.date else { return "Next: \(name: day.name)" }
    return "\(date == asOf ? "Today" : "Next"): \(name: day.name), \(dates.name(date.weekday)) "
      + "\(near(date))"
  }

  func planned(minutes: Double) -> Sentence { "About \(numbers.duration(60 * minutes))." }

  func work(_ run: PlannedRun) -> Sentence {
    let set = run.set
    var amount = set.repetitionText
    if let seconds = set.seconds, seconds > 0 {
      let time = numbers.clock(Double(seconds)) + (set.runsOn ? "+" : "")
      amount = set.isByTimeAlone ? time : "\(amount) in \(time)"
    }
    let load = set.load.map { $0 > .zero ? self.load($0) + " × " : "" } ?? ""
    let effort = set.rpe.map { " at RPE \(numbers.short($0, decimals: 1))" } ?? ""
    let label = set.label.map { " (\(name: $0))" as Sentence } ?? ""
    return "\(run.sets) × \(load)\(amount)\(effort)\(label)"
  }

  func superset(_ title: String, _ lifts: [String]) -> Sentence {
    "Superset \(name: title): \(lifts.map { "\(name: $0)" as Sentence }.joined(separator: ", "))"
  }

  func rest(_ seconds: Int) -> Sentence { "rest \(numbers.clock(Double(seconds)))" }

  func source(of reason: LoadReason, rpe: Double?) -> Sentence {
    var parts: [String] = []
    switch reason.source {
    case .text: break
    case .percent(let percent, let reference):
      parts.append("\(numbers.percent(percent, shortTo: 2)) of \(load(reference.load.load))")
    case .chart(let rpe): parts.append("for RPE \(numbers.short(rpe, decimals: 1)) by the chart")
    case .suggestion: parts.append("as suggested")
    case .lastInProgram(let day), .lastLoad(let day): parts.append("as on \(near(day))")
    case .estimate(let maximum): parts.append("starting load, e1RM \(load(maximum))")
    case .unknown:
      parts.append(
        "choose a load for RPE \(numbers.short(rpe ?? 7, decimals: 1)) "
          + "(\(numbers.short(10 - (rpe ?? 7), decimals: 1)) reps left)")
    }
    if reason.factor != 1, reason.source != .unknown {
      parts.append("× \(numbers.short(reason.factor, decimals: 3))")
    }
    return Sentence(parts.joined(separator: ", "))
  }

  func planWeekTitle(_ standing: PlanStanding) -> Sentence {
    "Week \(standing.week) of \(standing.weeks)"
  }

  func state(of day: ProgramPlan.Day, _ state: PlannedDayState) -> Sentence {
    let date = day.date.map { "\(dates.name($0.weekday)) \(near($0))" }
    return switch state {
    case .done: "done"
    case .next: Sentence(["next", date].compactMap(\.self).joined(separator: ", "))
    case .missed: "missed, \(date ?? "")"
    case .toCome: Sentence(date ?? "to come")
    }
  }

  var plannedColumns: [Sentence] { ["Lift", "Do", "", "Load", "Warm-up"] }

  var plannedDayColumns: [Sentence] { ["Day", "", "Lifts"] }

  func done(_ workout: PlannedWorkoutDone) -> Sentence {
    "\(day(of: workout)): \(setsDone(of: workout))"
  }

  func day(of workout: PlannedWorkoutDone) -> Sentence {
    "\(name: workout.name), \(dates.name(workout.date.weekday)) \(near(workout.date))"
  }

  func setsDone(of workout: PlannedWorkoutDone) -> Sentence {
    "\(workout.setsDone) of \(count(workout.setsPlanned, "set"))"
  }

  var planKey: Sentence { "Bar: sets that were done. Shaded: sets that were planned." }

  var planAgainstDoneColumns: [Sentence] { ["Lift", "Plan", "Done"] }

  func done(_ run: DoneRun) -> Sentence {
    guard let set = run.set else { return "\(count(run.sets, "set")) not done" }
    let load = set.load.map { $0 > .zero ? self.load($0) + " × " : "" } ?? ""
    let effort = set.rpe.map { " at RPE \(numbers.short($0, decimals: 1))" } ?? ""
    return "\(run.sets) × \(load)\(amount(set))\(effort)"
  }

  /// Repetitions, or the time of a set by time.
  private func amount(_ set: DoneSet) -> String {
    set.seconds.map { numbers.clock(Double($0)) } ?? "\(set.repetitions)"
  }

  private func named(_ workouts: [String]) -> Sentence {
    workouts.map { "\(name: $0)" as Sentence }.joined(separator: ", ")
  }

  var adherenceTitle: Sentence { "How the plan was kept" }

  func adherence(_ line: AdherenceLine) -> Sentence {
    switch line {
    case .nothingDue: "Nothing was due yet."
    case .nothingDone: "No workout of it was done yet."
    case .fulfilment(let percent, let done, let due):
      "\(numbers.percent(percent)) of the planned sets: \(numbers.whole(done)) of \(numbers.whole(due))."
    case .attendance(let done, let due, let passedOver, let behind):
      "Workouts: \(done) of \(due)" + (passedOver.isEmpty ? "." : ", without \(named(passedOver)).")
        + (behind > 0 ? " At the program's pace \(behind) more would be due." : "")
    case .repetitions(let percent):
      "\(numbers.percent(percent, decimals: 1)) of the repetitions of the workouts done."
    case .setsMet(let met, let sets):
      "\(met) of the \(count(sets, "set")) of the workouts done had all repetitions and load."
    case .loads(let percent, let sets):
      "Loads: \(numbers.percentChange(percent)) against the plan, in \(count(sets, "set"))."
    case .effort(let points, let sets):
      "RPE: \(numbers.signedFixed(points, decimals: 1)) against the plan, in \(count(sets, "set"))."
    case .drift(let percent):
      "Loads move away from the plan by \(numbers.percentChange(percent)) a week."
    case .missed(let days, let more):
      "Missed: \(days.map(near).joined(separator: ", "))"
        + (more > 0 ? ", and \(more) before." : ".")
    case .oftenMissed(let days):
      "Most often missed: \(days.map(dates.name).joined(separator: ", "))."
    case .swapped(let sets, let exercises):
      "\(count(sets, "set")) of similar exercises: "
        + list(exercises.map { "\(name: $0.done) in place of \(name: $0.planned)" }) + "."
    case .extra(let sessions): "Besides: \(count(sessions, "session")) outside of the program."
    }
  }

  private func list(_ names: [String]) -> Sentence {
    list(names.map { "\(name: $0.catalogueSpelling)" })
  }

  private func list(_ parts: [Sentence]) -> Sentence {
    let shown = Array(parts.prefix(PlanNotice.mostNames))
    let more = parts.count - shown.count
    return shown.joined(separator: ", ") + (more > 0 ? " and \(more) more" : "")
  }

  private func work(_ other: OtherSuggestion) -> Sentence {
    "\(name: other.lift.catalogueSpelling) \(load(other.load)) × \(other.repetitions)"
  }

  /// Names that are not what was meant, and loads that are not what would be suggested.
  private func notMeant(_ notice: PlanNotice) -> Sentence {
    switch notice {
    case .misspelt(let unknown):
      "Line \(unknown.place.line), column \(unknown.place.column): "
        + "\(name: unknown.name.catalogueSpelling) is not in the catalogue; did you mean "
        + unknown.nearest.map { "\(name: $0)" as Sentence }.joined(separator: " or ") + "?"
    case .foreignMaximum(let maximum):
      "The program has no \(name: maximum.lift), so its maximum is used for nothing"
        + (maximum.nearest.map { "; did you mean \(name: $0.catalogueSpelling)?" } ?? ".")
    case .notLowered(let others, let days):
      "After \(count(days, "day")) off the program lowers no load. Without it gymbo would suggest to "
        + "begin with \(list(others.map(work))), and go up from there."
    case .suggestedOtherwise(let others):
      "The program decides. Without it gymbo would suggest: \(list(others.map(work)))."
    default: ""
    }
  }

  func notice(_ notice: PlanNotice) -> Sentence {
    switch notice {
    case .misspelt, .foreignMaximum, .notLowered, .suggestedOtherwise: notMeant(notice)
    case .jump(let jump):
      "\(name: jump.lift): \(load(jump.load)) is over 10 % more than anything of the last 42 days "
        + "(\(load(jump.before)))."
    case .roundedFar(let lift, let wanted, let load):
      "\(name: lift): the program asks for \(self.load(wanted)); the nearest load you have is "
        + "\(self.load(load))."
    case .lowered(let lift, let load, let before, let day):
      "\(name: lift): \(self.load(load)) and not \(self.load(before)) as on \(near(day)): the program "
        + "takes load off after sets that were not done as planned."
    case .withoutReference(let lifts):
      "No maximum is known that percentages are of: \(list(lifts)). Write it into the program."
    case .estimatedReference(let lift, let load, let hasBegun):
      "Percentages of \(name: lift) are of \(self.load(load)), the best e1RM of the "
        + (hasBegun ? "42 days before the start." : "last 42 days.")
    case .scriptGivenUp(let exercises):
      "A script took too many steps and changed nothing: \(list(exercises))."
    case .noBodyWeight(let exercises):
      "A script asks for your weight and changes nothing without it: \(list(exercises)). Say it: "
        + "\(remedy: .sayBodyWeight)"
    case .noLoad(let exercises):
      "A script would have left no load on the bar, so the loads stay as they were: "
        + "\(list(exercises))."
    case .unknownExercises(let names): "Not in the catalogue, so without muscles: \(list(names))."
    case .updateNotRun(let names):
      "Scripts that run during a workout were checked and not run: \(list(names))."
    case .startFound(let day, let sets, let due):
      "The program has no start; it is taken to have begun on \(near(day)), since when \(sets) of "
        + "\(due) sets were done about as it asks. If that is wrong, write /// @start with the day "
        + "at its top."
    case .beforeStart(let sessions, let start):
      "Before the start on \(near(start)) there \(sessions == 1 ? "is" : "are") "
        + "\(count(sessions, "session")) like its days; "
        + "\(sessions == 1 ? "it is" : "they are") not counted."
    }
  }
}
