internal import GymBoAnalysis
internal import GymBoLog

/// The exercises of a history, the one done last first.
struct ExerciseListSection: Sendable {
  struct Line: Sendable {
    var name: String
    var sessions: Int
    /// Day of the last session; nil where only warm-ups were done.
    var last: CivilDate?
    /// The set of the best e1RM, else of the heaviest load, the most repetitions or the longest time.
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
      let records = lift.records
      let best = records.estimate ?? records.load ?? records.repetitions ?? records.duration
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
}
