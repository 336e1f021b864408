internal import GymBoAnalysis
internal import GymBoLog

/// A history as a program looks at it: sessions with their lifts, and what was done of each.
struct ProgramHistory {
  let log: TrainingLog
  /// What tells lifts apart, for each exercise of the log.
  let identities: [String]
  /// What makes exercises alike, for each exercise of the log; nil where nothing is known of one.
  private let profiles: [ExerciseProfile?]

  init(_ log: TrainingLog) {
    self.log = log
    identities = log.exercises.map { ($0.facts?.name ?? $0.name).lowercased() }
    profiles = log.exercises.map { $0.facts.map(ExerciseProfile.init) }
  }

  /// The sets of a session without warm-ups, by lift, in order.
  func sets(of session: Int) -> [String: [Int]] {
    var sets: [String: [Int]] = [:]
    for row in log.sessions[session].sets where log.columns.kind[row] != .warmUp {
      sets[identities[Int(log.columns.exercise[row])], default: []].append(row)
    }
    return sets
  }

  /// Title and lifts of a session.
  func content(of session: Int) -> DayMatch.Content {
    var exercises: [String: ExerciseProfile?] = [:]
    for row in log.sessions[session].sets where log.columns.kind[row] != .warmUp {
      let exercise = Int(log.columns.exercise[row])
      exercises[identities[exercise]] = .some(profiles[exercise])
    }
    return DayMatch.Content(title: log.sessions[session].title, exercises: exercises)
  }

  /// What was done in a row. A set by time alone counts as one repetition.
  func done(_ row: Int) -> DoneSet {
    let columns = log.columns
    let seconds = columns.seconds[row].map { Int(min(max($0, 0), 86_400)) }
    return DoneSet(
      repetitions: columns.repetitions[row].map(Int.init) ?? (seconds == nil ? 0 : 1),
      load: columns.load[row].map(Load.init(units:)), rpe: columns.rpe[row], seconds: seconds)
  }
}

extension ProgramState {
  /// Name and lifts of a day, with the movements in force.
  func content(of place: DayPlace) -> DayMatch.Content {
    let day = program[place]
    let lifts = day.exercises.map { lift(of: $0) }
    return DayMatch.Content(
      title: day.name,
      exercises: Dictionary(
        lifts.map { (identity(of: $0), profile(of: $0)) }, uniquingKeysWith: { first, _ in first }))
  }
}
