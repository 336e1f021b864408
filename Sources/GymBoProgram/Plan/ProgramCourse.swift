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
  /// Sessions before the start, which is given or written, that are like days of the program.
  package private(set) var before = 0
  /// What the text has in it already; nil where it has nothing, or the start is after it.
  let counted: ProgramAnnotations.Done?
  /// The day of the last session that was looked at.
  private(set) var lastSession: CivilDate?
  /// Sessions since the start that were no day of the program.
  package private(set) var extra = 0
  /// Days that were done or passed over: in turn, or by calendar up to the last one done.
  package private(set) var position = 0
  /// What was due, in order.
  package private(set) var due: [Adherence.Day] = []
  /// The days that were passed over in turn.
  package private(set) var passedOver: [DayPlace] = []
  /// The days that were done or passed over, in order: those that were due, and planned days that were done before their date.
  private(set) var past: [Adherence.Day] = []
  /// Planned days by calendar since the last one done, which were not done.
  private(set) var missed: [(date: CivilDate, sets: Int)] = []
  /// The dates of the days that were due by calendar.
  package private(set) var dueDates: [CivilDate] = []
  /// The planned days by calendar that were done: cycle and place.
  private var doneByCalendar: Set<PlannedDay> = []
  /// The number of planned sets of a day, until the state changes.
  private var setCounts: [DayPlace: Int] = [:]
  /// What the days ask for, as long as their lifts stay the same.
  private var contents: [DayPlace: DayMatch.Content] = [:]
  /// The cycle that the state is in.
  private(set) var cycle = 0

  private struct PlannedDay: Hashable {
    var cycle: Int
    var place: DayPlace
  }

  /// Sessions that are like days of a program, and are not taken for it.
  package struct Resemblance: Sendable, Hashable {
    /// The day of the first of them.
    package let first: CivilDate
    /// Planned sets of the days that they are like, and those passed over between them; and how many they did about as planned.
    package let setsDue: Int
    package let setsNear: Int
  }

  /// - Parameters:
  ///   - start: goes before the program's own.
  ///   - beginning: the state of the text.
  ///   - prepared: nil without a history.
  package init(
    _ beginning: ProgramState, start: CivilDate?, in prepared: PreparedHistory?, asOf: CivilDate
  ) {
    let history = ProgramHistory(prepared?.log ?? TrainingLog())
    let estimates = prepared.map { ReferenceEstimates(beginning, history, $0) }
    if let written = start ?? beginning.program.annotations.start {
      self.init(beginning, from: written, isStartFound: false, estimates, history, asOf)
      if counted == nil {
        let last = min(asOf, written.advanced(by: -1))
        before = StartOfProgram.sessions(like: beginning, in: history, upTo: last).count
      }
      return
    }
    var resemblance: Resemblance?
    for start in StartOfProgram.candidates(of: beginning, in: history, asOf) {
      let course = ProgramCourse(
        beginning, from: start, isStartFound: true, estimates, history, asOf,
        stopsIfNoTraining: resemblance != nil)
      guard let kept = StartOfProgram.kept(course.due) else { continue }
      if kept.isTraining {
        self =
          StartOfProgram.laterStart(course.due).flatMap { later in
            let other = ProgramCourse(
              beginning, from: later, isStartFound: true, estimates, history, asOf)
            return StartOfProgram.kept(other.due)?.isTraining == true ? other : nil
          } ?? course
        return
      }
      resemblance =
        resemblance ?? Resemblance(first: start, setsDue: kept.due, setsNear: kept.near)
    }
    self.init(beginning, from: nil, isStartFound: false, estimates, history, asOf)
    self.resemblance = resemblance
  }

  /// - Parameters:
  ///   - start: nil for a program that has not begun, whose percentages are of what is known today.
  ///   - stopsIfNoTraining: whether to end at the first workout where that is too little of its day for the start to be the
  ///     right one. Of such a start only that is asked.
  private init(
    _ beginning: ProgramState, from start: CivilDate?, isStartFound: Bool,
    _ estimates: ReferenceEstimates?, _ history: ProgramHistory, _ asOf: CivilDate,
    stopsIfNoTraining: Bool = false
  ) {
    program = beginning.program
    self.start = start
    self.isStartFound = isStartFound
    calendar = start.map { ProgramCalendar(beginning.program, start: $0) }
    state = beginning
    if let estimates {
      state.complete(references: estimates.references(before: start ?? asOf.advanced(by: 1)))
    }
    counted = beginning.program.annotations.done.flatMap { done in
      start.flatMap { $0 <= done.day ? done : nil }
    }
    guard let start, let calendar else { return }
    if carriesKept { goOn(from: beginning.program.annotations.kept, asOf: asOf) }
    let begin = counted.map { $0.day.advanced(by: 1) } ?? start
    let sessions = history.log.sessions.indices.filter {
      (begin...max(begin, asOf)).contains(history.log.sessions[$0].date)
    }
    lastSession = sessions.last.map { history.log.sessions[$0].date }
    if program.isByCalendar {
      follow(
        sessions, of: history, by: calendar, asOf: asOf, stopsIfNoTraining: stopsIfNoTraining)
    } else {
      follow(
        sessions, of: history, cycles: calendar.cycles, stopsIfNoTraining: stopsIfNoTraining)
    }
  }

  // MARK: In turn

  private mutating func follow(
    _ sessions: [Int], of history: ProgramHistory, cycles: Int?, stopsIfNoTraining: Bool
  ) {
    let (days, hasLadders) = (program.trainingDays, program.hasLadders)
    let last = cycles.map { $0 * days.count } ?? Int.max
    guard !days.isEmpty else { return }
    position = min(counted?.workouts ?? 0, last)
    cycle = min(position, last - 1) / days.count
    for session in sessions {
      let places = (0..<min(days.count, last - position)).map {
        days[(position + $0) % days.count]
      }
      let next = places.map { content(of: $0) }
      let found = DayMatch.inTurn(
        history.content(of: session), days: next,
        overlaps: zip(places, next).map {
          history.overlap(session, $1, at: hasLadders ? nil : $0)
        })
      guard let match = found else {
        extra += 1
        continue
      }
      for _ in 0..<match.ahead {
        enter(cycle: position / days.count)
        let sets = plannedSets(on: days[position % days.count])
        due.append(.missed(date: nil, sets: sets))
        passedOver.append(days[position % days.count])
        past.append(.missed(date: nil, sets: sets))
        position += 1
      }
      enter(cycle: position / days.count)
      take(session, days[position % days.count], planned: nil, history)
      position += 1
      if hasLadders { contents = [:] }
      if stopsIfNoTraining, isNoTraining { return }
    }
    enter(cycle: min(position, last - 1) / days.count)
  }

  // MARK: By calendar

  private mutating func follow(
    _ sessions: [Int], of history: ProgramHistory, by calendar: ProgramCalendar, asOf: CivilDate,
    stopsIfNoTraining: Bool
  ) {
    let planned = calendar.planned(through: asOf.advanced(by: DayMatch.mostDays))
    let hasLadders = program.hasLadders
    var next = min(counted?.workouts ?? 0, planned.count)
    defer { position = next }
    for session in sessions {
      let date = history.log.sessions[session].date
      // Days so long ago that the session cannot be one of them.
      while next < planned.count, date.days(since: planned[next].date) > DayMatch.mostDays {
        pass(planned[next], asOf)
        next += 1
      }
      let near = planned[next...].prefix { $0.date.days(since: date) <= DayMatch.mostDays }
      let days = near.map { content(of: $0.place) }
      let found = DayMatch.byCalendar(
        history.content(of: session), on: date,
        planned: zip(near, days).map { ($0.date, $1) },
        overlaps: zip(near, days).map {
          history.overlap(session, $1, at: hasLadders ? nil : $0.place)
        })
      guard let found else {
        extra += 1
        continue
      }
      for day in planned[next..<(next + found.ahead)] { pass(day, asOf) }
      let day = planned[next + found.ahead]
      enter(cycle: day.cycle)
      take(session, day.place, planned: day.date, history, isDue: day.date <= asOf)
      doneByCalendar.insert(PlannedDay(cycle: day.cycle, place: day.place))
      next += found.ahead + 1
      if hasLadders { self.contents = [:] }
      if stopsIfNoTraining, isNoTraining { return }
    }
    for day in planned[next...] where day.date <= asOf {
      miss(day.date, day.cycle, day.place, asOf)
      missed.append((day.date, plannedSets(on: day.place)))
    }
    if case .running(let cycle, _) = calendar.position(on: asOf) { enter(cycle: cycle) }
  }

  /// Passes over a planned day, for a later one was done.
  private mutating func pass(
    _ day: (date: CivilDate, cycle: Int, place: DayPlace), _ asOf: CivilDate
  ) {
    miss(day.date, day.cycle, day.place, asOf)
    past.append(.missed(date: day.date, sets: plannedSets(on: day.place)))
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
    if isCounted(place, cycle: cycle) { return true }
    if program.isByCalendar {
      return doneByCalendar.contains(PlannedDay(cycle: cycle, place: place))
    }
    return workouts.contains { $0.place == place && $0.cycle == cycle }
  }

  /// Whether a day is one that the text has in it already.
  private func isCounted(_ place: DayPlace, cycle: Int) -> Bool {
    guard let counted else { return false }
    let days = program.isByCalendar ? calendar?.daysByDate ?? [] : program.trainingDays
    return days.firstIndex(of: place).map { cycle * days.count + $0 < counted.workouts } ?? false
  }

  // MARK: Both

  /// Whether the days that the text has count: not where somebody has given it a start after them. A text that was written in a
  /// new cycle before its first workout starts after them, too.
  private var carriesKept: Bool { counted != nil || program.annotations.done?.workouts == 0 }

  /// Takes the days that a written program has in it already.
  private mutating func goOn(from kept: [KeptDay], asOf: CivilDate) {
    for day in kept {
      past.append(.kept(day))
      guard day.date.map({ $0 <= asOf }) ?? true else { continue }
      due.append(.kept(day))
      if program.isByCalendar, let date = day.date { dueDates.append(date) }
    }
  }

  /// Reference loads rise with each cycle.
  private mutating func enter(cycle wanted: Int) {
    while cycle < wanted {
      state.endCycle()
      cycle += 1
    }
  }

  /// Whether the only workout so far did too little of its day for the program to have begun with it.
  private var isNoTraining: Bool {
    workouts.count == 1 && StartOfProgram.kept(due)?.isTraining == false
  }

  private mutating func content(of place: DayPlace) -> DayMatch.Content {
    if let content = contents[place] { return content }
    let content = state.content(of: place)
    contents[place] = content
    return content
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
    let kept = Adherence.Day.kept(workout.kept)
    past.append(kept)
    if isDue { due.append(kept) }
    if isDue, let planned { dueDates.append(planned) }
  }

  /// The next days in turn with their cycles, at most a cycle and at most seven; none by calendar, and after the last cycle.
  var inTurn: [(place: DayPlace, cycle: Int)] {
    let days = program.trainingDays
    guard !program.isByCalendar, !days.isEmpty else { return [] }
    let left = calendar?.cycles.map { max(0, $0 * days.count - position) } ?? Int.max
    return (0..<min(days.count, 7, left)).map {
      (days[(position + $0) % days.count], (position + $0) / days.count)
    }
  }

  /// How the plan was kept.
  package var adherence: Adherence { Adherence(due) }
}
