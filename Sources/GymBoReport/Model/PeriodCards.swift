internal import GymBoAnalysis
internal import GymBoLog

/// The reported week and the longer periods up to the report's day, each against the one before it.
struct PeriodCards: Sendable {
  struct Period: Sendable {
    var kind: PeriodKind
    var finding: PeriodFinding

    func comparison(_ measure: PeriodMeasure) -> Comparison {
      switch measure {
      case .workouts: finding.workouts
      case .volume: finding.volume
      case .time: finding.duration
      case .sets: finding.workingSets
      }
    }
  }

  var periods: [Period]

  init(_ findings: HistoryFindings) {
    periods = findings.periods.compactMap { period in
      switch period.kind {
      case .week: Period(kind: .week, finding: findings.week.period)
      case .month, .threeMonths, .year: Period(kind: period.kind, finding: period)
      case .last30Days: nil
      }
    }
  }
}
