package import GymBoLog

/// A load in the unit in which a program writes it.
///
/// Programs compute with fractions of a plate, so the value is a Double. Its noise is gone once the load becomes a ``Load``,
/// which is a whole number of 10 µg.
package struct WrittenLoad: Sendable, Hashable {
  package var value: Double
  package var unit: LoadUnit

  package init(_ value: Double, _ unit: LoadUnit) {
    // Scripts can multiply without end.
    let most = ProgramLimits.amount
    self.value = value.isFinite ? min(max(value, -most), most) : 0
    self.unit = unit
  }

  /// A load of a history, in a unit.
  package init(_ load: Load, in unit: LoadUnit) { self.init(load.value(in: unit), unit) }

  static let zero = WrittenLoad(0, .kilogram)
  /// 10 µg, in units of ``Load``; kilograms and pounds are whole multiples.
  private static let grid = Load.kilograms(1).units / 100_000_000

  /// The value in a unit.
  package func value(in other: LoadUnit) -> Double {
    guard other != unit else { return value }
    return value * WrittenLoad.units(of: unit) / WrittenLoad.units(of: other)
  }

  /// Units of ``Load`` in one kilogram or pound.
  private static func units(of unit: LoadUnit) -> Double {
    switch unit {
    case .kilogram: 1e8
    case .pound: 45_359_237
    }
  }

  /// The load as a whole number of 10 µg, at most `Load.maximum` either way.
  package var load: Load {
    let steps = Int64((value * WrittenLoad.units(of: unit)).rounded(.toNearestOrAwayFromZero))
    let limit = Load.maximum.units
    return Load(units: min(max(steps * WrittenLoad.grid, -limit), limit))
  }

  static func + (a: WrittenLoad, b: WrittenLoad) -> WrittenLoad {
    WrittenLoad(a.value + b.value(in: a.unit), a.unit)
  }
  static func - (a: WrittenLoad, b: WrittenLoad) -> WrittenLoad {
    WrittenLoad(a.value - b.value(in: a.unit), a.unit)
  }
  static func * (a: WrittenLoad, factor: Double) -> WrittenLoad {
    WrittenLoad(a.value * factor, a.unit)
  }
}

/// What a program says of a load: a load, or a percentage of the lift's reference load.
package enum Amount: Sendable, Hashable {
  case load(WrittenLoad)
  case percent(Double)

  /// The opposite: what a step takes off.
  var negated: Amount {
    switch self {
    case .load(let load): .load(load * -1)
    case .percent(let percent): .percent(-percent)
    }
  }

  /// A load after a step of this amount; a percentage is of that load.
  func added(to load: WrittenLoad) -> WrittenLoad {
    switch self {
    case .load(let step): load + step
    case .percent(let percent): load * (1 + percent / 100)
    }
  }
}
