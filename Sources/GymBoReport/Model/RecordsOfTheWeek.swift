internal import GymBoAnalysis
internal import GymBoLog

/// The records set in the week, those of one session together, and in it those of one exercise.
struct RecordsOfTheWeek: Sendable {
  struct Session: Sendable {
    var date: CivilDate
    var title: String?
    var lifts: [Lift]
  }

  struct Lift: Sendable {
    var exercise: String
    var records: [Record]
  }

  struct Record: Sendable {
    var kind: RecordKind
    var best: PersonalBest
    /// Of a best e1RM, its interval and formula.
    var estimate: StrengthEstimate?
    /// How unusual its set was, told once a set; nil where it was within the usual.
    var surprise: Usualness?
  }

  var sessions: [Session]

  init(_ findings: HistoryFindings, log: TrainingLog) {
    let predictions = Predictions(of: findings.liftFindings.history)
    sessions = findings.weekSessions.compactMap { session in
      let records = session.records.filter(\.isSignificant)
      guard !records.isEmpty else { return nil }
      let logged = findings.log.sessions[session.session]
      var lifts: [Lift] = []
      var rest = records[...]
      while let exercise = rest.first?.exercise {
        let own = rest.prefix { $0.exercise == exercise }
        lifts.append(
          Lift(
            exercise: log.exercises[exercise].name,
            records: RecordsOfTheWeek.shown(Array(own), findings, predictions)))
        rest = rest.dropFirst(own.count)
      }
      return Session(date: logged.date, title: logged.title, lifts: lifts)
    }
  }

  private static func shown(
    _ records: [RecordEvent], _ findings: HistoryFindings, _ predictions: Predictions
  ) -> [Record] {
    // The heaviest load is also the heaviest for its repetitions: once is enough.
    let loadRow = records.first { $0.kind == .load }?.best.row
    var told: Set<Int> = []
    return records.filter { record in
      if case .loadFor = record.kind { return record.best.row != loadRow || loadRow == nil }
      return true
    }
    .sorted { rank($0.kind) < rank($1.kind) }
    .map { record in
      Record(
        kind: record.kind, best: record.best,
        estimate: record.best.estimate(record.kind, of: findings.log, findings.options),
        surprise: record.best.row.flatMap { row in
          guard told.insert(row).inserted,
            let usualness = predictions.usualness(
              ofSet: row, on: record.best.date, in: findings.log),
            usualness.verdict != .usual
          else { return nil }
          return usualness
        })
    }
  }

  /// The most telling kinds first.
  private static func rank(_ kind: RecordKind) -> Int {
    switch kind {
    case .load: 0
    case .estimate: 1
    case .repetitions: 2
    case .duration: 3
    case .loadFor(let repetitions): 10 + repetitions
    case .setVolume: 100
    case .sessionVolume: 101
    }
  }
}
