/// A column of values of which some are missing. Presence is kept apart from the values, so the values stay
/// contiguous for the kernels; a missing row holds `filler`.
///
/// Its members are inlinable: without, every access from another module goes through the run-time's generic
/// machinery, which costs a hundred times the access.
public struct OptionalColumn<Value: Sendable>: Sendable {
  @usableFromInline var storage: [Value] = []
  @usableFromInline var presence: [Bool] = []
  @usableFromInline let filler: Value

  /// An empty column.
  @inlinable public init(filler: Value) { self.filler = filler }

  /// A column of so many rows.
  /// - Parameters:
  ///   - filler: what missing rows hold.
  ///   - count: rows.
  ///   - value: of a row, from 0.
  @inlinable public init(filler: Value, count: Int, _ value: (Int) -> Value?) {
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

  /// A column of so many rows without a value.
  /// - Parameters:
  ///   - filler: what missing rows hold.
  ///   - missing: rows.
  @inlinable public init(filler: Value, missing: Int) {
    self.filler = filler
    storage = Array(repeating: filler, count: missing)
    presence = Array(repeating: false, count: missing)
  }

  /// By row; the filler where the value is missing.
  @inlinable public var values: [Value] { storage }

  /// By row, whether there is a value.
  @inlinable public var isPresent: [Bool] { presence }

  /// Rows.
  @inlinable public var count: Int { storage.count }

  /// Adds a row; nil is a missing value.
  @inlinable public mutating func append(_ value: Value?) {
    storage.append(value ?? filler)
    presence.append(value != nil)
  }

  /// Makes room for so many rows.
  @inlinable public mutating func reserveCapacity(_ count: Int) {
    storage.reserveCapacity(count)
    presence.reserveCapacity(count)
  }

  /// Keeps the first so many rows.
  @inlinable public mutating func truncate(to count: Int) {
    storage.removeSubrange(count...)
    presence.removeSubrange(count...)
  }

  /// The value of a row; nil if it is missing.
  @inlinable public subscript(row: Int) -> Value? {
    get { presence[row] ? storage[row] : nil }
    set {
      storage[row] = newValue ?? filler
      presence[row] = newValue != nil
    }
  }
}
