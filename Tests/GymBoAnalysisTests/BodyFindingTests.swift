import GymBoLog
import Testing

@testable import GymBoAnalysis

@Suite("What was measured of a body up to a day")
struct BodyFindingTests {
  private let first = CivilDate(dayNumber: 20_000)

  private func measured(
    _ values: [(day: Int, value: Double)], of metric: BodyMetric = .bodyMass
  ) -> [BodyMeasurement] {
    values.map { day, value in
      let time = CivilTime(date: first.advanced(by: day), secondOfDay: 25_200)
      return BodyMeasurement(metric, at: time, hasTime: true, value: value)
    }
  }

  private func finding(_ measurements: [BodyMeasurement], upTo day: Int) throws -> BodyFinding {
    try #require(BodyFinding(measurements, upTo: first.advanced(by: day)))
  }

  @Test("Nothing measured is no finding, and a value that is no number is none")
  func nothing() {
    #expect(BodyFinding([], upTo: first) == nil)
    #expect(BodyFinding(measured([(0, .nan), (1, .infinity)]), upTo: first) == nil)
  }

  @Test("A weight is compared with that of four weeks before, and with the first")
  func differences() throws {
    let weights = measured([(0, 85), (10, 83), (12, 82.5), (41, 80.5)])
    let weight = try #require(finding(weights, upTo: 41).weight)
    #expect(weight.last.kilograms == 80.5 && weight.days.count == 4)
    #expect(
      weight.overFourWeeks == .init(since: first.advanced(by: 12), before: 82.5, change: -2))
    #expect(weight.sinceFirst == .init(since: first, before: 85, change: -4.5))
  }

  @Test(
    "Where no weight is 28 to 35 days older than the last one, there is no change of four weeks",
    arguments: [(27, false), (28, true), (35, true), (36, false)])
  func fourWeeks(age: Int, isThere: Bool) throws {
    let weight = try #require(
      finding(measured([(50 - age, 80), (50, 81)]), upTo: 50).weight)
    #expect((weight.overFourWeeks != nil) == isThere)
    #expect(weight.sinceFirst?.change == 1)
  }

  @Test("One day alone has no change, also with several weights")
  func oneDay() throws {
    let weight = try #require(finding(measured([(0, 80), (0, 81), (0, 90)]), upTo: 3).weight)
    #expect(weight.last.kilograms == 81)
    #expect(weight.sinceFirst == nil && weight.overFourWeeks == nil)
  }

  @Test("Values after the day enter nothing but the count of their days")
  func later() throws {
    let measurements =
      measured([(0, 80), (1, 81), (2, 120), (2, 121), (3, 120)]) + measured([(3, 0.9)], of: .waist)
    let early = try finding(measurements, upTo: 1)
    #expect(early.weight?.last.kilograms == 81 && early.measures.isEmpty)
    #expect(early.laterDays == 2)
    let before = try finding(measurements, upTo: -1)
    #expect(before.weight == nil && before.laterDays == 4)
    #expect(try finding(measurements, upTo: 3).laterDays == 0)
  }

  @Test("Other measures have their last value and the change since the first, in a fixed order")
  func measures() throws {
    let measurements =
      measured([(2, 52)], of: .restingHeartRate)
      + measured([(9, 0.88), (0, 0.9), (9, 0.86)], of: .waist)
      + measured([(0, 0.2), (5, 0.19)], of: .bodyFat)
    let finding = try finding(measurements, upTo: 9)
    #expect(finding.weight == nil)
    #expect(finding.measures.map(\.metric) == [.bodyFat, .waist, .restingHeartRate])
    let waist = finding.measures[1]
    #expect(abs(waist.value - 0.87) < 1e-12 && waist.date == first.advanced(by: 9))
    #expect(abs((waist.sinceFirst?.change ?? 0) + 0.03) < 1e-12)
    #expect(waist.sinceFirst?.since == first && finding.measures[2].sinceFirst == nil)
  }

  @Test("A change a week that is not told has its reason")
  func refusals() throws {
    func rate(_ days: [Int], upTo day: Int) throws -> BodyWeight.Rate {
      try #require(finding(measured(days.map { ($0, 80) }), upTo: day).weight).rate
    }
    #expect(try rate([0], upTo: 40) == .refused(.fewDays(0)))
    #expect(try rate([0, 14, 15, 16, 17, 18, 19, 20], upTo: 30) == .refused(.fewDays(7)))
    #expect(try rate(Array(0...13), upTo: 13) == .refused(.shortSpan(days: 13)))
    guard case .known(let change) = try rate(Array(0...14), upTo: 14) else {
      Testing.Issue.record("15 days over two weeks are enough")
      return
    }
    #expect(change.count == 15 && abs(change.perWeek) < 1e-9)
  }

  /// Every second day, 80 and 81 kg in turn: Sxy = 4, Sxx = 168, so the slope is 1/42 a day. The residuals' squares sum to
  /// 2 − 16/168; no day follows another, so n is 8, and Student's t for 0.9 and 6 degrees of freedom is 1.439756.
  @Test("The line and its interval are those computed by hand")
  func byHand() throws {
    let weights = measured((0..<8).map { (2 * $0, $0.isMultiple(of: 2) ? 80.0 : 81.0) })
    guard case .known(let change) = try #require(finding(weights, upTo: 14).weight).rate,
      let interval = change.interval
    else {
      Testing.Issue.record("8 days over 14 are enough")
      return
    }
    let half = 7 * 1.439756 * ((2 - 16.0 / 168) / 6 / 168).squareRoot()
    #expect(abs(change.perWeek - 1.0 / 6) < 1e-9)
    #expect(abs(interval.upperBound - (1.0 / 6 + half)) < 1e-5)
    #expect(abs(interval.lowerBound - (1.0 / 6 - half)) < 1e-5)
  }
}
