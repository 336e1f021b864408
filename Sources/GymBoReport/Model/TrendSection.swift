internal import GymBoAnalysis
internal import GymBoLog

/// How a lift moves, what that follows from, and what was left out.
struct TrendSection: Sendable {
  /// The line whose slope is given.
  enum Line: Sendable, Hashable {
    case bent, huber, leastSquares
  }

  struct Best: Sendable {
    var measure: ProgressMeasure
    var value: Double
    var set: SetWork
    var date: CivilDate
  }

  enum Note: Sendable {
    case leftOut([LeftOut])
    /// Days without a session of the lift, of how many layoffs.
    case layoff(DayRange, of: Int)
    /// Repetitions in reserve count as done.
    case effortAdjusted
  }

  /// Sessions left out of the trend for one reason.
  struct LeftOut: Sendable {
    var reason: Trend.LeftOutPoint.Reason
    /// In order of time, not empty.
    var days: [CivilDate]

    /// Days named one by one; of more, the first and the last.
    static let mostDays = 4
  }

  var state: TrendState
  var method: PlateauMethod
  var estimate: Finding<TrendEstimate>
  var line: Line
  var measure: ProgressMeasure?
  var sessions: Int
  var windowDays: Int
  var best: Best?
  var onset: CivilDate?
  /// In percent per week.
  var threshold: Double
  var notes: [Note]
  /// When the lift comes to its goal; nil where nothing is to be said of it.
  var goal: LiftGoal?

  init(_ lift: LiftFinding, goal: LiftGoal?, findings: HistoryFindings, log: TrainingLog) {
    let trend = lift.trend
    state = trend.state
    method = trend.method
    estimate = trend.result
    line = trend.line
    measure = trend.measure
    sessions = trend.points.count
    windowDays = trend.windowDays
    if let series = lift.series, let best = series.best {
      self.best = Best(
        measure: series.measure, value: best.value, set: SetWork(row: best.row, of: log),
        date: best.date)
    }
    onset = trend.onset.value
    threshold = findings.options.progressThreshold
    notes = TrendSection.notes(trend)
    // Where nobody asked for a goal and the lift comes to none, there is nothing to say.
    if let goal {
      if case .success = goal.forecast {
        self.goal = goal
      } else if goal.isGiven {
        self.goal = goal
      }
    }
  }

  private static func notes(_ trend: Trend) -> [Note] {
    var notes: [Note] = []
    let leftOut = Trend.LeftOutPoint.Reason.allCases.compactMap { reason -> LeftOut? in
      let days = trend.leftOut.filter { $0.reason == reason }.map(\.point.date)
      return days.isEmpty ? nil : LeftOut(reason: reason, days: days)
    }
    if !leftOut.isEmpty { notes.append(.leftOut(leftOut)) }
    if let layoff = trend.layoffs.last {
      notes.append(
        .layoff(DayRange(layoff.lastBefore, layoff.firstAfter), of: trend.layoffs.count))
    }
    if trend.isEffortAdjusted { notes.append(.effortAdjusted) }
    return notes
  }
}

extension Trend {
  /// The line whose numbers are given.
  var line: TrendSection.Line {
    method == .bentLine ? .bent : result.value?.isLeastSquares == true ? .leastSquares : .huber
  }
}
