extension Load {
  /// Two loads that differ by no more than this, 10 g, are one load: files round pounds to 0.01 kg.
  package static let indistinguishable = Load(units: LoadUnit.kilogram.unitsPerOne / 100)

  /// Whether two loads are the same to within ``indistinguishable``.
  package func isSame(as other: Load) -> Bool {
    !isClearlyAbove(other) && !other.isClearlyAbove(self)
  }

  /// Whether this load is heavier than another by more than ``indistinguishable``.
  package func isClearlyAbove(_ other: Load) -> Bool {
    // The difference of any two loads fits into 64 bits without a sign.
    units > other.units
      && UInt64(bitPattern: units &- other.units) > Load.indistinguishable.units.magnitude
  }

  /// The load as a whole number of ``indistinguishable``, halves up: a key by which equal loads can be grouped.
  package var inTensOfGrams: Int64 {
    let (whole, rest) = units.quotientAndRemainder(dividingBy: Load.indistinguishable.units)
    return rest >= Load.indistinguishable.units / 2 ? whole + 1 : whole
  }
}
