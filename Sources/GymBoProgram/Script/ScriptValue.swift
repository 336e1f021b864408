internal import GymBoLog

/// A value of a script.
package enum ScriptValue: Sendable, Hashable {
  /// What a set does not have; counts as 0.
  case missing
  case number(Double)
  case load(WrittenLoad)
  case percent(Double)
  case truth(Bool)
  /// One value a set.
  case list([ScriptValue])

  init(_ amount: Amount) {
    switch amount {
    case .load(let load): self = .load(load)
    case .percent(let percent): self = .percent(percent)
    }
  }

  init(_ number: Int?) { self = number.map { .number(Double($0)) } ?? .missing }
  init(_ load: WrittenLoad?) { self = load.map { .load($0) } ?? .missing }

  /// The number without its unit; of a list the first one's.
  var number: Double {
    switch self {
    case .missing: 0
    case .number(let value), .percent(let value): value
    case .load(let load): load.value
    case .truth(let isTrue): isTrue ? 1 : 0
    case .list(let values): values.first?.number ?? 0
    }
  }

  /// The number as a whole one, cut off at what a plan can hold.
  var integer: Int {
    let number = ScriptValue.withoutNoise(number)
    return Int(min(max(number, -ProgramLimits.number), ProgramLimits.number))
  }

  /// Of a list the first value; else itself. A truth is 1 or 0.
  var single: ScriptValue {
    switch self {
    case .list(let values): values.first?.single ?? .number(0)
    case .truth(let isTrue): .number(isTrue ? 1 : 0)
    default: self
    }
  }

  /// Whether it is not 0; of a list, whether none is.
  var isTrue: Bool {
    switch self {
    case .truth(let isTrue): isTrue
    case .list(let values): values.allSatisfy(\.isTrue)
    default: number != 0
    }
  }

  /// The load that it is; a percentage is of a reference load.
  func load(of reference: WrittenLoad?, unit: LoadUnit = .kilogram) -> WrittenLoad {
    switch self {
    case .load(let load): load
    case .percent(let percent): reference.map { $0 * (percent / 100) } ?? WrittenLoad(0, unit)
    default: WrittenLoad(number, unit)
    }
  }

  /// The nearest number of 9 decimals: 2.9999999999999996 is 3.
  static func withoutNoise(_ number: Double) -> Double {
    guard number.isFinite else { return 0 }
    let rounded = (number * 1e9).rounded() / 1e9
    return rounded.isFinite ? rounded : number
  }
}

extension ScriptValue {
  /// A sum, difference, product, quotient or remainder; what is divided by 0 is 0.
  ///
  /// A percentage that a load is multiplied with or divided by is a share of that load: `rm1 * 80%`. One that is added to a load
  /// or taken from it is of the reference load.
  static func computed(
    _ operation: ScriptNode.Operator, _ a: ScriptValue, _ b: ScriptValue,
    reference: WrittenLoad?
  ) -> ScriptValue {
    switch (a.single, b.single) {
    case (.load, .percent(let percent)) where operation == .times || operation == .divided:
      return computed(operation, a, .number(percent / 100), reference: reference)
    case (.percent(let percent), .load) where operation == .times:
      return computed(operation, .number(percent / 100), b, reference: reference)
    case (.load(let x), .load(let y)):
      return .load(WrittenLoad(arithmetic(operation, x.value, y.value(in: x.unit)), x.unit))
    case (.load(let x), .percent):
      let y = b.single.load(of: reference, unit: x.unit)
      return .load(WrittenLoad(arithmetic(operation, x.value, y.value(in: x.unit)), x.unit))
    case (.percent, .load(let y)):
      let x = a.single.load(of: reference, unit: y.unit)
      return .load(WrittenLoad(arithmetic(operation, x.value, y.value(in: x.unit)), x.unit))
    case (.load(let x), let y):
      return .load(WrittenLoad(arithmetic(operation, x.value, y.number), x.unit))
    case (let x, .load(let y)):
      return .load(WrittenLoad(arithmetic(operation, x.number, y.value), y.unit))
    case (.percent(let x), let y): return .percent(arithmetic(operation, x, y.number))
    case (let x, .percent(let y)): return .percent(arithmetic(operation, x.number, y))
    case (let x, let y): return .number(arithmetic(operation, x.number, y.number))
    }
  }

  private static func arithmetic(
    _ operation: ScriptNode.Operator, _ a: Double, _ b: Double
  ) -> Double {
    let value =
      switch operation {
      case .plus: a + b
      case .minus: a - b
      case .times: a * b
      case .divided: b == 0 ? 0 : a / b
      case .remainder: b == 0 ? 0 : a - b * (a / b).rounded(.down)
      default: 0.0
      }
    return value.isFinite ? value : 0
  }

  /// A comparison. Lists are compared element by element and every one must hold; what is missing is 0.
  static func isTrue(
    _ operation: ScriptNode.Operator, _ a: ScriptValue, _ b: ScriptValue
  ) -> Bool {
    switch (a, b) {
    case (.list(let x), .list(let y)):
      return x.indices.allSatisfy {
        isTrue(operation, x[$0], $0 < y.count ? y[$0] : .missing)
      }
    case (.list(let x), _): return x.allSatisfy { isTrue(operation, $0, b) }
    case (_, .list(let y)): return y.allSatisfy { isTrue(operation, a, $0) }
    case (.load(let x), .load(let y)):
      return holds(operation, x.value, y.value(in: x.unit))
    // A load is neither more nor less than a percentage.
    case (.load, .percent), (.percent, .load): return false
    default: return holds(operation, a.number, b.number)
    }
  }

  private static func holds(
    _ operation: ScriptNode.Operator, _ a: Double, _ b: Double
  ) -> Bool {
    let isEqual = (a - b).magnitude <= 1e-9 * max(1, a.magnitude)
    return switch operation {
    case .greater: a > b && !isEqual
    case .less: a < b && !isEqual
    case .atLeast: a > b || isEqual
    case .atMost: a < b || isEqual
    case .equal: isEqual
    case .unequal: !isEqual
    default: false
    }
  }
}
