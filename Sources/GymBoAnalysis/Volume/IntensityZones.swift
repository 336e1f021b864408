/// Working sets by percent of the current maximum.
///
/// The bounds are those of Prilepin's table, with a zone below it.
public struct IntensityZones: Sendable, Hashable {
  public enum Zone: Int, Sendable, Hashable, CaseIterable {
    case below55, from55, from70, from80, from90

    /// The percent at which each zone but the first begins.
    public static let bounds = [55.0, 70, 80, 90]

    public init(percent: Double) {
      let index = Zone.bounds.count { percent >= $0 }
      self = Zone.allCases[index]
    }

    /// As written: `55–69 %`.
    public var range: String {
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
  public var sets = [0, 0, 0, 0, 0]
  public var repetitions = [0, 0, 0, 0, 0]
  /// Sets whose current maximum is not known.
  public var unknown: Int

  public init(_ intensity: LiftIntensity) {
    unknown = intensity.setsWithoutMaximum
    for set in intensity.sets {
      let zone = Zone(percent: set.percent).rawValue
      sets[zone] += 1
      repetitions[zone] += set.repetitions
    }
  }
}
