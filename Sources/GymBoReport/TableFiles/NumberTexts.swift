/// Texts of numbers, kept by the writer of a table: sets are few, volumes multiples of plates, and strength is estimated
/// from few loads and repetitions, so that nearly all numbers come again.
struct NumberTexts {
  private struct Entry {
    var bits: UInt64
    var text: ShortText
  }

  /// What stands before each number, as part of its text.
  private let lead: UInt8?
  /// By the number's bits, each at one place only: a number takes the place of another. Empty before the first.
  private var entries: [Entry] = []

  private static let placeBits = 12

  init(behind lead: UInt8?) { self.lead = lead }

  /// - Returns: nil where the text is long, and for infinities and NaN.
  @inline(__always)
  mutating func text(of number: Double) -> ShortText? {
    // The highest bits of a product in which all bits of the number have a part.
    let place = Int(
      truncatingIfNeeded: (number.bitPattern &* 0x9E37_79B9_7F4A_7C15)
        >> UInt64(64 - NumberTexts.placeBits))
    if place < entries.count, entries[place].bits == number.bitPattern {
      return entries[place].text
    }
    return keep(number, at: place)
  }

  @inline(never)
  private mutating func keep(_ number: Double, at place: Int) -> ShortText? {
    guard let short = MachineNumber.short(number),
      let text = lead.map({ short.behind($0) }) ?? short
    else { return nil }
    let entry = Entry(bits: number.bitPattern, text: text)
    if entries.isEmpty { entries = Array(repeating: entry, count: 1 << NumberTexts.placeBits) }
    entries[place] = entry
    return text
  }
}
