/// A line of an exercise as written: what it takes from other lines is not resolved yet.
struct ExerciseLine: Sendable, Hashable {
  private(set) var label: String?
  private(set) var names: [String] = []
  /// Where each of them is written.
  private(set) var places: [ProgramPlace] = []
  /// What tells it apart, made once of label and names.
  private(set) var key = ExerciseKey(label: nil, names: [])
  var current = 0
  var line = 0
  /// Its place in the day; 0 for none.
  var order = 0
  /// Weeks in which it is repeated, ascending, from 1.
  var weeks: [Int] = []
  var stages: [[ProgramSet]] = []
  var stage = 0
  /// What holds for all its sets.
  var common = ProgramSet()
  var warmUp: [ProgramWarmUp]?
  var progression: Progression?
  var update: CustomUpdate?
  var tags: [Int] = []
  var superset: String?
  /// Whether it is a template, which is not done.
  var isUnused = false
  var reuse: Reuse?
  var notes: [String] = []
  /// Whether it is a copy that a repeat made.
  var isRepeat = false

  /// Another exercise from which it takes what it lacks.
  struct Reuse: Sendable, Hashable {
    var name: String
    /// From 1; nil for its own week.
    var week: Int?
    /// From 1; nil for any day.
    var day: Int?
    var place: ProgramPlace
  }

  /// Names the exercise.
  mutating func name(_ names: [String], at places: [ProgramPlace], label: String?) {
    (self.names, self.places, self.label) = (names, places, label)
    key = ExerciseKey(label: label, names: names)
  }

  /// Label and name, as a program refers to it.
  var title: String { (label.map { "\($0): " } ?? "") + names[current] }

  /// Its stages with single sets, and what holds for all of them put in.
  /// - Parameter source: the exercise that it takes sets or values from.
  func resolvedStages(from source: ExerciseLine?) -> [[ProgramSet]] {
    let base = stages.isEmpty ? source?.resolvedStages(from: nil) ?? [] : stages
    return base.map { stage in
      stage.flatMap { written in
        var set = written
        set.override(with: common)
        if let source, !stages.isEmpty { set.complete(with: source.common) }
        let count = set.count
        set.count = 1
        return Array(repeating: set, count: count)
      }
    }
  }
}
