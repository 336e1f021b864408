internal import GymBoAnalysis
internal import GymBoLog

/// The last twelve whole weeks of a history, week by week.
struct WholeWeeks {
  /// Fractional sets of each muscle, in the order of the muscles, oldest week first.
  let muscles: [[Double]]
  /// Kilograms.
  let tonnage: [Double]
  /// Seconds a working set; nil where a week has no session with a duration.
  let secondsPerSet: [Double]?

  private static let count = ChangeTest.recent + ChangeTest.earlier

  /// - Returns: nil where the log is younger, or one of the weeks lies in a layoff.
  init?(_ findings: HistoryFindings) {
    let (log, asOf) = (findings.log, findings.asOf)
    let last = asOf.isoWeek.end == asOf ? asOf.isoWeek : asOf.isoWeek.previous
    let weeks = (0..<WholeWeeks.count).reversed().map {
      ISOWeek(containing: last.start.advanced(by: -7 * $0))
    }
    guard let first = weeks.first, let start = log.sessions.first?.date, start <= first.end,
      let latest = log.sessions.last?.date, asOf.days(since: latest) < Layoff.shortest,
      !findings.breaks.layoffs.contains(where: {
        $0.firstAfter > first.start && $0.lastBefore < last.end
      })
    else { return nil }
    let volume = findings.weeklyVolume
    let places = weeks.map { week in volume.weeks.lastIndex { $0 == week } }
    let width = Muscle.allCases.count
    muscles = (0..<width).map { muscle in
      places.map { $0.map { volume.fractionalSets[$0 * width + muscle] } ?? 0 }
    }
    tonnage = places.map { $0.map { volume.tonnage[$0].kilograms } ?? 0 }
    let seconds = weeks.map { week -> Double? in
      var totals = Totals()
      for index in log.sessions(in: DayRange(week.start, week.end)) {
        guard let duration = log.sessions[index].duration, duration > 0,
          duration <= Totals.longestPlausible
        else { continue }
        totals.add(log.sessions[index], traits: findings.traits)
      }
      guard totals.workingSets > 0 else { return nil }
      return Double(totals.plausibleSeconds) / Double(totals.workingSets)
    }
    secondsPerSet = seconds.contains(nil) ? nil : seconds.compactMap(\.self)
  }
}
