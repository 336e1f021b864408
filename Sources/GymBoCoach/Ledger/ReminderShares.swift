package import GymBoAnalysis
internal import GymBoLog

/// How often a workout followed a would-be reminder of the last twelve weeks, beside how often there was one on other days.
/// Nobody was reminded, so it says how well habits are learned, and nothing of an effect.
package struct ReminderShares: Sendable, Hashable {
  /// Days that would have had a reminder, and of these those with a workout from its time to four hours later.
  package let reminders: Int
  package let followed: Int
  /// Days with a reminder and a workout at another time.
  package let atAnotherTime: Int
  /// The other days, and of these those with a workout.
  package let otherDays: Int
  package let otherWorkouts: Int

  /// Days with a reminder and no workout.
  package var without: Int { reminders - followed - atAnotherTime }

  /// The days looked at: of the last twelve weeks those after the first workout.
  package var days: Int { reminders + otherDays }

  private static let mostDays = 84
  /// Hours from a reminder on in which a workout follows it.
  package static let hours = 4
}

extension ReminderShares {
  package init(of findings: HistoryFindings) {
    let log = findings.log
    let options = NudgeOptions()
    var (reminders, followed, atAnotherTime) = (0, 0, 0)
    var (otherDays, otherWorkouts) = (0, 0)
    for offset in (0..<ReminderShares.mostDays).reversed() {
      let day = findings.asOf.advanced(by: -offset)
      let before = log.sessions.lazy.prefix { $0.date < day }
      guard !before.isEmpty else { continue }
      let habit = TrainingHabits(before.map(TrainingHabits.Start.init)).habit(on: day)
      let own = log.sessions(in: DayRange(day, day))
      guard habit.isUsual else {
        otherDays += 1
        otherWorkouts += own.isEmpty ? 0 : 1
        continue
      }
      let due = max(0, (habit.time?.minute ?? options.reminderHour * 60) - NudgeOptions.lead)
      reminders += 1
      let isFollowed = own.contains { index in
        let session = log.sessions[index]
        // A day without a time is a workout on the day.
        return !session.hasTime
          || (due...(due + 60 * ReminderShares.hours)).contains(session.start.minuteOfDay)
      }
      followed += isFollowed ? 1 : 0
      atAnotherTime += !isFollowed && !own.isEmpty ? 1 : 0
    }
    self.reminders = reminders
    self.followed = followed
    self.atAnotherTime = atAnotherTime
    self.otherDays = otherDays
    self.otherWorkouts = otherWorkouts
  }
}
