internal import GymBoAnalysis
internal import GymBoLog

/// Where a lift goes, in a count of lifts.
enum LiftDirection: Sendable, Hashable, CaseIterable {
  case up, level, down
  /// Less load, on one day or on purpose.
  case light
  /// Too uneven to tell.
  case unclear
  /// Too few sessions to tell.
  case early
}

/// The word beside a lift: what it did of late, or what a reader should know before that.
enum LiftWord: Sendable, Hashable {
  case state(TrendState)
  /// Level after a rise or a fall, which is clear enough, though the rule has no verdict.
  case level
  /// Too few sessions of late, of a lift that is not new.
  case few
  /// Too few sessions for a verdict, which went this way so far.
  case soFar(OwnCourse.Direction)
  /// Less load, on purpose.
  case lighter
  /// The best set as before, more repetitions in the others.
  case moreRepetitions
  /// The best set as before, at less effort.
  case easier
  /// The best set as last time, far fewer repetitions in the others.
  case fewerRepetitions
  /// Down again after a rise, or up again after a fall.
  case downAgain, upAgain
  /// Fallen, but nothing to worry about yet: soon after its best, in a light week, or on few days.
  case lowerLately
  /// A new best of load or of repetitions, where the measure of progress has none.
  case heaviest, mostRepetitions
  /// On its way back after a break, or since its low.
  case comingBack(Concerns.WayBack)
  /// Not trained for three weeks: a verdict is of the time before, and nothing to act on.
  case paused

  /// - Parameter state: as it is told; nil where there is none, or reasons to wait.
  init?(_ state: TrendState?, of trend: Trend) {
    guard let state else {
      guard trend.told == .declining || trend.told == .notRising else { return nil }
      self = .lowerLately
      return
    }
    switch state {
    case .new where trend.soFar?.direction == .level && trend.weakerSetsRose:
      self = .moreRepetitions
    case .new:
      self = trend.soFar.map { .soFar($0.direction) } ?? (trend.isSeldom ? .few : .state(state))
    case .unclear where trend.own?.sessions ?? 0 < TrendVerdict.fewestSessions: self = .few
    case .unclear:
      self = TrendSection.Course(trend, trend.own).flatMap(LiftWord.init) ?? .state(state)
    case .unchanged where trend.weakerSetsRose: self = .moreRepetitions
    default: self = .state(state)
    }
  }

  /// What the sessions of an unclear lift say; nil where they say nothing else.
  private init?(_ course: TrendSection.Course) {
    switch course {
    case .afterRise(.down): self = .downAgain
    case .afterFall(.up): self = .upAgain
    case .lighter: self = .lighter
    case .moreRepetitions: self = .moreRepetitions
    case .easier: self = .easier
    case .sameLoads: self = .state(.progressing)
    case .afterRise, .afterFall, .level, .regained: self = .level
    case .rising, .falling, .comingBack: return nil
    }
  }

  /// The word for a lift on a page of all lifts, which may be without one for a while; nil for a lift that was not trained in
  /// the last six weeks.
  init?(_ state: TrendState?, of lift: LiftFinding, asOf: CivilDate) {
    guard lift.trend.result.reason != .notALift, lift.isActive(asOf: asOf),
      let last = lift.lastDay
    else { return nil }
    if asOf.days(since: last) > Concerns.currentDays {
      self = .paused
    } else if let word = LiftWord(state, of: lift.trend) {
      self = word
    } else {
      return nil
    }
  }

  /// Whether it says nothing of a direction, so that what the last session showed is said in its place.
  var isOpen: Bool {
    switch self {
    case .state(.new), .state(.unclear), .state(.unchanged), .level, .few, .soFar, .moreRepetitions,
      .easier:
      true
    default: false
    }
  }

  /// Where a lift goes by its word; nil for one that is not trained now.
  var direction: LiftDirection? {
    switch self {
    case .state(.record), .state(.progressing), .upAgain, .comingBack(.fromLow), .moreRepetitions,
      .easier, .heaviest, .mostRepetitions:
      .up
    case .state(.plateau), .state(.unchanged), .level, .fewerRepetitions: .level
    case .state(.declining), .state(.notRising), .downAgain, .lowerLately: .down
    case .state(.unclear): .unclear
    case .state(.new), .few, .soFar, .comingBack(.fromBreak): .early
    case .lighter: .light
    case .paused: nil
    }
  }

  var tone: Tone {
    switch self {
    case .state(let state): state.tone
    case .heaviest, .mostRepetitions: TrendState.record.tone
    case .level, .few, .soFar, .paused, .lighter, .downAgain, .upAgain, .lowerLately, .comingBack,
      .moreRepetitions, .easier, .fewerRepetitions:
      .neutral
    }
  }

  /// The sign before the word.
  var sign: StaticString {
    switch self {
    case .state(let state): state.sign
    case .heaviest, .mostRepetitions: TrendState.record.sign
    case .level, .soFar(.level): "→"
    case .soFar(.up): "↗"
    case .soFar(.down): "↘"
    case .downAgain, .lowerLately, .fewerRepetitions: "↘"
    case .upAgain, .comingBack, .moreRepetitions, .easier: "↗"
    case .lighter: "↓"
    case .few: "…"
    case .paused: "–"
    }
  }
}
