/// Rejects files that are no UTF-8 text, such as archives, before any cell is read.
enum TextEncoding {
  /// Where the text begins: after a byte order mark, if there is one.
  static func textStart(_ file: InputFile) throws(ImportError) -> Int {
    let bytes = file.bytes
    let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    guard bytes[start...].contains(where: { !isBlank($0) }) else {
      throw .emptyFile(name: file.name)
    }
    for (signature, kind, remedy) in signatures where bytes.starts(with: signature) {
      throw .notText(name: file.name, kind: kind, remedy: remedy)
    }
    // A NUL in the header, or many of them: no text file. Single ones further down cost their row only.
    let header = bytes[start...].prefix { $0 != CSVAutomaton.lineFeed }.prefix(4096)
    let sample = bytes[start...].prefix(65_536)
    let zeros = sample.count(where: { $0 == 0 })
    guard !header.contains(0), zeros * 4 <= sample.count else {
      // Latin text in UTF-16 has a NUL in every other byte.
      let isWide = zeros * 5 > sample.count * 2 && zeros * 5 < sample.count * 3
      throw isWide
        ? .notText(name: file.name, kind: "UTF-16 text", remedy: saveAsUTF8)
        : .notText(
          name: file.name, kind: "binary data (it holds NUL bytes)",
          remedy: "export the history as CSV again")
    }
    return start
  }

  private static let saveAsUTF8 = "save it as UTF-8 and read that"

  private static let signatures: [([UInt8], String, String)] = [
    ([0xFF, 0xFE], "UTF-16 text", saveAsUTF8),
    ([0xFE, 0xFF], "UTF-16 text", saveAsUTF8),
    ([0x50, 0x4B, 0x03, 0x04], "a zip archive", "unpack it and read the CSV file inside"),
    ([0x1F, 0x8B], "a gzip archive", "unpack it with gunzip and read the CSV file"),
    (
      Array("SQLite format 3".utf8), "an SQLite database (a FitNotes backup?)",
      "use the app's spreadsheet export instead of its backup"
    ),
    (Array("%PDF-".utf8), "a PDF document", "export the history as CSV"),
  ]

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
  }
}
