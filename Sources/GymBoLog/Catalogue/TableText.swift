/// Splits the text of a table into lines and fields without copying it. A field is a range of bytes.
enum TableText {
  /// The parts of a range between separators, without the blanks around them.
  static func fields(
    _ bytes: Span<UInt8>, _ range: Range<Int>, separatedBy separator: Unicode.Scalar
  ) -> [Range<Int>] {
    var fields: [Range<Int>] = []
    fields.reserveCapacity(8)
    forEachField(bytes, range, separatedBy: separator) { fields.append($0) }
    return fields
  }

  static func forEachField(
    _ bytes: Span<UInt8>, _ range: Range<Int>, separatedBy separator: Unicode.Scalar,
    _ body: (Range<Int>) -> Void
  ) {
    let separator = UInt8(ascii: separator)
    let blank = UInt8(ascii: " ")
    var start = range.lowerBound
    while true {
      var end = start
      while end < range.upperBound, bytes[end] != separator { end += 1 }
      var (lower, upper) = (start, end)
      while lower < upper, bytes[lower] == blank { lower += 1 }
      while lower < upper, bytes[upper - 1] == blank { upper -= 1 }
      body(lower..<upper)
      if end == range.upperBound { return }
      start = end + 1
    }
  }

  /// The text of a range of bytes of a table.
  static func text(_ table: String, _ range: Range<Int>) -> String {
    let start = table.utf8.index(table.startIndex, offsetBy: range.lowerBound)
    let end = table.utf8.index(start, offsetBy: range.count)
    return String(table[start..<end])
  }
}

/// A lookup table from the words in a table to the cases of an enumeration.
struct CaseWords<Value: MachineWord>: Sendable
where Value.AllCases == [Value] {
  private var table = WordTable(minimumCapacity: Value.allCases.count)

  init() {
    for (index, value) in Value.allCases.enumerated() {
      _ = table.enter(index, for: hash(value.spaced.utf8.span))
    }
  }

  /// The case for a word; nil for an unknown word.
  subscript(bytes: Span<UInt8>) -> Value? { table[hash(bytes)].map { Value.allCases[$0] } }
}
