package import GymBoLog

/// What a lifter wrote of pain, an injury or an illness.
package struct PainNote: Sendable, Hashable {
  /// What it is about.
  package enum Kind: Sendable, Hashable {
    /// Pain, an injury or an operation.
    case pain
    case illness

    /// Days for which it is news. An injury takes weeks; a cold lasts seven to ten days, and who trains after it is well again.
    package var newsDays: Int { self == .pain ? 21 : 10 }
  }

  /// The first line or sentence of the note that speaks of it, as written in the file; of several notes of a workout that of
  /// each.
  package var text: String
  package var kind: Kind
  package var date: CivilDate
  /// The names of the lifts that it was written for, as logged, and of those that have another note like it in the same
  /// workout; none for the note of a workout alone.
  package var lifts: [String]
  /// Whether the whole note asks for more next time, or says that the work is that of before: who writes that trains as before.
  var trainsAsBefore = false

  /// Whether it speaks of an operation: then it is about all lifts, be it written for one.
  package let isOfAll: Bool

  /// - Parameters:
  ///   - text: what was written.
  ///   - lifts: the lifts that it was written for; none for the note of a workout.
  package init(text: String, kind: Kind = .pain, date: CivilDate, lifts: [String]) {
    (self.text, self.kind, self.date, self.lifts) = (text, kind, date, lifts)
    isOfAll = PainNote.speaksOfOperation(text)
  }

  /// Whether it is news on a day.
  package func isNews(on day: CivilDate) -> Bool { day.days(since: date) < kind.newsDays }
}

extension PainNote {
  /// The latest note of pain or illness of a log that is news on a day; nil where none is. Of one workout, pain comes first.
  /// - Parameter holding: whether only notes of pain count for which lifts are held: see ``HurtLifts``.
  package init?(latestOf log: TrainingLog, on day: CivilDate, holding: Bool = false) {
    let days = DayRange(day.advanced(by: 1 - Kind.pain.newsDays), day)
    for index in log.sessions(in: days).reversed() {
      let notes = PainNote.notes(of: log.sessions[index], log)
        .filter { $0.isNews(on: day) && (!holding || $0.kind == .pain && !$0.trainsAsBefore) }
      guard var note = notes.first(where: { $0.kind == .pain }) ?? notes.first else { continue }
      var texts = [note.text]
      for other in notes where other.kind == note.kind {
        for lift in other.lifts where !note.lifts.contains(lift) { note.lifts.append(lift) }
        if !texts.contains(other.text) { texts.append(other.text) }
      }
      self.init(
        text: texts.joined(separator: "; "), kind: note.kind, date: note.date, lifts: note.lifts)
      trainsAsBefore = note.trainsAsBefore
      return
    }
    return nil
  }

  /// All notes of pain or illness of a workout.
  /// - Parameter wanted: of this kind alone; nil for both. What a note asks for takes long to read.
  static func notes(
    of session: Session, _ log: TrainingLog, only wanted: Kind? = nil
  ) -> [PainNote] {
    var notes: [PainNote] = []
    func told(_ note: String) -> (text: String, kind: Kind)? {
      complaint(in: note).flatMap { wanted == nil || $0.kind == wanted ? $0 : nil }
    }
    if let note = session.note, let (text, kind) = told(note) {
      notes.append(PainNote(text: text, kind: kind, date: session.date, lifts: []))
    }
    // Each set of an exercise has the exercise's note.
    var last: (note: String, exercise: Int32)?
    for row in session.sets {
      let exercise = log.columns.exercise[row]
      guard let note = log.columns.note[row],
        last.map({ $0.note != note || $0.exercise != exercise }) ?? true
      else { continue }
      last = (note, exercise)
      guard let (text, kind) = told(note) else { continue }
      let lift = log.exercises[Int(exercise)].name
      var own = PainNote(text: text, kind: kind, date: session.date, lifts: [lift])
      own.trainsAsBefore =
        NoteWish(note) == .more || PainNote.asBefore.contains(where: note.lowercased().contains)
      notes.append(own)
    }
    return notes
  }

  /// Words for work that is that of before, in lower case.
  private static let asBefore = [
    "same values", "previous values", "gleiche werte", "gleichen werte", "mesmos valores",
    "mismos valores",
    "aynı değerler",
  ]

  /// Words before one in which a denial takes it back, and after it in which its end is told.
  private static let (denialReach, overReach) = (3, 3)

  /// The first line or sentence of a text that has a word for pain, an injury or an illness which the words before or after it do
  /// not take back; nil without one.
  ///
  /// "No pain", "no more knee pain" and "pain is gone" have none; "can't press without pain" has. A denial reaches no further than
  /// its own statement: "no warm-up, then knee pain" has one.
  package static func complaint(in text: String) -> (text: String, kind: Kind)? {
    for line in lines(of: text) {
      if let kind = kind(ofLine: line) { return (line, kind) }
    }
    return nil
  }

  /// All such lines and sentences of a kind.
  static func complaints(of kind: Kind, in text: String) -> [String] {
    lines(of: text).filter { PainNote.kind(ofLine: $0) == kind }
  }

  /// Whether a text speaks of an operation, in words that the words beside them do not take back.
  static func speaksOfOperation(_ text: String) -> Bool {
    lines(of: text).contains { speaks(statements(of: $0), of: .operation) }
  }

  /// What a line or sentence speaks of; nil for neither.
  private static func kind(ofLine line: String) -> Kind? {
    let statements = statements(of: line)
    let kinds: [(ComplaintWords, Kind)] = [(.pain, .pain), (.illness, .illness)]
    return kinds.first { list, _ in speaks(statements, of: list) }?.1
  }

  private static func speaks(_ statements: [[String]], of list: ComplaintWords) -> Bool {
    statements.contains { words in words.indices.contains { isComplaint($0, of: words, list) } }
  }

  /// The lines and sentences of a text. Some exports write the end of a line as the two characters `\\n`.
  private static func lines(of text: String) -> [String] {
    let text = text.utf8.contains(UInt8(ascii: "\\")) ? text.replacing("\\n", with: "\n") : text
    return text.utf8.split { ".!?;\n\r".utf8.contains($0) }.map { String(Substring($0)).trimmed }
  }

  /// The words of each statement, in lower case and without apostrophes.
  private static func statements(of line: String) -> [[String]] {
    var statements: [[String]] = []
    var (statement, word) = ([String](), "")
    func endStatement() {
      if !statement.isEmpty { statements.append(statement) }
      statement = []
    }
    func endWord() {
      guard !word.isEmpty else { return }
      ComplaintWords.joining.contains(word) ? endStatement() : statement.append(word)
      word = ""
    }
    for scalar in line.lowercased().unicodeScalars {
      switch scalar {
      case "'", "’", "‘": break
      case _ where isLetter(scalar): word.unicodeScalars.append(scalar)
      case ",", ":", "(", ")":
        endWord()
        endStatement()
      default: endWord()
      }
    }
    endWord()
    endStatement()
    return statements
  }

  /// Whether a scalar in lower case is part of a word; the dot of a Turkish İ becomes one of its own.
  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isASCII
      ? ("a"..."z").contains(scalar)
      : scalar.properties.isAlphabetic || scalar.properties.generalCategory == .nonspacingMark
  }

  private static func isComplaint(
    _ index: Int, of words: [String], _ list: ComplaintWords
  ) -> Bool {
    if let length = list.phrase(at: index, of: words) {
      // A phrase may have its own denial, and one further before it is about something else: "not all after OP".
      return !isDenied(index, of: words, reach: 1) && !isOver(index + length, of: words)
    }
    return (list.contains(words[index]) || list.isAlone(words))
      && !isDenied(index, of: words, reach: denialReach)
      && !isOver(index + 1, of: words)
  }

  /// Whether the words before one take it back. Two denials do not: "can't press without pain".
  private static func isDenied(_ index: Int, of words: [String], reach: Int) -> Bool {
    let before = words[max(0, index - reach)..<index]
    guard let place = before.lastIndex(where: ComplaintWords.denials.contains) else { return false }
    return !words[..<place].contains(where: ComplaintWords.doubleDenials.contains)
  }

  private static func isOver(_ next: Int, of words: [String]) -> Bool {
    guard next < words.count else { return false }
    return ComplaintWords.endings.contains(words[next])
      || words[next...].prefix(overReach).contains(where: ComplaintWords.overs.contains)
  }
}
