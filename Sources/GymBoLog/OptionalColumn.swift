/// A column of values of which some are missing. Presence is kept apart from the values, so the values stay
/// contiguous for the kernels; a missing row holds `filler`.
public struct OptionalColumn<Value: Sendable>: Sendable {
  public private(set) var values: [Value] = []
  public private(set) var isPresent: [Bool] = []
  private let filler: Value

  public init(filler: Value) { self.filler = filler }

  public var count: Int { values.count }

  public mutating func append(_ value: Value?) {
    values.append(value ?? filler)
    isPresent.append(value != nil)
  }

  public mutating func reserveCapacity(_ count: Int) {
    values.reserveCapacity(count)
    isPresent.reserveCapacity(count)
  }

  /// Keeps the first so many rows.
  public mutating func truncate(to count: Int) {
    values.removeSubrange(count...)
    isPresent.removeSubrange(count...)
  }

  public subscript(row: Int) -> Value? {
    get { isPresent[row] ? values[row] : nil }
    set {
      values[row] = newValue ?? filler
      isPresent[row] = newValue != nil
    }
  }
}
