internal import GymBoLog

/// Prilepin's table: how many repetitions a session holds in each zone of the 1RM, from the training of Olympic
/// weightlifters. For the slow lifts it is a practitioner's guide, not a finding.
///
/// Source: Prilepin AS, as printed by Hristov H (2005) How to design strength training programs using Prilepin's table.
package struct Prilepin: Sendable, Hashable {
  /// A row of the table.
  package struct Reference: Sendable, Hashable {
    /// The zone of intensity.
    package var zone: IntensityZones.Zone
    /// Repetitions of one set.
    package var repetitionsPerSet: ClosedRange<Int>
    /// Repetitions of a session, all sets together.
    package var repetitions: ClosedRange<Int>
    /// The repetitions of a session that the table calls optimal.
    package var optimal: Int
  }

  /// Below 55 % the table says nothing.
  package static let table = [
    Reference(zone: .from55, repetitionsPerSet: 3...6, repetitions: 18...30, optimal: 24),
    Reference(zone: .from70, repetitionsPerSet: 3...6, repetitions: 12...24, optimal: 18),
    Reference(zone: .from80, repetitionsPerSet: 2...4, repetitions: 10...20, optimal: 15),
    Reference(zone: .from90, repetitionsPerSet: 1...2, repetitions: 4...10, optimal: 7),
  ]

  /// Where the session's repetitions lie.
  package enum Verdict: String, MachineWord, Hashable {
    case below
    case within
    case above
  }

  /// One zone of one session of a lift.
  package struct Row: Sendable, Hashable {
    /// What the table says of the zone.
    package var reference: Reference
    /// Sets done in the zone.
    package var sets: Int
    /// Repetitions done in the zone.
    package var repetitions: Int
    /// Sets with fewer or more repetitions than the table has for one set.
    package var setsOutside: Int

    /// Where the repetitions lie against the table's range.
    package var verdict: Verdict {
      repetitions < reference.repetitions.lowerBound
        ? .below : repetitions > reference.repetitions.upperBound ? .above : .within
    }
  }

  /// The zones in which the session has a set, in order.
  package var rows: [Row]

  /// - Parameter sets: of one lift in one session.
  package init(_ sets: [LiftIntensity.RatedSet]) {
    rows = Prilepin.table.compactMap { reference in
      let inZone = sets.filter { IntensityZones.Zone(percent: $0.percent) == reference.zone }
      guard !inZone.isEmpty else { return nil }
      return Row(
        reference: reference, sets: inZone.count,
        repetitions: inZone.reduce(0) { $0 + $1.repetitions },
        setsOutside: inZone.count { !reference.repetitionsPerSet.contains($0.repetitions) })
    }
  }
}

extension Prilepin {
  /// The method as it is declared: formula, constants, range, evidence and source.
  package static let method = MethodDeclaration(
    identifier: "prilepin", name: "Prilepin's table", kind: .volume,
    formula: "repetitions of a lift in a session, by zone, against lowest, optimal and highest",
    constants: table.flatMap { row -> [MethodDeclaration.Constant] in
      let zone = row.zone.range
      return [
        .init("lowest, \(zone)", Double(row.repetitions.lowerBound)),
        .init("optimal, \(zone)", Double(row.optimal)),
        .init("highest, \(zone)", Double(row.repetitions.upperBound)),
      ]
    },
    range: "55 % of the current 1RM and more",
    rangeReason: "the table says nothing below; it describes the training of Olympic weightlifters",
    unit: "repetitions", evidence: .practitioner,
    source: "Prilepin AS, as printed by Hristov H (2005) How to design strength training programs "
      + "using Prilepin's table",
    example: .init(
      given: "80–89 %: the optimal number", expected: 15, decimals: 0, source: "Hristov (2005)",
      answer: { table.first { $0.zone == .from80 }.map { Double($0.optimal) } }))
}
