/// A column of optional texts. Equal texts in consecutive rows are stored once: most rows have none or repeat the row above.
package struct TextColumn: Sendable, Equatable {
  private var texts: [String] = []
  /// For each row, an index into ``texts``; −1 where the text is missing.
  private var codes: [Int32] = []

  /// An empty column.
  package init() {}

  /// The number of rows.
  package var count: Int { codes.count }

  /// The text of a row; nil if it is missing.
  package subscript(row: Int) -> String? { codes[row] < 0 ? nil : texts[Int(codes[row])] }

  /// The text of each row; nil where it is missing.
  package var values: [String?] { codes.indices.map { self[$0] } }

  /// Adds `count` rows with the same text; nil is a missing text.
  package mutating func append(_ text: String?, count: Int = 1) {
    if let text, texts.last != text { texts.append(text) }
    let code = text == nil ? -1 : Int32(texts.count - 1)
    codes.append(contentsOf: repeatElement(code, count: count))
  }

  /// Keeps the first `count` rows.
  package mutating func truncate(to count: Int) { codes.removeSubrange(count...) }

  /// Whether two columns have the same texts in the same rows.
  package static func == (a: TextColumn, b: TextColumn) -> Bool {
    a.count == b.count && a.codes.indices.allSatisfy { a[$0] == b[$0] }
  }
}
