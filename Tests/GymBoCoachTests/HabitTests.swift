import GymBoLog
import TestSupport
import Testing

@testable import GymBoCoach

@Suite("Habits of training")
struct HabitTests {
  private func day(_ json: JSON) throws -> CivilDate {
    try #require(CivilDate(iso: json.string))
  }

  @Test(
    "Times on the clock have the shared vectors' middle and concentration",
    .enabled(if: Shared.isPresent, Shared.absence))
  func circular() throws {
    let cases = try Shared.vectors("coach/habits")["circular"].array
    #expect(cases.count > 5)
    for one in cases {
      let minutes = one["minutes"].array.map(\.int)
      #expect(ClockTimes.median(minutes) == one["median"].int)
      let difference = ClockTimes.concentration(minutes) - one["concentration"].number
      #expect(difference.magnitude < 1e-9)
    }
  }

  @Test(
    "Usual days and times are those of the shared vectors",
    .enabled(if: Shared.isPresent, Shared.absence))
  func vectors() throws {
    let cases = try Shared.vectors("coach/habits")["cases"].array
    #expect(cases.count == 8)
    for one in cases {
      let habits = TrainingHabits(
        try one["sessions"].array.map {
          TrainingHabits.Start(
            date: try day($0["date"]), minute: $0["minute"].isNull ? nil : $0["minute"].int)
        })
      for answer in one["answers"].array {
        let habit = habits.habit(on: try day(answer["day"]))
        let name = "\(one["case"].string) \(habit.day)"
        #expect(habit.counted == answer["counted"].int, "\(name)")
        #expect(habit.trained == answer["trained"].int, "\(name)")
        #expect(habit.isUsual == answer["usual"].bool, "\(name)")
        let minute = answer["minute"]
        #expect(habit.time?.minute == (minute.isNull ? nil : minute.int), "\(name)")
        guard let time = habit.time else { continue }
        #expect(time.count == answer["n"].int, "\(name)")
        #expect(
          (time.isOfWeekday ? "same weekday" : "all days") == answer["timeFrom"].string)
        #expect(time.isSure == answer["sure"].bool, "\(name)")
        #expect((time.concentration - answer["concentration"].number).magnitude < 1e-9)
      }
    }
  }

  @Test("Moving all sessions and the day by whole weeks moves the answer")
  func weeks() throws {
    let monday = CivilDate(dayNumber: 20_003)
    let starts = (0..<30).map {
      TrainingHabits.Start(date: monday.advanced(by: 2 * $0 + $0 % 3), minute: 1000 + 7 * $0)
    }
    let later = starts.map {
      TrainingHabits.Start(date: $0.date.advanced(by: 35), minute: $0.minute)
    }
    let (habits, moved) = (TrainingHabits(starts), TrainingHabits(later))
    for offset in 0..<100 {
      let (first, second) = (
        habits.habit(on: monday.advanced(by: offset)),
        moved.habit(on: monday.advanced(by: offset + 35))
      )
      #expect(first.isUsual == second.isUsual && first.time == second.time)
    }
  }

  @Test("Without a session nothing is usual")
  func nothing() {
    let habits = TrainingHabits([TrainingHabits.Start]())
    #expect(!habits.habit(on: CivilDate(dayNumber: 20_000)).isUsual)
    #expect(habits.nextUsualDay(from: CivilDate(dayNumber: 20_000)) == nil)
    #expect(ClockTimes.median([]) == nil && ClockTimes.concentration([]) == 0)
  }
}
