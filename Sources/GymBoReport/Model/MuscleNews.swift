internal import GymBoAnalysis
internal import GymBoLog

/// Whether it is worth a word that a muscle has more sets than are usually recovered from. What a lifter does every week is no
/// news, and the ceiling is an opinion.
enum MuscleNews {
  /// Weeks before this one that tell what is usual, and how many of them must be known.
  private static let (usualWeeks, fewestWeeks) = (4, 2)
  /// How many times the ceiling, and what is usual, a muscle's sets are when they are far above.
  private static let (farAboveCeiling, farAboveUsual) = (1.5, 1.25)

  /// Whether none of the last weeks was above the ceiling, or the sets are far above both it and what is usual.
  /// - Returns: nil for a muscle without a ceiling or not above it, and in the first weeks of a log, in which nothing is usual yet.
  static func isNews(_ muscle: MuscleFinding, _ findings: HistoryFindings) -> Bool? {
    guard let marks = muscle.landmarks,
      marks.zone(of: muscle.fractionalSets) == .aboveRecoverable
    else { return nil }
    let ceiling = marks.maximumRecoverable
    let (volume, week) = (findings.weeklyVolume, findings.week.week)
    let first = week.start.advanced(by: -7 * usualWeeks)
    let width = Muscle.allCases.count
    let before = volume.weeks.indices
      .filter { volume.weeks[$0].start >= first && volume.weeks[$0] < week }
      .map { volume.fractionalSets[$0 * width + muscle.muscle.index] }
    guard before.count >= fewestWeeks else { return nil }
    guard before.contains(where: { $0 > ceiling }) else { return true }
    let usual = before.reduce(0, +) / Double(before.count)
    let sets = muscle.fractionalSets
    return sets >= farAboveCeiling * ceiling && sets >= farAboveUsual * usual
  }
}
