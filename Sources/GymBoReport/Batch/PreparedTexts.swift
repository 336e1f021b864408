/// The cells of texts as they stand in all rows of a table, kept from athlete to athlete: most do the same exercises.
struct PreparedTexts {
  private struct Entry {
    let text: String
    let cells: TableWriter.Prepared
  }

  /// Of texts that are equal, the one that came last.
  private var entries: [String: Entry] = [:]

  /// Texts that are kept: athletes may have exercises of their own without end.
  static let most = 4096

  /// nil for a text that is not kept.
  subscript(text: String) -> TableWriter.Prepared? {
    guard let entry = entries[text], entry.text.hasBytes(of: text) else { return nil }
    return entry.cells
  }

  mutating func keep(_ cells: TableWriter.Prepared, of text: String) {
    if entries.count >= PreparedTexts.most { entries.removeAll(keepingCapacity: true) }
    entries[text] = Entry(text: text, cells: cells)
  }
}

extension String {
  /// Whether it is the same to a reader of bytes, which equal texts need not be: é may be one scalar or two.
  func hasBytes(of other: String) -> Bool {
    let (bytes, others) = (utf8.span, other.utf8.span)
    guard bytes.count == others.count else { return false }
    for index in bytes.indices where bytes[index] != others[index] { return false }
    return true
  }
}
