package import GymBoAnalysis
internal import GymBoLog
package import GymBoProgram
package import GymBoProgression

/// A day of a history, with what insights are made of.
struct InsightMoment {
  let findings: HistoryFindings
  /// Of the findings; stored, because a computed one would be copied for each set that is looked at.
  let log: TrainingLog
  let suggestions: [Suggestion]
  /// Where the suggestion of each exercise is among them.
  let suggestionPlaces: [Int: Int]
  /// nil where nobody asks for it.
  let deload: DeloadFinding?
  let plan: ProgramPlan?
  let ledger: LedgerShares?
  let concerns: Concerns
  /// The last twelve whole weeks; nil where they are not all of one spell of training.
  let weeks: WholeWeeks?
  /// The names of the lifts that are asked about; nil for all.
  let askedLifts: Set<String>?

  var history: PreparedHistory { findings.liftFindings.history }
  var asOf: CivilDate { findings.asOf }

  init(
    _ findings: HistoryFindings, suggestions: [Suggestion], deload: DeloadFinding?,
    plan: ProgramPlan? = nil, ledger: LedgerShares? = nil, askedLifts: Set<String>? = nil
  ) {
    self.findings = findings
    self.askedLifts = askedLifts
    log = findings.log
    self.suggestions = suggestions
    suggestionPlaces = Dictionary(
      suggestions.indices.map { (suggestions[$0].exercise, $0) },
      uniquingKeysWith: { first, _ in first })
    self.deload = deload
    self.plan = plan
    self.ledger = ledger
    concerns = findings.liftFindings.concerns
    weeks = WholeWeeks(findings)
  }

  /// An earlier moment; nil before the first session.
  /// - Parameters:
  ///   - later: a history of which it is the past.
  ///   - triggers: later ones of which it is asked whether they were so. It has no more suggestions than tell that.
  init?(before later: HistoryFindings, on day: CivilDate, for triggers: [InsightTrigger]) {
    guard let history = later.liftFindings.history.earlier(asOf: day) else { return nil }
    let types = Set(triggers.map(\.type))
    let needsLifts = types.contains(where: \.source.needsLifts)
    let findings = HistoryFindings(
      needsLifts ? LiftFindings(history) : LiftFindings(breaksOf: history))
    let asksForOverload = triggers.contains { $0.type == .overload }
    let steady = Set(triggers.compactMap(\.steadyLift))
    let asksForSuggestions = asksForOverload || !steady.isEmpty
    let deload =
      asksForSuggestions || types.contains(.deloadDue) ? findings.deload() : nil
    let suggestions =
      asksForSuggestions
      ? findings.liftFindings.suggestions(deload: deload) { lift, others in
        steady.contains(lift.exercise) || asksForOverload && !InsightMoment.isOverload(others)
      } : []
    let lifts = triggers.lazy.filter { $0.type.source == .lifts }.map(\.subject)
    self.init(findings, suggestions: suggestions, deload: deload, askedLifts: Set(lifts))
  }

  /// Everything that is so of some types; others that are found in the same places are among them.
  func triggers(of types: Set<InsightType> = Set(InsightType.allCases)) -> [InsightTrigger] {
    let sources = Set(types.map(\.source))
    return InsightSource.allCases.filter(sources.contains).flatMap(triggers)
  }

  private func triggers(in source: InsightSource) -> [InsightTrigger] {
    switch source {
    case .data: dataTriggers
    case .lifts: liftTriggers
    case .plan: planTriggers
    case .muscles: muscleTriggers
    case .balance: balanceTriggers
    case .weeks: weeklyChanges
    case .habits: habitTriggers
    case .ledger: ledgerTriggers
    case .fatigue: fatigue
    case .weekdays: missedWeekdays
    case .blocks: blockTriggers
    }
  }

  func name(_ exercise: Int) -> String { log.exercises[exercise].name }

  /// The last days, today included.
  func days(_ count: Int, before days: Int = 0) -> DayRange {
    let last = asOf.advanced(by: -days)
    return DayRange(last.advanced(by: 1 - count), last)
  }

  /// Sessions of the last days.
  func sessions(_ count: Int, before days: Int = 0) -> Range<Int> {
    log.sessions(in: self.days(count, before: days))
  }

  /// Whether the log is older than a number of days.
  func isOlder(than days: Int) -> Bool {
    log.sessions.first.map { asOf.days(since: $0.date) >= days } ?? false
  }

  private var dataTriggers: [InsightTrigger] {
    let rows = sessions(28).flatMap { log.sessions[$0].sets }.filter {
      findings.traits.isSuspect[$0]
    }
    guard !rows.isEmpty else { return [] }
    return [
      InsightTrigger(
        type: .suspectData, subject: "", content: .suspectSets(rows.count), rows: rows)
    ]
  }

  private var ledgerTriggers: [InsightTrigger] {
    guard let ledger, ledger.increases >= LedgerShares.fewest else { return [] }
    return [.ledger(ledger)]
  }

  /// Days whose suggestions are looked at in hindsight.
  static let ledgerDays = 84
}

extension InsightTrigger {
  /// - Parameter shares: nil to ask for the week alone in which it is told.
  static func ledger(_ shares: LedgerShares?) -> InsightTrigger {
    InsightTrigger(
      type: .ledger, subject: "", content: .ledger(shares ?? LedgerShares([Ledger.Entry]())))
  }
}

/// How far back a history is analysed for its insights.
package enum InsightDepth: Sendable, Hashable {
  /// Not at all: everything counts as going on for weeks, and is told in one week of its cool-down.
  case today
  /// A week ago, which tells what is new, and two weeks ago where that decides between insights that are told. Others count as in
  /// their second week, and lifts that are ready for more load as in their third: to know it takes all suggestions of then.
  /// O(3 · analysis).
  case weeks
  /// Suggestions are looked at in hindsight, too, and of all insights it is known for how long they have been so. O(workouts of 12 weeks · analysis).
  case hindsight
}

extension InsightList {
  /// The insights of a history.
  /// - Parameters:
  ///   - suggestions: those that are shown beside it.
  ///   - plan: what the lifter's program says; nil without one.
  package init(
    of findings: HistoryFindings, suggestions: [Suggestion], deload: DeloadFinding,
    plan: ProgramPlan? = nil, depth: InsightDepth = .hindsight
  ) {
    // It takes an analysis for each workout, and is told in one week of nine.
    let isDue = depth == .hindsight && InsightTrigger.ledger(nil).isDue(in: findings.asOf.isoWeek)
    let ledger = isDue ? Ledger(of: findings, days: InsightMoment.ledgerDays).shares : nil
    let moment = InsightMoment(
      findings, suggestions: suggestions, deload: deload, plan: plan, ledger: ledger)
    let now = moment.triggers()
    let week = findings.asOf.isoWeek
    guard depth != .today else {
      self.init(now, before: now, earlier: now, week: week)
      return
    }
    // Of earlier weeks nothing is asked but whether they had the same.
    func past(weeksAgo weeks: Int, of triggers: [InsightTrigger]) -> [InsightTrigger] {
      let day = findings.asOf.advanced(by: -7 * weeks)
      guard !triggers.isEmpty,
        let moment = InsightMoment(before: findings, on: day, for: triggers)
      else { return [] }
      return moment.triggers(of: Set(triggers.map(\.type)))
    }
    let asked = now.filter { depth == .hindsight || $0.type != .overload }
    let lasting = now.filter { depth == .weeks && $0.type == .overload }
    let before = lasting + past(weeksAgo: 1, of: asked)
    // Only of what goes on it matters for how long, and without hindsight only of what is told.
    let goesOn = InsightTrigger.unchanged(asked, since: before).filter {
      depth == .hindsight || $0.isTold(in: week)
    }
    let list = InsightList(now, before: before, earlier: lasting, week: week)
    if depth == .weeks, !list.mayChangeOrder(of: goesOn) {
      self = list
    } else {
      self.init(
        now, before: before, earlier: lasting + past(weeksAgo: 2, of: goesOn), week: week)
    }
  }
}
