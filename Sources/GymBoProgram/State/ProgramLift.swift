internal import GymBoLog

/// What is known of a lift of a program. It is looked up in the catalogue once, because every workout asks for it several times.
struct ProgramLift: Sendable {
  /// As the program writes it.
  let written: String
  /// In lower case.
  let name: String
  /// What the catalogue knows of it; nil for one that it does not list.
  let facts: ExerciseFacts?
  /// What makes it alike to others; nil where nothing is known of it.
  let profile: ExerciseProfile?
  /// What tells lifts apart: the catalogue's name, else the name as histories write it, in lower case.
  let identity: String

  private init(_ written: String) {
    self.written = written
    name = written.lowercased()
    facts = ExerciseCatalogue.standard.resolve(written.catalogueSpelling).facts
    profile = facts.map(ExerciseProfile.init)
    identity = ProgramLift.identity(of: written, facts)
  }

  static func identity(of written: String, _ facts: ExerciseFacts?) -> String {
    (facts?.name ?? written.catalogueSpelling).lowercased()
  }

  /// The lifts of a program, by their names as it writes them and in lower case. O(exercises of all days).
  static func all(of program: Program) -> [String: ProgramLift] {
    var names: Set<String> = []
    for day in program.weeks.lazy.flatMap(\.days) {
      for exercise in day.exercises { names.formUnion(exercise.names) }
    }
    var lifts: [String: ProgramLift] = [:]
    for name in names {
      let lift = ProgramLift(name)
      lifts[name] = lift
      if lifts[lift.name] == nil { lifts[lift.name] = lift }
    }
    return lifts
  }
}
