internal import GymBoLog

/// The history in the text notation of this tool: a line for each workout, and below it a line for each exercise with its sets.
extension ExportedFile {
  mutating func writeTextLog() {
    add("unit \(unit == .pound ? "lb" : "kg")")
    for session in log.sessions {
      add("")
      add(TextLogLine.workout(session))
      for line in TextLogLine.lines(session.note) { add("  > \(line)") }
      var superset: Int32?
      for rows in blocks(of: session) {
        let own = log.columns.superset[rows.lowerBound]
        let note = note(of: rows)
        let isInSuperset = own != nil && own == superset
        superset = own
        let name = log.exercises[Int(log.columns.exercise[rows.lowerBound])].name
        add(
          "  \(isInSuperset ? "+ " : "")\(TextLogLine.name(name)): "
            + words(rows, withNotes: note == nil).joined(separator: " "), sets: rows.count)
        for line in TextLogLine.lines(note) { add("    > \(line)") }
      }
    }
  }

  /// The sets of each exercise, as far as they follow each other.
  func blocks(of session: Session) -> [Range<Int>] {
    let sets = log.columns
    var blocks: [Range<Int>] = []
    for row in session.sets {
      if let last = blocks.last, sets.exercise[last.lowerBound] == sets.exercise[row],
        sets.block[last.lowerBound] == sets.block[row],
        sets.superset[last.lowerBound] == sets.superset[row]
      {
        blocks[blocks.count - 1] = last.lowerBound..<row + 1
      } else {
        blocks.append(row..<row + 1)
      }
    }
    return blocks
  }

  /// The note that all of some sets have; nil where they differ.
  func note(of rows: Range<Int>) -> String? {
    guard let note = log.columns.note[rows.lowerBound],
      rows.allSatisfy({ log.columns.note[$0] == note })
    else { return nil }
    return note
  }

  /// The sets, equal ones that follow each other as one.
  private func words(_ rows: Range<Int>, withNotes: Bool) -> [String] {
    var words: [String] = []
    var start = rows.lowerBound
    while start < rows.upperBound {
      let marks = marks(start)
      let note = withNotes ? log.columns.note[start] : nil
      let work = work(start)
      var end = start + 1
      while end < rows.upperBound, end - start < TextLogLine.mostSets, self.work(end) == work,
        self.marks(end) == marks, (withNotes ? log.columns.note[end] : nil) == note
      {
        end += 1
      }
      words.append(work + (end - start > 1 ? "x\(end - start)" : "") + marks)
      if let note { words.append(TextLogLine.quoted(note)) }
      start = end
    }
    return words
  }

  /// `80x8`, `x8`, `-20x8`, `60s`, `5km/25:00`.
  private func work(_ row: Int) -> String {
    let sets = log.columns
    var parts: [String] = []
    if let repetitions = sets.repetitions[row] { parts.append("\(repetitions)") }
    if let metres = sets.metres[row] { parts.append(TextLogLine.distance(metres)) }
    if let seconds = sets.seconds[row] { parts.append(TextLogLine.time(seconds)) }
    let isOfRepetitions = sets.repetitions[row] != nil
    let work = parts.isEmpty ? "?" : parts.joined(separator: "/")
    let load = load(ofSet: row, in: unit).flatMap { $0 == "0" ? nil : $0 }
    if let load { return "\(load)x\(work)" }
    return isOfRepetitions || parts.isEmpty ? "x\(work)" : work
  }

  /// The kind of a set, its effort and the rest after it: `w@8~90`.
  private func marks(_ row: Int) -> String {
    let sets = log.columns
    let kind = TextLogLine.mark(sets.kind[row])
    let effort = sets.rpe[row].map { "@\(MachineNumber.exact($0))" } ?? ""
    let rest = sets.rest[row].map { "~\(MachineNumber.exact($0))" } ?? ""
    return kind + effort + rest
  }
}

/// The parts of a line of the text notation.
enum TextLogLine {
  /// The most sets that are written as one.
  static let mostSets = 100

  /// `2026-11-20 18:03 Upper A (56 min)`.
  static func workout(_ session: Session) -> String {
    let clock = "\(session.start)".dropFirst(11)
    let time =
      session.hasTime ? clock.hasSuffix(":00") ? String(clock.prefix(5)) : String(clock) : ""
    let title = session.title.flatMap { $0.isEmpty ? nil : TextLogLine.title($0) }
    let length = session.duration.map(TextLogLine.length) ?? ""
    return ["\(session.date)", time, title ?? "", length].filter { !$0.isEmpty }
      .joined(separator: " ")
  }

  /// A title that would be read as something else is quoted.
  static func title(_ text: String) -> String {
    let isPlain =
      text.first?.isNumber == false && !"\"( ".contains(text.first ?? " ") && text.last != ")"
      && text.last != " " && !text.contains(where: \.isNewline)
    return isPlain ? text : quoted(text)
  }

  /// `(56 min)`, `(56:19)`, `(1:02:03)`.
  private static func length(_ seconds: Int64) -> String {
    seconds % 60 == 0 && seconds < 60 * 1000 ? "(\(seconds / 60) min)" : "(\(clock(seconds)))"
  }

  /// The mark of a kind of sets.
  static func mark(_ kind: SetKind) -> String {
    switch kind {
    case .working: ""
    case .warmUp: "w"
    case .drop: "d"
    case .failure: "f"
    }
  }

  static func name(_ text: String) -> String {
    let isPlain =
      !text.contains(":") && !"+>#\"".contains(text.first ?? "\"")
      && text.first?.isWhitespace == false && text.last?.isWhitespace == false
      && !text.contains(where: \.isNewline)
    return isPlain ? text : quoted(text)
  }

  static func lines(_ note: String?) -> [Substring] {
    note?.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) ?? []
  }

  static func quoted(_ text: String) -> String {
    var quoted = "\""
    for character in text {
      switch character {
      case "\"", "\\": quoted += "\\\(character)"
      case _ where character.isNewline: quoted += "\\n"
      default: quoted.append(character)
      }
    }
    return quoted + "\""
  }

  /// Whole kilometres and tenths of them as such, all others in metres.
  static func distance(_ metres: Double) -> String {
    let kilometres = (metres / 100).rounded() / 10
    let isShort = metres >= 1000 && kilometres * 1000 == metres
    return isShort
      ? "\(MachineNumber.exact(kilometres))km" : "\(MachineNumber.exact(metres))m"
  }

  static func time(_ seconds: Double) -> String {
    guard let whole = Int64(exactly: seconds), whole >= 60 else {
      return "\(MachineNumber.exact(seconds))s"
    }
    return clock(whole)
  }

  /// `1:30`, `1:02:03`.
  static func clock(_ seconds: Int64) -> String {
    func two(_ number: Int64) -> String { number < 10 ? "0\(number)" : "\(number)" }
    guard seconds >= 3600 else { return "\(seconds / 60):\(two(seconds % 60))" }
    return "\(seconds / 3600):\(two(seconds / 60 % 60)):\(two(seconds % 60))"
  }
}
