package import GymBoLog

/// Where a program is on a day: its week, its cycle, and the dates of its days.
package struct ProgramCalendar: Sendable, Hashable {
  /// Where the program is.
  package enum Position: Sendable, Hashable {
    case beginsIn(days: Int)
    /// Indices from 0.
    case running(cycle: Int, week: Int)
    case finished
  }

  package let start: CivilDate
  package let weeks: Int
  /// nil for a program that goes round without end.
  package let cycles: Int?
  /// The training days of a cycle, with a weekday where they have one.
  private let days: [(place: DayPlace, weekday: Weekday?)]

  package static func == (a: ProgramCalendar, b: ProgramCalendar) -> Bool {
    a.start == b.start && a.weeks == b.weeks && a.cycles == b.cycles
  }
  package func hash(into hasher: inout Hasher) { hasher.combine(start) }

  package init(_ program: Program, start: CivilDate) {
    self.start = start
    weeks = max(1, program.weeks.count)
    if case .times(let count) = program.annotations.cycles { cycles = count } else { cycles = nil }
    days = program.trainingDays.map { ($0, program[$0].annotations.weekday) }
  }

  package func position(on day: CivilDate) -> Position {
    let since = day.days(since: start)
    guard since >= 0 else { return .beginsIn(days: -since) }
    let week = since / 7
    let cycle = week / weeks
    if let cycles, cycle >= cycles { return .finished }
    return .running(cycle: cycle, week: week % weeks)
  }

  /// The date of a day of a cycle; nil for days without a weekday.
  package func date(of place: DayPlace, cycle: Int) -> CivilDate? {
    guard let weekday = days.first(where: { $0.place == place })?.weekday else { return nil }
    let first = start.advanced(by: 7 * (cycle * weeks + place.week))
    let ahead = (weekday.rawValue - first.weekday.rawValue + 7) % 7
    return first.advanced(by: ahead)
  }

  /// The training days of a cycle in order of date.
  var daysByDate: [DayPlace] {
    days.map(\.place).enumerated()
      .sorted {
        (date(of: $0.element, cycle: 0) ?? start, $0.offset)
          < (date(of: $1.element, cycle: 0) ?? start, $1.offset)
      }
      .map(\.element)
  }

  /// The planned days with their dates, in order of date, up to a date.
  package func planned(
    through last: CivilDate
  ) -> [(date: CivilDate, cycle: Int, place: DayPlace)] {
    guard last >= start else { return [] }
    let rounds = min(last.days(since: start) / (7 * weeks) + 1, cycles ?? Int.max)
    var planned: [(date: CivilDate, cycle: Int, place: DayPlace)] = []
    for cycle in 0..<max(0, rounds) {
      for (place, _) in days {
        guard let date = date(of: place, cycle: cycle), date <= last else { continue }
        planned.append((date, cycle, place))
      }
    }
    return planned.enumerated()
      .sorted { ($0.element.date, $0.offset) < ($1.element.date, $1.offset) }
      .map(\.element)
  }

  /// The workouts that would be done by a day at the program's pace.
  package func expectedWorkouts(by day: CivilDate) -> Int {
    let since = max(0, day.days(since: start))
    let all = since * days.count / (7 * weeks)
    return cycles.map { min(all, $0 * days.count) } ?? all
  }
}

extension Program {
  /// The days with an exercise, in order: one cycle.
  package var trainingDays: [DayPlace] { days.filter { !self[$0].exercises.isEmpty } }
}
