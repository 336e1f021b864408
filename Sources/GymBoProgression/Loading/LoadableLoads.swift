package import GymBoLog

/// The loads that are possible for a lift: multiples of its implement's step and loads used in the log, or the list of loads
/// from an inventory.
package struct LoadableLoads: Sendable, Hashable {
  /// The step; nil if only the listed loads are possible.
  private let step: Load?
  /// The listed loads: ascending, distinct, above 0; not empty if there is no step.
  private let list: [Load]

  /// Every multiple of a step from one step up, and loads of the log.
  /// - Returns: nil unless the step is positive and at most `Load.maximum`.
  package init?(step: Load, used: [Load] = []) {
    guard step > .zero, step <= .maximum else { return nil }
    self.step = step
    list = LoadableLoads.sorted(used)
  }

  /// A list.
  /// - Returns: nil for no load above 0.
  package init?(_ loads: some Sequence<Load>) {
    list = LoadableLoads.sorted(loads)
    guard !list.isEmpty else { return nil }
    step = nil
  }

  private static func sorted(_ loads: some Sequence<Load>) -> [Load] {
    loads.filter { $0 > .zero && $0 <= .maximum }.distinct()
  }

  /// The listed loads, ascending; nil where every multiple of a step can be loaded.
  package var listed: [Load]? { step == nil ? list : nil }

  /// The lightest load there is.
  package var lightest: Load { [step, list.first].compactMap(\.self).min() ?? .zero }

  /// The load nearest to a target; the lightest load if the target is below it. Of two equally near loads, it is the higher
  /// one with a step (rounding half up), but the lighter one of a list (as plates are loaded).
  package func nearest(to target: Load) -> Load {
    let target = min(max(target, .zero), .maximum)
    let index = firstIndex { $0 >= target }
    var candidates = list[max(0, index - 1)..<min(list.count, index + 1)]
    if let step {
      candidates.append(max(step, target.rounded(toStep: step) ?? step))
      candidates.sort(by: >)
    }
    // The first of equally near ones.
    return candidates.min { distance($0, target) < distance($1, target) } ?? lightest
  }

  /// The heaviest load that is not above a limit.
  /// - Returns: nil where even the lightest is.
  package func heaviest(atMost limit: Load) -> Load? {
    guard limit > .zero else { return nil }
    let limit = min(limit, .maximum)
    let index = firstIndex { $0 > limit }
    let grid = step.flatMap { limit.rounded(toStep: $0, .down) }
    return [index > 0 ? list[index - 1] : nil, grid].compactMap(\.self)
      .filter { $0 > .zero }.max()
  }

  /// The lowest load that is clearly above another.
  /// - Returns: nil where there is none.
  package func next(above load: Load) -> Load? {
    guard load < .maximum else { return nil }
    let least = Load(units: max(load, .zero).units + Load.indistinguishable.units + 1)
    let index = firstIndex { $0 >= least }
    let grid = step.flatMap { least.rounded(toStep: $0, .up) }
    return [index < list.count ? list[index] : nil, grid].compactMap(\.self)
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
