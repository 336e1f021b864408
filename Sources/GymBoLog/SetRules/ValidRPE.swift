/// A valid rating of perceived exertion (RPE): a number from 1 to 10. Repetitions in reserve (RIR) are read as the
/// RPE 10 − RIR, so a valid RIR is a number from 0 to 9.
package enum ValidRPE {
  /// RPE that are accepted.
  package static let range = 1.0...10.0

  /// The RPE of a set. The RIR counts where there is no valid RPE.
  ///
  /// A RIR of 0 in a set of kind `failure` adds nothing, so it does not become an RPE. The table of sets writes RIR 0 for such
  /// sets, and reading that table again must give the same history.
  /// - Parameter faults: receives a fault for each of the two that is written and not valid.
  static func rpe(
    _ rpe: WrittenNumber, orRIR rir: WrittenNumber, of kind: SetKind, faults: inout [SetFault]
  ) -> Double? {
    if let rpe = value(rpe, .rpe, faults: &faults) { return rpe }
    if kind == .failure, case .number(let reserve) = rir, reserve.isZero { return nil }
    return value(rir, .rir, faults: &faults)
  }

  private static func value(
    _ written: WrittenNumber, _ value: SetFault.Value, faults: inout [SetFault]
  ) -> Double? {
    switch written {
    case .missing: return nil
    case .unreadable:
      faults.append(SetFault(value, .unreadable))
      return nil
    case .number(let number):
      let rpe = value == .rpe ? number.double : 10 - number.double
      if range.contains(rpe) { return rpe }
      faults.append(SetFault(value, .outsideRPE))
      return nil
    }
  }
}
