import GymBoAnalysis
import GymBoLog
import TestSupport
import Testing

/// The e1RM smoothed over all sessions.
@Suite struct StrengthCurveTests {
  private static let squat = "Squat (Barbell)"
  private static let first = CivilDate(iso: "2026-01-05") ?? CivilDate(dayNumber: 0)

  /// One session a week, five repetitions of each load. A session with 80 kg is named a deload.
  private static func curve(_ loads: [Double]) throws -> (LiftFinding, StrengthCurve?) {
    var history = LogBuilder()
    for (week, load) in loads.enumerated() {
      let title = load == 80 ? "Deload" : "Workout"
      history.session(first.advanced(by: 7 * week).description, title: title) {
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
      points.allSatisfy { abs($0.value - estimate) < 1e-9 && $0.interval.contains(estimate) })
  }

  @Test("Twice the loads have twice the curve")
  func scale() throws {
    let loads = [100, 102.5, 97.5, 105, 102.5, 107.5, 105, 110]
    let once = try #require(try Self.curve(loads).1).points
    let twice = try #require(try Self.curve(loads.map { 2 * $0 }).1).points
    for (one, two) in zip(once, twice) {
      #expect(abs(two.value - 2 * one.value) < 1e-9)
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
    #expect(roughness(points.map(\.value)) < roughness(values) / 4)
    let middle = points[10]
    let width = (middle.interval.upperBound - middle.interval.lowerBound) / middle.value
    // One session alone: ± 1.28 · 2.5 %.
    #expect(width < 2 * 1.2816 * 0.025)
    #expect(width > 0.005)
  }

  @Test("Lifts whose sessions scatter more have a wider interval, as wide as the scatter asks")
  func scatter() throws {
    func width(scatter: Double) throws -> Double {
      var random = SplitMix64(seed: 5)
      let loads = (0..<40).map { _ in
        100 * (1 + scatter * Double.random(in: -1.732...1.732, using: &random))
      }
      let last = try #require(try Self.curve(loads).1?.points.last)
      return (last.interval.upperBound - last.interval.lowerBound) / last.value
    }
    let (calm, usual, wild) = (
      try width(scatter: 0.01), try width(scatter: 0.025), try width(scatter: 0.05)
    )
    #expect(1.8 < wild / usual && wild / usual < 2.2)
    // The usual noise keeps a calm lift from promising too much.
    #expect(1.5 < usual / calm && usual / calm < 2.5)
  }

  @Test("In four of five histories the interval holds the mean of the last five sessions")
  func coverage() throws {
    var held = 0
    for seed in UInt64(0)..<200 {
      var random = SplitMix64(seed: seed)
      let loads = (0..<20).map { week in
        (100 + Double(week) / 2) * (1 + 0.08 * Double.random(in: -1...1, using: &random))
      }
      let (lift, curve) = try Self.curve(loads)
      let values = try #require(lift.series).points.suffix(5).map(\.value)
      let last = try #require(curve?.points.last)
      if last.interval.contains(values.reduce(0, +) / 5) { held += 1 }
    }
    #expect(held >= 160)
  }

  @Test("Sessions of a deload are not on the curve")
  func deload() throws {
    let loads = (0..<14).map { $0 == 9 ? 80.0 : 100 + Double($0) }
    let points = try #require(try Self.curve(loads).1).points
    #expect(points.map(\.session) == Array(0..<9) + Array(10..<14))
    #expect(points.allSatisfy { $0.value > 105 })
  }

  /// One session a week of a lift without a load: repetitions, seconds, or kilograms of assistance.
  private static func curve(
    _ name: String, _ values: [Int], _ kind: ProgressMeasure
  ) throws -> StrengthCurve? {
    var history = LogBuilder()
    for (week, value) in values.enumerated() {
      history.session(first.advanced(by: 7 * week).description) {
        switch kind {
        case .seconds: $0.sets(name, seconds: Double(value), count: 2)
        case .assistance: $0.sets(name, kg: Double(value), reps: 8, count: 2)
        default: $0.sets(name, reps: value, count: 2)
        }
      }
    }
    let findings = try #require(HistoryFindings(of: history.log, options: AnalysisOptions()))
    #expect(findings.lifts[0].series?.measure == kind)
    return StrengthCurve(of: findings.lifts[0], breaks: findings.breaks)
  }

  @Test(
    "Repetitions, seconds and assistance have a curve, too: between their values, never better than the best, and inside its band",
    arguments: [
      ("Push Up", ProgressMeasure.repetitions, [8, 10, 9, 12, 11, 13, 12, 15, 14, 16]),
      ("Plank", .seconds, [30, 45, 40, 60, 50, 70, 65, 80, 90, 85]),
      ("Pull Up (Assisted)", .assistance, [40, 35, 38, 30, 32, 25, 28, 20, 15, 18]),
    ])
  func otherMeasures(name: String, measure: ProgressMeasure, values: [Int]) throws {
    let curve = try #require(try Self.curve(name, values, measure))
    #expect(curve.measure == measure)
    let levels = curve.points.map(\.value)
    let (low, high) = (Double(values.min() ?? 0), Double(values.max() ?? 0))
    #expect(levels.allSatisfy { (low...high).contains($0) }, "\(levels)")
    #expect(curve.points.allSatisfy { $0.interval.contains($0.value) })
    // They improve, and so does the curve.
    let (first, last) = (try #require(levels.first), try #require(levels.last))
    #expect(measure.direction * last > measure.direction * first)
    #expect(abs(last - Double(values[9])) < 0.25 * (high - low))
  }

  @Test("A constant number of repetitions is its own curve")
  func constantRepetitions() throws {
    let points = try #require(
      try Self.curve("Push Up", Array(repeating: 12, count: 8), .repetitions)
    ).points
    #expect(points.allSatisfy { abs($0.value - 12) < 1e-9 })
  }

  @Test("Fewer than six sessions have no curve")
  func fewSessions() throws {
    #expect(try Self.curve([100, 100, 100, 100, 100]).1 == nil)
    #expect(try Self.curve([100, 100, 100, 100, 100, 100]).1?.points.count == 6)
  }
}
