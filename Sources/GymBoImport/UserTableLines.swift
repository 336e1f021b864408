extension InputFile {
  /// The lines of a small table that a user wrote by hand (see `UserTable`), without their ends.
  /// - Returns: none for an empty file, for which the table's own reader has an error of its own.
  /// - Throws: for a file that is no text.
  package func tableLines() throws(ImportError) -> [Substring] {
    guard !bytes.isEmpty else { return [] }
    let file = inUTF8
    let start = try TextEncoding.textStart(file)
    let text = String(decoding: file.bytes[start...], as: UTF8.self)
    return text.split(omittingEmptySubsequences: false) { $0.isNewline }
  }
}
