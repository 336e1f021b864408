internal import GymBoCoach
internal import GymBoLog

extension NudgeReport {
  /// The reminders as a calendar file (iCalendar, RFC 5545), for an import into any calendar. The entry of a workout is the
  /// workout itself, announced half an hour before.
  /// - Parameters:
  ///   - style: the language of the texts.
  ///   - isPlain: whether the texts name workouts, lifts and loads; others can see a calendar, so they do not unless asked.
  ///   - athlete: told apart from others in the entries' ids; nil where there is one.
  public func calendar(
    _ style: TextStyle = TextStyle(), isPlain: Bool = false, athlete: String? = nil
  ) -> [UInt8] {
    let words = style.words(unit: unit, asOf: now.date)
    var calendar = ICalendarWriter(name: "GymBo", stamp: now.date)
    for line in lines {
      let nudge = line.nudge
      let isWorkout = nudge.rule == .workoutReminder
      calendar.write(
        CalendarEvent(
          id: [nudge.id, athlete].compactMap(\.self).joined(separator: "."),
          moment: moment(isWorkout ? nudge.until : nudge.due),
          minutes: isWorkout ? workoutMinutes : NudgeReport.shownMinutes,
          title: words.title(line, isRedacted: !isPlain).plain,
          text: words.body(line, isRedacted: !isPlain).plain,
          category: nudge.rule.category, isBusy: isWorkout,
          alarm: isWorkout ? NudgeOptions.lead : 0))
    }
    calendar.end()
    return calendar.bytes
  }

  /// Minutes that entries other than workouts take in a calendar.
  private static let shownMinutes = 15

  private func moment(_ time: CivilTime) -> CalendarEvent.Moment {
    guard let zone = clock.zone, let utc = CivilTime(seconds: zone.instant(of: time)) else {
      return .wall(time)
    }
    return .utc(utc)
  }
}

extension NudgeOptions.Rule {
  fileprivate var category: String {
    switch self {
    case .pause: "PAUSE"
    case .workoutReminder: "WORKOUT-REMINDER"
    case .achievements: "ACHIEVEMENTS"
    case .overload: "OVERLOAD"
    case .restDay: "REST-DAY"
    }
  }
}
