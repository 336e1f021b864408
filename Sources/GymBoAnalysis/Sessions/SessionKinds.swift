internal import GymBoLog

/// Finds for a session the one before it of the same kind.
struct SessionKinds {
  private let log: TrainingLog
  /// By session: its exercises, ascending; nil until asked for.
  private var exercises: [[Int32]?]

  /// Sessions looked back on.
  private static let lookBack = 100

  init(of log: TrainingLog) {
    self.log = log
    exercises = Array(repeating: nil, count: log.sessions.count)
  }

  /// The last session with the same title; where there is none, that with most exercises in common, at least half of them.
  mutating func previous(of session: Int) -> Int? {
    let earlier = (0..<session).suffix(SessionKinds.lookBack).reversed()
    if let title = log.sessions[session].workoutTitle,
      let same = earlier.first(where: { log.sessions[$0].title == title })
    {
      return same
    }
    let own = exercises(of: session)
    guard !own.isEmpty else { return nil }
    var best: (session: Int, common: Int)?
    for index in earlier {
      let common = SessionKinds.common(own, exercises(of: index))
      if common * 2 >= own.count, common > best?.common ?? 0 { best = (index, common) }
      if common == own.count { break }
    }
    return best?.session
  }

  private mutating func exercises(of session: Int) -> [Int32] {
    if let known = exercises[session] { return known }
    let found = Set(log.sessions[session].sets.map { log.columns.exercise[$0] }).sorted()
    exercises[session] = found
    return found
  }

  /// How many numbers two ascending lists have in common.
  private static func common(_ a: [Int32], _ b: [Int32]) -> Int {
    var (first, second, count) = (0, 0, 0)
    while first < a.count, second < b.count {
      if a[first] == b[second] {
        count += 1
        first += 1
        second += 1
      } else if a[first] < b[second] {
        first += 1
      } else {
        second += 1
      }
    }
    return count
  }
}
