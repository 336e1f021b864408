import TestSupport
import Testing

@testable import GymBoKernels

@Suite struct WhittakerTests {
  @Test(
    "Smooth series of both orders are those of the reference (smoothing: whittaker)",
    .enabled(if: Shared.isPresent, Shared.absence))
  func reference() throws {
    let all = try Shared.vectors("smoothing")["series"].object
    #expect(all.count == 8)
    for (name, series) in all {
      let (t, y) = (series["t"].numbers, series["y"].numbers)
      let index = y.indices.map(Double.init)
      let cases: [(String, [Double], Double, WhittakerOrder)] = [
        ("d2_irregular_lam10", t, 10, .second), ("d2_irregular_lam1000", t, 1000, .second),
        ("d2_index_lam10", index, 10, .second), ("d2_index_lam1000", index, 1000, .second),
        ("d1_irregular_lam50", t, 50, .first),
      ]
      for (key, times, lambda, order) in cases {
        let expected = series["whittaker_\(key)"].numbers
        let smooth = try #require(whittakerSmooth(t: times, y: y, lambda: lambda, order: order))
        #expect(smooth.count == expected.count && !expected.isEmpty)
        for (a, b) in zip(smooth, expected) {
          #expect(isClose(a, b, within: 1e-9), "\(name) \(key)")
        }
      }
    }
  }

  @Test(
    "The bands of the matrix and the solution are those of the reference (linalg: whittaker_banded)",
    .enabled(if: Shared.isPresent, Shared.absence))
  func bands() throws {
    let expected = try Shared.vectors("linalg")["small"]["whittaker_banded"]
    let (y, lambda) = (expected["rhs"].numbers, expected["lambda"].number)
    let t = y.indices.map(Double.init)
    let bands = whittakerBands(
      t: t.span, weights: y.map { _ in 1 }, lambda: lambda, order: .second)
    for (offset, band) in expected["upper_bands_row_major"].array.enumerated() {
      #expect(band.numbers == band.numbers.indices.map { bands[3 * $0 + offset] })
    }
    let smooth = try #require(whittakerSmooth(t: t, y: y, lambda: lambda))
    for (a, b) in zip(smooth, expected["solution"].numbers) {
      #expect(isClose(a, b, within: 1e-12))
    }
  }

  private let t = [0.0, 2, 5, 7, 9, 12, 14, 19, 21, 26]
  private let y = [80.0, 81.3, 82.1, 84, 83.2, 85.9, 87.1, 88.4, 90.2, 91]

  @Test("Straight lines pass unchanged, and a large λ leaves nothing but the least-squares line")
  func lines() throws {
    let line = t.map { 60 + 0.25 * $0 }
    let passed = try #require(whittakerSmooth(t: t, y: line, lambda: 1e4))
    for (a, b) in zip(passed, line) { #expect(isClose(a, b, within: 1e-11)) }
    let flattened = try #require(whittakerSmooth(t: t, y: y, lambda: 1e9))
    let fit = try #require(ordinaryLeastSquares(t: t, y: y))
    for (a, time) in zip(flattened, t) { #expect(isClose(a, fit.value(at: time), within: 1e-6)) }
  }

  @Test("Reversing time, moving the origin and changing units change the series alike")
  func laws() throws {
    let smooth = try #require(whittakerSmooth(t: t, y: y, lambda: 30))
    let reversed = try #require(
      whittakerSmooth(t: t.reversed().map { -$0 }, y: y.reversed(), lambda: 30))
    for (a, b) in zip(reversed.reversed(), smooth) { #expect(isClose(a, b, within: 1e-12)) }
    let moved = try #require(
      whittakerSmooth(t: t.map { 2 * $0 + 512 }, y: y.map { 4 * $0 + 8 }, lambda: 30 * 16))
    for (a, b) in zip(moved, smooth) { #expect(isClose(a, 4 * b + 8, within: 1e-12)) }
  }

  @Test("A value of weight 0 is filled in from its neighbours")
  func weights() throws {
    let line = t.map { 60 + 0.25 * $0 }
    var broken = line
    broken[4] = -1000
    let weights = t.indices.map { $0 == 4 ? 0.0 : 1 }
    let smooth = try #require(whittakerSmooth(t: t, y: broken, weights: weights, lambda: 10))
    #expect(isClose(smooth[4], line[4], within: 1e-11))
  }

  @Test("Too short to smooth comes back; λ of 0 changes nothing; bad times, weights and λ give nil")
  func edges() {
    #expect(whittakerSmooth(t: [], y: [], lambda: 1) == [])
    #expect(whittakerSmooth(t: [3], y: [7], lambda: 1) == [7])
    #expect(whittakerSmooth(t: [3, 4], y: [7, 9], lambda: 1) == [7, 9])
    #expect(whittakerSmooth(t: t, y: y, lambda: 0) == y)
    #expect(whittakerSmooth(t: [0, 1, 1], y: [1, 2, 3], lambda: 1) == nil)
    #expect(whittakerSmooth(t: [0, 2, 1], y: [1, 2, 3], lambda: 1) == nil)
    #expect(whittakerSmooth(t: [0, 1, 2], y: [1, 2, 3], weights: [1, 1, 0], lambda: 1) == nil)
    #expect(whittakerSmooth(t: [0, 1, 2], y: [1, 2, 3], weights: [1, -1, 1], lambda: 1) == nil)
    #expect(whittakerSmooth(t: [0, 1, 2], y: [1, 2, 3], weights: [1, .nan, 1], lambda: 1) == nil)
    for lambda in [-1, .nan, .infinity, 1e18] {
      #expect(whittakerSmooth(t: [0, 1, 2], y: [1, 2, 3], lambda: lambda) == nil)
    }
    #expect(whittakerSmooth(t: [0, 1e-200, 1], y: [1, 2, 3], lambda: 1) == nil)
  }
}
