internal import GymBoAnalysis
internal import GymBoLog

/// The periods up to the report's day, each against the one before it.
struct PeriodsSection: Sendable {
  /// The average workout of 30 days.
  struct Average: Sendable {
    /// In seconds.
    var duration: Double
    var before: Double?
  }

  /// Foster's numbers of the week: descriptions, no verdicts.
  struct Monotony: Sendable {
    var isOfVolume: Bool
    var factor: Double
    /// In kilograms where it is of volume.
    var strain: Double
  }

  var asOf: CivilDate
  var periods: [PeriodFinding]
  var average: Average?
  var monotony: Monotony?

  /// Whether the time of any period includes a workout too long to be meant.
  var hasLongWorkouts: Bool { periods.contains(where: \.hasLongWorkouts) }

  init(_ findings: HistoryFindings) {
    asOf = findings.asOf
    periods = findings.periods
    // Averages are of the durations that can be meant.
    if let period = findings.periods.first(where: { $0.kind == .last30Days }),
      let seconds = period.averageDuration.value.value
    {
      average = Average(duration: seconds, before: period.averageDuration.previous.value)
    }
    if let week = findings.monotony.value, let factor = week.monotony.value,
      let strain = week.strain.value
    {
      monotony = Monotony(isOfVolume: week.basis == .volume, factor: factor, strain: strain)
    }
  }
}

extension PeriodFinding {
  /// Whether the time of the period or of the one before includes a workout too long to be meant.
  var hasLongWorkouts: Bool { current.longWorkouts + previous.longWorkouts > 0 }
}
