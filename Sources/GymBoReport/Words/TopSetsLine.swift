internal import GymBoLog
internal import GymBoProgression

/// A plan of many kinds of sets in a line of a table: the heaviest in full, the others by their loads.
struct TopSetsLine {
  var numbers: NumberStyle
  var unit: LoadUnit

  /// Sets whose repetitions are named one by one; of more sets that differ, the fewest and the most.
  private static let mostNamed = 6
  /// Kinds of other sets that are named one by one.
  private static let mostKinds = 5

  /// `50 kg × 5, 60 kg × 3, then 3 × 75 kg × 8+, 7, 7, then 60 kg × 8`; many kinds of other sets as `5 lighter`.
  /// - Parameters:
  ///   - words: a load as it is written: `75 kg`, `assistance 20 kg`.
  ///   - others: the word for the other sets: `lighter`.
  ///   - then: between the kinds of sets: `, then `.
  ///   - bare: repetitions without a load: `8 reps`.
  func sentence(
    of top: Suggestion.TopSets, load: Load?, words: (Load) -> String, others: String, then: String,
    bare: (String) -> String
  ) -> Sentence {
    // Beside others one set has no number, like them.
    let count = top.sets > 1 || top.others == 0 || load == nil ? "\(top.sets) × " : ""
    let done = repetitions(top)
    let sets = count + (load.map { "\(words($0)) × \(done)" } ?? bare(done))
    guard top.others > 0 else { return Sentence(sets) }
    guard let before = list(top.before, top.repetitionsBefore, words, bare),
      let after = list(top.after, top.repetitionsAfter, words, bare)
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
    let isOpenInPart = top.open != nil && top.sets > 1
    if fewest == most, !isOpenInPart || top.sets > TopSetsLine.mostNamed {
      return "\(most)\(more)"
    }
    guard top.sets <= TopSetsLine.mostNamed else { return "\(fewest)–\(most)\(more)" }
    return top.repetitions.enumerated().map { "\($1)\(plus($0))" }.joined(separator: ", ")
  }

  /// `50 kg × 5, 2 × 60 kg × 3`, `2 × 24 kg × 11, 10`; empty without a load, nil where they are too many.
  private func list(
    _ loads: [Load], _ repetitions: [Int], _ words: (Load) -> String, _ bare: (String) -> String
  ) -> String? {
    var kinds: [(count: Int, load: Load, repetitions: Int)] = []
    for (load, repetitions) in zip(loads, repetitions) {
      if let last = kinds.last, last.load == load, last.repetitions == repetitions {
        kinds[kinds.count - 1].count += 1
      } else {
        kinds.append((1, load, repetitions))
      }
    }
    guard kinds.count <= TopSetsLine.mostKinds else { return nil }
    func text(_ count: Int, _ load: Load, _ repetitions: String) -> String {
      // A set without a load beside others is one with the body's weight.
      if load == .zero { return "\(count) × \(bare(repetitions))" }
      return "\(count > 1 ? "\(count) × " : "")\(words(load)) × \(repetitions)"
    }
    if let load = loads.first, kinds.count > 1, loads.allSatisfy({ $0 == load }) {
      return text(loads.count, load, repetitions.map(String.init).joined(separator: ", "))
    }
    return kinds.map { text($0.count, $0.load, "\($0.repetitions)") }.joined(separator: ", ")
  }
}
