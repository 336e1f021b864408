import GymBo
import GymBoPlatform

/// The values of a column, of its dictionary or of its lists: their name and type, and their buffers.
@safe struct ArrowValues: Sendable {
  nonisolated(unsafe) let name: UnsafeMutablePointer<CChar>
  nonisolated(unsafe) let format: UnsafeMutablePointer<CChar>
  /// The buffers in the order of the specification: the validity bitmap, then the values; for
  /// text the offsets and then the bytes.
  nonisolated(unsafe) let buffers: [UnsafeMutableRawPointer?]
  let count: Int
  let missing: Int
  /// The values of lists as the only element; empty for other columns.
  let items: [ArrowValues]
  /// The values of a dictionary as the only element; ``format`` is then the type of the codes. Empty for other columns.
  let dictionary: [ArrowValues]

  init(_ column: ColumnValues, _ layout: ArrowLayout) {
    let declaration = column.declaration
    let presence = column.isPresent
    func values(_ format: String, _ buffers: [UnsafeMutableRawPointer?]) -> ArrowValues {
      unsafe ArrowValues(declaration.name, format, presence: presence, buffers)
    }
    switch declaration.kind {
    case .text where layout == .encoded && declaration.isName:
      let (codes, texts) = TextDictionary.encode(column)
      self = unsafe ArrowValues(
        declaration.name, "i", presence: presence, [ArrowValues.copy(codes)], dictionary: [texts])
    case .list where layout == .encoded:
      let items = ArrowValues(
        "item", ends: column.items.ends, bytes: column.items.bytes, count: column.items.ends.count)
      self = unsafe ArrowValues(
        declaration.name, "+L", presence: presence, [ArrowValues.copy([0] + column.listEnds)],
        items: [items])
    case .text, .list, .mixed:
      self = unsafe values(
        "U", [ArrowValues.copy([0] + column.textEnds), ArrowValues.copy(column.textBytes)])
    case .number: self = unsafe values("g", [ArrowValues.copy(column.numbers)])
    case .count: self = unsafe values("l", [ArrowValues.copy(column.integers)])
    // A timestamp in seconds without a time zone.
    case .time: self = unsafe values("tss:", [ArrowValues.copy(column.integers)])
    case .date:
      let days = column.integers.map { Int32(truncatingIfNeeded: $0) }
      self = unsafe values("tdD", [ArrowValues.copy(days)])
    case .flag: self = unsafe values("b", [ArrowValues.bits(column.integers.map { $0 != 0 })])
    }
  }

  /// Texts, of which none is missing.
  init(_ name: String, ends: [Int64], bytes: [UInt8], count: Int) {
    let presence = [Bool](repeating: true, count: count)
    unsafe self.init(
      name, "U", presence: presence, [ArrowValues.copy([0] + ends), ArrowValues.copy(bytes)])
  }

  private init(
    _ name: String, _ format: String, presence: [Bool], _ values: [UnsafeMutableRawPointer?],
    items: [ArrowValues] = [], dictionary: [ArrowValues] = []
  ) {
    unsafe self.name = Text.allocated(Array(name.utf8))
    unsafe self.format = Text.allocated(Array(format.utf8))
    count = presence.count
    missing = presence.count { !$0 }
    // The validity bitmap may be null if no value is missing.
    unsafe buffers = [missing == 0 ? nil : ArrowValues.bits(presence)] + values
    self.items = items
    self.dictionary = dictionary
  }

  func deallocate() {
    unsafe free(name)
    unsafe free(format)
    for index in unsafe buffers.indices { unsafe buffers[index]?.deallocate() }
    for values in items + dictionary { values.deallocate() }
  }

  /// Copies the values to newly allocated memory. The pointer is not null even for no values.
  private static func copy<Value: BitwiseCopyable>(_ values: [Value]) -> UnsafeMutableRawPointer {
    let count = values.count * MemoryLayout<Value>.stride
    // The specification recommends that buffers are aligned to 64 bytes.
    let memory = UnsafeMutableRawPointer.allocate(byteCount: max(count, 1), alignment: 64)
    unsafe values.withUnsafeBytes { bytes in
      if let start = bytes.baseAddress { unsafe memory.copyMemory(from: start, byteCount: count) }
    }
    return unsafe memory
  }

  /// A bitmap with one bit per value, beginning with the lowest bit of each byte.
  private static func bits(_ values: [Bool]) -> UnsafeMutableRawPointer {
    var bytes = [UInt8](repeating: 0, count: (values.count + 7) / 8)
    for (index, value) in values.enumerated() where value {
      bytes[index >> 3] |= 1 << UInt8(index & 7)
    }
    return unsafe copy(bytes)
  }
}

/// Encodes a column of texts as a dictionary.
enum TextDictionary {
  /// - Returns: the code of each row, 0 where it is missing, and the distinct texts in the order of their first rows.
  static func encode(_ column: ColumnValues) -> (codes: [Int32], texts: ArrowValues) {
    var codes: [Int32] = []
    codes.reserveCapacity(column.count)
    var known: [ArraySlice<UInt8>: Int32] = [:]
    var ends: [Int64] = []
    var bytes: [UInt8] = []
    var last: (text: ArraySlice<UInt8>, code: Int32)?
    var start = 0
    for row in 0..<column.count {
      let end = Int(column.textEnds[row])
      let text = column.textBytes[start..<end]
      start = end
      guard column.isPresent[row] else {
        codes.append(0)
        continue
      }
      // Most rows have the text of the row above.
      if let last, last.text == text {
        codes.append(last.code)
        continue
      }
      let code = known[text] ?? Int32(ends.count)
      if Int(code) == ends.count {
        known[text] = code
        bytes += text
        ends.append(Int64(bytes.count))
      }
      codes.append(code)
      last = (text, code)
    }
    return (codes, ArrowValues("", ends: ends, bytes: bytes, count: ends.count))
  }
}
