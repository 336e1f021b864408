internal import GymBoAnalysis
internal import GymBoLog

/// The last sessions with a lift, each with its lifts. Cardio, stretching and lifts that were only warmed up for are left out.
struct TrainedSessions {
  /// Indices into the log's sessions, ascending.
  private(set) var indices: [Int] = []
  /// The lifts of each, as indices into the log's exercises, ascending.
  private(set) var lifts: [[Int]] = []
  let log: TrainingLog

  /// - Parameter most: the number of the last sessions that are looked at.
  init(_ history: PreparedHistory, most: Int) {
    log = history.log
    let first = max(0, log.sessions.count - most)
    var trained = [[Int]](repeating: [], count: log.sessions.count - first)
    for (exercise, sessions) in history.sessions.ofExercise.enumerated() {
      guard let last = sessions.last, last.session >= first,
        (log.exercises[exercise].facts?.modality ?? .strength) == .strength
      else { continue }
      for lift in sessions.reversed() {
        guard lift.session >= first else { break }
        trained[lift.session - first].append(exercise)
      }
    }
    for (offset, lifts) in trained.enumerated() where !lifts.isEmpty {
      indices.append(first + offset)
      self.lifts.append(lifts)
    }
  }

  /// The lifts of a session in the order in which they were first done.
  func inOrder(_ index: Int) -> [Int] {
    var left = Set(lifts[index])
    return log.sessions[indices[index]].sets
      .map { Int(log.columns.exercise[$0]) }
      .filter { left.remove($0) != nil }
  }

  /// The title of a session; nil where it has none.
  func title(_ index: Int) -> String? {
    log.sessions[indices[index]].title.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// The weekday of a session, as a number.
  func weekday(_ index: Int) -> Int { log.sessions[indices[index]].date.weekday.rawValue }

  /// The latest session that is the same workout as one: the same title and mostly the same lifts, or without a title nearly
  /// all lifts. Where the training has changed since, the latest session of the title.
  func latest(like index: Int) -> Int {
    guard let title = title(index) else {
      return indices.indices.last {
        $0 > index && similarity($0, index) >= NextSession.sameUntitled
      } ?? index
    }
    let titled = indices.indices.filter { self.title($0) == title }
    let version =
      titled.last { $0 > index && similarity($0, index) >= NextSession.sameVersion } ?? index
    guard let latest = titled.last, latest > version, isWorkout(titled),
      hasChanged(after: version, from: latest)
    else { return version }
    return latest
  }

  /// Whether the last session has a title that is known as that of a workout, however its lifts vary.
  var isLastOfKnownTitle: Bool {
    guard let last = indices.indices.last, let title = title(last) else { return false }
    let titled = indices.indices.filter { self.title($0) == title }
    return titled.count >= NextSession.fewestTitled && isWorkout(titled)
  }

  /// Whether a title is that of a workout, not of any: sessions of it are like the one before.
  private func isWorkout(_ titled: [Int]) -> Bool {
    let steps = zip(titled, titled.dropFirst()).map(similarity)
    return steps.reduce(0, +) >= NextSession.leastSimilarity * Double(steps.count)
  }

  /// Whether all sessions from one on, at least two, are unlike all up to another: it is another program.
  private func hasChanged(after before: Int, from first: Int) -> Bool {
    let later = indices.indices[first...]
    return later.count >= NextSession.fewestChanged
      && later.allSatisfy { session in
        (0...before).allSatisfy { similarity(session, $0) < NextSession.sameVersion }
      }
  }

  /// The sessions that are the same workout as one, as indices into the log's sessions: those of the same title with lifts
  /// in common; without a title those with mostly the same lifts.
  func all(like index: Int) -> Set<Int> {
    let title = title(index)
    return Set(
      indices.indices.filter { other in
        let similarity = similarity(other, index)
        return title == nil
          ? similarity >= NextSession.sameVersion
          : self.title(other) == title && similarity >= NextSession.leastSimilarity
      }
      .map { indices[$0] })
  }

  /// 2 · common lifts / (lifts of both), 0 to 1.
  func similarity(_ first: Int, _ second: Int) -> Double {
    let (a, b) = (lifts[first], lifts[second])
    var (i, j, common) = (0, 0, 0)
    while i < a.count, j < b.count {
      if a[i] == b[j] { common += 1 }
      let isNext = a[i] <= b[j]
      if a[i] >= b[j] { j += 1 }
      if isNext { i += 1 }
    }
    return 2 * Double(common) / Double(a.count + b.count)
  }
}
