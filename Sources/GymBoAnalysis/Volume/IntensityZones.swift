/// Working sets by percent of the current maximum.
///
/// The bounds are those of Prilepin's table, with a zone below it.
package struct IntensityZones: Sendable, Hashable {
  /// A range of percentages of the current maximum.
  package enum Zone: Int, Sendable, Hashable, CaseIterable {
    case below55, from55, from70, from80, from90

    /// The percent at which each zone but the first begins.
    package static let bounds = [55.0, 70, 80, 90]

    /// The zone of a percentage.
    package init(percent: Double) {
      let index = Zone.bounds.count { percent >= $0 }
      self = Zone.allCases[index]
    }

    /// The word used in machine formats: `from_55`.
    package var name: String {
      switch self {
      case .below55: "below_55"
      case .from55: "from_55"
      case .from70: "from_70"
      case .from80: "from_80"
      case .from90: "from_90"
      }
    }

    /// As written: `55–69 %`.
    package var range: String {
      switch self {
      case .below55: "<55 %"
      case .from55: "55–69 %"
      case .from70: "70–79 %"
      case .from80: "80–89 %"
      case .from90: "90 % and more"
      }
    }
  }

  /// One entry a zone.
  package var sets = [0, 0, 0, 0, 0]
  /// Repetitions by zone.
  package var repetitions = [0, 0, 0, 0, 0]
  /// Sets whose current maximum is not known.
  package var unknown: Int

  /// The zones of a lift's sets.
  package init(_ intensity: LiftIntensity) {
    unknown = intensity.setsWithoutMaximum
    for set in intensity.sets {
      let zone = Zone(percent: set.percent).rawValue
      sets[zone] += 1
      repetitions[zone] += set.repetitions
    }
  }
}

extension IntensityZones {
  /// The method as it is declared: formula, constants, range, evidence and source.
  package static let method = MethodDeclaration(
    identifier: "intensity_zones", name: "Intensity zones", kind: .volume,
    formula:
      "percent = 100 · load / the best e1RM of the m days before the session; zones begin at "
      + "z1 … z4",
    constants: [.init("m", Double(AnalysisOptions.activeDays))]
      + zip(1..., Zone.bounds).map { .init("z\($0)", $1) },
    range: "loaded working sets, inferred warm-ups left out",
    rangeReason: "a session is never measured by itself or by what came later",
    unit: "percent of the 1RM", evidence: .practitioner,
    source: "the bounds of Prilepin's table, with a zone below it",
    example: .init(
      given: "a set at 82 %", expected: 80, decimals: 0, source: "computed",
      answer: { Zone.bounds[Zone(percent: 82).rawValue - 1] }))
}
