/// An exercise of a day, with its sets written out: repeats, templates and reuse are resolved.
package struct ProgramExercise: Sendable, Hashable {
  package var key: ExerciseKey
  package var label: String?
  /// One name, or several movements of a ladder.
  package var names: [String]
  /// The movement in force at the beginning.
  package var current: Int
  /// The line on which it is written.
  package var line: Int
  /// Variations of its sets; one is in force.
  package var stages: [[ProgramSet]]
  /// The stage in force at the beginning.
  package var stage: Int
  /// nil where the program leaves the warm-up to the app; empty for none.
  package var warmUp: [ProgramWarmUp]?
  package var progression: Progression?
  package var update: CustomUpdate?
  package var tags: [Int]
  package var superset: String?
  /// Comments before it, as written.
  package var notes: [String]

  /// Label and name, as a program refers to it.
  package var title: String { (label.map { "\($0): " } ?? "") + names[current] }

  /// What is said of it to the lifter: its comments of two slashes, as one text; nil where there is none. Notes of three slashes
  /// are the author's own, and a comment that takes the text of another exercise has none.
  package var comment: String? {
    let lines = notes.filter { !$0.hasPrefix(CommentSlashes.note) && !$0.isReuseOfNotes }
      .map { String($0.dropFirst(CommentSlashes.comment.count).drop(while: \.isWhitespace)) }
      .filter { !$0.isEmpty }
    return lines.isEmpty ? nil : lines.joined(separator: " ")
  }
}

/// What makes two lines one exercise: label and names, in any case.
package struct ExerciseKey: Sendable, Hashable {
  package let label: String
  package let name: String

  init(label: String?, names: [String]) {
    self.label = (label ?? "").lowercased()
    name = names.joined(separator: "|").lowercased()
  }
}

/// A script that the app runs during a workout. It is checked and not run.
package struct CustomUpdate: Sendable, Hashable {
  package var script: Script?
  package var reuse: String?
}
