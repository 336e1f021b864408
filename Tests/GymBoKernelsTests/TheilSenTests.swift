import TestSupport
import Testing

@testable import GymBoKernels

@Suite struct TheilSenTests {
  @Test(
    "Slope, intercept and both intervals are those of the reference (trend: theil_sen)",
    .enabled(if: Shared.isPresent, Shared.absence))
  func reference() throws {
    for (name, series) in try Shared.vectors("trend")["series"].object {
      let (t, y, expected) = (series["t_days"].numbers, series["y"].numbers, series["theil_sen"])
      for (key, confidence) in [("ci95", 0.95), ("ci90", 0.9)] {
        let fit = try #require(theilSenLine(t: t, y: y, confidence: confidence))
        for (actual, other) in [
          (fit.slope, expected["slope"]), (fit.intercept, expected["intercept_separate"]),
          (fit.slopeInterval.lowerBound, expected[key][0]),
          (fit.slopeInterval.upperBound, expected[key][1]),
        ] {
          #expect(isClose(actual, other.number, within: 1e-9), "\(name) \(key)")
        }
      }
    }
  }

  @Test("Sen's interval for ties is 0.119…0.294 around 0.2083, as published in the manual")
  func ties() throws {
    let t = [0.0, 3, 7, 10, 14, 17, 21, 24, 28, 31]
    let y = [100, 100, 102.5, 102.5, 102.5, 105, 102.5, 105, 105, 107.5]
    let fit = try #require(theilSenLine(t: t, y: y, confidence: 0.95))
    #expect(isClose(fit.slope, 0.20833333, within: 1e-7))
    #expect(isClose(fit.slopeInterval.lowerBound, 0.11904762, within: 1e-7))
    #expect(isClose(fit.slopeInterval.upperBound, 0.29411765, within: 1e-7))
  }

  @Test("Neither order, nor sign, nor points at the same time disturb the slope")
  func laws() throws {
    let t = [5.0, 0, 5, 9, 2]
    let y = [3.0, 1, 7, 8, 2]
    let fit = try #require(theilSenLine(t: t, y: y, confidence: 0.8))
    let reversed = try #require(
      theilSenLine(
        t: Array(t.reversed()), y: Array(y.reversed()), confidence: 0.8))
    #expect(fit == reversed)
    let falling = try #require(
      theilSenLine(t: t, y: y.map { -$0 }, confidence: 0.8))
    #expect(falling.slope == -fit.slope)
    #expect(falling.slopeInterval.lowerBound <= falling.slope)
    #expect(falling.slopeInterval.upperBound >= falling.slope)
  }

  @Test(
    "Coarse and fine series have the slopes of all pairs sorted, with many equal values and without"
  )
  func sortedPairs() throws {
    var random = SplitMix64(seed: 11)
    for trial in 0..<300 {
      let count = Int.random(in: 2...90, using: &random)
      let t = (0..<count).map { _ in Double(Int.random(in: 0...200, using: &random)) } + [201]
      let y = t.map { _ in
        trial.isMultiple(of: 3)
          ? Double.random(in: -1...1, using: &random)
          : Double(Int.random(in: 0...(trial % 9), using: &random))
      }
      var slopes: [Double] = []
      for i in t.indices {
        for j in 0..<i where t[i] != t[j] { slopes.append((y[i] - y[j]) / (t[i] - t[j])) }
      }
      slopes.sort()
      let fit = try #require(theilSenLine(t: t, y: y, confidence: 0.8))
      #expect(fit.slope == quantile(slopes.span, 0.5), "\(trial)")
      #expect(slopes.contains(fit.slopeInterval.lowerBound), "\(trial)")
      // As many slopes lie outside of the interval on one side as on the other, but for rounding.
      let below = slopes.count { $0 < fit.slopeInterval.lowerBound }
      let above = slopes.count { $0 > fit.slopeInterval.upperBound }
      #expect(below <= slopes.count / 2 && above <= slopes.count / 2, "\(trial)")
    }
  }

  @Test("What has no slope gives nil; two points and a constant series give theirs")
  func edges() throws {
    let cases: [([Double], [Double])] = [
      ([], []), ([1], [1]), ([2, 2, 2], [1, 2, 3]), ([0, 1, 2], [1, .nan, 3]),
      ([0, .infinity], [1, 2]), ([0, 1e-300], [0, 1e100]),
    ]
    for (t, y) in cases {
      #expect(theilSenLine(t: t, y: y, confidence: 0.8) == nil, "\(t) \(y)")
    }
    for confidence in [0, 1, -1, .nan] {
      #expect(theilSenLine(t: [0.0, 1], y: [0.0, 1], confidence: confidence) == nil)
    }
    let two = try #require(theilSenLine(t: [0.0, 2], y: [1.0, 2], confidence: 0.8))
    #expect(two.slope == 0.5 && two.intercept == 1 && two.value(at: 4) == 3)
    #expect(two.slopeInterval == 0.5...0.5)
    let flat = try #require(
      theilSenLine(t: [0.0, 1, 2, 3], y: [7.0, 7, 7, 7], confidence: 0.95))
    #expect(flat.slope == 0 && flat.slopeInterval == 0...0 && flat.intercept == 7)
  }
}
