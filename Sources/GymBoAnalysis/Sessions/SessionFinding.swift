internal import GymBoLog

/// One session compared with the session before it of the same kind.
package struct SessionFinding: Sendable, Hashable {
  /// Index into the log's sessions.
  package var session: Int
  /// What was done in it.
  package var totals: Totals
  /// The RPEs of its working sets.
  package var effort: SessionEffort
  /// The session before it of the same kind: with the same title, or, where it has none, with most exercises in common.
  package var previous: Int?
  /// What was done in the session before.
  package var previousTotals: Totals?
  /// The RPEs of the session before.
  package var previousEffort: SessionEffort?
  /// Records set in it.
  package var records: [RecordEvent]

  /// Mean RPE of its working sets.
  package var averageRPE: Finding<Double> { effort.average }

  /// Volume in kilograms, against the session before.
  package var volume: Comparison { comparison(totals.volume, previousTotals?.volume) }
  /// Seconds, against the session before.
  package var duration: Comparison { comparison(totals.duration, previousTotals?.duration) }
  /// Working sets, against the session before.
  package var workingSets: Comparison {
    comparison(
      .known(Double(totals.workingSets)),
      previousTotals.map { .known(Double($0.workingSets)) })
  }
  /// Mean RPE, against the session before.
  package var averageRPEComparison: Comparison {
    comparison(effort.average, previousEffort?.average)
  }

  /// A number of the session, and the one before; without a session before, that is the reason.
  func comparison(_ value: Finding<Double>, _ before: Finding<Double>?) -> Comparison {
    Comparison(value: value, previous: before ?? .missing(.firstOfItsKind))
  }

  private init(
    session: Int, previous: Int?, records: [RecordEvent], log: TrainingLog, traits: SetTraits
  ) {
    func totals(_ session: Int) -> Totals {
      var totals = Totals()
      totals.add(log.sessions[session], traits: traits)
      return totals
    }
    func effort(_ session: Int) -> SessionEffort {
      SessionEffort(of: log.sessions[session], log: log, traits: traits)
    }
    self.session = session
    self.totals = totals(session)
    self.effort = effort(session)
    self.previous = previous
    previousTotals = previous.map(totals)
    previousEffort = previous.map(effort)
    self.records = records
  }

  /// The reports of a range of sessions, in order of time.
  static func all(
    in range: Range<Int>, events: [RecordEvent], log: TrainingLog, traits: SetTraits
  ) -> [SessionFinding] {
    var records = [[RecordEvent]](repeating: [], count: range.count)
    for event in events where range.contains(event.best.session) {
      records[event.best.session - range.lowerBound].append(event)
    }
    var kinds = SessionKinds(of: log)
    return zip(range, records).map { session, records in
      SessionFinding(
        session: session, previous: kinds.previous(of: session), records: records, log: log,
        traits: traits)
    }
  }
}

/// How hard a session was.
package struct SessionEffort: Sendable, Hashable {
  /// Mean RPE of the working sets that have one.
  package var average: Finding<Double>
  /// How many of them have one.
  package var sets: Int

  init(of session: Session, log: TrainingLog, traits: SetTraits) {
    let efforts = session.sets.compactMap { traits.isWorking[$0] ? log.columns.rpe[$0] : nil }
    sets = efforts.count
    average =
      efforts.isEmpty
      ? .missing(.noEffort) : .known(efforts.reduce(0, +) / Double(efforts.count))
  }
}

extension HistoryFindings {
  /// The reports of all sessions, in order of time. O(sets + 100 · sessions).
  package func sessionFindings() -> [SessionFinding] {
    SessionFinding.all(in: log.sessions.indices, events: recordEvents, log: log, traits: traits)
  }
}
