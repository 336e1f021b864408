internal import GymBoAnalysis
package import GymBoLog

/// Back-off sets: a percentage less load than the top set, repeated until its repetitions are as hard again.
///
/// Source: Tuchscherer M, Fatigue Percents Revisited (Reactive Training Systems). Evidence grade: practitioner rule.
package struct LoadDrop: Sendable, Hashable {
  /// Of the top set's load.
  package let percent: Double

  /// What a caller may choose.
  package static let percentages = 0.0...50.0

  /// - Returns: nil outside 0…50 %.
  package init?(percent: Double) {
    guard LoadDrop.percentages.contains(percent) else { return nil }
    self.percent = percent
  }

  /// The load of the back-off sets, before rounding down to what can be loaded.
  /// - Returns: nil for a load that is not positive.
  package func load(from top: Load) -> Load? {
    guard top > .zero, top <= .maximum else { return nil }
    return Load(units: Int64((Double(top.units) * (100 - percent) / 100).rounded()))
  }
}

/// How much a session has tired a lift: 1 − e1RM of the set / e1RM of the top set, in percent, by the chart.
///
/// Source and evidence grade as of ``LoadDrop``; the bands are convention.
package struct FatiguePercent: Sendable, Hashable {
  /// What the percentage is called.
  package enum Band: String, MachineWord, Hashable {
    case low, medium, high
  }

  /// Where the medium and the high band begin.
  package static let medium = 4.0
  /// Where the high band begins, percent.
  package static let high = 7.0

  /// The fatigue, percent.
  package let percent: Double

  /// What the percentage is called.
  package var band: Band {
    percent < FatiguePercent.medium ? .low : percent < FatiguePercent.high ? .medium : .high
  }

  /// A set as the chart needs it, the load in any unit.
  package struct RatedSet: Sendable, Hashable {
    /// The load.
    package var load: Double
    /// Repetitions done.
    package var repetitions: Int
    /// The RPE, 1…10.
    package var rpe: Double

    /// A set with its RPE.
    package init(load: Double, repetitions: Int, rpe: Double) {
      self.load = load
      self.repetitions = repetitions
      self.rpe = rpe
    }

    var estimate: Double? {
      RTSChart.estimate(load: load, repetitions: Double(repetitions), rpe: rpe)
    }
  }

  /// - Returns: nil where one of the sets is off the chart. Negative where the later set was the better one.
  package init?(initial: RatedSet, set: RatedSet) {
    guard let first = initial.estimate, let later = set.estimate else { return nil }
    percent = 100 * (1 - later / first)
  }
}

extension FatiguePercent {
  /// The method as it is declared: formula, constants, range, evidence and source.
  static let method = MethodDeclaration(
    identifier: "fatigue_percent", name: "Load drop and fatigue percent", kind: .progression,
    formula:
      "back-off load = top load · (1 − f / 100); fatigue = 100 · (1 − e1RM of the set / e1RM of "
      + "the best); medium from a, high from b",
    constants: [.init("a", FatiguePercent.medium), .init("b", FatiguePercent.high)],
    range: "sets on the chart", rangeReason: "both e1RM are the chart's",
    unit: "percent", evidence: .practitioner,
    source: "Tuchscherer M, Fatigue Percents Revisited (Reactive Training Systems)",
    example: .init(
      given: "140 × 5 at RPE 9, then 140 × 5 at 10", expected: 3.013, decimals: 3,
      source: "computed",
      answer: {
        FatiguePercent(
          initial: .init(load: 140, repetitions: 5, rpe: 9),
          set: .init(load: 140, repetitions: 5, rpe: 10))?.percent
      }))
}
