package import GymBoLog

/// Beyond this many days a straight line promises too much.
private let linearHorizon = 56.0
/// No date later than this many days after the last session.
private let furthestDay = 365.0

/// A forecast of when a lift reaches a goal, as a range of days and as probabilities.
///
/// Near the last session a straight line is used: as far ahead as its data reach back, and at most
/// 8 weeks. Later, gains slow down, and a line in log-time is used. Both are kept, as the optimistic
/// and the realistic view. There is no forecast beyond one year, and none for a lift that is not
/// progressing.
package struct GoalForecast: Sendable, Equatable {
  /// A range of days. The end is open if it is later than the furthest day of a forecast.
  package struct Days: Sendable, Equatable {
    /// Never before tomorrow.
    package let earliest: CivilDate
    /// Nil where it is later than a year after the last session.
    package let latest: CivilDate?
  }

  /// One line's view of the goal.
  package struct View: Sendable, Equatable {
    /// The scale of time on which gains are even, of the two the one that fits better.
    package let scale: GoalLine.Scale
    /// The day on which the trend comes to the goal.
    package let date: CivilDate
    /// The interval of that day.
    package let trend: Days
    /// The interval of the day on which a session comes to the goal.
    package let session: Days
  }

  /// The goal in the unit of the values.
  package let goal: Double
  /// The confidence of the intervals, such as 0.8.
  package let confidence: Double
  /// The straight line's view.
  package let optimistic: View
  /// The view in log-time; nil where it is too uncertain or later than a year.
  package let realistic: View?
  /// The one of the two that holds for this goal.
  package let view: View

  private let linear: GoalLine
  private let logTime: GoalLine?
  private let first: CivilDate
  private let last: CivilDate
  /// The day that counts as today.
  package let today: CivilDate
  /// Days beyond the last session for which the straight line speaks.
  private let linearReach: Double

  /// - Parameters:
  ///   - dates: of the sessions, one a value, in any order.
  ///   - values: such as the best estimated 1RM of each session; more is better.
  ///   - goal: in the unit of the values.
  ///   - trendBegin: the first day of both lines; nil for all. Time in log-time counts from the first
  ///     record, so that gains slow down as the lifter's training age says, from where they are now.
  ///   - isProgressing: what the trend of the lift says.
  ///   - asOf: the day that counts as today; nil takes that of the last session.
  ///   - confidence: of the interval, between 0 and 1.
  /// - Throws: why there is no date.
  package init(
    dates: [CivilDate], values: [Double], goal: Double, trendBegin: CivilDate? = nil,
    isProgressing: Bool, asOf: CivilDate? = nil, confidence: Double = intervalConfidence
  ) throws(ForecastRefusal) {
    guard isProgressing else { throw .notProgressing }
    guard let first = dates.min(), let last = dates.max(), dates.count == values.count,
      let highest = values.max()
    else { throw .tooFewSessions }
    guard highest < goal else { throw .alreadyReached }
    let days = dates.map { Double($0.days(since: first)) }
    let begin = trendBegin.map { Double($0.days(since: first)) } ?? 0
    let recent = days.indices.filter { days[$0] >= begin }
    let recentDays = recent.map { days[$0] }
    let recentValues = recent.map { values[$0] }
    guard let linear = GoalLine(scale: .linear, days: recentDays, values: recentValues) else {
      throw .tooFewSessions
    }
    let lastDay = Double(last.days(since: first))
    self.goal = goal
    self.confidence = confidence
    self.linear = linear
    self.logTime = GoalLine(scale: .logTime, days: recentDays, values: recentValues)
    self.first = first
    self.last = last
    let today = max(asOf ?? last, last)
    self.today = today
    let todayDay = Double(today.days(since: first))
    linearReach = min(lastDay - (recentDays.min() ?? lastDay), linearHorizon)

    func view(_ line: GoalLine) throws(ForecastRefusal) -> View {
      guard let day = line.day(of: goal),
        let trend = line.days(of: goal, event: .trend, confidence: confidence),
        let session = line.days(of: goal, event: .session, confidence: confidence)
      else { throw .tooUncertain }
      let end = lastDay + furthestDay
      guard day <= end else { throw .beyondOneYear }
      func date(_ day: Double) -> CivilDate {
        // A day is reached when it is over; nothing unknown lies before tomorrow.
        first.advanced(by: Int(min(max(day, todayDay + 1), max(end, todayDay + 1)).rounded(.up)))
      }
      func days(_ range: ClosedRange<Double>) -> Days {
        Days(
          earliest: date(range.lowerBound),
          latest: range.upperBound <= end ? date(range.upperBound) : nil)
      }
      return View(
        scale: line.scale, date: date(day), trend: days(trend), session: days(session))
    }
    realistic = logTime.flatMap { try? view($0) }
    // Without a date by the straight line, the recent trend, there is none.
    let optimistic = try view(linear)
    self.optimistic = optimistic
    if let day = linear.day(of: goal), day - lastDay <= linearReach {
      self.view = optimistic
    } else if let logTime {
      self.view = try view(logTime)
    } else {
      throw .tooUncertain
    }
  }

  /// The probability that the trend, or a session, is at the goal on a day: by the straight line
  /// near by, in log-time beyond.
  /// - Returns: nil for a day not after the last session or more than a year after it.
  package func probability(by date: CivilDate, event: GoalLine.Event = .session) -> Double? {
    let ahead = Double(date.days(since: last))
    guard ahead > 0, ahead <= furthestDay else { return nil }
    let line = ahead <= linearReach ? linear : logTime
    return line?.probability(
      of: goal, event: event, onDay: Double(date.days(since: first)))
  }
}

extension GoalForecast {
  /// 80, 81.3 … 91 kg in 26 days: the series `novice_progress` of the reference.
  private static let exampleDays = [0.0, 2, 5, 7, 9, 12, 14, 19, 21, 26]
  private static let exampleValues = [80, 81.3, 82.1, 84, 83.2, 85.9, 87.1, 88.4, 90.2, 91]

  /// The straight line as an entry of the list of methods.
  package static let linearMethod = method(
    .linear, name: "Goal date, straight line", formula: "t* = (goal − a) / b, y = a + b · t",
    constants: [
      .init("confidence", intervalConfidence), .init("days ahead", linearHorizon),
    ],
    range: "progressing lifts; as far ahead as the data span, at most 8 weeks",
    rangeReason: "gains slow down: a straight line over-promises",
    source: "Fieller EC (1954) J R Stat Soc B 16(2):175–185, for the interval", expected: 33.4908)

  /// The line in log-time as an entry of the list of methods.
  package static let logTimeMethod = method(
    .logTime, name: "Goal date, log-time",
    formula: "t* = τ · (e^((goal − a) / b) − 1), y = a + b · ln(1 + t / τ), t days since the first "
      + "record",
    constants: [
      .init("confidence", intervalConfidence), .init("τ", GoalLine.logTimeConstant),
      .init("days ahead", furthestDay),
    ],
    range: "progressing lifts; up to a year ahead",
    rangeReason: "nobody's series says anything of later",
    source:
      "shape: Steele J et al. (2023) Res Q Exerc Sport 94:913–930; interval: Fieller EC (1954)",
    expected: 55.0652)

  private static func method(
    _ scale: GoalLine.Scale, name: String, formula: String,
    constants: [MethodDeclaration.Constant], range: String, rangeReason: String, source: String,
    expected: Double
  ) -> MethodDeclaration {
    MethodDeclaration(
      identifier: "goal_date_\(scale.rawValue)", name: name, kind: .forecast, formula: formula,
      constants: constants, range: range, rangeReason: rangeReason,
      unit: "days from the first record",
      evidence: scale == .linear ? .practitioner : .populationFit, source: source,
      example: .init(
        given: "80 kg to 91 kg in 26 days, goal 95 kg", expected: expected, decimals: 4,
        source: "computed",
        answer: {
          GoalLine(scale: scale, days: exampleDays, values: exampleValues)?.day(of: 95)
        }))
  }
}
