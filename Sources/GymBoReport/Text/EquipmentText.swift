internal import GymBoLog
internal import GymBoProgression

/// What to put on the bar, and how to warm up, for a lifter whose equipment is known.
struct EquipmentText {
  let suggestion: Suggestion
  let unit: LoadUnit

  /// `On the 20 kg bar, a side: 25 + 10 + 1.25 kg`; nil where no bar is loaded.
  var plates: String? {
    let loadings =
      suggestion.plan.isEmpty
      ? [suggestion.plates].compactMap(\.self) : suggestion.plan.compactMap(\.plates)
    guard let first = loadings.first, loadings.count == max(1, suggestion.plan.count) else {
      return nil
    }
    let bar = EquipmentText.text(first.bar)
    if loadings.allSatisfy({ $0.bar == first.bar }) {
      if loadings.count == 1, first.perSide.isEmpty { return "The empty \(bar) bar" }
      return "On the \(bar) bar, a side: "
        + loadings.map { EquipmentText.side($0.perSide) }.joined(separator: ", then ")
    }
    return loadings.map {
      "\(EquipmentText.text($0.bar)) bar, a side: \(EquipmentText.side($0.perSide))"
    }
    .joined(separator: ", then ")
  }

  /// `Warm up: 20 kg × 10, 55 kg × 5`; nil where there is nothing to warm up with.
  var warmUp: String? {
    guard !suggestion.warmUp.isEmpty else { return nil }
    return "Warm up: "
      + suggestion.warmUp.map { "\($0.load.text(in: unit)) × \($0.repetitions)" }
      .joined(separator: ", ")
  }

  /// `25 + 10 + 1.25 kg`, with each plate's own unit where they differ.
  private static func side(_ plates: [Inventory.Mark]) -> String {
    guard let last = plates.last else { return "nothing" }
    if plates.allSatisfy({ $0.unit == last.unit }) {
      return plates.map { NumberText.short($0.value, decimals: 3) }.joined(separator: " + ")
        + " \(last.unit.rawValue)"
    }
    return plates.map(text).joined(separator: " + ")
  }

  private static func text(_ mark: Inventory.Mark) -> String {
    "\(NumberText.short(mark.value, decimals: 3)) \(mark.unit.rawValue)"
  }
}
