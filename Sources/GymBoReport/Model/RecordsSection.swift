internal import GymBoAnalysis
internal import GymBoLog

/// The records of one exercise, each with its set, its day and the one before it.
struct RecordsSection: Sendable {
  struct Record: Sendable {
    var kind: RecordKind
    var best: PersonalBest
    /// nil where the kind says it all, or no single set set it.
    var set: SetWork?
  }

  /// The e1RM of one set.
  struct Estimate: Sendable {
    enum Name: Sendable, Hashable {
      case best, last
    }

    var name: Name
    var estimate: StrengthEstimate
    /// The day of the last estimate, where a later session has none.
    var date: CivilDate?
  }

  /// The heaviest load for at least this many repetitions; counts with the same load are one.
  struct RepetitionLoad: Sendable {
    var repetitions: ClosedRange<Int>
    /// In kilograms.
    var load: Double
  }

  var records: [Record]
  var asOf: CivilDate
  /// Of the best e1RM, and of the last session that has one.
  var estimates: [Estimate]
  var loads: [RepetitionLoad]

  var hasSuspect: Bool { records.contains(where: \.best.isSuspect) }

  init(_ lift: LiftFinding, _ findings: HistoryFindings, log: TrainingLog) {
    let kinds: [(RecordKind, PersonalBest?)] = [
      (.load, lift.records.load), (.estimate, lift.records.estimate),
      (.repetitions, lift.records.repetitions), (.setVolume, lift.records.setVolume),
      (.sessionVolume, lift.records.sessionVolume), (.duration, lift.records.duration),
      (.assistance, lift.records.assistance),
    ]
    let doubted = lift.records.doubted
    records = kinds.flatMap { kind, best in
      // A suspect value stands below the record that it would beat.
      ([best] + doubted.filter { $0.kind == kind }.map(\.best)).compactMap { $0 }.map { best in
        Record(
          kind: kind, best: best,
          set: kind == .duration ? nil : best.row.map { SetWork(row: $0, of: log) })
      }
    }
    asOf = findings.asOf
    let rows: [(Estimate.Name, Int?)] = [
      (.best, lift.records.estimate?.row),
      (.last, lift.sessions.last { $0.bestEstimateRow != nil }?.bestEstimateRow),
    ]
    estimates = rows.compactMap { name, row in
      row.flatMap { row in
        let date = log.sessions[Int(log.columns.session[row])].date
        let isOlder = name == .last && lift.sessions.last.map { $0.date > date } ?? false
        return StrengthEstimate(row: row, of: log, options: findings.options)
          .map { Estimate(name: name, estimate: $0, date: isOlder ? date : nil) }
      }
    }
    loads = RecordsSection.loads(lift.records)
  }

  private static func loads(_ records: ExerciseRecords) -> [RepetitionLoad] {
    var loads: [RepetitionLoad] = []
    for (index, best) in records.loadForRepetitions.enumerated() {
      guard let best else { continue }
      if let last = loads.last, last.load == best.value,
        last.repetitions.upperBound == index
      {
        loads[loads.count - 1].repetitions = last.repetitions.lowerBound...index + 1
      } else {
        loads.append(
          RepetitionLoad(repetitions: index + 1...index + 1, load: best.value))
      }
    }
    return loads
  }
}
