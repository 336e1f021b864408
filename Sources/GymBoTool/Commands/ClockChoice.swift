import GymBo
import GymBoPlatform

/// Times of options.
enum ClockChoice {
  /// Reads `now` or a time such as `2026-11-02T12:00`.
  static func time(_ text: String) -> CivilTime? {
    text.lowercased() == "now" ? now : CivilTime(iso: text)
  }

  /// The same with the clock's offset from universal time at it.
  static func moment(_ text: String) -> WorkoutMoment? {
    guard let time = time(text) ?? today(text) else { return nil }
    var seconds = GymBoPlatform.time(nil)
    var parts = unsafe tm()
    if text.lowercased() != "now" {
      let (year, month, day) = time.date.components
      unsafe (parts.tm_year, parts.tm_mon) = (Int32(year - 1900), Int32(month - 1))
      unsafe (parts.tm_mday, parts.tm_isdst) = (Int32(day), -1)
      unsafe parts.tm_sec = time.secondOfDay
      seconds = unsafe mktime(&parts)
    }
    guard unsafe localtime_r(&seconds, &parts) != nil else { return nil }
    return unsafe WorkoutMoment(time, offset: Int(parts.tm_gmtoff))
  }

  /// A time of today such as `18:40`.
  private static func today(_ text: String) -> CivilTime? {
    guard let minute = CivilTime.minute(text) else { return nil }
    return now.flatMap {
      CivilTime(date: $0.date, hour: minute / 60, minute: minute % 60, second: 0)
    }
  }

  /// The time on this computer's clock and in its time zone.
  private static var now: CivilTime? {
    var now = GymBoPlatform.time(nil)
    var parts = unsafe tm()
    guard unsafe localtime_r(&now, &parts) != nil else { return nil }
    let date = unsafe CivilDate(
      year: Int(parts.tm_year) + 1900, month: Int(parts.tm_mon) + 1, day: Int(parts.tm_mday))
    return date.flatMap {
      unsafe CivilTime(
        date: $0, hour: Int(parts.tm_hour), minute: Int(parts.tm_min),
        second: min(59, Int(parts.tm_sec)))
    }
  }

  /// Reads `22:00-7:00` as minutes after midnight.
  static func range(_ text: String) -> (from: Int, to: Int)? {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 2, let from = CivilTime.minute(parts[0]),
      let to = CivilTime.minute(parts[1])
    else { return nil }
    return (from, to)
  }

  private static let weekdays = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"]

  /// Reads `mon=18:30,sat=off`.
  static func usual(_ text: String) -> [Weekday: NudgeOptions.Usual]? {
    var usual: [Weekday: NudgeOptions.Usual] = [:]
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      let words = part.split(separator: "=", omittingEmptySubsequences: false)
      guard words.count == 2,
        let index = weekdays.firstIndex(of: words[0].lowercased()),
        let weekday = Weekday(rawValue: index + 1), usual[weekday] == nil
      else { return nil }
      if words[1] == "off" {
        usual[weekday] = .off
      } else if let minute = CivilTime.minute(words[1]) {
        usual[weekday] = .at(minute: minute)
      } else {
        return nil
      }
    }
    return usual
  }
}
