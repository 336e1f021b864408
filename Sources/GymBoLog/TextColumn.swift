/// A column of texts that most rows lack and others repeat: a text that stands in rows one after another is kept once.
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

  /// Adds a row; nil is a missing text.
  public mutating func append(_ text: String?) {
    guard let text else { return codes.append(-1) }
    if texts.last != text { texts.append(text) }
    codes.append(Int32(texts.count - 1))
  }

  /// Adds rows without a text.
  public mutating func appendMissing(_ count: Int) {
    codes.append(contentsOf: repeatElement(-1, count: count))
  }

  /// Keeps the first so many rows.
  public mutating func truncate(to count: Int) { codes.removeSubrange(count...) }

  /// Whether two columns have the same texts in the same rows.
  public static func == (a: TextColumn, b: TextColumn) -> Bool {
    a.count == b.count && a.codes.indices.allSatisfy { a[$0] == b[$0] }
  }
}
