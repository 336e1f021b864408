import GymBoAnalysis
import GymBoLog
import TestSupport
import Testing

@Suite("Volume landmarks") struct VolumeLandmarksTests {
  /// One week of bench presses: so many hard sets, direct for the chest.
  private static func findings(
    sets: Int, _ change: (inout AnalysisOptions) -> Void = { _ in }
  ) throws -> HistoryFindings {
    var history = LogBuilder()
    history.resolutions["Press"] = .user(
      .example("Press", direct: [.chest], indirect: [.triceps, .neck]))
    history.session("2026-01-05") { $0.sets("Press", kg: 60, reps: 8, count: sets) }
    var options = AnalysisOptions()
    change(&options)
    return try #require(HistoryFindings(of: history.log, options: options))
  }

  private static func muscle(_ muscle: Muscle, of findings: HistoryFindings) throws -> MuscleFinding
  {
    try #require(findings.muscles.first { $0.muscle == muscle })
  }

  @Test("The maximum adaptive volume is the range from effective to recoverable: chest, 6 to 20")
  func adaptive() throws {
    let chest = try #require(VolumeLandmarks.standard[.chest])
    #expect(chest.maximumAdaptive == 6...20)
    #expect(chest.target == 13)
    #expect(VolumeLandmarks.standard.count == 14)
  }

  @Test("Sets are a percentage of the target: 13 of 13 are 100 %, half of them 50 %")
  func percent() throws {
    let findings = try Self.findings(sets: 13)
    #expect(try Self.muscle(.chest, of: findings).percentOfTarget == .known(100))
    // 6.5 fractional sets of a target of 11.
    #expect(try Self.muscle(.triceps, of: findings).percentOfTarget == .known(650 / 11))
    #expect(try Self.muscle(.quadriceps, of: findings).percentOfTarget == .known(0))
    #expect(try Self.muscle(.neck, of: findings).percentOfTarget == .missing(.noLandmark))
  }

  @Test("A caller's landmarks and target replace the defaults wherever they count")
  func own() throws {
    let own = try #require(
      VolumeLandmarks(
        maintenance: 1, minimumEffective: 2, maximumRecoverable: 4, target: 2.5))
    let findings = try Self.findings(sets: 5) { $0.landmarks = [.chest: own] }
    let chest = try Self.muscle(.chest, of: findings)
    #expect(chest.percentOfTarget == .known(200))
    #expect(chest.landmarks?.zone(of: chest.fractionalSets) == .aboveRecoverable)
    #expect(try Self.muscle(.triceps, of: findings).landmarks == nil)
    #expect(findings.targetSimilarity.target.map(\.muscle) == [.chest])
    #expect(findings.targetSimilarity.target.map(\.sets) == [2.5])
    #expect(findings.targetSimilarity.similarity == .known(1))
  }

  @Test(
    "Landmarks out of order, negative or not finite are refused",
    arguments: [
      (5.0, 4.0, 20.0, nil), (0, 8, 6, nil), (-1, 4, 10, nil), (0, 0, 0, nil),
      (0, 4, .infinity, nil), (.nan, 4, 10, nil), (0, 4, 10, 0), (0, 4, 10, .nan),
    ] as [(Double, Double, Double, Double?)])
  func refused(_ maintenance: Double, _ effective: Double, _ most: Double, _ target: Double?) {
    #expect(
      VolumeLandmarks(
        maintenance: maintenance, minimumEffective: effective, maximumRecoverable: most,
        target: target) == nil)
  }
}
