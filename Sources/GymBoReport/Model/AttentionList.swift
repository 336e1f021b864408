internal import GymBoAnalysis
internal import GymBoLog
internal import GymBoProgression

/// What needs attention, the most pressing first, and no more than a reader will act on.
struct AttentionList: Sendable {
  /// Those of the full report.
  var items: [AttentionItem]
  /// Items that are not shown even there.
  var more: Int
  /// All lifts that are falling, in the order of the items.
  var falling: [String]
  /// All lifts on a plateau that is told as one.
  var plateaus: Set<String>
  /// All lifts of which an item tells, or which it counts.
  var lifts: Set<String>

  /// Items of the full report.
  static let mostItems = 12
  /// Lifts with an item of their own: of the falling ones, and of the others that do not rise.
  private static let (mostFalling, mostFlat) = (3, 1)
  /// Further lifts named, of the falling ones and of the others.
  private static let (mostFallingNames, mostFlatNames) = (8, 4)

  static func mostNames(_ state: TrendState) -> Int {
    state == .declining ? mostFallingNames : mostFlatNames
  }

  /// Sessions of the last 42 days from which a lift is compared with another.
  private static let fewestCompared = 4

  var isDeloadDue: Bool {
    items.contains { if case .deload = $0 { true } else { false } }
  }

  /// - Parameters:
  ///   - bests: names of lifts with a new best of the week, which need no attention.
  ///   - deload: whether one is due.
  ///   - suggestions: which the advice must not contradict.
  init(
    _ findings: HistoryFindings, log: TrainingLog, issues: [Issue], bests: Set<String>,
    deload: DeloadFinding? = nil, suggestions: [Suggestion] = []
  ) {
    let finder = Finder(
      findings: findings, concerns: findings.liftFindings.concerns, bests: bests, log: log,
      issues: issues,
      deload: deload.flatMap { $0.verdict == .due ? $0 : nil },
      suggestions: Dictionary(
        suggestions.map { ($0.exercise, $0) }, uniquingKeysWith: { a, _ in a }))
    let all = finder.all
    items = Array(all.prefix(AttentionList.mostItems))
    more = all.count - items.count
    falling = finder.falling.map { log.exercises[$0.exercise].name }
    plateaus = Set(finder.plateaus.map { log.exercises[$0.exercise].name })
    lifts = Set(falling).union(finder.slipping.map { log.exercises[$0.exercise].name })
      .union(plateaus)
  }

  /// Finds the items, in their order.
  private struct Finder {
    let findings: HistoryFindings
    let concerns: Concerns
    let bests: Set<String>
    let log: TrainingLog
    let issues: [Issue]
    /// The deload that is due.
    let deload: DeloadFinding?
    /// By exercise.
    let suggestions: [Int: Suggestion]

    var all: [AttentionItem] {
      let pain = pain
      // Who has pain or is ill leaves something out on purpose.
      let leftOut = pain.isEmpty ? LeftOutSide.all(findings) : []
      let parts = [
        pain, dueDeload, items(of: falling, .declining), suspectSets, leftOut.map { .leftOut($0) },
        items(of: slipping, .notRising),
        items(of: plateaus, .plateau), goal, muscles, balances(without: leftOut),
        ratios, data,
      ]
      return parts.flatMap(\.self)
    }

    private func name(_ exercise: Int) -> String { log.exercises[exercise].name }

    private var files: [String] { log.files.map(\.name) }

    private var pain: [AttentionItem] {
      let pain = PainNote(latestOf: log, on: findings.asOf, holding: true)
      // Who is ill is so in every lift.
      var illness = IllDays(log, asOf: findings.asOf).note
      illness?.lifts = []
      return [pain, illness].compactMap(\.self).map { .painNoted($0) }
    }

    // MARK: Lifts

    private var dueDeload: [AttentionItem] {
      deload.map { [.deload(DeloadAdvice($0, findings: findings))] } ?? []
    }

    var falling: [LiftFinding] { lifts(.declining) }

    var slipping: [LiftFinding] { lifts(.notRising).filter(isProbablyFalling) }

    /// Without those to which nothing is added because of pain: level is what they should be.
    var plateaus: [LiftFinding] {
      lifts(.plateau).filter { suggestions[$0.exercise]?.isSpared != true }
    }

    private func isCompound(_ lift: LiftFinding) -> Bool {
      log.exercises[lift.exercise].facts?.mechanics == .compound
    }

    /// Whether the last workout was of a deload: nothing is to be changed then about a lift that stood still before it.
    private var isInDeload: Bool {
      findings.weekSessions.last.map { WeekVerdict.isOfDeload($0.session, findings) } ?? false
    }

    /// The lifts that need attention for a state: compound ones first, then those that fell most, or those longest without a new
    /// best; of equals, in the log's order.
    private func lifts(_ state: TrendState) -> [LiftFinding] {
      if state != .declining, isInDeload { return [] }
      return findings.lifts.enumerated()
        .filter {
          concerns.state(of: $0.element) == state && !bests.contains(name($0.element.exercise))
        }
        .map { offset, lift in
          (
            lift: lift,
            key: (
              isCompound(lift) ? 0 : 1,
              state == .declining ? lift.trend.own?.percent(state) ?? 0 : 0,
              -(lift.trend.weeksSinceBest.value ?? 0), offset
            )
          )
        }
        .sorted { $0.key < $1.key }
        .map(\.lift)
    }

    /// Whether a lift that does not rise falls more likely than not: else there is nothing to act on.
    private func isProbablyFalling(_ lift: LiftFinding) -> Bool {
      lift.trend.result.value.map { $0.probabilityFalling >= TrendChange.probable } ?? false
    }

    private func items(of found: [LiftFinding], _ state: TrendState) -> [AttentionItem] {
      let most = state == .declining ? mostFalling : mostFlat
      var items = found.prefix(most).compactMap { lift in
        lift.trend.result.value.map { verdict in
          let own = lift.trend.own
          let change = TrendChange(verdict, of: lift.trend, own)
          return AttentionItem.lift(
            .init(
              exercise: name(lift.exercise), state: state, change: change,
              seen: (
                own?.percent(state) ?? change.percent, change.lasting(own?.days ?? 0).days
              ),
              trend: TrendSection(lift, findings: findings, concerns: concerns, log: log),
              weeksSinceBest: lift.weeksWithoutNewBest, since: StuckSince(lift, state),
              remedy: remedy(lift, state)))
        }
      }
      let others = found.dropFirst(most)
      if !others.isEmpty {
        items.append(
          .moreLifts(
            state, exercises: others.prefix(mostNames(state)).map { name($0.exercise) },
            more: max(0, others.count - mostNames(state))))
      }
      return items
    }

    /// The step that is suggested anyway; else, where the same again is, other work.
    private func plateauRemedy(_ lift: LiftFinding) -> AttentionItem.LiftRemedy {
      if let suggestion = suggestions[lift.exercise] {
        switch suggestion.action {
        case .increaseLoad, .addRepetition, .addRepetitionIfItGoes, .reduceAssistance, .addTime:
          let (next, done) = (
            SetWork(suggestion), SetWork(row: suggestion.continued, of: log)
          )
          let isSame = next.load == done.load && next.repetitions == done.repetitions
          return isSame && next.seconds == done.seconds ? .moreWhereItGoes : .more(next)
        case .decreaseLoad, .fewerRepetitions, .startAgain: return .lighter(SetWork(suggestion))
        case .hold where suggestion.raisesWeakerSets: return .moreWhereItGoes
        case .hold, .follow: break
        }
      }
      return MusclesOfTheWeek.hasManySets(log.exercises[lift.exercise], findings)
        ? .otherRepetitions : .otherWork
    }

    private func remedy(_ lift: LiftFinding, _ state: TrendState) -> AttentionItem.LiftRemedy {
      if state == .plateau { return plateauRemedy(lift) }
      if deload != nil { return .deload }
      guard let suggestion = suggestions[lift.exercise] else { return .fewerSets }
      let work = SetWork(suggestion)
      guard suggestion.semantics == .loaded, suggestion.load != nil else {
        return suggestion.action.isMore ? .more(work) : .fewerSets
      }
      switch suggestion.action {
      // After a light day the work before it is no lighter than last time.
      case .decreaseLoad, .fewerRepetitions, .startAgain:
        return suggestion.passedOver == nil ? .lighter(work) : .lighterIfItFails(work)
      default: return suggestion.hasLighterLoad ? .lighterIfItFails(work) : .fewerSets
      }
    }

    // MARK: The week

    private var goal: [AttentionItem] {
      let week = findings.week
      guard let goal = findings.options.weeklyGoal, findings.asOf >= week.week.start else {
        return []
      }
      let missing = goal - week.period.current.workouts
      guard missing > 0 else { return [] }
      guard week.isInProgress else {
        return [.goalMissed(workouts: week.period.current.workouts, goal: goal)]
      }
      let today = week.days.first { $0.date == findings.asOf }
      let days =
        week.week.end.days(since: findings.asOf) + (today?.sessions.isEmpty ?? true ? 1 : 0)
      return missing == days ? [.goalAtRisk(missing: missing, daysLeft: days)] : []
    }

    private var weekRows: Set<Int> {
      Set(findings.weekSessions.flatMap { findings.log.sessions[$0.session].sets })
    }

    /// Equal sets of a lift with the same doubt are one item.
    private var suspectSets: [AttentionItem] {
      var doubts: [AttentionItem.Doubt] = []
      for doubt in doubtedSets {
        if let place = doubts.firstIndex(where: { $0.isSame(as: doubt) }) {
          doubts[place].sets += 1
        } else {
          doubts.append(doubt)
        }
      }
      return doubts.map { .doubtful($0) }
    }

    private var doubtedSets: [AttentionItem.Doubt] {
      let rows = weekRows
      return findings.dataCheck.suspicions
        .filter { suspicion in suspicion.rows.contains { rows.contains($0) } }
        .map { suspicion in
          let issue = suspicion.issue
          // One set is worded as in the rest of the report.
          let row = suspicion.rows.count == 1 ? suspicion.rows.first : nil
          let what: AttentionItem.Doubt.Subject =
            if let row {
              .set(SetWork(row: row, of: log), exercise: name(Int(log.columns.exercise[row])))
            } else if let doubt = issue.doubt {
              .value(doubt)
            } else {
              .text(issue.original)
            }
          return .init(what: what, sets: 1, proposal: issue.proposal)
        }
    }

    /// The muscle with the largest excess first. What a lifter does every week is no news.
    private var muscles: [AttentionItem] {
      func excess(_ muscle: MuscleFinding) -> Double {
        muscle.fractionalSets / (muscle.landmarks?.maximumRecoverable ?? .infinity)
      }
      let judged = MusclesOfTheWeek.judged(findings)
      return judged.sorted { excess($0) > excess($1) }.compactMap { muscle in
        // Who needs no sets of their own has a range for such sets; those of squats and presses come on top.
        guard let marks = muscle.landmarks, marks.minimumEffective > 0,
          MuscleNews.isNews(muscle, findings) == true
        else { return nil }
        return .muchVolume(
          muscle.muscle, sets: muscle.fractionalSets, most: marks.maximumRecoverable,
          isOfLastDays: findings.week.isInProgress)
      }
    }

    // MARK: The data

    /// One item: rows that were not read, or else doubts about earlier weeks.
    private var data: [AttentionItem] {
      let damaged = log.files.filter { $0.rejected > 0 }
      if !damaged.isEmpty {
        return [
          .notRead(
            rows: damaged.reduce(0) { $0 + $1.rejected }, of: damaged.reduce(0) { $0 + $1.rows },
            file: damaged.count == 1 ? damaged.first?.name : nil, files: files)
        ]
      }
      let rows = weekRows
      let hasOthers = findings.dataCheck.suspicions.contains { suspicion in
        suspicion.issue.severity > .notice && !suspicion.rows.contains { rows.contains($0) }
      }
      guard hasOthers else { return [] }
      return [.dataCheck(issues: issues.count, kinds: issues.kinds, files: files)]
    }

    // MARK: Balance

    /// Whether the log is as long as the days that balance is told of.
    private var isLongEnough: Bool {
      log.sessions.first.map { findings.asOf.days(since: $0.date) >= SetBalance.days - 1 } ?? false
    }

    /// Of days with a pause in them few workouts are left, which say little of a balance.
    /// - Parameter leftOut: sides of the body that are not trained at all, which is told of themselves.
    private func balances(without leftOut: [LeftOutSide]) -> [AttentionItem] {
      guard isLongEnough, WeekHeadline.pause(log, asOf: findings.asOf) == nil else { return [] }
      let sides = Set(leftOut.map(\.side))
      return findings.setBalances.compactMap { balance in
        guard let verdict = balance.verdict.value, !balance.isUnclear,
          sides.isDisjoint(with: balance.kind.sides),
          verdict == .firstSideMore || verdict == .secondSideMore,
          !MusclesOfTheWeek.hasManySets(ofLesserSide: balance, findings)
        else { return nil }
        return .setBalance(balance)
      }
    }

    /// Whether the lift of a set is trained often enough to compare its best set with another's.
    private func isTrainedOften(_ row: Int) -> Bool {
      let exercise = Int(log.columns.exercise[row])
      let days = findings.lifts.first { $0.exercise == exercise }?.sessions.map(\.date) ?? []
      let recent = days.filter { findings.asOf.days(since: $0) <= AnalysisOptions.activeDays }
      return recent.count >= AttentionList.fewestCompared
        && recent.last.map { findings.asOf.days(since: $0) <= Concerns.currentDays } ?? false
    }

    /// Whether nothing is added to the lift of a set because of pain: then it is not to be trained more.
    private func isSpared(_ row: Int) -> Bool {
      suggestions[Int(log.columns.exercise[row])]?.isSpared == true
    }

    /// Whether more sets of the weaker lift would be too many for a muscle of it.
    private func hasManySets(weakerOf ratio: StrengthRatio, _ estimate: StrengthRatio.Estimate)
      -> Bool
    {
      let rows = estimate.rows
      guard let row = estimate.verdict == .below ? rows.first : rows.last else { return false }
      return MusclesOfTheWeek.hasManySets(log.exercises[Int(log.columns.exercise[row])], findings)
    }

    private var ratios: [AttentionItem] {
      guard isLongEnough else { return [] }
      return findings.strengthRatios.compactMap { ratio in
        guard let estimate = ratio.estimate.value,
          estimate.verdict == .above || estimate.verdict == .below,
          estimate.rows.allSatisfy(isTrainedOften), !estimate.rows.contains(where: isSpared),
          !(estimate.isWeakerDoneFirst && hasManySets(weakerOf: ratio, estimate))
        else { return nil }
        return .strengthRatio(ratio, estimate)
      }
    }
  }
}

extension SetBalance.Kind {
  /// The sides of the body on which it depends: where one is not trained at all, that is told.
  fileprivate var sides: Set<LeftOutSide.Side> {
    switch self {
    case .pushPull: [.push, .pull]
    case .quadricepsHamstrings: [.legs]
    case .upperLower: Set(LeftOutSide.Side.allCases)
    }
  }
}
