/// A column of optional values. Presence is stored apart from the values, so that the values are contiguous for the kernels.
/// A row without a value holds `filler`.
///
/// The members are inlinable. Otherwise every access from another module would go through the run-time's generic code, which
/// is a hundred times slower.
@usableFromInline package struct OptionalColumn<Value: Sendable>: Sendable {
  @usableFromInline var storage: [Value] = []
  @usableFromInline var presence: [Bool] = []
  @usableFromInline let filler: Value

  /// An empty column.
  @inlinable package init(filler: Value) { self.filler = filler }

  /// A column of `count` rows.
  /// - Parameters:
  ///   - filler: what missing rows hold.
  ///   - count: the number of rows.
  ///   - value: returns the value of a row, from 0.
  @inlinable package init(filler: Value, count: Int, _ value: (Int) -> Value?) {
    self.filler = filler
    var presence: [Bool] = []
    storage = unsafe [Value](unsafeUninitializedCapacity: count) { values, filled in
      presence = unsafe [Bool](unsafeUninitializedCapacity: count) { flags, flagged in
        for row in 0..<count {
          let value = value(row)
          unsafe values.initializeElement(at: row, to: value ?? filler)
          unsafe flags.initializeElement(at: row, to: value != nil)
          filled += 1
          flagged += 1
        }
      }
    }
    self.presence = presence
  }

  /// A column in which every value is missing.
  /// - Parameters:
  ///   - filler: what missing rows hold.
  ///   - missing: the number of rows.
  @inlinable package init(filler: Value, missing: Int) {
    self.filler = filler
    storage = Array(repeating: filler, count: missing)
    presence = Array(repeating: false, count: missing)
  }

  /// The value of each row; the filler where it is missing.
  @inlinable package var values: [Value] { storage }

  /// Whether each row has a value.
  @inlinable package var isPresent: [Bool] { presence }

  /// The number of rows.
  @inlinable package var count: Int { storage.count }

  /// Adds a row; nil is a missing value.
  @inlinable package mutating func append(_ value: Value?) {
    storage.append(value ?? filler)
    presence.append(value != nil)
  }

  /// Makes room for `count` rows.
  @inlinable package mutating func reserveCapacity(_ count: Int) {
    storage.reserveCapacity(count)
    presence.reserveCapacity(count)
  }

  /// Keeps the first `count` rows.
  @inlinable package mutating func truncate(to count: Int) {
    storage.removeSubrange(count...)
    presence.removeSubrange(count...)
  }

  /// The value of a row; nil if it is missing.
  @inlinable package subscript(row: Int) -> Value? {
    get { presence[row] ? storage[row] : nil }
    set {
      storage[row] = newValue ?? filler
      presence[row] = newValue != nil
    }
  }
}
