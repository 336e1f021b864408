/// A load (mass) held as an integer number of 10 µg, so that every kilogram value with up to eight
/// decimals and every whole or decimal pound value is exact, and sums of load × repetitions are the
/// same bits in whatever order they are added.
///
/// 1 kg = 100,000,000 units; 1 lb = 45,359,237 units (the international pound, 0.45359237 kg).
public struct Load: Sendable, Hashable, Comparable {
  /// The load in units of 10 µg.
  public var units: Int64

  /// A load in units of 10 µg.
  @inlinable public init(units: Int64) { self.units = units }

  /// A whole number of kilograms, for constants such as plates.
  public static func kilograms(_ value: Int) -> Load {
    Load(units: Int64(clamping: value.multipliedReportingOverflow(by: 100_000_000).partialValue))
  }

  /// The nearest load to a number of kilograms.
  /// - Returns: nil if the number is not finite or larger than ``maximum`` either way.
  public init?(kilograms: Double) {
    let scaled = (kilograms * Double(LoadUnit.kilogram.unitsPerOne)).rounded(.toNearestOrEven)
    guard scaled.magnitude <= Double(Load.maximum.units) else { return nil }
    units = Int64(scaled)
  }

  /// No load.
  public static let zero = Load(units: 0)

  /// The largest load that is read: 10,000 kg. More than any set ever lifted by a factor of four, and small
  /// enough that load × repetitions of one set is exact in a Double.
  @inlinable public static var maximum: Load { Load(units: 1_000_000_000_000) }

  /// The load in kilograms.
  public var kilograms: Double { Double(units) / Double(LoadUnit.kilogram.unitsPerOne) }

  /// The load in a unit.
  public func value(in unit: LoadUnit) -> Double { Double(units) / Double(unit.unitsPerOne) }

  /// Lighter loads come first.
  public static func < (a: Load, b: Load) -> Bool { a.units < b.units }
}

/// A unit of load in which files are written and reports are read.
public enum LoadUnit: String, Sendable, Hashable, CaseIterable {
  case kilogram = "kg"
  case pound = "lb"

  /// Units of 10 µg in one of this unit.
  public var unitsPerOne: Int64 {
    switch self {
    case .kilogram: 100_000_000
    case .pound: 45_359_237
    }
  }
}
