internal import GymBoLog

/// Which period, and what it is compared with.
public enum PeriodKind: String, Sendable, Hashable, CaseIterable {
  /// The ISO week so far against the same days of the week before.
  case week
  /// The calendar month so far against the same days of the month before; a complete one against the whole month before.
  case month
  /// The three months up to today against the three before.
  case threeMonths
  /// The calendar year so far against the same days of the year before; a complete one against the whole year before.
  case year
  /// The last 30 days against the 30 before.
  case last30Days
}

/// A period of the calendar against the one before it.
package struct PeriodFinding: Sendable, Hashable {
  /// Which period it is.
  package var kind: PeriodKind
  /// Its days, up to the report's day.
  package var range: DayRange
  /// The days it is compared with.
  package var previousRange: DayRange
  /// What was done in the period.
  package var current: Totals
  /// What was done in the period before it.
  package var previous: Totals

  /// Sessions.
  package var workouts: Comparison { count(\.workouts) }
  /// Working sets.
  package var workingSets: Comparison { count(\.workingSets) }
  /// Volume in kilograms.
  package var volume: Comparison { quantity(\.volume) }
  /// Seconds trained.
  package var duration: Comparison { quantity(\.duration) }
  /// Seconds a session, over durations up to 6 hours.
  package var averageDuration: Comparison { quantity(\.averageDuration) }

  private func count(_ key: KeyPath<Totals, Int>) -> Comparison {
    Comparison(
      value: .known(Double(current[keyPath: key])), previous: .known(Double(previous[keyPath: key]))
    )
  }

  private func quantity(_ key: KeyPath<Totals, Finding<Double>>) -> Comparison {
    Comparison(value: current[keyPath: key], previous: previous[keyPath: key])
  }

  init(_ kind: PeriodKind, asOf: CivilDate, log: TrainingLog, traits: SetTraits) {
    let (range, previousRange) = PeriodFinding.ranges(of: kind, asOf: asOf)
    self.init(kind, range: range, previousRange: previousRange, log: log, traits: traits)
  }

  init(
    _ kind: PeriodKind, range: DayRange, previousRange: DayRange, log: TrainingLog,
    traits: SetTraits
  ) {
    self.kind = kind
    self.range = range
    self.previousRange = previousRange
    current = log.totals(in: range, traits: traits)
    previous = log.totals(in: previousRange, traits: traits)
  }

  /// The period's days up to today, and the days that it is compared with.
  static func ranges(of kind: PeriodKind, asOf: CivilDate) -> (DayRange, DayRange) {
    switch kind {
    case .week:
      let range = DayRange(asOf.isoWeek.start, asOf)
      return (range, range.shifted(byDays: -7))
    case .month:
      let start = asOf.startOfMonth
      let isComplete = asOf.advanced(by: 1).startOfMonth != start
      return (
        DayRange(start, asOf),
        DayRange(
          start.advanced(byMonths: -1),
          isComplete ? start.advanced(by: -1) : asOf.advanced(byMonths: -1))
      )
    case .threeMonths:
      let before = asOf.advanced(byMonths: -3)
      return (
        DayRange(before.advanced(by: 1), asOf),
        DayRange(asOf.advanced(byMonths: -6).advanced(by: 1), before)
      )
    case .year:
      let january = asOf.startOfMonth.advanced(byMonths: 1 - asOf.components.month)
      return (
        DayRange(january, asOf),
        DayRange(
          january.advanced(byMonths: -12),
          asOf == january.advanced(byMonths: 12).advanced(by: -1)
            ? january.advanced(by: -1) : asOf.advanced(byMonths: -12))
      )
    case .last30Days:
      let range = DayRange(asOf.advanced(by: -29), asOf)
      return (range, range.shifted(byDays: -30))
    }
  }
}
