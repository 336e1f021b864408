internal import GymBoAnalysis
internal import GymBoLog

/// The exercises of a history, the one done last first.
struct ExerciseListSection: Sendable {
  struct Line: Sendable {
    var name: String
    var sessions: Int
    /// Day of the last session; nil where only warm-ups were done.
    var last: CivilDate?
    /// The set of the best e1RM, or one with as much load and more repetitions than an e1RM takes; else that of the heaviest load,
    /// the most repetitions or the longest time.
    var best: SetWork?
    /// Its row in the log.
    var bestRow: Int?
    /// Muscles that do the work; nil where they are not known.
    var muscles: [Muscle]?
  }

  var lines: [Line]

  init(_ findings: HistoryFindings) {
    let log = findings.log
    lines = findings.lifts.map { lift in
      let best = ExerciseListSection.best(lift.records, log)
      return Line(
        name: log.exercises[lift.exercise].name, sessions: lift.sessions.count,
        last: lift.sessions.last?.date, best: best?.row.map { SetWork(row: $0, of: log) },
        bestRow: best?.row,
        muscles: log.exercises[lift.exercise].facts?.direct)
    }
    .enumerated()
    .sorted { first, second in
      let days = (first.element.last?.dayNumber ?? 0, second.element.last?.dayNumber ?? 0)
      return days.0 != days.1
        ? days.0 > days.1
        : (second.element.sessions, first.offset) < (first.element.sessions, second.offset)
    }
    .map(\.element)
  }

  private static func best(_ records: ExerciseRecords, _ log: TrainingLog) -> PersonalBest? {
    guard let best = records.estimate, let row = best.row else {
      return records.load ?? records.repetitions ?? records.duration
    }
    func repetitions(_ row: Int) -> Int { Int(log.columns.repetitions[row] ?? 0) }
    return records.loadForRepetitions.last { more in
      guard let other = more?.row, let load = log.columns.load[other],
        let own = log.columns.load[row]
      else { return false }
      return load >= own && repetitions(other) > repetitions(row)
    } ?? best
  }
}
