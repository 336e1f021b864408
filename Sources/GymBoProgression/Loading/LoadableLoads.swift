internal import GymBoLog

/// The loads that can be made for a lift: multiples of its implement's step, and the loads that its log shows.
struct LoadableLoads {
  let step: Load
  /// Loads of the log, ascending, each once.
  let used: [Load]

  init(step: Load, used: [Load]) {
    self.step = step
    self.used = Set(used).sorted()
  }

  /// The load nearest to a target; the higher of two equally near.
  func nearest(to target: Load) -> Load {
    let grid = target.rounded(toStep: step)
    let candidates = (used + [grid].compactMap { $0 }).filter { $0 > .zero }
    return candidates.min { first, second in
      let (a, b) = (distance(first, target), distance(second, target))
      return a == b ? first > second : a < b
    } ?? target
  }

  /// The lowest load that is clearly above another.
  func next(above load: Load) -> Load {
    let floor = Load(units: load.units + Load.indistinguishable.units + 1)
    let grid = floor.rounded(toStep: step, .up)
    return ([grid].compactMap { $0 } + used.filter { $0 >= floor }).min() ?? load
  }

  /// The highest load that is clearly above another, but not above a limit.
  func highest(above load: Load, notAbove limit: Load) -> Load? {
    let grid = limit.rounded(toStep: step, .down)
    return ([grid].compactMap { $0 } + used.filter { $0 <= limit })
      .filter { $0.units - load.units > Load.indistinguishable.units }.max()
  }

  private func distance(_ a: Load, _ b: Load) -> Int64 {
    let difference = a.units - b.units
    return difference < 0 ? -difference : difference
  }
}

extension Load {
  /// Loads this close are one load: files round pounds to 0.01 kg.
  static let indistinguishable = Load(units: 1_000_000)
}
