public import GymBoLog

/// A weight in thousandths of the 10 µg of a `Load`, in which every kilogram and pound number with up to three
/// decimals is whole: plates of both units add up exactly, and 2.5 lb is no whole `Load`.
public struct FineWeight: Sendable, Hashable, Comparable {
  /// The weight in its fine units.
  public var units: Int64

  /// A weight in its fine units.
  public init(units: Int64) { self.units = units }

  /// So many thousandths of a kilogram or pound.
  public init(thousandths: Int64, of unit: LoadUnit) {
    units = thousandths.multipliedReportingOverflow(by: unit.unitsPerOne).partialValue
  }

  /// The weight of a load, exactly.
  public init(_ load: Load) {
    units = load.units.multipliedReportingOverflow(by: FineWeight.perLoadUnit).partialValue
  }

  static let perLoadUnit: Int64 = 1000

  /// The nearest load, halves up.
  public var load: Load {
    Load(units: (units + FineWeight.perLoadUnit / 2) / FineWeight.perLoadUnit)
  }

  /// Lighter weights come first.
  public static func < (a: FineWeight, b: FineWeight) -> Bool { a.units < b.units }
}
