/// A valid number of a set in its exercise, or of a superset in its workout: a whole number from 0, of up to 9 digits.
package enum ValidSetNumber {
  /// The largest number that is accepted.
  package static let largest: UInt64 = 999_999_999

  /// - Returns: nil where none is written, or none that is valid.
  static func number(_ number: WrittenSet.SetNumber, faults: inout [SetFault]) -> Int32? {
    switch number {
    // A word that is unknown is reported with the kind.
    case .missing, .kind, .unknownWord: return nil
    case .number(let number):
      if let value = value(number) { return value }
    case .unreadable: break
    }
    faults.append(SetFault(.setNumber, .notWhole))
    return nil
  }

  /// - Returns: nil where none is written, or none that is valid.
  static func superset(_ superset: WrittenNumber, faults: inout [SetFault]) -> Int32? {
    switch superset {
    case .missing: return nil
    case .number(let number):
      if let value = value(number) { return value }
    case .unreadable: break
    }
    faults.append(SetFault(.superset, .unreadable))
    return nil
  }

  private static func value(_ number: DecimalNumber) -> Int32? {
    guard !number.isNegative, let value = number.wholeMagnitude(atMost: largest), value <= largest
    else { return nil }
    return Int32(value)
  }
}
