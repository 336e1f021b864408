package import GymBoLog

/// Templates of workouts that a person typed: the text notation with a name in place of the day, and with targets:
///
/// ```text
/// folder Push Pull
/// Upper A (rest 2:00, favorite)
///   > warm up well
///   Bench Press (Barbell): 20kgx10w 3 sets 8-12 @8
///   + Bent Over Row (Barbell): 3 sets 10
/// ```
///
/// Each line is written anew as one of a log, so that sets are read by the same rules and faults have the same places.
package struct TemplateText: Sendable {
  /// The line with a template's name.
  package struct Head: Sendable, Hashable {
    package var name: String
    package var folder: String?
    package var rest: Int?
    package var isFavorite = false
  }

  /// The text as a log, with a day for each head: the first is of ``firstDay``, the next of the day after.
  package private(set) var log: InputFile
  package private(set) var heads: [Head] = []
  /// By line from 1 and set of it, the most repetitions of a range.
  package private(set) var highest: [Int: [Int?]] = [:]
  /// What is no target, in order of the lines.
  package private(set) var faults: [TextLogFault] = []

  /// The day of the first head.
  package static let firstDay = CivilDate(dayNumber: 10_957)

  /// The day of a template, which has none.
  package static func day(_ place: Int) -> CivilDate { firstDay.advanced(by: place) }

  /// Sets of one exercise that people do: up to this number, the first number of `3x8` may be meant as their count.
  private static let mostSets = 10

  /// - Parameter name: the name of a template whose text has none; nil where it needs one.
  package init(_ typed: InputFile, name: String?) {
    log = InputFile(name: typed.name, bytes: [])
    let bytes = typed.inUTF8.bytes
    let isMarked = bytes.starts(with: [0xEF, 0xBB, 0xBF])
    let text = String(decoding: bytes[(isMarked ? 3 : 0)...], as: UTF8.self)
    var (lines, folder): ([String], String?) = ([], nil)
    for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .enumerated()
    {
      lines.append(read(line, index + 1, &folder, name))
    }
    log = InputFile(name: typed.name, bytes: Array(lines.joined(separator: "\n").utf8))
  }

  /// The line as one of a log.
  private mutating func read(
    _ line: Substring, _ number: Int, _ folder: inout String?, _ name: String?
  ) -> String {
    let content = line.trimmed
    guard let first = content.first, first != "#" else { return String(line) }
    let isAtMargin = line.first?.isWhitespace == false
    if isAtMargin, let quoted = TemplateText.quotedFolder(content) {
      folder = quoted
      return "#"
    }
    let colon = TemplateText.colon(of: line)
    if isAtMargin, colon == nil, first != ">" {
      if content.hasPrefix("unit ") { return content }
      if content.hasPrefix("folder ") {
        folder = content.dropFirst(7).trimmed
        return "#"
      }
      heads.append(TemplateText.head(content, folder))
      return dayLine
    }
    guard !heads.isEmpty || name != nil else {
      let column = line.prefix(while: \.isWhitespace).count + 1
      faults.append(
        TextLogFault(line: number, column: column, text: content, reason: .noTemplate))
      return "#"
    }
    // What has no head is of the name that was given.
    if heads.isEmpty, let name { heads.append(Head(name: name, folder: folder)) }
    guard let colon, first != ">" else { return String(line) }
    return line[...colon] + targets(line[line.index(after: colon)...], of: line, number)
  }

  /// The name of `folder "A: B"`, which may have anything in it.
  private static func quotedFolder(_ content: String) -> String? {
    guard content.hasPrefix("folder "), let read = QuotedText.read(content.dropFirst(7)),
      read.after.allSatisfy(\.isWhitespace)
    else { return nil }
    return read.text
  }

  private var dayLine: String { "\(TemplateText.day(heads.count - 1))" }

  /// The colon after an exercise's name, which may be in quotes. One between two digits is of a time.
  private static func colon(of line: Substring) -> Substring.Index? {
    var rest = line.drop { $0.isWhitespace || $0 == "+" }
    if let (_, after) = QuotedText.read(rest) {
      rest = after.drop(while: \.isWhitespace)
      return rest.first == ":" ? rest.startIndex : nil
    }
    return rest.indices.first { place in
      guard rest[place] == ":", place > rest.startIndex else { return false }
      let after = rest[rest.index(after: place)...].first
      return !rest[rest.index(before: place)].isNumber || after?.isNumber != true
    }
  }

  /// `Upper A (rest 2:00, favorite)`.
  private static func head(_ text: String, _ folder: String?) -> Head {
    var (name, marks) = (text[...], Substring())
    if text.last == ")", let open = text.lastIndex(of: "(") {
      (name, marks) = (text[..<open], text[text.index(after: open)...].dropLast())
    }
    var head = Head(name: "", folder: folder)
    for mark in marks.split(separator: ",") {
      let words = mark.split(whereSeparator: \.isWhitespace)
      if words == ["favorite"] {
        head.isFavorite = true
      } else if words.count == 2, words[0] == "rest", let rest = seconds(words[1]) {
        head.rest = rest
      } else {
        // It is a part of the name.
        name = text[...]
        head = Head(name: "", folder: folder)
        break
      }
    }
    let trimmed = name.trimmed
    head.name = QuotedText.read(trimmed[...])?.text ?? trimmed
    return head
  }

  private static func seconds(_ text: Substring) -> Int? {
    TextLogTime.clock(text) ?? WholeNumbers.of([text.last == "s" ? text.dropLast() : text])?.first
  }

  // MARK: Sets

  /// The sets of a line as those of a log, each where it was.
  private mutating func targets(
    _ text: Substring, of line: Substring, _ number: Int
  ) -> String {
    var words = text.split(whereSeparator: \.isWhitespace)[...]
    var (written, most): (String, [Int?]) = ("", [])
    var (counted, offset) = (text.startIndex, 0)
    while let first = words.first {
      offset += text[counted..<first.startIndex].count
      counted = first.startIndex
      let target = Target(&words)
      written += String(repeating: " ", count: max(1, offset - written.count)) + target.word
      let set = TextLogSet(target.word[...])
      if let count = target.count, !(1...TextLogFault.mostSets).contains(Int(count) ?? 0) {
        let column = line[..<counted].count + 1
        faults.append(
          TextLogFault(line: number, column: column, text: String(count), reason: .setCount))
      }
      most += Array(repeating: target.highest, count: set?.count ?? 1)
      if let pair = set?.barePair, pair.first <= TemplateText.mostSets {
        let column = line[..<first.startIndex].count + 1
        faults.append(
          TextLogFault(line: number, column: column, text: target.word, reason: .countOrLoad))
      }
    }
    highest[number] = most
    return written
  }

  /// `3 sets 8-12 @8`, `80kgx8-12x3@8`, `60s`.
  private struct Target {
    /// As a set of a log.
    var word: String
    /// The most repetitions of a range.
    var highest: Int?
    /// The number of sets, where it is written before them.
    private(set) var count: Substring?

    /// Takes the words of a target, at least one.
    init(_ words: inout ArraySlice<Substring>) {
      if words.count > 2, WholeNumbers.of([words[words.startIndex]]) != nil,
        ["set", "sets"].contains(words[words.startIndex + 1].lowercased())
      {
        count = words[words.startIndex]
        words.removeFirst(2)
      }
      let first = words.removeFirst()
      var marks = String(first.drop { $0 != "@" && $0 != "~" })
      while let next = words.first, next.first == "@" || next.first == "~" {
        marks += next
        words.removeFirst()
      }
      var work = String(first.prefix { $0 != "@" && $0 != "~" })
      highest = Target.takeRange(&work)
      guard let count else {
        word = work + marks
        return
      }
      let kind = work.last.flatMap { "wdf".contains($0) ? String($0) : nil } ?? ""
      work.removeLast(kind.count)
      let hasLoad = work.contains { "xX×".contains($0) }
      word = "\(hasLoad ? "" : "x")\(work)x\(count)\(kind)\(marks)"
    }

    /// Takes `-12` out of `80x8-12`.
    private static func takeRange(_ work: inout String) -> Int? {
      for place in work.indices.dropFirst() where work[place] == "-" {
        let fewest = work[..<place].reversed().prefix { $0.isNumber }
        let most = work[work.index(after: place)...].prefix { $0.isNumber }
        guard let low = WholeNumbers.of([Substring(String(fewest.reversed()))])?.first,
          let high = WholeNumbers.of([most])?.first, low <= high
        else { continue }
        work.removeSubrange(place..<most.endIndex)
        return high
      }
      return nil
    }
  }
}
