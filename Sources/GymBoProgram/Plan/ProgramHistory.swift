internal import GymBoAnalysis
internal import GymBoLog

/// A history as a program looks at it: sessions with their lifts, and what was done of each.
///
/// A class, so that sessions and days are compared once, however many starts of the program are tried.
final class ProgramHistory {
  let log: TrainingLog
  /// What tells lifts apart, for each exercise of the log.
  let identities: [String]
  /// What makes exercises alike, for each exercise of the log; nil where nothing is known of one.
  private let profiles: [ExerciseProfile?]
  /// Title and lifts of the sessions that were asked for.
  private var contents: [Int: DayMatch.Content] = [:]
  /// How much sessions have in common with days of a program without ladders.
  private var overlaps: [SessionAndDay: Double] = [:]

  private struct SessionAndDay: Hashable {
    var session: Int
    var day: DayPlace
  }

  init(_ log: TrainingLog) {
    self.log = log
    identities = log.liftIdentities
    profiles = log.exercises.map { $0.facts.map(ExerciseProfile.init) }
  }

  /// The sets of a lift in a session.
  struct LiftSets {
    /// What tells it apart.
    let lift: String
    /// In order.
    var rows: [Int]
  }

  /// The sets of a session without warm-ups, by lift, in the order in which the lifts were begun. The few lifts of a session are
  /// found sooner in a list than in a dictionary.
  func sets(of session: Int) -> [LiftSets] {
    var sets: [LiftSets] = []
    var last: (exercise: Int32, place: Int)?
    for row in log.sessions[session].sets where log.columns.kind[row] != .warmUp {
      let exercise = log.columns.exercise[row]
      if let last, last.exercise == exercise {
        sets[last.place].rows.append(row)
        continue
      }
      let lift = identities[Int(exercise)]
      let known = sets.firstIndex { $0.lift == lift }
      if let known {
        sets[known].rows.append(row)
      } else {
        sets.append(LiftSets(lift: lift, rows: [row]))
      }
      last = (exercise, known ?? sets.count - 1)
    }
    return sets
  }

  /// Title and lifts of a session.
  func content(of session: Int) -> DayMatch.Content {
    if let content = contents[session] { return content }
    var exercises: [String: ExerciseProfile?] = [:]
    var last: Int?
    for row in log.sessions[session].sets where log.columns.kind[row] != .warmUp {
      let exercise = Int(log.columns.exercise[row])
      if exercise != last { exercises[identities[exercise]] = .some(profiles[exercise]) }
      last = exercise
    }
    let content = DayMatch.Content(title: log.sessions[session].title, exercises: exercises)
    contents[session] = content
    return content
  }

  /// How much a session and a day have in common.
  /// - Parameter place: of the day; nil where its lifts can become others.
  func overlap(_ session: Int, _ day: DayMatch.Content, at place: DayPlace?) -> Double {
    guard let place else { return day.overlap(content(of: session)) }
    let key = SessionAndDay(session: session, day: place)
    if let overlap = overlaps[key] { return overlap }
    let overlap = day.overlap(content(of: session))
    overlaps[key] = overlap
    return overlap
  }

  /// What was done in a row. A set by time alone counts as one repetition.
  func done(_ row: Int) -> DoneSet {
    let seconds = log.columns.seconds[row].map { Int(min(max($0, 0), 86_400)) }
    return DoneSet(
      repetitions: log.columns.repetitions[row].map(Int.init) ?? (seconds == nil ? 0 : 1),
      load: log.columns.load[row].map(Load.init(units:)), rpe: log.columns.rpe[row],
      seconds: seconds)
  }
}

extension TrainingLog {
  /// What tells lifts apart, for each exercise: the catalogue's name, else the name as logged, in lower case.
  var liftIdentities: [String] { exercises.map { ($0.facts?.name ?? $0.name).lowercased() } }

  /// The name of a set's exercise as logged.
  func exerciseName(of row: Int) -> String { exercises[Int(columns.exercise[row])].name }
}

extension Program {
  /// Whether an exercise has several movements, so that the lifts of a day can become others.
  var hasLadders: Bool {
    days.contains { self[$0].exercises.contains { $0.names.count > 1 } }
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
