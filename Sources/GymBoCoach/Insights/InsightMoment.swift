package import GymBoAnalysis
internal import GymBoLog
package import GymBoProgram
package import GymBoProgression

/// A day of a history, with what insights are made of.
struct InsightMoment {
  let findings: HistoryFindings
  let suggestions: [Suggestion]
  let deload: DeloadFinding
  let plan: ProgramPlan?
  let ledger: LedgerShares?
  let concerns: Concerns
  /// The last twelve whole weeks; nil where they are not all of one spell of training.
  let weeks: WholeWeeks?

  var history: PreparedHistory { findings.liftFindings.history }
  var log: TrainingLog { findings.log }
  var asOf: CivilDate { findings.asOf }

  init(
    _ findings: HistoryFindings, suggestions: [Suggestion], deload: DeloadFinding,
    plan: ProgramPlan? = nil, ledger: LedgerShares? = nil
  ) {
    self.findings = findings
    self.suggestions = suggestions
    self.deload = deload
    self.plan = plan
    self.ledger = ledger
    concerns = findings.liftFindings.concerns
    weeks = WholeWeeks(findings)
  }

  /// The moment some days before; nil before the first session.
  /// - Parameter types: what is asked for. Without those that need them there are no suggestions.
  init?(
    _ log: TrainingLog, _ options: AnalysisOptions, on day: CivilDate, for types: Set<InsightType>
  ) {
    var options = options
    options.asOf = day
    options.week = nil
    guard let findings = HistoryFindings(of: log, options: options) else { return nil }
    let deload = findings.deload()
    let asksForSuggestions = !types.isDisjoint(with: [.overload, .steadyRepetitions])
    self.init(
      findings, suggestions: asksForSuggestions ? findings.suggestions(deload: deload) : [],
      deload: deload)
  }

  /// Everything that is so of some types; what is quickly found is found of all types.
  func triggers(of types: Set<InsightType> = Set(InsightType.allCases)) -> [InsightTrigger] {
    let slow: [(type: InsightType, find: (InsightMoment) -> [InsightTrigger])] = [
      (.fatigue, { $0.fatigue }), (.missedWeekday, { $0.missedWeekdays }),
      (.blocks, { $0.blockTriggers }),
    ]
    return dataTriggers + liftTriggers + planTriggers + muscleTriggers + balanceTriggers
      + weeklyChanges + habitTriggers + ledgerTriggers
      + slow.filter { types.contains($0.type) }.flatMap { $0.find(self) }
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
  /// A week and two weeks ago, which tells what is new. O(3 · analysis).
  case weeks
  /// Suggestions are looked at in hindsight, too. O(workouts of 12 weeks · analysis).
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
    // Of earlier weeks nothing is asked but whether they had the same.
    let types = Set(now.map(\.type))
    func triggers(weeksAgo weeks: Int) -> [InsightTrigger] {
      let day = findings.asOf.advanced(by: -7 * weeks)
      return InsightMoment(findings.log, findings.options, on: day, for: types)?
        .triggers(of: types) ?? []
    }
    let week = findings.asOf.isoWeek
    guard depth != .today else {
      self.init(now, before: now, earlier: now, week: week)
      return
    }
    self.init(now, before: triggers(weeksAgo: 1), earlier: triggers(weeksAgo: 2), week: week)
  }
}
