/// A valid duration of a set or a workout: from 0 seconds to 31 days.
package enum ValidDuration {
  /// The longest duration that is accepted, in seconds.
  package static let longestSeconds: Int64 = 31 * 86_400

  /// The duration of a set.
  /// - Returns: seconds; nil where none are written.
  package static func seconds(_ duration: WrittenNumber) throws(SetFault) -> Double? {
    try seconds(duration, of: .duration)
  }

  /// The duration of a workout, to the nearest second.
  package static func workoutSeconds(_ duration: WrittenNumber) throws(SetFault) -> Int64? {
    try seconds(duration, of: .workoutDuration).map { Int64($0.rounded()) }
  }

  private static func seconds(
    _ duration: WrittenNumber, of value: SetFault.Value
  ) throws(SetFault) -> Double? {
    let number: DecimalNumber
    switch duration {
    case .missing: return nil
    case .unreadable: throw SetFault(value, .unreadable)
    case .number(let written): number = written
    }
    guard !number.isNegative else { throw SetFault(value, .negative) }
    let seconds = number.double
    guard seconds <= Double(longestSeconds) else { throw SetFault(value, .tooLarge) }
    return seconds
  }
}
