/// A valid distance: from 0 to 10,000 km, in a known unit.
package enum ValidDistance {
  /// The longest distance that is accepted, in metres.
  package static let longestMetres = 1e7

  /// The distance in metres. A distance of 0 needs no unit; a distance in an unknown unit is left out.
  /// - Returns: nil where none is written.
  static func metres(
    _ distance: WrittenNumber, _ unit: WrittenUnit<DistanceUnit>, faults: inout [SetFault]
  ) throws(SetFault) -> Double? {
    let number: DecimalNumber
    switch distance {
    case .missing: return nil
    case .unreadable: throw SetFault(.distance, .unreadable)
    case .number(let written): number = written
    }
    guard !number.isZero else { return 0 }
    guard !number.isNegative else { throw SetFault(.distance, .negative) }
    let known: DistanceUnit
    switch unit {
    case .known(let unit), .missing(let unit): known = unit
    case .unknown:
      faults.append(SetFault(.distanceUnit, .unknownUnit))
      return nil
    }
    let metres = number.double * known.metres
    guard metres <= longestMetres else { throw SetFault(.distance, .tooLarge) }
    return metres
  }
}
