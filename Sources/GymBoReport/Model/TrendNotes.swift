internal import GymBoAnalysis
internal import GymBoLog

extension TrendSection {
  /// Days without the lift from which they are told.
  private static let daysOfBreak = 28

  /// Adds what a reader should know of the levels beside the word: why there is none, and what they came from.
  mutating func addBeside(_ trend: Trend, _ own: OwnCourse?, hasBest: Bool, _ log: TrainingLog) {
    hidesMore = trend.uncounted.isOfLate
    let isPlateau = course == nil && verdict == .plateau
    if !hasBest, isPlateau || course == .level || course == .moreRepetitions {
      lowerSince = trend.lowerSince(log.columns)
      // It has been level since then, which needs not be said twice.
      if lowerSince != nil { levels?.standstill = nil }
    }
    if verdict == .unclear, course == nil {
      doubt = TrendDoubt(
        trend, own, levels, isOff: isEstimateOff, isRange: levels.map(told) == .range)
    } else if course == .level, measure?.isEstimate == true, own.map(trend.endsAbove) ?? false {
      doubt = .lastAbove
    }
  }

  /// What was left out and how the rest counts, and what the numbers do not show.
  static func notes(
    _ lift: LiftFinding, _ own: OwnCourse?, _ course: Course?, _ options: AnalysisOptions,
    _ log: TrainingLog
  ) -> [Note] {
    notes(lift.trend, own, options) + notesBeside(lift, own, course, log)
  }

  /// What a reader should know from sets that the numbers do not show and days that they are not of.
  private static func notesBeside(
    _ lift: LiftFinding, _ own: OwnCourse?, _ course: Course?, _ log: TrainingLog
  ) -> [Note] {
    let trend = lift.trend
    var notes: [Note] = []
    if course == .sameLoads, let same = trend.sameLoads { notes.append(.sameLoads(same.steps)) }
    // Of a lift that rises it is no news.
    if let most = trend.uncounted.most, let last = trend.points.last?.date,
      last.days(since: most.date) <= newDays, trend.told != .progressing, trend.record == nil
    {
      notes.append(.mostRepetitions(SetWork(row: most.row, of: log), most.date))
    }
    if let other = trend.countedAnotherWay { notes.append(.countedAnotherWay(other)) }
    if let after = afterBreak(lift, own) { notes.append(after) }
    return notes
  }

  /// The longest break of the lift after the last session that is told; else the one just before it.
  private static func afterBreak(_ lift: LiftFinding, _ own: OwnCourse?) -> Note? {
    guard let place = own?.counted.last else { return nil }
    let told = lift.trend.points[place].date
    var days: [CivilDate] = []
    // By index from the end, as a loop over the sessions would copy each.
    for index in lift.sessions.indices.reversed() where !lift.sessions[index].rows.isEmpty {
      days.append(lift.sessions[index].date)
      if let day = days.last, day < told { break }
    }
    let breaks = zip(days, days.dropFirst()).map { (date: $0, days: $0.days(since: $1)) }
      .filter { $0.days >= daysOfBreak }
    if let longest = breaks.filter({ $0.date > told }).max(by: { $0.days < $1.days }) {
      return .afterBreak(days: longest.days, longest.date, isLater: true)
    }
    return breaks.first { $0.date == told }
      .map { .afterBreak(days: $0.days, $0.date, isLater: false) }
  }

  /// What was left out, and how the rest counts.
  private static func notes(_ trend: Trend, _ own: OwnCourse?, _ options: AnalysisOptions) -> [Note]
  {
    var notes: [Note] = []
    if let date = trend.backSince, trend.shortage == nil || trend.soFar != nil {
      notes.append(.backSince(date))
    }
    for reason in Trend.LeftOut.Reason.allCases {
      var days = trend.leftOut.filter { $0.reason == reason }.map(\.point.date)
      // What an e1RM cannot be estimated from is most often sets of many repetitions.
      if reason == .manyRepetitions, trend.measure?.isEstimate == true { days += trend.unmeasured }
      if !days.isEmpty { notes.append(.leftOut(days.sorted(), reason)) }
    }
    if trend.measure?.isEstimate != true, !trend.unmeasured.isEmpty {
      notes.append(.unmeasured(trend.unmeasured))
    }
    if trend.isEffortAdjusted { notes.append(.effortAdjusted) }
    if trend.measure == .tenRepetitions { notes.append(.tenRepetitions) }
    let last = trend.points.count - 1
    let light = own?.light.filter { $0 != last } ?? []
    if !trend.manyRepetitions.isEmpty {
      let days = trend.manyRepetitions.sorted().map { trend.points[$0].date }
      let counted =
        trend.isEffortAdjusted
        ? Int(EstimateConfidence.mostLow) : options.estimateRepetitions.upperBound
      notes.append(
        .manyRepetitions(days, counted: counted, withReserve: trend.isEffortAdjusted))
    }
    let high = own?.high.filter { $0 != last } ?? []
    if !high.isEmpty { notes.append(.high(high.map { trend.points[$0].date })) }
    if own?.high.contains(last) ?? false { notes.append(.highAtEnd(trend.points[last].date)) }
    if !light.isEmpty { notes.append(.light(light.map { trend.points[$0].date })) }
    if let own, own.isLightAtEnd(of: trend.points.count) {
      notes.append(.lightAtEnd(trend.points[last].date))
    }
    return notes
  }
}
