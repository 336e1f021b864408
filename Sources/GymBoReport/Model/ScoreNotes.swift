internal import GymBoAnalysis
internal import GymBoLog

extension ScoreReport {
  /// What a reader should know of the points.
  enum Note: Sendable {
    /// There are no points, or no coefficient of age.
    case refused(ScoreRefusal)
    /// The body weight that counts instead of the lifter's, where that is outside the formula's range.
    case countedBodyWeight(Load, RelativeScore)
    /// Points are multiplied by this for the age.
    case ageCoefficient(Double)
    /// The scale was fitted to totals, and this is a bench press.
    case fittedToTotals
  }

  /// In the order of the report.
  var notes: [Note] {
    var notes: [Note] = []
    for entry in entries {
      if case .failure(let refusal) = entry.points { notes.append(.refused(refusal)) }
      if let weight = entry.countedBodyWeight {
        notes.append(.countedBodyWeight(weight, entry.score))
      }
    }
    switch ageCoefficient {
    case .success(let value): notes.append(.ageCoefficient(value))
    case .failure(let refusal): notes.append(.refused(refusal))
    case nil: break
    }
    if event == .bench { notes.append(.fittedToTotals) }
    return notes
  }
}
