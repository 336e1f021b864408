internal import GymBoKernels
package import GymBoLog

/// What a lift did over its last weeks, with the sessions that this follows from.
package struct Trend: Sendable, Hashable {
  /// What it did, in one word.
  package private(set) var state = TrendState.new
  /// The verdict with its numbers, or why there is none. Where ``state`` is ``TrendState/record`` or
  /// ``TrendState/unchanged``, it is what the numbers alone would say.
  package private(set) var result: Finding<TrendVerdict>
  /// What its progress is measured by; nil where nothing can measure it.
  package private(set) var measure: ProgressMeasure?
  /// The points that were judged, one a day, in order of time: those of the last 16 weeks since the last break.
  package private(set) var points: [MeasureSeries.Point] = []
  /// Their values as they were judged: more is better, and of an effort-adjusted lift with the repetitions in reserve.
  package private(set) var values: [Double] = []
  /// The sessions of the judged weeks by themselves; nil without a verdict, and for fewer than two of them.
  package private(set) var own: OwnCourse?
  /// The same of a lift with too few sessions for a verdict; nil with one.
  private(set) var early: OwnCourse?
  /// Points between the first and the last of ``points``, or after them, that were left out.
  package private(set) var leftOut: [LeftOut] = []
  /// The day of the first session after a break, where the series starts anew with it. It may be left out.
  package private(set) var backSince: CivilDate?
  /// True where repetitions in reserve count as done, because at least half of the points have an RPE: the values are then
  /// those of the effort-adjusted e1RM.
  package private(set) var isEffortAdjusted = false
  /// Whether the sets of the judged weeks changed in kind, so that their estimates do not compare.
  package private(set) var isOtherWork = false
  /// Whether they had one load, and repetitions that differ by one at most; see ``isSameWork(_:_:sets:)``.
  package private(set) var isSameWork = false
  /// Whether the sets after the best ones had more and more repetitions; see ``weakerSetsRose(_:_:work:sets:)`` and
  /// ``setsStillRise(_:_:work:sets:)``.
  package private(set) var weakerSetsRose = false
  /// Whether the same work cost less and less effort, where the measure does not count it; see ``becameEasier(_:_:sets:)``.
  package private(set) var becameEasier = false
  /// Whether the last two did as much as any before; see ``endsWithMost(_:_:sets:)``.
  package private(set) var endsWithMost = false
  /// Whether their repetitions changed by half or more at some day; see ``isOtherScheme(_:_:sets:)``.
  package private(set) var isOtherScheme = false
  /// Whether the last one had many more repetitions than their best; see ``endsWithMoreRepetitions(_:_:sets:)``.
  package private(set) var endsWithMoreRepetitions = false
  /// Whether one of the last sessions had more repetitions than it counts for, and more than all before it; see ``endsWithMore(_:_:)``.
  package private(set) var endsWithMoreThanCounts = false
  /// Whether the last sessions had shorter sets by plan; see ``isShorterByPlan(_:_:work:sets:)``.
  package private(set) var isShorterByPlan = false
  /// Whether the sessions rise from a light day to a heavy one; see ``risesToHeavyDay``.
  package private(set) var risesToHeavyDay = false
  /// Whether what lies so far apart was done in one session, too; see ``hasBothInOneSession``.
  package private(set) var hasBothInOneSession = false
  /// The last break of all training; nil where there was none.
  private(set) var lastRest: Layoff?
  /// How it goes in each of two workouts in turn; nil where it is not part of two with levels of their own.
  package private(set) var inTurn: WorkoutsInTurn?
  /// The place among ``points`` from which all sessions did the same work; nil where they did not. See ``HeldWork``.
  package private(set) var heldSince: Int?
  /// The same, after better sessions at the beginning to which none came back.
  package private(set) var levelSince: Int?
  /// Whether they are so beside a few days of other work (``DaysApart``).
  private var isHeldBesideOthers = false
  /// Whether the best of the history is old, and sessions of the judged weeks reached it again.
  package private(set) var reachesOldBest = false
  /// A step down by a third or more, on purpose or not; nil where the lift had none of late.
  package private(set) var stepDown: LighterWork?
  /// Loads that came back with more repetitions; nil where they do not show a rise.
  package private(set) var sameLoads: SameLoads?
  /// The sets with more repetitions than an e1RM takes that the numbers do not show.
  package private(set) var uncounted = UncountedRepetitions()
  /// The day from which loads are counted another way, with which the points begin; nil without one.
  package private(set) var countedAnotherWay: CountedAnotherWay?
  /// Less load from one day on; nil where the lift has none.
  package private(set) var lighter: LighterWork?
  /// The step by which it became much stronger from one session to the next; nil where it did not.
  package private(set) var stepUp: StepUp?
  /// The days of sessions since the first of ``points`` that the measure has no number of, such as sets of more repetitions than an e1RM takes.
  package private(set) var unmeasured: [CivilDate] = []
  /// The places among ``points`` of sets of more repetitions than an e1RM takes, which count as sets of the most that it takes.
  package private(set) var manyRepetitions: Set<Int> = []
  /// The new best of the reported week; nil without one.
  package private(set) var record: Record?
  /// The same, or that of the last seven days where a new week has begun without the lift; a report of the week does not count it.
  package private(set) var lastRecord: Record?
  /// The sessions that are alike, where ``state`` is ``TrendState/unchanged``.
  package private(set) var alike: Alike?
  /// The day of the best value of the history; nil without one.
  package private(set) var dayOfBest: CivilDate?
  /// Whole weeks from it to today.
  package private(set) var weeksSinceBest: Finding<Int>

  /// Sessions of the whole history that the measure has a number of.
  private var sessionsWithNumber = 0

  /// What is missing for a verdict.
  package struct Shortage: Sendable, Hashable {
    /// Sessions on further days.
    package var sessions: Int
    /// The day on which the last of them can be at the earliest; nil without a session.
    package var from: CivilDate?
  }

  /// The place among ``points`` of the first one that still counts for a session of today: older ones have left the window.
  private var firstCounted = 0

  /// What is missing for a verdict where there are too few sessions or days; nil otherwise.
  package var shortage: Shortage? {
    guard result.reason == .tooFewSessions || result.reason == .spanTooShort else { return nil }
    let counted = points[firstCounted...]
    return Shortage(
      sessions: max(0, TrendRule.fewestSessions - counted.count),
      from: counted.first?.date.advanced(by: TrendRule.shortestSpan))
  }

  /// Sessions from which a lift is not new.
  private static let knownSessions = 10

  /// Whether a lift with too few sessions for a verdict is none of the new ones: only its sessions of late are few.
  package var isSeldom: Bool {
    shortage != nil && sessionsWithNumber >= Trend.knownSessions
  }

  /// Days from the first of ``points`` to the last.
  package var spanDays: Int {
    guard let first = points.first, let last = points.last else { return 0 }
    return last.date.days(since: first.date)
  }

  /// The day from which a plateau or a decline is dated; nil where the sessions do not show it, or the best of them is later.
  package var since: CivilDate? {
    guard state == .plateau || state == .notRising || state == .declining,
      let weeks = result.value?.slowedWeeksAgo, isBestBefore(weeks: weeks),
      let since = points.last?.date.advanced(by: -7 * weeks)
    else { return nil }
    guard state != .plateau else { return since }
    // A fall begins after the last session that was as good as the best.
    let least = Trend.sameBest * (values.max() ?? 0)
    let good = points.indices.last { values[$0] >= least }
    return good.map { max(points[$0].date, since) } ?? since
  }

  /// Whole weeks from ``since`` to the last session of a lift that falls; nil for others.
  package var weeksOfFall: Int? {
    guard state != .plateau, let since, let last = points.last?.date else { return nil }
    return last.days(since: since) / 7
  }

  /// Whether the judged sessions reached their best a number of weeks before the last one or earlier. A later best by two
  /// percent or less is none.
  package func isBestBefore(weeks: Int) -> Bool {
    guard let last = points.last, let best = values.max() else { return false }
    let before = zip(points, values).lazy.filter { last.date.days(since: $0.0.date) >= 7 * weeks }
    return before.contains { $0.1 >= Trend.sameBest * best }
  }

  private static let sameBest = 0.98

  /// Judges a lift.
  /// - Parameters:
  ///   - series: the lift's whole series; nil where it has none.
  ///   - work: what was done of the lift.
  ///   - week: the days of the reported week.
  ///   - isLift: false for cardio and stretching.
  ///   - breaks: of the whole history.
  init(
    series: MeasureSeries?, work: ExerciseWork, week: DayRange, isLift: Bool,
    breaks: TrainingBreaks, history: PreparedHistory
  ) {
    let asOf = history.asOf
    measure = series?.measure
    lastRest = breaks.lastRest
    let absence =
      series == nil
      ? MeasureSeries.absence(work.sessions, log: history.log, traits: history.traits) : .noMeasure
    dayOfBest = series?.dayOfBest(work.sessions, history)
    weeksSinceBest = Finding(dayOfBest.map { asOf.days(since: $0) / 7 }, orMissing: absence)
    result = .missing(absence)
    guard isLift else {
      result = .missing(.notALift)
      return
    }
    guard let series, let lastSession = work.sessions.last?.date, !series.points.isEmpty else {
      return
    }
    guard asOf.days(since: lastSession) <= AnalysisOptions.activeDays else {
      result = .missing(.inactive)
      return
    }
    sessionsWithNumber = series.points.count
    let counted = series.countingManyRepetitions(work.sessions, history)
    select(
      from: counted, work: work,
      NoWorkDays(series: counted, work: work, breaks: breaks, history: history), history.log)
    firstCounted =
      points.firstIndex { asOf.days(since: $0.date) <= TrendRule.window } ?? points.count
    judge(work: work, log: history.log, options: history.options)
    manyRepetitions = ofManyRepetitions(history)
    if let first = backSince ?? points.first?.date {
      let measured = Set(counted.points.reversed().lazy.prefix { $0.date >= first }.map(\.session))
      unmeasured = work.sessions.reversed().prefix { $0.date >= first }
        .filter { !$0.rows.isEmpty && !measured.contains($0.session) }.map(\.date).reversed()
    }
    reachesOldBest =
      series.best.map { best in
        guard let own, let last = own.counted.last.map({ points[$0].date }) else { return false }
        return last.days(since: best.date) >= AnalysisOptions.activeDays
          && own.counted.contains { points[$0].value == best.value }
      } ?? false
    compare(work, history)
    if result.value != nil, !uncounted.isAny {
      alike = Alike(points, of: counted, isEffortAdjusted: isEffortAdjusted, log: history.log)
      if alike != nil { state = .unchanged }
    }
    record = Record(of: series, work: work, week: week, history: history)
    lastRecord =
      record
      ?? lastDays(of: work, before: week, asOf: asOf).flatMap {
        Record(of: series, work: work, week: $0, history: history)
      }
    if record != nil, state != .progressing { state = .record }
  }

  /// The last seven days before the reported week, where the lift was not done in it: its last best is as new as one of the week.
  private func lastDays(of work: ExerciseWork, before week: DayRange, asOf: CivilDate) -> DayRange?
  {
    let first = asOf.advanced(by: -Trend.daysOfNews)
    guard let last = work.sessions.last?.date, last < week.first, last >= first else { return nil }
    return DayRange(first, last)
  }
  private static let daysOfNews = 6

  /// Asks whether the sets of the judged weeks compare: their kinds of work, and what changed beside the best ones.
  private mutating func compare(_ work: ExerciseWork, _ history: PreparedHistory) {
    if measure == .repetitions, let own = own ?? early {
      weakerSetsRose = Trend.weakerSetsRose(points, own, work: work, sets: history.log.columns)
      isSameWork =
        isHeldBesideOthers || Trend.isSameWork(points, own, sets: history.log.columns)
    }
    if measure == .estimate, let own = own ?? early {
      uncounted = UncountedRepetitions(points, own, work: work, history)
    }
    if measure?.isEstimate == true, let own = own ?? early {
      let isAdded =
        history.log.exercises[work.exercise].facts?.loading == .added
        && history.log.bodyLoad(ofExercise: work.exercise, history.options) == .zero
      isOtherWork =
        Trend.isOtherWork(points, own, sets: history.log.columns, isAdded: isAdded)
        || own.isFalling
          && Trend.isMoreWork(points, own, work: work, sets: history.log.columns)
      isOtherScheme = Trend.isOtherScheme(points, own, sets: history.log.columns)
      endsWithMoreRepetitions = Trend.endsWithMoreRepetitions(
        points, own, sets: history.log.columns)
      isShorterByPlan = Trend.isShorterByPlan(
        points, own, work: work, sets: history.log.columns)
      risesToHeavyDay =
        own.isRising && Trend.risesToHeavyDay(points, own, sets: history.log.columns)
      hasBothInOneSession =
        own.highest > Trend.twoKinds * own.lowest
        && Trend.hasBothInOneSession(points, own, sets: history.log.columns)
      endsWithMoreThanCounts = endsWithMore(own, history.log.columns)
      isSameWork =
        isHeldBesideOthers || Trend.isSameWork(points, own, sets: history.log.columns)
      weakerSetsRose =
        Trend.weakerSetsRose(points, own, work: work, sets: history.log.columns)
        || Trend.setsStillRise(points, own, work: work, sets: history.log.columns)
      becameEasier =
        !isEffortAdjusted && isSameWork
        && Trend.becameEasier(points, own, sets: history.log.columns)
      endsWithMost = Trend.endsWithMost(points, own, sets: history.log.columns)
      stepDown = LighterWork(largeStepOf: points, values: values, sets: history.log.columns)
      lighter = LighterWork(points, sets: history.log.columns)
      stepUp = StepUp(own, points, values: values)
      sameLoads = SameLoads(points, own, work: work, sets: history.log.columns)
    }
  }

  /// Takes the points that are judged: the best of each day of the last 16 weeks since the last break, without deloads and
  /// days without work.
  private mutating func select(
    from series: MeasureSeries, work: ExerciseWork, _ days: NoWorkDays, _ log: TrainingLog
  ) {
    let judged = series.points.indices.reversed().lazy.filter { days.reason(at: $0) == nil }
    guard let last = judged.first.map({ series.points[$0] }) else { return }
    var recent: [MeasureSeries.Point] = []
    for index in judged {
      let point = series.points[index]
      if let latest = recent.last, latest.date == point.date {
        if series.measure.direction * (point.value - latest.value) >= 0 {
          recent[recent.count - 1] = point
        }
        continue
      }
      recent.append(point)
      // The first point before the window shows whether the window begins with a return.
      guard last.date.days(since: point.date) <= TrendRule.window else { break }
    }
    recent.reverse()
    let window = TrendRule.window(
      days: recent.map { Int($0.date.dayNumber) },
      resumed: days.breaks.resumed.map { Int($0.dayNumber) },
      trained: recent.first.map { first in
        work.sessions.reversed().prefix { $0.date >= first.date }.reversed()
          .map { Int($0.date.dayNumber) }
      } ?? [])
    points = Array(recent[window.points])
    if measure?.isEstimate == true,
      let place = CountedAnotherWay.place(in: recent, work: work, log: log),
      place > window.points.lowerBound
    {
      points = Array(recent[place...])
      countedAnotherWay = CountedAnotherWay(recent[place], before: recent[place - 1], log.columns)
    } else if let index = window.backSince, index > 0 {
      backSince = work.firstDayBack(
        after: recent[index - 1].date, until: recent[index].date, resumed: days.breaks.resumed)
    }
    guard let first = backSince ?? points.first?.date else { return }
    leftOut = series.points.indices.reversed().prefix { series.points[$0].date >= first }
      .compactMap { index in
        days.reason(at: index).map { LeftOut(point: series.points[index], reason: $0) }
      }.reversed()
  }

  /// The places of points whose sets have more repetitions than an e1RM takes.
  private func ofManyRepetitions(_ history: PreparedHistory) -> Set<Int> {
    guard measure == .estimate else { return [] }
    let most = history.options.estimateRepetitions.upperBound
    return Set(
      points.indices.filter {
        Int(history.log.columns.repetitions[points[$0].row] ?? 0) > most
      })
  }

  /// Sets the verdict of the points and the state that it calls for.
  private mutating func judge(work: ExerciseWork, log: TrainingLog, options: AnalysisOptions) {
    let adjusted = measure.flatMap {
      EffortAdjustment.values(points, of: $0, work: work, log: log, options: options)
    }
    isEffortAdjusted = adjusted != nil
    values = adjusted ?? Trend.oriented(points.map(\.value), measure: measure)
    let rule = TrendRule(threshold: options.progressThreshold)
    let days = points.map { Int($0.date.dayNumber) }
    let course = course(days, log)
    if let verdict = rule.judge(days: days, values: values) {
      result = .known(verdict)
      state = verdict.state
      own = course
    } else {
      early = course
      result = .missing(
        points.count < TrendRule.fewestSessions
          ? .tooFewSessions : spanDays < TrendRule.shortestSpan ? .spanTooShort : .noLevel)
    }
  }

  /// The sessions of the judged weeks: without the days that are apart by their sets, where the others are level only so. Sets what
  /// is known of the work.
  private mutating func course(_ days: [Int], _ log: TrainingLog) -> OwnCourse? {
    let endsLighter = endsLighter(log.columns)
    let logged = isEffortAdjusted ? points.map(\.value) : values
    let all = OwnCourse(
      days: days, values: values, logged: logged, endsLighter: endsLighter, apart: DaysApart())
    let hasLoads = measure?.isEstimate == true
    guard let all, hasLoads || measure == .repetitions else { return all }
    if hasLoads { inTurn = WorkoutsInTurn(points, values: values, log: log) }
    let apart = DaysApart(
      points, values: values, hasLoads: hasLoads, isInTurn: inTurn != nil,
      countsReserve: isEffortAdjusted, sets: log.columns)
    if apart.isHeldUnbroken { (heldSince, levelSince) = (apart.heldSince, apart.levelSince) }
    guard !all.endsWithLevel, !all.isAlike,
      let level = OwnCourse(
        days: days, values: values, logged: logged, endsLighter: endsLighter, apart: apart),
      level.counted != all.counted || !apart.isHeldUnbroken && all.isTogether,
      let first = level.counted.first
    else { return all }
    let isHeld = apart.heldSince.map { $0 <= first } ?? false
    guard isHeld || level.endsWithLevel else { return all }
    (heldSince, levelSince, isHeldBesideOthers) = (apart.heldSince, apart.levelSince, isHeld)
    return level
  }

  /// Values of which more is better: assistance is mirrored at its median, which keeps the level and turns the slope.
  private static func oriented(_ values: [Double], measure: ProgressMeasure?) -> [Double] {
    guard measure == .assistance, let middle = median(values.span) else { return values }
    return values.map { 2 * middle - $0 }
  }

  /// A value of ``values`` in the measure's unit, as a log has it: assistance is mirrored back.
  package func written(_ value: Double) -> Double {
    guard measure == .assistance else { return value }
    let assistance = points.map(\.value)
    return median(assistance.span).map { 2 * $0 - value } ?? value
  }
}
