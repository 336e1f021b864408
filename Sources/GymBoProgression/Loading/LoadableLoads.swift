package import GymBoLog

/// The loads that are possible for a lift: multiples of its implement's step and loads used in the log, or the list of loads
/// from an inventory.
///
/// Of dumbbells and stacks a multiple of the step that is less than half a step from a used load is left out: a rack with
/// dumbbells of 37.5 kg has none of 38 kg. Plates make both.
package struct LoadableLoads: Sendable, Hashable {
  /// The step; nil if only the listed loads are possible.
  let step: Load?
  /// The listed loads: ascending, distinct, above 0; not empty if there is no step.
  private let list: [Load]
  /// No multiple of the step below this is possible: the empty bar.
  private let floor: Load
  /// Whether the implement has its loads fixed, as dumbbells and stacks have.
  private let isFixed: Bool
  /// A load that is less than this above another is no step from it: a pair of dumbbells from another gym.
  private let leastStep: Load
  /// The loads that the lift itself was done with, ascending: a step from one of them to the next may be smaller than
  /// ``leastStep``; see ``leastOwnShare``.
  private var own: [Load] = []

  /// Every multiple of a step from one step up, and loads of the log.
  /// - Parameters:
  ///   - floor: the lightest multiple of the step that there is; a used load may be lighter.
  ///   - isFixed: whether the implement has its loads fixed, as dumbbells and stacks have.
  /// - Returns: nil unless the step is positive and at most `Load.maximum`.
  package init?(step: Load, used: [Load] = [], floor: Load = .zero, isFixed: Bool = false) {
    guard step > .zero, step <= .maximum else { return nil }
    self.step = step
    self.isFixed = isFixed
    leastStep = Load(units: step.units / (isFixed ? 3 : 4))
    self.floor = max(step, floor)
    list = LoadableLoads.sorted(used)
  }

  /// A list.
  /// - Parameter leastStep: a load that is less than this above another is no step from it.
  /// - Returns: nil for no load above 0.
  package init?(_ loads: some Sequence<Load>, leastStep: Load = .zero) {
    list = LoadableLoads.sorted(loads)
    guard !list.isEmpty else { return nil }
    step = nil
    floor = .zero
    isFixed = true
    self.leastStep = leastStep
  }

  /// A load of the lift's own history that is at least this share above another is a step from it. A decision of this project.
  private static let leastOwnShare = 0.05

  /// The same with the loads that the lift itself was done with: the next load is never above the next of them.
  func knowing(own: [Load]) -> LoadableLoads {
    var loads = self
    let known = LoadableLoads.sorted(own)
    loads.own = known.filter { load in list.contains { $0.isSame(as: load) } }
    return loads
  }

  private static func sorted(_ loads: some Sequence<Load>) -> [Load] {
    loads.filter { $0 > .zero && $0 <= .maximum }.distinct()
  }

  /// The listed loads, ascending; nil where every multiple of a step can be loaded.
  package var listed: [Load]? { step == nil ? list : nil }

  /// The lightest load there is.
  package var lightest: Load {
    [step.flatMap { multiple(from: floor, by: $0.units) }, list.first].compactMap(\.self).min()
      ?? .zero
  }

  /// The load nearest to a target; the lightest load if the target is below it. Of two equally near loads, it is the higher
  /// one with a step (rounding half up), but the lighter one of a list (as plates are loaded).
  package func nearest(to target: Load) -> Load {
    let target = min(max(target, .zero), .maximum)
    var nearest: Load?
    let offer = { (load: Load) in
      guard let other = nearest else {
        nearest = load
        return
      }
      let (new, old) = (distance(load, target), distance(other, target))
      if new < old {
        nearest = load
      } else if new == old {
        nearest = step == nil ? min(load, other) : max(load, other)
      }
    }
    let index = firstIndex { $0 >= target }
    if index > 0 { offer(list[index - 1]) }
    if index < list.count { offer(list[index]) }
    if let step {
      multiple(from: target, by: step.units).map(offer)
      multiple(from: target, by: -step.units).map(offer)
    }
    return nearest ?? lightest
  }

  /// The heaviest load that is not above a limit.
  /// - Returns: nil where even the lightest is.
  package func heaviest(atMost limit: Load) -> Load? {
    guard limit > .zero else { return nil }
    let limit = min(limit, .maximum)
    let index = firstIndex { $0 > limit }
    let grid = step.flatMap { multiple(from: limit, by: -$0.units) }
    return [index > 0 ? list[index - 1] : nil, grid].compactMap(\.self)
      .filter { $0 > .zero }.max()
  }

  /// The lowest load that is a step above another.
  /// - Returns: nil where there is none.
  package func next(above load: Load) -> Load? {
    guard load < .maximum else { return nil }
    let step = max(leastStep.units, Load.indistinguishable.units + 1)
    let least = Load(units: max(load, .zero).units + step)
    let index = firstIndex { $0 >= least }
    let grid = self.step.flatMap { multiple(from: least, by: $0.units) }
    let share = Int64((LoadableLoads.leastOwnShare * Double(load.units)).rounded(.up))
    let leastOwn = Load(units: load.units + max(share, Load.indistinguishable.units + 1))
    let own = own.contains { $0.isSame(as: load) } ? own.first { $0 >= leastOwn } : nil
    return [index < list.count ? list[index] : nil, grid, own].compactMap(\.self)
      .filter { $0 <= .maximum }.min()
  }

  /// The highest load that is clearly below another.
  /// - Returns: nil where there is none.
  package func next(below load: Load) -> Load? {
    guard load > .zero else { return nil }
    return heaviest(
      atMost: Load(units: min(load, .maximum).units - Load.indistinguishable.units - 1))
  }

  /// The highest load that is clearly above another, but not above a limit.
  func highest(above load: Load, notAbove limit: Load) -> Load? {
    heaviest(atMost: limit).flatMap { $0.isClearlyAbove(load) ? $0 : nil }
  }

  /// The first multiple of the step from a load on that can be loaded.
  /// - Parameter by: the step upwards, or its negative downwards.
  /// - Returns: nil where there is none.
  private func multiple(from load: Load, by: Int64) -> Load? {
    guard let step else { return nil }
    let from = by > 0 ? max(load, floor) : load
    guard var next = from.rounded(toStep: step, by > 0 ? .up : .down) else { return nil }
    // Each used load hides two multiples at most.
    for _ in 0...(2 * list.count) {
      guard next >= floor, next <= .maximum else { return nil }
      if !isHidden(next, step) { return next }
      next = Load(units: next.units + by)
    }
    return nil
  }

  /// Whether a used load is less than half a step away, and another one.
  private func isHidden(_ multiple: Load, _ step: Load) -> Bool {
    guard isFixed else { return false }
    let index = firstIndex { $0 >= multiple }
    return list[max(0, index - 1)..<min(list.count, index + 1)].contains {
      2 * distance($0, multiple) < step.units && !$0.isSame(as: multiple)
    }
  }

  private func firstIndex(where isPast: (Load) -> Bool) -> Int {
    var low = 0
    var high = list.count
    while low < high {
      let middle = (low + high) / 2
      if isPast(list[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }

  private func distance(_ a: Load, _ b: Load) -> Int64 {
    let difference = a.units - b.units
    return difference < 0 ? -difference : difference
  }
}
