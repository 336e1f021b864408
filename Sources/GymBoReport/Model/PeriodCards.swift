internal import GymBoAnalysis
internal import GymBoLog

/// The reported week and the longer periods up to the report's day, each against the one before it. Of a week that has just begun
/// the finished one is shown: a Monday against a Monday says nothing.
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

  init(_ findings: HistoryFindings, _ verdict: WeekVerdict) {
    let finished = verdict.finished == nil ? nil : findings.week.lastComplete
    periods = findings.periods.compactMap { period in
      switch period.kind {
      case .week: Period(kind: .week, finding: finished ?? findings.week.period)
      case .month, .threeMonths, .year: Period(kind: period.kind, finding: period)
      case .last30Days: nil
      }
    }
  }
}
