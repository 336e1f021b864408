extension MethodDeclaration {
  /// Every method that declares itself, by kind, in the order in which the kinds are declared.
  public static let all: [MethodDeclaration] =
    OneRepetitionMaximumFormula.allCases.map(\.method)
    + FiveRepetitionRegression.allCases.map(\.method)
    + [StrengthEstimate.method]
    + RepetitionCurve.Form.allCases.map(\.method)
    + [GoalForecast.linearMethod, GoalForecast.logTimeMethod]
    + RelativeScore.allCases.map(\.method)
    + [AgeCoefficient.method]
}
