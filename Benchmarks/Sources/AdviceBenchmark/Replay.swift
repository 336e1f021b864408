@testable import GymBoLog

/// A log that is gone through day by day: on each day advice is asked for, from the log as it was on that day, and
/// compared with what was done before and after.
struct Replay {
  let log: TrainingLog
  let done: DoneWork
  /// The days with a session, in order.
  let days: [CivilDate]
  /// Rows that the data check doubts.
  let suspectRows: Set<Int>

  init(_ log: TrainingLog, suspectRows: Set<Int> = []) {
    self.log = log
    self.suspectRows = suspectRows
    done = DoneWork(log)
    var days: [CivilDate] = []
    for session in log.sessions where session.date != days.last { days.append(session.date) }
    self.days = days
  }

  /// A week from the first to the last with training, and the day on which the lifter looks at the advice: the last one
  /// with a session, or the Sunday of a week without.
  struct Week: Equatable {
    var day: CivilDate
    var hasTraining: Bool
  }

  var weeks: [Week] {
    guard let first = days.first, let last = days.last else { return [] }
    var weeks: [Week] = []
    var week = first.isoWeek
    while week.start <= last {
      let day = days.last { week.contains($0) }
      weeks.append(Week(day: day ?? week.end, hasTraining: day != nil))
      week = week.next
    }
    return weeks
  }

  /// Asks for advice on every k-th session day and at the end of every k-th week, and counts.
  /// - Parameter advise: gets the log cut off after a day, and the day.
  func run(
    every k: Int, into tally: inout Tally, advise: (TrainingLog, CivilDate) -> Advice?
  ) {
    let weeks = every(k, of: weeks)
    let sessionDays = every(k, of: days)
    let weekDays = Dictionary(weeks.map { ($0.day, $0) }) { first, _ in first }
    let daily = Set(sessionDays)
    for day in daily.union(weekDays.keys).sorted() {
      // Nothing after the day reaches the advice, even where the library forgot to look at the day itself.
      guard let advice = advise(log.through(day), day) else { continue }
      if let week = weekDays[day] {
        countDeloadDue(advice, in: week, &tally)
        if week.hasTraining { countRecordsAndVerdicts(advice, on: day, &tally) }
      }
      if daily.contains(day) {
        for work in advice.work {
          countLoads(work, on: day, &tally)
          countSets(work, on: day, &tally)
          countEffort(work, on: day, &tally)
        }
        countNextSession(advice, after: day, &tally)
      }
    }
  }

  private func every<Element>(_ k: Int, of all: [Element]) -> [Element] {
    all.indices.filter { $0 % k == 0 }.map { all[$0] }
  }

  /// The first session after a day with a lift of strength training.
  func nextSession(after day: CivilDate) -> Int? {
    log.sessions.indices.first {
      log.sessions[$0].date > day && !done.liftsOfSession[$0].isEmpty
    }
  }

  /// How a case is named in the list of hits.
  func name(_ exercise: Int, _ day: CivilDate) -> String {
    "\(day) \(log.exercises.indices.contains(exercise) ? log.exercises[exercise].name : "?")"
  }
}
