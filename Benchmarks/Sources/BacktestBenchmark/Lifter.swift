@testable import GymBoAnalysis
@testable import GymBoLog

/// The top sets of one athlete's lifts, and how often they were repeated.
struct Lifter {
  /// The top sets of each lift with a top set, in order of time.
  let lifts: [[TopSet]]
  private let habits: HabitsByDay

  init(_ log: TrainingLog) {
    guard let history = PreparedHistory(of: log, options: AnalysisOptions()) else {
      lifts = []
      habits = HabitsByDay([])
      return
    }
    lifts = ExerciseWork.all(in: history)
      .map { TopSet.all(of: $0.sessions, history: history) }
      .filter { !$0.isEmpty }
    habits = HabitsByDay(lifts)
  }

  /// The habits over all lifts, up to the day before.
  func habits(before day: CivilDate) -> RepetitionHabits { habits.sum(before: day) }
}

/// Running sums of the habits over all lifts, by day.
private struct HabitsByDay {
  private var days: [CivilDate] = []
  /// At the index of a day, the sum over all pairs up to the end of that day.
  private var sums: [RepetitionHabits] = []

  init(_ lifts: [[TopSet]]) {
    let pairs = lifts.flatMap { Array(zip($0, $0.dropFirst())) }
      .sorted { $0.1.date < $1.1.date }
    var sum = RepetitionHabits()
    for (before, after) in pairs {
      sum.add(from: before, to: after)
      if days.last == after.date {
        sums[sums.count - 1] = sum
      } else {
        days.append(after.date)
        sums.append(sum)
      }
    }
  }

  func sum(before day: CivilDate) -> RepetitionHabits {
    let index = days.lastIndex { $0 < day }
    return index.map { sums[$0] } ?? RepetitionHabits()
  }
}
