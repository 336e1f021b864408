extension MethodDeclaration {
  /// Every method of this module that declares itself, by kind, in the order in which the kinds are declared; those
  /// of progression are declared by their own module.
  package static let all: [MethodDeclaration] =
    OneRepetitionMaximumFormula.allCases.map(\.method)
    + FiveRepetitionRegression.allCases.map(\.method) + HighSchoolRegression.allCases.map(\.method)
    + [EstimateConfidence.method, StrengthEstimate.method, BodyLoad.method]
    + RepetitionCurve.Form.allCases.map(\.method)
    + TrendMethods.all
    + BodyWeightMethods.all
    + PredictionMethods.all
    + RelativeScore.allCases.map(\.method)
    + [AgeCoefficient.method]
    + [VolumeModel.method, EffortGate.method, IntensityZones.method, Prilepin.method, INOL.method]
    + [Monotony.method, TimePerSet.method] + CountingMethods.volume
    + [RatioInterval.method, BandDeviation.method, MuscleEvenness.method] + CountingMethods.balance
    + CountingMethods.calendar
    + DataCheckMethods.all
}
