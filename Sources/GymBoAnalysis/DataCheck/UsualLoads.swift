/// What is usual for a lift around one session: the loads of its neighbouring sessions.
struct UsualLoads {
  /// The loads of all sets, in kilograms.
  private(set) var loads: [Double]
  /// The lightest and the heaviest of them, and the best set's strength. Sessions far from the others do not count here,
  /// because they may have a slip of their own.
  private(set) var least: Double
  private(set) var greatest: Double
  private(set) var strength: Double
  /// The best strength of the strongest neighbour over that of the weakest: by as much the lift goes up and down. 1 for a
  /// single neighbour.
  let spread: Double
  /// The median of the neighbours' best strengths.
  let typicalStrength: Double
  let sessions: Int

  /// A session is far from the others if its loads are this many times their median, or this part of it.
  static let farFactor = 3.0
  /// Light loads vary more, because of warm-ups.
  static let farLightFactor = 5.0
  /// How far a repaired load may be outside the usual ones.
  static let slack = 1.25

  /// - Parameter neighbours: the sets of each neighbouring session; no session is empty.
  init(_ neighbours: [[LiftLoads.WorkSet]]) {
    var (loads, least, greatest, strengths) = ([Double](), [Double](), [Double](), [Double]())
    loads.reserveCapacity(neighbours.reduce(0) { $0 + $1.count })
    least.reserveCapacity(neighbours.count)
    greatest.reserveCapacity(neighbours.count)
    strengths.reserveCapacity(neighbours.count)
    for sets in neighbours {
      var (lightest, heaviest, strongest) = (Double.infinity, 0.0, 0.0)
      for set in sets {
        loads.append(set.load)
        lightest = min(lightest, set.load)
        heaviest = max(heaviest, set.load)
        strongest = max(strongest, set.strength)
      }
      least.append(lightest)
      greatest.append(heaviest)
      strengths.append(strongest)
    }
    self.loads = loads
    sessions = neighbours.count
    typicalStrength = UsualLoads.middle(of: strengths)
    let mostLoad = UsualLoads.farFactor * UsualLoads.middle(of: greatest)
    let (typical, far) = (typicalStrength, UsualLoads.farFactor)
    let leastLoad = UsualLoads.middle(of: least) / UsualLoads.farLightFactor
    self.least = least.filter { $0 >= leastLoad }.min() ?? .infinity
    self.greatest = greatest.filter { $0 <= mostLoad }.max() ?? 0
    let near = strengths.filter { $0 <= typical * far && $0 >= typical / far }
    let (strongest, weakest) = (near.max() ?? 0, near.min() ?? 0)
    strength = strongest
    spread = weakest > 0 ? strongest / weakest : 1
  }

  /// Adds the other sets of the session itself.
  mutating func add(_ mates: [LiftLoads.WorkSet]) {
    guard !mates.isEmpty else { return }
    let middle = UsualLoads.middle(of: mates.map(\.load))
    loads += mates.map(\.load)
    for mate in mates {
      if mate.load >= middle / UsualLoads.farLightFactor { least = min(least, mate.load) }
      if mate.load <= middle * UsualLoads.farLightFactor {
        greatest = max(greatest, mate.load)
        strength = max(strength, mate.strength)
      }
    }
  }

  /// Whether a load is one of the usual range, or not far from it.
  func admits(_ load: Double) -> Bool {
    load >= least / UsualLoads.slack && load <= greatest * UsualLoads.slack
  }

  /// Whether a usual load equals a load up to a share of it.
  func contains(_ load: Double, within tolerance: Double) -> Bool {
    loads.contains { abs(load / $0 - 1) <= tolerance }
  }

  /// The median; of an even number of values, the geometric mean of the middle two. 0 for none.
  static func middle(of values: [Double]) -> Double { middle(ofSorted: values.sorted()) }

  static func middle(ofSorted sorted: [Double]) -> Double {
    guard !sorted.isEmpty else { return 0 }
    let half = sorted.count / 2
    return sorted.count % 2 == 1 ? sorted[half] : (sorted[half - 1] * sorted[half]).squareRoot()
  }
}
