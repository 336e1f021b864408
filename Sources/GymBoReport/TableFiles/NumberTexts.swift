/// A cache of the texts of numbers, for the writer of rows about weeks.
///
/// Histories repeat their numbers: volumes are multiples of plates, and an e1RM follows from few loads and
/// repetitions. It replaces making each text anew (``MachineNumber/short(_:)``), with which TableWriterTests compares
/// it.
struct NumberTexts {
  private struct Entry {
    var bits: UInt64
    var text: ShortText
  }

  /// 4,096 places, each for the number last seen of those with its hash; empty before the first number.
  private var entries: [Entry] = []

  private static let hashBits = 12

  /// The text of a number.
  /// - Returns: nil where it is longer than a short text, and for infinities and NaN.
  @inline(__always)
  mutating func text(of number: Double) -> ShortText? {
    // The upper bits of the product depend on all bits of the number.
    let place = Int(
      truncatingIfNeeded: (number.bitPattern &* 0x9E37_79B9_7F4A_7C15)
        &>> UInt64(64 - NumberTexts.hashBits))
    if place < entries.count, entries[place].bits == number.bitPattern {
      return entries[place].text
    }
    return make(number, at: place)
  }

  @inline(never)
  private mutating func make(_ number: Double, at place: Int) -> ShortText? {
    guard let text = MachineNumber.short(number) else { return nil }
    let entry = Entry(bits: number.bitPattern, text: text)
    if entries.isEmpty { entries = Array(repeating: entry, count: 1 << NumberTexts.hashBits) }
    entries[place] = entry
    return text
  }
}
