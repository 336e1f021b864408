internal import GymBoAnalysis
internal import GymBoLog

/// Where a reader should know more than the rule's word, from what the sessions show.
extension TrendSection.Course {
  /// Sessions from which a lift is told as up again after a fall.
  private static let fewestUp = 4
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
    case .level: true
    case .rising, .falling, .comingBack, .lighter, .moreRepetitions, .easier: false
    }
  }

  /// What is told of a lift whose numbers alone are unclear or a plateau: less load on purpose, or what the best sets do not show.
  private static func besideNumbers(_ trend: Trend) -> TrendSection.Course? {
    if trend.lighter != nil { return .lighter }
    guard trend.toldNumbers == .plateau else { return nil }
    if trend.weakerSetsRose { return .moreRepetitions }
    guard !trend.isOtherScheme, !trend.isOtherWork, trend.record == nil else { return nil }
    if trend.becameEasier { return .easier }
    return trend.isBestFresh ? .level : nil
  }

  /// Whether the sessions fell and came back to the level at which they began, and are level there.
  private static func isBackAtLevel(_ own: OwnCourse) -> Bool {
    guard let turn = own.turn, turn.value < own.from else { return false }
    return own.isLevelAtEnd && own.percent.magnitude <= backAtLevel
  }

  /// nil where the sessions agree with the rule.
  init?(_ trend: Trend, _ own: OwnCourse?) {
    guard let verdict = trend.result.value, let own, own.sessions >= TrendVerdict.fewestSessions
    else { return nil }
    let told = trend.toldVerdict ?? verdict.state
    if told == .unclear, let course = Self.besideNumbers(trend) {
      self = course
      return
    }
    if told == .unclear, trend.toldNumbers == .progressing, trend.isRegained {
      self = own.percent < Self.wonBack ? .level : .afterFall(.up)
      return
    }
    if told == .unclear, trend.record == nil, Self.isBackAtLevel(own) {
      self = .level
      return
    }
    // Sets of another kind are told as unclear, however their estimates go.
    if told == .unclear, trend.toldNumbers != told || trend.isShorterByPlan { return nil }
    switch verdict.state {
    // Sessions that scatter are neither level nor on their way: nothing is told of them but that.
    case .progressing where told != .progressing:
      if own.direction == .level, CourseOfLevels.isWide(own) { return nil }
      let isPast = own.fallsAtEnd || own.isPastPeak
      // What came after a best of other repetitions does not tell that it is past.
      if isPast || own.direction == .down, trend.endsWithMoreRepetitions { return nil }
      self = .afterRise(isPast ? .down : own.direction)
    case .notRising where told == .declining: self = .falling
    case .declining where told != .declining, .notRising where told != .notRising:
      // Its sessions of these weeks are alike: the fall lies before them, and the word is the list's.
      if told == .plateau { return nil }
      if own.isLevelAtEnd {
        self = .afterFall(.level)
        return
      }
      // They go the same way, and are too few.
      if own.direction == .down { return nil }
      // Of three the first may have been a light day, which is no fall.
      let isBelowBest = own.to < Self.upShare * own.highest && !own.endsAtBest
      if own.direction == .up, own.sessions < Self.fewestUp || isBelowBest || !own.endsAtHighest {
        return nil
      }
      if own.direction == .level, CourseOfLevels.isWide(own) { return nil }
      self = .afterFall(own.direction)
    case .plateau where told == .progressing, .unclear where told == .progressing: self = .rising
    case .plateau
    where told == .unclear && own.isRising && own.isPastPeak
      && !trend.endsWithMoreRepetitions,
      .unclear
    where told == .unclear && own.isRising && own.isPastPeak
      && !trend.endsWithMoreRepetitions:
      self = .afterRise(.down)
    // It rose, and has been level since.
    case .unclear where told == .unclear && trend.standstill(own) != nil,
      .plateau where told == .unclear && trend.standstill(own) != nil:
      self = .afterRise(.level)
    default:
      if told == .unclear, trend.record == nil, own.isOneLevel {
        self = trend.weakerSetsRose ? .moreRepetitions : .level
        return
      }
      // What has probably risen is told so.
      guard told == .unclear, trend.record == nil, trend.isHeld(own),
        verdict.probabilityRising < TrendChange.probable
      else { return nil }
      self = .level
    }
  }
}
