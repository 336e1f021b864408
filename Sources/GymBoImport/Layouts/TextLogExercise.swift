import GymBoLog

/// The line of an exercise: `Bench Press: 20x10w 80x8@8 80x8x2@8.5 "felt easy"`, with a `+` before it for a superset with the
/// exercise above.
struct TextLogExercise {
  let name: String
  let isInSuperset: Bool
  /// Of the line.
  private let line: Int32
  private var sets: [TextLogSet] = []
  /// By set, the character of the line at which it begins, from 1.
  private var columns: [Int] = []
  /// What was not understood.
  private(set) var faults: [TextLogFault] = []
  /// The lines of its note, which all its sets have.
  var notes: [String] = []
  /// The number of its superset in the workout.
  var superset: Int?

  /// - Returns: nil for a line without a name and a colon.
  init?(_ text: Substring, _ line: Int32) {
    var rest = text.drop(while: \.isWhitespace)
    isInSuperset = rest.first == "+"
    if isInSuperset { rest = rest.dropFirst().drop(while: \.isWhitespace) }
    if let (name, after) = QuotedText.read(rest) {
      let colon = after.drop(while: \.isWhitespace)
      guard colon.first == ":" else { return nil }
      (self.name, rest) = (name, colon.dropFirst())
    } else if let colon = rest.firstIndex(of: ":") {
      (name, rest) = (rest[..<colon].trimmed, rest[rest.index(after: colon)...])
    } else {
      return nil
    }
    guard !name.isEmpty else { return nil }
    self.line = line
    readSets(rest, of: text)
  }

  private mutating func readSets(_ text: Substring, of whole: Substring) {
    var rest = text.drop(while: \.isWhitespace)
    /// The last place of the line whose characters were counted. Counting all before each set would take time with the square.
    var (counted, offset) = (whole.startIndex, 0)
    while !rest.isEmpty {
      if let (note, after) = QuotedText.read(rest), !sets.isEmpty {
        sets[sets.count - 1].note = note
        rest = after.drop(while: \.isWhitespace)
        continue
      }
      let word = rest.prefix { !$0.isWhitespace }
      let after = rest.dropFirst(word.count).drop(while: \.isWhitespace)
      offset += whole[counted..<word.startIndex].count
      counted = word.startIndex
      if let set = TextLogSet(word) {
        add(set, at: offset)
      } else if let load = TextLogSet.loadWithUnit(word), let last = sets.last,
        let turned = last.turned(withLoad: load)
      {
        sets[sets.count - 1] = turned
      } else {
        add(.set, word, at: offset)
        add(TextLogSet(unknown: String(word)), at: offset)
      }
      rest = after
    }
    if sets.isEmpty { add(.noSet, text, at: whole[..<text.startIndex].count) }
  }

  private mutating func add(_ set: TextLogSet, at offset: Int) {
    sets.append(set)
    columns.append(offset + 1)
  }

  /// Its sets such as `3x8`.
  var barePairs: [TypedLog.BarePair] {
    zip(sets, columns).compactMap { set, column in
      set.barePair.map { pair in
        TypedLog.BarePair(
          exercise: name, first: pair.first, second: pair.second, line: Int(line), column: column)
      }
    }
  }

  private mutating func add(_ reason: TextLogFault.Reason, _ text: Substring, at offset: Int) {
    faults.append(
      TextLogFault(line: Int(line), column: offset + 1, text: text.trimmed, reason: reason))
  }

  /// Writes its sets as rows. One without a set is written as a row that is rejected.
  /// - Parameters:
  ///   - note: the lines of the workout's note.
  ///   - unit: of loads that name none.
  func write(of workout: TextLogHead, note: [String], unit: String, _ rows: inout SetRows) {
    let workoutNote = note.joined(separator: "\\n")
    let ownNote = notes.joined(separator: "\\n")
    let isAssisted = name.lowercased().contains("assisted")
    var order = 0
    for set in sets.isEmpty ? [TextLogSet(unknown: "")] : sets {
      let setNote = set.note.map { $0.replacing("\n", with: "\\n") }
      for _ in 0..<set.count where !rows.isTooLarge {
        order += 1
        var row = set.cells
        (row[.start], row[.time], row[.title]) = (workout.date, workout.time, workout.title)
        row[.duration] = workout.duration.map { "\($0)" } ?? ""
        row[.workoutNote] = workoutNote
        (row[.exercise], row[.order]) = (name, "\(order)")
        row[.superset] = superset.map { "\($0)" } ?? ""
        if row[.load] != nil, row[.loadUnit] == nil { row[.loadUnit] = unit }
        // The name of an assisted exercise says already what the sign says.
        if isAssisted, let load = row[.load], load.first == "-" {
          row[.load] = String(load.dropFirst())
        }
        row[.note] = setNote ?? ownNote
        rows.add(row, line: line)
      }
    }
  }
}
