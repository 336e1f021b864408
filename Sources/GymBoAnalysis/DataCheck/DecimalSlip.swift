/// Finds slips of the decimal point: loads ten times too large, or too small.
///
/// A slip stands alone. Its load is far from all neighbours and from the other sets of the session, no other session of the year
/// has it, and with the point moved it is one of the usual loads, for no more repetitions than that load allows: 20 repetitions
/// with a tenth are a warm-up.
struct DecimalSlip {
  /// A load is too heavy if it is this many times the heaviest usual one, and too light if it is this part of the
  /// lightest. Less than ten, because the set meant may be a light one, or a heavy one.
  static let farAbove = 2.5
  static let farBelow = 2.0
  /// A whole session may be lighter or heavier for other reasons, and so may its first set. Their loads, with the point moved,
  /// must be usual loads up to this share.
  static let exactness = 0.01
  /// A set between two sets is a slip if with the point moved it is as heavy as they are, up to this share.
  static let betweenTolerance = 0.3
  /// Loads that stand for "no load" or "bar only", in kilograms: a first set or a whole session of them is no slip.
  static let placeholder = 1.0
  static let bars = [20, 15, 45 * PlateGrid.pound, 35 * PlateGrid.pound, 55 * PlateGrid.pound]

  let lift: LiftLoads
  let day: Int

  /// What the load of a group has to be divided by; nil if it is no slip.
  func factor(of group: LoadGroup, _ usual: UsualLoads) -> Double? {
    let load = group.load
    if load >= DecimalSlip.farAbove * usual.greatest, usual.admits(load / 10),
      !group.isWholeSession || usual.contains(load / 10, within: DecimalSlip.exactness),
      !lift.hasSessions(mostlyAbove: load, besides: day)
    {
      return 10
    }
    guard usual.admits(load * 10), 10 * group.strength <= UsualLoads.slack * usual.strength else {
      return nil
    }
    return isBetweenHeavySets(group) || isTooLight(group, usual) ? 0.1 : nil
  }

  private func isTooLight(_ group: LoadGroup, _ usual: UsualLoads) -> Bool {
    let load = group.load
    guard load <= usual.least / DecimalSlip.farBelow else { return false }
    if group.isFirst, DecimalSlip.isBar(load) { return false }
    if group.isWholeSession, load <= DecimalSlip.placeholder { return false }
    // The first set may be a warm-up lighter than any before.
    if group.isFirst, !usual.contains(load * 10, within: DecimalSlip.exactness) { return false }
    return !lift.isHabit(atMost: load, besides: day)
  }

  /// Whether the set is the only one of its load, and nobody goes down to a tenth and up again. After the last heavy set nobody
  /// goes down to a tenth, either.
  private func isBetweenHeavySets(_ group: LoadGroup) -> Bool {
    guard group.sets.count == 1, let before = group.before else { return false }
    func isAlike(_ other: LiftLoads.WorkSet) -> Bool {
      abs(10 * group.load / other.load - 1) <= DecimalSlip.betweenTolerance
    }
    return isAlike(before) && (group.after.map(isAlike) ?? true)
  }

  /// The same for a session with several loads, all of them at once.
  func factor(ofSession loads: [Double], _ usual: UsualLoads) -> Double? {
    guard let lightest = loads.first, let heaviest = loads.last,
      usual.sessions >= LoadOutliers.fewestSessions
    else { return nil }
    func areUsual(_ factor: Double) -> Bool {
      loads.allSatisfy { usual.admits($0 / factor) }
        && 2 * loads.count { usual.contains($0 / factor, within: DecimalSlip.exactness) }
          >= loads.count
    }
    if heaviest >= DecimalSlip.farAbove * usual.greatest, lightest > usual.greatest,
      areUsual(10), !lift.hasSessions(mostlyAbove: heaviest, besides: day)
    {
      return 10
    }
    if heaviest <= usual.least / LoadOutliers.leastFactor, lightest > DecimalSlip.placeholder,
      !DecimalSlip.isBar(lightest), areUsual(0.1), !lift.isHabit(atMost: heaviest, besides: day)
    {
      return 0.1
    }
    return nil
  }

  static func isBar(_ load: Double) -> Bool { bars.contains { abs(load - $0) < 0.06 } }
}

/// The sets of one load in a session of a lift.
struct LoadGroup {
  let load: Double
  let sets: [LiftLoads.WorkSet]
  /// The session's sets with other loads.
  let mates: [LiftLoads.WorkSet]
  /// Whether the first set of the session is one of them.
  let isFirst: Bool
  /// The sets before and after, where the group is a single set.
  let before: LiftLoads.WorkSet?
  let after: LiftLoads.WorkSet?

  var isWholeSession: Bool { mates.isEmpty }
  var strength: Double { sets.reduce(0) { max($0, $1.strength) } }

  init(load: Double, of all: [LiftLoads.WorkSet]) {
    self.load = load
    sets = all.filter { $0.load == load }
    mates = all.filter { $0.load != load }
    isFirst = all.first?.load == load
    let index = all.firstIndex { $0.load == load } ?? 0
    before = index > 0 ? all[index - 1] : nil
    after = index + 1 < all.count ? all[index + 1] : nil
  }
}
