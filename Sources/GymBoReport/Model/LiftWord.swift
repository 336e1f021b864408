internal import GymBoAnalysis
internal import GymBoLog

/// The word beside a lift: what it did of late, or what a reader should know before that.
enum LiftWord: Sendable, Hashable {
  case state(TrendState)
  /// Level after a rise or a fall, which is clear enough, though the rule has no verdict.
  case level
  /// Too few sessions of late, of a lift that is not new.
  case few
  /// Too few sessions for a verdict, which went this way so far.
  case soFar(OwnCourse.Direction)
  /// Not trained for three weeks: a verdict is of the time before, and nothing to act on.
  case paused

  /// - Parameter state: as it is told; nil where there is none, or reasons to wait.
  init?(_ state: TrendState?, of trend: Trend) {
    guard let state else { return nil }
    switch state {
    case .new:
      self = trend.soFar.map { .soFar($0.direction) } ?? (trend.isSeldom ? .few : .state(state))
    case .unclear where trend.own?.sessions ?? 0 < TrendVerdict.fewestSessions: self = .few
    case .unclear where TrendSection.Course(trend, trend.own)?.isLevel == true: self = .level
    default: self = .state(state)
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

  var tone: Tone {
    switch self {
    case .state(let state): state.tone
    case .level, .few, .soFar, .paused: .neutral
    }
  }

  /// The sign before the word.
  var sign: StaticString {
    switch self {
    case .state(let state): state.sign
    case .level, .soFar(.level): "→"
    case .soFar(.up): "↗"
    case .soFar(.down): "↘"
    case .few: "…"
    case .paused: "–"
    }
  }
}
