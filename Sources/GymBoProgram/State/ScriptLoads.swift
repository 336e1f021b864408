internal import GymBoLog

/// What a script makes of the loads of an exercise, and which changes are refused: a script that counts from a load that nobody
/// knows, or takes all load off a lift, would prescribe an empty bar.
struct ScriptLoads {
  private let outcome: ExerciseOutcome
  /// The lift's reference load.
  private let maximum: WrittenLoad?
  /// Whether the lift is done with a load at all times.
  private let needsLoad: Bool
  /// Whether the script counts from loads of which none is known.
  private let readsUnknown: Bool

  /// - Parameters:
  ///   - facts: of the lift; nil where the catalogue does not list it.
  ///   - isRead: whether the script asked for the loads of the workout.
  init(_ outcome: ExerciseOutcome, facts: ExerciseFacts?, maximum: WrittenLoad?, isRead: Bool) {
    self.outcome = outcome
    self.maximum = maximum
    switch facts?.loading {
    case .total, .perHand, nil: needsLoad = true
    default: needsLoad = false
    }
    let isKnown = outcome.loads.contains { $0 != nil } || outcome.asked.contains { $0 != nil }
    readsUnknown = isRead && !isKnown
  }

  /// The load of a set after a change.
  /// - Parameter index: of the set in its stage.
  /// - Returns: nil where the change is refused.
  func changed(_ set: ProgramSet, at index: Int, by change: ScriptChange) -> Amount? {
    let old = load(of: set, at: index, before: change)
    if needsLoad, readsUnknown || change.operation != nil && old == nil { return nil }
    let new = change.applied(to: old.map { ScriptValue($0) } ?? .missing, reference: maximum)
    let amount: Amount
    switch new {
    case .load(let load): amount = .load(load)
    case .percent(let percent): amount = .percent(percent)
    case let other:
      var unit = LoadUnit.kilogram
      if case .load(let load)? = old { unit = load.unit }
      amount = .load(WrittenLoad(other.number, unit))
    }
    if needsLoad, let old, old.isPositive, !amount.isPositive { return nil }
    return amount
  }

  /// What a change begins with: the load of the set, and where the program does not say it, what was lifted.
  private func load(of set: ProgramSet, at index: Int, before change: ScriptChange) -> Amount? {
    let lifted = outcome.lifted(near: index).map { Amount.load($0) }
    guard let load = set.load else { return lifted }
    // A load more or less than a percentage of a maximum that nobody knows is counted from what was lifted.
    if maximum == nil, case .percent = load, case .load = change.value, change.operation != nil {
      return lifted
    }
    return load
  }
}

extension Amount {
  /// Whether it is more than nothing.
  fileprivate var isPositive: Bool {
    switch self {
    case .load(let load): load.value > 0
    case .percent(let percent): percent > 0
    }
  }
}
