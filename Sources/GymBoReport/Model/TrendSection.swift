internal import GymBoAnalysis
internal import GymBoLog

/// What a lift did over the weeks that were judged, in numbers.
struct TrendChange: Sendable {
  /// Over these weeks, in percent.
  var percent: Double
  /// The 80 % interval of it.
  var interval: ClosedRange<Double>
  /// Days that were judged, at most 35.
  var days: Int
  /// The probabilities that the lift rose, and that it fell, by at least the threshold.
  var rising: Double
  var falling: Double
  /// Weeks ago at which it slowed; nil where that is not shown.
  var slowedWeeksAgo: Int?
  /// By how much a session is off, in percent.
  var noise: Double

  init(_ verdict: TrendVerdict) {
    let interval = verdict.interval
    percent = verdict.change
    self.interval = verdict.change(interval.lowerBound)...verdict.change(interval.upperBound)
    days = Int((7 * verdict.weeks).rounded())
    rising = verdict.probabilityRising
    falling = verdict.probabilityFalling
    slowedWeeksAgo = verdict.slowedWeeksAgo
    noise = verdict.noise
  }

  /// The same over some days, where those are more.
  func lasting(_ days: Int) -> TrendChange {
    var change = self
    change.days = max(days, self.days)
    return change
  }

  /// A probability in percent as it is printed: never more certain than the computation can be, 1 to 99 %, and not rounded up
  /// to the one from which a verdict is told.
  static func shownPercent(_ probability: Double) -> Double {
    let percent = (100 * probability).rounded()
    let needed = 100 * TrendRule.certainty
    let isShort = probability < TrendRule.certainty && percent >= needed
    return min(max(isShort ? percent - 1 : percent, 1), 99)
  }

  /// Whether an unclear lift has probably risen.
  var isProbablyRising: Bool { rising >= 0.5 }
  /// Whether a lift that does not rise has probably fallen.
  var isProbablyFalling: Bool { falling >= 0.5 }
}

/// What a lift did, what that follows from, and what was left out.
struct TrendSection: Sendable {
  struct Best: Sendable {
    var measure: ProgressMeasure
    var value: Double
    var set: SetWork
    var date: CivilDate
  }

  /// The new best of the week.
  struct Record: Sendable {
    var kind: RecordKind
    var set: SetWork
    var date: CivilDate
    var weeksWithout: Int?
  }

  /// The set that all sessions, or nearly all of those compared, have as their best.
  struct Alike: Sendable {
    var set: SetWork
    var sessions: Int
    var compared: Int
  }

  enum Note: Sendable {
    /// Days that were left out, for a reason.
    case leftOut([CivilDate], Trend.LeftOut.Reason)
    /// The series starts anew with this day.
    case backSince(CivilDate)
    /// Repetitions in reserve count as done.
    case effortAdjusted
    /// Sets of up to 20 repetitions count.
    case highRepetitions
    /// Days far below those around them: what is told of these weeks leaves them out.
    case light([CivilDate])
  }

  /// Where a reader should know more than the rule's word.
  enum Course: Sendable, Equatable {
    /// The rule says that the lift rose, and its sessions of these weeks do not rise.
    case afterRise(OwnCourse.Direction)
    /// The rule says that it fell, and they do not fall.
    case afterFall(OwnCourse.Direction)
    /// They rise by rank, though the rule cannot tell.
    case rising
    /// They fall by rank, though the rule is not sure.
    case falling
    /// The rule says that it fell, and it is on its way back.
    case comingBack(Concerns.WayBack)
  }

  var state: TrendState
  /// What the sessions say against the rule, or why a fall is none to worry about; nil where the rule's word is all.
  var course: Course?
  /// What the numbers alone say; nil without a verdict.
  var verdict: TrendState?
  /// Whether the rule says rising or falling, and the sessions do not bear it out.
  var isAgainstRule: Bool
  var change: Finding<TrendChange>
  /// What is missing for a verdict, where there are too few sessions.
  var shortage: Trend.Shortage?
  var backSince: CivilDate?
  var record: Record?
  var alike: Alike?
  /// What the sessions of the judged weeks show; nil for fewer than two.
  var levels: CourseOfLevels?
  var measure: ProgressMeasure?
  /// Whether the levels are of the e1RM with the repetitions in reserve.
  var isEffortAdjusted: Bool
  var sessions: Int
  /// Sessions among them that are called light.
  var lightSessions: Int
  var spanDays: Int
  var best: Best?
  /// In percent per week.
  var threshold: Double
  var notes: [Note]

  /// In percent.
  private static let leastMargin = 1.0

  /// Whether the estimate says something else than the sessions show: they were level after a rise or a fall, they went the
  /// other way, or the two are apart by more than half the width of its interval, and by more than a percent. Then it took a
  /// steep rise for scatter, or holds what was before these weeks, and is not told beside them.
  var isEstimateOff: Bool {
    guard let change = change.value, let levels else { return false }
    switch course {
    case .afterRise, .afterFall: return true
    case nil where isAgainstRule: return true
    case .rising, .falling, .comingBack, nil: break
    }
    let least = TrendSection.leastMargin
    if levels.percent * change.percent < 0,
      min(levels.percent.magnitude, change.percent.magnitude) >= least
    {
      return true
    }
    let (low, high) = (change.interval.lowerBound, change.interval.upperBound)
    let margin = max((high - low) / 2, least)
    return levels.percent < low - margin || levels.percent > high + margin
  }

  /// Whether nothing is told but that it has probably risen.
  var isProbablyRising: Bool {
    course == nil && !isAgainstRule && levels?.direction ?? .up == .up
      && change.value?.isProbablyRising ?? false
  }

  /// Whether the range of the sessions is told in place of their level: they go nowhere, and scatter.
  func isRange(_ levels: CourseOfLevels) -> Bool {
    levels.isWide && levels.direction == .level
  }

  /// Deload days named one by one; of more, the first and the last.
  static let mostDays = 4
  /// Repetitions that count where few sets have 12 or fewer.
  static let mostRepetitions = MeasureSeries.mostHighRepetitions

  init(
    _ lift: LiftFinding, findings: HistoryFindings, concerns: Concerns, log: TrainingLog
  ) {
    let trend = lift.trend
    let own = trend.own
    state = trend.told
    verdict = trend.toldVerdict
    isAgainstRule = verdict == .unclear && trend.result.value.map { $0.state != .unclear } ?? false
    change = trend.result.map(TrendChange.init)
    course =
      concerns.wayBack(of: lift).map(Course.comingBack)
      ?? Course(trend, own)
    levels = CourseOfLevels(trend, own, log: log)
    shortage = trend.shortage
    backSince = trend.backSince
    record = trend.record.map {
      Record(
        kind: $0.kind, set: SetWork(row: $0.row, of: log), date: $0.date,
        weeksWithout: $0.weeksWithout)
    }
    alike = trend.alike.map {
      Alike(set: SetWork(row: $0.row, of: log), sessions: $0.sessions, compared: $0.compared)
    }
    measure = trend.measure
    isEffortAdjusted = trend.isEffortAdjusted
    sessions = trend.points.count
    lightSessions = own?.light.count ?? 0
    spanDays = trend.spanDays
    if let series = lift.series, let best = series.best {
      self.best = Best(
        measure: series.measure, value: best.value, set: SetWork(row: best.row, of: log),
        date: best.date)
    }
    threshold = findings.options.progressThreshold
    notes = TrendSection.notes(trend, own)
  }

  private static func notes(_ trend: Trend, _ own: OwnCourse?) -> [Note] {
    var notes: [Note] = []
    if let date = trend.backSince, trend.shortage == nil { notes.append(.backSince(date)) }
    for reason in Trend.LeftOut.Reason.allCases {
      var days = trend.leftOut.filter { $0.reason == reason }.map(\.point.date)
      // What an e1RM cannot be estimated from is most often sets of many repetitions.
      if reason == .manyRepetitions, trend.measure == .estimate { days += trend.unmeasured }
      if !days.isEmpty { notes.append(.leftOut(days, reason)) }
    }
    if trend.isEffortAdjusted { notes.append(.effortAdjusted) }
    if trend.hasHighRepetitions { notes.append(.highRepetitions) }
    let light = own?.light ?? []
    if !light.isEmpty { notes.append(.light(light.map { trend.points[$0].date })) }
    return notes
  }
}

extension TrendSection.Course {
  /// nil where the sessions agree with the rule.
  fileprivate init?(_ trend: Trend, _ own: OwnCourse?) {
    guard let verdict = trend.result.value, let own else { return nil }
    let told = trend.toldVerdict ?? verdict.state
    // Sets of another kind are told as unclear, however their estimates go.
    if told == .unclear, verdict.told(own) != told { return nil }
    switch verdict.state {
    // Sessions that scatter are neither level nor on their way: nothing is told of them but that.
    case .progressing where told != .progressing:
      if own.direction == .level, CourseOfLevels.isWide(own) { return nil }
      self = .afterRise(own.direction)
    case .notRising where told == .declining: self = .falling
    case .declining where told != .declining, .notRising where told != .notRising:
      // They go the same way, and are too few.
      if own.direction == .down { return nil }
      if own.direction == .level, CourseOfLevels.isWide(own) { return nil }
      self = .afterFall(own.direction)
    case .plateau where told == .progressing, .unclear where told == .progressing: self = .rising
    default: return nil
    }
  }
}
