internal import GymBoAnalysis
internal import GymBoLog

/// Where a reader should know more than the rule's word, from what the sessions show.
extension TrendSection.Course {
  /// Sessions from which a lift is told as up again after a fall.
  private static let fewestUp = 4
  /// Weeks after the best of all from which a lift that rose can be level.
  private static let fewestWeeksLevel = 2
  /// Of the best of these weeks: who is further below it is not up again.
  private static let upShare = 0.96

  /// In percent, what was won back that is told as more than level, about a repetition; and how near the end is to the beginning
  /// of what came back to it.
  private static let (wonBack, backAtLevel) = (4.0, 2.0)

  /// Whether the lift is told as level.
  var isLevel: Bool {
    switch self {
    case .afterRise(let direction): direction != .down
    case .afterFall(let direction): direction != .up
    case .level, .regained: true
    case .rising, .falling, .comingBack, .lighter, .moreRepetitions, .easier, .sameLoads: false
    }
  }

  /// What is told of a lift whose numbers alone are unclear or a plateau: less load on purpose, or what the best sets do not show.
  private static func besideNumbers(_ trend: Trend) -> TrendSection.Course? {
    if trend.lighter != nil { return .lighter }
    guard trend.toldNumbers == .plateau else { return nil }
    if trend.weakerSetsRose, !trend.endsWithMoreThanCounts { return .moreRepetitions }
    guard !trend.isOtherScheme, !trend.isOtherWork, !trend.endsWithMoreThanCounts,
      trend.record == nil
    else { return nil }
    if trend.becameEasier { return .easier }
    return trend.isBestFresh ? .level : nil
  }

  /// Whether the sessions fell and came back to the level at which they began, and are level there.
  private static func isBackAtLevel(_ own: OwnCourse) -> Bool {
    guard let turn = own.turn, turn.value < own.from else { return false }
    return own.isLevelAtEnd && own.percent.magnitude <= backAtLevel
  }

  /// nil where the sessions agree with the rule. What is level with more and more repetitions beside its best set is told so.
  init?(_ trend: Trend, _ own: OwnCourse?) {
    guard let course = Self.course(trend, own) else { return nil }
    let hasMore = course == .level && trend.weakerSetsRose && !trend.endsWithMoreThanCounts
    self =
      hasMore ? .moreRepetitions : course == .easier && trend.uncounted.isOfLate ? .level : course
  }

  private static func course(_ trend: Trend, _ own: OwnCourse?) -> TrendSection.Course? {
    guard let verdict = trend.result.value, let own, own.sessions >= TrendVerdict.fewestSessions,
      !trend.isStale
    else { return nil }
    let told = trend.toldVerdict ?? verdict.state
    // A best of all that is new, and well above the others, is no part of a level.
    let isNewHeight =
      told == .unclear && trend.isBestOfLate(own) && !own.isTogether && !trend.isSameWork
    if told == .unclear, let course = Self.besideUnclear(trend, own),
      course != .level || !isNewHeight
    {
      return course
    }
    if told == .unclear, trend.sameLoads != nil, !trend.isShorterByPlan, trend.stepUp == nil {
      return .sameLoads
    }
    // Sets of another kind are told as unclear, however their estimates go.
    if told == .unclear, trend.toldNumbers != told || trend.isShorterByPlan { return nil }
    if told == .unclear, let course = Self.plain(trend, own) {
      return course
    }
    guard let course = Self.beside(verdict, told: told, trend, own),
      course != .level || !isNewHeight
    else { return nil }
    return course
  }

  /// What is told of a lift whose last sessions plainly go another way than those before them, by more than the sessions of one
  /// level are apart.
  private static func plain(_ trend: Trend, _ own: OwnCourse) -> TrendSection.Course? {
    guard let plain = own.plain, !own.isTogether, own.highest <= Trend.twoKinds * own.lowest,
      trend.standstill(own) == nil, !trend.isOtherWork, !trend.isOtherScheme,
      !trend.endsWithMoreRepetitions, trend.lighter == nil, trend.stepUp == nil,
      !trend.isUnmeasured
    else { return nil }
    switch plain.direction {
    case .up where trend.weeksBeforeLast(own) != nil: return nil
    case .up:
      guard let before = own.counted[..<plain.start].map({ trend.values[$0] }).max() else {
        return risenAgain(trend, own)
      }
      return own.last >= reached * before ? .regained : .afterFall(.up)
    case .down:
      let isNoFall = own.isLevelAtEnd || trend.isSameWork || trend.record != nil
      return isNoFall ? nil : .afterRise(.down)
    case .level: return nil
    }
  }

  /// What is told before it is asked what the rule says.
  private static func besideUnclear(_ trend: Trend, _ own: OwnCourse) -> TrendSection.Course? {
    if let course = besideNumbers(trend) { return course }
    if trend.toldNumbers == .progressing, trend.isRegained {
      return own.percent < wonBack ? .level : risenAgain(trend, own)
    }
    guard trend.record == nil else { return nil }
    let isNear = own.highest <= CourseOfLevels.scattered * own.lowest
    return isBackAtLevel(own) || isNear && trend.isLevelInTurn ? .level : nil
  }

  private static func beside(
    _ verdict: TrendVerdict, told: TrendState, _ trend: Trend, _ own: OwnCourse
  ) -> TrendSection.Course? {
    let isPast =
      told == .unclear && own.isRising && own.isPastPeak && !trend.endsWithMoreRepetitions
    switch verdict.state {
    case .progressing where told != .progressing: return notRisen(trend, own)
    case .notRising where told == .declining: return .falling
    case .declining where told != .declining, .notRising where told != .notRising:
      // Its sessions of these weeks are alike: the fall lies before them, and the word is the list's.
      return told == .plateau || told == .notRising ? nil : notFallen(trend, own)
    case .plateau where told == .progressing, .unclear where told == .progressing: return .rising
    case .plateau where isPast, .unclear where isPast:
      return own.levelNearBest == nil ? .afterRise(.down) : risen(.level, trend, own)
    // It rose, and has been level since.
    case .unclear where told == .unclear && trend.standstill(own) != nil,
      .plateau where told == .unclear && trend.standstill(own) != nil:
      return risen(.level, trend, own)
    default: return told == .unclear && trend.record == nil ? level(verdict, trend, own) : nil
    }
  }

  /// Of a lift that the rule takes for rising, and its sessions do not.
  private static func notRisen(_ trend: Trend, _ own: OwnCourse) -> TrendSection.Course? {
    // Sessions that scatter are neither level nor on their way: nothing is told of them but that.
    if own.direction == .level, CourseOfLevels.isWide(own) { return nil }
    guard own.fallsAtEnd || own.isPastPeak || own.direction == .down else {
      return risen(own.direction, trend, own)
    }
    // Level a repetition below its best days is no fall, and less than a repetition is none either.
    let isOver = own.isPastPeak || own.fallsAtEnd
    if own.levelNearBest != nil || !isOver && own.isTogether && !TrendVerdict.slips(own) {
      return risen(.level, trend, own)
    }
    // What came after a best of other repetitions does not tell that it is past.
    return trend.endsWithMoreRepetitions ? nil : .afterRise(.down)
  }

  /// Of a lift that rose: what was as good before these weeks has not, and the first session after weeks without it shows nothing.
  private static func risen(
    _ direction: OwnCourse.Direction, _ trend: Trend, _ own: OwnCourse
  ) -> TrendSection.Course? {
    guard trend.weeksBeforeLast(own) == nil else { return nil }
    // A few days after the best of all no level has been reached.
    if direction == .level, own.percent >= wonBack,
      trend.weeksSinceBest.value ?? .max < fewestWeeksLevel
    {
      return .rising
    }
    if trend.weakerSetsRose { return .moreRepetitions }
    return trend.isHeldBefore(own) ? .level : .afterRise(direction)
  }

  /// Of a lift that the rule takes for falling, and its sessions do not.
  private static func notFallen(_ trend: Trend, _ own: OwnCourse) -> TrendSection.Course? {
    if own.isLevelAtEnd { return .afterFall(.level) }
    // They go the same way, and are too few.
    if own.direction == .down { return nil }
    // Of three the first may have been a light day, which is no fall.
    let isBelowBest = own.to < upShare * own.highest && !own.endsAtBest
    if own.direction == .up, own.sessions < fewestUp || isBelowBest || !own.endsAtHighest {
      return nil
    }
    if own.direction == .level, CourseOfLevels.isWide(own), !own.isAlike { return nil }
    guard own.direction == .up else {
      return trend.endsWithBest(own) ? risenAgain(trend, own) : .afterFall(own.direction)
    }
    if own.percent < wonBack { return .afterFall(.level) }
    return trend.isRegained ? risenAgain(trend, own) : .afterFall(.up)
  }

  /// Sessions before the judged weeks that show the level of then, and its share from which it is reached again.
  private static let (sessionsBefore, reached) = (5, 0.98)

  /// Of a lift that won back what it had lost, all of it or a part.
  private static func risenAgain(_ trend: Trend, _ own: OwnCourse) -> TrendSection.Course {
    let before = trend.values[..<(own.counted.first ?? 0)].suffix(sessionsBefore)
    let pairs = zip(before, before.dropFirst()).map { min($0, $1) }
    let level = max(pairs.max() ?? 0, before.last ?? 0)
    return max(own.to, own.last) >= reached * level ? .regained : .afterFall(.up)
  }

  private static func level(
    _ verdict: TrendVerdict, _ trend: Trend, _ own: OwnCourse
  ) -> TrendSection.Course? {
    if trend.endsWithMoreThanCounts { return nil }
    if own.isOneLevel { return .level }
    // What has probably risen is told so.
    guard trend.isHeld(own),
      verdict.probabilityRising < TrendChange.probable || own.comesBackToBest
    else { return nil }
    let isNewLevel = (own.levelNearBest != nil || own.comesBackToBest) && trend.isAboveBefore(own)
    return isNewLevel ? .afterRise(.level) : .level
  }
}
