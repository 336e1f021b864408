internal import GymBoCoach
internal import GymBoLog
internal import GymBoProgram

/// The exercises of generated workouts, one a row.
enum WorkoutsTable {
  struct Row {
    /// From 0.
    let day: Int
    let program: GeneratedProgram
    /// From 1.
    let place: Int
    let exercise: WorkoutExercise
  }

  static let columns: [TableColumn<Row>] = [
    .count("day", "of the program, from 1") { $1.day + 1 },
    .text("workout", "its name") { $1.program.title(ofWorkout: $1.day) },
    .word("focus", "what it trains") { $1.program.workouts[$1.day].focus },
    .number("workout_minutes", "planned") { $1.program.workouts[$1.day].seconds / 60 },
    .count("place", "in the workout, from 1") { $1.place },
    .text("exercise", "as logged where the lifter does it, else the catalogue's name") {
      $1.exercise.candidate.name
    },
    .count("sets", "to do") { $1.exercise.sets },
    .count("low", "the fewest repetitions or seconds of a set") { $1.exercise.fewest },
    .count("high", "the most") { $1.exercise.most },
    .word("unit", "what they are counted in") { $1.exercise.amountUnit },
    .count("rest_s", in: .seconds, "after each set") { $1.exercise.rest },
    .number("load_kg", in: .kilograms, "to begin with; empty where none is known") {
      $1.exercise.start.load?.kilograms
    },
    .word("load_source", "where the load comes from") { $1.exercise.start.source },
    .number("maximum_kg", in: .kilograms, "the e1RM that the load is computed from") {
      $1.exercise.start.maximum?.kilograms
    },
    .word("reason", "whether it is for a pattern or for what lacked") {
      $1.exercise.choice.reason
    },
    .word("movement", "its pattern") { $1.exercise.candidate.facts.movement },
    .list("muscles", "those that lacked sets") { $1.exercise.choice.muscles.map(\.rawValue) },
    .count("recent_sessions", "with it, of the last 84 days") {
      $1.exercise.candidate.own?.sessions ?? 0
    },
  ]

  static func rows(of program: GeneratedProgram) -> [Row] {
    program.workouts.enumerated().flatMap { day, workout in
      workout.exercises.enumerated().map { place, exercise in
        Row(day: day, program: program, place: place + 1, exercise: exercise)
      }
    }
  }
}

extension WorkoutsReport {
  /// The exercises as CSV (RFC 4180, UTF-8, a header row), in kilograms and seconds for any ``unit``.
  public func csv() -> [UInt8] {
    PlanReport.csv(WorkoutsTable.columns, WorkoutsTable.rows(of: program))
  }
}
