package import GymBoAnalysis
package import GymBoLog
package import GymBoProgression

/// Suggestions looked at in hindsight: what was suggested after a session, and what was done in the next.
///
/// It says agreement, never effect: nobody was told. A suggestion is made from the history through its session alone.
package struct Ledger: Sendable {
  /// One suggestion and what followed.
  package struct Entry: Sendable {
    package let suggestion: Suggestion
    /// The day of the session after which it is made, and of the next one.
    package let date: CivilDate
    package let next: CivilDate
    /// The set that represents the next session, and the one that the suggestion continues.
    package let row: Int
    package let movement: Movement
    /// Whether the suggested load was lifted.
    package let isLifted: Bool
    /// nil where the load was another one, or has no repetitions.
    package let outcome: Outcome?

    /// Whether it asks for more load.
    package var isIncrease: Bool { suggestion.action == .increaseLoad }
  }

  /// The next top load against the last.
  package enum Movement: String, MachineWord, Hashable {
    /// Beyond the suggested load.
    case further
    /// The suggested load, where that is another one than the last.
    case asSuggested = "as_suggested"
    case same
    case up
    case down
  }

  /// How the suggested load went.
  package enum Outcome: String, MachineWord, Hashable {
    /// Three repetitions more or beyond, without effort that says otherwise.
    case tooEasy = "too_easy"
    case done
    /// At most two fewer.
    case nearly
    case failed

    package var isDone: Bool { self == .done || self == .tooEasy }
  }

  /// In order of time.
  package let entries: [Entry]
  /// The first day that is looked at.
  package let since: CivilDate

  /// Days in which the next session has to be.
  private static let nextDays = AnalysisOptions.activeDays
  /// Days that are looked back on.
  package static let usualDays = 182
  private static let (nearly, easier, easyRPE) = (2, 3, 8.0)

  /// - Parameters:
  ///   - days: looked back on from the day of the findings.
  ///   - suggesting: the rule; its inventory is used too.
  /// - Complexity: O(days with a session · analysis of a history).
  package init(
    of findings: HistoryFindings, days: Int = usualDays,
    suggesting: SuggestionOptions = SuggestionOptions()
  ) {
    let first = findings.asOf.advanced(by: -days)
    since = first
    let log = findings.log
    var entries: [Entry] = []
    var sessionDays = log.sessions.map(\.date).filter { $0 >= first }
    sessionDays = Array(Set(sessionDays)).sorted()
    for day in sessionDays {
      var options = findings.options
      options.asOf = day
      options.week = nil
      guard let history = PreparedHistory(of: log, options: options) else { continue }
      // What the day's suggestions depend on: its lifts, and those that tell whether a lighter week is due.
      let past = LiftFindings(
        history, exercises: ExerciseWork.all(in: history),
        since: day.advanced(by: -DeloadTrigger.recentDays))
      for suggestion in past.suggestions(suggesting) {
        guard suggestion.lastSession == day, suggestion.deloadWork == nil,
          let lift = findings.lift(ofExercise: suggestion.exercise),
          let next = lift.sessions.first(where: { $0.date > day && !$0.rows.isEmpty }),
          next.date.days(since: day) <= Ledger.nextDays
        else { continue }
        if let entry = Ledger.entry(suggestion, day, next, findings) { entries.append(entry) }
      }
    }
    self.entries = entries
  }

  private static func entry(
    _ suggestion: Suggestion, _ day: CivilDate, _ next: ExerciseSession, _ findings: HistoryFindings
  ) -> Entry? {
    let columns = findings.log.columns
    guard suggestion.semantics == .loaded, let load = suggestion.load, let row = next.topRow,
      let units = columns.load[row], let last = columns.load[suggestion.continued]
    else { return nil }
    let (lifted, before) = (Load(units: units), Load(units: last))
    let half = Load(units: max(1, abs(load.units - before.units) / 2))
    // Half the step between the suggested load and the last, but never more than a percent where they are equal.
    let near =
      load.isSame(as: before) ? Load(units: max(1, load.units / 100)) : half
    let isLifted = abs(lifted.units - load.units) < near.units || lifted.isSame(as: load)
    let movement: Movement =
      if isLifted {
        load.isSame(as: before) ? .same : .asSuggested
      } else if lifted.isClearlyAbove(load), lifted.isClearlyAbove(before) {
        .further
      } else if lifted.isSame(as: before) {
        .same
      } else {
        lifted > before ? .up : .down
      }
    return Entry(
      suggestion: suggestion, date: day, next: next.date, row: row, movement: movement,
      isLifted: isLifted,
      outcome: isLifted ? outcome(suggestion, next, lifted, findings) : nil)
  }

  /// How the sets at the load went against the repetitions that were suggested.
  private static func outcome(
    _ suggestion: Suggestion, _ next: ExerciseSession, _ load: Load, _ findings: HistoryFindings
  ) -> Outcome? {
    guard let wanted = suggestion.repetitions else { return nil }
    let columns = findings.log.columns
    let sets = next.rows.filter { columns.load[$0] == load.units }
    guard
      let best = sets.max(by: { (columns.repetitions[$0] ?? 0) < (columns.repetitions[$1] ?? 0) }),
      let repetitions = columns.repetitions[best].map(Int.init)
    else { return nil }
    if repetitions >= wanted + easier, columns.rpe[best] ?? 0 <= easyRPE { return .tooEasy }
    if repetitions >= wanted { return .done }
    return repetitions >= wanted - nearly ? .nearly : .failed
  }
}
