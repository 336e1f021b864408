import GymBoAnalysis
import TestSupport
import Testing

@Suite struct PlateauRuleTests {
  private static let days = stride(from: 0.0, through: 98, by: 3.5).map { $0 }
  private static let wobble = [0.3, -0.4, 0.2, 0.1, -0.3, 0.4, -0.1, 0.0, 0.3, -0.2, -0.3]

  /// `level` by week, with a small wobble.
  private static func values(_ level: (Double) -> Double) -> [Double] {
    days.enumerated().map { level($1 / 7) + wobble[$0 % wobble.count] }
  }

  private static func judge(_ values: [Double], threshold: Double = 0.25) throws -> TrendEstimate {
    try #require(PlateauRule(threshold: threshold).judge(days: days, values: values))
  }

  @Test("A flat lift is a plateau, a rising one progresses, a falling one regresses")
  func clearCases() throws {
    #expect(try Self.judge(Self.values { _ in 100 }).state == .plateau)
    #expect(try Self.judge(Self.values { 100 + $0 }).state == .progressing)
    #expect(try Self.judge(Self.values { 100 - $0 }).state == .declining)
  }

  @Test("Six flat weeks after a rise are a plateau, dated to within a week of the bend")
  func afterProgress() throws {
    let result = try Self.judge(Self.values { 100 + min($0, 8) })
    #expect(result.state == .plateau)
    #expect(abs(try #require(result.onsetDay) - 56) <= 7)
  }

  @Test("A rise after a flat spell is progress, and no plateau is dated")
  func afterPlateau() throws {
    let result = try Self.judge(Self.values { 100 + 1.5 * max(0, $0 - 7) })
    #expect(result.state == .progressing)
    #expect(result.onsetDay == nil)
  }

  @Test("Noise without evidence is unclear, not a plateau")
  func noEvidence() throws {
    let days = [0.0, 7, 14, 21, 28, 35]
    let values = [100.0, 112, 95, 108, 91, 110]
    let result = try #require(PlateauRule(threshold: 0.25).judge(days: days, values: values))
    #expect(result.state == .unclear)
    #expect(result.interval.lowerBound < 0 && result.interval.upperBound > 0.25)
  }

  @Test("Before any evidence, neither state has the certainty that it needs, whatever slope counts")
  func priorDecidesNothing() throws {
    let days = [0.0, 5, 10, 15, 20, 25]
    let values = [100.0, 125, 80, 120, 85, 105]
    for threshold in [0.05, 0.125, 0.25, 0.5, 1] {
      let result = try #require(
        PlateauRule(threshold: threshold).judge(days: days, values: values))
      #expect(result.state == .unclear, "δ \(threshold): \(result)")
    }
  }

  @Test("One bad session moves the slope by less than a tenth of a percent a week")
  func oneBadSession() throws {
    var values = Self.values { 100 + 0.8 * $0 }
    let before = try Self.judge(values)
    values[26] *= 0.8
    #expect(abs(try Self.judge(values).percentPerWeek - before.percentPerWeek) < 0.1)
  }

  @Test("Percent per week depends neither on the unit of the load nor on the first day")
  func scaleAndShift() throws {
    let values = Self.values { 100 + min($0, 9) }
    let kilograms = try Self.judge(values)
    let pounds = try #require(
      PlateauRule(threshold: 0.25).judge(
        days: Self.days.map { $0 + 5000 }, values: values.map { $0 * 2.2046 }))
    #expect(isClose(kilograms.percentPerWeek, pounds.percentPerWeek, within: 1e-7))
    #expect(
      isClose(
        kilograms.probabilityBelowThreshold, pounds.probabilityBelowThreshold, within: 1e-7))
    #expect(kilograms.state == pounds.state)
  }

  @Test("Interval, slope and probabilities agree with each other")
  func consistent() throws {
    let result = try Self.judge(Self.values { 100 + min($0, 10) })
    #expect(result.interval.contains(result.percentPerWeek))
    #expect(result.probabilityDeclining <= result.probabilityBelowThreshold)
    #expect((0...1).contains(result.probabilityBelowThreshold))
    #expect(result.standardError > 0)
  }

  @Test("Five sessions, twenty days, columns of unequal length, no level: each is refused")
  func refused() {
    let rule = PlateauRule(threshold: 0.25)
    #expect(rule.judge(days: [0, 7, 14, 21, 28], values: [1, 2, 3, 4, 5]) == nil)
    #expect(rule.judge(days: [0, 4, 8, 12, 16, 20], values: [1, 2, 3, 4, 5, 6]) == nil)
    #expect(rule.judge(days: [0, 7, 14, 21, 28, 35], values: [1, 2]) == nil)
    #expect(rule.judge(days: [0, 7, 14, 21, 28, 35], values: [0, 0, 0, 0, 0, 0]) == nil)
    #expect(rule.judge(days: [0, 7, 14, 21, 28, 35], values: [1, 2, .nan, 4, 5, 6]) == nil)
    #expect(rule.judge(days: [0, 7, 14, 21, .infinity, 35], values: [1, 2, 3, 4, 5, 6]) == nil)
    #expect(rule.judge(days: [], values: []) == nil)
    #expect(
      PlateauRule(threshold: 0).judge(
        days: [0, 7, 14, 21, 28, 35], values: [1, 2, 3, 4, 5, 6]) == nil)
  }

  @Test("Sessions on one day, and equal sessions, are ordinary data")
  func ties() throws {
    let days = [0.0, 0, 7, 14, 14, 21, 28, 35, 42, 42]
    let result = try #require(
      PlateauRule(threshold: 0.25).judge(days: days, values: days.map { _ in 100 }))
    #expect(abs(result.percentPerWeek) < 1e-9)
    #expect(result.state == .plateau || result.state == .unclear)
  }
}
