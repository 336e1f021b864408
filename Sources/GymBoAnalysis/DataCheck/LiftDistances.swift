internal import GymBoLog

/// Sets of a lift that have a distance, which its other sets do not have: a number in the wrong field makes another kind of set
/// of it, and so it is missed in volume and trend.
struct LiftDistances {
  /// The fewest other sets of the lift, and the share of its sets that may have a distance.
  static let fewestSets = 10
  static let largestShare = 0.1

  let log: TrainingLog

  func find() -> [Suspicion] {
    var rows: [Int: [Int]] = [:]
    for row in log.columns.semantics.indices where log.columns.semantics[row] == .distance {
      guard log.columns.load[row] ?? 0 > 0, log.columns.repetitions[row] ?? 0 > 0 else { continue }
      rows[Int(log.columns.exercise[row]), default: []].append(row)
    }
    guard !rows.isEmpty else { return [] }
    var loaded = [Int](repeating: 0, count: log.exercises.count)
    for row in log.columns.semantics.indices where log.columns.semantics[row] == .loaded {
      loaded[Int(log.columns.exercise[row])] += 1
    }
    return rows.sorted { $0.key < $1.key }.flatMap { exercise, rows -> [Suspicion] in
      guard loaded[exercise] >= LiftDistances.fewestSets,
        Double(rows.count) <= LiftDistances.largestShare * Double(loaded[exercise])
      else { return [] }
      return rows.map { suspicion($0, exercise) }
    }
  }

  private func suspicion(_ row: Int, _ exercise: Int) -> Suspicion {
    let load = Load(units: log.columns.load[row] ?? 0)
    return Suspicion(
      issue: Issue(
        rule: .distanceOnLift, severity: .warning, place: log.place(ofRow: row),
        doubt: .load(load, exercise: log.exercises[exercise].name), proposal: .correctInApp),
      rows: [])
  }
}
