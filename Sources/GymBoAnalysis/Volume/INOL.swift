internal import GymBoLog

/// Intensity and number of lifts in one number: Σ repetitions / (100 − percent of the 1RM), per lift and session, or
/// week. From 99 % up the divisor is 1; at 100 % and above there is no value, because the formula has none.
///
/// Source: Hristov H (2005) How to design strength training programs using Prilepin's table. Evidence grade: practitioner
/// rule; the bands of the week are quoted from memory of the field and less certain than those of the session.
package enum INOL {
  /// The percent at which the divisor stops falling.
  package static let cap = 99.0
  /// The percent from which the divisor counts down.
  package static let whole = 100.0

  /// What a session's INOL of one lift is called.
  package enum SessionBand: String, MachineWord, Hashable {
    case tooLittle = "too_little"
    case good, tough
    case veryTough = "very_tough"

    /// Where good, tough and very tough begin.
    package static let bounds = [0.4, 1.0, 2.0]

    /// The band of a value.
    package init(_ value: Double) {
      self =
        switch value {
        case ..<SessionBand.bounds[0]: .tooLittle
        case ...SessionBand.bounds[1]: .good
        case ...SessionBand.bounds[2]: .tough
        default: .veryTough
        }
    }
  }

  /// What a week's INOL of one lift is called.
  package enum WeekBand: String, MachineWord, Hashable {
    case easy, tough, brutal
    case tooMuch = "too_much"

    /// Where tough begins, and the ends of tough and brutal.
    package static let bounds = [2.0, 3.0, 4.0]

    /// The band of a value.
    package init(_ value: Double) {
      self =
        switch value {
        case ..<WeekBand.bounds[0]: .easy
        case ...WeekBand.bounds[1]: .tough
        case ...WeekBand.bounds[2]: .brutal
        default: .tooMuch
        }
    }
  }

  /// The INOL of one set.
  /// - Returns: nil at 100 % and above, below 0 %, for fewer than no repetitions, and for what is not a number.
  package static func value(repetitions: Int, percent: Double) -> Double? {
    guard repetitions >= 0, percent >= 0, percent < whole else { return nil }
    return Double(repetitions) / (whole - min(percent, cap))
  }

  /// The INOL of the sets of one lift in a session or a week.
  /// - Returns: missing where no set has a current maximum, and where one is at or above it.
  package static func value(_ sets: [LiftIntensity.RatedSet]) -> Finding<Double> {
    guard !sets.isEmpty else { return .missing(.noCurrentMaximum) }
    var sum = 0.0
    for set in sets {
      guard let value = value(repetitions: set.repetitions, percent: set.percent) else {
        return .missing(.atMaximum)
      }
      sum += value
    }
    return .known(sum)
  }

  /// The INOL of a week of one lift. It is also missing if the maximum before one of the week's sessions is unknown, because
  /// the sum would lack that session.
  package static func week(_ intensity: LiftIntensity) -> Finding<Double> {
    guard intensity.setsWithoutMaximum == 0, !intensity.sets.isEmpty else {
      return .missing(intensity.missing)
    }
    return value(intensity.sets)
  }
}

extension INOL {
  /// The method as it is declared: formula, constants, range, evidence and source.
  package static let method = MethodDeclaration(
    identifier: "inol", name: "INOL", kind: .volume,
    formula:
      "Σ r / (w − min(p, c)), p percent of the current 1RM; bands of a session at s1 … s3, of "
      + "a week at w1 … w3",
    constants: [.init("w", whole), .init("c", cap)]
      + zip(1..., SessionBand.bounds).map { .init("s\($0)", $1) }
      + zip(1..., WeekBand.bounds).map { .init("w\($0)", $1) },
    range: "below 100 % of the current 1RM",
    rangeReason: "the formula has a pole at 100 %; from 99 % up its divisor is kept at 1",
    unit: "a number", evidence: .practitioner,
    source: "Hristov H (2005) How to design strength training programs using Prilepin's table",
    example: .init(
      given: "5 repetitions at 75 %", expected: 0.2, decimals: 4, source: "Hristov (2005)",
      answer: { value(repetitions: 5, percent: 75) }))
}
