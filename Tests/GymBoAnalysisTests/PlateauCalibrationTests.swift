import GymBoAnalysis
import TestSupport
import Testing

/// Small fixed-seed versions of what PlateauBenchmark measures at length.
@Suite struct PlateauCalibrationTests {
  /// A lift at 2 sessions a week for 16 weeks, noise 2 %, that gains 1 % a week until `flatWeeks` before the end.
  private static func series(flatWeeks: Double, seed: UInt64) -> (days: [Double], values: [Double])
  {
    var random = SplitMix64(seed: seed)
    func uniform() -> Double { Double.random(in: 0..<1, using: &random) }
    let days = (0..<32).map { 3.5 * Double($0) + uniform() }
    let values = days.map { day in
      let noise = (0..<12).reduce(-6.0) { sum, _ in sum + uniform() }
      let level = 100 + min(day / 7, 16 - flatWeeks)
      return level * (1 + 0.02 * noise) * (uniform() < 0.05 ? 0.93 : 1)
    }
    return (days, values)
  }

  private static func shareOfPlateaus(flatWeeks: Double, runs: UInt64 = 300) -> Double {
    let states = (1...runs).map { seed in
      let (days, values) = series(flatWeeks: flatWeeks, seed: seed)
      return PlateauRule(threshold: 0.5).judge(days: days, values: values)?.state
    }
    return Double(states.count { $0 == .plateau || $0 == .declining }) / Double(runs)
  }

  @Test("A lift that gains 1 % a week is called a plateau in fewer than 3 of 100 histories")
  func falseAlarms() { #expect(Self.shareOfPlateaus(flatWeeks: 0) < 0.03) }

  @Test("A lift that has stood still for eight weeks is called a plateau in at least 65 of 100")
  func detection() { #expect(Self.shareOfPlateaus(flatWeeks: 8) > 0.65) }

  @Test("The same series gives the same bits")
  func deterministic() throws {
    let (days, values) = Self.series(flatWeeks: 6, seed: 7)
    let rule = PlateauRule(threshold: 0.25)
    let first = try #require(rule.judge(days: days, values: values))
    #expect(rule.judge(days: days, values: values) == first)
  }

  @Test("The 80 % interval of the slope holds the true slope in at least 80 of 100 histories")
  func coverage() throws {
    var held = 0
    for seed in UInt64(1)...300 {
      let (days, values) = Self.series(flatWeeks: 0, seed: seed)
      let result = try #require(PlateauRule(threshold: 0.5).judge(days: days, values: values))
      // 1 % of the first level is 1/116 of the last.
      if result.interval.contains(100 / 116) { held += 1 }
    }
    #expect(held >= 240)
  }
}
