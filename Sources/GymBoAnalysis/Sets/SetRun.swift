package import GymBoLog

/// Equal sets in a row, written as "4 × 90 kg × 8".
package struct SetRun: Sendable, Hashable {
  /// What the numbers mean.
  package var semantics: LoadSemantics
  /// The load of each set.
  package var load: Load?
  /// The repetitions of each set.
  package var repetitions: Int?
  /// The duration of each set, in seconds.
  package var seconds: Double?
  /// The distance of each set, in metres.
  package var metres: Double?
  /// Rows of the sets.
  package var rows: [Int]

  /// The runs of some sets, in order.
  package static func runs(of rows: some Sequence<Int>, in sets: SetColumns) -> [SetRun] {
    var runs: [SetRun] = []
    for row in rows {
      let run = SetRun(row: row, sets: sets)
      if let last = runs.last, last.isEqualWork(to: run) {
        runs[runs.count - 1].rows.append(row)
      } else {
        runs.append(run)
      }
    }
    return runs
  }

  private init(row: Int, sets: SetColumns) {
    semantics = sets.semantics[row]
    load = sets.load[row].map(Load.init(units:))
    repetitions = sets.repetitions[row].map(Int.init)
    seconds = sets.seconds[row]
    metres = sets.metres[row]
    rows = [row]
  }

  private func isEqualWork(to other: SetRun) -> Bool {
    semantics == other.semantics && load == other.load && repetitions == other.repetitions
      && seconds == other.seconds && metres == other.metres
  }
}
