import GymBoAnalysis
import GymBoLog
import Testing

@testable import GymBoReport

/// Numbers and days as people read them.
@Suite struct TextNumberTests {
  @Test("loads have at most two decimals and no zeros at the end")
  func kilograms() throws {
    for (kilograms, text) in [
      (102.5, "102.5 kg"), (61.25, "61.25 kg"), (100, "100 kg"), (0.5, "0.5 kg"),
      (1250, "1,250 kg"),
    ] {
      #expect(try #require(Load(kilograms: kilograms)).text(in: .kilogram) == text)
    }
  }

  @Test("61.23492 kg, as a file rounds 135 lb, is 135 lb")
  func pounds() throws {
    #expect(try #require(Load(kilograms: 61.23492)).text(in: .pound) == "135 lb")
    #expect(try #require(Load(kilograms: 61.24)).text(in: .pound) == "135 lb")
    #expect(try #require(Load(kilograms: 1.134)).text(in: .pound) == "2.5 lb")
  }

  @Test("a number has the decimals that were asked for, and they are its own")
  func decimals() {
    #expect(NumberText.fixed(124.1379, decimals: 4) == "124.1379")
    #expect(NumberText.fixed(0.2, decimals: 4) == "0.2000")
    #expect(NumberText.fixed(-0.0371, decimals: 3) == "−0.037")
    #expect(NumberText.fixed(1.5, decimals: 0) == "2")
    #expect(NumberText.fixed(1.23456789, decimals: 9) == "1.234568")
  }

  @Test("a volume of 2,880 kg has its comma")
  func volume() {
    #expect(LoadUnit.kilogram.volume(kilograms: 2880) == "2,880 kg")
    #expect(NumberText.whole(1_234_567) == "1,234,567")
    #expect(NumberText.whole(-999) == "−999")
  }

  @Test("2,100 against 1,850 is +13.5 %")
  func percent() {
    let change = Comparison(value: .known(2100), previous: .known(1850))
    #expect(change.percentText == "+13.5 %")
    #expect(Comparison(value: .known(1850), previous: .known(2100)).percentText == "−11.9 %")
    #expect(Comparison(value: .known(5), previous: .known(5)).percentText == "same")
    #expect(NumberText.percent(-0.04) == "±0 %")
  }

  @Test("a base of zero is new, and what is missing is a dash")
  func missing() {
    #expect(Comparison(value: .known(3), previous: .known(0)).percentText == "new")
    #expect(Comparison(value: .known(3), previous: .missing(.noSession)).percentText == "new")
    #expect(Comparison(value: .known(3), previous: .missing(.noDuration)).percentText == "–")
    #expect(Comparison(value: .missing(.noLoad), previous: .known(3)).percentText == "–")
  }

  @Test("no number is printed as nan, infinity or minus zero")
  func notNumbers() {
    #expect(NumberText.fixed(.nan, decimals: 1) == "–")
    #expect(NumberText.fixed(.infinity, decimals: 1) == "–")
    #expect(NumberText.fixed(-0.0, decimals: 1) == "0.0")
    #expect(NumberText.fixed(-0.04, decimals: 1) == "0.0")
    #expect(NumberText.signed(0.001, decimals: 2) == "0")
  }

  @Test("one is singular")
  func singular() {
    #expect(NumberText.count(1, "repetition") == "1 repetition")
    #expect(NumberText.count(2, "repetition") == "2 repetitions")
    #expect(NumberText.count(0, "day") == "0 days")
  }

  @Test("durations are hours and minutes, set times a clock")
  func durations() {
    #expect(NumberText.duration(3900) == "1 h 5 min")
    #expect(NumberText.duration(3480) == "58 min")
    #expect(NumberText.duration(7200) == "2 h")
    #expect(NumberText.duration(20) == "20 s")
    #expect(NumberText.clock(90) == "1:30 min")
    #expect(NumberText.clock(45) == "45 s")
    #expect(NumberText.clock(3725) == "1:02:05 h")
  }

  @Test("days of one month are written once")
  func days() throws {
    func day(_ text: String) throws -> CivilDate { try #require(CivilDate(iso: text)) }
    #expect(try DayRange(day("2026-11-09"), day("2026-11-15")).text == "9–15 Nov 2026")
    #expect(try DayRange(day("2026-09-28"), day("2026-10-04")).text == "28 Sep – 4 Oct 2026")
    #expect(
      try DayRange(day("2025-12-29"), day("2026-01-04")).text == "29 Dec 2025 – 4 Jan 2026")
    #expect(try day("2026-11-01").ago(on: day("2026-11-02")) == "yesterday")
    #expect(try day("2026-10-19").ago(on: day("2026-11-02")) == "2 weeks ago")
  }
}
