import Foundation
import TestSupport
import Testing

@testable import GymBoReport

@Suite("Numbers of machine formats")
struct JSONNumberTests {
  static let examples: [(Double, String)] = [
    (2880.0, "2880"), (124.13793103448276, "124.137931034"), (13.513513513513514, "13.5135135135"),
    (0.30000000000000004, "0.3"), (-0.0, "0"), (0, "0"), (-13.5, "-13.5"), (0.000001, "0.000001"),
    (0.00000012345678901234, "1.23456789012e-7"), (1e-7, "1e-7"), (1e15, "1e15"),
    (999_999_999_999_999, "1e15"), (123_456_789_012_345, "123456789012000"),
    (1e14, "100000000000000"), (1e21, "1e21"), (1.5e300, "1.5e300"),
    (.leastNonzeroMagnitude, "5e-324"),
    (0.999_999_999_999_6, "1"), (99_999_999_999.96, "100000000000"),
    (0.3333333333333333, "0.333333333333"),
    (0.6666666666666666, "0.666666666667"), (-0.3333333333333333, "-0.333333333333"),
    (61.234969995, "61.234969995"),
    (0.45359237, "0.45359237"), (1e12, "1000000000000"), (1_234_567_890_123.5, "1234567890120"),

  ]

  @Test(
    "numbers are rounded to 12 significant digits and written in their shortest form",
    arguments: examples)
  func written(_ number: Double, _ text: String) {
    #expect(MachineNumber.text(number) == text)
  }

  @Test("an exact tie goes to the even digit, a tie only in the decimals to the nearer side")
  func ties() {
    // Both end in an exact half behind the twelfth digit.
    #expect(MachineNumber.text(100_000_000_000.5) == "100000000000")
    #expect(MachineNumber.text(100_000_000_001.5) == "100000000002")
    // The nearest Double of this decimal lies below it, and so below the middle.
    #expect(MachineNumber.text(1.000_000_000_005) == reference(1.000_000_000_005))
    #expect(MachineNumber.text(1.000_000_000_015) == reference(1.000_000_000_015))
  }

  @Test("what is not finite has no text")
  func notFinite() {
    for number in [Double.nan, .infinity, -.infinity] {
      #expect(MachineNumber.text(number) == nil)
    }
  }

  @Test("the value is that of the C library's %.12g, over random bits, decimals and common sizes")
  func agreesWithPrintf() throws {
    var generator = SplitMix64(seed: 1)
    for index in 0..<20_000 {
      var number = Double(bitPattern: generator.next())
      if index % 3 == 2 {
        // Common sizes, with all their binary digits.
        number = Double(generator.next() >> 11) / pow(10, Double(generator.next() % 23))
      } else if index % 3 == 1 {
        // Thirteen digits that end in 5: the ties that only the exact value decides.
        let digits = Double(generator.next() % 900_000_000_000 + 100_000_000_000) * 10 + 5
        number = digits / pow(10, Double(generator.next() % 20))
      }
      guard number.isFinite else { continue }
      let text = try #require(MachineNumber.text(number))
      if (1e-9..<1e34).contains(number.magnitude) {
        #expect(Double(text) == Double(reference(number)), "\(number)")
      } else {
        #expect(isClose(try #require(Double(text)), number, within: 5.000_001e-12))
      }
    }
  }

  @Test("the quick way writes what the shortest digits say")
  func quickWay() {
    var generator = SplitMix64(seed: 3)
    for index in 0..<40_000 {
      let digits = Double(generator.next() >> (24 + generator.next() % 40))
      // Whole numbers, halves, hundredths and all other decimals of common sizes.
      let scale: Double = [1, 2, 100, 1000, 100_000_000, 7, 3e9, 1e14][index % 8]
      let number = index % 5 == 0 ? -digits / scale : digits / scale
      guard number != 0 else { continue }
      #expect(MachineNumber.text(number) == MachineNumber.long(number))
    }
    for hundredths in 0..<20_000 {
      let number = Double(hundredths) / 100
      #expect(MachineNumber.text(number) == String(format: "%.12g", number))
    }
    for count in -5...250 {
      #expect(MachineNumber.text(Double(count) / 2) == String(format: "%.12g", Double(count) / 2))
    }
  }

  @Test("whole numbers have all their digits")
  func wholeNumbers() {
    for number in [0, 9, 10, 99, 100, 101, 99_999_999, 100_000_000, 100_000_001, .max, .min] {
      for number in [Int64(number), 0 &- Int64(number)] {
        var bytes: [UInt8] = []
        MachineNumber.append(number, to: &bytes)
        #expect(String(decoding: bytes, as: UTF8.self) == String(number))
      }
    }
    for digits in 1...18 {
      let power = (0..<digits).reduce(Int64(1)) { power, _ in power * 10 }
      for number in [power - 1, power, power + 1, 1 - power] {
        var bytes: [UInt8] = []
        MachineNumber.append(number, to: &bytes)
        #expect(String(decoding: bytes, as: UTF8.self) == String(number))
      }
    }
  }

  @Test("no number between a millionth and 10^15 has an exponent")
  func noExponent() throws {
    var generator = SplitMix64(seed: 2)
    for _ in 0..<2000 {
      let exponent = Double(generator.next() % 21_000) / 1000 - 6
      let text = try #require(MachineNumber.text(pow(10, exponent) * 0.999_999))
      if exponent > -5.99 { #expect(!text.contains("e"), "\(text)") }
    }
  }

  private func reference(_ number: Double) -> String { String(format: "%.12g", number) }
}
