internal import GymBoCoach
internal import GymBoLog

extension JSONWriter {
  /// What today is about.
  mutating func today(_ focus: TodaysFocus?) {
    guard let focus else { return member("today", missing: .noHistory) }
    member("today") { json in
      json.member("state", focus.state.rawValue)
      json.member("day", focus.day.description)
      json.member("last", focus.last.description)
      json.member("daysSince", focus.daysSince)
      json.member("daysInARow", focus.daysInARow)
      json.kind("lastWorkout", focus.lastKind)
      guard let next = focus.next else { return json.member("next", missing: .nothingSimilar) }
      json.member("next", inline: true) { json in
        json.kind("workout", next.kind)
        json.member("last", next.last?.description, orMissing: .firstTime)
        json.member("day", next.day?.description, orMissing: .noUsualDay)
        json.member("time", next.minute.map(NumberStyle.timeOfDay), orMissing: .noUsualTime)
      }
    }
  }

  private mutating func kind(_ name: String, _ kind: WorkoutKind?) {
    switch kind {
    case .title(let title): member(name, inline: true) { $0.member("title", title) }
    case .side(let side): member(name, inline: true) { $0.member("side", side.rawValue) }
    case nil: member(name, missing: .noTitle)
    }
  }
}
