import GymBoLog

/// The values by which two versions of a workout are compared set by set. Loads are compared to 0.01 kg, because some exports
/// convert pounds to two decimals and others to all of them.
struct SetIdentity: Hashable {
  private var exercise: Int32
  private var load: Int64
  private var repetitions: Int32?
  private var seconds: Int64?
  private var metres: Int64?
  private var kind: SetKind
  private var order: Int32?

  /// - Parameters:
  ///   - exercise: its code after names were merged.
  ///   - order: the number of the set in its exercise, where it has to be the same, too. Apps number sets differently.
  init(of row: Int, in history: ImportedFile, exercise: Int32, order: Int32? = nil) {
    let set = history.rows[row]
    let rareValues = history[rareValuesOf: row]
    self.exercise = exercise
    load = Load(units: set.load ?? 0).inTensOfGrams
    repetitions = set.repetitions
    seconds = rareValues.seconds.map { Int64($0.rounded()) }
    metres = rareValues.metres.map { Int64($0.rounded()) }
    kind = set.kind
    self.order = order
  }
}

/// How often a version of a workout has each set.
struct SetCounts {
  private var counts: [SetIdentity: Int] = [:]
  private(set) var total = 0

  mutating func add(_ set: SetIdentity) {
    counts[set, default: 0] += 1
    total += 1
  }

  /// Takes one of the sets that are equal to a set.
  /// - Returns: false if there are none left.
  mutating func take(_ set: SetIdentity) -> Bool {
    guard let count = counts[set], count > 0 else { return false }
    counts[set] = count - 1
    total -= 1
    return true
  }

  func count(of set: SetIdentity) -> Int { counts[set] ?? 0 }
}
