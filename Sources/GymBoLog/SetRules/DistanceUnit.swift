/// A unit of length in which distances are written.
package enum DistanceUnit: Sendable {
  case metre, kilometre, mile, yard, foot

  /// Metres in one of this unit.
  package var metres: Double {
    switch self {
    case .metre: 1
    case .kilometre: 1000
    case .mile: 1609.344
    case .yard: 0.9144
    case .foot: 0.3048
    }
  }
}
