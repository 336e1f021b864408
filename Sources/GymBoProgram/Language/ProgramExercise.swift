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
  /// Comments before it, as written; those that take the text of another exercise with that text. An empty one is an empty line.
  package var notes: [String]

  /// Label and name, as a program refers to it.
  package var title: String { (label.map { "\($0): " } ?? "") + names[current] }
}

/// What makes two lines one exercise: label and names, in any case.
package struct ExerciseKey: Sendable, Hashable {
  package let label: String
  package let name: String
  /// The hash of both, computed once: every workout looks up each of its exercises several times.
  private let both: Int

  init(label: String?, names: [String]) {
    self.label = (label ?? "").lowercased()
    name = names.joined(separator: "|").lowercased()
    var hasher = Hasher()
    hasher.combine(self.label)
    hasher.combine(name)
    both = hasher.finalize()
  }

  package static func == (a: ExerciseKey, b: ExerciseKey) -> Bool {
    a.both == b.both && a.name == b.name && a.label == b.label
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(both) }
}

/// A script that the app runs during a workout. It is checked and not run.
package struct CustomUpdate: Sendable, Hashable {
  package var script: Script?
  package var reuse: String?
}
