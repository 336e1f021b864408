import GymBoLog

/// How an app's file is laid out that is no table with a row a set, and how its sets are written as one.
///
/// What is written goes the way of every other file: the same rules, findings and counts. A line that a layout does not
/// understand is written as a row without an exercise, so that it is rejected with its place, not lost.
///
/// To add a layout, declare it in a file of its own and add it to ``all``.
struct FileLayout: Sendable {
  /// The app, and what holds for all its rows. Its columns are those of ``SetRows``.
  var format: FormatDeclaration
  /// Whether a file is laid out so, by its beginning.
  var matches: @Sendable (FileStart) -> Bool
  /// Writes the sets of a file as rows.
  /// - Throws: where the file is so broken that nothing of it is understood.
  var write:
    @Sendable (_ file: [UInt8], _ start: FileStart, _ rows: inout SetRows) throws(Fault) -> Void

  /// Where a file is broken.
  typealias Fault = JSONReader.Fault

  /// In the order in which files are compared with them.
  static let all: [FileLayout] = [
    .jsonLog, .strongLifts, .oldStrongLifts, .jefit, .alphaProgression, .gymBook, .boostcamp,
    .openweight, .wger, .textLog,
  ]

  /// The name of the variant whose header the file has, or begins most like.
  func variant(of start: FileStart) -> String {
    let shared = format.variants.map { variant in
      start.text.contains(variant.header)
        ? Int.max : zip(variant.header, start.line).prefix { $0 == $1 }.count
    }
    let best = shared.max()
    return shared.firstIndex { $0 == best }.map { format.variants[$0].name } ?? ""
  }
}

/// The beginning of a file: what its layout is known by.
struct FileStart {
  /// The first line that is not blank.
  let line: String
  /// The cells of that line, each as ``Swift/String/columnKey``.
  let names: [String]
  /// The first bytes as text.
  let text: String
  let delimiter: UInt8
  /// Where the text begins: after a byte order mark.
  let offset: Int

  private static let longest = 16_384

  /// - Returns: nil for an empty file and for what is no text.
  init?(_ bytes: [UInt8]) {
    offset = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    let start = bytes[offset...].prefix(FileStart.longest)
    guard !start.prefix(512).contains(0) else { return nil }
    text = String(decoding: start, as: UTF8.self)
    guard
      let first = text.split(whereSeparator: \.isNewline).first(where: {
        !$0.allSatisfy(\.isWhitespace)
      })
    else { return nil }
    line = String(first)
    let own = Array(line.utf8)
    delimiter = Delimiter.detect(own.span, from: 0)
    var reader = RecordReader(delimiter: delimiter, from: 0)
    guard reader.next(own.span, expecting: nil) != nil else { return nil }
    names = reader.cells.map { CellBytes.text(own, $0).columnKey }
  }
}

extension FileStart {
  /// Whether it may be JSON: the first character begins an object or an array.
  var isJSON: Bool { line.trimmed.first.map { $0 == "{" || $0 == "[" } ?? false }

  /// Whether members of all these names are in the beginning.
  func has(_ names: String...) -> Bool { names.allSatisfy { text.contains("\"\($0)\"") } }
}

extension CellBytes {
  /// The text of a cell, without its quotes.
  static func text(_ bytes: [UInt8], _ cell: Cell) -> String {
    text(content(bytes.span, cell.range, hasEscapes: cell.hasEscapes)).text
  }
}

extension RecordReader {
  /// The next record as texts without blanks at the ends, and its line; nil at the end.
  mutating func nextTexts(_ bytes: [UInt8]) -> (cells: [String], line: Int32)? {
    guard next(bytes.span, expecting: nil) != nil else { return nil }
    return (cells.map { CellBytes.text(bytes, $0).trimmed }, line)
  }
}
