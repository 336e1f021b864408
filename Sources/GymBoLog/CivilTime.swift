/// A moment on the lifter's wall clock, without a time zone, to the second.
public struct CivilTime: Sendable, Hashable, Comparable {
  /// The day.
  public var date: CivilDate
  /// Seconds since midnight, 0…86399.
  public var secondOfDay: Int32

  /// A moment of a day, 0…86399 seconds after midnight.
  public init(date: CivilDate, secondOfDay: Int32) {
    self.date = date
    self.secondOfDay = secondOfDay
  }

  /// - Returns: nil if a part is out of range (seconds up to 59).
  public init?(date: CivilDate, hour: Int, minute: Int, second: Int = 0) {
    guard (0...23).contains(hour), (0...59).contains(minute), (0...59).contains(second) else {
      return nil
    }
    self.init(date: date, secondOfDay: Int32(hour * 3600 + minute * 60 + second))
  }

  /// The moment that is `seconds` after 1970-01-01 00:00:00 on the same wall clock.
  /// - Returns: nil if its year is outside 1…9999.
  package init?(seconds: Int64) {
    let rest = seconds % 86_400
    let secondOfDay = rest < 0 ? rest + 86_400 : rest
    guard let day = Int32(exactly: seconds / 86_400 - (rest < 0 ? 1 : 0)),
      CivilTime.days.contains(day)
    else { return nil }
    self.init(date: CivilDate(dayNumber: day), secondOfDay: Int32(secondOfDay))
  }

  /// 0001-01-01 to 9999-12-31.
  private static let days: ClosedRange<Int32> = -719_162...2_932_896

  /// Seconds since 1970-01-01 00:00:00 on the same wall clock.
  package var seconds: Int64 { Int64(date.dayNumber) * 86_400 + Int64(secondOfDay) }

  /// Earlier moments come first.
  public static func < (a: CivilTime, b: CivilTime) -> Bool { a.seconds < b.seconds }
}

extension CivilTime: CustomStringConvertible {
  /// `yyyy-MM-ddTHH:mm:ss`.
  public var description: String {
    let second = Int(secondOfDay)
    let clock = ZeroPadded.text { text in
      text.append(second / 3600, width: 2)
      text.append(":")
      text.append(second / 60 % 60, width: 2)
      text.append(":")
      text.append(second % 60, width: 2)
    }
    return "\(date)T\(clock)"
  }
}

extension CivilTime {
  /// Reads `2026-11-02T12:00`, with seconds or without.
  public init?(iso text: some StringProtocol) {
    let bytes = Array(text.utf8)
    let colon = UInt8(ascii: ":")
    guard bytes.count == 16 || bytes.count == 19, bytes[10] == UInt8(ascii: "T"),
      bytes[13] == colon, bytes.count == 16 || bytes[16] == colon,
      let date = CivilDate(iso: bytes[..<10]), let hour = CivilDate.number(bytes[11..<13]),
      let minute = CivilDate.number(bytes[14..<16]),
      let second = bytes.count == 19 ? CivilDate.number(bytes[17...]) : 0
    else { return nil }
    self.init(date: date, hour: hour, minute: minute, second: second)
  }

  /// Minutes after midnight of a time such as `18:40` or `7:00`.
  public static func minute(_ text: some StringProtocol) -> Int? {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 2, (1...2).contains(parts[0].count), parts[1].count == 2,
      text.utf8.allSatisfy({ (48...57).contains($0) || $0 == 58 }),
      let hour = Int(parts[0]), let minute = Int(parts[1]), (0...23).contains(hour),
      (0...59).contains(minute)
    else { return nil }
    return 60 * hour + minute
  }
}
