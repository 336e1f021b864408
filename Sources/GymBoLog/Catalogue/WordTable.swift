/// A hash table whose keys are already hashes. It uses open addressing, and entries are never removed.
///
/// The catalogue enters two thousand names each time the tool starts. `Dictionary` would hash the keys again, which
/// would take most of that time.
struct WordTable: Sendable {
  private var keys: [UInt64]
  private var values: [Int32]
  private var count = 0
  private static let empty: Int32 = -1

  init(minimumCapacity: Int) {
    var slots = 16
    while 3 * slots < 4 * minimumCapacity { slots *= 2 }
    keys = Array(repeating: 0, count: slots)
    values = Array(repeating: WordTable.empty, count: slots)
  }

  /// The value entered for a key.
  subscript(key: UInt64) -> Int? {
    let value = values[slot(for: key)]
    return value == WordTable.empty ? nil : Int(value)
  }

  /// Enters a value, which must not be negative.
  /// - Returns: the value that the key already had, which is kept; nil if the key is new.
  mutating func enter(_ value: Int, for key: UInt64) -> Int? {
    if 4 * (count + 1) > 3 * keys.count { grow() }
    let slot = slot(for: key)
    if values[slot] != WordTable.empty { return Int(values[slot]) }
    keys[slot] = key
    values[slot] = Int32(value)
    count += 1
    return nil
  }

  private func slot(for key: UInt64) -> Int {
    let mask = keys.count - 1
    var slot = Int(truncatingIfNeeded: key ^ (key >> 32)) & mask
    while values[slot] != WordTable.empty, keys[slot] != key { slot = (slot + 1) & mask }
    return slot
  }

  private mutating func grow() {
    var larger = WordTable(minimumCapacity: keys.count)
    for (key, value) in zip(keys, values) where value != WordTable.empty {
      _ = larger.enter(Int(value), for: key)
    }
    self = larger
  }
}
