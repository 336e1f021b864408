internal import GymBoLog

/// What a method of this library says about itself, so that a reader can check its numbers by hand.
///
/// The constants are the very values that the code computes with: a file of a method names each
/// once and uses it twice.
package struct MethodDeclaration: Sendable {
  /// What the method gives.
  package enum Kind: String, MachineWord {
    case oneRepetitionMaximum = "one_repetition_maximum"
    case uncertainty
    case repetitionCurve = "repetition_curve"
    case trend, prediction, body
    case score
    case ageCoefficient = "age_coefficient"
    case volume, balance
    case record = "records"
    case dataCheck = "data_check"
    case progression
  }

  /// How much is known of the method's agreement with measurements.
  package enum Evidence: String, MachineWord {
    /// Compared with measurements by others than its authors.
    case validated
    /// Fitted to measurements of a population, by its authors.
    case populationFit = "population_fit"
    /// In use among coaches and federations; agreement with measurements is not documented.
    case practitioner
    /// A decision of this project, with its reason.
    case opinion
  }

  /// A number of the formula.
  package struct Constant: Sendable, Hashable {
    /// As it stands in the formula.
    package let symbol: String
    /// The number.
    package let value: Double

    /// A symbol and its number.
    package init(_ symbol: String, _ value: Double) {
      self.symbol = symbol
      self.value = value
    }
  }

  /// A worked example and the code that works it.
  package struct Example: Sendable {
    /// What is given, as "100 kg × 8".
    package let given: String
    /// The value to expect, rounded to `decimals`.
    package let expected: Double
    /// Decimals to which it is rounded.
    package let decimals: Int
    /// Where the expected value is printed.
    package let source: String
    /// The method's own answer; nil if it has none.
    package let answer: @Sendable () -> Double?

    /// An example with its answer.
    package init(
      given: String, expected: Double, decimals: Int, source: String,
      answer: @escaping @Sendable () -> Double?
    ) {
      self.given = given
      self.expected = expected
      self.decimals = decimals
      self.source = source
      self.answer = answer
    }
  }

  /// The name in options and machine formats.
  package let identifier: String
  /// The name as people write it.
  package let name: String
  /// What the method is for.
  package let kind: Kind
  /// In the symbols of ``constants``; what the other symbols stand for is said with it.
  package let formula: String
  /// The very numbers that it computes with.
  package let constants: [Constant]
  /// Where the method is valid, and why not beyond.
  package let range: String
  /// Why the range ends there.
  package let rangeReason: String
  /// Of the result.
  package let unit: String
  /// How good the evidence for it is.
  package let evidence: Evidence
  /// Author, year and place of publication.
  package let source: String
  /// A worked example; a test works it.
  package let example: Example

  /// A method with all that it has to declare.
  package init(
    identifier: String, name: String, kind: Kind, formula: String, constants: [Constant],
    range: String, rangeReason: String, unit: String, evidence: Evidence, source: String,
    example: Example
  ) {
    self.identifier = identifier
    self.name = name
    self.kind = kind
    self.formula = formula
    self.constants = constants
    self.range = range
    self.rangeReason = rangeReason
    self.unit = unit
    self.evidence = evidence
    self.source = source
    self.example = example
  }
}

/// A number without a needless ".0", for the texts of declarations.
func wholeText(_ value: Double) -> String {
  Int(exactly: value).map(String.init) ?? "\(value)"
}
