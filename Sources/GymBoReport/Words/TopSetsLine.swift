internal import GymBoLog
internal import GymBoProgression

/// A plan of many kinds of sets in a line of a table: the heaviest in full, the others by their loads.
struct TopSetsLine {
  var numbers: NumberStyle
  var unit: LoadUnit

  /// Sets whose repetitions are named one by one; of more sets that differ, the fewest and the most.
  private static let mostNamed = 4

  /// `50, 60 kg × 3–5, then 3 × 75 kg × 8+, 7, 7, then 60 kg × 8`; the others by their number where their loads are too many.
  /// - Parameters:
  ///   - what: what comes before a load: `assistance `, or nothing.
  ///   - others: the word for the other sets: `lighter`.
  ///   - then: between the kinds of sets: `, then `.
  func sentence(
    of top: Suggestion.TopSets, load: Load?, what: String, others: String, then: String
  ) -> Sentence {
    let sets = "\(top.sets) × \(load.map { "\(what)\(written($0)) × " } ?? "")\(repetitions(top))"
    guard top.others > 0 else { return Sentence(sets) }
    guard let before = list(top.before, top.repetitionsBefore),
      let after = list(top.after, top.repetitionsAfter)
    else {
      return "\(sets), \(top.others) \(others)"
    }
    return Sentence([before, sets, after].filter { !$0.isEmpty }.joined(separator: then))
  }

  /// `8`, `8+, 7, 7`, `6–9`
  private func repetitions(_ top: Suggestion.TopSets) -> String {
    func plus(_ set: Int) -> String { top.open == set ? "+" : "" }
    guard let fewest = top.repetitions.min(), let most = top.repetitions.max() else { return "" }
    let more = top.open == nil ? "" : "+"
    let isOpenLater = top.open ?? 0 > 0
    if fewest == most, !isOpenLater || top.sets > TopSetsLine.mostNamed { return "\(most)\(more)" }
    guard top.sets <= TopSetsLine.mostNamed else { return "\(fewest)–\(most)\(more)" }
    return top.repetitions.enumerated().map { "\($1)\(plus($0))" }.joined(separator: ", ")
  }

  /// `50, 60 kg × 3–5`, or `2 × 12 kg × 8` of equal ones; empty without a load, nil where they are too long for a column.
  private func list(_ loads: [Load], _ repetitions: [Int]) -> String? {
    guard let first = loads.first, let fewest = repetitions.min(), let most = repetitions.max()
    else { return "" }
    let each = fewest == most ? "\(most)" : "\(fewest)–\(most)"
    if loads.count > 1, loads.allSatisfy({ $0 == first }) {
      return "\(loads.count) × \(written(first)) × \(each)"
    }
    return numbers.list(loads, in: unit).map { "\($0) \(numbers.symbol(of: unit)) × \(each)" }
  }

  private func written(_ load: Load) -> String {
    "\(numbers.number(of: load, in: unit)) \(numbers.symbol(of: unit))"
  }
}
