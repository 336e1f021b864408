internal import GymBoAnalysis
internal import GymBoLog

/// Lifts that are trained to failure, or nearly, as a habit: a hard set is then no sign of too much load.
///
/// The RPE rule takes load off after every set of RPE 9 or more. Who always trains like that would go down for ever, while
/// getting stronger. So where most of the sessions before were as hard, and the last one left something and was no harder than they,
/// or was no worse than they or than the one just before it, the repetitions decide. Of a lifter who trains most lifts like that,
/// half of the sessions are enough, and fewer may be known; the last one must be no worse then. A decision of this project.
enum UsualEffort {
  /// Sessions before the last one that are looked at.
  static let sessions = 4
  /// Of these, rated ones that are needed.
  static let fewestRated = 3
  /// The share of them that was hard.
  static let share = 0.75
  /// The same where it is the lifter's habit in all lifts.
  static let shareOfHabit = 0.5
  /// Rated lifts of six weeks that tell a habit of the lifter: those of about three workouts.
  static let fewestOfLifter = 12
  /// The share of the middle performance of them that the last session must reach.
  static let keptShare = 0.97

  /// Whether most of the rated lifts of the last six weeks had a hard set, lifts of deloads left out.
  static func isHabit(
    of lifts: [LiftFinding], _ history: PreparedHistory, without deloads: [Deload]
  ) -> Bool {
    let first = history.asOf.advanced(by: -AnalysisOptions.activeDays)
    var (rated, hard) = (0, 0)
    for lift in lifts {
      for session in lift.sessions.reversed().prefix(while: { $0.date >= first })
      where !deloads.contains(where: { $0.first <= session.date && session.date <= $0.last }) {
        let efforts = session.rows.compactMap { SetTraits.effort($0, of: history.log.columns) }
        guard let hardest = efforts.max() else { continue }
        rated += 1
        if hardest >= RPERule.hardFrom { hard += 1 }
      }
    }
    return rated >= fewestOfLifter && Double(hard) >= share * Double(rated)
  }
}

extension LiftAdvice {
  /// The effort of the last session's hardest set, where it was hard, as those before it were, and no harder or no worse, and whether
  /// that is told by the lift itself, or by the lifter's habit, and whether it was worse; else nil.
  var usualEffort: (rpe: Double, isOfLift: Bool, isWorse: Bool)? {
    guard let last = hardestEffort(of: equalSets), last >= RPERule.hardFrom else { return nil }
    let earlier = sessions.dropLast().suffix(UsualEffort.sessions)
    let efforts = earlier.compactMap { hardestEffort(of: $0.session.rows) }
    let hard = Double(efforts.count { $0 >= RPERule.hardFrom })
    let known = Double(efforts.count)
    let isOfLift = efforts.count >= UsualEffort.fewestRated && hard >= UsualEffort.share * known
    let isHabit = hard > 0 && hard >= UsualEffort.shareOfHabit * known && lifter.trainsHard
    guard isOfLift || isHabit else { return nil }
    // As hard as ever, with something left: where repetitions fell they say so themselves.
    if isOfLift, last < 10, last <= efforts.sorted()[(efforts.count - 1) / 2] {
      return (last, true, performance(sessions[sessions.count - 1]) < leastAsUsual(earlier, true))
    }
    let isKept = performance(sessions[sessions.count - 1]) >= leastAsUsual(earlier, isOfLift)
    return isKept ? (last, isOfLift, false) : nil
  }

  /// What the last session must be worth to be no worse than some before it, which are one or more.
  private func leastAsUsual(_ earlier: ArraySlice<WorkBase.Session>, _ isOfLift: Bool) -> Double {
    let usual = earlier.map(performance).sorted()
    let before = earlier.last.map(performance) ?? .infinity
    let middle = usual[(usual.count - 1) / 2]
    // A habit of other lifts excuses no step back from the session before.
    return UsualEffort.keptShare * (isOfLift ? min(middle, before) : max(middle, before))
  }

  /// What the repetitions say where the effort was as usual; after a worse day the same again, and one more if it goes.
  func byUsualEffort(_ usual: (rpe: Double, isOfLift: Bool, isWorse: Bool)) -> Suggestion {
    var suggestion = byRepetitions()
    if usual.isWorse, suggestion.action.isMore, suggestion.action != .addRepetitionIfItGoes {
      suggestion = draft(
        suggestion.rule, .hold, reason: suggestion.reason, evidence: suggestion.evidence)
    }
    suggestion.usualEffort = usual.rpe
    suggestion.isEffortOfLifter = !usual.isOfLift
    return suggestion
  }

  /// What the repetitions of the last sessions say, where the effort says nothing.
  func byRepetitions() -> Suggestion {
    asItRose() ?? byDoubleProgression(forCompound: true) ?? byLinearRule()
  }

  /// The effort of the hardest of some sets; nil where none is known.
  private func hardestEffort(of sets: some Sequence<Int>) -> Double? {
    sets.compactMap { SetTraits.effort($0, of: log.columns) }.max()
  }

  /// The load times what its repetitions are worth (Brzycki), or the repetitions where there is no load.
  func performance(_ session: WorkBase.Session) -> Double { performance(session.row) }

  /// The same of a set.
  func performance(_ row: Int) -> Double {
    let done = Double(min(log.columns.repetitions[row] ?? 0, 36))
    guard let load = log.columns.load[row], load > 0, isByLoad else { return done }
    return Double(load) / (37 - done)
  }
}
