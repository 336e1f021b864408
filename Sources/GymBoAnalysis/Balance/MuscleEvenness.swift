internal import GymBoKernels
package import GymBoLog

/// The Gini coefficient of fractional sets over muscles for each week, for charts: 0 if all muscles had equally many
/// sets, near 1 if few muscles had all of them.
///
/// Over the muscles that have volume landmarks, those without a set included. Source: `giniCoefficient(_:)`.
package struct MuscleEvenness: Sendable, Hashable {
  /// The evenness of one week.
  package struct Week: Sendable, Hashable {
    /// The week.
    package var week: ISOWeek
    /// The Gini coefficient of the week's sets over the muscles, 0…1.
    package var gini: Finding<Double>
  }

  /// The muscles compared, in the order of `Muscle.allCases`.
  package static let muscles = Muscle.allCases.filter { VolumeLandmarks.standard[$0] != nil }

  /// One a week with a session, in order.
  package var weeks: [Week]

  /// The evenness of every week with a session.
  package init(_ volume: WeeklyVolume) {
    let width = Muscle.allCases.count
    weeks = volume.weeks.indices.map { index in
      let sets = MuscleEvenness.muscles.map { volume.fractionalSets[index * width + $0.index] }
      return Week(
        week: volume.weeks[index], gini: Finding(giniCoefficient(sets.span), orMissing: .noMuscles))
    }
  }
}

extension MuscleEvenness {
  /// The method as it is declared: formula, constants, range, evidence and source.
  package static let method = MethodDeclaration(
    identifier: "gini", name: "Gini coefficient of sets over muscles", kind: .balance,
    formula: "Σ (2i − n − 1) x(i) / (n Σ x), x ascending, n muscles",
    constants: [.init("n", Double(muscles.count))],
    range:
      "weeks with at least one set; muscles with volume landmarks, those without a set included",
    rangeReason: "without a set there is nothing to share",
    unit: "0 (even) to (n − 1) / n", evidence: .practitioner,
    source: "Gini C (1912) Variabilità e mutabilità; Dixon PM et al. (1987) Ecology 68:1548–1551",
    example: .init(
      given: "14, 16, 10, 8, 6, 9, 12, 4 sets", expected: 0.2168, decimals: 4, source: "computed",
      answer: { giniCoefficient(([14, 16, 10, 8, 6, 9, 12, 4] as [Double]).span) }))
}
