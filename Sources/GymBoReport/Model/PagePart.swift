/// The parts of the page, in their order: that of the text report, then what only the page has.
enum PagePart: Sendable, Hashable, CaseIterable {
  case week, bests, attention, insights, next, plan, lifts, muscles, balance, history, streaks,
    body, data
}

/// The numbers of a period that are shown large.
enum PeriodMeasure: Sendable, Hashable, CaseIterable {
  case workouts, volume, time, sets
}
