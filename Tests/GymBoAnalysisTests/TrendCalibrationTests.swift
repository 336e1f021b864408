import Foundation
import TestSupport
import Testing

@testable import GymBoAnalysis

/// Small versions, from fixed seeds, of what PlateauBenchmark measures at length. Bounds are the published shares with three
/// standard errors of 200 histories.
@Suite struct TrendCalibrationTests {
  /// A lift at 2 sessions a week for 16 weeks, noise 2.5 %, whose level moves by a slope and then by another one.
  private static func series(
    slope: Double, then: Double = 0, for weeks: Double = 0, seed: UInt64
  ) -> (days: [Int], values: [Double]) {
    var random = SplitMix64(seed: seed)
    func uniform() -> Double { Double.random(in: 0..<1, using: &random) }
    var (days, values): ([Int], [Double]) = ([], [])
    for slot in 0..<32 {
      let day = Int((3.5 * Double(slot) + 1.75 * (uniform() - 0.5)).rounded())
      let normal = (-2 * log(1 - uniform())).squareRoot() * cos(2 * Double.pi * uniform())
      let isMissed = uniform() < 0.15
      let loss = uniform() < 0.05 ? 0.04 + 0.08 * uniform() : 0
      guard !isMissed, day > days.last ?? -99 else { continue }
      let week = Double(day) / 7
      let level = slope * min(week, 16 - weeks) + then * max(0, week - (16 - weeks))
      days.append(day)
      values.append(100 * exp(level / 100) * (1 + 0.025 * normal) * (1 - loss))
    }
    return (days, values)
  }

  private static func share(
    of state: TrendState, slope: Double, then: Double = 0, for weeks: Double = 0
  ) -> Double {
    let states = (1...UInt64(200)).map { seed in
      let (days, values) = series(slope: slope, then: then, for: weeks, seed: seed)
      return TrendRule(threshold: 0.25).judge(days: days, values: values)?.state
    }
    return Double(states.count { $0 == state }) / 200
  }

  @Test("A steady rise of 1 % a week progresses, a steady fall declines, a flat lift is a plateau")
  func steady() {
    #expect(Self.share(of: .progressing, slope: 1) > 0.88)
    #expect(Self.share(of: .declining, slope: -1) > 0.92)
    #expect(Self.share(of: .plateau, slope: 0) > 0.70)
    #expect(Self.share(of: .progressing, slope: 0) < 0.07)
  }

  @Test("A plateau after progress is seen within eight weeks, and a fall after it in six")
  func bends() {
    #expect(Self.share(of: .plateau, slope: 1, then: 0, for: 8) > 0.55)
    #expect(Self.share(of: .declining, slope: 1, then: -1, for: 8) > 0.75)
    #expect(Self.share(of: .progressing, slope: 0, then: 1, for: 8) > 0.85)
  }

  @Test("The 80 % interval holds the true change in at least 75 of 100 histories")
  func coverage() throws {
    var held = 0
    for seed in UInt64(1)...200 {
      let (days, values) = Self.series(slope: 0.5, seed: seed)
      let verdict = try #require(TrendRule(threshold: 0.25).judge(days: days, values: values))
      if verdict.interval.contains(0.5) { held += 1 }
    }
    #expect(held >= 150)
  }

  @Test("The same series gives the same bits")
  func deterministic() throws {
    let (days, values) = Self.series(slope: 1, then: 0, for: 6, seed: 7)
    let rule = TrendRule(threshold: 0.25)
    let first = try #require(rule.judge(days: days, values: values))
    #expect(rule.judge(days: days, values: values) == first)
  }
}
