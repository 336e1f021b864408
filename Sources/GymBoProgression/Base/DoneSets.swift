internal import GymBoAnalysis
internal import GymBoLog

/// The sets of a session as they were done: runs of sets with one load, in order. The next session keeps their number and
/// order; only the sets at the load that is continued change.
struct DoneSets {
  /// Sets in a row with the same load.
  struct Run {
    var sets: Int { each.count }
    /// What each was, in order.
    var each: [Done]
    /// The load; nil where there is none.
    var load: Load?
    /// Whether they are at the load that is continued.
    var isContinued: Bool

    /// The most repetitions of one of them: a tired last set is not the new target.
    var repetitions: Int { each.map(\.repetitions).max() ?? 0 }
  }

  /// One set as it was done.
  struct Done {
    /// 0 where the set was failed or is doubted.
    var repetitions: Int
    /// Whether no repetition was left.
    var isToFailure: Bool
    /// Whether it was at an RPE from which a set is too hard to add to.
    var isHard: Bool
    /// Whether it was harder than a lift is trained that is spared.
    var isTooHardToSpare: Bool
  }

  private(set) var runs: [Run]
  /// Whether heavier sets beside the continued ones are done every time, and come again.
  let hasUsualTop: Bool
  /// The day whose repetitions stand for those of sets that broke down since; nil where none did.
  private(set) var wholeOn: CivilDate?
  /// What the loads mean.
  private let semantics: LoadSemantics

  /// Whether all sets were at the load that is continued.
  var isOneLoad: Bool { runs.allSatisfy(\.isContinued) }

  /// Sets at the load that is continued.
  var continued: Int {
    max(1, runs.reduce(0) { $0 + ($1.isContinued ? $1.sets : 0) })
  }

  init(_ base: WorkBase, log: TrainingLog, traits: SetTraits) {
    let sets = log.columns
    let load = sets.load[base.row]
    let semantics = sets.semantics[base.row]
    self.semantics = semantics
    hasUsualTop = base.endsHeavier(sets)
    var runs: [Run] = []
    for row in base.last.span
    where Int(sets.exercise[row]) == base.last.exercise && sets.kind[row] != .warmUp
      && !traits.isInferredWarmUp[row]
      // Sets without a load beside loaded ones are sets of the lift, too.
      && (sets.semantics[row] == semantics
        || semantics == .loaded && sets.semantics[row] == .bodyweight)
    {
      // A set whose load is doubted was one of those that are continued.
      let isDoubted = traits.isSuspect[row] || base.isFar(row, sets)
      let own =
        isDoubted
        ? load : sets.semantics[row] == semantics ? sets.load[row] : Load.zero.units
      let effort = SetTraits.effort(row, of: sets)
      let one = Done(
        repetitions: isDoubted ? 0 : Int(sets.repetitions[row] ?? 0),
        isToFailure: effort == 10, isHard: effort.map { $0 >= RPERule.hardFrom } ?? false,
        isTooHardToSpare: DoneSets.isTooHardToSpare(effort))
      let isContinued = DoneSets.isSame(own, load)
      // Heavier sets than the continued one that were tests, or failed, are not done again, but what is done every time is.
      // Of assistance more is lighter.
      if !isContinued, semantics == .loaded, let own, own > load ?? .max,
        one.repetitions < 1
          || !hasUsualTop
            && (one.repetitions < 2
              || base.test.isTest(load: own, repetitions: one.repetitions))
      {
        continue
      }
      if let last = runs.last, DoneSets.isSame(own, last.load?.units) {
        runs[runs.count - 1].each.append(one)
      } else {
        runs.append(
          Run(each: [one], load: own.map(Load.init(units:)), isContinued: isContinued))
      }
    }
    self.runs = runs
    if let whole = WholeSession(before: base, log) {
      wholeOn = whole.date
      restore(whole.repetitions)
    }
  }

  /// Gives sets at the continued load, in order, the repetitions that they had before they broke down.
  private mutating func restore(_ repetitions: [Int]) {
    var place = 0
    for run in runs.indices where runs[run].isContinued {
      for set in runs[run].each.indices where place < repetitions.count {
        runs[run].each[set].repetitions = max(
          runs[run].each[set].repetitions, repetitions[place])
        place += 1
      }
    }
  }

  private static func isSame(_ first: Int64?, _ second: Int64?) -> Bool {
    guard let first, let second else { return first == nil && second == nil }
    return Load(units: first).isSame(as: Load(units: second))
  }

  /// Whether a set was harder than RPE 9: where pain or an illness was noted, no set is that hard again.
  static func isTooHardToSpare(_ effort: Double?) -> Bool {
    effort.map { $0 > RPERule.hardFrom } ?? false
  }

  /// Whether a load is so much less than another that a hard set is one no longer: it is two repetitions easier.
  static func isMuchLess(_ load: Load, than own: Load) -> Bool {
    Double(load.units) <= AfterBreak.shareAfterPause * Double(own.units)
  }

  /// How many repetitions are asked of the sets at the continued load, compared with what each of them had.
  enum Asked {
    /// The same of every set.
    case all
    /// Of no set more than it had: where the work gets heavier or easier, a set that was tired does not get harder.
    case asMost
    /// Of each set this number fewer than it had.
    case fewer(Int)
    /// Of a weaker set one more than it had, until all are alike; but of one after the first that was taken to failure no
    /// more than it had.
    case oneMore
    /// The same, but a set that had more than is asked for keeps what it had.
    case oneMoreOfWeaker
    /// Of every weaker set one more than it had.
    case oneMoreOfEach

    /// The repetitions of a set.
    /// - Parameters:
    ///   - most: what the suggestion asks for.
    ///   - done: what the set had; 0 for one that was failed or is doubted.
    ///   - isTired: whether a set at the load came before it, and it was taken to failure.
    func repetitions(_ most: Int, done: Int, isTired: Bool) -> Int {
      guard done > 0 else { return most }
      return switch self {
      case .all: most
      case .asMost: min(most, done)
      case .fewer(let fewer): max(1, min(most, done - fewer))
      case .oneMore: min(most, isTired ? done : done + 1)
      case .oneMoreOfWeaker: done > most ? done : min(most, isTired ? done : done + 1)
      case .oneMoreOfEach: min(most, done + 1)
      }
    }
  }

  /// Whether a set at the continued load is asked for more than it had.
  func isRaised(to repetitions: Int, _ asked: Asked) -> Bool {
    var isFirst = true
    for set in continuedSets.dropFirst(leadingUp) {
      let next = asked.repetitions(
        repetitions, done: set.repetitions, isTired: set.isToFailure && !isFirst)
      if set.repetitions > 0, next > set.repetitions { return true }
      isFirst = false
    }
    return false
  }

  /// Which of the sets at the continued load goes on as long as it goes, where one is to: the last, if it had two repetitions
  /// more than all before it, or further beyond them; else the first.
  private var openSet: Int {
    let sets = continuedSets.map(\.repetitions)
    return LinearRule.hasOpenLast(sets) ? sets.count - 1 : 0
  }

  private var continuedSets: [Done] { runs.filter(\.isContinued).flatMap(\.each) }

  /// How many of the first sets at the continued load only led up to the others, with at most half of the best one's
  /// repetitions, or two thirds where those others, two or more, are alike but for a repetition: they come again as they were.
  private var leadingUp: Int {
    // Those before a last set for as many as go are the work.
    let sets = LinearRule.planned(continuedSets.map(\.repetitions))
    let most = sets.max() ?? 0
    let few = sets.prefix { $0 > 0 && Double($0) <= LinearRule.brokenShare * Double(most) }.count
    return sets.count > few + 1 && sets[few...].allSatisfy { $0 >= most - 1 }
      ? few : sets.prefix { $0 > 0 && 2 * $0 <= most }.count
  }

  /// The repetitions of the sets at the continued load, shared evenly, where a later one had more than one before it: nobody plans
  /// sets of 12, 9, 11. nil where none had, and where the last was for as many as go.
  var evened: Int? {
    let sets = continuedSets.dropFirst(leadingUp).map(\.repetitions).filter { $0 > 0 }
    guard !LinearRule.hasOpenLast(sets), zip(sets, sets.dropFirst()).contains(where: { $0 < $1 })
    else { return nil }
    return sets.reduce(0, +) / sets.count
  }

  /// Whether the last of the sets at the continued load was for as many as go, and taken to failure: so it comes again.
  var endsToFailure: Bool {
    let sets = continuedSets
    return LinearRule.hasOpenLast(sets.map(\.repetitions)) && sets.last?.isToFailure == true
  }

  /// The repetitions of a set beside the continued ones, which comes again as it was; one more where it broke down within its run,
  /// after a set with far more of them.
  /// - Parameters:
  ///   - before: the most repetitions of the sets before it in its run; 0 for the first.
  ///   - most: of a set that was no lighter than what is suggested now, the repetitions that are; nil for others.
  private func beside(_ own: Done, of run: Run, after before: Int, most: Int?) -> Int {
    let brokeDown =
      own.repetitions > 0
      && Double(own.repetitions) <= LinearRule.brokenShare * Double(before)
    let again = own.repetitions > 0 ? own.repetitions : run.repetitions
    return min(brokeDown ? again + 1 : again, most ?? .max)
  }

  /// The next session's sets in order: those at the continued load with a new load and repetitions, the others as they were.
  /// - Parameters:
  ///   - fewerBeside: repetitions that hard sets beside the continued ones lose.
  ///   - only: the place of the only set at the continued load that gets the new one; nil for all of them.
  ///   - sets: how many are asked for where all have one load: those beyond what was done are as the last of them.
  ///   - lost: repetitions that each of these has fewer than the one before it; none where there are no more.
  ///   - isSpared: whether no set goes on for as many as go, and those that were harder than RPE 9 lose a repetition, unless
  ///     the load is much less.
  func plan(
    load: Load, repetitions: Int, isAtLeast: Bool, asked: Asked, fewerBeside: Int = 0,
    only: Int? = nil, sets: Int = 0, losing lost: [Int] = [], isSpared: Bool = false
  ) -> [PlannedSets] {
    var plan: [PlannedSets] = []
    let isLessLoad =
      runs.contains { $0.isContinued && ($0.load.map { load < $0 } ?? false) }
      && semantics == .loaded
    let endsToFailure = endsToFailure
    let open = isAtLeast || endsToFailure ? openSet : nil
    let leadingUp = leadingUp
    let most = continuedSets.map(\.repetitions).max() ?? 0
    var place = 0
    for run in runs {
      // Sets without a load are of body weight, and those of an assisted lift without assistance.
      guard
        let done = run.load
          ?? (semantics == .bodyweight || semantics == .assisted ? Load.zero : nil)
      else { continue }
      var before = 0
      for own in run.each {
        defer { before = max(before, own.repetitions) }
        let isOther = run.isContinued && only.map { $0 != place } ?? false
        let next =
          if !run.isContinued {
            // The sets beside the continued ones come again as they were.
            beside(
              own, of: run, after: before, most: isLessLoad && done >= load ? repetitions : nil)
              - (own.isHard ? fewerBeside : 0)
          } else if isOther || place < leadingUp || endsToFailure && place == open && load == done {
            own.repetitions
          } else {
            asked.repetitions(
              repetitions, done: own.repetitions,
              isTired: own.isToFailure && (place > 0 || own.repetitions < most))
          }
        // Where load is taken off, the sets that led up to it are no heavier than it.
        let isAsBefore = !run.isContinued || isOther
        let nextLoad = !isAsBefore ? load : isLessLoad ? min(done, load) : done
        let isEased =
          isSpared && own.isTooHardToSpare
          && (semantics != .loaded || !DoneSets.isMuchLess(nextLoad, than: done))
        let set = PlannedSets(
          sets: 1, repetitions: max(isEased ? min(next, own.repetitions - 1) : next, 1),
          isAtLeast: !isSpared && run.isContinued && place == open, load: nextLoad)
        if run.isContinued { place += 1 }
        if let last = plan.last, last.isSameWork(as: set) {
          plan[plan.count - 1] = last.with(sets: last.sets + 1)
        } else {
          plan.append(set)
        }
      }
    }
    if isOneLoad, sets > continued { add(sets - continued, losing: lost, to: &plan) }
    return plan
  }

  /// Adds sets like the last one, each with as many repetitions fewer than the one before it as it loses; none after one for as many
  /// as go.
  private func add(_ sets: Int, losing lost: [Int], to plan: inout [PlannedSets]) {
    for added in 0..<sets {
      guard let last = plan.last, !last.isAtLeast else { return }
      let next = max(1, last.repetitions - (added < lost.count ? lost[added] : 0))
      if next == last.repetitions {
        plan[plan.count - 1] = last.with(sets: last.sets + 1)
      } else {
        plan.append(PlannedSets(sets: 1, repetitions: next, load: last.load))
      }
    }
  }
}
