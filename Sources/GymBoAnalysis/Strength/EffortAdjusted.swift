/// The lowest RPE that says how many repetitions were left: below it people can no longer tell.
///
/// Source: Zourdos MC et al. (2016) Novel resistance training-specific rating of perceived exertion
/// scale measuring repetitions in reserve. J Strength Cond Res 30(1):267–275, where 5–6 means
/// "4–6 repetitions" and less means "light".
package let lowestInformativeRPE = 6.0

/// The repetitions in reserve for a rating of perceived exertion: 10 − RPE.
/// - Returns: nil for an RPE below ``lowestInformativeRPE`` or above 10, and for what is not a
///   number.
package func repetitionsInReserve(rpe: Double) -> Double? {
  (lowestInformativeRPE...10).contains(rpe) ? 10 - rpe : nil
}

/// The repetitions that the set would have had at failure: those done and those left in reserve.
///
/// Put into a formula in place of repetitions to failure, they adjust its estimate for effort: 100
/// kg × 5 with 2 left counts as 100 kg × 7. People under-predict what they have left by about one
/// repetition (Halperin et al. 2022, Sports Med 52:377–390); nothing is added for that.
/// - Returns: nil for fewer than 1 repetition, a negative reserve, and what is not a number.
package func effectiveRepetitions(done: Double, inReserve reserve: Double) -> Double? {
  guard done >= 1, reserve >= 0, done.isFinite, reserve.isFinite else { return nil }
  return done + reserve
}
