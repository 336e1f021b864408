/// What can be measured of a body. The raw value is the word by which a store keeps it.
package enum BodyMetric: String, Sendable, CaseIterable {
  /// In kilograms.
  case bodyMass = "body-mass"
  /// As a fraction of the body mass.
  case bodyFat = "body-fat"
  // In metres.
  case height, neck, shoulders, chest, abdomen, waist, hips
  case leftUpperArm = "left-upper-arm"
  case rightUpperArm = "right-upper-arm"
  case leftForearm = "left-forearm"
  case rightForearm = "right-forearm"
  case leftThigh = "left-thigh"
  case rightThigh = "right-thigh"
  case leftCalf = "left-calf"
  case rightCalf = "right-calf"
  /// A minute.
  case restingHeartRate = "resting-heart-rate"

  /// What kind of number it is.
  package enum Kind: Sendable {
    case mass, fraction, length, rate
  }

  /// What kind of number it is.
  package var kind: Kind {
    switch self {
    case .bodyMass: .mass
    case .bodyFat: .fraction
    case .restingHeartRate: .rate
    default: .length
    }
  }

  /// Values that a person can have, in the unit in which they are kept.
  package var range: ClosedRange<Double> {
    switch self {
    case .bodyMass: 20...400
    case .bodyFat: 0.01...0.75
    case .restingHeartRate: 20...200
    case .height: 0.5...2.75
    default: 0.1...3
    }
  }
}

/// One measured value of a body.
package struct BodyMeasurement: Sendable, Hashable {
  package var metric: BodyMetric
  /// By the person's clock.
  package var at: CivilTime
  /// False where only the day is known.
  package var hasTime: Bool
  /// In the unit of the metric.
  package var value: Double

  /// A value measured at a time.
  package init(_ metric: BodyMetric, at: CivilTime, hasTime: Bool, value: Double) {
    (self.metric, self.at, self.hasTime, self.value) = (metric, at, hasTime, value)
  }
}

/// A value of a body as a text: a number and its unit.
package enum BodyValueText {
  /// Reads `82.5kg`, `182 lb`, `12 st`, `18.4 %`, `82cm`, `1.78 m`, `70in`, `52`.
  /// - Parameter unit: of a number alone; empty where it is not known.
  /// - Returns: nil for what is no such value, or none that a person can have.
  package static func value(
    _ text: some StringProtocol, of metric: BodyMetric, unit: String = ""
  ) -> Double? {
    let trimmed = String(text).trimmed
    let number = trimmed.prefix { $0.isNumber || ".,".contains($0) }
    let written = trimmed.dropFirst(number.count).lowercased().filter { !$0.isWhitespace }
    guard let value = decimal(number),
      let factor = factor(written.isEmpty ? unit.lowercased() : written, of: metric.kind)
    else { return nil }
    let kept = value * factor
    return metric.range.contains(kept) ? kept : nil
  }

  /// The size of a unit in that of a kind of number; nil where it is none of it.
  package static func factor(_ unit: String, of kind: BodyMetric.Kind) -> Double? {
    switch (kind, unit) {
    case (.mass, "kg"), (.mass, "kgs"), (.mass, "kilograms"): 1
    case (.mass, "lb"), (.mass, "lbs"), (.mass, "pounds"): 0.453_592_37
    case (.mass, "st"), (.mass, "stone"): 14 * 0.453_592_37
    case (.mass, "g"): 0.001
    case (.fraction, "%"), (.fraction, ""), (.fraction, "percent"): 0.01
    case (.length, "cm"): 0.01
    case (.length, "mm"): 0.001
    case (.length, "m"): 1
    case (.length, "in"), (.length, "inches"), (.length, "\""): 0.0254
    case (.length, "ft"): 0.3048
    case (.rate, ""), (.rate, "bpm"), (.rate, "1/min"), (.rate, "count/min"): 1
    default: nil
    }
  }

  /// A number without a sign, with a point or a comma before the decimals.
  private static func decimal(_ text: some StringProtocol) -> Double? {
    let number = String(text).replacing(",", with: ".")
    let parts = number.split(separator: ".", omittingEmptySubsequences: false)
    guard (1...2).contains(parts.count), number.count <= 24,
      parts.allSatisfy({ !$0.isEmpty && $0.allSatisfy { $0.isASCII && $0.isNumber } })
    else { return nil }
    return Double(number)
  }
}
