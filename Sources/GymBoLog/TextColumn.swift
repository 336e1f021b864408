/// A column of texts, most of which are missing or repeat the row above. Equal texts in consecutive rows are stored once.
public struct TextColumn: Sendable, Equatable {
  private var texts: [String] = []
  /// By row, an index into ``texts``; −1 where there is none.
  private var codes: [Int32] = []

  /// An empty column.
  public init() {}

  /// Rows.
  public var count: Int { codes.count }

  /// The text of a row; nil if it is missing.
  public subscript(row: Int) -> String? { codes[row] < 0 ? nil : texts[Int(codes[row])] }

  /// By row, the texts; nil where they are missing.
  public var values: [String?] { codes.indices.map { self[$0] } }

  /// Adds rows of one text; nil is a missing one.
  public mutating func append(_ text: String?, count: Int = 1) {
    if let text, texts.last != text { texts.append(text) }
    let code = text == nil ? -1 : Int32(texts.count - 1)
    codes.append(contentsOf: repeatElement(code, count: count))
  }

  /// Keeps the first `count` rows.
  public mutating func truncate(to count: Int) { codes.removeSubrange(count...) }

  /// Whether two columns have the same texts in the same rows.
  public static func == (a: TextColumn, b: TextColumn) -> Bool {
    a.count == b.count && a.codes.indices.allSatisfy { a[$0] == b[$0] }
  }
}
