/// Rejects files that are no UTF-8 text, such as archives, before any cell is read.
enum TextEncoding {
  /// Where the text begins: after a byte order mark, if there is one.
  static func textStart(_ file: InputFile) throws(ImportError) -> Int {
    let bytes = file.bytes
    let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    guard bytes[start...].contains(where: { !isBlank($0) }) else {
      throw .emptyFile(name: file.name)
    }
    for (signature, content) in signatures where bytes.starts(with: signature) {
      throw .notText(name: file.name, content)
    }
    // A NUL in the header, or many of them: no text file. Single ones further down cost their row only.
    let header = bytes[start...].prefix { $0 != CSVAutomaton.lineFeed }.prefix(4096)
    let sample = bytes[start...].prefix(65_536)
    let zeros = sample.count(where: { $0 == 0 })
    guard !header.contains(0), zeros * 4 <= sample.count else {
      // Latin text in UTF-16 has a NUL in every other byte.
      let isWide = zeros * 5 > sample.count * 2 && zeros * 5 < sample.count * 3
      throw .notText(name: file.name, isWide ? .utf16 : .binary)
    }
    return start
  }

  private static let signatures: [([UInt8], ImportError.ForeignContent)] = [
    ([0xFF, 0xFE], .utf16), ([0xFE, 0xFF], .utf16), ([0x50, 0x4B, 0x03, 0x04], .zip),
    ([0x1F, 0x8B], .gzip), (Array("SQLite format 3".utf8), .sqlite), (Array("%PDF-".utf8), .pdf),
  ]

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
  }
}
