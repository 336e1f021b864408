internal import GymBoAnalysis
internal import GymBoLog

/// Work of before that the last session is far below.
extension LiftAdvice {
  /// A load this many times the continued one was other work: the lift was practised since, or is counted differently.
  private static let farBelow = 2.0

  /// The best set of the latest session of the last year with more than twice the continued load; nil where there is none, or where
  /// most sessions of the weeks up to it were with the load of now: then that one is another machine, or counted in another way.
  var heavierBefore: Int? {
    guard !lifter.isHurt(lift), let load = currentLoad, log.columns.semantics[row] == .loaded else {
      return nil
    }
    let first = last.date.advanced(by: -LiftAdvice.daysOfYear)
    for session in lift.sessions.reversed() {
      guard session.date >= first else { return nil }
      let heavier = session.rows.filter { set in
        guard let own = log.columns.load[set], log.columns.repetitions[set] ?? 0 > 0,
          !traits.isSuspect[set]
        else { return false }
        return Double(own) > LiftAdvice.farBelow * Double(load.units)
      }
      if session.date < last.date, let best = heavier.max(by: isLess) {
        return wasUsual(until: session.date, above: load) ? best : nil
      }
    }
    return nil
  }

  /// Whether at least half of the sessions of six weeks up to a day had more than twice a load.
  private func wasUsual(until day: CivilDate, above load: Load) -> Bool {
    let around = lift.sessions.filter {
      $0.date <= day && day.days(since: $0.date) <= AnalysisOptions.activeDays
    }
    let heavy = around.count { session in
      session.rows.contains {
        Double(log.columns.load[$0] ?? 0) > LiftAdvice.farBelow * Double(load.units)
      }
    }
    return 2 * heavy >= around.count
  }

  private func isLess(_ one: Int, _ other: Int) -> Bool {
    let sets = log.columns
    return (sets.load[one] ?? 0, sets.repetitions[one] ?? 0)
      < (sets.load[other] ?? 0, sets.repetitions[other] ?? 0)
  }
}

extension LiftFindings {
  /// By what factor a set of late was heavier than what is suggested, and how many days ago at most.
  private static let (clearlyHeavier, lately) = (1.1, 28)

  /// The latest set of four weeks that had a tenth more load than is suggested, for as many repetitions or more, on another day than
  /// the one that is gone on from, be it in another workout: who did that reads of it. nil where there is none, and where the
  /// lifter's own note says what comes next, or a break after a day that was not light.
  func heavierLately(
    than suggestion: Suggestion, of lift: LiftFinding, isFromLightDay: Bool
  ) -> Int? {
    let (sets, traits) = (history.log.columns, history.traits)
    guard suggestion.semantics == .loaded, suggestion.action != .follow,
      suggestion.rule != .afterBreak || isFromLightDay,
      suggestion.passedOver == nil, let load = suggestion.load,
      let repetitions = suggestion.repetitions, let last = lift.sessions.last?.date
    else { return nil }
    let least = LiftFindings.clearlyHeavier * Double(load.units)
    for session in lift.sessions.reversed() where session.date != suggestion.lastSession {
      guard last.days(since: session.date) <= LiftFindings.lately else { return nil }
      let heavier = session.rows.filter { row in
        !traits.isSuspect[row] && sets.semantics[row] == .loaded
          && Double(sets.load[row] ?? 0) >= least && sets.repetitions[row] ?? 0 >= repetitions
      }
      if let best = heavier.max(by: { sets.load[$0] ?? 0 < sets.load[$1] ?? 0 }) { return best }
    }
    return nil
  }
}
