internal import GymBoAnalysis
internal import GymBoLog

/// What a lift did, what that follows from, and what was left out.
struct TrendSection: Sendable {
  struct Best: Sendable {
    var measure: ProgressMeasure
    var value: Double
    var set: SetWork
    var date: CivilDate
    /// Whether it is of the last two weeks, and better than one before.
    var isNew: Bool
    /// The set of more repetitions than an e1RM takes that was no less before it, and its day; nil without one.
    var matched: (set: SetWork, date: CivilDate)?
    /// The last day on which it was reached again; nil where it was not.
    var equalled: CivilDate?
    /// Whether it is so far above the days around it that it was counted in another way, or is of another machine.
    var isDoubtful: Bool
  }

  /// The heaviest load of all, where it is of the last two weeks.
  struct Heaviest: Sendable {
    var set: SetWork
    var date: CivilDate
  }

  /// The new best of the week.
  struct Record: Sendable {
    var kind: RecordKind
    var set: SetWork
    var date: CivilDate
    var weeksWithout: Int?
    /// The best set of the last session and its day, where it is far below; nil where it is not.
    var after: (set: SetWork, date: CivilDate)?
  }

  /// The set that all sessions, or nearly all of those compared, have as their best.
  struct Alike: Sendable {
    var set: SetWork
    var sessions: Int
    var compared: Int
    /// Repetitions of all sets of a session, at the beginning and at the end, where they rose or fell while the best set stayed.
    var total: (from: Int, to: Int)?
  }

  enum Note: Sendable {
    /// Days that were left out, for a reason.
    case leftOut([CivilDate], Trend.LeftOut.Reason)
    /// Days without a number of the lift's measure: of a bodyweight lift those with added load.
    case unmeasured([CivilDate])
    /// The series starts anew with this day.
    case backSince(CivilDate)
    /// Repetitions in reserve count as done.
    case effortAdjusted
    /// The load for ten repetitions counts.
    case tenRepetitions
    /// Days far below those around them: what is told of these weeks leaves them out.
    case light([CivilDate])
    /// Days far above those around them, left out likewise.
    case high([CivilDate])
    /// Days whose best set has more repetitions than an e1RM takes, and counts as one of the most that it takes.
    case manyRepetitions([CivilDate], counted: Int, withReserve: Bool)
    /// Loads that came back with more repetitions.
    case sameLoads([SameLoads.Step])
    /// A set that no estimate takes had more repetitions than any with as much load.
    case mostRepetitions(SetWork, CivilDate)
    /// From this day on loads are counted another way.
    case countedAnotherWay(CountedAnotherWay)
    /// The lift was not done for some days before a day, which came after what the levels are of, or is the last of these.
    case afterBreak(days: Int, CivilDate, isLater: Bool)
    /// The last day is far above those before it, and left out until a second one confirms it.
    case highAtEnd(CivilDate)
    /// The last day is far below those before it, and left out until the next shows whether it was the first of a fall.
    case lightAtEnd(CivilDate)
  }

  /// Where a reader should know more than the rule's word.
  enum Course: Sendable, Equatable {
    /// The rule says that the lift rose, and its sessions of these weeks do not rise.
    case afterRise(OwnCourse.Direction)
    /// The rule says that it fell, and they do not fall.
    case afterFall(OwnCourse.Direction)
    /// They rose to the level before a dip.
    case regained
    /// They rise by rank, though the rule cannot tell.
    case rising
    /// They fall by rank, though the rule is not sure.
    case falling
    /// The rule says that it fell, and it is on its way back.
    case comingBack(Concerns.WayBack)
    /// Less load was lifted on purpose, so that nothing is said of the lifter.
    case lighter
    /// The numbers say plateau, and the best is new: it is level for now.
    case level
    /// The best sets are alike, and those after them had more and more repetitions.
    case moreRepetitions
    /// The best sets are alike, and cost less and less effort.
    case easier
    /// Loads that came back had more repetitions each time, however the estimates of different days go.
    case sameLoads
  }

  var state: TrendState
  /// What the sessions say against the rule, or why a fall is none to worry about; nil where the rule's word is all.
  var course: Course?
  /// What the numbers alone say; nil without a verdict.
  var verdict: TrendState?
  /// Whether nothing is told because the sets changed in kind, so that their estimates do not compare.
  var isOfOtherSets: Bool
  /// Whether no session of late was below the one before it, which is why it is called rising.
  var isPlain: Bool
  /// Whether it has fallen, and there is reason to wait before anyone worries.
  var isEarlyFall: Bool
  /// Whether the rule says rising or falling, and the sessions do not bear it out.
  var isAgainstRule: Bool
  var change: Finding<TrendChange>
  /// The less load of ``Course/lighter``, and since when; nil without it.
  var lighter: LighterWork?
  /// The day of the large step because of which no rise is told; nil without it.
  var stepUp: CivilDate?
  /// Why it is unclear, as far as its sessions show it; nil where it is not, or the probabilities say enough.
  var doubt: TrendDoubt?
  /// The step down after which it is level; nil without one.
  var lowerSince: Trend.LowerSince?
  /// Whether a session had more repetitions than its best set that counts: that is not as before then.
  var hidesMore = false
  /// Whether the best set has more repetitions than at the beginning, or more than the numbers count.
  var bestSetRose: Bool { hidesMore || !(levels?.hasSameRepetitions ?? true) }
  /// What is missing for a verdict, where there are too few sessions.
  var shortage: Trend.Shortage?
  /// Where its sessions went so far, where they are too few for a verdict; nil where they do not agree.
  var soFar: OwnCourse.Direction?
  /// Whether the few sessions were level until a new best of the strength.
  var isLevelUntilBest: Bool {
    guard soFar == .level, let kind = record?.kind else { return false }
    return kind == .estimate || kind == .tenRepetitions
  }
  /// Whether it is level so far, or unchanged, and the sets after the best ones had more and more repetitions.
  var laterSetsRose = false
  /// Whether the lift is none of the new ones: only its sessions of late are few.
  var isSeldom: Bool
  var backSince: CivilDate?
  var record: Record?
  var alike: Alike?
  /// What the sessions of the judged weeks show; nil for fewer than two.
  var levels: CourseOfLevels?
  /// Sessions of the judged weeks that count.
  var judgedSessions: Int
  var measure: ProgressMeasure?
  /// Whether the levels are of the e1RM with the repetitions in reserve.
  var isEffortAdjusted: Bool
  var sessions: Int
  /// Sessions among them that are called light.
  var lightSessions: Int
  /// The day of the first of them; nil without one.
  var firstDay: CivilDate?
  /// The day of the last session that is judged.
  var lastDay: CivilDate?
  /// The day of the last session of which the levels are told: a light one at the end is none.
  var lastDayTold: CivilDate?
  var best: Best?
  /// The best since the return, where it is below ``best``; nil without a return.
  var bestSinceBack: Best?
  var heaviest: Heaviest?
  /// In percent per week.
  var threshold: Double
  var notes: [Note]

  /// In percent.
  private static let leastMargin = 1.0
  /// Two changes of the same weeks, in percent, that are further apart are not told beside each other.
  private static let sameChange = 2.5

  /// Whether there are too few sessions in the judged weeks to tell anything.
  var isTooFew: Bool { judgedSessions < TrendVerdict.fewestSessions }

  /// Whether the estimate can be shown beside what the sessions show: their change lies within its interval, or within half a
  /// percent of it, and near it, and they did not turn. Else a reader finds two different changes of the same weeks.
  var showsEstimate: Bool {
    guard !isEstimateOff, !isTooFew, lighter == nil, lastDayTold == lastDay,
      course != .moreRepetitions, course != .easier,
      let change = change.value
    else { return false }
    // Nor beside a word that it speaks against.
    if verdict == .plateau, change.falling >= TrendRule.certainty { return false }
    guard let levels else { return true }
    // Beside sessions that scatter so much nobody believes an estimate to a percent.
    if verdict == .unclear, !levels.hasEnds, levels.isScattered { return false }
    let (low, high) = (change.interval.lowerBound, change.interval.upperBound)
    let margin = TrendSection.leastMargin / 2
    return levels.turn == nil && (low - margin...high + margin).contains(levels.percent)
      && (levels.percent - change.percent).magnitude <= TrendSection.sameChange
  }

  /// A change over the days of the sessions that are told: exactly these where the last one is left out.
  func lasting(_ change: TrendChange, _ levels: CourseOfLevels) -> TrendChange {
    lastDayTold == lastDay ? change.lasting(levels.days) : change.over(levels.days)
  }

  /// Whether the estimate says something else than the sessions show: they were level after a rise or a fall, they went the
  /// other way, or the two are apart by more than half the width of its interval, and by more than a percent. Then it took a
  /// steep rise for scatter, or holds what was before these weeks, and its probability is not told beside them.
  var isEstimateOff: Bool {
    guard let change = change.value, let levels else { return false }
    switch course {
    case .afterRise, .afterFall, .regained, .sameLoads: return true
    case nil where isAgainstRule: return true
    case .rising, .falling, .comingBack, .lighter, .moreRepetitions, .easier, .level, nil: break
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
    course == nil && doubt?.isOpenToRise ?? true && !isOfOtherSets && !isAgainstRule && !isTooFew
      && levels?.direction ?? .up == .up
      && change.value?.isProbablyRising ?? false
  }

  /// How the course of the sessions is told.
  enum CourseTold: Sendable, Equatable {
    /// By their range: they go nowhere, and scatter, or their ends say something else than their first and last sets.
    case range
    /// By their level: they go nowhere.
    case level
    /// By their ends, and what lies between, where they turned or were level at last.
    case ends
  }

  func told(_ levels: CourseOfLevels) -> CourseTold {
    if course == .sameLoads { return .range }
    guard levels.hasEnds, verdict == .progressing || !levels.isOfTwoKinds else { return .range }
    // What fell from before a break to after it does not read as coming back.
    if course == .comingBack(.fromBreak), levels.direction == .down { return .range }
    // It fell before these weeks: ends that rise would be told as a fall.
    if course == .afterFall(.level), levels.direction == .up { return .range }
    if levels.turn != nil && verdict != .plateau || verdict == .progressing { return .ends }
    let isLevel =
      verdict == .plateau || course == .level
      || course == .afterRise(.level) && levels.direction == .down
    guard levels.direction == .level || isLevel else { return .ends }
    return levels.isWide || levels.endsElsewhere && verdict != .plateau ? .range : .level
  }

  /// Days for which a best is new.
  static let newDays = Trend.newDays
  /// Deload days named one by one; of more, the first and the last.
  static let mostDays = 4

  /// - Parameter isAlone: whether the report is about this lift alone, which tells a best of the last seven days where one of the
  ///   week tells those of the week.
  init(
    _ lift: LiftFinding, findings: HistoryFindings, concerns: Concerns, log: TrainingLog,
    isAlone: Bool = false
  ) {
    let trend = lift.trend
    let own = trend.own ?? trend.soFar
    let newBest = isAlone ? trend.lastRecord : trend.record
    state = newBest != nil && trend.told != .progressing ? .record : trend.told
    verdict = trend.toldVerdict
    stepUp =
      verdict == .unclear && trend.toldNumbers == .progressing ? trend.stepUp?.since : nil
    isAgainstRule = verdict == .unclear && trend.result.value.map { $0.state != .unclear } ?? false
    change = trend.result.map { TrendChange($0, of: trend, own) }
    judgedSessions = own?.sessions ?? 1
    course =
      concerns.wayBack(of: lift).map(Course.comingBack)
      ?? Course(trend, own)
    isOfOtherSets = course != .sameLoads && TrendSection.isOfOtherSets(trend)
    isPlain = own.map { $0.plainCourse == .up && !$0.risesByRank } ?? false
    isEarlyFall =
      (trend.told == .declining || trend.told == .notRising)
      && concerns.state(of: lift) == nil && (course == nil || course == .falling)
    lighter = TrendSection.lighter(trend, own, course, isUnclear: verdict ?? .unclear == .unclear)
    levels = TrendSection.levels(trend, own, told: course, log: log)
    shortage = trend.shortage
    soFar = trend.soFar?.direction
    laterSetsRose =
      trend.weakerSetsRose && (soFar == .level || trend.state == .unchanged)
    backSince = trend.backSince
    isSeldom = trend.isSeldom && trend.backSince == nil
    record = newBest.map {
      Record(
        kind: $0.kind, set: SetWork(row: $0.row, of: log), date: $0.date,
        weeksWithout: $0.weeksWithout,
        after: trend.farBelowRecord.map { (SetWork(row: $0.row, of: log), $0.date) })
    }
    alike = trend.alike.map {
      Alike(
        set: SetWork(row: $0.row, of: log), sessions: $0.sessions, compared: $0.compared,
        total: lift.totalRepetitions(log))
    }
    measure = trend.measure
    isEffortAdjusted = trend.isEffortAdjusted
    (sessions, lightSessions) = (trend.points.count, own?.light.count ?? 0)
    firstDay = trend.points.first?.date
    best = Best(of: lift, findings, log)
    bestSinceBack = best.flatMap { best in
      lift.series.flatMap {
        Best(since: trend.backSince, below: best, of: $0, trend, asOf: findings.asOf, log: log)
      }
    }
    lastDay = trend.points.last?.date
    lastDayTold = own?.counted.last.map { trend.points[$0].date } ?? lastDay
    heaviest = Heaviest(lift, asOf: findings.asOf, log: log)
    threshold = findings.options.progressThreshold
    notes = TrendSection.notes(lift, own, course, findings.options, log)
    addBeside(trend, own, hasBest: newBest != nil, log)
  }

  /// What the sessions show, as far as it is told beside the word.
  private static func levels(
    _ trend: Trend, _ own: OwnCourse?, told course: Course?, log: TrainingLog
  ) -> CourseOfLevels? {
    // The word tells of a turn that is too small to be told otherwise.
    let extreme =
      switch course {
      case .afterRise(.down): own?.peak ?? own?.startOfPlain
      case .afterFall(.up): own?.startOfPlain ?? own?.worst
      case .comingBack(.fromLow): own?.worst
      default: Int?.none
      }
    var levels = CourseOfLevels(trend, own, extreme: extreme, log: log)
    // It rose before these weeks, and is level since their best days.
    if course == .afterRise(.level), levels?.standstill == nil {
      levels?.standstill = own?.levelNearBest.flatMap { own?.counted[$0] }
        .map { trend.points[$0].date }
    }
    // What is down or up again is not level, too, and what is level needs not be called so twice.
    let isNamed =
      course == .afterRise(.down) || course == .afterFall(.up) || course == .level
      || course == .easier || course == .moreRepetitions || course == .sameLoads
    // Nor is what is unclear level since a day.
    let isUnclear = course == nil && trend.toldVerdict == .unclear
    if isNamed || isUnclear || trend.isShorterByPlan { levels?.standstill = nil }
    if trend.toldVerdict == .plateau, let told = levels?.standstill,
      let held = trend.levelSince.map({ trend.points[$0].date })
    {
      levels?.standstill = min(held, told)
    }
    return levels
  }

  private static func isOfOtherSets(_ trend: Trend) -> Bool {
    trend.toldVerdict == .unclear
      && (trend.isShorterByPlan
        || trend.toldNumbers != .unclear && (trend.isOtherScheme || trend.isOtherWork))
  }

  /// The less load that is told beside the word: that of ``Course/lighter``, or a step down by a third or more where nothing else is
  /// told.
  private static func lighter(
    _ trend: Trend, _ own: OwnCourse?, _ course: Course?, isUnclear: Bool
  ) -> LighterWork? {
    if course == .lighter { return trend.lighter }
    let isLeftOut = own?.isLightAtEnd(of: trend.points.count) ?? false
    return course == nil && isUnclear && trend.soFar == nil && !isLeftOut ? trend.stepDown : nil
  }
}
