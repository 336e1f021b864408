import GymBoAnalysis
import GymBoLog
import TestSupport
import Testing

/// The e1RM smoothed over all sessions.
@Suite struct StrengthCurveTests {
  private static let squat = "Squat (Barbell)"
  private static let first = CivilDate(iso: "2026-01-05") ?? CivilDate(dayNumber: 0)

  /// One session a week, five repetitions of each load.
  private static func curve(_ loads: [Double]) throws -> (LiftFinding, StrengthCurve?) {
    var history = LogBuilder()
    for (week, load) in loads.enumerated() {
      history.session(first.advanced(by: 7 * week).description) {
        $0.sets(squat, kg: load, reps: 5, count: 3)
      }
    }
    let findings = try #require(HistoryFindings(of: history.log, options: AnalysisOptions()))
    let lift = findings.lifts[0]
    return (lift, StrengthCurve(of: lift, breaks: findings.breaks))
  }

  @Test("A constant e1RM is its own curve")
  func constant() throws {
    let (lift, curve) = try Self.curve(Array(repeating: 100, count: 10))
    let points = try #require(curve).points
    #expect(points.map(\.session) == Array(0..<10))
    let estimate = try #require(lift.series?.points.first?.value)
    #expect(
      points.allSatisfy { abs($0.kilograms - estimate) < 1e-9 && $0.interval.contains(estimate) })
  }

  @Test("Twice the loads have twice the curve")
  func scale() throws {
    let loads = [100, 102.5, 97.5, 105, 102.5, 107.5, 105, 110]
    let once = try #require(try Self.curve(loads).1).points
    let twice = try #require(try Self.curve(loads.map { 2 * $0 }).1).points
    for (one, two) in zip(once, twice) {
      #expect(abs(two.kilograms - 2 * one.kilograms) < 1e-9)
      #expect(abs(two.interval.upperBound - 2 * one.interval.upperBound) < 1e-9)
    }
  }

  @Test("The curve is smoother than its sessions, and surer in the middle than of one of them")
  func smoother() throws {
    let loads = (0..<20).map { 100 + Double($0) / 2 + ($0.isMultiple(of: 2) ? 2.5 : -2.5) }
    let (lift, curve) = try Self.curve(loads)
    let values = try #require(lift.series).points.map(\.value)
    let points = try #require(curve).points
    func roughness(_ values: [Double]) -> Double {
      zip(values, values.dropFirst()).reduce(0) { $0 + abs($1.1 - $1.0) }
    }
    #expect(roughness(points.map(\.kilograms)) < roughness(values) / 4)
    let middle = points[10]
    let width = (middle.interval.upperBound - middle.interval.lowerBound) / middle.kilograms
    // One session alone: ± 1.28 · 2.5 %.
    #expect(width < 2 * 1.2816 * 0.025 / 2)
    #expect(width > 0.005)
  }

  @Test("Sessions of a deload are not on the curve")
  func deload() throws {
    let loads = (0..<14).map { $0 == 9 ? 80.0 : 100 + Double($0) }
    let points = try #require(try Self.curve(loads).1).points
    #expect(points.map(\.session) == Array(0..<9) + Array(10..<14))
    #expect(points.allSatisfy { $0.kilograms > 105 })
  }

  @Test("Fewer than six sessions have no curve")
  func fewSessions() throws {
    #expect(try Self.curve([100, 100, 100, 100, 100]).1 == nil)
    #expect(try Self.curve([100, 100, 100, 100, 100, 100]).1?.points.count == 6)
  }
}
