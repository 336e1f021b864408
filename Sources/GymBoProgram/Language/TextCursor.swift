/// Reads tokens from a part of a joined line, and knows where each is in the text.
struct TextCursor {
  let line: JoinedLine
  private(set) var position: Int
  let end: Int

  init(_ line: JoinedLine, _ range: Range<Int>) {
    self.line = line
    position = range.lowerBound
    end = range.upperBound
  }

  /// The text of a range of the line.
  func text(_ range: Range<Int>) -> String { line.scalars[range].trimmed.text }

  var place: ProgramPlace { line.place(position) }
  var isAtEnd: Bool { position >= end }
  /// The character at the cursor, or one some characters on; nil past the end.
  func peek(_ ahead: Int = 0) -> Unicode.Scalar? {
    position + ahead < end ? line.scalars[position + ahead] : nil
  }

  mutating func move(to other: Int) { position = other }
  mutating func advance(_ count: Int = 1) { position += count }

  mutating func skipBlanks() {
    while let next = peek(), next.isBlank { position += 1 }
  }

  /// Takes a text if it comes next.
  mutating func take(_ text: String) -> Bool {
    var ahead = 0
    for scalar in text.unicodeScalars {
      guard peek(ahead) == scalar else { return false }
      ahead += 1
    }
    position += ahead
    return true
  }

  /// Takes digits as a number; nil where there is none. Larger ones than `Int32` holds are cut off there.
  mutating func integer() -> Int? {
    var value = 0
    let start = position
    while let digit = peek()?.digit {
      value = min(value * 10 + digit, Int(Int32.max))
      position += 1
    }
    return position > start ? value : nil
  }

  /// Takes a number with or without decimals, without a sign: 5, 2.5, .5 or 5. with a point. nil where there is none.
  mutating func number() -> Double? {
    let start = position
    while peek()?.digit != nil { position += 1 }
    let hasWhole = position > start
    if peek() == ".", hasWhole || peek(1)?.digit != nil {
      position += 1
      while peek()?.digit != nil { position += 1 }
    }
    guard position > start else { return nil }
    return Double(line.scalars[start..<position].text)
  }

  /// Takes a name: letters, digits and underscores, not beginning with a digit. nil where there is none.
  mutating func word() -> String? {
    let start = position
    guard let first = peek(), first.isWord, first.digit == nil else { return nil }
    while let next = peek(), next.isWord { position += 1 }
    return line.scalars[start..<position].text
  }

  /// The next characters up to white space.
  var rest: String {
    line.scalars[position..<max(position, end)].prefix { !$0.isBlank }.text
  }
}

extension Unicode.Scalar {
  /// The value of a digit from 0 to 9.
  var digit: Int? { ("0"..."9").contains(self) ? Int(value) - 48 : nil }
  /// Whether names of scripts and properties may contain it.
  var isWord: Bool {
    guard isASCII else { return properties.isAlphabetic }
    switch self {
    case "a"..."z", "A"..."Z", "0"..."9", "_": return true
    default: return false
    }
  }
  /// Whether it is white space.
  var isBlank: Bool {
    // Tab to carriage return, and the space, without a look at the tables of Unicode.
    isASCII ? self == " " || (9...13).contains(value) : properties.isWhitespace
  }
}
