import GymBoLog

/// The line of a workout: `2026-11-20 18:03 Upper A (56 min)`. Time, title and length may be missing.
struct TextLogHead {
  let date: String
  /// `18:03` or `18:03:15`; empty where only the day is known.
  let time: String
  let title: String
  /// In seconds; nil where it is not given.
  let duration: Int?

  /// - Returns: nil for a line that does not begin with a date.
  init?(_ line: String) {
    guard CivilDate(iso: String(line.prefix(10))) != nil,
      line.dropFirst(10).first.map(\.isWhitespace) ?? true
    else { return nil }
    date = String(line.prefix(10))
    var rest = line.dropFirst(10).trimmed[...]
    let word = rest.prefix { !$0.isWhitespace }
    if let time = TextLogHead.time(word) {
      self.time = time
      rest = rest.dropFirst(word.count).trimmed[...]
    } else {
      time = ""
    }
    if let (title, after) = QuotedText.read(rest) {
      duration = TextLogHead.duration(after.trimmed)
      guard duration != nil || after.trimmed.isEmpty else { return nil }
      self.title = title
    } else if rest.last == ")", let open = rest.lastIndex(of: "("),
      let length = TextLogHead.duration(String(rest[open...]))
    {
      (title, duration) = (rest[..<open].trimmed, length)
    } else {
      (title, duration) = (String(rest), nil)
    }
  }

  /// `18:03` of `18:03` and `18:03:15` of that; nil for any other word.
  private static func time(_ word: Substring) -> String? {
    let parts = word.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 2 || parts.count == 3, (1...2).contains(parts[0].count),
      parts.dropFirst().allSatisfy({ $0.count == 2 }),
      let numbers = WholeNumbers.of(parts), numbers[0] < 24,
      numbers.dropFirst().allSatisfy({ $0 < 60 })
    else { return nil }
    return String(word)
  }

  /// The seconds of `(56 min)`, `(1 h 5 min)`, `(56:19)`, `(1:02:03)`; nil for any other text.
  private static func duration(_ text: String) -> Int? {
    guard text.first == "(", text.last == ")", text.count > 2 else { return nil }
    let inside = text.dropFirst().dropLast()
    if inside.contains(":") { return TextLogTime.clock(inside) }
    let words = inside.split(separator: " ")
    guard words.count == 2 || words.count == 4 else { return nil }
    var seconds = 0
    for place in stride(from: 0, to: words.count, by: 2) {
      guard let number = WholeNumbers.of([words[place]])?.first,
        let unit = ["h": 3600, "min": 60, "s": 1][words[place + 1]]
      else { return nil }
      seconds += number * unit
    }
    return seconds
  }
}

/// Texts in quotes, with `\"`, `\\` and `\n` in them.
enum QuotedText {
  /// The text of the quotes that a text begins with, and what follows them; nil where it does not begin with quotes, or they do
  /// not end.
  static func read(_ text: Substring) -> (text: String, after: Substring)? {
    guard text.first == "\"" else { return nil }
    var (read, isEscaped) = ("", false)
    for place in text.indices.dropFirst() {
      let character = text[place]
      if isEscaped {
        read.append(character == "n" ? "\n" : character)
        isEscaped = false
      } else if character == "\\" {
        isEscaped = true
      } else if character == "\"" {
        return (read, text[text.index(after: place)...])
      } else {
        read.append(character)
      }
    }
    return nil
  }
}

/// Whole numbers of up to six digits.
enum WholeNumbers {
  /// The numbers of some texts; nil where one is none.
  static func of(_ texts: [Substring]) -> [Int]? {
    var numbers: [Int] = []
    for text in texts {
      guard (1...6).contains(text.count), text.allSatisfy({ $0.isASCII && $0.isNumber }),
        let number = Int(text)
      else { return nil }
      numbers.append(number)
    }
    return numbers
  }
}

/// Times in the text notation.
enum TextLogTime {
  /// The seconds of `1:30` and `1:02:03`; nil for any other text.
  static func clock(_ text: Substring) -> Int? {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 2 || parts.count == 3,
      parts.dropFirst().allSatisfy({ $0.count == 2 }), let numbers = WholeNumbers.of(parts),
      numbers.dropFirst().allSatisfy({ $0 < 60 })
    else { return nil }
    return numbers.reduce(0) { 60 * $0 + $1 }
  }
}
