internal import GymBoAnalysis
internal import GymBoLog

/// The records set in the week: the most telling one of each lift, and all of them by session.
struct RecordsOfTheWeek: Sendable {
  /// The new best of a lift that says most.
  struct Best: Sendable {
    var exercise: String
    var shortName: String?
    var record: Record
    /// The set that set it.
    var set: SetWork?
    var isCompound: Bool
    /// Whether the lift has a new best of its e1RM or e10RM, too.
    var isOfEstimate: Bool
    /// Of a best of load and repetitions, the most repetitions with that load before the week; nil where it is a new load.
    var repetitionsBefore: Int?

    /// How many repetitions more than ever before with that load; nil where it is a new load.
    var moreRepetitions: Int? {
      guard let before = repetitionsBefore, let done = set?.repetitions, done > before else {
        return nil
      }
      return done - before
    }

    /// Whether it is one repetition more, or as little of another measure: that is not unusual, however even the sets were.
    fileprivate var isOneMore: Bool {
      moreRepetitions.map { $0 == 1 } ?? (percent <= Best.percentOfRepetition)
    }

    /// The word for the lift where its progress is measured by something of which the week has no new best.
    func word(measuredBy measure: ProgressMeasure?) -> LiftWord? {
      guard measure?.isEstimate == true, !isOfEstimate else { return nil }
      return switch record.kind {
      case .load, .loadFor: .heaviest
      case .repetitions: .mostRepetitions
      default: nil
      }
    }

    /// How much more a repetition is worth, in percent: as much as by Epley's formula.
    private static let percentOfRepetition = 100.0 / 30

    /// The gain in percent, by which bests of different lifts are put in order; 0 where it cannot be compared.
    fileprivate var percent: Double {
      guard let previous = record.best.previous, previous > 0 else { return 0 }
      let gain = record.best.value - previous
      return switch record.kind {
      case .load, .estimate, .tenRepetitions, .loadFor: 100 * gain / previous
      case .repetitions: Best.percentOfRepetition * gain
      case .duration, .assistance, .setVolume, .sessionVolume: 0
      }
    }
  }

  struct Session: Sendable {
    /// Index into the log's sessions.
    var session: Int
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

  /// One a lift, in the order in which the lifts were first done; records of volume alone are none.
  var bests: [Best]
  var sessions: [Session]

  /// The bests that are shown where there is no room for all: of compound lifts first, and of these the largest gains, in the
  /// order of all.
  func few(_ most: Int) -> [Best] {
    let largest = bests.indices.sorted { first, second in
      let (a, b) = (bests[first], bests[second])
      if a.isCompound != b.isCompound { return a.isCompound }
      return (b.percent, first) < (a.percent, second)
    }
    return largest.prefix(most).sorted().map { bests[$0] }
  }

  /// Lifts whose new best is of a session.
  func lifts(ofSession session: Int) -> Int {
    bests.count { $0.record.best.session == session }
  }

  init(_ findings: HistoryFindings, log: TrainingLog) {
    let predictions = Predictions(of: findings.liftFindings.history)
    let verdicts = RecordsOfTheWeek.verdicts(findings)
    sessions = findings.weekSessions.compactMap { session in
      var records = session.records.filter(\.isSignificant)
      records += verdicts.filter { event in
        event.best.session == session.session
          && !records.contains { $0.exercise == event.exercise }
      }
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
      return Session(
        session: session.session, date: logged.date, title: logged.title, lifts: lifts)
    }
    bests = RecordsOfTheWeek.bests(findings, predictions)
  }

  /// The least gain of an e1RM in kilograms that is printed as one: two sets that are worth the same differ by grams.
  private static let leastGain = 0.05

  private static func isSeen(_ event: RecordEvent) -> Bool {
    guard event.kind == .estimate || event.kind == .tenRepetitions,
      let previous = event.best.previous
    else { return true }
    return event.best.value - previous >= leastGain
  }

  /// New bests of the week's sessions that verdicts tell of.
  private static func verdicts(_ findings: HistoryFindings) -> [RecordEvent] {
    findings.verdictBests.filter { event in
      findings.weekSessions.contains { $0.session == event.best.session }
    }
  }

  private static func bests(
    _ findings: HistoryFindings, _ predictions: Predictions
  ) -> [Best] {
    let names = ShortExerciseNames(findings)
    var order: [Int] = []
    var told: [Int: RecordEvent] = [:]
    let ofWeek = findings.weekSessions.flatMap(\.records).filter(isSeen)
    for record in ofWeek where record.isOfStrength {
      guard let best = told[record.exercise] else {
        order.append(record.exercise)
        told[record.exercise] = record
        continue
      }
      // The more telling kind; of the same kind the last one of the week, which is the best.
      if rank(record.kind) <= rank(best.kind) { told[record.exercise] = record }
    }
    let verdictsOfWeek = verdicts(findings)
    for event in verdictsOfWeek {
      // A lift whose progress is measured by its e10RM is told by that, as its changes are.
      if event.kind == .tenRepetitions, told[event.exercise]?.kind == .estimate {
        told[event.exercise] = event
      }
      guard told[event.exercise] == nil else { continue }
      told[event.exercise] = event
      let place = order.firstIndex { told[$0]?.best.session ?? 0 > event.best.session }
      order.insert(event.exercise, at: place ?? order.endIndex)
    }
    return order.compactMap { exercise in
      told[exercise].map { last in
        var event = last
        // A reader compares with the weeks before this one.
        let steps = ofWeek.filter { $0.exercise == exercise && $0.kind == last.kind }
        if let first = steps.first { event.best.previous = first.best.previous }
        var record = record(event, findings, predictions)
        // A gain of several days is as unusual as the most unusual of them.
        record.surprise = (steps.isEmpty ? [event] : steps)
          .compactMap { surprise($0, findings, predictions) }
          .min { $0.probability < $1.probability }
        var best = Best(
          exercise: findings.log.exercises[exercise].name, shortName: names.short(exercise),
          record: record,
          set: bestSet(event, findings).map { SetWork(row: $0, of: findings.log) },
          isCompound: findings.log.exercises[exercise].facts?.mechanics == .compound,
          isOfEstimate: (ofWeek + verdictsOfWeek).contains {
            $0.exercise == exercise && $0.isOfStrength
              && ($0.kind == .estimate || $0.kind == .tenRepetitions)
          },
          repetitionsBefore: repetitionsBefore(event, findings))
        if best.isOneMore, best.record.surprise?.verdict == .surprising {
          best.record.surprise = nil
        }
        return best
      }
    }
  }

  /// The set that set a record. Of the heaviest load it is the one with most repetitions in the week, and so it is of an e1RM
  /// where the week has more repetitions with that load than an e1RM takes.
  private static func bestSet(_ event: RecordEvent, _ findings: HistoryFindings) -> Int? {
    guard event.kind == .load || event.kind == .estimate, let row = event.best.row else {
      return event.best.row
    }
    let sets = findings.log.columns
    let equal = findings.weekSessions.flatMap { findings.log.sessions[$0.session].sets }
      .filter { other in
        Int(sets.exercise[other]) == event.exercise && sets.load[other] == sets.load[row]
          && findings.traits.isWorking[other] && !findings.traits.isSuspect[other]
      }
    func repetitions(_ row: Int) -> Int { Int(sets.repetitions[row] ?? 0) }
    guard let most = equal.max(by: { (repetitions($0), $1) < (repetitions($1), $0) }) else {
      return row
    }
    let isBeyondEstimate =
      repetitions(most) > findings.options.estimateRepetitions.upperBound
    return event.kind == .load || isBeyondEstimate ? most : row
  }

  /// The most repetitions with the load of a record before the week, where the record is of load and repetitions.
  private static func repetitionsBefore(_ event: RecordEvent, _ findings: HistoryFindings) -> Int? {
    guard event.kind.isOfLoadAndRepetitions, let row = event.best.row,
      let first = findings.weekSessions.first
    else { return nil }
    let sets = findings.log.columns
    let ofExercise = findings.liftFindings.history.sessions.ofExercise[event.exercise]
    return ofExercise.lazy.filter { $0.session < first.session }.flatMap(\.rows)
      .filter { sets.load[$0] == sets.load[row] && findings.traits.isWorking[$0] }
      .compactMap { sets.repetitions[$0].map(Int.init) }.max()
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
    .map { event in
      var record = record(event, findings, predictions)
      if let row = event.best.row, !told.insert(row).inserted { record.surprise = nil }
      return record
    }
  }

  private static func record(
    _ event: RecordEvent, _ findings: HistoryFindings, _ predictions: Predictions
  ) -> Record {
    Record(
      kind: event.kind, best: event.best,
      estimate: event.best.estimate(event.kind, of: findings.log, findings.options),
      surprise: surprise(event, findings, predictions))
  }

  /// How unusual the set of a record was; nil where it was within the usual.
  private static func surprise(
    _ event: RecordEvent, _ findings: HistoryFindings, _ predictions: Predictions
  ) -> Usualness? {
    event.best.row
      .flatMap { predictions.usualness(ofSet: $0, on: event.best.date, in: findings.log) }
      .flatMap { $0.verdict == .usual ? nil : $0 }
  }

  /// The most telling kinds first.
  static func rank(_ kind: RecordKind) -> Int {
    switch kind {
    case .load: 0
    case .estimate: 1
    case .tenRepetitions: 2
    case .repetitions: 3
    case .duration: 4
    case .assistance: 5
    case .loadFor(let repetitions): 10 + repetitions
    case .setVolume: 100
    case .sessionVolume: 101
    }
  }
}

extension RecordKind {
  /// Whether it rises by more repetitions with a load.
  fileprivate var isOfLoadAndRepetitions: Bool {
    switch self {
    case .loadFor, .estimate, .tenRepetitions: true
    case .load, .repetitions, .duration, .assistance, .setVolume, .sessionVolume: false
    }
  }
}
