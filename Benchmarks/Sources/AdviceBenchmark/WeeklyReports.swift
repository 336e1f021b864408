import BenchmarkSupport
import GymBo

@testable import GymBoAnalysis
@testable import GymBoLog
@testable import GymBoProgression
@testable import GymBoReport

/// The weekly reports of a log: how many fit the screen, and in how many one section says what another denies.
extension Replay {
  /// Counts the reports of every k-th week with training, each from the log as it was at its end.
  func countReports(every k: Int, into tally: inout Tally) {
    let trained = weeks.filter(\.hasTraining)
    for index in trained.indices where index % k == 0 {
      let week = trained[index].day.isoWeek
      let report = WeeklyReport(
        of: log.through(week.end), options: AnalysisOptions(week: week), unit: nil)
      let lines = TextPage.lines(of: report.text())
      tally.count(.reportTooLong, lines > BriefLengths.screen(80), "\(week) \(lines) lines")
      let denied = report.sections.map(contradictions) ?? []
      tally.count(.contradiction, !denied.isEmpty, "\(week) \(denied.joined(separator: "; "))")
    }
  }

  /// What the sections of a report deny each other, in words.
  private func contradictions(_ sections: WeeklySections) -> [String] {
    let (verdict, lifts) = (sections.verdict, sections.lifts.lifts)
    let bests = Set(sections.records.bests.map(\.exercise))
    let cardio = Set(sections.cardio?.lines.map(\.exercise) ?? [])
    var falling: Set<String> = []
    var attended: Set<String> = []
    for item in sections.attention.items {
      switch item {
      case .lift(let lift):
        attended.insert(lift.exercise)
        if lift.state == .declining { falling.insert(lift.exercise) }
      case .moreLifts(let state, let exercises, _):
        attended.formUnion(exercises)
        if state == .declining { falling.formUnion(exercises) }
      default: break
      }
    }
    let isDeload = verdict.isDeloadDue || verdict.deloadSince != nil
    let rules: [(String, Bool)] = [
      ("verdict and new bests", Set(verdict.newBests) == bests),
      (
        "new bests and lifts",
        bests.subtracting(cardio) == Set(lifts.filter(\.hasRecord).map(\.exercise))
      ),
      ("a new best needs attention", attended.isDisjoint(with: bests)),
      (
        // The verdict is of the compound lifts of the week; others may need attention, too.
        "verdict and attention on falling",
        falling.intersection(lifts.filter(\.isCompound).map(\.exercise))
          .isSubset(of: verdict.falling)
      ),
      (
        "falling lifts and their words",
        lifts.allSatisfy { !verdict.falling.contains($0.exercise) || $0.isFalling }
      ),
      ("verdict and attention on a deload", verdict.isDeloadDue == sections.attention.isDeloadDue),
      (
        "deload and next workout",
        sections.suggestions.lines.allSatisfy { ($0.suggestion.deloadWork != nil) == isDeload }
      ),
      ("falling in a deload", verdict.deloadSince == nil || verdict.falling.isEmpty),
      ("a goal that nobody set", verdict.goal == nil),
    ]
    return rules.filter { !$0.1 }.map(\.0)
  }
}

/// The triage of a folder of forty athletes: the sample logs cut off at different places, as if each were another athlete's,
/// each moved so that most trained in the last days.
struct SampleAthletes {
  /// Athletes that the folder has.
  static let count = 40

  /// How many need a look, and how many of them are printed at most: the top.
  static func triage(_ logs: [TrainingLog]) -> (athletes: Int, rows: Int, top: Int) {
    guard !logs.isEmpty else { return (0, 0, 0) }
    let entries = (0..<count).compactMap { number -> TriageEntry? in
      let log = logs[number % logs.count]
      guard let first = log.sessions.first?.date, let last = log.sessions.last?.date else {
        return nil
      }
      // Each time a log comes again it ends a quarter of its length earlier.
      let round = number / logs.count
      let day = last.advanced(by: -(last.days(since: first) * round) / 4)
      var part = log.through(day)
      guard let end = part.sessions.last?.date else { return nil }
      // Every eighth athlete has not trained for four weeks.
      let pause = number % 8 == 7 ? 28 : number % 5
      part.moveSessions(byDays: today.days(since: end) - pause)
      return PreparedHistory(of: part, options: AnalysisOptions()).map { history in
        let triage = Triage(of: LiftFindings(history), volume: history.weeklyVolume)
        return TriageEntry(athlete: "\(number)", .read(triage))
      }
    }
    let list = TriageList(entries, asOf: nil)
    return (list.athletes, list.rows.count, list.top)
  }

  private static let today = CivilDate(iso: "2026-11-23") ?? CivilDate(dayNumber: 0)
}

extension TrainingLog {
  /// Moves every session by some days.
  fileprivate mutating func moveSessions(byDays days: Int) {
    for index in sessions.indices {
      sessions[index].start.date = sessions[index].date.advanced(by: days)
    }
  }
}
