/// A cache from the bytes of a cell to the code of its text.
///
/// A column holds dozens of different texts in thousands of rows, and comparing bytes is cheaper than making a String to look
/// up. Two texts with one hash replace each other; on a miss, the caller looks the text up.
struct CellCodeCache {
  /// Codes by the hash of the bytes; −1 for none. Empty until the first text is kept.
  private var slots: [Int32] = []
  /// By code: where the file has its text.
  private var places: [Range<Int>] = []

  @inline(__always)
  private func slot(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Int {
    Int(truncatingIfNeeded: CellBytes.hash(bytes, range)) & 1023
  }

  /// The code of a text; nil where it is not in the cache.
  @inline(__always)
  func code(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Int32? {
    guard !slots.isEmpty else { return nil }
    let slot = slot(bytes, range)
    guard slots[slot] >= 0,
      CellBytes.equal(bytes, range, places[Int(slots[slot])])
    else { return nil }
    return slots[slot]
  }

  /// Puts a text into the cache.
  mutating func keep(_ code: Int32, _ bytes: Span<UInt8>, _ range: Range<Int>) {
    if slots.isEmpty { slots = Array(repeating: -1, count: 1024) }
    slots[slot(bytes, range)] = code
    while places.count <= Int(code) { places.append(0..<0) }
    places[Int(code)] = range
  }
}
