/// A day of the proleptic Gregorian calendar, as days since 1970-01-01.
struct Day: Comparable {
  var number: Int

  init(number: Int) { self.number = number }

  /// By Hinnant's algorithm: years begin in March, so that the leap day is the last.
  init(_ year: Int, _ month: Int, _ day: Int) {
    let y = month <= 2 ? year - 1 : year
    let era = y / 400
    let yearOfEra = y - era * 400
    let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    number = era * 146_097 + dayOfEra - 719_468
  }

  var civil: (year: Int, month: Int, day: Int) {
    let z = number + 719_468
    let era = z / 146_097
    let dayOfEra = z - era * 146_097
    let yearOfEra =
      (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shifted = (5 * dayOfYear + 2) / 153
    let day = dayOfYear - (153 * shifted + 2) / 5 + 1
    let month = shifted < 10 ? shifted + 3 : shifted - 9
    return (yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, day)
  }

  /// `2026-11-15`.
  var iso: String {
    let (year, month, day) = civil
    return "\(year)-\(padded(month))-\(padded(day))"
  }

  static func < (a: Day, b: Day) -> Bool { a.number < b.number }
  static func + (a: Day, days: Int) -> Day { Day(number: a.number + days) }
}

/// At least two digits.
func padded(_ n: Int) -> String { n < 10 ? "0\(n)" : "\(n)" }
