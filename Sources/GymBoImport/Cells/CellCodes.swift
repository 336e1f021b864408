/// Codes of cells by their bytes: columns hold dozens of texts, and comparing bytes is cheaper than making a String to look it up.
/// Texts are forgotten where others come; who asks looks them up anew.
struct CellCodes {
  /// Codes by a hash of the bytes, −1 for none; empty before the first.
  private var slots: [Int32] = []
  /// By code, where its text was met last.
  private var places: [Range<Int>] = []

  @inline(__always)
  private func slot(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Int {
    Int(truncatingIfNeeded: CellText.hash(bytes, range)) & 1023
  }

  /// The code of a text.
  @inline(__always)
  func code(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Int32? {
    guard !slots.isEmpty else { return nil }
    let slot = slot(bytes, range)
    guard slots[slot] >= 0,
      CellText.equal(bytes, range, places[Int(slots[slot])])
    else { return nil }
    return slots[slot]
  }

  /// Remembers the code of a text.
  mutating func keep(_ code: Int32, _ bytes: Span<UInt8>, _ range: Range<Int>) {
    if slots.isEmpty { slots = Array(repeating: -1, count: 1024) }
    slots[slot(bytes, range)] = code
    while places.count <= Int(code) { places.append(0..<0) }
    places[Int(code)] = range
  }
}
