internal import GymBoLog

/// Numbers as people read them: point decimals, thousands set off by commas.
public enum NumberText {
  /// A whole number: `2,880`.
  public static func whole(_ value: Int) -> String {
    grouped(String(value.magnitude), isNegative: value < 0)
  }

  private static let powersOfTen = [1, 10, 100, 1000, 10_000, 100_000, 1_000_000]

  /// A number rounded to so many decimals (0…6, the nearest of them for what is outside): `124.1`.
  /// - Returns: "–" for what is no number.
  static func fixed(_ value: Double, decimals: Int) -> String {
    let decimals = min(max(decimals, 0), powersOfTen.count - 1)
    let scale = powersOfTen[decimals]
    let scaled = (value * Double(scale)).rounded()
    guard scaled.magnitude < 9e15 else { return value.isFinite ? "\(value)" : "–" }
    let units = Int(scaled)
    let whole = grouped(String(Int(units.magnitude) / scale), isNegative: units < 0)
    guard decimals > 0 else { return whole }
    let rest = String(Int(units.magnitude) % scale)
    return whole + "." + String(repeating: "0", count: max(0, decimals - rest.utf8.count)) + rest
  }

  /// A number with at most so many decimals, without zeros at its end: `61.25`, `102.5`, `100`.
  static func short(_ value: Double, decimals: Int) -> String {
    var text = fixed(value, decimals: decimals)
    guard text.contains(".") else { return text }
    while text.hasSuffix("0") { text.removeLast() }
    if text.hasSuffix(".") { text.removeLast() }
    return text
  }

  /// A change with its sign: `+2.5`, `−2.5`.
  static func signed(_ value: Double, decimals: Int) -> String {
    let text = short(value.magnitude, decimals: decimals)
    return text == "0" ? "0" : (value < 0 ? "−" : "+") + text
  }

  /// A change in percent: `+13.5 %`, and `±0 %` for what rounds to nothing.
  static func percent(_ value: Double, decimals: Int = 1) -> String {
    let text = fixed(value.magnitude, decimals: decimals)
    let isZero = text.utf8.allSatisfy { $0 == 48 || $0 == 46 }
    return isZero ? "±0 %" : (value < 0 ? "−" : "+") + text + " %"
  }

  /// A number of things: `1 repetition`, `2 repetitions`.
  static func count(_ count: Int, _ one: String, _ many: String? = nil) -> String {
    whole(count) + " " + (count == 1 ? one : many ?? one + "s")
  }

  /// A time span: `58 min`, `1 h 5 min`, `312 h`.
  static func duration(_ seconds: Double) -> String {
    guard seconds.magnitude < 1e12 else { return "–" }
    let minutes = Int((seconds / 60).rounded())
    if minutes == 0, seconds > 0 { return "\(Int(seconds.rounded())) s" }
    if minutes < 60 { return "\(minutes) min" }
    if minutes >= 6000 { return whole(Int((seconds / 3600).rounded())) + " h" }
    return minutes % 60 == 0 ? "\(minutes / 60) h" : "\(minutes / 60) h \(minutes % 60) min"
  }

  /// The time of a set: `45 s`, `1:30 min`, `1:02:05 h`.
  static func clock(_ seconds: Double) -> String {
    guard seconds.magnitude < 1e9 else { return "–" }
    let total = Int(seconds.rounded())
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    if total < 60 { return "\(total) s" }
    if total < 3600 { return "\(total / 60):\(two(total % 60)) min" }
    return "\(total / 3600):\(two(total / 60 % 60)):\(two(total % 60)) h"
  }

  /// A distance: `400 m`, `5.2 km`.
  static func distance(_ metres: Double) -> String {
    metres < 1000
      ? short(metres, decimals: 0) + " m" : short(metres / 1000, decimals: 2) + " km"
  }

  /// The beginning of a sentence.
  static func capitalized(_ text: String) -> String {
    text.prefix(1).uppercased() + text.dropFirst()
  }

  private static func grouped(_ digits: String, isNegative: Bool) -> String {
    guard digits.utf8.count > 3 else { return isNegative ? "−" + digits : digits }
    var text = isNegative ? "−" : ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.utf8.count - index) % 3 == 0 { text += "," }
      text.append(digit)
    }
    return text
  }
}

extension Load {
  /// The load without its unit: kilograms to 0.01, pounds to 0.1 and whole within 0.05 of a whole one.
  func number(in unit: LoadUnit) -> String {
    switch unit {
    case .kilogram: return NumberText.short(kilograms, decimals: 2)
    case .pound:
      let pounds = value(in: .pound)
      return NumberText.short(
        pounds, decimals: (pounds - pounds.rounded()).magnitude < 0.05 ? 0 : 1)
    }
  }

  /// The load as people read it: `102.5 kg`, `135 lb`.
  func text(in unit: LoadUnit) -> String { number(in: unit) + " " + unit.rawValue }
}

extension LoadUnit {
  /// A volume: whole kilograms or pounds, `2,880 kg`.
  func volume(kilograms: Double) -> String {
    volumeNumber(kilograms: kilograms) + " " + rawValue
  }

  /// A volume without its unit: `2,880`.
  func volumeNumber(kilograms: Double) -> String {
    NumberText.fixed(value(ofKilograms: kilograms), decimals: 0)
  }

  /// An estimate, to one decimal: `124.1 kg`.
  func estimate(kilograms: Double) -> String {
    NumberText.fixed(value(ofKilograms: kilograms), decimals: 1) + " " + rawValue
  }

  /// A change of a load: `+2.5 kg`.
  func change(kilograms: Double) -> String {
    let value = value(ofKilograms: kilograms)
    let isWhole = self == .pound && (value - value.rounded()).magnitude < 0.05
    let decimals = self == .kilogram ? 2 : isWhole ? 0 : 1
    return NumberText.signed(value, decimals: decimals) + " " + rawValue
  }
}
