package import GymBoLog

/// How a language writes numbers: its marks, and the same roundings in every language.
package struct NumberStyle: Sendable {
  /// The mark before the decimals.
  let decimalMark: String
  /// The mark between groups of three digits.
  let groupMark: String
  /// Whether the sign of percent is written before the number and without a blank: `%13,5`.
  let percentIsFirst: Bool
  /// The signs of hours, minutes and seconds.
  var time: (hours: String, minutes: String, seconds: String) = ("h", "min", "s")

  /// Below zero: the sign of minus, not the hyphen.
  static let minus = "−"

  /// A whole number: `2,880`.
  package func whole(_ value: Int) -> String {
    text { bytes in
      if value < 0 { bytes += NumberStyle.minus.utf8 }
      append(grouped: value.magnitude, to: &bytes)
    }
  }

  private static let powersOfTen = [1, 10, 100, 1000, 10_000, 100_000, 1_000_000]

  /// A number rounded to this many decimals, 0…6: `124.1`.
  /// - Returns: "–" for infinity and NaN.
  package func fixed(_ value: Double, decimals: Int) -> String {
    text { append(Figure(value, decimals: decimals), to: &$0) }
  }

  /// `8–12`.
  func range(_ range: ClosedRange<Int>) -> String { "\(range.lowerBound)–\(range.upperBound)" }

  /// A number with at most this many decimals, without zeros at its end: `61.25`, `102.5`, `100`.
  func short(_ value: Double, decimals: Int) -> String {
    text { append(Figure(value, decimals: decimals, keepsZeros: false), to: &$0) }
  }

  /// A number, and how exactly it is written.
  struct Figure {
    let value: Double
    let decimals: Int
    /// Whether zeros at the end of the decimals are written.
    let keepsZeros: Bool

    init(_ value: Double, decimals: Int, keepsZeros: Bool = true) {
      self.value = value
      self.decimals = min(max(decimals, 0), NumberStyle.powersOfTen.count - 1)
      self.keepsZeros = keepsZeros
    }
  }

  /// Writes a number in UTF-8. A page has tens of thousands of numbers, and joining strings costs more than their digits.
  func append(_ figure: Figure, to bytes: inout [UInt8]) {
    var decimals = figure.decimals
    let scaled = (figure.value * Double(NumberStyle.powersOfTen[decimals])).rounded()
    guard scaled.magnitude < 9e15 else {
      bytes += (figure.value.isFinite ? "\(figure.value)" : "–").utf8
      return
    }
    var units = UInt(scaled.magnitude)
    while !figure.keepsZeros, decimals > 0, units.isMultiple(of: 10) {
      units /= 10
      decimals -= 1
    }
    if scaled < 0 { bytes += NumberStyle.minus.utf8 }
    let scale = UInt(NumberStyle.powersOfTen[decimals])
    append(grouped: units / scale, to: &bytes)
    guard decimals > 0 else { return }
    NumberStyle.append(decimalMark, to: &bytes)
    NumberStyle.append(units % scale, digits: decimals, to: &bytes)
  }

  private func text(_ write: (inout [UInt8]) -> Void) -> String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(NumberStyle.usualBytes)
    write(&bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  private static let usualBytes = 24

  /// Marks have a byte or two.
  private static func append(_ mark: String, to bytes: inout [UInt8]) {
    for byte in mark.utf8 { bytes.append(byte) }
  }

  /// The digits of a number, with zeros before it up to as many as asked for.
  private static func append(_ number: UInt, digits: Int, to bytes: inout [UInt8]) {
    for place in (0..<digits).reversed() {
      bytes.append(UInt8(ascii: "0") + UInt8(number / UInt(powersOfTen[place]) % 10))
    }
  }

  private func append(grouped number: UInt, to bytes: inout [UInt8]) {
    guard number >= 1000 else {
      let digits = number < 10 ? 1 : number < 100 ? 2 : 3
      return NumberStyle.append(number, digits: digits, to: &bytes)
    }
    append(grouped: number / 1000, to: &bytes)
    NumberStyle.append(groupMark, to: &bytes)
    NumberStyle.append(number % 1000, digits: 3, to: &bytes)
  }

  /// A change with its sign: `+2.5`, `−2.5`, and `0` for what rounds to nothing.
  func signed(_ value: Double, decimals: Int) -> String {
    let text = short(value.magnitude, decimals: decimals)
    return text == "0" ? "0" : sign(value) + text
  }

  /// A change with its sign and all its decimals: `+0.31`, `0.00`.
  package func signedFixed(_ value: Double, decimals: Int) -> String {
    let text = fixed(value.magnitude, decimals: decimals)
    return isZero(text) ? text : sign(value) + text
  }

  /// A share in percent: `24 %`.
  func percent(_ value: Double, decimals: Int = 0) -> String {
    percent(fixed(value, decimals: decimals))
  }

  /// A share in percent with at most this many decimals: `2.5 %`, `5 %`.
  func percent(_ value: Double, shortTo decimals: Int) -> String {
    percent(short(value, decimals: decimals))
  }

  /// A change in percent: `+13.5 %`, and `±0 %` for what rounds to nothing.
  func percentChange(_ value: Double, decimals: Int = 1) -> String {
    let (sign, number) = changeParts(value, decimals: decimals)
    return percentIsFirst ? sign + percent(number) : percent(sign + number)
  }

  /// The same without the sign of percent, for a column that has it in its title.
  func percentChangeNumber(_ value: Double, decimals: Int) -> String {
    let (sign, number) = changeParts(value, decimals: decimals)
    return sign + number
  }

  private func changeParts(_ value: Double, decimals: Int) -> (sign: String, number: String) {
    let text = fixed(value.magnitude, decimals: decimals)
    return isZero(text) ? ("±", "0") : (sign(value), text)
  }

  private func percent(_ text: String) -> String { percentIsFirst ? "%" + text : text + " %" }

  /// `+` or `−`.
  func sign(_ value: Double) -> String { value < 0 ? NumberStyle.minus : "+" }

  private func isZero(_ text: String) -> Bool {
    text.allSatisfy { $0 == "0" || decimalMark.contains($0) }
  }
}

/// Times and distances: km and m are the same in all languages, km/h too.
extension NumberStyle {
  /// A time span: `58 min`, `1 h 5 min`, `312 h`.
  func duration(_ seconds: Double) -> String {
    guard seconds.magnitude < 1e12 else { return "–" }
    let minutes = Int((seconds / 60).rounded())
    if minutes == 0, seconds > 0 { return "\(Int(seconds.rounded())) \(time.seconds)" }
    if minutes < 60 { return "\(minutes) \(time.minutes)" }
    if minutes >= 6000 { return whole(Int((seconds / 3600).rounded())) + " \(time.hours)" }
    let hours = "\(minutes / 60) \(time.hours)"
    return minutes % 60 == 0 ? hours : "\(hours) \(minutes % 60) \(time.minutes)"
  }

  /// The time of a set: `45 s`, `1:30 min`, `1:02:05 h`.
  func clock(_ seconds: Double) -> String {
    guard seconds.magnitude < 1e9 else { return "–" }
    let total = Int(seconds.rounded())
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    if total < 60 { return "\(total) \(time.seconds)" }
    if total < 3600 { return "\(total / 60):\(two(total % 60)) \(time.minutes)" }
    return "\(total / 3600):\(two(total / 60 % 60)):\(two(total % 60)) \(time.hours)"
  }

  /// A time of day: `18:05`, in every language.
  /// - Parameter minute: after midnight.
  func timeOfDay(_ minute: Int) -> String { NumberStyle.timeOfDay(minute) }

  /// A usual time of day, to a quarter of an hour: nobody begins at the same minute.
  func usualTimeOfDay(_ minute: Int) -> String {
    timeOfDay(min((minute + 7) / 15 * 15, 24 * 60 - 15))
  }

  /// A time of day: `18:05`.
  static func timeOfDay(_ minute: Int) -> String {
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    return "\(two(minute / 60)):\(two(minute % 60))"
  }

  /// How fast: `5:30 min/km`, `1:55 min/500 m`, `24.5 km/h`.
  /// - Parameter pace: in seconds a metre.
  func pace(_ pace: Double, _ style: CardioOfTheWeek.PaceStyle) -> String {
    guard let metres = style.metres else { return short(3.6 / pace, decimals: 1) + " km/h" }
    let seconds = min(max(0, (pace * metres).rounded()), 1e9)
    let (whole, rest) = (Int(seconds) / 60, Int(seconds) % 60)
    let unit = metres == 1000 ? "km" : "\(short(metres, decimals: 0)) m"
    return "\(self.whole(whole)):\(rest < 10 ? "0" : "")\(rest) \(time.minutes)/\(unit)"
  }

  /// By how much a pace changed, without a sign: `4 s/km`, `1.2 km/h`; nil for what rounds to nothing.
  /// - Parameters:
  ///   - change: in seconds a metre.
  ///   - pace: after the change, in seconds a metre.
  func paceChange(_ change: Double, to pace: Double, _ style: CardioOfTheWeek.PaceStyle) -> String?
  {
    guard let metres = style.metres else {
      let speed = short((3.6 / pace - 3.6 / (pace - change)).magnitude, decimals: 1)
      return speed == "0" ? nil : "\(speed) km/h"
    }
    let seconds = (change * metres).magnitude
    let unit = metres == 1000 ? "km" : "\(short(metres, decimals: 0)) m"
    return seconds < 0.5 ? nil : "\(short(seconds, decimals: 0)) \(time.seconds)/\(unit)"
  }

  /// A distance: `400 m`, `5.2 km`.
  func distance(_ metres: Double) -> String {
    metres < 1000
      ? short(metres, decimals: 0) + " m" : short(metres / 1000, decimals: 2) + " km"
  }
}

/// Loads, in the unit that the reader has chosen: kg and lb are the same in all languages.
extension NumberStyle {
  /// A load without its unit: kilograms to 0.01, pounds to 0.1 and whole within 0.05 of a whole one.
  func number(of load: Load, in unit: LoadUnit) -> String {
    text { append(figure(of: load, in: unit), to: &$0) }
  }

  func figure(of load: Load, in unit: LoadUnit) -> Figure {
    switch unit {
    case .kilogram: return Figure(load.kilograms, decimals: 2, keepsZeros: false)
    case .pound:
      let pounds = load.value(in: .pound)
      let isWhole = (pounds - pounds.rounded()).magnitude < 0.05
      return Figure(pounds, decimals: isWhole ? 0 : 1, keepsZeros: false)
    }
  }

  /// A load: `102.5 kg`, `135 lb`.
  package func load(_ load: Load, in unit: LoadUnit) -> String {
    number(of: load, in: unit) + " " + symbol(of: unit)
  }

  /// The same of kilograms, which may be more than a load can hold.
  func load(kilograms: Double, in unit: LoadUnit) -> String {
    Load(kilograms: kilograms).map { load($0, in: unit) }
      ?? estimate(kilograms: kilograms, in: unit)
  }

  /// A volume without its unit: `2,880`.
  func volumeNumber(kilograms: Double, in unit: LoadUnit) -> String {
    text { append(figure(ofVolume: kilograms, in: unit), to: &$0) }
  }

  func figure(ofVolume kilograms: Double, in unit: LoadUnit) -> Figure {
    Figure(unit.value(ofKilograms: kilograms), decimals: 0)
  }

  /// A volume in whole kilograms or pounds: `2,880 kg`.
  func volume(kilograms: Double, in unit: LoadUnit) -> String {
    volumeNumber(kilograms: kilograms, in: unit) + " " + symbol(of: unit)
  }

  /// An estimate without its unit, to one decimal: `124.1`.
  func estimateNumber(kilograms: Double, in unit: LoadUnit) -> String {
    text { append(figure(ofEstimate: kilograms, in: unit), to: &$0) }
  }

  func figure(ofEstimate kilograms: Double, in unit: LoadUnit) -> Figure {
    Figure(unit.value(ofKilograms: kilograms), decimals: 1)
  }

  /// An estimate, to one decimal: `124.1 kg`.
  func estimate(kilograms: Double, in unit: LoadUnit) -> String {
    estimateNumber(kilograms: kilograms, in: unit) + " " + symbol(of: unit)
  }

  /// Two estimates: `57.3–61.0 kg`, and one where both are printed alike.
  func estimates(kilograms: ClosedRange<Double>, in unit: LoadUnit) -> String {
    let low = estimateNumber(kilograms: kilograms.lowerBound, in: unit)
    let high = estimateNumber(kilograms: kilograms.upperBound, in: unit)
    return (low == high ? "" : low + "–") + high + " " + symbol(of: unit)
  }

  /// A change of a load, with the decimals of loads: `+2.5 kg`.
  func change(kilograms: Double, in unit: LoadUnit) -> String {
    let value = unit.value(ofKilograms: kilograms)
    let isWhole = unit == .pound && (value - value.rounded()).magnitude < 0.05
    return change(kilograms: kilograms, in: unit, decimals: unit == .kilogram ? 2 : isWhole ? 0 : 1)
  }

  /// A change with this many decimals at most: `+120 kg`.
  func change(kilograms: Double, in unit: LoadUnit, decimals: Int) -> String {
    signed(unit.value(ofKilograms: kilograms), decimals: decimals) + " " + symbol(of: unit)
  }

  /// The sign of a unit.
  func symbol(of unit: LoadUnit) -> String {
    switch unit {
    case .kilogram: "kg"
    case .pound: "lb"
    }
  }
}

extension LoadUnit {
  /// Kilograms in this unit.
  func value(ofKilograms kilograms: Double) -> Double {
    kilograms * Double(LoadUnit.kilogram.unitsPerOne) / Double(unitsPerOne)
  }
}
