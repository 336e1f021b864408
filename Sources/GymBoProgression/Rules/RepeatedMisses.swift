internal import GymBoAnalysis
internal import GymBoLog

/// Less load where the same work was missed again and again.
///
/// At one load the last two sessions or more had fewer repetitions than two sessions or more before them, together at least
/// three fewer. One bad day is noise, and one repetition fewer twice is, too. Nothing was missed where a heavier set was done
/// the same day, the best set left repetitions in reserve, or every set had the same few repetitions: doubles and triples are
/// planned, and so are four equal sets or more, two or more that were level on both of the last days, and what was done three times
/// set by set alike, unless it was to failure and fell to four fifths, step by step; nor where over three sessions or more all sets together had more and more. A decision of
/// this project: lifters then take 10 % off and go up again.
enum RepeatedMisses {
  /// Sessions in a row from which work counts as missed again and again.
  static let sessions = 2
  /// Repetitions that they miss together.
  static let shortfall = 3
  /// The sessions before them of which the middle one says what was meant.
  static let before = 3
  /// Of these, sessions that must be known.
  static let fewestBefore = 2
  /// Sessions in a row that are looked at.
  static let mostSessions = 4

  /// A set of a lower RPE was ended as planned: more repetitions were left.
  static let leastEffort = 9.5

  /// Equal sets of at most this many repetitions are planned so.
  static let fewRepetitions = 3
  /// From this number on, equal sets are planned with any repetitions: who tires loses some from set to set.
  static let manySets = 4
  /// Sessions in a row with the very same sets that are a new plan: who misses does not miss alike.
  static let samePlan = 3

  /// The best set of a session.
  struct Top {
    var load: Load
    var repetitions: Int
    /// Of all sets with that load, in the order that they were done.
    var sets: [Int32] = []
    /// Whether one of its sets is known to have left nothing.
    var isSpent = false
    /// Whether more repetitions were not meant.
    var isAsPlanned = false
  }

  /// What was missed.
  struct Finding: Equatable {
    /// In how many sessions in a row.
    var sessions: Int
    /// The repetitions that were meant.
    var repetitions: Int
  }

  /// - Parameter tops: of a lift's last weeks, in order of time.
  /// - Returns: nil where the last sessions did what was meant, or it is too early to say.
  static func finding(_ tops: [Top]) -> Finding? {
    guard let last = tops.last, !isNewPlan(tops.suffix(samePlan), after: tops),
      !isLevel(tops.suffix(sessions))
    else { return nil }
    let run = tops.reversed().prefix { $0.load.isSame(as: last.load) }.count
    for count in stride(from: min(run, mostSessions), through: sessions, by: -1) {
      let missed = tops.suffix(count)
      // What was done with this load, or a heavier one, just before.
      let earlier = tops.dropLast(count).suffix(before)
        .filter { !last.load.isClearlyAbove($0.load) }.map(\.repetitions).sorted()
      guard earlier.count >= fewestBefore else { continue }
      let meant = earlier[(earlier.count - 1) / 2]
      guard !missed.contains(where: \.isAsPlanned) else { continue }
      let short = missed.map { meant - $0.repetitions }
      if short.allSatisfy({ $0 > 0 }), short.reduce(0, +) >= shortfall {
        guard !isGaining(missed) else { return nil }
        let all = tops.reversed().prefix {
          $0.load.isSame(as: last.load) && $0.repetitions < meant
        }
        return Finding(sessions: all.count, repetitions: meant)
      }
    }
    return nil
  }

  /// Whether the sets of all sessions together had more and more repetitions, and never fewer: the lifter is on the way to them.
  private static func isGaining(_ missed: ArraySlice<Top>) -> Bool {
    let totals = missed.map { $0.sets.reduce(0, +) }
    guard let first = totals.first, let last = totals.last, totals.count > sessions else {
      return false
    }
    return last > first && zip(totals, totals.dropFirst()).allSatisfy { $0 <= $1 }
  }

  /// Whether the last sessions had the very same sets, two or more, with the same repetitions in each, and none of them is known to
  /// have left nothing: who tires loses some from set to set.
  static func isLevel(_ last: ArraySlice<Top>) -> Bool {
    guard last.count == sessions, let first = last.first, first.sets.count > 1 else { return false }
    return last.allSatisfy { top in
      top.load.isSame(as: first.load) && !top.isSpent && top.sets == first.sets
        && top.sets.allSatisfy { $0 == first.sets[0] }
    }
  }

  /// Of the most repetitions with the load: sets to failure that fell to this share are no plan, however alike they are.
  private static let fallenShare = 0.8

  /// Whether as many sessions as make a plan had the very same sets, and these did not fall to what was left.
  private static func isNewPlan(_ last: ArraySlice<Top>, after tops: [Top]) -> Bool {
    guard last.count == samePlan, let first = last.first, !first.sets.isEmpty else { return false }
    let most = tops.filter { $0.load.isSame(as: first.load) }.map(\.repetitions).max() ?? 0
    // Step by step: what changed at once was another plan.
    let isStepwise = tops.contains {
      $0.load.isSame(as: first.load) && first.repetitions < $0.repetitions && $0.repetitions < most
    }
    let isFallen =
      last.allSatisfy(\.isSpent) && isStepwise
      && Double(first.repetitions) <= fallenShare * Double(most)
    return !isFallen
      && last.allSatisfy { $0.load.isSame(as: first.load) && $0.sets == first.sets }
  }
}

extension RepeatedMisses {
  /// The best sets of some sessions, of the last 42 days of them.
  /// - Parameter work: in order of time.
  static func tops(of work: some BidirectionalCollection<WorkBase.Session>, _ log: TrainingLog)
    -> [Top]
  {
    guard let last = work.last?.session.date else { return [] }
    return work.compactMap { session in
      guard last.days(since: session.session.date) <= AnalysisOptions.activeDays,
        let load = log.columns.load[session.row]
      else { return nil }
      return Top(
        load: Load(units: load), repetitions: Int(log.columns.repetitions[session.row] ?? 0),
        sets: session.session.rows.filter { log.columns.load[$0] == load }
          .compactMap { log.columns.repetitions[$0] },
        isSpent: session.session.rows.contains {
          log.columns.load[$0] == load && SetTraits.effort($0, of: log.columns) ?? 0 >= leastEffort
        },
        isAsPlanned: isAsPlanned(session, load: load, log.columns))
    }
  }

  /// Whether a session had a heavier set than the one that is continued, or equal sets at its load: of few repetitions, or many.
  private static func isAsPlanned(
    _ session: WorkBase.Session, load: Int64, _ sets: SetColumns
  ) -> Bool {
    if let rpe = SetTraits.effort(session.row, of: sets), rpe < leastEffort { return true }
    var equal: [Int32] = []
    for row in session.session.rows {
      guard let own = sets.load[row], let repetitions = sets.repetitions[row], repetitions > 0
      else { continue }
      if Load(units: own).isClearlyAbove(Load(units: load)) { return true }
      if own == load { equal.append(repetitions) }
    }
    guard let first = equal.first else { return false }
    return equal.allSatisfy { $0 == first }
      && (equal.count > 1 && first <= fewRepetitions || equal.count >= manySets)
  }
}

extension LiftAdvice {
  /// The sessions since the last deload, which is the answer to what was missed before it.
  private var sessionsSinceDeload: ArraySlice<WorkBase.Session> {
    guard let deload = lifter.lastDeload else { return sessions[...] }
    return sessions.drop { $0.session.date <= deload }
  }

  /// The suggestion after work that was missed again and again: 10 % off, for the repetitions that were meant. nil where
  /// nothing was missed, or the last set was easy.
  func afterMisses() -> Suggestion? {
    guard isByLoad, let load = currentLoad, (effort?.rpe ?? 10) >= RPERule.hardFrom,
      let finding = RepeatedMisses.finding(RepeatedMisses.tops(of: sessionsSinceDeload, log))
    else { return nil }
    let lowest = LargestChange.lowest(after: load)
    let target = Load(units: (lowest.units + load.units) / 2)
    let reason = SuggestionReason.missed(
      sessions: finding.sessions, repetitions: finding.repetitions)
    let evidence = sessions.suffix(finding.sessions).map(\.row)
    guard
      let lighter = loads.next(above: Load(units: lowest.units - 2 * Load.indistinguishable.units)),
      lighter <= target || loads.next(below: load) == lighter, load.isClearlyAbove(lighter)
    else {
      var same = draft(.linear, .hold, reason: reason, evidence: evidence)
      if let next = loads.next(below: load) {
        same.adjustment = .stepTooLarge(next: next, percent: percent(from: load, to: next))
      }
      return same
    }
    var suggestion = draft(.linear, .decreaseLoad, reason: reason, evidence: evidence)
    suggestion.load = lighter
    suggestion.repetitions = max(1, finding.repetitions)
    return suggestion
  }
}
