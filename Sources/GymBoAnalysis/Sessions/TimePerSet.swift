internal import GymBoLog

/// How long a workout took for each working set, rests included: less is denser training.
///
/// Missing without a working set, and without a duration of up to 6 hours: a longer one is a workout that was not ended.
package enum TimePerSet {
  /// Seconds a working set.
  /// - Parameter totals: those of one session.
  package static func seconds(_ totals: Totals) -> Finding<Double> {
    guard totals.workingSets > 0 else { return .missing(.noSets) }
    return totals.averageDuration.map { $0 / Double(totals.workingSets) }
  }
}

extension SessionFinding {
  /// Seconds a working set, against the session before.
  package var timePerSet: Comparison {
    comparison(TimePerSet.seconds(totals), previousTotals.map(TimePerSet.seconds))
  }
}

extension TimePerSet {
  /// The method as it is declared: formula, constants, range, evidence and source.
  package static let method = MethodDeclaration(
    identifier: "time_per_set", name: "Time per set", kind: .volume,
    formula: "t = d / n, d the duration of a session, n its working sets; 3600 / t sets an hour",
    constants: [.init("longest d in h", Double(Totals.longestPlausible) / 3600)],
    range: "sessions with a working set and a duration of up to 6 hours",
    rangeReason: "a longer duration is that of a workout that was not ended",
    unit: "s", evidence: .practitioner,
    source: "training density as coaches use it, sets for a time, turned round",
    example: .init(
      given: "1 h with 20 working sets", expected: 180, decimals: 0, source: "computed",
      answer: {
        var totals = Totals()
        totals.workouts = 1
        totals.workingSets = 20
        totals.plausibleSeconds = 3600
        totals.plausibleWorkouts = 1
        return TimePerSet.seconds(totals).value
      }))
}
