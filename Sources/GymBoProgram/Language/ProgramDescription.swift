/// What a program says of its exercises to the lifter: the comments of two slashes before them. Notes of three slashes are the
/// author's own.
///
/// Empty lines part several descriptions of an exercise, of which a script chooses one by `descriptionIndex`; the one that is
/// marked with `!`, else the first, is the first in force. Where nothing chooses, all of them are said.
extension ProgramExercise {
  /// The text of each description.
  private var descriptions: [String] { blocks.map { $0.text(of: notes) } }

  /// Whether one of several descriptions is in force, and not all of them.
  private var choosesDescription: Bool {
    if blocks.contains(where: { notes[$0.first].isMarked }) { return true }
    guard case .custom(let custom)? = progression else { return false }
    return custom.script?.text.contains(ScriptName.descriptionIndex.rawValue) ?? false
  }

  /// The place of the description that is in force at the beginning, from 0.
  var firstDescription: Int { blocks.firstIndex { notes[$0.first].isMarked } ?? 0 }

  /// What is said of it to the lifter, as one text; nil where that is nothing.
  /// - Parameter index: of the description in force, from 0; beyond the last one that is meant.
  package func comment(description index: Int) -> String? {
    let all = descriptions
    guard let last = all.last else { return nil }
    guard choosesDescription else { return all.joined(separator: " ") }
    return all.indices.contains(max(0, index)) ? all[max(0, index)] : last
  }

  /// Marks the description in force.
  mutating func mark(description index: Int) {
    guard choosesDescription else { return }
    let blocks = blocks
    guard !blocks.isEmpty else { return }
    let chosen = min(max(0, index), blocks.count - 1)
    for (place, block) in blocks.enumerated() {
      notes[block.first] = notes[block.first].marked(place == chosen && place > 0)
    }
  }

  /// The lines of one description.
  private struct Block {
    /// Indices into the notes.
    var lines: [Int]

    var first: Int { lines[0] }

    func text(of notes: [String]) -> String {
      lines.map { notes[$0].saying }.filter { !$0.isEmpty }.joined(separator: " ")
    }
  }

  private var blocks: [Block] {
    var blocks: [Block] = []
    var isOpen = false
    for (index, note) in notes.enumerated() {
      if note.isEmpty { isOpen = false }
      guard note.isForLifter, !note.saying.isEmpty else { continue }
      if isOpen {
        blocks[blocks.count - 1].lines.append(index)
      } else {
        blocks.append(Block(lines: [index]))
      }
      isOpen = true
    }
    return blocks
  }
}

extension ProgramState {
  /// What the program says of an exercise to the lifter; nil where that is nothing.
  package func comment(of exercise: ProgramExercise) -> String? {
    exercise.comment(description: exercises[exercise.key]?.description ?? 0)
  }
}

extension String {
  private static let mark: Character = "!"

  /// Whether a comment takes its text from another exercise: `// ...Squat`.
  var isReuseOfNotes: Bool { isForLifter && words.hasPrefix("...") }

  /// Whether a comment says something, by itself.
  var saysSomething: Bool { isForLifter && !saying.isEmpty }

  /// Whether it is a comment of two slashes.
  var isForLifter: Bool {
    hasPrefix(CommentSlashes.comment) && !hasPrefix(CommentSlashes.note)
  }

  /// What follows the slashes.
  var words: Substring {
    dropFirst(CommentSlashes.comment.count).drop(while: \.isWhitespace)
  }

  fileprivate var isMarked: Bool { words.first == String.mark }

  /// What a comment says; nothing for one that takes its text from another exercise.
  fileprivate var saying: String {
    guard !isReuseOfNotes else { return "" }
    return String(isMarked ? words.dropFirst().drop(while: \.isWhitespace) : words)
  }

  fileprivate func marked(_ isMarked: Bool) -> String {
    isMarked == self.isMarked
      ? self : "\(CommentSlashes.comment) \(isMarked ? "\(String.mark) " : "")\(saying)"
  }
}
