extension Vectors {
  /// The repetitions, not necessarily whole, that can be done at percentages of the 1RM.
  /// - Parameters:
  ///   - percentages: of the 1RM, above 0.
  ///   - maxima: the 1RMs in kilograms; only `weightDependent` needs them.
  ///   - formula: whose inverse is taken.
  ///   - results: with room for one a row. Linear in the number of rows, without allocation.
  ///   - refused: is told every row without an answer, and why.
  /// - Precondition: columns of one length.
  public static func repetitions(
    atPercentages percentages: Span<Double>, ofMaxima maxima: Span<Double>? = nil,
    formula: OneRepetitionMaximumFormula = .brzycki, to results: inout OutputSpan<Double>,
    refused: ((_ row: Int, _ reason: Refusal) -> Void)? = nil
  ) {
    VectorFunction.repetitions(by: formula, hasMaximum: maxima != nil)
      .append(percentages, maxima, to: &results, refused: refused)
  }

  /// The repetitions that can be done at percentages of the 1RM; see
  /// ``repetitions(atPercentages:ofMaxima:formula:to:refused:)``.
  public static func repetitions(
    atPercentages percentages: [Double], ofMaxima maxima: [Double]? = nil,
    formula: OneRepetitionMaximumFormula = .brzycki,
    refused: ((_ row: Int, _ reason: Refusal) -> Void)? = nil
  ) -> [Double] {
    VectorFunction.repetitions(by: formula, hasMaximum: maxima != nil)(
      percentages, maxima, refused: refused)
  }

  /// The percentages of the 1RM at which repetitions can be done to failure.
  /// - Parameters:
  ///   - repetitions: 1 or more.
  ///   - maxima: the 1RMs in kilograms; only `weightDependent` needs them.
  ///   - formula: that is read as percentages.
  ///   - results: with room for one a row. Linear in the number of rows, without allocation.
  ///   - refused: is told every row without an answer, and why.
  /// - Precondition: columns of one length.
  public static func percentages(
    atRepetitions repetitions: Span<Double>, ofMaxima maxima: Span<Double>? = nil,
    formula: OneRepetitionMaximumFormula = .brzycki, to results: inout OutputSpan<Double>,
    refused: ((_ row: Int, _ reason: Refusal) -> Void)? = nil
  ) {
    VectorFunction.percentage(by: formula, hasMaximum: maxima != nil)
      .append(repetitions, maxima, to: &results, refused: refused)
  }

  /// The percentages of the 1RM at which repetitions can be done; see
  /// ``percentages(atRepetitions:ofMaxima:formula:to:refused:)``.
  public static func percentages(
    atRepetitions repetitions: [Double], ofMaxima maxima: [Double]? = nil,
    formula: OneRepetitionMaximumFormula = .brzycki,
    refused: ((_ row: Int, _ reason: Refusal) -> Void)? = nil
  ) -> [Double] {
    VectorFunction.percentage(by: formula, hasMaximum: maxima != nil)(
      repetitions, maxima, refused: refused)
  }

  /// The percentages of the 1RM by the chart of Reactive Training Systems.
  /// - Parameters:
  ///   - repetitions: done, 1 or more; with those left at most 16.
  ///   - rpe: 6 to 10.
  ///   - results: with room for one a row. Linear in the number of rows, without allocation.
  ///   - refused: is told every row without an answer, and why.
  /// - Precondition: columns of one length.
  public static func chartPercentages(
    repetitions: Span<Double>, rpe: Span<Double>, to results: inout OutputSpan<Double>,
    refused: ((_ row: Int, _ reason: Refusal) -> Void)? = nil
  ) {
    VectorFunction.chartPercentage.append(repetitions, rpe, to: &results, refused: refused)
  }

  /// The percentages of the 1RM by the chart; see ``chartPercentages(repetitions:rpe:to:refused:)``.
  public static func chartPercentages(
    repetitions: [Double], rpe: [Double],
    refused: ((_ row: Int, _ reason: Refusal) -> Void)? = nil
  ) -> [Double] {
    VectorFunction.chartPercentage(repetitions, rpe, refused: refused)
  }
}
