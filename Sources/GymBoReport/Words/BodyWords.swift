internal import GymBoAnalysis
internal import GymBoLog

/// The lifter's body: weight, its change, and other measures.
protocol BodyWords: LanguageStyle {
  var bodyTitle: Sentence { get }
  /// What a line is about: `Weight`, `Change a week`, `Waist`.
  func name(_ line: BodySection.Line) -> Sentence
  func name(_ metric: BodyMetric) -> Sentence
  /// What a line says: `80.2 kg on 28 Nov, trend 81.0 kg`.
  func value(_ line: BodySection.Line) -> Sentence
  /// What the change a week and the trend are.
  var bodyKey: Sentence { get }
  /// Values after the report's day, which do not count.
  func laterValues(days: Int) -> Sentence
  /// That there is nothing to tell.
  var noBody: Sentence { get }

  // MARK: The chart

  /// The message with its number: the change a week, or the last weight where that is not known.
  func caption(_ chart: BodyChart) -> Sentence
  /// What is drawn.
  func key(_ chart: BodyChart) -> Sentence
  /// The whole chart in a sentence.
  func label(_ chart: BodyChart) -> Sentence
  /// Day, weight, trend; with the unit.
  var bodyColumns: [Sentence] { get }
  /// All days, as a table.
  func weightsInNumbers(days: Int) -> Sentence
}

extension NumberStyle {
  /// A body weight: `80.2 kg`.
  func bodyWeight(_ kilograms: Double, in unit: LoadUnit) -> String {
    estimate(kilograms: kilograms, in: unit)
  }

  /// A change of the body weight: `−0.70 kg`.
  func bodyWeightChange(_ kilograms: Double, in unit: LoadUnit, decimals: Int) -> String {
    bodyWeightChangeNumber(kilograms, in: unit, decimals: decimals) + " " + symbol(of: unit)
  }

  /// The same without its unit.
  func bodyWeightChangeNumber(_ kilograms: Double, in unit: LoadUnit, decimals: Int) -> String {
    signedFixed(unit.value(ofKilograms: kilograms), decimals: decimals)
  }
}

extension LoadUnit {
  /// A girth or a height in the unit of who counts loads in this one: in centimetres, and with pounds in inches.
  func bodyLength(_ metres: Double) -> Double {
    switch self {
    case .kilogram: 100 * metres
    case .pound: metres / 0.0254
    }
  }
}
