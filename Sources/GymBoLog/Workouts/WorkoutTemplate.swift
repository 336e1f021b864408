/// A workout to be done again and again. It is copied into a workout at its start, so changing it never changes the past.
public struct WorkoutTemplate: Sendable, Hashable {
  /// Its name, which no other template of the store has.
  public var name: String
  /// The folder it is in; nil for none.
  public var folder: String?
  /// Whether it is listed first.
  public var isFavorite = false
  /// Rest after each set in seconds, where an exercise has none of its own.
  public var rest = LiveWorkout.usualRest
  /// What to mind.
  public var note: String?
  /// At most ``mostExercises``, none twice.
  public var exercises: [PlannedExercise]

  /// Exercises that a template can have.
  public static let mostExercises = 15

  /// A template of its own, in no folder.
  public init(_ name: String, _ exercises: [PlannedExercise]) {
    (self.name, self.exercises) = (name, exercises)
  }

  /// The event that begins a workout with a copy of it.
  public var start: LiveWorkout.Event {
    .start(
      title: name,
      exercises.map { exercise in
        var copy = exercise
        copy.rest = exercise.rest ?? rest
        return copy
      })
  }
}

extension WorkoutTemplate {
  /// A template of a past workout: its exercises in order, with kinds and repetitions of the sets. Loads of work sets are left out,
  /// for the history says at each start what they are by then; warm-ups keep theirs. An exercise that was done twice is one.
  package init(_ name: String, of workout: LoggedWorkout) {
    var exercises: [PlannedExercise] = []
    for entry in workout.sets {
      let set = WorkoutSet(
        entry.kind, load: entry.kind == .warmUp ? entry.load.map(Load.init(units:)) : nil,
        repetitions: entry.repetitions.flatMap { $0 > 0 ? Int($0) : nil },
        seconds: entry.seconds, metres: entry.metres)
      // Nothing is asked again of a set that failed.
      guard set.saysWork else { continue }
      if let place = exercises.firstIndex(where: { $0.name == entry.exercise }) {
        exercises[place].sets.append(set)
      } else {
        exercises.append(
          PlannedExercise(
            entry.exercise, sets: [set], superset: entry.superset.map { Int($0) }))
      }
    }
    self.init(name, exercises)
  }
}

/// The templates of a store, with their folders.
public struct WorkoutTemplates: Sendable, Hashable {
  /// The folders in their order.
  public private(set) var folders: [String] = []
  /// The templates: those of no folder first, then folder by folder, each in order.
  public private(set) var all: [WorkoutTemplate] = []

  /// Why templates stay as they are.
  public enum Refusal: Error, Sendable, Hashable {
    /// Without an exercise or a set.
    case incomplete(String)
    /// A name that cannot be one: of the template, its folder or an exercise.
    case badName(String, NameFault)
    case tooManyExercises(String, Int)
    /// An exercise is in it twice.
    case twice(String, exercise: String)
    /// A number of an exercise is none that a set can have.
    case impossibleSet(String, exercise: String)
    /// There is another one of this name.
    case exists(String)
    case noTemplate(String, has: [String])
    case noFolder(String, has: [String])
    case noPlace(Int, of: Int)
  }

  /// No templates.
  public init() {}

  /// Templates and folders in their order, as they were kept.
  package init(folders: [String], _ templates: [WorkoutTemplate]) {
    self.folders = folders
    all = templates
    sort()
  }

  /// The template of a name, in any case.
  public subscript(name: String) -> WorkoutTemplate? {
    all.first { $0.name == name } ?? all.first { $0.name.lowercased() == name.lowercased() }
  }

  /// Adds a template at the end of its folder, which is made where it is new. One that replaces another keeps its place, and its
  /// folder where the new one has none.
  public mutating func add(_ template: WorkoutTemplate, replacing: Bool) throws(Refusal) {
    try WorkoutTemplates.check(template)
    if let folder = template.folder, !folders.contains(folder) { folders.append(folder) }
    if let place = all.firstIndex(where: { $0.name == template.name }) {
      var new = template
      new.folder = template.folder ?? all[place].folder
      new.isFavorite = template.isFavorite || all[place].isFavorite
      guard replacing || all[place] == new else { throw .exists(template.name) }
      all[place] = new
    } else {
      all.append(template)
    }
    sort()
  }

  /// Takes a template out.
  public mutating func remove(_ name: String) throws(Refusal) { all.remove(at: try place(name)) }

  /// Changes a template.
  public mutating func change(
    _ name: String, _ change: (inout WorkoutTemplate) -> Void
  ) throws(Refusal) {
    let place = try place(name)
    var changed = all[place]
    change(&changed)
    guard changed != all[place] else { return }
    let isFree = changed.name == all[place].name || !all.contains { $0.name == changed.name }
    guard isFree else { throw .exists(changed.name) }
    try WorkoutTemplates.check(changed)
    if let folder = changed.folder, !folders.contains(folder) { folders.append(folder) }
    all[place] = changed
    sort()
  }

  /// Gives a template another place in its folder, from 1.
  public mutating func move(_ name: String, to number: Int) throws(Refusal) {
    let place = try place(name)
    let own = all.indices.filter { all[$0].folder == all[place].folder }
    guard own.indices.contains(number - 1) else { throw .noPlace(number, of: own.count) }
    let template = all.remove(at: place)
    all.insert(template, at: own[number - 1])
  }

  /// Takes a folder away; its templates stay.
  public mutating func removeFolder(_ name: String) throws(Refusal) {
    let folder = try folderPlace(name)
    for place in all.indices where all[place].folder == folders[folder] { all[place].folder = nil }
    folders.remove(at: folder)
    sort()
  }

  /// Gives a folder another place, from 1.
  public mutating func moveFolder(_ name: String, to number: Int) throws(Refusal) {
    let place = try folderPlace(name)
    guard folders.indices.contains(number - 1) else { throw .noPlace(number, of: folders.count) }
    folders.insert(folders.remove(at: place), at: number - 1)
    sort()
  }

  private func place(_ name: String) throws(Refusal) -> Int {
    guard let known = self[name], let place = all.firstIndex(where: { $0.name == known.name })
    else { throw .noTemplate(name, has: all.map(\.name)) }
    return place
  }

  private func folderPlace(_ name: String) throws(Refusal) -> Int {
    guard
      let place = folders.firstIndex(of: name)
        ?? folders.firstIndex(where: { $0.lowercased() == name.lowercased() })
    else { throw .noFolder(name, has: folders) }
    return place
  }

  /// Puts templates in the order of their folders.
  private mutating func sort() {
    func rank(_ template: WorkoutTemplate) -> Int {
      template.folder.flatMap { folders.firstIndex(of: $0) } ?? -1
    }
    all = all.enumerated().sorted { (rank($0.element), $0.offset) < (rank($1.element), $1.offset) }
      .map(\.element)
  }

  private static func check(_ template: WorkoutTemplate) throws(Refusal) {
    let exercises = template.exercises
    for name in [template.name] + [template.folder].compactMap(\.self) + exercises.map(\.name) {
      if let fault = NameFault(name) { throw .badName(name, fault) }
    }
    guard !exercises.isEmpty, exercises.allSatisfy({ !$0.sets.isEmpty }),
      PlannedExercise.possibleRests.contains(template.rest)
    else { throw .incomplete(template.name) }
    guard exercises.count <= WorkoutTemplate.mostExercises else {
      throw .tooManyExercises(template.name, exercises.count)
    }
    var seen: Set<String> = []
    for exercise in exercises {
      guard seen.insert(exercise.name.lowercased()).inserted else {
        throw .twice(template.name, exercise: exercise.name)
      }
      guard exercise.isPossible, exercise.sets.allSatisfy(\.saysWork) else {
        throw .impossibleSet(template.name, exercise: exercise.name)
      }
    }
  }
}
