public import GymBoLog

extension InputFile {
  /// The lines of a small table that a user wrote by hand (see `UserTable`), without their ends.
  /// - Returns: none for an empty file, which the table's own reader words better.
  /// - Throws: for a file that is no UTF-8 text.
  public func tableLines() throws(ImportError) -> [Substring] {
    guard !bytes.isEmpty else { return [] }
    let start = try TextEncoding.textStart(self)
    let text = String(decoding: bytes[start...], as: UTF8.self)
    return text.split(omittingEmptySubsequences: false) { $0.isNewline }
  }
}

extension ImportError {
  /// A fault in such a table.
  /// - Parameters:
  ///   - fault: what is wrong, and where.
  ///   - name: of its file.
  public init(_ fault: UserTableError, name: String) {
    self = .table(name: name, line: fault.line, reason: "\(fault.problem); \(fault.remedy)")
  }
}
