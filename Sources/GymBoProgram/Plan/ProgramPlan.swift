package import GymBoAnalysis
package import GymBoLog
package import GymBoProgression

/// What a program says for a day: the next workout, the week, and how the plan was kept.
package struct ProgramPlan: Sendable {
  /// A day of the week, planned or done.
  package struct Day: Sendable {
    package let prescription: Prescription
    package let name: String
    /// nil for days in turn.
    package let date: CivilDate?
    /// From 0.
    package let cycle: Int
    package let isDone: Bool
    /// Loads far above all of the last weeks.
    package let jumps: [Jump]
  }

  /// A load more than 10 % above everything of the last 42 days.
  package struct Jump: Sendable, Hashable {
    package let lift: String
    package let load: Load
    package let before: Load
  }

  package let course: ProgramCourse
  package let asOf: CivilDate
  /// nil for a program that has not begun.
  package let position: ProgramCalendar.Position?
  /// Of the next day in turn, or of the calendar.
  package let week: Int
  package let cycle: Int
  /// The next workout; nil after the last one.
  package let next: Day?
  package let days: [Day]
  /// Of days in turn the next ones, at most a cycle and at most a week's days; empty by calendar. Their loads are of now.
  package let inTurn: [Day]
  /// Workouts behind the program's pace; only for days in turn.
  package let behind: Int
  package let adherence: Adherence
  /// Sets with a percentage whose lift has no reference load.
  package let withoutReference: [String]
  /// What would be suggested without the program for the lifts of the next workout, where that is another load.
  package let others: [OtherSuggestion]
  /// Names that are probably misspelt.
  package let unknownNames: [UnknownName]
  /// The unit in which people read loads.
  package let unit: LoadUnit

  /// - Parameters:
  ///   - findings: nil without a history.
  ///   - asOf: today.
  package init(
    _ beginning: ProgramState, start: CivilDate?, findings: LiftFindings?,
    options: SuggestionOptions, asOf: CivilDate, unit: LoadUnit
  ) {
    let course = ProgramCourse(beginning, start: start, in: findings?.history, asOf: asOf)
    self.course = course
    self.asOf = asOf
    self.unit = unit
    adherence = course.adherence
    let calendar = course.calendar
    position = calendar?.position(on: asOf)
    let spot = ProgramPlan.spot(course, asOf)
    (week, cycle) = (spot.week, spot.cycle)
    let finder = findings.map {
      OpenLoadFinder($0, options, for: course.state, after: course.workouts)
    }
    let recent = ProgramPlan.recentLoads(findings, asOf)
    let day = { (place: DayPlace, cycle: Int) -> Day in
      let prescription = course.state.prescription(
        on: place, open: finder.map { finder in { finder.load(of: $0, lift: $1, $2) } })
      return Day(
        prescription: prescription, name: course.program[place].name,
        date: calendar?.date(of: place, cycle: cycle), cycle: cycle,
        isDone: course.isDone(place, cycle: cycle),
        jumps: ProgramPlan.jumps(prescription, recent, course.state))
    }
    let places = course.program.trainingDays.filter { $0.week == spot.week }
    days = places.map { day($0, spot.cycle) }.enumerated()
      .sorted { ($0.element.date ?? asOf, $0.offset) < ($1.element.date ?? asOf, $1.offset) }
      .map(\.element)
    next = spot.next.map { day($0.place, $0.cycle) }
    inTurn = course.inTurn.map { day($0.place, $0.cycle) }
    let isRunning = if case .running? = position { true } else { false }
    behind =
      course.program.isByCalendar || !isRunning || course.isStartFound
      ? 0 : max(0, (calendar?.expectedWorkouts(by: asOf) ?? 0) - course.position)
    others = next.flatMap { next in finder.map { $0.others(than: next.prescription) } } ?? []
    withoutReference = ProgramPlan.withoutReference(course.state)
    unknownNames = UnknownName.all(
      in: course.program, own: findings?.history.log.exercises.map(\.name) ?? [])
  }

  /// Where the program is: week and cycle to show, and the next day.
  private struct Spot {
    var week: Int
    var cycle: Int
    var next: (place: DayPlace, cycle: Int)?
  }

  private static func spot(_ course: ProgramCourse, _ asOf: CivilDate) -> Spot {
    let days = course.program.trainingDays
    let last = course.program.weeks.count - 1
    guard let calendar = course.calendar, course.program.isByCalendar else {
      let cycles = course.calendar?.cycles
      guard !days.isEmpty, course.position < cycles.map({ $0 * days.count }) ?? Int.max else {
        return Spot(week: last, cycle: max(0, (cycles ?? 1) - 1), next: nil)
      }
      let place = days[course.position % days.count]
      let cycle = course.position / days.count
      return Spot(week: place.week, cycle: cycle, next: (place, cycle))
    }
    let weeks = 7 * course.program.weeks.count
    let first = max(asOf, calendar.start)
    let next = calendar.planned(through: first.advanced(by: weeks + 7)).first {
      $0.date >= asOf && !course.isDone($0.place, cycle: $0.cycle)
    }
    let coming = next.map { (place: $0.place, cycle: $0.cycle) }
    switch calendar.position(on: asOf) {
    case .beginsIn: return Spot(week: 0, cycle: 0, next: coming)
    case .running(let cycle, let week): return Spot(week: week, cycle: cycle, next: coming)
    case .finished: return Spot(week: last, cycle: max(0, (calendar.cycles ?? 1) - 1), next: nil)
    }
  }

  // MARK: Notices

  /// The heaviest load of each lift in the last 42 days.
  private static func recentLoads(_ findings: LiftFindings?, _ asOf: CivilDate) -> [String: Load] {
    guard let findings else { return [:] }
    let log = findings.history.log
    let identities = log.liftIdentities
    var loads: [String: Load] = [:]
    for lift in findings.lifts {
      for session in lift.sessions.reversed() {
        guard asOf.days(since: session.date) <= AnalysisOptions.activeDays else { break }
        guard let row = session.topRow, let units = log.columns.load[row] else { continue }
        let identity = identities[lift.exercise]
        loads[identity] = max(loads[identity] ?? .zero, Load(units: units))
      }
    }
    return loads
  }

  private static func jumps(
    _ prescription: Prescription, _ recent: [String: Load], _ state: ProgramState
  ) -> [Jump] {
    prescription.exercises.compactMap { exercise in
      guard let load = exercise.sets.compactMap(\.load).max(),
        let before = recent[state.identity(of: exercise.lift)],
        load.isClearlyAbove(LargestChange.highest(after: before))
      else { return nil }
      return Jump(lift: exercise.lift, load: load, before: before)
    }
  }

  private static func withoutReference(_ state: ProgramState) -> [String] {
    var lifts: [String] = []
    for place in state.program.days {
      for exercise in state.program[place].exercises {
        let lift = state.lift(of: exercise)
        let hasPercent = state.sets(of: exercise, on: place).contains {
          if case .percent = $0.load { true } else { false }
        }
        if hasPercent, state.reference(of: lift) == nil, !lifts.contains(lift) {
          lifts.append(lift)
        }
      }
    }
    return lifts
  }
}
