import GymBoAnalysis
import GymBoLog
import Testing

@testable import GymBoReport

/// Numbers and days as people read them.
@Suite struct TextNumberTests {
  private let english = English(unit: .kilogram)
  private let numbers = NumberStyle.english
  private var dates: DateStyle { english.dates }

  @Test("loads have at most two decimals and no zeros at the end")
  func kilograms() throws {
    for (kilograms, text) in [
      (102.5, "102.5 kg"), (61.25, "61.25 kg"), (100, "100 kg"), (0.5, "0.5 kg"),
      (1250, "1,250 kg"),
    ] {
      #expect(numbers.load(kilograms: kilograms, in: .kilogram) == text)
    }
  }

  @Test("61.23492 kg, as a file rounds 135 lb, is 135 lb")
  func pounds() throws {
    #expect(numbers.load(kilograms: 61.23492, in: .pound) == "135 lb")
    #expect(numbers.load(kilograms: 61.24, in: .pound) == "135 lb")
    #expect(numbers.load(kilograms: 1.134, in: .pound) == "2.5 lb")
  }

  @Test("a number has the decimals that were asked for, and they are its own")
  func decimals() {
    #expect(numbers.fixed(124.1379, decimals: 4) == "124.1379")
    #expect(numbers.fixed(0.2, decimals: 4) == "0.2000")
    #expect(numbers.fixed(-0.0371, decimals: 3) == "−0.037")
    #expect(numbers.fixed(1.5, decimals: 0) == "2")
    #expect(numbers.fixed(1.23456789, decimals: 9) == "1.234568")
  }

  @Test("short numbers are the fixed ones without zeros at the end")
  func short() {
    for value in [0, 100, 1000.5, 1e6, 61.25, -2.5, 0.004, 99.999, 1e16, .nan] {
      for decimals in 0...3 {
        var text = numbers.fixed(value, decimals: decimals)
        if text.contains(".") {
          text = String(text.reversed().drop { $0 == "0" }.drop { $0 == "." }.reversed())
        }
        let short = numbers.short(value, decimals: decimals)
        #expect(short == text || value.magnitude > 9e15, "\(value) \(decimals)")
      }
    }
  }

  @Test("a volume of 2,880 kg has its comma")
  func volume() {
    #expect(numbers.volume(kilograms: 2880, in: .kilogram) == "2,880 kg")
    #expect(numbers.whole(1_234_567) == "1,234,567")
    #expect(numbers.whole(-999) == "−999")
  }

  @Test("2,100 against 1,850 is +13.5 %")
  func percent() {
    let change = Comparison(value: .known(2100), previous: .known(1850))
    #expect(english.percentChange(change) == "+13.5 %")
    #expect(
      english.percentChange(Comparison(value: .known(1850), previous: .known(2100))) == "−11.9 %")
    #expect(english.percentChange(Comparison(value: .known(5), previous: .known(5))) == "same")
    #expect(numbers.percentChange(-0.04) == "±0 %")
  }

  @Test("a base of zero is new, and what is missing is a dash")
  func missing() {
    #expect(english.percentChange(Comparison(value: .known(3), previous: .known(0))) == "new")
    #expect(
      english.percentChange(Comparison(value: .known(3), previous: .missing(.noSession))) == "new")
    #expect(
      english.percentChange(Comparison(value: .known(3), previous: .missing(.noDuration))) == "–")
    #expect(english.percentChange(Comparison(value: .missing(.noLoad), previous: .known(3))) == "–")
  }

  @Test("no number is printed as nan, infinity or minus zero")
  func notNumbers() {
    #expect(numbers.fixed(.nan, decimals: 1) == "–")
    #expect(numbers.fixed(.infinity, decimals: 1) == "–")
    #expect(numbers.fixed(-0.0, decimals: 1) == "0.0")
    #expect(numbers.fixed(-0.04, decimals: 1) == "0.0")
    #expect(numbers.signed(0.001, decimals: 2) == "0")
  }

  @Test("one is singular")
  func singular() {
    #expect(english.count(1, "repetition") == "1 repetition")
    #expect(english.count(2, "repetition") == "2 repetitions")
    #expect(english.count(0, "day") == "0 days")
  }

  @Test("durations are hours and minutes, set times a clock")
  func durations() {
    #expect(numbers.duration(3900) == "1 h 5 min")
    #expect(numbers.duration(3480) == "58 min")
    #expect(numbers.duration(7200) == "2 h")
    #expect(numbers.duration(20) == "20 s")
    #expect(numbers.clock(90) == "1:30 min")
    #expect(numbers.clock(45) == "45 s")
    #expect(numbers.clock(3725) == "1:02:05 h")
  }

  @Test("days of one month are written once")
  func days() throws {
    func day(_ text: String) throws -> CivilDate { try #require(CivilDate(iso: text)) }
    #expect(try dates.range(DayRange(day("2026-11-09"), day("2026-11-15"))) == "9–15 Nov 2026")
    #expect(
      try dates.range(DayRange(day("2026-09-28"), day("2026-10-04"))) == "28 Sep – 4 Oct 2026")
    #expect(
      try dates.range(DayRange(day("2025-12-29"), day("2026-01-04"))) == "29 Dec 2025 – 4 Jan 2026")
    #expect(try english.ago(day("2026-11-01"), on: day("2026-11-02")) == "yesterday")
    #expect(try english.ago(day("2026-10-19"), on: day("2026-11-02")) == "2 weeks ago")
  }
}
