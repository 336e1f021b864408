internal import GymBoLog

/// A column of what is so of an exercise by itself, whoever does it.
struct ExerciseColumn: Sendable {
  var name: String
  var meaning: String
  /// nil is a missing cell.
  var text: @Sendable (LoggedExercise) -> String?

  private init(
    _ name: String, _ meaning: String, _ text: @escaping @Sendable (LoggedExercise) -> String?
  ) {
    self.name = name
    self.meaning = meaning
    self.text = text
  }

  /// The cells of an exercise.
  static func cells(_ exercise: LoggedExercise) -> [String?] { all.map { $0.text(exercise) } }

  static let all: [ExerciseColumn] = {
    func known(
      _ name: String, _ meaning: String, _ word: @escaping @Sendable (ExerciseFacts) -> String
    ) -> ExerciseColumn {
      ExerciseColumn(name, meaning) { $0.facts.map(word) }
    }
    @Sendable func list(_ muscles: [Muscle]) -> String {
      muscles.map(\.rawValue).joined(separator: "; ")
    }
    return [
      ExerciseColumn("exercise", "name as logged") { $0.name },
      ExerciseColumn("resolution", "how the name came to its facts") { $0.resolution.name },
      known("canonical", "the catalogue's name") { $0.name },
      known("direct_muscles", "muscles that count 1 set a set, separated by ;") { list($0.direct) },
      known("indirect_muscles", "muscles that count half a set a set") { list($0.indirect) },
      known("movement", "pattern of the exercise") { $0.movement.rawValue },
      known("mechanics", "compound or isolation") { $0.mechanics.rawValue },
      known("region", "half of the body") { $0.region.rawValue },
      known("implement", "what it is done with") { $0.implement.rawValue },
      known("loading", "how the logged load counts") { $0.loading.rawValue },
      known("modality", "strength, cardio or stretching") { $0.modality.rawValue },
    ]
  }()
}
