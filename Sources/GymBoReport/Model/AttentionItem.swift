internal import GymBoAnalysis
internal import GymBoLog

/// One thing that needs attention.
enum AttentionItem: Sendable {
  /// What the lifter wrote of pain or an injury, or of an illness.
  case painNoted(PainNote)
  /// A lighter week is due.
  case deload(DeloadAdvice)
  /// A lift that is declining, not rising, or on a plateau.
  case lift(Movement)
  /// Further lifts in a state of which the first ones have items of their own.
  case moreLifts(TrendState, exercises: [String], more: Int)
  /// A goal that was set.
  case goalMissed(workouts: Int, goal: Int)
  /// Every day left is needed for the goal.
  case goalAtRisk(missing: Int, daysLeft: Int)
  /// A set of the week that the data check doubts.
  case doubtful(Doubt)
  /// Rows that could not be read; the file where they are all of one.
  case notRead(rows: Int, of: Int, file: String?, files: [String])
  /// A side of the body that is not trained any more.
  case leftOut(LeftOutSide)
  /// More sets of a muscle than are commonly given as the most to recover from.
  case muchVolume(Muscle, sets: Double, most: Double, isOfLastDays: Bool)
  /// More sets on one side of a pair.
  case setBalance(SetBalance)
  /// A strength ratio clearly outside its usual band.
  case strengthRatio(StrengthRatio, StrengthRatio.Estimate)
  /// Doubts about earlier weeks.
  case dataCheck(issues: Int, kinds: Int, files: [String])

  /// What a lift did of late.
  struct Movement: Sendable {
    var exercise: String
    /// Declining, not rising, or on a plateau.
    var state: TrendState
    var change: TrendChange
    /// What its sessions show of these weeks, in percent and days: what `exercise` tells, too. A plateau is told by its level.
    var seen: (percent: Double, days: Int)
    /// What `exercise` tells of it.
    var trend: TrendSection
    var weeksSinceBest: Int?
    /// Since when it is stuck.
    var since: StuckSince?
    /// What to do about it.
    var remedy: LiftRemedy

    /// Whether the two levels say more than a percentage: repetitions and seconds.
    var isToldByLevels: Bool {
      guard let levels = trend.levels, trend.measure == .repetitions || trend.measure == .seconds
      else { return false }
      return trend.told(levels) == .ends
    }

    /// Whether the estimate's interval holds what the sessions show; else it is not told beside them.
    var isEstimateNear: Bool {
      state == .plateau ? trend.showsEstimate : change.interval.contains(seen.percent)
    }
  }

  /// What can be done about a lift that does not rise, in keeping with what is suggested for it.
  enum LiftRemedy: Sendable {
    /// A deload is due, which comes first.
    case deload
    /// The suggestion already is lighter than the last session, or has fewer repetitions.
    case lighter(SetWork)
    /// Take load off if the suggested set fails.
    case lighterIfItFails(SetWork)
    /// Its last sessions were done, and more is suggested.
    case more(SetWork)
    /// The best set again, and a repetition more in the others, or if it goes.
    case moreWhereItGoes
    /// Do fewer sets for a while: there is no load to take off, or nothing is suggested.
    case fewerSets
    /// Train it otherwise for some weeks, where what is suggested does not help.
    case otherWork
    /// The same where a muscle of the lift has more sets than it should.
    case otherRepetitions
  }

  struct Doubt: Sendable {
    var what: Subject
    /// Equal sets with the same doubt.
    var sets: Int
    var proposal: Issue.Proposal?

    /// Whether it is the same doubt about an equal set.
    func isSame(as other: Doubt) -> Bool {
      guard case .set(let work, let exercise) = what,
        case .set(let otherWork, let otherExercise) = other.what
      else { return false }
      return work == otherWork && exercise == otherExercise && proposal == other.proposal
    }

    enum Subject: Sendable {
      case set(SetWork, exercise: String)
      case value(Issue.Doubt)
      case text(String)
    }
  }

  /// The lifts that it is about, all in one state; nil for other items.
  var lifts: (state: TrendState, names: [String], more: Int)? {
    switch self {
    case .lift(let movement): (movement.state, [movement.exercise], 0)
    case .moreLifts(let state, let names, let more): (state, names, more)
    default: nil
    }
  }

  /// Whether it is about notes on the data of earlier weeks.
  var isOfData: Bool { if case .dataCheck = self { true } else { false } }

  /// Whether it is worse than worth a look.
  var tone: Tone {
    switch self {
    case .lift(let movement): movement.state.tone
    case .moreLifts(let state, _, _): state.tone
    case .notRead: .bad
    default: .care
    }
  }

  /// The word of machine formats.
  var code: String {
    switch self {
    case .painNoted(let note): note.kind == .pain ? "pain_noted" : "illness_noted"
    case .deload: "deload"
    case .lift(let movement): movement.state.rawValue
    case .moreLifts(.declining, _, _): "more_declining"
    case .moreLifts(.notRising, _, _): "more_not_rising"
    case .moreLifts: "more_plateaus"
    case .goalMissed: "goal_missed"
    case .goalAtRisk: "goal_at_risk"
    case .doubtful: "doubtful_set"
    case .notRead: "rows_not_read"
    case .leftOut: "left_out"
    case .muchVolume: "much_volume"
    case .setBalance: "set_balance"
    case .strengthRatio: "strength_ratio"
    case .dataCheck: "data_check"
    }
  }
}
