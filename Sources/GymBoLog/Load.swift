/// A load (mass) held as a whole number of 0.05 µg.
///
/// Every kilogram value with up to ten decimals and every pound value with up to two (and eighths of a pound) is
/// exact. Sums of load × repetitions do not depend on the order of addition, to the last bit; see ``Volume``.
///
/// 1 kg = 20,000,000,000 units; 1 lb = 9,071,847,400 units (the international pound, 0.45359237 kg).
public struct Load: Sendable, Hashable, Comparable {
  /// The load in units of 0.05 µg.
  @usableFromInline package var units: Int64

  /// A load in units of 0.05 µg.
  @inlinable package init(units: Int64) { self.units = units }

  /// A whole number of kilograms, for constants such as plates.
  public static func kilograms(_ value: Int) -> Load {
    let (units, overflows) = Int64(value)
      .multipliedReportingOverflow(by: LoadUnit.kilogram.unitsPerOne)
    return Load(units: !overflows ? units : value < 0 ? .min : .max)
  }

  /// A number of thousandths of a kilogram or pound, such as 2,500 for a plate of 2.5 kg. Exact for every whole gram
  /// and every hundredth of a pound; other thousandths of a pound are rounded to the nearest unit.
  /// - Returns: the largest number of units where the load is larger than that.
  public init(thousandths: Int, of unit: LoadUnit) {
    let product = Int128(thousandths) * Int128(unit.unitsPerOne)
    units = Int64(clamping: (product + (product < 0 ? -500 : 500)) / 1000)
  }

  /// The nearest load to a number of kilograms.
  /// - Returns: nil if the number is not finite or larger than ``maximum`` either way.
  public init?(kilograms: Double) {
    self.init(kilograms, in: .kilogram)
  }

  /// The nearest load to a number of pounds.
  /// - Returns: nil if the number is not finite or larger than ``maximum`` either way.
  public init?(pounds: Double) {
    self.init(pounds, in: .pound)
  }

  /// The nearest load to a number of a unit.
  /// - Returns: nil if the number is not finite or the load larger than ``maximum`` either way.
  @inlinable package init?(_ value: Double, in unit: LoadUnit) {
    // A number added to 1.5 · 2⁵² keeps no fraction: the nearest whole number, the even one of two, without a call of the C
    // library for each load. What is too large for that is refused.
    let noFractions = 0x1.8p52
    let scaled = value * Double(unit.unitsPerOne) + noFractions - noFractions
    guard scaled.magnitude <= Double(Load.maximum.units) else { return nil }
    units = Int64(scaled)
  }

  /// No load.
  public static let zero = Load(units: 0)

  /// The largest load that is read: 10,000 kg, four times the heaviest load ever lifted.
  @inlinable public static var maximum: Load { Load(units: 200_000_000_000_000) }

  /// The load in kilograms.
  public var kilograms: Double { Double(units) / Double(LoadUnit.kilogram.unitsPerOne) }

  /// The load in a unit.
  @inlinable public func value(in unit: LoadUnit) -> Double {
    Double(units) / Double(unit.unitsPerOne)
  }

  /// Lighter loads come first.
  public static func < (a: Load, b: Load) -> Bool { a.units < b.units }
}

/// Kilograms in the code of a program: `let plates: Load = 20`, `Load(82.5)`.
extension Load: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  /// A whole number of kilograms; at most ``maximum``.
  public init(integerLiteral kilograms: Int) {
    self = min(max(.kilograms(kilograms), Load(units: -Load.maximum.units)), .maximum)
  }

  /// The nearest load to a number of kilograms; at most ``maximum``.
  public init(floatLiteral kilograms: Double) {
    self =
      Load(kilograms: kilograms) ?? (kilograms < 0 ? Load(units: -Load.maximum.units) : .maximum)
  }

  /// The nearest load to a number of kilograms.
  /// - Returns: nil if the number is not finite or larger than ``maximum`` either way.
  public init?(_ kilograms: Double) { self.init(kilograms: kilograms) }
}

/// A unit of load in which files are written and reports are read.
public enum LoadUnit: String, Sendable, Hashable, CaseIterable {
  case kilogram = "kg"
  case pound = "lb"

  /// Units of ``Load`` in one kilogram or pound.
  @inlinable package var unitsPerOne: Int64 {
    switch self {
    case .kilogram: 20_000_000_000
    case .pound: 9_071_847_400
    }
  }
}
