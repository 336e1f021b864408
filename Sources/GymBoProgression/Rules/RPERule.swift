/// The load of the next session from the RPE of the last: RPE < 7: +5 %; 7 ≤ RPE < 9: +2.5 %; RPE ≥ 9: −2.5 %.
///
/// A simple rule of the apps (Antrain), half-open so that no RPE is left out. It has an equilibrium near RPE 8–9 and never
/// holds. Evidence grade: practitioner rule. Valid for RPE 1…10.
public enum RPERule {
  /// The change below RPE 7, as a share.
  public static let easy = 0.05
  /// The change from RPE 7 to below 9.
  public static let moderate = 0.025
  /// The change from RPE 9.
  public static let hard = -0.025

  /// The share of a session's working sets that have to be rated for their mean to speak for a lift of it that was not.
  public static let coverage = 0.5

  /// The share by which the load changes.
  /// - Returns: nil outside 1…10.
  public static func change(rpe: Double) -> Double? {
    guard (1...10).contains(rpe) else { return nil }
    return rpe < 7 ? easy : rpe < 9 ? moderate : hard
  }
}
