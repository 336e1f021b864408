internal import GymBoAnalysis
internal import GymBoLog

/// The days of a history on which there was training, and its breaks.
package struct TrainingDays {
  /// A spell without any training.
  struct Break {
    /// The last day with training before it.
    let before: CivilDate
    /// The first day with training after it; today where it still goes on.
    let end: CivilDate
    /// Whether it still goes on.
    let isOpen: Bool

    var days: Int { end.days(since: before) }
  }

  /// In order of time.
  let breaks: [Break]
  /// The last day with training; nil where there is none.
  let last: CivilDate?

  init(_ log: TrainingLog, asOf: CivilDate) {
    let dates = log.sessions.map(\.date)
    var breaks = zip(dates, dates.dropFirst())
      .filter { $1.days(since: $0) >= TrainingBreaks.shortest }
      .map { Break(before: $0, end: $1, isOpen: false) }
    last = dates.last
    if let last, asOf.days(since: last) >= TrainingBreaks.shortest {
      breaks.append(Break(before: last, end: asOf, isOpen: true))
    }
    self.breaks = breaks
  }

  /// Whether a lift that was last trained on a day is still part of the training: at most 42 days before the history's last
  /// day, breaks of all training left out.
  func isActive(lastTrained day: CivilDate) -> Bool {
    guard let last else { return false }
    let resting = breaks.reduce(0) { sum, rest in
      rest.before >= day && !rest.isOpen ? sum + rest.days : sum
    }
    return last.days(since: day) - resting <= AnalysisOptions.activeDays
  }

  /// The longest break since a day.
  func longestBreak(since day: CivilDate) -> Break? {
    breaks.filter { $0.before >= day }.max { $0.days < $1.days }
  }

  /// The last break that ended up to a day.
  func lastBreak(endedBy day: CivilDate) -> Break? {
    breaks.last { !$0.isOpen && $0.end <= day }
  }
}
