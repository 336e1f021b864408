import GymBo

@testable import GymBoAnalysis
@testable import GymBoLog

extension LiftHistory {
  /// The word that people read: that of a log whose only lift has a set of five repetitions a session, each worth the value.
  /// In the week of a new best what would be said without it.
  func told() -> TrendState? {
    let repetitions = 5
    let start = CivilDate(iso: "2025-01-06") ?? CivilDate(dayNumber: 0)
    let sets = zip(days, values).compactMap { day, value -> LoggedSet? in
      guard let time = CivilTime(date: start.advanced(by: day), hour: 18, minute: 0) else {
        return nil
      }
      // Brzycki's formula turned round.
      return LoggedSet(
        "Lift", start: time, load: value * Double(37 - repetitions) / 36, repetitions: repetitions)
    }
    return HistoryFindings(of: History(sets: sets).log, options: AnalysisOptions())?
      .lifts.first?.trend.toldVerdict
  }
}

/// What people read beside the rule's verdict, of the published courses.
func printTold(runs: Int) {
  print(
    "\nThe rule and what is told after a look at the sessions; 2 a week, noise 2.5 %, \(runs) runs")
  for (course, _) in PublishedShares.courses {
    let rule = shares(course, perWeek: 2, noise: 2.5, runs: runs)
    let told = shares(course, perWeek: 2, noise: 2.5, runs: runs) { $0.told() }
    print(pad("  " + course.name, to: 34) + pad(rule.text, to: 22) + told.text)
  }
}
