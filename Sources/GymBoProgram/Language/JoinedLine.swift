/// A line of a program after joining: a line that ends in a backslash goes on in the next one, and so does a line in
/// whose script the end is missing. Each character keeps its place in the text.
struct JoinedLine {
  private(set) var scalars: [Unicode.Scalar]
  /// Where each original line begins in `scalars`, with its number.
  private var starts: [(offset: Int, line: Int)]

  /// A text in one line.
  init(_ scalars: [Unicode.Scalar], line: Int = 1) {
    self.scalars = scalars
    starts = [(0, line)]
  }

  /// The place of a character; of one past the end, the last character's.
  func place(_ offset: Int) -> ProgramPlace {
    let offset = max(0, min(offset, scalars.count - 1))
    // A script of many lines has many starts.
    var (low, high) = (0, starts.count)
    while low < high {
      let middle = (low + high) / 2
      if starts[middle].offset <= offset { low = middle + 1 } else { high = middle }
    }
    let start = low > 0 ? starts[low - 1] : (offset: 0, line: 1)
    return ProgramPlace(line: start.line, column: offset - start.offset + 1)
  }

  /// Whether a script begins or ends at a character.
  func isMarkOfScript(at offset: Int) -> Bool {
    guard offset + 1 < scalars.count else { return false }
    let pair = (scalars[offset], scalars[offset + 1])
    return pair == ("{", "~") || pair == ("~", "}")
  }

  /// The number of its first original line.
  var line: Int { starts.first?.line ?? 1 }

  /// The joined lines of a text.
  static func all(of rows: [ArraySlice<Unicode.Scalar>]) throws(ProgramFault) -> [JoinedLine] {
    var lines: [JoinedLine] = []
    var row = 0
    while row < rows.count {
      var line = JoinedLine(Array(rows[row]), line: row + 1)
      // A comment is never joined.
      if !line.scalars.trimmed.starts(with: CommentSlashes.comment.unicodeScalars) {
        try line.join(rows, from: &row)
      }
      lines.append(line)
      row += 1
    }
    return lines
  }

  private mutating func join(
    _ rows: [ArraySlice<Unicode.Scalar>], from row: inout Int
  ) throws(ProgramFault) {
    var open = JoinedLine.openScripts(in: scalars[...])
    while true {
      let end = scalars.trimmedAtEnd.endIndex
      let goesOn = open <= 0 && end > 0 && scalars[end - 1] == "\\"
      if goesOn { scalars.replaceSubrange((end - 1)..., with: [" "]) }
      guard open > 0 || goesOn, row + 1 < rows.count else { break }
      if !goesOn { scalars.append("\n") }
      row += 1
      starts.append((scalars.count, row + 1))
      scalars += rows[row]
      open += JoinedLine.openScripts(in: rows[row])
    }
    guard open > 0 else { return }
    let begin = scalars.indices.first {
      $0 + 1 < scalars.count && scalars[$0] == "{" && scalars[$0 + 1] == "~"
    }
    throw ProgramFault(.scriptWithoutEnd, place(begin ?? 0))
  }

  /// How many scripts begin more often than they end.
  private static func openScripts(in row: ArraySlice<Unicode.Scalar>) -> Int {
    zip(row, row.dropFirst()).reduce(0) { count, pair in
      count + (pair == ("{", "~") ? 1 : pair == ("~", "}") ? -1 : 0)
    }
  }
}

extension RandomAccessCollection where Element == Unicode.Scalar {
  /// Without white space at its ends.
  var trimmed: SubSequence { drop(while: \.isBlank).trimmedAtEnd }
  /// Without white space at its end.
  var trimmedAtEnd: SubSequence {
    var end = endIndex
    while end > startIndex, self[index(before: end)].isBlank {
      end = index(before: end)
    }
    return self[startIndex..<end]
  }
  /// As a text.
  var text: String {
    // As bytes: appending scalars one by one took a tenth of reading a long program.
    var bytes: [UInt8] = []
    bytes.reserveCapacity(count)
    for scalar in self {
      if scalar.isASCII {
        bytes.append(UInt8(truncatingIfNeeded: scalar.value))
      } else {
        bytes.append(contentsOf: scalar.utf8)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
