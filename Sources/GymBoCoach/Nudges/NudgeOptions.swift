public import GymBoLog

/// Which reminders are made, and when none may come.
public struct NudgeOptions: Sendable, Hashable {
  /// A kind of reminder.
  public enum Rule: String, MachineWord, Hashable {
    /// A workout was begun and not ended.
    case pause
    /// A usual or planned day to train.
    case workoutReminder = "workout-reminder"
    /// New bests and milestones of the last workout.
    case achievements
    /// More load is suggested after the last workout.
    case overload
    /// Three days or more of training in a row. Off unless asked for.
    case restDay = "rest-day"
  }

  /// When workouts begin on a weekday, as the lifter says.
  public enum Usual: Sendable, Hashable {
    /// Not on this weekday.
    case off
    /// At this minute after midnight.
    case at(minute: Int)
  }

  /// The kinds that are made.
  public var rules: Set<Rule> = Set(Rule.allCases).subtracting([.restDay])
  /// The minutes after midnight from and to which none comes; it may go over midnight. Empty where both are equal.
  public var quiet: (from: Int, to: Int) {
    get { (quietFrom, quietTo) }
    set { (quietFrom, quietTo) = (newValue.from, newValue.to) }
  }
  /// The hour of a reminder where no usual time is known, 6…22.
  public var reminderHour = 18
  /// Hours after the last set from which a workout is paused: 1, 2 or 4.
  public var pauseHours = 2
  /// What the lifter says of weekdays; it goes before what was learned.
  public var usual: [Weekday: Usual] = [:]

  private var quietFrom = 22 * 60
  private var quietTo = 7 * 60
  /// How many may come on one day, and within seven days.
  package var (perDay, perWeek) = (2, 7)
  /// Minutes before the usual time at which a reminder comes.
  package static let lead = 30
  /// Days for which reminders are made.
  package static let horizon = 7

  /// The defaults: every kind but days of rest, quiet from 22:00 to 7:00.
  public init() {}

  /// Whether none may come at a minute of the day.
  func isQuiet(_ minute: Int) -> Bool {
    quietFrom > quietTo
      ? minute >= quietFrom || minute < quietTo : minute >= quietFrom && minute < quietTo
  }

  /// The end of the quiet hours that a time lies in.
  func endOfQuiet(_ time: CivilTime) -> CivilTime {
    let isMorning = time.minuteOfDay < quietTo
    return CivilTime(isMorning ? time.date : time.date.advanced(by: 1), minute: quietTo)
  }
}
