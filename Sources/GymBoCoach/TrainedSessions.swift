internal import GymBoAnalysis
internal import GymBoLog

/// The last sessions with a lift, each with its lifts. Cardio, stretching and lifts that were only warmed up for are left out.
struct TrainedSessions {
  /// Indices into the log's sessions, ascending.
  private(set) var indices: [Int] = []
  /// The lifts of each, as indices into the log's exercises, ascending.
  private(set) var lifts: [[Int]] = []
  /// The title of each; nil where it has none of its own.
  private var titles: [String?] = []
  let log: TrainingLog
  /// How many of the sessions have a title.
  private var titleCounts: [String: Int] = [:]

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
      titles.append(log.sessions[first + offset].workoutTitle)
    }
    leaveOutShort()
    titleCounts = countTitles()
  }

  /// The last sessions that say how many sets a usual one has.
  private static let usual = 10
  /// Of the sets of a usual session: who did less than this share exercised in passing, and the next workout is still to come.
  private static let shortShare = 1.0 / 3

  /// Leaves out sessions with less than a third of a usual session's sets, but for those of a workout that is known by its
  /// title and has the same lifts again.
  private mutating func leaveOutShort() {
    let counts = indices.map { log.sessions[$0].sets.count }
    let last = counts.suffix(TrainedSessions.usual).sorted()
    guard last.count == TrainedSessions.usual else { return }
    let least = TrainedSessions.shortShare * Double(last[last.count / 2])
    let kept = indices.indices.filter { Double(counts[$0]) >= least || isKnown($0) }
    (indices, lifts) = (kept.map { indices[$0] }, kept.map { lifts[$0] })
    titles = kept.map { titles[$0] }
  }

  private func countTitles() -> [String: Int] {
    var counts: [String: Int] = [:]
    for title in indices.indices.compactMap(title) { counts[title, default: 0] += 1 }
    return counts
  }

  /// The lifts of a session in the order in which they were first done.
  func inOrder(_ index: Int) -> [Int] {
    var left = Set(lifts[index])
    return log.sessions[indices[index]].sets
      .map { Int(log.columns.exercise[$0]) }
      .filter { left.remove($0) != nil }
  }

  /// The title of a session; nil where it has none of its own.
  func title(_ index: Int) -> String? { titles[index] }

  /// The weekday of a session, as a number.
  func weekday(_ index: Int) -> Int { log.sessions[indices[index]].date.weekday.rawValue }

  /// The latest session that is the same workout as one: without a title the latest with nearly all of its lifts, otherwise
  /// the latest of its title. Where that was cut short, was done away from home, was just done and is another workout, or where
  /// the title has several versions in turn, the latest of the title with mostly the same lifts. Where that alone lacks
  /// a third of the usual lifts, it is the one before.
  func latest(like index: Int) -> Int { whole(version(like: index)) }

  private func version(like index: Int) -> Int {
    guard let title = title(index) else {
      return indices.indices.last {
        $0 > index && similarity($0, index) >= NextSession.sameUntitled
      } ?? index
    }
    let titled = indices.indices.filter { self.title($0) == title }
    let version =
      titled.last { $0 > index && similarity($0, index) >= NextSession.sameVersion } ?? index
    guard let latest = titled.last, latest > version, latest < indices.count - 1,
      !isInTurn(latest, with: version, of: titled),
      2 * lifts[latest].count >= lifts[version].count, !isAway(latest, from: version)
    else { return version }
    return latest
  }

  /// Whether a title has two versions in turn: its latest session is like one that was done before another version.
  private func isInTurn(_ latest: Int, with version: Int, of titled: [Int]) -> Bool {
    titled.contains { $0 < version && similarity($0, latest) >= NextSession.sameVersion }
  }

  /// The last sessions of a workout before one that say which lifts it has, and how many of them have each of these.
  private static let (versions, fewestWith) = (5, 4)
  /// The share of these lifts from which a session that lacks them is not a usual one.
  private static let missingShare = 1.0 / 3

  /// The session itself; where it alone lacks a third of the lifts that the sessions of its workout before had, the one before
  /// it: a day of tests, or one that was cut short, is not what is done the next time.
  private func whole(_ index: Int) -> Int {
    let title = title(index)
    let before = indices.indices.prefix(index).filter {
      similarity($0, index) >= NextSession.sameVersion
        || title != nil && self.title($0) == title
          && similarity($0, index) >= NextSession.leastSimilarity
    }.suffix(TrainedSessions.versions)
    guard before.count == TrainedSessions.versions, let latest = before.last else { return index }
    let regular = Set(before.flatMap { lifts[$0] }).filter { lift in
      before.count { lifts[$0].contains(lift) } >= TrainedSessions.fewestWith
    }
    let missing = Double(regular.subtracting(lifts[index]).count)
    return missing > 0 && missing >= TrainedSessions.missingShare * Double(regular.count)
      && regular.isSubset(of: lifts[latest]) ? latest : index
  }

  /// Whether the last session has a title that is known as that of a workout, however its lifts vary.
  var isLastOfKnownTitle: Bool { areTwoInTurn || indices.indices.last.map(isKnown) ?? false }

  /// Whether the last four titles are two in turn.
  private var areTwoInTurn: Bool {
    let last = titles.suffix(TrainedSessions.turns).compactMap(\.self)
    guard last.count == TrainedSessions.turns else { return false }
    return last[0] == last[2] && last[1] == last[3] && last[0] != last[1]
  }

  private static let turns = 4

  /// Whether a session has a title that is known as that of a workout, however its lifts vary.
  private func isKnown(_ index: Int) -> Bool {
    guard let title = title(index) else { return false }
    let titled = indices.indices.filter { self.title($0) == title }
    return titled.count >= NextSession.fewestTitled && isWorkout(titled)
  }

  /// Whether a title is that of a workout, not of any: sessions of it are like the one before.
  private func isWorkout(_ titled: [Int]) -> Bool {
    let steps = zip(titled, titled.dropFirst()).map(similarity)
    return steps.reduce(0, +) >= NextSession.leastSimilarity * Double(steps.count)
  }

  /// Whether sessions have mostly the lifts of the one before.
  private func isSteady(_ titled: [Int]) -> Bool {
    let steps = zip(titled, titled.dropFirst()).map(similarity)
    return steps.reduce(0, +) >= NextSession.sameVersion * Double(steps.count)
  }

  /// Whether a session has other lifts than one of its title before, as the session just before it had too, which was taken
  /// back since: a hotel's gym, not a new program. A lifter whose workouts change all the time was not away.
  private func isAway(_ index: Int, from version: Int) -> Bool {
    guard similarity(index, version) < NextSession.leastSimilarity, index > 0 else { return false }
    let before = index - 1
    let titled = indices.indices.filter { title($0) != nil && title($0) == title(before) }
    guard let home = titled.last(where: { $0 < before }),
      similarity(before, home) < NextSession.leastSimilarity,
      isSteady(titled.filter { $0 < before })
    else { return false }
    return titled.contains { $0 > index && similarity($0, home) >= NextSession.sameVersion }
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

  /// Whether two sessions are the same workout: by their titles, where both have one that comes again, else by their lifts.
  func isSameWorkout(_ first: Int, _ second: Int) -> Bool {
    if let one = title(first), let other = title(second), [one, other].allSatisfy(comesAgain) {
      return one == other
    }
    return similarity(first, second) >= NextSession.sameWorkout
  }

  /// Since its last session at least this many others were done, and this many times as many as ever between two of it, where
  /// a workout is over. Of those others this share have a title that comes again: they are what is done now.
  private static let (fewestSince, timesUsual, knownShare) = (6, 2, 2.0 / 3)

  /// Whether the workout of a session is no longer done: others with titles took its place.
  func isOver(_ index: Int) -> Bool {
    guard let title = title(index) else { return false }
    let titled = indices.indices.filter { self.title($0) == title }
    guard let latest = titled.last,
      let longest = zip(titled, titled.dropFirst()).map({ $1 - $0 }).max()
    else { return false }
    let since = indices.indices.dropFirst(latest + 1)
    let known = since.count { self.title($0).map(comesAgain) ?? false }
    return since.count > max(TrainedSessions.fewestSince, TrainedSessions.timesUsual * longest)
      && Double(known) >= TrainedSessions.knownShare * Double(since.count)
  }

  /// Whether the lifter calls a session a deload which is over: the last one is none.
  func isPastDeload(_ index: Int) -> Bool {
    func isDeload(_ index: Int) -> Bool { Deload.isNamed(log.sessions[indices[index]], of: log) }
    return isDeload(index) && !isDeload(indices.count - 1)
  }

  func comesAgain(_ title: String) -> Bool {
    titleCounts[title] ?? 0 >= NextSession.fewestTitled
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
