package import GymBoAnalysis
package import GymBoLog

/// How a program went: its days found in a history, one after another, with the state that follows.
package struct ProgramCourse: Sendable {
  package let program: Program
  /// The day on which it began or begins; nil where it has not.
  package let start: CivilDate?
  /// Whether the start was found in the history, and is neither given nor written.
  package let isStartFound: Bool
  /// Sessions like the program's days that did too little of it to be a training of it; nil where there are none, and for a
  /// program that has begun.
  package private(set) var resemblance: Resemblance?
  package let calendar: ProgramCalendar?
  /// After the last matched session, in the cycle of the next day.
  package private(set) var state: ProgramState
  package private(set) var workouts: [ProgramWorkout] = []
  /// Sessions since the start that were no day of the program.
  package private(set) var extra = 0
  /// Days in turn that were done or passed over.
  package private(set) var position = 0
  /// What was due, in order.
  package private(set) var due: [Adherence.Day] = []
  /// The dates of the days that were due by calendar.
  package private(set) var dueDates: [CivilDate] = []
  /// The planned days by calendar that were done: cycle and place.
  private var doneByCalendar: Set<PlannedDay> = []
  /// The number of planned sets of a day, until the state changes.
  private var setCounts: [DayPlace: Int] = [:]
  /// The cycle that the state is in.
  private var cycle = 0

  private struct PlannedDay: Hashable {
    var cycle: Int
    var place: DayPlace
  }

  /// Sessions that are like days of a program, and are not taken for it.
  package struct Resemblance: Sendable, Hashable {
    /// The day of the first of them.
    package let first: CivilDate
    /// Planned sets of the days that they are like, and those passed over between them; and how many they did.
    package let setsDue: Int
    package let setsDone: Int
  }

  /// - Parameters:
  ///   - start: goes before the program's own.
  ///   - beginning: the state of the text.
  ///   - prepared: nil without a history.
  package init(
    _ beginning: ProgramState, start: CivilDate?, in prepared: PreparedHistory?, asOf: CivilDate
  ) {
    let history = ProgramHistory(prepared?.log ?? TrainingLog())
    if let written = start ?? beginning.program.annotations.start {
      self.init(beginning, from: written, isStartFound: false, prepared, history, asOf)
      return
    }
    var resemblance: Resemblance?
    for start in StartOfProgram.candidates(of: beginning, in: history, asOf) {
      let course = ProgramCourse(
        beginning, from: start, isStartFound: true, prepared, history, asOf)
      guard let kept = StartOfProgram.kept(course.due) else { continue }
      if kept.isTraining {
        self = course
        return
      }
      resemblance =
        resemblance ?? Resemblance(first: start, setsDue: kept.due, setsDone: kept.done)
    }
    self.init(beginning, from: nil, isStartFound: false, prepared, history, asOf)
    self.resemblance = resemblance
  }

  /// - Parameter start: nil for a program that has not begun, whose percentages are of what is known today.
  private init(
    _ beginning: ProgramState, from start: CivilDate?, isStartFound: Bool,
    _ prepared: PreparedHistory?, _ history: ProgramHistory, _ asOf: CivilDate
  ) {
    program = beginning.program
    self.start = start
    self.isStartFound = isStartFound
    calendar = start.map { ProgramCalendar(beginning.program, start: $0) }
    state = beginning
    if let prepared {
      state.complete(
        references: ReferenceEstimates.of(
          beginning, before: start ?? asOf.advanced(by: 1), in: prepared))
    }
    guard let begin = start, let calendar else { return }
    let sessions = history.log.sessions.indices.filter {
      (begin...max(begin, asOf)).contains(history.log.sessions[$0].date)
    }
    if program.isByCalendar {
      follow(sessions, of: history, by: calendar, asOf: asOf)
    } else {
      follow(sessions, of: history, cycles: calendar.cycles)
    }
  }

  // MARK: In turn

  private mutating func follow(_ sessions: [Int], of history: ProgramHistory, cycles: Int?) {
    let days = program.trainingDays
    let last = cycles.map { $0 * days.count } ?? Int.max
    guard !days.isEmpty else { return }
    for session in sessions {
      let next = (0..<min(days.count, last - position)).map {
        state.content(of: days[(position + $0) % days.count])
      }
      guard let match = DayMatch.inTurn(history.content(of: session), days: next) else {
        extra += 1
        continue
      }
      for _ in 0..<match.ahead {
        enter(cycle: position / days.count)
        let sets = plannedSets(on: days[position % days.count])
        due.append(.missed(date: nil, sets: sets))
        position += 1
      }
      enter(cycle: position / days.count)
      take(session, days[position % days.count], planned: nil, history)
      position += 1
    }
    enter(cycle: min(position, last - 1) / days.count)
  }

  // MARK: By calendar

  private mutating func follow(
    _ sessions: [Int], of history: ProgramHistory, by calendar: ProgramCalendar, asOf: CivilDate
  ) {
    let planned = calendar.planned(through: asOf.advanced(by: DayMatch.mostDays))
    var next = 0
    for session in sessions {
      let date = history.log.sessions[session].date
      // Days so long ago that the session cannot be one of them.
      while next < planned.count, date.days(since: planned[next].date) > DayMatch.mostDays {
        miss(planned[next].date, planned[next].cycle, planned[next].place, asOf)
        next += 1
      }
      let near = planned[next...].prefix { $0.date.days(since: date) <= DayMatch.mostDays }
      let found = DayMatch.byCalendar(
        history.content(of: session), on: date,
        planned: near.map { ($0.date, state.content(of: $0.place)) })
      guard let found else {
        extra += 1
        continue
      }
      for day in planned[next..<(next + found.ahead)] { miss(day.date, day.cycle, day.place, asOf) }
      let day = planned[next + found.ahead]
      enter(cycle: day.cycle)
      take(session, day.place, planned: day.date, history, isDue: day.date <= asOf)
      doneByCalendar.insert(PlannedDay(cycle: day.cycle, place: day.place))
      next += found.ahead + 1
    }
    for day in planned[next...] { miss(day.date, day.cycle, day.place, asOf) }
    if case .running(let cycle, _) = calendar.position(on: asOf) { enter(cycle: cycle) }
  }

  private mutating func miss(
    _ date: CivilDate, _ cycle: Int, _ place: DayPlace, _ asOf: CivilDate
  ) {
    guard date <= asOf else { return }
    enter(cycle: cycle)
    due.append(.missed(date: date, sets: plannedSets(on: place)))
    dueDates.append(date)
  }

  /// Whether a planned day was done.
  package func isDone(_ place: DayPlace, cycle: Int) -> Bool {
    if program.isByCalendar {
      return doneByCalendar.contains(PlannedDay(cycle: cycle, place: place))
    }
    return workouts.contains { $0.place == place && $0.cycle == cycle }
  }

  // MARK: Both

  /// Reference loads rise with each cycle.
  private mutating func enter(cycle wanted: Int) {
    while cycle < wanted {
      state.endCycle()
      cycle += 1
    }
  }

  private mutating func plannedSets(on place: DayPlace) -> Int {
    if let count = setCounts[place] { return count }
    let count = state.prescription(on: place).exercises.reduce(0) { $0 + $1.sets.count }
    setCounts[place] = count
    return count
  }

  private mutating func take(
    _ session: Int, _ place: DayPlace, planned: CivilDate?, _ history: ProgramHistory,
    isDue: Bool = true
  ) {
    let workout = ProgramWorkout(
      session: session, cycle: cycle, planned: planned, state.prescription(on: place), history,
      state)
    state.finish(workout.prescription, done: workout.outcomes)
    setCounts = [:]
    workouts.append(workout)
    if isDue { due.append(.done(date: planned ?? workout.date, workout.works)) }
    if isDue, let planned { dueDates.append(planned) }
  }

  /// How the plan was kept.
  package var adherence: Adherence { Adherence(due) }
}

/// Reference loads of lifts for which the program and the caller give none.
enum ReferenceEstimates {
  /// The best estimated maximum of the 42 days before the program began, for each lift of the program.
  static func of(
    _ state: ProgramState, before start: CivilDate, in prepared: PreparedHistory
  ) -> [String: ProgramState.Reference] {
    let first = start.advanced(by: -AnalysisOptions.activeDays)
    let history = ProgramHistory(prepared.log)
    let wanted = Set(
      state.program.weeks.flatMap(\.days).flatMap(\.exercises).flatMap(\.names)
        .map { state.identity(of: $0) })
    var best: [String: Double] = [:]
    for session in prepared.log.sessions where session.date >= first && session.date < start {
      for row in session.sets where !prepared.traits.isSuspect[row] {
        let lift = history.identities[Int(prepared.log.columns.exercise[row])]
        guard wanted.contains(lift), let estimate = prepared.traits.estimate[row] else { continue }
        best[lift] = max(best[lift] ?? 0, estimate)
      }
    }
    return best.mapValues {
      ProgramState.Reference(load: WrittenLoad($0, .kilogram), kind: .estimate)
    }
  }
}
