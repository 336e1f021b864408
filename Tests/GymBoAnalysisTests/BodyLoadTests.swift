import GymBoLog
import TestSupport
import Testing

@testable import GymBoAnalysis

@Suite("Lifts of the body count its weight where it is known") struct BodyLoadTests {
  private static let pullUp = "Pull Up"

  /// The findings of a lift, whose load is added to the body.
  private func lift(
    bodyWeight: Load?, movement: Movement = .verticalPull, mechanics: Mechanics = .compound,
    loading: Loading = .added, _ sets: (inout SessionBuilder) -> Void
  ) throws -> (lift: LiftFinding, findings: HistoryFindings) {
    var history = LogBuilder()
    history.resolutions[Self.pullUp] = .user(
      .example(
        Self.pullUp, movement: movement, mechanics: mechanics, implement: .bodyweight,
        loading: loading))
    history.session("2026-01-05", sets)
    var options = AnalysisOptions()
    options.bodyWeight = bodyWeight
    let findings = try #require(HistoryFindings(of: history.log, options: options))
    return (findings.lifts[0], findings)
  }

  @Test("The estimated maximum of a pull-up is of body and added load; records of loads stay")
  func addedLoad() throws {
    let found = try lift(bodyWeight: .kilograms(80)) {
      $0.sets(Self.pullUp, kg: 20, reps: 5)
    }
    let best = try #require(found.lift.records.estimate)
    #expect(isClose(best.value, 100 * 36 / 32, within: 1e-12))
    #expect(found.lift.records.load?.value == 20)
    let row = try #require(best.row)
    let estimate = try #require(
      StrengthEstimate(row: row, of: found.findings.log, options: found.findings.options))
    #expect(isClose(estimate.kilograms, best.value, within: 1e-12))
    #expect(estimate.interval.lowerBound >= 100)
  }

  @Test("Sets without a load have one too, and the trend goes by it")
  func bodyAlone() throws {
    func sets(_ session: inout SessionBuilder) {
      session.sets(Self.pullUp, reps: 8, semantics: .bodyweight)
    }
    let known = try lift(bodyWeight: .kilograms(80), sets)
    #expect(isClose(try #require(known.lift.records.estimate).value, 80 * 36 / 29, within: 1e-12))
    #expect(known.lift.series?.measure == .estimate)
    let unknown = try lift(bodyWeight: nil, sets)
    #expect(unknown.lift.records.estimate == nil && unknown.lift.series?.measure == .repetitions)
  }

  @Test("A push-up moves 64 % of the body; what a crunch moves is not known")
  func shares() throws {
    func estimate(_ movement: Movement, _ mechanics: Mechanics, _ loading: Loading) throws
      -> Double?
    {
      try lift(
        bodyWeight: .kilograms(100), movement: movement, mechanics: mechanics, loading: loading
      ) {
        $0.sets(Self.pullUp, kg: 10, reps: 1)
      }.lift.records.estimate?.value
    }
    #expect(try estimate(.horizontalPush, .compound, .added) == 74)
    #expect(try estimate(.verticalPush, .compound, .added) == 110)
    #expect(try estimate(.verticalPull, .isolation, .added) == 10)
    #expect(try estimate(.verticalPull, .compound, .total) == 10)
  }

  @Test("Percentages of lifts with added load are of body and load, where it is known")
  func intensity() throws {
    func percentages(_ bodyWeight: Load?) throws -> LiftIntensity {
      var history = LogBuilder()
      history.resolutions[Self.pullUp] = .user(
        .example(
          Self.pullUp, movement: .verticalPull, implement: .bodyweight, loading: .added))
      history.session("2026-01-05") { $0.sets(Self.pullUp, kg: 20, reps: 1) }
      history.session("2026-01-12") { $0.sets(Self.pullUp, kg: 10, reps: 5) }
      var options = AnalysisOptions()
      options.bodyWeight = bodyWeight
      let findings = try #require(HistoryFindings(of: history.log, options: options))
      return LiftIntensity(
        of: findings.lifts[0], in: 0..<2, log: findings.log, traits: findings.traits,
        body: findings.log.bodyLoad(ofExercise: 0, options))
    }
    let known = try percentages(.kilograms(80))
    #expect(known.sets.map(\.percent) == [90])
    let unknown = try percentages(nil)
    #expect(unknown.sets.isEmpty && unknown.missing == .addedLoad)
  }
}
