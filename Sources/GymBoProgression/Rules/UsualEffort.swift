internal import GymBoAnalysis
internal import GymBoLog

/// Lifts that are trained to failure, or nearly, as a habit: a hard set is then no sign of too much load.
///
/// The RPE rule takes load off after every set of RPE 9 or more. Who always trains like that would go down for ever, while
/// getting stronger. So where most of the sessions before were as hard, and the last one was no worse than they or than the one just
/// before it, the repetitions decide. A decision of this project.
enum UsualEffort {
  /// Sessions before the last one that are looked at.
  static let sessions = 4
  /// Of these, rated ones that are needed.
  static let fewestRated = 3
  /// The share of them that was hard.
  static let share = 0.75
  /// The share of the middle performance of them that the last session must reach.
  static let keptShare = 0.97
}

extension LiftAdvice {
  /// The effort of the last session's hardest set, where it was hard, as those before it were, and no worse; else nil.
  var usualEffort: Double? {
    guard let last = hardestEffort(of: equalSets), last >= RPERule.hardFrom else { return nil }
    let earlier = sessions.dropLast().suffix(UsualEffort.sessions)
    let efforts = earlier.compactMap { hardestEffort(of: $0.session.rows) }
    let hard = efforts.count { $0 >= RPERule.hardFrom }
    guard efforts.count >= UsualEffort.fewestRated,
      Double(hard) >= UsualEffort.share * Double(efforts.count)
    else { return nil }
    let usual = earlier.map(performance).sorted()
    let before = earlier.last.map(performance) ?? .infinity
    let least = UsualEffort.keptShare * min(usual[(usual.count - 1) / 2], before)
    return performance(sessions[sessions.count - 1]) >= least ? last : nil
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
