package import GymBoAnalysis
package import GymBoLog

/// What to do next in one lift: sets × repetitions × load and effort, with its rule and evidence.
package struct Suggestion: Sendable, Hashable {
  /// Index into the log's exercises.
  package var exercise: Int
  /// The rule that decided.
  package var rule: SuggestionRule
  /// What changes.
  package var action: SuggestedChange
  /// The number of sets. In a plan with several kinds of sets, this, repetitions and load are those of the heaviest.
  package var sets: Int
  /// Repetitions of each set; nil for work by time or distance.
  package var repetitions: Int?
  /// Whether more repetitions are to be done if they go: "12+".
  package var isAtLeast = false
  /// The load, or the assistance of an assisted lift.
  package var load: Load?
  /// What the numbers mean.
  package var semantics: LoadSemantics
  /// Seconds of a timed set.
  package var seconds: Double?
  /// Metres of a set by distance.
  package var metres: Double?
  /// The RPE to aim at, where the lifter chose a rule that has one.
  package var targetRPE: Double?
  /// The RPE to expect of the hardest set, from what was done; nil where no effort is known.
  package var expectedRPE: Double?
  /// The RPE to expect of the easiest set; nil where it is not known, as where only the last set was rated.
  package var easiestExpectedRPE: Double?
  /// How likely it is that the best set at ``load`` has the repetitions; nil where that cannot be said.
  package var probability: Double?
  /// Whether the load is so far above those of the last sessions that nobody knows how likely it is.
  package var isUntried = false
  /// The repetitions of last time, where they are less likely than not, so that fewer are enough; nil otherwise.
  package var easedFrom: Int?
  /// How likely these are, where they are no better day than usual and still too many; nil where they are one.
  package var easedOdds: Double?
  /// Repetitions that the best set gives up for a heavier load, and the weaker ones with it.
  package var repetitionsGivenUp = 0
  /// Whether less than the top single of last time is asked for, as that was the best.
  package var easesBestSingle = false
  /// The RPE of the hardest set where the lift is always trained that hard, so that the RPE decides nothing.
  package var usualEffort: Double?
  /// Whether that is told by most lifts of the lifter, and by this one in part.
  package var isEffortOfLifter = false
  /// Whether the lift is done with a load, and none was logged.
  package var lacksLoad = false
  /// Whether the lift has a lighter load to go back to.
  package var hasLighterLoad = false
  /// Why.
  package var reason: SuggestionReason
  /// How the loadable loads changed the suggestion; nil if they did not.
  package var adjustment: LoadAdjustment?
  /// The sets that decided.
  package var evidence: [Int]
  /// The set that it continues.
  package var continued: Int
  /// A heavier set of the session that it continues, which was a test and is not asked for again; nil where there was none.
  package var test: Int?
  /// The session that it continues.
  package var lastSession: CivilDate
  /// A test or a single light session since then, which is passed over; nil where there was none.
  package var passedOver: PassedOver?
  /// The deload since that session, in which the lift was light by plan; nil where there was none.
  package var deload: Deload?
  /// What to do instead while a deload is due or goes on; nil at other times.
  package var deloadWork: DeloadWork?
  /// Whether the same work again asks for a repetition more in the sets that had fewer than the best.
  package var raisesWeakerSets = false
  /// A set of the last session that was far above those of all days before, so that it may be a typing error: the one that is
  /// continued, or one that is left out; nil where there is none.
  package var farSet: Int?
  /// The latest set of the last year with more than twice the continued load, or what was done before loads were counted in another way; nil where
  /// there is none.
  package var heavierBefore: Int?
  /// The RPE of the hardest of the continued set and its equals; nil where none is known.
  package var hardestEffort: Double?
  /// Whether weaker sets lost repetitions that the best one kept, and get them back one by one.
  package var regainsSets = false
  /// What the next top set follows from, by which its odds are told; nil where nothing is predicted.
  package var next: NextSet?
  /// What the lifter's note of last time wanted, where it decided; nil where it did not.
  package var heeds: NoteWish?
  /// Whether the load is that of the first set alone, as the lifter noted.
  package var isOfFirstSet = false
  /// Sessions of the same work that the linear rule asks for.
  package var sessionsNeeded = LinearRule.sessions
  /// Of how many sessions of the lift, the last of them, those that count as done are some; nil where they are all.
  package var countedAmong: Int?
  /// Whether sessions of the same work are counted anew since a break of all training.
  package var isCountedAnew = false
  /// Sets that are asked for beyond those of last time, as there were that many before.
  package var addedSets = 0
  /// Whether all sets at the load get the same repetitions, which differed up and down before a break.
  package var evensSets = false
  /// Whether pain or an illness was noted of late: no set goes on for as many as go, and none is as hard as RPE 9.5 or 10 again.
  package var isSpared = false
  /// Whether its hard sets come again as they were though it is spared: the note was of other lifts, and this one went since.
  package var keepsHardSets = false
  /// Whether some sets come again with a repetition fewer, as they were harder than RPE 9 and the lift is spared.
  package var easesHardSets = false
  /// Whether a weaker set that was taken to failure is asked for a repetition more, too: the best one is at the top of its range.
  package var raisesTiredSets = false
  /// Whether a weaker set was taken to failure, so that it comes again as it was.
  package var keepsTiredSets = false
  /// The sets in the order in which they are done, if they are not all alike; otherwise empty.
  package var plan: [PlannedSets] = []
  /// The rule asked for, where another one answers.
  package var refused: RefusedRule?
  /// What to put on the bar for ``load``, where the inventory has one.
  package var plates: Inventory.BarLoading?
  /// The sets before the first work set of a compound lift, where the inventory says what can be loaded.
  package var warmUp: [WarmUpSet] = []
}

extension Suggestion {
  /// An increase that is less likely than this is not suggested.
  package static let leastProbability = 0.5

  /// What is asked of each set at the continued load, compared with what it had.
  var asked: DoneSets.Asked {
    switch action {
    case .addRepetition: raisesTiredSets ? .oneMoreOfEach : .oneMoreOfWeaker
    case .hold
    where rule == .linear && easedFrom == nil && !isUnlikely && (isUnfinished || regainsSets):
      .oneMore
    // What was missed is asked again with less load.
    case .decreaseLoad where isAfterMisses: .all
    case _ where evensSets: .all
    case .increaseLoad where repetitionsGivenUp > 0: .fewer(repetitionsGivenUp)
    case .follow, .addTime, .reduceAssistance: .all
    case .hold, .increaseLoad, .decreaseLoad, .fewerRepetitions, .startAgain,
      .addRepetitionIfItGoes:
      .asMost
    }
  }

  /// Whether sets that were harder than RPE 9 lose a repetition, and none goes on for as many as go.
  var easesSets: Bool { isSpared && !keepsHardSets }

  /// The repetitions of a set: one fewer than it had, where it was harder than RPE 9, the lift is spared and the load not much less.
  /// - Parameters:
  ///   - load: what is asked for.
  ///   - done: what the set was.
  func spared(_ repetitions: Int, with load: Load?, done: ExpectedEffort.RatedSet) -> Int {
    guard easesSets, DoneSets.isTooHardToSpare(done.rpe) else { return repetitions }
    if semantics == .loaded, let load, let own = done.load, DoneSets.isMuchLess(load, than: own) {
      return repetitions
    }
    return max(1, min(repetitions, done.repetitions - 1))
  }

  /// Whether the best set is less likely than not, so that no weaker one is asked for more.
  private var isUnlikely: Bool { probability.map { $0 < Suggestion.leastProbability } ?? false }

  /// Whether the same comes again though it was done often enough for more, as its best set is less likely than not.
  package var isHeldByOdds: Bool {
    guard action == .hold, easedFrom == nil, isUnlikely, case .doneInARow(let done, _) = reason
    else { return false }
    return done >= sessionsNeeded
  }

  /// Whether the same work is to be repeated until it was done often enough.
  private var isUnfinished: Bool {
    if case .doneInARow = reason { true } else { false }
  }

  /// Whether some of the sets at the load are asked for fewer repetitions than others.
  package var hasWeakerSets: Bool {
    Set(plan.filter { $0.load == planLoad }.map(\.repetitions)).count > 1
  }

  /// Whether the sets are what the lifter's note wanted of the next time.
  package var followsNote: Bool { heeds == .moreRepetitions ? action.isMore : heeds != nil }

  /// The most repetitions of a set at the load, where one keeps more than the others are raised to; nil where none does.
  package var keptRepetitions: Int? {
    guard action == .addRepetition, let repetitions else { return nil }
    return plan.filter { $0.load == planLoad && $0.repetitions > repetitions }
      .map(\.repetitions).max()
  }

  /// Whether it is the last set at the load that is asked for the suggested repetitions, and more if they go; else it is the
  /// first.
  package var opensLast: Bool {
    isLastOpen && plan.last { $0.load == planLoad }?.repetitions == repetitions
  }

  /// Whether the set that goes on as long as it goes is the last one at the load.
  private var isLastOpen: Bool {
    let top = plan.filter { $0.load == planLoad }
    guard let last = top.last, last.isAtLeast else { return false }
    return top.count > 1 && !top[0].isAtLeast
  }

  /// How many of the first sets at the load are asked for its repetitions: one where they are to go on as long as it goes.
  package var firstSetsWithMost: Int {
    guard !isAtLeast else { return 1 }
    let most = plan.filter { $0.load == planLoad }.prefix { $0.repetitions == repetitions }
    return max(most.reduce(0) { $0 + $1.sets }, 1)
  }

  /// Whether more than one set is asked for, so that what is said of the best one is not said of all.
  package var hasSeveralSets: Bool {
    (plan.isEmpty ? sets : plan.reduce(0) { $0 + $1.sets }) > 1
  }

  /// Whether some of the sets have another load than the suggested one.
  package var hasOtherLoads: Bool { plan.contains { $0.load != planLoad } }

  /// The load by which the sets of the plan are told that have the suggested one; zero without a load.
  private var planLoad: Load { load ?? .zero }

  private var isAfterMisses: Bool { if case .missed = reason { true } else { false } }

  /// Whether every set has the same load, so that a plan of it differs in repetitions only.
  package var isOneLoad: Bool {
    plan.allSatisfy { $0.load == plan[0].load && $0.targetRPE == nil }
  }
}

extension Suggestion {
  /// Whether no set is asked for more repetitions than a range has: a range that is exceeded is no reason.
  package func isWithin(_ range: ClosedRange<Int>) -> Bool {
    (repetitions ?? range.upperBound) <= range.upperBound
      && plan.allSatisfy { $0.load != load || $0.repetitions <= range.upperBound }
  }

  /// Whether the set that it continues was far above those of all days before.
  package var continuesFarSet: Bool { farSet == continued }

  /// Whether it leads back to the work before a pause.
  package var isOnWayBack: Bool { if case .backTo = reason { true } else { false } }
  /// Whether it goes back to repetitions, as work without a load does.
  package var isOnWayBackByRepetitions: Bool {
    if case .backTo(nil, _, _, _) = reason { true } else { false }
  }

  /// Whether the pause of the lift that it comes after still goes on: the first session after it is the next one.
  package var isInPause: Bool { isOnWayBack && !action.isMore }

  /// Whether it is the same again after a pause of the lift.
  package var isSameAfterPause: Bool { isOnWayBack && action == .hold }

  /// A plan of several kinds of sets in short: the sets at the suggested load, and how many there are besides.
  package struct TopSets: Sendable, Hashable {
    /// The repetitions of each set at the suggested load, in order; at least one.
    package var repetitions: [Int]
    /// Which of them goes on as long as it goes; nil where none does.
    package var open: Int?
    /// The loads of the sets before them, and of those after them: lighter, or with more assistance.
    package var before: [Load]
    package var after: [Load]
    /// The repetitions of those.
    package var repetitionsBefore: [Int]
    package var repetitionsAfter: [Int]

    /// The sets at the suggested load.
    package var sets: Int { repetitions.count }
    /// The sets at other loads.
    package var others: Int { before.count + after.count }
  }

  /// The plan in short; nil where no kind of its sets has the suggested load.
  package var topSets: TopSets? {
    let top = plan.filter { $0.load == planLoad }
    let repetitions = top.flatMap { Array(repeating: $0.repetitions, count: $0.sets) }
    guard !repetitions.isEmpty else { return nil }
    let sets = plan.flatMap { Array(repeating: $0, count: $0.sets) }
    let first = sets.firstIndex { $0.load == planLoad } ?? 0
    func others(_ sets: ArraySlice<PlannedSets>) -> [PlannedSets] {
      sets.filter { $0.load != planLoad }
    }
    let (before, after) = (others(sets[..<first]), others(sets[first...]))
    return TopSets(
      repetitions: repetitions,
      open: top.contains(where: \.isAtLeast) ? (isLastOpen ? repetitions.count - 1 : 0) : nil,
      before: before.map(\.load), after: after.map(\.load),
      repetitionsBefore: before.map(\.repetitions), repetitionsAfter: after.map(\.repetitions))
  }
}

/// A session that the next one does not go on from.
package struct PassedOver: Sendable, Hashable {
  /// What it was.
  package enum Kind: String, MachineWord, Hashable {
    /// A test of the maximum.
    case test
    case lightDay = "light_day"
    /// A day on which more load was too much: the sets fell to half of the best one.
    case tooMuch = "too_much"
    /// A day on which the lift was broken off: fewer sets and repetitions with the same load than before.
    case shortDay = "short_day"
    /// A day of work that takes turns with other work in the lift.
    case rotation
    /// A workout in which the lift is trained differently.
    case otherWorkout = "other_workout"

    /// A day on which the lift alone had a load far below the usual one, of a machine or a cable: another one; or one of which the
    /// lifter noted it, or that it was in another gym.
    case otherMachine = "other_machine"

    /// Whether less was done on it than before.
    var isLess: Bool {
      switch self {
      case .lightDay, .shortDay, .otherWorkout, .otherMachine: true
      case .test, .tooMuch, .rotation: false
      }
    }
  }

  package var date: CivilDate
  package var kind: Kind
  /// Its load, where that was too much.
  package var load: Load?
  /// Whether the work before it comes again, and no more: it was broken off, or was the first day after a pause, and nobody knows
  /// whether the lifter could have done more.
  package var asksForNoMore = false
  /// Whether the lifter noted that it was on another machine or in another gym.
  package var isNoted = false
  /// Whether it was far below all work after months without the lift, so that these go on.
  var isFarBelow = false
}

/// A rule that was asked for and has no answer, so that another one answers.
package struct RefusedRule: Sendable, Hashable {
  /// The rule that was asked for.
  package var rule: SuggestionRule
  /// Why it has no answer.
  package var reason: RuleRefusal
}
