import GymBoAnalysis
import GymBoLog
import TestSupport
import Testing

@testable import GymBoReport

/// Numbers and days as each language writes them, against the values of CLDR 46, but for the sign of minus (U+2212) and, in
/// English, the day before the month and a blank before the sign of percent.
@Suite("Numbers and days are written as CLDR has them")
struct LanguageStyleTests {
  struct Expected {
    var months: String
    var weekdays: String
    var number: String
    var percent: String
    var date: String
    var sameMonth: String
    var twoMonths: String
    var twoYears: String
  }

  private static let expected = [
    "en": Expected(
      months: "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec", weekdays: "Mo Tu We Th Fr Sa Su",
      number: "27,411.5", percent: "+13.5 %", date: "12 Nov 2026", sameMonth: "9–15 Nov 2026",
      twoMonths: "28 Sep – 4 Oct 2026", twoYears: "29 Dec 2025 – 4 Jan 2026"),
    "de": Expected(
      months: "Jan. Feb. März Apr. Mai Juni Juli Aug. Sept. Okt. Nov. Dez.",
      weekdays: "Mo Di Mi Do Fr Sa So", number: "27.411,5", percent: "+13,5 %",
      date: "12. Nov. 2026", sameMonth: "9.–15. Nov. 2026",
      twoMonths: "28. Sept. – 4. Okt. 2026", twoYears: "29. Dez. 2025 – 4. Jan. 2026"),
    "tr": Expected(
      months: "Oca Şub Mar Nis May Haz Tem Ağu Eyl Eki Kas Ara",
      weekdays: "Pzt Sal Çar Per Cum Cmt Paz", number: "27.411,5", percent: "+%13,5",
      date: "12 Kas 2026", sameMonth: "9–15 Kas 2026", twoMonths: "28 Eyl – 4 Eki 2026",
      twoYears: "29 Ara 2025 – 4 Oca 2026"),
  ]

  private static let languages = Language.all.map(\.code)

  @Test("Months, weekdays, numbers and dates", arguments: languages)
  func literals(code: String) throws {
    let expected = try #require(Self.expected[code])
    let words = try #require(Language(code: code)).words(unit: .kilogram, asOf: nil)
    #expect(words.dates.months.joined(separator: " ") == expected.months)
    #expect(words.dates.weekdays.joined(separator: " ") == expected.weekdays)
    #expect(words.numbers.fixed(27_411.5, decimals: 1) == expected.number)
    #expect(words.numbers.percentChange(13.5) == expected.percent)
    func day(_ text: String) throws -> CivilDate { try #require(CivilDate(iso: text)) }
    func range(_ first: String, _ last: String) throws -> String {
      words.dates.range(DayRange(try day(first), try day(last)))
    }
    #expect(words.dates.date(try day("2026-11-12")) == expected.date)
    #expect(try range("2026-11-09", "2026-11-15") == expected.sameMonth)
    #expect(try range("2026-09-28", "2026-10-04") == expected.twoMonths)
    #expect(try range("2025-12-29", "2026-01-04") == expected.twoYears)
  }

  @Test("Numbers round alike in every language")
  func rounding() {
    let styles = Language.all.map { $0.words(unit: .kilogram, asOf: nil).numbers }
    for value in [0, 0.05, 0.25, 0.96, 1, 2.5, 21, 999.95, 1000, 27_411.45, -0.04, -1234.5] {
      for decimals in 0...3 {
        let plain = styles.map { style in
          style.fixed(value, decimals: decimals).replacing(style.groupMark, with: "")
            .replacing(style.decimalMark, with: ".")
        }
        #expect(Set(plain).count == 1, "\(value)")
      }
    }
  }

  @Test("What is missing or no number is a dash in every language", arguments: languages)
  func missing(code: String) throws {
    let words = try #require(Language(code: code)).words(unit: .kilogram, asOf: nil)
    #expect(words.missing == "–")
    for value in [Double.nan, .infinity, -.infinity] {
      #expect(words.numbers.fixed(value, decimals: 1) == "–")
      #expect(words.numbers.duration(value) == "–")
    }
  }

  @Test("A title that would read as a part of the sentence is quoted, a name is not")
  func titles() {
    let words = English(unit: .kilogram, asOf: nil)
    for name in ["Push", "Upper A", "Pull 1 Block", "Tag 1"] {
      #expect(words.workout(name).plain == name)
    }
    #expect(words.workout("the best day").plain == "“the best day”")
    #expect(words.workout("Lower // Ramp // Strength").plain == "“Lower // Ramp // Strength”")
    #expect(words.workout("🥵").plain == "“🥵”")
    #expect(German(unit: .kilogram, asOf: nil).workout("am Morgen").plain == "„am Morgen“")
  }

  @Test("A usual time is told to a quarter of an hour, and never as the next day's")
  func usualTimes() {
    let numbers = English(unit: .kilogram, asOf: nil).numbers
    #expect(numbers.usualTimeOfDay(19 * 60 + 39) == "19:45")
    #expect(numbers.usualTimeOfDay(7 * 60 + 7) == "07:00")
    #expect(numbers.usualTimeOfDay(23 * 60 + 59) == "23:45")
  }
}
