/// The formulas of the library over columns of numbers: one function call for any number of rows.
///
/// A row whose input is missing (NaN) or has no value gives NaN, and `refused` is told the row and the reason. The bits of a
/// row do not depend on the other rows. No function of this namespace stops on data; columns of different length are a
/// mistake of the programmer.
///
/// ```swift
/// let estimates = Vectors.oneRepetitionMaxima(
///   loads: [100, 80], repetitions: [5, 8], rpe: [8, 9], formula: .brzycki)
/// ```
public enum Vectors {
  /// Why a row has no value. The raw values are the codes of the C library; they never change their meaning.
  public enum Refusal: UInt8, Error, CaseIterable, Sendable, Hashable {
    /// A value of the row is missing: not a number.
    case missing = 1
    /// A load, 1RM or total that is not above 0, or too large for the answer to be a number.
    case loadNotPositive = 2
    /// Fewer repetitions than one.
    case repetitionsBelowOne = 3
    /// As many repetitions as the formula's limit, or more.
    case repetitionsOutOfRange = 4
    /// The formula reaches this percentage at no number of repetitions.
    case percentageOutOfRange = 5
    /// A load below the least that the formula is defined for, or beyond what can be loaded.
    case loadOutOfRange = 6
    /// The formula gives nothing without the 1RM in kilograms.
    case dependsOnLoad = 7
    /// An RPE below 6, where people can no longer tell, or above 10.
    case rpeOutOfRange = 8
    /// Repetitions in reserve below 0.
    case reserveOutOfRange = 9
    /// Repetitions and RPE that the chart does not have.
    case offChart = 10
    /// A body weight that is not above 0, or below the least that the score is defined for.
    case bodyWeightOutOfRange = 11
    /// An age outside the published table.
    case ageOutOfRange = 12
    /// A division that is neither of the two.
    case unknownSex = 13
    /// Too few points, or too few of them apart in time.
    case tooFewPoints = 14
    /// Days that are not whole numbers in ascending order.
    case daysNotAscending = 15
    /// A value that is not above 0, where only ratios count.
    case valueNotPositive = 16
    /// The method has no answer for these points: they do not vary, show no bend, or lie beyond what numbers can hold.
    case noAnswer = 17
    /// No exercise that is known by this name.
    case unknownName = 18
    /// A day before the last one of the series.
    case dayInThePast = 19

    /// The word of the reason in machine formats: `repetitions_below_one`.
    public var name: String {
      var word = ""
      for letter in "\(self)" {
        if letter.isUppercase { word += "_" }
        word += letter.lowercased()
      }
      return word
    }
  }
}

extension Vectors.Refusal {
  /// The reason of a formula's refusal.
  package init(_ refusal: StrengthRefusal) {
    self =
      switch refusal {
      case .loadNotPositive: .loadNotPositive
      case .repetitionsBelowOne: .repetitionsBelowOne
      case .repetitionsOutOfRange: .repetitionsOutOfRange
      case .percentageOutOfRange, .notAtPercentage: .percentageOutOfRange
      case .loadOutOfRange: .loadOutOfRange
      case .dependsOnLoad: .dependsOnLoad
      }
  }

  /// The reason of a score's refusal.
  package init(_ refusal: ScoreRefusal) {
    self =
      switch refusal {
      case .totalNotPositive: .loadNotPositive
      case .bodyWeightNotPositive, .bodyWeightBelow: .bodyWeightOutOfRange
      case .ageOutsideTable: .ageOutOfRange
      }
  }
}
