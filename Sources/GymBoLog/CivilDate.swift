/// A day of the proleptic Gregorian calendar, without a time zone: what the lifter's wall calendar showed.
public struct CivilDate: Sendable, Hashable, Comparable {
  /// Days since 1970-01-01.
  public var dayNumber: Int32

  /// The day that is `dayNumber` days after 1970-01-01.
  public init(dayNumber: Int32) { self.dayNumber = dayNumber }

  /// The day with this year, month and day of the month.
  /// - Returns: nil if there is no such day, or the year is outside 1…9999.
  public init?(year: Int, month: Int, day: Int) {
    guard (1...9999).contains(year), (1...12).contains(month),
      day >= 1, day <= CivilDate.daysIn(month: month, year: year)
    else { return nil }
    self.init(ofYear: year, month: month, day: day)
  }

  /// A day without checking its parts; the year may lie slightly outside 1…9999.
  private init(ofYear year: Int, month: Int, day: Int) {
    // Days from the civil calendar, counted in eras of 400 years that begin on 1 March
    // (H. Hinnant, "chrono-compatible low-level date algorithms").
    let y = month <= 2 ? year - 1 : year
    let era = (y >= 0 ? y : y - 399) / 400
    let yearOfEra = y - era * 400
    let monthFromMarch = (month + 9) % 12
    let dayOfYear = (153 * monthFromMarch + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    dayNumber = Int32(clamping: era * 146_097 + dayOfEra - 719_468)
  }

  /// Reads `yyyy-MM-dd`.
  public init?(iso text: some StringProtocol) {
    self.init(iso: Array(text.utf8)[...])
  }

  /// Reads `yyyy-MM-dd` in UTF-8. By bytes: parts of text took more than half of the time in which a store is loaded.
  init?(iso bytes: ArraySlice<UInt8>) {
    let first = bytes.startIndex
    guard bytes.count == 10, bytes[first + 4] == UInt8(ascii: "-"),
      bytes[first + 7] == UInt8(ascii: "-"),
      let year = CivilDate.number(bytes[first..<first + 4]),
      let month = CivilDate.number(bytes[first + 5..<first + 7]),
      let day = CivilDate.number(bytes[first + 8..<first + 10])
    else { return nil }
    self.init(year: year, month: month, day: day)
  }

  /// The number that a few digits write; nil where one is none.
  static func number(_ digits: ArraySlice<UInt8>) -> Int? {
    var number = 0
    for digit in digits {
      guard (48...57).contains(digit) else { return nil }
      number = number * 10 + Int(digit - 48)
    }
    return number
  }

  /// Year, month (1…12) and day of the month (1…31).
  public var components: (year: Int, month: Int, day: Int) {
    let shifted = Int(dayNumber) + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    let day = dayOfYear - (153 * monthFromMarch + 2) / 5 + 1
    let month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
    let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    return (year, month, day)
  }

  /// Days in a month of a year; 0 for a month outside 1…12.
  public static func daysIn(month: Int, year: Int) -> Int {
    switch month {
    case 1, 3, 5, 7, 8, 10, 12: 31
    case 4, 6, 9, 11: 30
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    default: 0
    }
  }

  /// The day of the week.
  public var weekday: Weekday {
    // 1970-01-01 was a Thursday.
    let index = ((Int(dayNumber) + 3) % 7 + 7) % 7
    return Weekday.allCases[index]
  }

  /// The ISO 8601 week that holds the day.
  public var isoWeek: ISOWeek { ISOWeek(containing: self) }

  /// The first day of the month that holds the day.
  public var startOfMonth: CivilDate { advanced(by: 1 - components.day) }

  /// The day that is a number of days later (earlier if negative), limited to the range of dates.
  public func advanced(by days: Int) -> CivilDate {
    CivilDate(dayNumber: Int32(clamping: Int(dayNumber) + days))
  }

  /// The same day of a later month, or the last day of that month where it is shorter.
  public func advanced(byMonths months: Int) -> CivilDate {
    let (year, month, day) = components
    let index = year * 12 + (month - 1) + months
    let newYear = (index >= 0 ? index : index - 11) / 12
    let newMonth = index - newYear * 12 + 1
    let newDay = min(day, CivilDate.daysIn(month: newMonth, year: newYear))
    return CivilDate(ofYear: newYear, month: newMonth, day: newDay)
  }

  /// Days from another day to this one.
  public func days(since other: CivilDate) -> Int { Int(dayNumber) - Int(other.dayNumber) }

  /// Earlier days come first.
  public static func < (a: CivilDate, b: CivilDate) -> Bool { a.dayNumber < b.dayNumber }
}

extension CivilDate: CustomStringConvertible {
  /// `yyyy-MM-dd`.
  public var description: String {
    let (year, month, day) = components
    return ZeroPadded.text { text in
      text.append(year, width: 4)
      text.append("-")
      text.append(month, width: 2)
      text.append("-")
      text.append(day, width: 2)
    }
  }
}

/// A day of the week, Monday first (ISO 8601).
public enum Weekday: Int, Sendable, Hashable, CaseIterable {
  case monday = 1
  case tuesday, wednesday, thursday, friday, saturday, sunday
}
