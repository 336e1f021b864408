internal import GymBoKernels
internal import GymBoLog

/// What people are told of a verdict, where its own sessions are looked at once more.
///
/// The rule's line bends at most once, so that a jump before the judged weeks (a pause, another machine) leaks into them, and
/// a steep rise is taken for noise. So the word also depends on the sessions of these weeks (``OwnCourse``):
/// - nothing is told where there are fewer than three of them;
/// - rising or falling is told only where they go the same way, from the first to the last too, and neither where they were
///   level at the end; rising also where the last is the best of them;
/// - a plateau where they are alike, or where no change is likely and they are close together, over two weeks or more;
/// - an unclear lift is called rising where they rise by rank, and a doubtful fall is called falling where they fall by rank;
/// - a lift that the rule cannot tell, or takes for level, rises or falls where its sessions plainly do (``OwnCourse/plainCourse``), but
///   does not fall where all had one load and the repetitions differ by one at most;
/// - no plateau where a rise is likelier than the rule's plateau allows, but of six sessions or more that are alike;
/// - no plateau where a fall is likelier: it is told where they fall, and else they are level after it;
/// - no plateau where no session was below the one before it, and the last is a repetition better than the first;
/// - no plateau within four weeks of the best (``Trend/isBestFresh``): such a lift is level;
/// - a plateau where the best is six weeks old or more, and was reached again in these weeks (``Trend/reachesOldBest``);
/// - a plateau where all had one load and the repetitions differ by one at most (``Trend/isSameWork``), unless they fall or rise by rank;
/// - a fall that the rule does not see is told as not rising, where it is sure that the lift does not rise, or they fall by rank;
/// - in the week of a new best a plateau only where no session is a tenth above another;
/// - no plateau of which fewer than three sessions came after a break of all training;
/// - nothing where the last session is left out as far above the others, weeks after them (``Trend/isStale``);
/// - a plateau only where repetitions did not change by half at some day (``Trend/isOtherScheme``);
/// - no plateau where the sets after the best ones had more and more repetitions (``Trend/weakerSetsRose``), or the same work
///   became easier (``Trend/becameEasier``);
/// - no rise and no fall of two workouts in turn (``WorkoutsInTurn``) of which neither goes that way;
/// - no fall in the week of the heaviest load of all;
/// - no fall where the last two sessions did as much as any of these weeks (``Trend/endsWithMost``);
/// - no rise where the last sessions fell below all of those just before (``OwnCourse/fallsAtEnd``), or their best is past
///   (``OwnCourse/isPastPeak``);
/// - no rise where the last session was lower, after two weeks without the lift (``Trend/isLowerAfterPause``);
/// - no rise that is one large step (``StepUp``), or the way back from a low first day (``Trend/isRegained``), or goes from a light
///   day to a heavy one (``Trend/risesToHeavyDay``);
/// - no fall that ends at the level of before these weeks, and none of a third or more;
/// - no fall and no plateau where less load was lifted on purpose (``LighterWork``), or fewer repetitions were
///   (``Trend/isShorterByPlan``);
/// - none of this where the work is of another kind than before (``Trend/isOtherWork``), such as much more of it after heavy
///   singles, or the last sessions have no number.
///
/// A decision of this project: a coach who looked at the plots would not say "falling" of a lift that rose in the weeks in
/// question. ``Trend/state`` stays the rule's.
extension TrendVerdict {
  /// The probability of a plateau that is enough by itself, and the one below which none is told.
  private static let likelyPlateau = TrendRule.certainty
  private static let leastPlateau = 0.5
  /// Sessions further apart than this factor are on no level.
  fileprivate static let widestPlateau = 1.15
  /// Sessions of these weeks that a word needs.
  package static let fewestSessions = 3
  /// A doubtful fall is told from this many percent on, and a doubtful rise: less is a repetition.
  private static let leastSlip = 2.0
  /// A level that moved by no more may still be a plateau, in percent.
  private static let plateauPercent = 2.5

  /// - Parameters:
  ///   - own: the sessions of the judged weeks; nil for fewer than two of them.
  ///   - standstill: the place among them from which the lift has been level after a rise; nil where it has not.
  ///   - isSameWork: whether all had one load and nearly the same repetitions.
  func told(_ own: OwnCourse?, standstill: Int?, isSameWork: Bool = false) -> TrendState {
    guard let own, own.sessions >= TrendVerdict.fewestSessions else { return .unclear }
    let told = told(by: own, standstill: standstill, isSameWork: isSameWork)
    guard told == .plateau, isFallLikelier, !isSameWork, TrendVerdict.slips(own) else {
      return told
    }
    return own.isFalling && own.endsLower && !own.isLevelAtEnd ? .notRising : .unclear
  }

  /// Whether a fall is likelier than a level.
  var isFallLikelier: Bool { probabilityFalling > probability(of: .plateau) ?? 0 }

  /// What the sessions of the judged weeks, three or more, make of the rule's word.
  private func told(by own: OwnCourse, standstill: Int?, isSameWork: Bool) -> TrendState {
    switch state {
    case .progressing:
      let isSeen = own.isRising && own.percent(.progressing) >= OwnCourse.levelPercent
      let isRising =
        (isSeen && own.endsHigher || own.endsAtBest) && !own.fallsAtEnd && !own.isPastPeak
      return isRising && standstill == nil ? state : .unclear
    case .notRising where own.fallsByRank && !own.isLevelAtEnd: return .declining
    case .declining, .notRising:
      let isFalling =
        own.isFalling && own.endsLower && !own.isLevelAtEnd && (!isSameWork || own.fallsByRank)
        && (state == .declining || TrendVerdict.slips(own))
      return isFalling ? state : own.isAlike || isSameWork ? .plateau : .unclear
    case .plateau, .unclear:
      if own.plainCourse == .up
        || own.risesByRank && own.percent(.progressing) >= TrendVerdict.leastSlip
          && !own.fallsAtEnd && !own.isPastPeak
      {
        return standstill == nil ? .progressing : .unclear
      }
      if own.plainCourse == .down, standstill == nil, !own.isLevelAtEnd, !isSameWork {
        return .notRising
      }
      if own.isFalling, !own.isLevelAtEnd, !isSameWork || own.fallsByRank, TrendVerdict.slips(own),
        probabilityRising < 1 - TrendRule.certainty || own.fallsByRank
      {
        return .notRising
      }
      guard probabilityRising < 1 - TrendRule.certainty || own.isAlikeForLong, !own.stillGains
      else { return .unclear }
      return own.isAlike || isSameWork || isPlateau(own) ? .plateau : .unclear
    case .unchanged, .record, .new: return state
    }
  }

  /// Whether sessions fell by more than a repetition is worth.
  package static func slips(_ own: OwnCourse) -> Bool {
    min(own.percent, own.percent(.notRising)) <= -TrendVerdict.leastSlip
  }

  private func isPlateau(_ own: OwnCourse) -> Bool {
    guard state == .plateau, own.isLongEnoughForPlateau,
      own.highest <= TrendVerdict.widestPlateau * own.lowest,
      let probability = probability(of: .plateau)
    else { return false }
    return probability >= TrendVerdict.likelyPlateau
      || probability >= TrendVerdict.leastPlateau
        && own.percent.magnitude <= TrendVerdict.plateauPercent
  }
}

extension Trend {
  /// The place among the counted sessions from which the lift has been level after a rise: its sessions since then are alike,
  /// the rule says that it slowed and they do not rise, or they did the same work (``HeldWork``). nil in the week of a new best.
  package func standstill(_ own: OwnCourse) -> Int? {
    guard record == nil, own.isRising, !endsWithMoreThanCounts else { return nil }
    return own.standstill ?? result.value?.slowedWeeksAgo.flatMap(own.standstill(weeks:))
      ?? heldPlace(own) ?? equalPlace(own)
      // What the rule calls rising takes three weeks to be over.
      ?? (state == .progressing ? nil : own.equalAtEnd)
  }

  /// Days between two equal sessions from which what rose before the first of them is over.
  private static let daysOfEqual = 28

  /// The place of the last session but one, where the last is the same, four weeks or more later.
  private func equalPlace(_ own: OwnCourse) -> Int? {
    let last = own.counted.suffix(2)
    guard own.counted.count > 2, let one = last.first, let other = last.last,
      points[other].date.days(since: points[one].date) >= Trend.daysOfEqual,
      values[other] == values[one]
    else { return nil }
    return own.counted.count - 2
  }

  /// The place among the counted sessions from which the work was the same, where others were before it: that of the first best
  /// of them, which ended the rise.
  private func heldPlace(_ own: OwnCourse) -> Int? {
    guard let since = heldSince, let start = own.counted.firstIndex(where: { $0 >= since }),
      start > 0,
      let best = own.counted.indices[start...].max(by: {
        values[own.counted[$0]] < values[own.counted[$1]]
      })
    else { return nil }
    return own.counted.count - best >= TrendVerdict.fewestSessions ? best : start
  }

  /// What people are told of the numbers, before it is asked whether they compare; nil without a verdict.
  package var toldNumbers: TrendState? {
    let own = self.own
    let told = result.value?.told(
      own, standstill: own.flatMap(standstill), isSameWork: isSameWork)
    let isAfterFall =
      told == .plateau && result.value?.isFallLikelier ?? false && own.map(isBelowBefore) ?? false
    return isAfterFall ? .unclear : told
  }

  /// What people are told of the numbers alone; nil without a verdict.
  package var toldVerdict: TrendState? {
    guard let told = toldNumbers else { return nil }
    if isStale || isShorterByPlan && told != .progressing { return .unclear }
    switch told {
    case .progressing, .declining, .notRising, .plateau:
      if isUnmeasured || told != .progressing && isLighter(since: told) { return .unclear }
      if let inTurn, let way = Trend.way(of: told), !inTurn.goes(way) { return .unclear }
      if told == .progressing, stepUp != nil || isRegained || isLowerAfterPause || risesToHeavyDay {
        return .unclear
      }
      // Its two formulas lie between sets of twenty and of ten.
      if told == .progressing, measure == .tenRepetitions, isOtherScheme { return .unclear }
      // Nothing has fallen where the last sessions did as much as any, be it with more effort.
      if told == .declining || told == .notRising, endsWithMost {
        return isSameWork && result.value?.isFallLikelier == false ? .plateau : .unclear
      }
      if told == .declining || told == .notRising, isUsualLevel || isOfTwoKinds { return .unclear }
      // Nor in the week of the heaviest load of all: its estimate is of other repetitions.
      if told == .declining || told == .notRising, record?.kind == .load { return .unclear }
      // After a best a few weaker days are no fall yet.
      if told == .notRising, weeksSinceBest.value ?? .max < Concerns.freshWeeks { return .unclear }
      if told == .plateau, record != nil, let own,
        own.highest > Trend.widestBesideBest * own.lowest
      {
        return .unclear
      }
      if told == .plateau, record == nil, isBestFresh || own.map(endsAbove) ?? false {
        return .unclear
      }
      // The first sessions after a break show no standing still.
      if told == .plateau, beginsAfterRest { return .unclear }
      let isNoPlateau =
        isOtherScheme || weakerSetsRose || becameEasier || endsWithMoreThanCounts
      return (told == .plateau ? isNoPlateau : isOtherWork) ? .unclear : told
    case .unclear: return isHeldAtBest ? .plateau : told
    case .unchanged, .record, .new: return told
    }
  }

  /// The way that a word says a lift goes; nil for a word that says none.
  private static func way(of told: TrendState) -> OwnCourse.Direction? {
    switch told {
    case .progressing: .up
    case .declining, .notRising: .down
    case .plateau, .unclear, .unchanged, .record, .new: nil
    }
  }

  /// Whether the best is so new that no plateau is told: see ``Concerns/freshWeeks``.
  package var isBestFresh: Bool { weeksSinceBest.value ?? .max < Concerns.freshWeeks }

  /// Whether an unclear lift reached its old best again and did not pass it, with work that compares.
  private var isHeldAtBest: Bool {
    guard reachesOldBest, record == nil, !beginsAfterRest, let verdict = result.value, let own,
      verdict.state == .unclear || verdict.state == .plateau,
      own.sessions >= TrendVerdict.fewestSessions,
      own.highest <= TrendVerdict.widestPlateau * own.lowest,
      verdict.probabilityRising < 1 - TrendRule.certainty
    else { return false }
    return own.direction == .level && !isOtherWork && !isOtherScheme && !weakerSetsRose
      && !becameEasier && lighter == nil && stepUp == nil && !isUnmeasured
  }

  /// Whether less load was lifted on purpose: a fall that began with it is none, and a plateau since then is not told.
  private func isLighter(since told: TrendState) -> Bool {
    guard let lighter else { return false }
    return told == .plateau || own?.counted.first.map { $0 < lighter.place } ?? false
  }

  /// Whether the sessions end at or above the middle of those before the judged weeks: some good days are over, which is no
  /// fall.
  private var isUsualLevel: Bool {
    guard let own, let first = own.counted.first, first >= TrendVerdict.fewestSessions,
      let usual = median(Array(values[..<first]).span)
    else { return false }
    return own.to >= usual
  }

  /// Whether sessions are so far apart that they were counted in two ways, or done on two machines: no lifter loses a third in
  /// five weeks.
  private var isOfTwoKinds: Bool {
    own.map { $0.highest > Trend.twoKinds * $0.lowest } ?? false
  }

  package static let twoKinds = 1.5

  /// Beside a new best, sessions further apart than this factor are on no level.
  private static let widestBesideBest = 1.1
  /// By what factor repetitions differ that are another scheme, and by how many percent estimates from such sets may differ.
  static let (otherScheme, formulaPercent) = (1.5, 10.0)

  /// Whether the verdict says nothing of today: two later sessions or more have no number, or only that of a weaker set.
  package var isUnmeasured: Bool {
    guard let last = points.last?.date else { return false }
    let weaker = leftOut.count { $0.reason == .manyRepetitions && $0.point.date > last }
    return weaker + unmeasured.count { $0 > last } >= Trend.fewestUnmeasured
  }

  private static let fewestUnmeasured = 2

  /// Sessions from which best sets of one load may be two repetitions apart, where they go nowhere.
  private static let fewestScattered = 5

  /// Whether the best sets of the judged weeks all had one load, and no more than one repetition more or fewer than another; of
  /// five sessions or more two, where the last is within one of the first.
  static func isSameWork(
    _ points: [MeasureSeries.Point], _ own: OwnCourse, sets: SetColumns
  ) -> Bool {
    guard own.isLongEnoughForLevel else { return false }
    let rows = own.counted.map { points[$0].row }
    guard let first = rows.first else { return false }
    let load = sets.load[first] ?? 0
    let repetitions = rows.compactMap { sets.repetitions[$0] }
    guard repetitions.count == rows.count, let least = repetitions.min(),
      let most = repetitions.max()
    else { return false }
    let isScatter =
      rows.count >= fewestScattered && most - least <= 2
      && (repetitions[0] - repetitions[repetitions.count - 1]).magnitude <= 1
    return (most - least <= 1 || isScatter)
      && rows.allSatisfy { row in
        Load(units: sets.load[row] ?? 0).isSame(as: Load(units: load))
      }
  }

  /// Whether the best sets of the last two sessions had no less load and no fewer repetitions than any before them in the
  /// judged weeks.
  static func endsWithMost(
    _ points: [MeasureSeries.Point], _ own: OwnCourse, sets: SetColumns
  ) -> Bool {
    func work(_ row: Int) -> (load: Int64, repetitions: Int32) {
      (sets.load[row] ?? 0, sets.repetitions[row] ?? 0)
    }
    let done = own.counted.map { work(points[$0].row) }
    guard done.count > 2 else { return false }
    return done.dropLast(2).allSatisfy { before in
      done.suffix(2).allSatisfy { last in
        before.load <= last.load && before.repetitions <= last.repetitions
      }
    }
  }

  /// Whether all sets up to some day of the judged weeks have half as many repetitions again as those after it, or the
  /// reverse: estimates from the two are equal by the formula, which is no plateau.
  static func isOtherScheme(
    _ points: [MeasureSeries.Point], _ own: OwnCourse, sets: SetColumns
  ) -> Bool {
    let repetitions = own.counted.compactMap { sets.repetitions[points[$0].row] }.map(Double.init)
    // Where the first and the last are alike, these compare: a double and a single, too.
    guard let first = repetitions.first, let last = repetitions.last,
      max(first, last) >= otherScheme * min(first, last), (first - last).magnitude > 1
    else { return false }
    return repetitions.indices.dropFirst().contains { place in
      let (before, after) = (repetitions[..<place], repetitions[place...])
      guard let leastBefore = before.min(), let mostBefore = before.max(),
        let leastAfter = after.min(), let mostAfter = after.max()
      else { return false }
      return leastBefore >= otherScheme * mostAfter || leastAfter >= otherScheme * mostBefore
    }
  }

  /// Sets of a session, at least, that are alike by plan.
  private static let plannedSets = 3
  /// By what factor sets are shorter that were so by plan.
  private static let shorter = 1.25

  /// Whether the last two sessions or more, or one in more sets, had three sets or more of the same number of repetitions, and all
  /// before them had a quarter more of them in their best set with no more load: who stops that evenly had planned to.
  static func isShorterByPlan(
    _ points: [MeasureSeries.Point], _ own: OwnCourse, work: ExerciseWork, sets: SetColumns
  ) -> Bool {
    let counted = own.counted.map { points[$0] }
    guard let last = counted.last.map({ sets.repetitions[$0.row] }), let most = last
    else { return false }
    func isEven(_ point: MeasureSeries.Point) -> Bool {
      guard let session = work.sessions.last(where: { $0.session == point.session }) else {
        return false
      }
      let equal = session.rows.filter { sets.load[$0] == sets.load[point.row] }
        .map { sets.repetitions[$0] }
      return equal.count >= plannedSets && equal.allSatisfy { $0 == last }
    }
    let even = counted.reversed().prefix(while: isEven).reversed()
    guard even.count >= 2 || isMoreSets(counted, work: work, sets: sets),
      let load = even.compactMap({ sets.load[$0.row] }).min()
    else { return false }
    let before = counted.dropLast(even.count)
    return !before.isEmpty
      && before.allSatisfy { point in
        Double(sets.repetitions[point.row] ?? 0) >= shorter * Double(most)
          && sets.load[point.row] ?? 0 <= load
      }
  }

  /// Whether the last session did as many repetitions as the one before it that did most, in more sets than any, with the load of
  /// its best set or more.
  private static func isMoreSets(
    _ counted: [MeasureSeries.Point], work: ExerciseWork, sets: SetColumns
  ) -> Bool {
    let done = counted.map { atBestLoad($0, work: work, sets: sets) }.filter { !$0.isEmpty }
    guard let last = done.last, let most = done.dropLast().map(\.count).max(),
      let repetitions = done.dropLast().suffix(mostCompared).map({ $0.reduce(0, +) }).max()
    else { return false }
    return last.count > most && last.reduce(0, +) >= repetitions
  }
  private static let mostCompared = 3

  /// What people are told: ``state``, but of a verdict by its numbers what its sessions show.
  package var told: TrendState {
    switch state {
    case .progressing, .plateau, .notRising, .declining, .unclear: toldVerdict ?? state
    case .unchanged, .record, .new: state
    }
  }
}
