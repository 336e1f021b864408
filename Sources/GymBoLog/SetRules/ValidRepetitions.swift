/// Valid repetitions: a whole number from 0 to 5,000. What 0 means is decided by ``SetMeasures``.
package enum ValidRepetitions {
  /// The most repetitions that are accepted.
  package static let largest: UInt64 = 5000

  /// - Returns: nil where none are written.
  static func count(_ repetitions: WrittenNumber) throws(SetFault) -> Int32? {
    let number: DecimalNumber
    switch repetitions {
    case .missing: return nil
    case .unreadable: throw SetFault(.repetitions, .unreadable)
    case .number(let written): number = written
    }
    guard let value = number.wholeMagnitude(atMost: largest) else {
      throw SetFault(.repetitions, .notWhole)
    }
    guard value <= largest else { throw SetFault(.repetitions, .tooLarge) }
    guard !number.isNegative else { throw SetFault(.repetitions, .negative) }
    return Int32(value)
  }
}
