internal import GymBoLog

/// Loads of a lift with what it moves of the body beside them.
extension LiftAdvice {
  /// A load with what is moved of the body; nil where there is neither.
  func moved(_ load: Load?) -> Load? {
    guard body > .zero else { return load }
    return Load(units: body.units + (load?.units ?? 0))
  }

  /// The heaviest load that may follow a load: 10 % more, of the load and what is moved of the body.
  func limit(after load: Load) -> Load { LargestChange.highest(after: load, body: body) }

  /// By how many percent a load is above another, with what is moved of the body.
  func percent(from load: Load, to next: Load) -> Double {
    LargestChange.percent(from: load, to: next, body: body)
  }
}
