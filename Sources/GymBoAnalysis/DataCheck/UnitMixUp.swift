internal import GymBoPlatform

/// Finds loads that were logged in the other unit: a set, or a lift in a session. A load 2.2 times too heavy stands out.
/// One too light may be a warm-up, a drop set or a light day. It counts only if a conversion shows: the load is off the
/// plates of the lift, and converted it is a usual load.
struct UnitMixUp {
  static let poundsPerKilogram = 1 / PlateGrid.pound
  /// A load too heavy is at least this many times the heaviest usual one.
  static let farAbove = 1.25
  /// It is also a feat: its strength is this many times the best usual one. A test of the maximum passes that by far less.
  static let feat = 1.5
  /// The same for all sets of a lift, where one great set counts less.
  static let featOfSession = 1.4
  /// How closely a repaired load has to meet a usual one: plates are 2.5 % apart, and a rounded conversion is off by 1 %.
  static let tolerance = 0.015
  /// A load that is twice a usual one may still be a mix-up if it meets another one as closely as this.
  static let exactness = 0.003
  /// Two dumbbells logged as one are exactly twice a usual load.
  static let doubleTolerance = 0.001
  /// How far the strength of a session may be from 2.2 times the usual, as a natural logarithm: strength varies by a
  /// twentieth from session to session, and lifters get stronger.
  static let strengthTolerance = 0.25

  /// The share of a session's loads that meet usual ones when converted.
  static let metShare = 0.75

  let lift: LiftLoads
  let day: Int

  /// What the load of a group has to be divided by; nil if it is no mix-up.
  func factor(of group: LoadGroup, _ usual: UsualLoads) -> Double? {
    let (load, pounds) = (group.load, UnitMixUp.poundsPerKilogram)
    if load >= UnitMixUp.farAbove * usual.greatest,
      group.strength >= max(UnitMixUp.feat, usual.spread) * usual.strength,
      usual.admits(load / pounds), usual.contains(load / pounds, within: UnitMixUp.tolerance),
      !UnitMixUp.isDouble(load, usual), !lift.isHabit(atLeast: load, besides: day)
    {
      return pounds
    }
    if 2 * group.sets.count <= usual.loads.count,
      let factor = convertedFactor(of: [load], mates: group.mates, usual)
    {
      return factor
    }
    return isDip(group) ? 1 / pounds : nil
  }

  /// The factor by which most loads look converted and all of them are usual ones. In a lift whose loads go up and down by
  /// as much as the factor, a load too heavy says nothing.
  private func convertedFactor(
    of loads: [Double], mates: [LiftLoads.WorkSet], _ usual: UsualLoads
  ) -> Double? {
    guard let grid = PlateGrid(of: usual.loads) else { return nil }
    let pounds = UnitMixUp.poundsPerKilogram
    return [pounds, 1 / pounds].first { factor in
      func isConverted(_ load: Double) -> Bool { grid.looksConverted(load, by: factor) }
      return (factor < 1 || usual.spread < pounds)
        && 2 * loads.count(where: isConverted) > loads.count
        && loads.allSatisfy { usual.admits($0 / factor) }
        // In a gym with plates of the other unit, converted loads are right, and not all would be usual.
        && mates.allSatisfy { !isConverted($0.load) || usual.admits($0.load / factor) }
        && !mixesUnits(grid, factor)
    }
  }

  /// Whether other sessions of the year have converted loads, too: then the lifter trains with plates of both units.
  private func mixesUnits(_ grid: PlateGrid, _ factor: Double) -> Bool {
    var found = 0
    for other in lift.othersOfYear(besides: day)
    where lift.sets(of: other).contains(where: { grid.looksConverted($0.load, by: factor) }) {
      found += 1
      if found >= LiftLoads.fewestHabitSets { return true }
    }
    return false
  }

  private static func isDouble(_ load: Double, _ usual: UsualLoads) -> Bool {
    usual.contains(load / 2, within: doubleTolerance)
      && !usual.contains(load / poundsPerKilogram, within: exactness)
  }

  /// Whether a single set is, converted, as heavy as one beside it, with no more repetitions, and much lighter than the sets
  /// before it and after it: nobody rests like that, and a back-off set has more repetitions. Before the first set there is
  /// nothing, and a warm-up is as light.
  private func isDip(_ group: LoadGroup) -> Bool {
    guard group.sets.count == 1, let set = group.sets.first, !set.isDrop, let before = group.before
    else { return false }
    let beside = [before] + (group.after.map { [$0] } ?? [])
    guard beside.allSatisfy({ $0.load >= LoadOutliers.leastFactor * set.load }),
      beside.contains(where: { UnitMixUp.isTyped(set.load, for: $0.load) })
    else { return false }
    let most = beside.reduce(0) { max($0, $1.repetitions) }
    if group.after != nil { return set.repetitions <= most + 2 }
    return set.repetitions <= most && group.mates.count > 1
      && !lift.isHabit(atMost: set.load, besides: day)
  }

  /// Whether a load is the number of kilograms for another one's pounds, as people type it.
  private static func isTyped(_ load: Double, for other: Double) -> Bool {
    let meant = load * poundsPerKilogram
    return abs(meant / other - 1) <= typedTolerance(of: meant)
  }

  /// How far a load may be from a usual one where its number was typed in the other unit: people type what the plates of
  /// that unit give, to the nearest 2.5 kg.
  private static func typedTolerance(of load: Double) -> Double {
    min(max(tolerance, halfStep / load), widestTolerance)
  }

  /// Half of the smallest usual step, in kilograms, and the most that light loads are allowed for it.
  private static let (halfStep, widestTolerance) = (1.25, 0.1)

  /// What all loads of a session have to be divided by; nil if they are no mix-up.
  func factor(
    ofSession sets: [LiftLoads.WorkSet], _ loads: [Double], _ usual: UsualLoads
  ) -> Double? {
    convertedFactor(of: loads, mates: [], usual)
      ?? (isTooStrong(sets, loads, usual)
        ? UnitMixUp.poundsPerKilogram : isTooWeak(sets, loads, usual) ? PlateGrid.pound : nil)
  }

  /// Whether a session is about 2.2 times as weak as usual, and nearly all of its loads meet usual ones exactly when
  /// converted: a light day is lighter by any factor.
  private func isTooWeak(
    _ sets: [LiftLoads.WorkSet], _ loads: [Double], _ usual: UsualLoads
  ) -> Bool {
    let pounds = UnitMixUp.poundsPerKilogram
    guard let heaviest = loads.last, usual.sessions >= LoadOutliers.fewestSessions,
      loads.allSatisfy({ usual.admits($0 * pounds) })
    else { return false }
    let met = loads.count { usual.contains($0 * pounds, within: UnitMixUp.exactness) }
    let strength = sets.reduce(0) { max($0, $1.strength) }
    return Double(met) >= UnitMixUp.metShare * Double(loads.count)
      && abs(log(usual.typicalStrength / strength) - log(pounds)) <= UnitMixUp.strengthTolerance
      && !lift.isHabit(atMost: heaviest, besides: day)
  }

  /// Whether a session is about 2.2 times as strong as usual, and its loads meet usual ones when converted.
  private func isTooStrong(
    _ sets: [LiftLoads.WorkSet], _ loads: [Double], _ usual: UsualLoads
  ) -> Bool {
    let pounds = UnitMixUp.poundsPerKilogram
    func share(_ factor: Double, within tolerance: Double) -> Double {
      let met = loads.count { usual.contains($0 / factor, within: tolerance) }
      return Double(met) / Double(loads.count)
    }
    guard let heaviest = loads.last, usual.sessions >= LoadOutliers.fewestSessions,
      heaviest >= UnitMixUp.farAbove * usual.greatest,
      loads.allSatisfy({ usual.admits($0 / pounds) })
    else { return false }
    let strength = sets.reduce(0) { max($0, $1.strength) }
    let met = share(pounds, within: UnitMixUp.tolerance)
    let doubled = share(2, within: UnitMixUp.doubleTolerance)
    // Another machine is heavier by any factor, so its loads have to meet the usual ones.
    let isMet = met >= UnitMixUp.metShare || lift.isFreeWeight && met >= 0.33
    return isMet && doubled < met
      && strength >= max(UnitMixUp.featOfSession, usual.spread) * usual.strength
      && abs(log(strength / usual.typicalStrength) - log(pounds)) <= UnitMixUp.strengthTolerance
      && !lift.isHabit(atLeast: heaviest, besides: day)
  }
}
