internal import GymBoAnalysis
internal import GymBoLog

/// The lifts of the week, each against the last time: those that are falling first, then in the order in which they were
/// last done. Cardio has a section of its own.
struct LiftsOfTheWeek: Sendable {
  enum Change: Sendable {
    case firstTime
    case notComparable
    /// Of the e1RM, in percent.
    /// - Parameters:
    ///   - row: the set that the e1RM of the session is of; nil where it may be any.
    case estimate(percent: Double, row: Int? = nil)
    /// Of the set itself, for lifts without an e1RM.
    case set(SetChange, LiftComparison.Verdict)
  }

  struct Lift: Sendable {
    var exercise: String
    var shortName: String?
    /// The set that represents the session; of a new best, the set that set it.
    var set: SetWork?
    var isSuspect: Bool
    /// Whether the week has a record of load, repetitions, e1RM or time.
    var hasRecord: Bool
    /// Nothing beside a record that the last session did not better.
    var change: Change?
    /// Whether it is a lift, and not cardio or the like.
    var isLift: Bool
    /// nil for what is no lift, and where there is a reason to wait.
    var state: TrendState?
    /// How that is called.
    var word: LiftWord?
    /// From what the lift is on its way back, where it has fallen by its ``state``; nil where it is not.
    var wayBack: Concerns.WayBack?
    /// Whether the last session was far below those before it, which decides nothing yet.
    var isLightDay: Bool
    /// What is missing for a state, where it is too early for one.
    var shortage: Trend.Shortage?
    /// The measure of the sessions of the last weeks, turned so that up is better; empty for fewer than two.
    var sparkline: [Double]
    /// Whether the lift is compound; such lifts are shown first where there is no room for all.
    var isCompound: Bool
  }

  /// From this many percent on, the two sessions were not of one kind of work, and the sets themselves are compared.
  static let farPercent = 50.0

  /// Most sessions in a sparkline.
  static let sparkCount = 10
  /// The least difference that its bars show: as much as one day is better than another by chance.
  static let sparkStep = 0.025

  var lifts: [Lift]
  /// The days of the week, where it is before today's.
  var pastWeek: DayRange?

  /// - Parameters:
  ///   - lightDays: by exercise, the light day that its suggestion passes over.
  ///   - plateaus: the lifts that need attention as they are on one: the others are level; nil where that is not asked.
  init(
    _ findings: HistoryFindings, records: RecordsOfTheWeek, lightDays: [Int: CivilDate] = [:],
    plateaus: Set<String>? = nil
  ) {
    let names = ShortExerciseNames(findings)
    let bests = Dictionary(
      records.bests.map { ($0.exercise, $0) }, uniquingKeysWith: { first, _ in first })
    let concerns = findings.liftFindings.concerns
    let cardio = Set(findings.cardio.map(\.exercise))
    let done = findings.lifts
      .filter { !cardio.contains($0.exercise) }
      .compactMap { lift in lift.weekComparison.map { (lift, $0) } }
      .sorted { first, second in
        (first.1.current.session, first.1.current.rows.first ?? 0)
          < (second.1.current.session, second.1.current.rows.first ?? 0)
      }
      .map { lift, comparison in
        let best = bests[findings.log.exercises[lift.exercise].name]
        var done = Lift(
          lift, comparison, best: best, isLightDay: lightDays[lift.exercise] == lift.lastDay,
          findings, names, concerns)
        if done.word == .state(.plateau), let plateaus, !plateaus.contains(done.exercise) {
          done.word = .level
        }
        return done
      }
    lifts = done.filter(\.isFalling) + done.filter { !$0.isFalling }
    let week = findings.week.week
    pastWeek = findings.asOf > week.end ? DayRange(week.start, week.end) : nil
  }

  /// The lifts to show where there is room for this number, in their order: those that need attention, falling ones first, then
  /// compound ones before the others, and last those without a verdict.
  func first(_ count: Int) -> [Lift] {
    guard count < lifts.count else { return lifts }
    return LiftsOfTheWeek.places(lifts).prefix(max(0, count)).sorted().map { lifts[$0] }
  }

  private static func places(_ lifts: [Lift]) -> [Int] {
    lifts.indices.sorted { first, second in
      (lifts[first].importance, first) < (lifts[second].importance, second)
    }
  }

  /// In the week of a record that is the word.
  static func state(
    _ lift: LiftFinding, hasRecord: Bool, _ concerns: Concerns
  ) -> TrendState? {
    hasRecord ? .record : concerns.told(lift)
  }

  /// The change since last time. The e1RM of a load that is added to an unknown body weight changes far more than the lifter,
  /// so there the set itself is compared, and so it is where an e1RM is half as much again or half of the one before.
  fileprivate static func change(
    _ lift: LiftFinding, _ comparison: LiftComparison, _ findings: HistoryFindings
  ) -> Change {
    guard comparison.verdict != .first, let previous = comparison.previous else {
      return .firstTime
    }
    let log = findings.log
    let isAdded =
      log.exercises[lift.exercise].facts?.loading == .added && findings.options.bodyWeight == nil
    if let series = lift.series, series.measure.isEstimate, !isAdded {
      if let percent = lift.highRepetitionChange(comparison, findings),
        percent.magnitude < farPercent
      {
        return .estimate(percent: percent)
      }
      func point(_ session: Int) -> MeasureSeries.Point? {
        series.points.last { $0.session == session }
      }
      if let now = point(comparison.current.session), let before = point(previous.session),
        before.value > 0
      {
        let percent = 100 * (now.value / before.value - 1)
        if percent.magnitude < farPercent {
          return .estimate(percent: percent, row: now.row)
        }
      }
    }
    guard comparison.verdict != .notComparable, let now = comparison.currentRow,
      let before = comparison.previousRow
    else { return .notComparable }
    return .set(
      SetChange(from: SetWork(row: before, of: log), to: SetWork(row: now, of: log)),
      comparison.verdict)
  }

  /// The change of the session that set a record which a later session of the week did not better.
  fileprivate static func change(
    _ lift: LiftFinding, onDayOf best: RecordsOfTheWeek.Best
  ) -> Change? {
    guard let series = lift.series, series.measure.isEstimate,
      let place = series.points.firstIndex(where: { $0.session == best.record.best.session }),
      place > 0, case let before = series.points[place - 1], before.value > 0
    else { return nil }
    let percent = 100 * (series.points[place].value / before.value - 1)
    return percent.magnitude < farPercent ? .estimate(percent: percent) : nil
  }

  fileprivate static func sparkline(
    of lift: LiftFinding, bestOn best: CivilDate?, _ findings: HistoryFindings
  ) -> [Double] {
    guard let series = lift.series else { return [] }
    let weaker = lift.sessionsOfWeakerSets(findings)
    // A best of many repetitions has no estimate: bars without its day would seem to fall beside it.
    if let best,
      !series.points.contains(where: { $0.date == best && !weaker.contains($0.session) })
    {
      return []
    }
    // The word beside the bars is of these weeks, too.
    let last = series.points.last?.date
    let recent = series.points.filter { point in
      !weaker.contains(point.session)
        && last.map { $0.days(since: point.date) <= Concerns.recentDays } ?? false
    }.suffix(sparkCount)
    return recent.count > 1 ? recent.map { series.measure.direction * $0.value } : []
  }
}

extension LiftsOfTheWeek.Lift {
  /// - Parameters:
  ///   - best: the lift's new best of the week; nil without one.
  ///   - isLightDay: whether what is suggested passes over the last session as a light day.
  fileprivate init(
    _ lift: LiftFinding, _ comparison: LiftComparison, best: RecordsOfTheWeek.Best?,
    isLightDay: Bool,
    _ findings: HistoryFindings, _ names: ShortExerciseNames, _ concerns: Concerns
  ) {
    let (log, trend) = (findings.log, lift.trend)
    let exercise = log.exercises[lift.exercise]
    let isLift = trend.result.reason != .notALift
    let row = comparison.currentRow
    self.exercise = exercise.name
    shortName = names.short(lift.exercise)
    self.isLift = isLift
    isSuspect = row.map { findings.traits.isSuspect[$0] } ?? false
    hasRecord = best != nil
    isCompound = exercise.facts?.mechanics == .compound
    wayBack = best == nil ? concerns.wayBack(of: lift) : nil
    self.isLightDay =
      best == nil && wayBack == nil && concerns.told(lift) != .declining
      && (isLightDay || trend.own?.isLightAtEnd(of: trend.points.count) == true
        || findings.breaks.deloads.contains { deload in
          deload.lightLifts.contains {
            $0.exercise == lift.exercise && $0.session == comparison.current.session
          }
        })
    shortage = trend.state == .new && best == nil ? trend.shortage : nil
    sparkline = LiftsOfTheWeek.sparkline(of: lift, bestOn: best?.record.best.date, findings)
    let change =
      isSuspect || !isLift ? nil : LiftsOfTheWeek.change(lift, comparison, findings)
    set = best?.set ?? (change?.row ?? row).map { SetWork(row: $0, of: log) }
    if let best {
      // The change is that of the session's best set, or of a set of many repetitions, which may be another one than the
      // record's.
      let isOfRecord = best.record.best.row == (change?.isPercent == true ? change?.row : row)
      // A later session that was better still is that of the set which is shown.
      let own =
        isOfRecord || change?.isUp == true ? change : LiftsOfTheWeek.change(lift, onDayOf: best)
      self.change = own.flatMap { $0.isUp ? $0 : nil }
    } else {
      self.change = change
    }
    state = isLift ? LiftsOfTheWeek.state(lift, hasRecord: best != nil, concerns) : nil
    word = best.flatMap { $0.word(measuredBy: lift.series?.measure) } ?? LiftWord(state, of: trend)
    if word?.isOpen ?? false, comparison.laterSetsFell(log.columns) {
      (word, shortage) = (.fewerRepetitions, nil)
    }
    switch (word, self.change?.tone) {
    // What the change since last time speaks against is not said.
    case (.soFar(.up), .care), (.soFar(.down), .good): word = .state(.new)
    case (.state(.unclear), .care) where trend.isLowerAfterPause: word = .comingBack(.fromBreak)
    default: break
    }
  }

  /// Whether the lift has fallen by its ``state``, and is on its way back.
  var isComingBack: Bool { wayBack != nil }

  /// The word that is shown; nil where another one is shown in its place, as of a light day.
  var shownWord: LiftWord? { isLightDay ? nil : wayBack.map(LiftWord.comingBack) ?? word }

  /// Where the lift goes; nil for what is no lift.
  var direction: LiftDirection? {
    guard isLift else { return nil }
    let told = isLightDay ? .light : shownWord?.direction ?? .early
    // What fell over the weeks, is no verdict, and was better this time is not called down.
    let isUncertain = word == .downAgain || word == .lowerLately
    return told == .down && isUncertain && change?.tone == .good ? .level : told
  }

  /// Whether the change is a percentage.
  var hasPercent: Bool { change?.isPercent == true }

  /// Whether a lift that is not new has too few sessions of late for a verdict.
  var isSeldom: Bool { word == .few }

  /// Whether a lift with too few sessions for a verdict is told by where they went so far.
  var isToldSoFar: Bool { if case .soFar = word { true } else { false } }

  /// Whether there is no verdict, for another reason than that sessions are missing.
  var isWithoutVerdict: Bool { shownWord == .state(.new) && missingSessions == nil }

  /// How many more sessions a verdict needs; nil where there is one, where another word is said in its place, and where only days
  /// are missing.
  var missingSessions: Int? {
    guard let shortage, shortage.sessions > 0, !isComingBack, !isLightDay, word == .state(.new)
    else { return nil }
    return shortage.sessions
  }

  /// Whether the lift is called falling.
  var isFalling: Bool { state == .declining && !isComingBack }

  /// Whether the lift rises, though the last session was below the one before.
  var roseBefore: Bool {
    word == .state(.progressing) && !isComingBack && !isLightDay && change?.tone == .care
  }

  var tone: Tone {
    isComingBack || isLightDay || word == .level ? .neutral : state?.tone ?? .neutral
  }

  /// Whether there is no verdict, and the last session was clearly below the one before: one asks which lifts these are.
  var isLowerUnjudged: Bool {
    guard direction == .early || direction == .unclear, change?.tone == .care else { return false }
    return percentOfChange <= -100 * LiftsOfTheWeek.sparkStep
  }

  /// The change since last time in percent; 0 where it is not one of the e1RM.
  var percentOfChange: Double {
    if case .estimate(let percent, _) = change { percent } else { 0 }
  }

  /// The smaller, the sooner the lift is shown.
  fileprivate var importance: Int {
    switch state {
    case .declining where isFalling: 0
    case .notRising where !isLightDay: 1
    case .plateau where isCompound: 2
    case _ where shortage != nil: 9
    case .unclear, nil: isCompound ? 5 : 8
    case _ where isCompound: 3
    case .plateau: 4
    default: hasRecord ? 7 : 6
    }
  }
}

extension LiftsOfTheWeek.Change {
  /// Changes of the e1RM that are printed as none, in percent.
  static let same = 0.05

  var tone: Tone {
    switch self {
    case .firstTime, .notComparable: .neutral
    case .estimate(let percent, _):
      percent.magnitude < Self.same ? .neutral : percent > 0 ? .good : .care
    case .set(_, let verdict): verdict.tone
    }
  }

  /// Whether it is a percentage.
  var isPercent: Bool { if case .estimate = self { true } else { false } }

  /// The set that it is of, where that is one.
  fileprivate var row: Int? { if case .estimate(_, let row) = self { row } else { nil } }

  /// Whether it is one for the better.
  var isUp: Bool { tone == .good }
}

extension LiftFinding {
  var lastDay: CivilDate? { sessions.last?.date }

  /// The last sessions whose heaviest set has more repetitions than an e1RM takes, so that their number is that of a weaker set.
  fileprivate func sessionsOfWeakerSets(_ findings: HistoryFindings) -> Set<Int> {
    guard let series, series.measure == .estimate else { return [] }
    let most = findings.options.estimateRepetitions.upperBound
    return Set(
      sessions.suffix(2 * LiftsOfTheWeek.sparkCount).filter { session in
        session.topRow.flatMap { findings.log.columns.repetitions[$0] }.map { Int($0) > most }
          ?? false
      }.map(\.session))
  }

  /// The change since last time in percent where the best set of either session has more repetitions than the e1RM takes: both
  /// sessions by sets of up to 20. nil where neither has, and where the lift is measured so anyway.
  fileprivate func highRepetitionChange(
    _ comparison: LiftComparison, _ findings: HistoryFindings
  ) -> Double? {
    guard series?.measure == .estimate, let previous = comparison.previous,
      let now = highRepetitionBest(comparison.current, findings),
      let before = highRepetitionBest(previous, findings),
      max(now.repetitions, before.repetitions) > findings.options.estimateRepetitions.upperBound
    else { return nil }
    return 100 * (now.value / before.value - 1)
  }

  /// The best set of a session by ``TenRepetitionMaximum``.
  private func highRepetitionBest(
    _ session: ExerciseSession, _ findings: HistoryFindings
  ) -> (value: Double, repetitions: Int)? {
    let sets = findings.log.columns
    let body = findings.log.bodyLoad(ofExercise: exercise, findings.options)
    return session.rows.compactMap { row -> (value: Double, repetitions: Int)? in
      guard let load = sets.load[row], let repetitions = sets.repetitions[row],
        !findings.traits.isSuspect[row]
      else { return nil }
      return TenRepetitionMaximum.estimate(
        load: Load(units: load + body.units).kilograms, repetitions: Int(repetitions)
      ).map { ($0, Int(repetitions)) }
    }.max { $0.value < $1.value }
  }
}
