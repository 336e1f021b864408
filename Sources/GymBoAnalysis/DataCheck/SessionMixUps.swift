internal import GymBoPlatform

/// Finds sessions that were logged in the other unit as a whole: most of their lifts are 2.2 times as heavy or light as
/// usual.
struct SessionMixUps {
  /// A lift in a session whose strength is far from usual.
  struct Lift {
    let sets: [LiftLoads.WorkSet]
    let usual: UsualLoads
    /// ln of the day's best strength over the usual one.
    let change: Double
  }

  /// How far a lift's change may be from ln 2.2, as a natural logarithm, and the median of a session's lifts. With two
  /// lifts the median has to be nearer.
  static let liftTolerance = 0.45
  static let medianTolerance = 0.2
  static let medianToleranceOfTwo = 0.12
  /// The share of the session's lifts that have to be off.
  static let share = 0.75
  static let fewestLifts = 2
  /// From this number of lifts on, 2.2 times as heavy is enough. Fewer lifts, and lighter ones, have to meet the usual loads
  /// when converted, in this share of the sets: a light day is lighter by any factor.
  static let manyLifts = 3
  static let metShare = 0.6
  static let exactness = 0.005

  /// By session of the log.
  private var lifts: [Int: [Lift]] = [:]

  /// Adds a lift of a session if its strength is off by about 2.2.
  mutating func add(_ sets: [LiftLoads.WorkSet], _ usual: UsualLoads, session: Int) {
    guard usual.sessions >= 2 else { return }
    let change = log(sets.reduce(0) { max($0, $1.strength) } / usual.typicalStrength)
    guard abs(abs(change) - log(UnitMixUp.poundsPerKilogram)) < SessionMixUps.liftTolerance else {
      return
    }
    lifts[session, default: []].append(Lift(sets: sets, usual: usual, change: change))
  }

  /// Sessions with enough lifts that are off, to be compared with all lifts of the session.
  var candidates: Set<Int> {
    Set(lifts.filter { $0.value.count >= SessionMixUps.fewestLifts }.keys)
  }

  /// The sets of the sessions that were logged in the other unit, with the factor of each session.
  /// - Parameter judged: the number of lifts of a session that have neighbours to be compared with.
  func find(judged: [Int: Int]) -> [(set: LiftLoads.WorkSet, factor: Double)] {
    candidates.sorted().flatMap { session in
      let own = lifts[session] ?? []
      return [1.0, -1.0].flatMap { sign -> [(set: LiftLoads.WorkSet, factor: Double)] in
        let off = own.filter { $0.change * sign > 0 }
        let factor = sign > 0 ? UnitMixUp.poundsPerKilogram : PlateGrid.pound
        guard isMixUp(off, factor, of: judged[session] ?? own.count) else { return [] }
        return off.flatMap { lift in lift.sets.map { ($0, factor) } }
      }
    }
  }

  private func isMixUp(_ off: [Lift], _ factor: Double, of judged: Int) -> Bool {
    guard off.count >= SessionMixUps.fewestLifts,
      Double(off.count) >= SessionMixUps.share * Double(judged)
    else { return false }
    let isMany = off.count >= SessionMixUps.manyLifts
    let middle = UsualLoads.middle(of: off.map { abs($0.change) })
    let tolerance =
      isMany ? SessionMixUps.medianTolerance : SessionMixUps.medianToleranceOfTwo
    guard abs(middle - log(UnitMixUp.poundsPerKilogram)) <= tolerance else { return false }
    if isMany, factor > 1 { return true }
    let sets = off.reduce(0) { $0 + $1.sets.count }
    let met = off.reduce(0) { sum, lift in
      sum
        + lift.sets.count {
          lift.usual.contains($0.load / factor, within: SessionMixUps.exactness)
        }
    }
    return Double(met) >= SessionMixUps.metShare * Double(sets)
  }
}
