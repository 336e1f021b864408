internal import GymBoAnalysis
internal import GymBoLog

/// Adapts a suggestion to the lifter's own inventory.
extension LiftAdvice {
  /// Every load brought to one that can be made, with the plates of a bar and the sets that lead up to it.
  func equipped(_ suggestion: Suggestion, _ inventory: Inventory?) -> Suggestion {
    guard let inventory, loads.listed != nil, suggestion.semantics != .assisted,
      let load = suggestion.load, load > .zero
    else { return suggestion }
    var suggestion = suggestion
    switch made(of: load) {
    case .itself: break
    case .lower(let lower):
      suggestion.load = lower
      suggestion.adjustment = .notLoadable(
        wanted: load, percent: LargestChange.percent(from: load, to: lower))
      if suggestion.action == .hold || suggestion.action == .addRepetition {
        suggestion.action = .decreaseLoad
      }
    case .nothingNear(let nearest):
      suggestion.adjustment = .nothingNear(
        nearest: nearest, percent: LargestChange.percent(from: load, to: nearest))
    }
    for index in suggestion.plan.indices {
      switch made(of: suggestion.plan[index].load) {
      case .itself: break
      case .lower(let lower): suggestion.plan[index].load = lower
      case .nothingNear(let nearest):
        // Sets beside the continued ones may be anything that can be made, not heavier than those.
        let most = suggestion.load ?? nearest
        suggestion.plan[index].load =
          nearest <= most ? nearest : loads.heaviest(atMost: most) ?? most
      }
    }
    addPlates(to: &suggestion, inventory)
    return suggestion
  }

  private enum Made {
    case itself
    case lower(Load)
    case nothingNear(Load)
  }

  /// The load itself if it can be made, else the next one below it within 10 %. Never a higher one: no rule asked for
  /// it.
  private func made(of load: Load) -> Made {
    let nearest = loads.nearest(to: load)
    if nearest.isSame(as: load) { return .itself }
    guard let lower = loads.heaviest(atMost: load), lower >= LargestChange.lowest(after: load)
    else {
      return .nothingNear(nearest)
    }
    return .lower(lower)
  }

  private func addPlates(to suggestion: inout Suggestion, _ inventory: Inventory) {
    let facts = log.exercises[lift.exercise].facts
    func plates(_ load: Load?) -> Inventory.BarLoading? {
      guard let load, let loading = inventory.loading(for: load, on: facts?.implement),
        loading.total.isSame(as: load)
      else { return nil }
      return loading
    }
    suggestion.plates = plates(suggestion.load)
    for index in suggestion.plan.indices {
      suggestion.plan[index].plates = plates(suggestion.plan[index].load)
    }
    guard facts?.mechanics == .compound,
      let first = suggestion.plan.first?.load ?? suggestion.load
    else { return }
    suggestion.warmUp = WarmUpRamp.sets(
      to: first, bar: inventory.lightestBar(for: facts?.implement), loadable: loads)
  }
}
