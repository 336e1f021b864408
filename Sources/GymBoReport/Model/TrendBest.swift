internal import GymBoAnalysis
internal import GymBoLog

extension TrendSection.Best {
  /// The best of a lift; nil for one that nothing can measure.
  init?(of lift: LiftFinding, _ findings: HistoryFindings, _ log: TrainingLog) {
    guard let series = lift.series, let point = series.best else { return nil }
    self.init(point, of: series, lift.trend, asOf: findings.asOf, log: log)
    // As many repetitions or more with the load are no news, be they too many for an e1RM.
    if let match = lift.done.match(before: point, findings.liftFindings.history) {
      isNew = false
      matched = (SetWork(row: match.row, of: log), match.date)
    }
  }

  /// - Parameter trend: the lift's, whose days that are not judged reach nothing.
  init(
    _ point: MeasureSeries.Point, of series: MeasureSeries, _ trend: Trend, asOf: CivilDate,
    log: TrainingLog
  ) {
    (measure, value, date) = (series.measure, point.value, point.date)
    set = SetWork(row: point.row, of: log)
    // The first sessions only show where a lift begins.
    let before = series.points.prefix { $0.date < point.date }
    isNew =
      asOf.days(since: point.date) <= TrendSection.newDays
      && before.count >= ExerciseRecords.sessionsBefore
    isDoubtful = series.isFarAboveOthers(point)
    let leftOut = Set(trend.leftOut.map(\.point.date))
    equalled =
      series.points.last {
        $0.value == point.value && $0.date > point.date && !leftOut.contains($0.date)
      }?.date
  }

  /// The best since a return; nil without one, and where it is told with the best of all, or reaches it.
  init?(
    since day: CivilDate?, below best: TrendSection.Best, of series: MeasureSeries, _ trend: Trend,
    asOf: CivilDate, log: TrainingLog
  ) {
    guard let day, best.date < day, let point = series.best(since: day), point.value != best.value
    else { return nil }
    self.init(point, of: series, trend, asOf: asOf, log: log)
    // New is what no day was better than.
    isNew = false
  }
}
