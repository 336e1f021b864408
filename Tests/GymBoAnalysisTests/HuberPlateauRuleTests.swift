import GymBoAnalysis
import TestSupport
import Testing

@Suite struct HuberPlateauRuleTests {
  @Test(
    "The rule reproduces slope, error, probabilities and state of every reference window",
    .enabled(if: Shared.isPresent, Shared.absence))
  func referenceWindows() throws {
    let reference = try Shared.vectors("plateau_reference")["series"].object
    let trend = try Shared.vectors("trend")["series"]
    var judged = 0
    for (name, windows) in reference {
      let days = trend[name]["t_days"].numbers
      let values = trend[name]["y"].numbers
      for window in windows.array {
        let from = (days.last ?? 0) - window["window_days"].number
        let kept = days.indices.filter { days[$0] >= from }
        let rule = HuberPlateauRule(threshold: window["sesoi_pct_per_week"].number)
        let result = rule.judge(days: kept.map { days[$0] }, values: kept.map { values[$0] })
        let expected = window["huber"]
        #expect(kept.count == window["n"].int)
        guard let result else {
          #expect(
            window["n"].int < PlateauRule.fewestSessions
              || window["span_days"].number < PlateauRule.shortestSpan,
            "\(name) \(window["window_days"].int): refused")
          continue
        }
        judged += 1
        #expect(isClose(result.percentPerWeek, expected["slope_pct_per_week"].number, within: 1e-7))
        #expect(isClose(result.standardError, expected["se_pct_per_week"].number, within: 1e-6))
        #expect(isClose(result.level, expected["level_at_last"].number, within: 1e-9))
        #expect(
          isClose(
            result.probabilityBelowThreshold, expected["P_slope_below_sesoi"].number, within: 1e-5))
        #expect(result.state == Self.states[expected["state"].string])
      }
    }
    #expect(judged >= 40)
  }

  /// The states by their words in the reference file.
  private static let states: [String: TrendState] = [
    "progressing": .progressing, "plateau": .plateau, "regressing": .declining,
    "inconclusive": .unclear,
  ]

  static let days = stride(from: 0.0, through: 42, by: 3.5).map { $0 }

  @Test("A flat lift is a plateau, a fast one progresses, a falling one regresses")
  func clearCases() throws {
    let noise = [0.3, -0.4, 0.2, 0.1, -0.3, 0.4, -0.1, 0.0, 0.3, -0.2, -0.3, 0.2, 0.1]
    func state(_ perDay: Double) throws -> TrendState {
      let values = zip(Self.days, noise).map { 100 + perDay * $0 + $1 }
      return try #require(HuberPlateauRule(threshold: 0.25).judge(days: Self.days, values: values))
        .state
    }
    #expect(try state(0) == .plateau)
    #expect(try state(0.2) == .progressing)
    #expect(try state(-0.2) == .declining)
  }

  @Test("Percent per week does not depend on the unit of the load or on the first day")
  func scaleAndShift() throws {
    let values = Self.days.map { 100 + 0.1 * $0 + ($0 == 7 ? 2 : 0) }
    let rule = HuberPlateauRule(threshold: 0.25)
    let kilograms = try #require(rule.judge(days: Self.days, values: values))
    let pounds = try #require(
      rule.judge(days: Self.days.map { $0 + 1000 }, values: values.map { $0 * 2.2046 }))
    #expect(isClose(kilograms.percentPerWeek, pounds.percentPerWeek, within: 1e-9))
    #expect(kilograms.state == pounds.state)
  }

  @Test("Five sessions, or twenty days, are too little to judge")
  func tooLittle() {
    let rule = HuberPlateauRule(threshold: 0.25)
    #expect(rule.judge(days: [0, 7, 14, 21, 28], values: [1, 2, 3, 4, 5]) == nil)
    #expect(rule.judge(days: [0, 4, 8, 12, 16, 20], values: [1, 2, 3, 4, 5, 6]) == nil)
    #expect(rule.judge(days: [], values: []) == nil)
  }

  @Test("Twelve equal sessions are a plateau, without a division by their missing spread")
  func constantValues() throws {
    let result = try #require(
      HuberPlateauRule(threshold: 0.25).judge(
        days: Self.days, values: Self.days.map { _ in 100 }))
    #expect(result.state == .plateau)
    #expect(result.percentPerWeek == 0)
  }
}
