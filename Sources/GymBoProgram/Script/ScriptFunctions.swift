internal import GymBoLog

extension ScriptContext {
  /// The value of a function.
  func call(_ function: ScriptFunction, _ arguments: [ScriptValue]) -> ScriptValue {
    let first = arguments.first ?? .number(0)
    switch function {
    case .floor: return first.rounded { ($0 + 1e-9).rounded(.down) }
    case .ceil: return first.rounded { ($0 - 1e-9).rounded(.up) }
    case .round: return first.rounded { ($0 + 0.5 + 1e-9).rounded(.down) }
    case .sum:
      return combined(arguments) { .computed(.plus, $0, $1, reference: maximum) }
    case .min: return combined(arguments) { ScriptValue.isTrue(.less, $1, $0) ? $1 : $0 }
    case .max: return combined(arguments) { ScriptValue.isTrue(.greater, $1, $0) ? $1 : $0 }
    case .roundWeight, .roundConvertWeight: return .load(round(first.single.load(of: maximum)))
    case .rpeMultiplier:
      return .number(
        RPECurve.share(
          repetitions: first.number, rpe: arguments.count > 1 ? arguments[1].number : 10))
    case .oneRepetitionMaximum: return .load(oneRepetitionMaximum(arguments))
    case .trainingMaximum: return .load(round(oneRepetitionMaximum(arguments) * 0.9))
    case .zeroOrGte: return .truth(isZeroOrAtLeast(arguments))
    case .increment: return .load(stepped(first, .above))
    case .decrement: return .load(stepped(first, .below))
    case .print, .sets: return first
    }
  }

  /// All values of all arguments as one; 0 without any.
  private func combined(
    _ arguments: [ScriptValue], _ combine: (ScriptValue, ScriptValue) -> ScriptValue
  ) -> ScriptValue {
    let values = arguments.flatMap { argument -> [ScriptValue] in
      if case .list(let values) = argument { values } else { [argument] }
    }
    .filter { $0 != .missing }
    guard let first = values.first else { return .number(0) }
    return values.dropFirst().reduce(first, combine)
  }

  /// The maximum that a load for some repetitions to failure shows.
  private func oneRepetitionMaximum(_ arguments: [ScriptValue]) -> WrittenLoad {
    let load = (arguments.first ?? .number(0)).single.load(of: maximum)
    let repetitions = arguments.count > 1 ? arguments[1].number : 1
    return load * (1 / RPECurve.share(repetitions: repetitions, rpe: 10))
  }

  private func isZeroOrAtLeast(_ arguments: [ScriptValue]) -> Bool {
    guard arguments.count > 1, case .list(let done) = arguments[0],
      case .list(let asked) = arguments[1]
    else { return false }
    return zip(done, asked).allSatisfy { $0.number == 0 || $0.number >= $1.number }
  }

  /// The next load above or below one; where there is none, a barbell's usual step away.
  private func stepped(_ value: ScriptValue, _ side: LiftLoads.Side) -> WrittenLoad {
    let load = value.single.load(of: maximum)
    let step = load.unit == .kilogram ? 2.5 : 5
    return next(side, load) ?? load + WrittenLoad(side == .above ? step : -step, load.unit)
  }
}

extension ScriptValue {
  /// The same kind of value with another number.
  fileprivate func rounded(_ round: (Double) -> Double) -> ScriptValue {
    switch single {
    case .load(let load): .load(WrittenLoad(round(load.value), load.unit))
    case .percent(let percent): .percent(round(percent))
    default: .number(round(number))
    }
  }
}

/// The share of the maximum that can be lifted for some repetitions at an RPE, as the app computes it.
///
/// x = 10 − RPE + repetitions − 1; percent = 0.347619x² − 4.60714x + 99.9667 up to x = 2.92, then 97.0955 − 2.64249x; 50
/// from x = 16. Source: OpenPowerlifting's curve.
enum RPECurve {
  static func share(repetitions: Double, rpe: Double) -> Double {
    let repetitions = min(max(repetitions, 1), 24)
    let rpe = min(max(rpe, 1), 10)
    if repetitions == 1, rpe == 10 { return 1 }
    let x = 10 - rpe + repetitions - 1
    if x >= 16 { return 0.5 }
    return x <= 2.92
      ? (0.347619 * x * x - 4.60714 * x + 99.9667) / 100 : (97.0955 - 2.64249 * x) / 100
  }
}
