internal import GymBoAnalysis

extension RepetitionCurve {
  struct Row {
    var repetitions: Int
    /// Of the lifter's 1RM, and what people in general can.
    var percent: Double
    var population: Double
    var kilograms: Double
  }

  /// The repetitions that reports show, while there are percentages.
  var shownRows: [Row] {
    [1, 3, 5, 8, 10].compactMap { repetitions in
      guard let percent = percentage(atRepetitions: Double(repetitions)),
        let population = try? form.populationFormula.percentage(
          atRepetitions: Double(repetitions))
      else { return nil }
      return Row(
        repetitions: repetitions, percent: percent, population: population,
        kilograms: kilograms * percent / 100)
    }
  }
}
