internal import GymBoLog

/// Numbers as a program writes them: up to six decimals, without exponent and trailing zeros.
enum ProgramNumber {
  static func text(_ value: Double) -> String {
    let limit = ProgramLimits.number
    let millionths = Int64((min(max(value, -limit), limit) * 1e6).rounded())
    let (whole, rest) = millionths.magnitude.quotientAndRemainder(dividingBy: 1_000_000)
    var text = millionths < 0 ? "-\(whole)" : "\(whole)"
    guard rest > 0 else { return text }
    var decimals = String(rest + 1_000_000).dropFirst()
    while decimals.last == "0" { decimals.removeLast() }
    text += "." + decimals
    return text
  }
}

extension WrittenLoad {
  /// As a program writes it: `82.5kg`.
  package var text: String { ProgramNumber.text(value) + unit.rawValue }
}

extension Amount {
  /// As a program writes it: `82.5kg` or `75%`.
  var text: String {
    switch self {
    case .load(let load): load.text
    case .percent(let percent): ProgramNumber.text(percent) + "%"
    }
  }
}

extension ScriptValue {
  /// As a program writes the value of a state variable.
  var text: String {
    switch single {
    case .load(let load): load.text
    case .percent(let percent): Amount.percent(percent).text
    default: ProgramNumber.text(number)
    }
  }
}
