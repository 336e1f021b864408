/// A moment on the lifter's wall clock with the clock's offset from universal time, so that the time between two moments is right
/// also where the clock was put forward or back, or the lifter travelled.
public struct WorkoutMoment: Sendable, Hashable {
  /// What the wall clock showed.
  public var time: CivilTime
  /// Seconds by which it was ahead of universal time, in whole minutes.
  public var offset: Int

  /// Offsets that zones have, with room: up to 18 hours either way.
  private static let most = 18 * 3600

  /// A time with an offset. The offset is cut to whole minutes and to 18 hours.
  public init(_ time: CivilTime, offset: Int) {
    self.time = time
    self.offset = min(max(offset, -WorkoutMoment.most), WorkoutMoment.most) / 60 * 60
  }

  /// Seconds from another moment to this one; below 0 where the other is later.
  public func seconds(since other: WorkoutMoment) -> Int {
    Int(time.seconds - Int64(offset) - other.time.seconds + Int64(other.offset))
  }

  /// The moment some seconds later on the same clock, or this one at the end of time.
  func advanced(by seconds: Int) -> WorkoutMoment {
    WorkoutMoment(CivilTime(seconds: time.seconds + Int64(seconds)) ?? time, offset: offset)
  }
}

extension WorkoutMoment: CustomStringConvertible {
  /// `2026-11-20T18:03:12+01:00`.
  public var description: String {
    let minutes = Int(offset.magnitude) / 60
    let clock = ZeroPadded.text { text in
      text.append(minutes / 60, width: 2)
      text.append(":")
      text.append(minutes % 60, width: 2)
    }
    return "\(time)\(offset < 0 ? "-" : "+")\(clock)"
  }

  /// Reads what ``description`` writes.
  public init?(iso text: some StringProtocol) {
    guard text.utf8.count == 25, let time = CivilTime(iso: text.prefix(19)),
      let minutes = CivilTime.minute(text.suffix(5)),
      let sign: Int = ["+": 1, "-": -1][text.dropFirst(19).prefix(1)]
    else { return nil }
    self.init(time, offset: sign * minutes * 60)
  }
}
