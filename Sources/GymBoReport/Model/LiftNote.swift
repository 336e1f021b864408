internal import GymBoAnalysis
internal import GymBoLog
internal import GymBoProgression

/// The note that the lifter wrote for a lift, in one line and shortened.
struct LiftNote: Sendable, Hashable {
  var text: String
  var date: CivilDate
  /// Whether it speaks of the next time, so that it is the lifter's own plan.
  var isPlan = false
}

extension LiftNote {
  /// Characters that are shown.
  private static let most = 120

  /// The first note of a lift among the sets that were done together with one of its sets. O(these sets + sessions since).
  /// - Returns: nil where there is none.
  init?(ofSet row: Int, _ log: TrainingLog) {
    guard let session = log.sessions.last(where: { $0.sets.contains(row) }) else { return nil }
    // Only the neighbouring sets of the lift are read: a workout may have thousands of others.
    func isOwn(_ other: Int) -> Bool {
      log.columns.exercise[other] == log.columns.exercise[row]
    }
    let before = (session.sets.lowerBound..<row).reversed().prefix(while: isOwn)
    let own = before.reversed() + [row] + ((row + 1)..<session.sets.upperBound).prefix(while: isOwn)
    // Some apps write a line break as a backslash and an n.
    let notes = own.lazy.compactMap { log.columns.note[$0]?.replacing("\\n", with: "\n") }
    guard
      let note = notes.first(where: { !LiftNote.shown($0).isEmpty && NoteMeaning.isTelling($0) })
    else { return nil }
    let plan = NextTimeWords.part(of: note)
    // Of a long note the plan is shown, wherever it is.
    let shown = note.count > LiftNote.most ? plan.map(String.init) ?? note : note
    self.init(text: LiftNote.shown(shown), date: session.date, isPlan: plan != nil)
  }

  /// What the lifter planned for the next time on a day of the same work that is passed over; nil where nothing: it is later than
  /// any plan of the day that is gone on from.
  init?(planAfter suggestion: Suggestion, _ log: TrainingLog) {
    // What is noted on other work is a plan for that.
    if let kind = suggestion.passedOver?.kind,
      [.otherWorkout, .rotation, .otherMachine].contains(kind)
    {
      return nil
    }
    guard let day = suggestion.passedOver?.date ?? suggestion.deload?.last,
      let session = log.sessions.last(where: { $0.date == day }),
      let row = session.sets.first(where: {
        Int(log.columns.exercise[$0]) == suggestion.exercise
      }),
      let note = LiftNote(ofSet: row, log), note.isPlan
    else { return nil }
    self = note
    isPlan = suggestion.followsNote
  }

  /// The note in a sentence, word by word: a name is shortened to the width of a table.
  var words: Sentence { LiftNote.words(of: text) }

  private static func words(of text: String) -> Sentence {
    text.split(separator: " ").map { "\(name: String($0))" as Sentence }.joined(separator: " ")
  }

  /// A note between two marks, word by word; empty where there is none.
  static func quoted(_ note: String, _ opening: String, _ closing: String) -> Sentence {
    let words = words(of: shown(note))
    return words.isEmpty ? "" : "\(opening)\(words)\(closing)"
  }

  /// A note as it is shown: in one line, and shortened where it is long.
  static func shown(_ note: String) -> String {
    let line = note.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return line.count > most ? line.prefix(most) + "…" : line
  }
}
