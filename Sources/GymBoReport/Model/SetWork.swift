internal import GymBoAnalysis
internal import GymBoLog
internal import GymBoProgression

/// What one set was, or is to be: load, repetitions, time and distance, as far as it has them.
struct SetWork: Sendable, Hashable {
  var semantics: LoadSemantics
  var load: Load?
  var repetitions: Int?
  /// In seconds.
  var seconds: Double?
  var metres: Double?
}

extension SetWork {
  /// A set of the log.
  init(row: Int, of log: TrainingLog) { self.init(row: row, of: log.columns) }

  /// A set of the columns of a log, for a reader of many: each column of a log that is handed on is counted.
  init(row: Int, of sets: SetColumns) {
    self.init(
      semantics: sets.semantics[row], load: sets.load[row].map(Load.init(units:)),
      repetitions: sets.repetitions[row].map(Int.init), seconds: sets.seconds[row],
      metres: sets.metres[row])
  }

  /// A run of equal sets.
  init(_ run: SetRun) {
    self.init(
      semantics: run.semantics, load: run.load, repetitions: run.repetitions,
      seconds: run.seconds, metres: run.metres)
  }

  /// What a suggestion asks for in each set.
  init(_ suggestion: Suggestion) {
    self.init(
      semantics: suggestion.semantics, load: suggestion.load,
      repetitions: suggestion.repetitions, seconds: suggestion.seconds,
      metres: suggestion.metres)
  }

  /// What is asked of one of several kinds of sets of a suggestion. A set without a load beside loaded ones has none.
  init(_ sets: PlannedSets, of suggestion: Suggestion) {
    let isUnloaded = sets.load <= .zero && suggestion.semantics != .assisted
    self.init(
      semantics: isUnloaded ? .bodyweight : suggestion.semantics,
      load: isUnloaded ? nil : sets.load, repetitions: sets.repetitions)
  }

  /// What is to be done in each set of a deload.
  init(_ work: DeloadWork) {
    self.init(
      semantics: work.semantics, load: work.load, repetitions: work.repetitions,
      seconds: work.seconds, metres: work.metres)
  }
}

/// What changed from one set to another. What did not change is nil.
struct SetChange: Sendable, Hashable {
  /// In kilograms.
  var load: Double?
  /// Whether the load is assistance.
  var isAssisted: Bool
  var repetitions: Int?
  /// In seconds.
  var seconds: Double?
  var metres: Double?

  /// Times and distances closer than half a second or metre are equal.
  private static let equalValues = 0.5

  init(from before: SetWork, to now: SetWork) {
    isAssisted = now.semantics == .assisted
    if let new = now.load, let old = before.load,
      !new.isSame(as: old)
    {
      load = new.kilograms - old.kilograms
    }
    if now.semantics == .timed || now.semantics == .distance {
      metres = SetChange.difference(before.metres, now.metres)
      seconds = SetChange.difference(before.seconds, now.seconds)
    } else if let new = now.repetitions, let old = before.repetitions, new != old {
      repetitions = new - old
    }
  }

  private static func difference(_ old: Double?, _ new: Double?) -> Double? {
    guard let old, let new, (new - old).magnitude >= equalValues else { return nil }
    return new - old
  }
}
