import Foundation
import TestSupport
import Testing

@testable import GymBoKernels

@Suite struct MannKendallTests {
  @Test(
    "S, variance, z and p are those of the reference, ties included (trend: mann_kendall)",
    .enabled(if: Shared.isPresent, Shared.absence))
  func reference() throws {
    let all = try Shared.vectors("trend")["series"].object
    #expect(all.count == 8)
    for (name, series) in all {
      let expected = series["mann_kendall"]
      let test = try #require(mannKendall(t: series["t_days"].numbers, y: series["y"].numbers))
      #expect(test.statistic == expected["S"].int, "\(name)")
      #expect(isClose(test.variance, expected["var_S"].number, within: 1e-12), "\(name)")
      #expect(isClose(test.z, expected["z"].number, within: 1e-12), "\(name)")
      #expect(isClose(test.twoSidedP, expected["p"].number, within: 1e-12), "\(name)")
      // Kendall's τ-b has the same S and variance, without the correction for continuity.
      let asymptotic = erfc(
        (Double(test.statistic) / test.variance.squareRoot()).magnitude / 2.0.squareRoot())
      let other = series["kendall_tau_b"]["p_asymptotic"].number
      #expect(isClose(asymptotic, other, within: 1e-10), "\(name)")
    }
  }

  @Test(
    "The exact tail of S is that of the reference, for 4 to 10 points (trend: mann_kendall_exact_null)",
    .enabled(if: Shared.isPresent, Shared.absence))
  func exactReference() throws {
    let cases = try Shared.vectors("trend")["mann_kendall_exact_null"].array
    #expect(cases.count == 28)
    for v in cases {
      let runs = [Int](repeating: 1, count: v["n"].int)
      let tail = kendallUpperTail(atLeast: v["S"].int, values: runs)
      #expect(
        isClose(tail, v["p_one_sided_exact"].number, within: 1e-12), "\(v["n"].int) \(v["S"].int)")
    }
  }

  @Test("The exact probability with ties is what counting all orders of the values gives")
  func exactByCounting() throws {
    for values in [[1.0, 2, 2, 3, 3], [5, 5, 5, 7, 8, 9], [1, 1, 2, 2, 3, 3], [4, 4, 4, 4]] {
      let t = values.indices.map(Double.init)
      let tests = orders(of: values).compactMap { mannKendall(t: t, y: $0) }
      // Of each S one order: the exact probability depends on S alone.
      var counts = [Int: Int]()
      for test in tests { counts[abs(test.statistic), default: 0] += 1 }
      for (statistic, _) in counts {
        let asLarge = counts.filter { $0.key >= statistic }.values.reduce(0, +)
        let test = try #require(tests.first { abs($0.statistic) == statistic })
        let exact = try #require(test.exactTwoSidedP)
        #expect(isClose(exact, Double(asLarge) / Double(tests.count), within: 1e-12))
      }
    }
  }

  @Test("The variance with equal values and equal times is that over all ways to pair them")
  func varianceByCounting() throws {
    let (t, y) = ([0.0, 0, 0, 3, 5, 5], [1.0, 1, 2, 2, 2, 6])
    let squares = orders(of: y).compactMap { mannKendall(t: t, y: $0)?.statistic }.map { $0 * $0 }
    let test = try #require(mannKendall(t: t, y: y))
    let mean = Double(squares.reduce(0, +)) / Double(squares.count)
    #expect(isClose(test.variance, mean, within: 1e-12))
    #expect(test.exactTwoSidedP == nil)
  }

  private func orders(of values: [Double]) -> [[Double]] {
    guard let last = values.last else { return [[]] }
    return orders(of: Array(values.dropLast())).flatMap { shorter in
      (0...shorter.count).map { place in
        var longer = shorter
        longer.insert(last, at: place)
        return longer
      }
    }
  }

  @Test(
    "Only the order counts: neither units, nor sign, nor the order of the points change the test")
  func laws() throws {
    let (t, y) = ([5.0, 0, 7, 9, 2, 11], [3.0, 1, 7, 8, 2, 7])
    let test = try #require(mannKendall(t: t, y: y))
    #expect(mannKendall(t: t.reversed(), y: y.reversed()) == test)
    #expect(mannKendall(t: t.map { $0 * 7 + 20_000 }, y: y.map { $0 * $0 * $0 - 4 }) == test)
    let falling = try #require(mannKendall(t: t, y: y.map { -$0 }))
    #expect(falling.statistic == -test.statistic && falling.z == -test.z)
    #expect(falling.twoSidedP == test.twoSidedP && falling.exactTwoSidedP == test.exactTwoSidedP)
  }

  @Test("Two points prove nothing; a constant series has no trend with probability 1")
  func edges() throws {
    let two = try #require(mannKendall(t: [0, 1], y: [1, 5]))
    #expect(two.statistic == 1 && two.z == 0 && two.twoSidedP == 1 && two.exactTwoSidedP == 1)
    for (t, y) in [([0.0, 1, 2], [7.0, 7, 7]), ([4, 4, 4], [1, 2, 3])] {
      let flat = try #require(mannKendall(t: t, y: y))
      #expect(flat.statistic == 0 && flat.variance == 0 && flat.z == 0 && flat.twoSidedP == 1)
    }
  }
}
