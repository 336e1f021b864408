import Foundation
import TestSupport
import Testing

@testable import GymBoKernels

@Suite struct MomentsTests {
  @Test(
    "Mean and SD of NIST's univariate sets are what exact arithmetic on the doubles gives",
    .enabled(if: Shared.isPresent, Shared.absence))
  func nist() throws {
    let sets = try NIST.sets("univariate")
    #expect(sets.count == 8)
    var table = "digits right  mean     SD\n"
    for (name, set) in sets {
      let y = set["y"].array.map { Double($0.string) ?? .nan }
      let moments = try #require(Moments(y))
      let sd = try #require(moments.standardDeviation(of: .sample))
      let exact = try #require(exactMoments(y))
      #expect(moments.mean == exact.mean, "\(name)")
      #expect((sd - exact.sd).magnitude <= exact.sd.ulp, "\(name): \(sd) \(exact.sd)")
      let digits = [NIST.digits(moments.mean, set["mean"]), NIST.digits(sd, set["sd"])]
      table += NIST.row(name, digits)
    }
    print(table)
  }

  /// Mean and sample SD by integers: every double is an integer times a common power of two.
  private func exactMoments(_ y: [Double]) -> (mean: Double, sd: Double)? {
    let unit = y.filter { $0 != 0 }.map { Int($0.ulp.exponent) + trailingZeros($0) }.min() ?? 0
    let integers = y.map { Int128(Double(sign: .plus, exponent: -unit, significand: $0)) }
    let count = Int128(y.count)
    let total = integers.reduce(0, +)
    // As many bits as fit, so that cutting the quotient off does not show.
    let shift = max(0, total.magnitude.leadingZeroBitCount - 2)
    let mean = Double(
      sign: .plus, exponent: unit - shift, significand: Double((total << shift) / count))
    let deviations = integers.map { $0 - integers[0] }
    let sum = deviations.reduce(0, +)
    let (squares, overflow) = deviations.reduce((Int128(0), false)) { result, deviation in
      let (square, first) = deviation.multipliedReportingOverflow(by: deviation)
      let (next, second) = result.0.addingReportingOverflow(square)
      return (next, result.1 || first || second)
    }
    let (part, tooLarge) = squares.multipliedReportingOverflow(by: count)
    let (square, alsoTooLarge) = sum.multipliedReportingOverflow(by: sum)
    guard !overflow, !tooLarge, !alsoTooLarge else { return nil }
    let variance = Double(part - square) / Double(count * (count - 1))
    return (mean, Double(sign: .plus, exponent: unit, significand: variance.squareRoot()))
  }

  private func trailingZeros(_ value: Double) -> Int {
    (value.significandBitPattern | 1 << 52).trailingZeroBitCount
  }

  @Test(
    "Mean and SD of test–retest differences are those of the reference (reliability: test_retest)",
    .enabled(if: Shared.isPresent, Shared.absence))
  func reliability() throws {
    let expected = try Shared.vectors("reliability")["test_retest"]
    let (first, second) = (expected["trial1"].numbers, expected["trial2"].numbers)
    let moments = try #require(Moments(zip(first, second).map { $1 - $0 }))
    let sd = try #require(moments.standardDeviation(of: .sample))
    #expect(isClose(moments.mean, expected["mean_diff"].number, within: 1e-12))
    #expect(isClose(sd, expected["sd_diff"].number, within: 1e-12))
    #expect(isClose(sd / 2.0.squareRoot(), expected["typical_error"].number, within: 1e-12))
  }

  @Test("2, 4, 4, 4, 5, 5, 7, 9 have mean 5, population SD 2 and sample variance 32/7")
  func textbook() throws {
    let moments = try #require(Moments([2, 4, 4, 4, 5, 5, 7, 9]))
    #expect(moments.mean == 5 && moments.count == 8)
    #expect(moments.standardDeviation(of: .population) == 2)
    #expect(moments.variance(of: .population) == 4)
    #expect(moments.variance(of: .sample) == 32.0 / 7)
  }

  @Test("Order does not show; a shift moves the mean alone; a scale moves both")
  func laws() throws {
    let values = [82.5, 0.1, 100.3, 99.9, -7, 64.25]
    let moments = try #require(Moments(values))
    let sorted = try #require(Moments(values.sorted()))
    #expect(sorted.mean == moments.mean)
    #expect(sorted.variance(of: .sample) == moments.variance(of: .sample))
    let shifted = try #require(Moments(values.map { $0.rounded() + 0x1p40 }))
    let unshifted = try #require(Moments(values.map { $0.rounded() }))
    #expect(shifted.variance(of: .sample) == unshifted.variance(of: .sample))
    let scaled = try #require(Moments(values.map { $0 * 0x1p-30 }))
    #expect(scaled.mean == moments.mean * 0x1p-30)
    let sd = try #require(moments.standardDeviation(of: .sample))
    #expect(scaled.standardDeviation(of: .sample) == sd * 0x1p-30)
  }

  @Test(
    "One value has no sample SD; constants have none to speak of; the largest doubles have both")
  func edges() throws {
    let one = try #require(Moments([0.1]))
    #expect(one.mean == 0.1 && one.standardDeviation(of: .sample) == nil)
    #expect(one.standardDeviation(of: .population) == 0)
    let constant = try #require(Moments([Double](repeating: 0.1, count: 7)))
    #expect(constant.mean == 0.1 && constant.variance(of: .sample) == 0)
    let largest = Double.greatestFiniteMagnitude
    let wide = try #require(Moments([largest, -largest]))
    #expect(wide.mean == 0 && wide.standardDeviation(of: .population) == largest)
    #expect(wide.variance(of: .population) == nil && wide.standardDeviation(of: .sample) == nil)
    let least = Double.leastNonzeroMagnitude
    let tiny = try #require(Moments([least, 3 * least]))
    #expect(tiny.mean == 2 * least && tiny.standardDeviation(of: .population) == least)
  }
}
