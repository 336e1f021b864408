internal import GymBoSQLite

/// Recognises files that are no text, such as archives, before any cell is read, and turns UTF-16 into UTF-8.
enum TextEncoding {
  /// Where the text begins: after a byte order mark, if there is one.
  static func textStart(_ file: InputFile) throws(ImportError) -> Int {
    let bytes = file.bytes
    let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    guard let first = bytes[start...].firstIndex(where: { !isBlank($0) }) else {
      throw .emptyFile(name: file.name)
    }
    for (signature, content) in signatures where bytes.starts(with: signature) {
      let isWorkbook = content == .zip && ForeignContent.isWorkbook(bytes)
      throw .notText(name: file.name, isWorkbook ? .excel : content)
    }
    // A NUL in the header, or many of them: no text file. Single ones further down cost their row only.
    let header = bytes[start...].prefix { $0 != CSVAutomaton.lineFeed }.prefix(4096)
    let sample = bytes.span.extracting(start..<min(bytes.count, start + 65_536))
    guard !header.contains(0), zeros(in: sample) * 4 <= sample.count else {
      throw .notText(name: file.name, .binary)
    }
    if let content = ForeignContent.markup(bytes[first...]) {
      throw .notText(name: file.name, content)
    }
    return start
  }

  /// The number of NUL bytes.
  private static func zeros(in bytes: Span<UInt8>) -> Int {
    // In blocks, so that the compiler counts many bytes at a time: one after the other took 4 % of the instructions of a batch of
    // exports of 1,000 sets.
    var count = 0
    var from = 0
    while from < bytes.count {
      let to = min(bytes.count, from + 128)
      var inBlock: UInt8 = 0
      for index in from..<to where bytes[index] == 0 { inBlock &+= 1 }
      count += Int(inBlock)
      from = to
    }
    return count
  }

  private typealias ForeignContent = ImportError.ForeignContent

  private static let signatures: [([UInt8], ForeignContent)] = [
    ([0x50, 0x4B, 0x03, 0x04], .zip), ([0x1F, 0x8B], .gzip),
    (Database.signature, .sqlite), (Array("%PDF-".utf8), .pdf),
    // Compound File Binary, the container of .xls.
    ([0xD0, 0xCF, 0x11, 0xE0, 0xA1, 0xB1, 0x1A, 0xE1], .excel),
  ]

  static func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
  }

  /// The order of the two bytes of a UTF-16 unit.
  enum ByteOrder {
    case littleEndian, bigEndian
  }

  /// The byte order of a text in UTF-16, by its byte order mark, or by the NUL in every other byte of Latin text; nil for
  /// anything else.
  static func wideOrder(_ bytes: [UInt8]) -> ByteOrder? {
    if bytes.starts(with: [0xFF, 0xFE]) { return .littleEndian }
    if bytes.starts(with: [0xFE, 0xFF]) { return .bigEndian }
    let sample = bytes.prefix(4096)
    guard sample.count >= 16, zeros(in: sample.span) > 0 else { return nil }
    var zeros = (even: 0, odd: 0)
    for (index, byte) in sample.enumerated() where byte == 0 {
      if index % 2 == 0 { zeros.even += 1 } else { zeros.odd += 1 }
    }
    let most = sample.count / 2
    if zeros.odd * 10 > most * 8, zeros.even == 0 { return .littleEndian }
    if zeros.even * 10 > most * 8, zeros.odd == 0 { return .bigEndian }
    return nil
  }
}

extension InputFile {
  /// The file as UTF-8: itself, unless it is in UTF-16. Offsets in issues are then those of the text in UTF-8.
  var inUTF8: InputFile {
    guard !isDatabase, let order = TextEncoding.wideOrder(bytes) else { return self }
    let hasMark = bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF])
    let start = hasMark ? 2 : 0
    let units = stride(from: start, to: bytes.count - 1, by: 2).map { index in
      let (first, second) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
      return order == .littleEndian ? second << 8 | first : first << 8 | second
    }
    return InputFile(name: name, bytes: Array(String(decoding: units, as: UTF16.self).utf8))
  }
}

extension ImportError.ForeignContent {
  /// What the first characters of a text say that is no table.
  /// - Parameter text: begins with a character that is no blank.
  fileprivate static func markup(_ text: ArraySlice<UInt8>) -> Self? {
    let start = String(decoding: text.prefix(64), as: UTF8.self).lowercased()
    if start.hasPrefix("<!doctype html") || start.hasPrefix("<html") { return .html }
    if start.hasPrefix("<?xml") || start.hasPrefix("<healthdata") { return .xml }
    guard let sign = start.first, sign == "{" || sign == "[" else { return nil }
    // In JSON a bracket is followed by a value, a key or the other bracket.
    let next = start.dropFirst().first { !$0.isWhitespace }
    return next.map { "\"{[]}".contains($0) || $0.isNumber } ?? true ? .json : nil
  }

  /// Whether a zip archive is an Excel workbook, by the names of its first parts.
  fileprivate static func isWorkbook(_ bytes: [UInt8]) -> Bool {
    let start = String(decoding: bytes.prefix(4096), as: UTF8.self)
    return start.contains("[Content_Types].xml") || start.contains("xl/")
  }

  /// What the ending of a file's name says of a file that is no table and may hold somebody's training: a folder may have it
  /// beside exports.
  static func training(named name: String) -> Self? {
    let endings: [(Self, [String])] = [
      (.excel, [".xlsx", ".xlsm", ".xls"]), (.zip, [".zip"]), (.json, [".json"]), (.pdf, [".pdf"]),
    ]
    let lowered = name.lowercased()
    return endings.first { $0.1.contains { lowered.hasSuffix($0) } }?.0
  }
}
