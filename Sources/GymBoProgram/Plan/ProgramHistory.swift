internal import GymBoAnalysis
internal import GymBoLog

/// A history as a program looks at it: sessions with their lifts, and what was done of each.
///
/// A class, so that sessions and days are compared once, however many starts of the program are tried, and sessions with the same
/// lifts only once for all of them.
final class ProgramHistory {
  let log: TrainingLog
  /// What tells lifts apart, for each exercise of the log.
  let identities: [String]
  /// What makes exercises alike, for each exercise of the log; nil where nothing is known of one.
  private let profiles: [ExerciseProfile?]
  /// Title and lifts of the sessions that were asked for, and which lifts these are.
  private var contents: [Int: (DayMatch.Content, lifts: Int)] = [:]
  /// The numbers of the sets of lifts that were met, by their exercises, ascending.
  private var numbers: [[Int]: Int] = [:]
  /// The lifts of each of these sets.
  private var lifts: [[String: ExerciseProfile?]] = []
  /// How much sets of lifts have in common with days of a program without ladders.
  private var overlaps: [LiftsAndDay: Double] = [:]

  private struct LiftsAndDay: Hashable {
    var lifts: Int
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
  func content(of session: Int) -> DayMatch.Content { known(session).0 }

  private func known(_ session: Int) -> (DayMatch.Content, lifts: Int) {
    if let content = contents[session] { return content }
    let number = number(ofLiftsOf: session)
    let content = DayMatch.Content(title: log.sessions[session].title, exercises: lifts[number])
    contents[session] = (content, number)
    return (content, number)
  }

  private func number(ofLiftsOf session: Int) -> Int {
    var exercises: [Int] = []
    for row in log.sessions[session].sets where log.columns.kind[row] != .warmUp {
      let exercise = Int(log.columns.exercise[row])
      if exercise != exercises.last { exercises.append(exercise) }
    }
    exercises.sort()
    if let number = numbers[exercises] { return number }
    numbers[exercises] = lifts.count
    lifts.append(
      Dictionary(
        exercises.map { (identities[$0], profiles[$0]) }, uniquingKeysWith: { _, last in last }))
    return lifts.count - 1
  }

  /// How much a session and a day have in common.
  /// - Parameter place: of the day; nil where its lifts can become others.
  func overlap(_ session: Int, _ day: DayMatch.Content, at place: DayPlace?) -> Double {
    let (content, lifts) = known(session)
    guard let place else { return day.overlap(content) }
    let key = LiftsAndDay(lifts: lifts, day: place)
    if let overlap = overlaps[key] { return overlap }
    let overlap = day.overlap(content)
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
