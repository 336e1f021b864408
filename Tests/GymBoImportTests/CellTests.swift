import Foundation
import GymBoLog
import Testing

@testable import GymBoImport

private func decimal(_ text: String) -> DecimalNumber? {
  let bytes = Array(text.utf8)
  return DecimalNumber(bytes.span, 0..<bytes.count)
}

private func units(_ text: String, _ unit: LoadUnit = .kilogram) -> UInt64? {
  decimal(text)?.magnitude(
    times: UInt64(unit.unitsPerOne), atMost: UInt64(Load.maximum.units))
}

private func date(_ text: String) -> String? {
  let bytes = Array(text.utf8)
  return WrittenDate(bytes.span, 0..<bytes.count).map { date in
    date.secondOfDay == nil ? "\(date.date)" : "\(date.start)"
  }
}

private func duration(_ text: String) -> Int64? {
  let bytes = Array(text.utf8)
  return WrittenDuration.seconds(bytes.span, 0..<bytes.count)
}

private func clock(_ text: String) -> Int64? {
  let bytes = Array(text.utf8)
  return WrittenDuration.clock(bytes.span, 0..<bytes.count)
}

@Suite struct DecimalNumberTests {
  @Test("A Double of up to two decimal places is written as it reads, and is the same number")
  func hundredths() throws {
    for hundredths in Array(-2000...2000) + [123_456_789, 899_999_999_999_999, -4_503_599_627_371] {
      let value = Double(hundredths) / 100
      let number = try #require(DecimalNumber(hundredths: value))
      var bytes: [UInt8] = []
      number.append(to: &bytes)
      let text = String(decoding: bytes, as: UTF8.self)
      #expect(text == "\(value)".replacing(#/\.0$/#, with: "").replacing(#/^-0$/#, with: "0"))
      #expect(decimal(text)?.double == value && DecimalNumber(value) == number)
    }
    for value in [0.001, 82.125, 1e13, .nan, .infinity, .leastNonzeroMagnitude] {
      #expect(DecimalNumber(hundredths: value) == nil)
    }
    #expect(DecimalNumber(0.001)?.double == 0.001 && DecimalNumber(1e13)?.double == 1e13)
  }

  @Test("every pound up to 2000 with two decimals is exact, and so is its kilogram text")
  func exactPounds() {
    for pounds in 0...2000 as ClosedRange<UInt64> {
      #expect(units("\(pounds)", .pound) == pounds * 9_071_847_400)
      #expect(units("\(pounds).0", .pound) == pounds * 9_071_847_400)
      #expect(units("\(pounds).25", .pound) == pounds * 9_071_847_400 + 2_267_961_850)
      #expect(units("\(pounds).01", .pound) == pounds * 9_071_847_400 + 90_718_474)
      // As Strong writes it in kilograms, with all eight decimals.
      let whole = pounds * 45_359_237
      let decimals = String(whole % 100_000_000)
      let padded = String(repeating: "0", count: 8 - decimals.count) + decimals
      #expect(units("\(whole / 100_000_000).\(padded)") == whole * 200)
    }
  }

  @Test(
    "float noise of exports disappears",
    arguments: [
      ("52.163122550000004", 1_043_262_451_000), ("102.05828325", 2_041_165_665_000),
      ("61.99999999999999", 1_240_000_000_000), ("245.00000000000003", 4_900_000_000_000),
      ("2.2679618500000003", 45_359_237_000), ("61.23492", 1_224_698_400_000), ("7.1E-15", 0),
      ("1.0E-4", 2_000_000), ("0.000000000024", 0), ("0.000000000025", 1),
      ("10000", 200_000_000_000_000),
      ("1e2", 2_000_000_000_000), ("0000000000000000000000000001.5", 30_000_000_000),
      ("2.50000000000000000000000000000000001", 50_000_000_000),
    ] as [(String, UInt64)])
  func noise(_ text: String, _ expected: UInt64) {
    #expect(units(text) == expected)
  }

  @Test(
    "larger loads than 10,000 kg have no value",
    arguments: ["10000.0000000001", "1e300", "99999999999999999999999999999999", "1e-400", "9e400"])
  func outOfRange(_ text: String) {
    #expect(units(text) == (text == "1e-400" ? 0 : nil))
  }

  @Test("a decimal comma is read where it can mean nothing else")
  func decimalComma() {
    #expect(units("17,5") == 350_000_000_000)
    #expect(units("0,125") == 2_500_000_000)
    #expect(units("1.234,5") == 24_690_000_000_000)
    #expect(units("1,234.5") == 24_690_000_000_000)
    #expect(units("1,250") == nil)
    #expect(units("1,2,3") == nil)
    #expect(units("12,34.5") == nil)
    #expect(units("1250,125") == 25_002_500_000_000)
  }

  @Test(
    "what is no number is none",
    arguments: [
      "", "-", "+", ".", "abc", "1.2.3", "--1", "1e", "1e+", "nan", "inf", "0x10", "5 kg", "١",
    ])
  func noNumber(_ text: String) {
    #expect(decimal(text) == nil)
  }

  @Test("signs: −0 is 0, −0.5 is negative")
  func signs() {
    #expect(decimal("-0.0")?.isNegative == false)
    #expect(decimal("-0.5")?.isNegative == true)
    #expect(decimal("-0.5")?.double == -0.5)
    #expect(decimal("+2")?.double == 2)
  }

  @Test("doubles of up to 15 digits are those that Swift reads")
  func doubles() {
    for text in ["0.1", "1609.344", "120.0", "1272.0", "3.37", "123456789.012345", "1e-5", "5e3"] {
      #expect(decimal(text)?.double == Double(text))
    }
  }

  @Test("repetitions may have a zero fraction and no other")
  func whole() {
    #expect(decimal("8.0")?.wholeMagnitude(atMost: 5000) == 8)
    #expect(decimal("8")?.wholeMagnitude(atMost: 5000) == 8)
    #expect(decimal("8.5")?.wholeMagnitude(atMost: 5000) == nil)
    #expect(decimal("5001")?.wholeMagnitude(atMost: 5000) == Int.max)
    #expect(decimal("1e30")?.wholeMagnitude(atMost: 5000) == Int.max)
  }
}

@Suite struct DateTextTests {
  @Test(
    "every notation that exports have is read as the wall clock it shows",
    arguments: [
      ("2021-07-07 17:05:17", "2021-07-07T17:05:17"), ("2021-07-07", "2021-07-07"),
      ("2021-07-07 17:05", "2021-07-07T17:05:00"), ("2021-07-07T17:05:17", "2021-07-07T17:05:17"),
      ("2025-02-23T10:13:53Z", "2025-02-23T10:13:53"),
      ("2025-02-23T10:13:53.123Z", "2025-02-23T10:13:53"),
      ("2025-02-23 10:13:53 +0000", "2025-02-23T10:13:53"),
      ("2026/08/11", "2026-08-11"), ("15 Jan 2024, 18:03", "2024-01-15T18:03:00"),
      ("Jun 11, 2026, 1:01 PM", "2026-06-11T13:01:00"),
      ("Jun 11, 2026, 12:01\u{202F}AM", "2026-06-11T00:01:00"),
      ("22.09.2026, 17:00", "2026-09-22T17:00:00"), ("5 9월 2026, 07:00", "2026-09-05T07:00:00"),
      ("5 9월 2026", "2026-09-05"), ("1 Sept. 2026, 07:00", "2026-09-01T07:00:00"),
      ("16 Juni 2026, 07:00", "2026-06-16T07:00:00"), ("20 giu 2026, 7:00", "2026-06-20T07:00:00"),
    ])
  func notations(_ text: String, _ expected: String) {
    #expect(date(text) == expected)
  }

  @Test(
    "months of the app's languages, January to December",
    arguments: [
      "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec",
      "Oca Şub Mar Nis May Haz Tem Ağu Eyl Eki Kas Ara",
      "Jan Fev Mar Abr Mai Jun Jul Ago Set Out Nov Dez",
      "ene feb mar abr may jun jul ago sep oct nov dic",
      "gen feb mar apr mag giu lug ago set ott nov dic",
      "janv. févr. mars avr. mai juin juil. août sept. oct. nov. déc.",
      "Jan. Feb. März Apr. Mai Juni Juli Aug. Sept. Okt. Nov. Dez.",
      "jan. feb. mrt. apr. mei jun. jul. aug. sep. okt. nov. dec.",
      "1월 2월 3월 4월 5월 6월 7월 8월 9월 10월 11월 12월",
    ])
  func months(_ names: String) {
    let words = names.split(separator: " ").map(String.init)
    #expect(words.compactMap(MonthName.month) == Array(1...12))
    // Composed and decomposed letters are the same name.
    #expect(
      words.map { $0.decomposedStringWithCanonicalMapping }.compactMap(MonthName.month)
        == Array(1...12))
    for (index, word) in words.enumerated() {
      let month = index < 9 ? "0\(index + 1)" : "\(index + 1)"
      #expect(date("15 \(word) 2024, 18:03") == "2024-\(month)-15T18:03:00")
    }
  }

  @Test(
    "what is no date is none",
    arguments: [
      "", "2021-02-30", "2021-13-01 10:00:00", "2021-07-07 25:00:00", "2021-07-07 17:60:00",
      "07/13/2021", "15 Foo 2024", "2021-07", "yesterday", "15 Jan 2024, 13:00 PM", "31.02.2024",
      "2021-07-07 17:05:17 x y", "0 Jan 2024", "13월 2024",
    ])
  func noDate(_ text: String) {
    #expect(date(text) == nil)
  }
}

@Suite struct DurationTextTests {
  @Test(
    "durations of every locale",
    arguments: [
      ("2h 38m", 9480), ("45m", 2700), ("1h", 3600), ("55s", 55), ("2h 18min", 8280),
      ("38min", 2280), ("264h 1m", 950_460), ("3608", 3608), ("1 h 5 min", 3900),
      ("53 Min.", 3180), ("1 Std. 2 Min.", 3720),
    ] as [(String, Int64)])
  func durations(_ text: String, _ expected: Int64) {
    #expect(duration(text) == expected)
  }

  @Test("what is no duration is none", arguments: ["", "h", "2x", "m5", "5h 3", "-5m", "1:00"])
  func noDuration(_ text: String) {
    #expect(duration(text) == nil)
  }

  @Test("clock times of sets")
  func clocks() {
    #expect(clock("0:09:21") == 561)
    #expect(clock("00:00:30") == 30)
    #expect(clock("20:30") == 1230)
    #expect(clock("90:00") == 5400)
    #expect(clock("0:60:00") == nil)
    #expect(clock("5") == nil)
    #expect(clock("1:2:3:4") == nil)
    #expect(clock(":30") == nil)
  }
}
