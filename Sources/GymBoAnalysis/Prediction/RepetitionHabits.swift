/// How often neighbouring sessions of a lift have the same repetitions: counts, so that those of all lifts add up.
package struct RepetitionHabits: Sendable, Hashable {
  /// Pairs of neighbouring sessions.
  package var pairs = 0
  /// Pairs with equal repetitions.
  package var equal = 0
  /// Pairs at the same load.
  package var sameLoad = 0
  /// Pairs at the same load with equal repetitions.
  package var sameLoadEqual = 0
  /// Pairs at the same load with exactly one repetition more.
  package var sameLoadOneMore = 0

  package init() {}

  /// Counts a pair of neighbouring sessions.
  mutating func add(from before: TopSet, to after: TopSet) {
    pairs += 1
    let isEqual = before.repetitions == after.repetitions
    if isEqual { equal += 1 }
    guard (after.logLoad - before.logLoad).magnitude < NextSetModel.sameLoad else { return }
    sameLoad += 1
    if isEqual { sameLoadEqual += 1 }
    if after.repetitions == before.repetitions + 1 { sameLoadOneMore += 1 }
  }

  /// The counts without those of other pairs, which are among them.
  static func - (all: RepetitionHabits, other: RepetitionHabits) -> RepetitionHabits {
    var rest = all
    rest.pairs -= other.pairs
    rest.equal -= other.equal
    rest.sameLoad -= other.sameLoad
    rest.sameLoadEqual -= other.sameLoadEqual
    rest.sameLoadOneMore -= other.sameLoadOneMore
    return rest
  }
}
