/// A volume: the sum of load × repetitions over some sets, held as a whole number of 0.05 µg like ``Load``.
///
/// Sums are exact and do not depend on their order up to ``largestExact``. Reading refuses sets beyond it, so no history
/// that was read has more. A sum that would not fit into 64 bits becomes the largest number that does.
public struct Volume: Sendable, Hashable, Comparable {
  /// The volume in units of 0.05 µg.
  @usableFromInline package var units: Int64

  /// A volume in units of 0.05 µg.
  @inlinable package init(units: Int64) { self.units = units }

  /// The volume of one set.
  @inlinable package init(load: Int64, repetitions: Int32) {
    let (product, overflows) = load.multipliedReportingOverflow(by: Int64(repetitions))
    units = overflows ? .max : product
  }

  /// No volume.
  @inlinable public static var zero: Volume { Volume(units: 0) }

  /// The largest volume of one athlete's history that is read: 461,000 tonnes.
  public static let largestExact = Volume(units: 461_000_000 * LoadUnit.kilogram.unitsPerOne)

  /// The volume in kilograms (kilograms × repetitions).
  public var kilograms: Double { Double(units) / Double(LoadUnit.kilogram.unitsPerOne) }

  /// Smaller volumes come first.
  @inlinable public static func < (a: Volume, b: Volume) -> Bool { a.units < b.units }

  /// The sum of two volumes.
  @inlinable public static func + (a: Volume, b: Volume) -> Volume {
    let (sum, overflows) = a.units.addingReportingOverflow(b.units)
    return Volume(units: overflows ? .max : sum)
  }

  /// Adds a volume.
  @inlinable public static func += (a: inout Volume, b: Volume) { a = a + b }
}
