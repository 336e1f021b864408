/// A split that has just begun: what followed earlier workouts says little of it.
extension TrainedSessions {
  /// Titles that a new split has from which on it is one, and sessions before it that say whether titles come again.
  private static let (fewestNew, before) = (3, 6)
  /// The share of those sessions whose titles came again: who calls every workout otherwise has no splits to change.
  private static let steadyShare = 2.0 / 3

  /// The first session of the last ones whose titles none before has, where they have three or more and half of them are other
  /// workouts by their lifts, too; nil where no split has just begun: who only gives new names goes on as before.
  var beginningOfSplit: Int? {
    var firsts: [String: Int] = [:]
    for index in indices.indices {
      if let title = title(index), firsts[title] == nil { firsts[title] = index }
    }
    var titles: Set<String> = []
    var begin = indices.count
    for index in indices.indices.reversed() {
      guard let title = title(index), let first = firsts[title] else { return nil }
      titles.insert(title)
      begin = min(begin, first)
      guard begin == index else { continue }
      if titles.count >= TrainedSessions.fewestNew {
        return isSteady(before: begin) && isOther(from: begin) ? begin : nil
      }
    }
    return nil
  }

  /// Whether half of the sessions from one on are like none before it.
  private func isOther(from begin: Int) -> Bool {
    let sessions = indices.indices.suffix(from: begin)
    let others = sessions.count { own in
      (0..<begin).allSatisfy { similarity($0, own) < NextSession.sameUntitled }
    }
    return 2 * others >= sessions.count
  }

  private func isSteady(before begin: Int) -> Bool {
    let before = (0..<begin).suffix(TrainedSessions.before)
    let again = before.count { title($0).map(comesAgain) ?? false }
    return before.count == TrainedSessions.before
      && Double(again) >= TrainedSessions.steadyShare * Double(before.count)
  }
}
