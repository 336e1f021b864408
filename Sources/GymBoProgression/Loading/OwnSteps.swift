internal import GymBoLog

extension LoadableLoads {
  /// Different loads from which a lift's own steps are told.
  private static let fewest = 3
  /// Steps added above the heaviest load used, and around the present one of an odd bar.
  private static let beyond: Int64 = 5
  /// Loads are often written to a tenth: 9.4, 10, 11.25, 11.9 of steps of 0.625 kg. Distances that differ by no more are alike.
  private static let writtenTo = Load(thousandths: 50, of: .kilogram)
  /// The smallest step, and the most steps between the lightest and the heaviest load, and below the lightest.
  private static let smallest = Load(thousandths: 250, of: .kilogram)
  private static let mostSteps: Int64 = 200

  /// A load to a tenth of a kilogram, where those of the log are written so.
  private static func written(_ load: Load, isUneven: Bool) -> Load {
    guard isUneven else { return load }
    return load.rounded(toStep: Load(thousandths: 100, of: .kilogram)) ?? load
  }

  /// What can be loaded for a lift, as its loads show it: the regular steps of the last sessions, else those of the last year;
  /// without any the implement's step and the loads of the year that are in the lift's unit.
  /// - Parameters:
  ///   - recent: the different loads of the last sessions, ascending.
  ///   - ofYear: those of the last year.
  ///   - rack: the loads that other lifts show of what it is done with, ascending; see ``DumbbellRack``.
  ///   - present: the loads of the last two sessions' work.
  static func seen(
    _ recent: [Load], ofYear: [Load] = [], rack: [Load] = [], present: [Load],
    of implement: Implement?, _ steps: LoadableSteps
  ) -> LoadableLoads? {
    let (usual, bar) = (steps.step(for: implement), steps.lightest(of: implement))
    // Who lifts less than the usual bar has another one, or dumbbells.
    let floor = present.contains { $0 < bar } ? .zero : bar
    let isFixed = LoadableSteps.isFixed(implement)
    let grid = Load(thousandths: 500, of: steps.unit)
    let earlier = ofYear.filter { $0.rounded(toStep: grid)?.isSame(as: $0) == true }
    let used = (recent + earlier).distinct()
    let step = seenStep(recent, usual: usual, isFixed: isFixed)
    let loads =
      ownSteps(recent, and: rack, usual: usual, floor: floor, isFixed: isFixed)
      ?? ownSteps(used, and: rack, usual: usual, floor: floor, isFixed: isFixed)
      ?? roundedHalves(recent, and: rack, usual: usual, floor: floor, in: steps.unit)
      ?? oddSteps(recent, present: present, step: step, isFixed: isFixed)
      ?? fineSteps(recent, and: used + rack, present: present, step: step)
      ?? LoadableLoads(
        step: step, used: (used + rack).distinct(), floor: floor, isFixed: isFixed)
    return loads?.knowing(own: used)
  }

  /// The usual step of an implement, or half of it where two loads of the log are that far apart: plates or pins for it are
  /// there. Of dumbbells as many have to be half a step apart as a whole one: one pair may be from another gym.
  /// A decision of this project.
  /// - Parameters:
  ///   - used: the different loads of the last sessions, ascending.
  ///   - isFixed: whether the implement has its loads fixed, as dumbbells have.
  static func seenStep(_ used: [Load], usual step: Load, isFixed: Bool = false) -> Load {
    let half = Load(units: step.units / 2)
    func count(_ apart: Load) -> Int {
      zip(used, used.dropFirst()).count { below, above in
        below > .zero && Load(units: above.units - below.units).isSame(as: apart)
      }
    }
    let halves = count(half)
    return halves > 0 && (!isFixed || halves >= count(step)) ? half : step
  }

  /// Loads no further than this share from the present one show what it can be changed by, with steps of one size, at least as many
  /// as these.
  private static let (nearShare, fewestFine) = (0.15, 2)

  /// The usual loads of a lift, and finer steps around the present one, where the last sessions went on by them: 34, 35, 36 kg of
  /// steps of 5 kg. A decision of this project.
  static func fineSteps(
    _ recent: [Load], and others: [Load], present: [Load], step: Load
  ) -> LoadableLoads? {
    guard let load = present.last, load > .zero, step > .zero,
      load.units / step.units < mostSteps
    else { return nil }
    let near = recent.filter {
      Double(($0.units - load.units).magnitude) <= nearShare * Double(load.units)
    }
    let distances = zip(near, near.dropFirst()).map { $1.units - $0.units }
      .filter { $0 >= smallest.units && $0 < step.units - smallest.units }
    guard near.contains(where: { $0.isSame(as: load) }), let fine = distances.min(),
      distances.count(where: { Load(units: $0).isSame(as: Load(units: fine)) }) >= fewestFine
    else { return nil }
    let around = (-beyond...beyond).map { Load(units: load.units + $0 * fine) }
    let multiples = (1...(load.units / step.units + beyond)).map { Load(units: $0 * step.units) }
    return LoadableLoads((others + around + multiples).filter { $0 > .zero }.distinct())
  }

  /// The loads of a lift with plates whose bar has an odd weight: those used, and the present one with steps added and taken off.
  /// A decision of this project.
  /// - Parameters:
  ///   - used: the different loads of the last sessions, ascending.
  ///   - present: the loads of the last two sessions' work.
  ///   - step: what is added.
  ///   - isFixed: whether the implement has its loads fixed, as dumbbells have.
  /// - Returns: nil for those, and unless both are alike, or whole steps apart, and no sum of plates: no multiple of 250 g, nor of
  ///   half a pound.
  static func oddSteps(
    _ used: [Load], present: [Load], step: Load, isFixed: Bool
  ) -> LoadableLoads? {
    let plates = [smallest, Load(units: LoadUnit.pound.unitsPerOne / 2)]
    guard !isFixed, present.count == 2, step > .zero,
      Load(units: (present[0].units - present[1].units) % step.units).isSame(as: .zero),
      plates.allSatisfy({ present[1].rounded(toStep: $0)?.isSame(as: present[1]) == false })
    else { return nil }
    let steps = (-beyond...beyond).map {
      Load(units: present[1].units + $0 * step.units)
    }
    return LoadableLoads(used + steps)
  }

  /// Loads between the steps from which a step cut in halves is told.
  private static let fewestHalves = 2

  /// The loads of a lift whose step is cut in halves that the log has as whole numbers: 20, 22, 25, 27, 30 of steps of 5 kg. One load
  /// between two steps is enough where both of these were used, too: 20, 22, 25.
  /// - Returns: nil where fewer loads lie between the steps, or they lie elsewhere than about their middle.
  private static func roundedHalves(
    _ used: [Load], and others: [Load], usual step: Load, floor: Load, in unit: LoadUnit
  ) -> LoadableLoads? {
    let one = Load(thousandths: 1000, of: unit).units
    let rests = used.filter { $0 > .zero }.map { $0.units % step.units }
    let between = rests.filter { $0 != 0 }
    guard step.units / one % 2 == 1, step.units % one == 0,
      between.count >= fewestHalves || used.contains(where: { isInStep($0, of: used, step) }),
      between.count < rests.count, let rest = between.first, between.allSatisfy({ $0 == rest }),
      2 * (rest - step.units / 2).magnitude == one.magnitude, let last = used.last,
      case let most = last.units / step.units + beyond, most <= mostSteps
    else { return nil }
    let loads = (0...most).flatMap {
      [Load(units: $0 * step.units), Load(units: $0 * step.units + rest)]
    }
    return LoadableLoads((used + loads.filter { $0 >= floor && $0 > .zero } + others).distinct())
  }

  /// A distance of more than this many others is no neighbour of them on a stack.
  private static let farLarger: Int64 = 2

  /// Whether a load lies between two neighbouring multiples of a step that were both used.
  private static func isInStep(_ load: Load, of used: [Load], _ step: Load) -> Bool {
    let below = load.units - load.units % step.units
    guard below > 0, below < load.units else { return false }
    return [below, below + step.units].allSatisfy { neighbour in
      used.contains { $0.isSame(as: Load(units: neighbour)) }
    }
  }

  /// Whether a distance is a whole number of steps, by a twentieth of one.
  private static func isMultiple(_ distance: Int64, of step: Int64) -> Bool {
    guard step > 0 else { return false }
    let rest = distance % step
    return min(rest, step - rest) <= step / 20
  }

  /// The loads of a lift whose log shows steps of its own: a stack of 3.75 kg plates, dumbbells of 2.5 kg.
  ///
  /// Half of the distances between neighbouring loads are alike. The loads are those used and, between them and beyond
  /// them, loads at that distance. A decision of this project.
  /// - Parameters:
  ///   - used: the different loads of the last sessions, ascending.
  ///   - others: what other lifts show of what the lift is done with.
  ///   - step: the usual step of the implement.
  ///   - floor: the lightest load of the implement, but for loads used.
  ///   - isFixed: whether the implement has its loads fixed, as stacks have: theirs may be uneven.
  /// - Returns: nil for fewer than three loads, and where half of them or more are multiples of the step.
  static func ownSteps(
    _ used: [Load], and others: [Load] = [], usual step: Load, floor: Load = .zero,
    isFixed: Bool = false
  ) -> LoadableLoads? {
    let used = used.filter { $0 > .zero }
    let odd = used.count { load in
      load.rounded(toStep: step).map { !$0.isSame(as: load) } ?? true
    }
    guard used.count >= fewest, 2 * odd > used.count, let first = used.first,
      let last = used.last
    else { return nil }
    let distances = zip(used, used.dropFirst()).map { $1.units - $0.units }
      .filter { $0 > Load.indistinguishable.units }
      .sorted()
    guard !distances.isEmpty else { return nil }
    let middle = distances[(distances.count - 1) / 2]
    let tolerance = max(middle.magnitude / 20, writtenTo.units.magnitude)
    let alike = distances.filter { ($0 - middle).magnitude <= tolerance }
    // Pounds are no whole number of these.
    let isUneven =
      alike.contains { ($0 - middle).magnitude > middle.magnitude / 20 }
      && used.allSatisfy { $0.units % Load.indistinguishable.units == 0 }
    let own = isUneven ? alike.reduce(0, +) / Int64(alike.count) : middle
    // A regular stack, not single plates put on here and there.
    let regular = alike.count
    // Of plates one distance among others that are far larger, and no number of it, is no step: it is that of two bars.
    guard
      isFixed || regular > 1
        || distances.allSatisfy({ $0 <= farLarger * own || isMultiple($0, of: own) })
    else { return nil }
    guard 2 * regular >= distances.count, own >= smallest.units,
      (last.units - first.units) / own <= mostSteps
    else { return nil }
    var loads = used
    for (below, above) in zip(used, used.dropFirst()) {
      var between = below.units + own
      while between + own / 2 < above.units {
        loads.append(written(Load(units: between), isUneven: isUneven))
        between += own
      }
    }
    loads += (1...beyond).map { written(Load(units: last.units + $0 * own), isUneven: isUneven) }
    // All the way down: a program may begin at half of what was lifted.
    let below = min(mostSteps, first.units / own)
    loads += (0..<below).map {
      written(Load(units: first.units - ($0 + 1) * own), isUneven: isUneven)
    }
    return LoadableLoads(
      loads.filter { $0 >= min(floor, first) } + others, leastStep: Load(units: own / 3))
  }
}
