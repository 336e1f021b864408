package import GymBoLog

/// How long after a wall-clock time another one is: exact where the zone is known, else as the clock shows it.
package struct WallClock: Sendable, Hashable {
  /// nil where only the wall clock is known.
  package let zone: ZoneRules?

  package init(zone: ZoneRules?) { self.zone = zone }

  /// The time that is a number of seconds later.
  package func time(_ time: CivilTime, plus seconds: Int64) -> CivilTime {
    guard let zone else { return CivilTime(seconds: time.seconds + seconds) ?? time }
    return zone.wallTime(at: zone.instant(of: time) + seconds) ?? time
  }

  /// Seconds from one time to another.
  package func seconds(from first: CivilTime, to second: CivilTime) -> Int64 {
    guard let zone else { return second.seconds - first.seconds }
    return zone.instant(of: second) - zone.instant(of: first)
  }
}

extension CivilTime {
  /// A minute of a day, 0…1439.
  init(_ date: CivilDate, minute: Int) {
    self.init(date: date, secondOfDay: Int32(60 * min(max(0, minute), ClockTimes.day - 1)))
  }

  /// Minutes since midnight.
  package var minuteOfDay: Int { Int(secondOfDay) / 60 }
}
