internal import GymBoAnalysis
internal import GymBoLog

extension PersonalBest {
  /// The estimate of a best e1RM, with its interval; nil for any other record.
  func estimate(
    _ kind: RecordKind, of log: TrainingLog, _ options: AnalysisOptions
  ) -> StrengthEstimate? {
    guard kind == .estimate, let row else { return nil }
    return StrengthEstimate(row: row, of: log, options: options)
  }
}
