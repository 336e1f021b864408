internal import GymBoLog

/// Finds in a history when a program began that says nothing of its start.
///
/// A session like one of its days is not enough: who trains the usual lifts has such sessions in any program. At least half of
/// the planned sets have to be done about as planned, with near repetitions and loads, in that session and from it on, else the
/// history is no training of it, and it has not begun. A decision of this project.
enum StartOfProgram {
  /// Days in which a start is looked for.
  private static let days = 84
  /// The least share of the planned sets.
  private static let leastShare = 0.5

  /// The sessions of the weeks up to a day that have enough in common with a day of the program, in order.
  static func sessions(
    like state: ProgramState, in history: ProgramHistory, upTo last: CivilDate
  ) -> [Int] {
    let hasLadders = state.program.hasLadders
    let planned = state.program.trainingDays.map {
      (place: hasLadders ? nil : $0, day: state.content(of: $0))
    }
    return history.log.sessions.indices.filter { index in
      let date = history.log.sessions[index].date
      guard date <= last, last.days(since: date) < days else { return false }
      return planned.contains {
        history.overlap(index, $0.day, at: $0.place) >= DayMatch.leastOverlap
      }
    }
  }

  /// The days of these sessions, each once.
  static func candidates(
    of state: ProgramState, in history: ProgramHistory, _ asOf: CivilDate
  ) -> [CivilDate] {
    sessions(like: state, in: history, upTo: asOf).reduce(into: []) { dates, session in
      let date = history.log.sessions[session].date
      if date != dates.last { dates.append(date) }
    }
  }

  /// A later start, where what was done before it is no training of the program and what was done from it on is one; nil where
  /// there is none.
  ///
  /// Each day adds its sets done about as planned, less half of those planned. The start is the day from which on the sum is
  /// the greatest: an earlier session that happens to be like one of the days does not draw a start to itself.
  static func laterStart(_ due: [Adherence.Day]) -> CivilDate? {
    let days = due.drop { if case .missed = $0 { true } else { false } }.map { KeptDay($0) }
    var sum = 0.0
    var best: (sum: Double, place: Int)?
    for (place, day) in days.enumerated().reversed() {
      sum += Double(day.setsNear) - leastShare * Double(day.setsPlanned)
      guard day.isDone, sum >= (best?.sum ?? -.infinity) - 1e-9 else { continue }
      best = (sum, place)
    }
    return best.flatMap { $0.place > 0 ? days[$0.place].date : nil }
  }

  /// How many of the planned sets were done about as planned.
  struct Kept {
    let due: Int
    let near: Int
    /// Whether that much, with that much on the first day, is a training of the program.
    let isTraining: Bool
  }

  /// - Parameter due: a program may be begun with any of its days, so that none before the first one done counts.
  /// - Returns: nil where no day was done.
  static func kept(_ due: [Adherence.Day]) -> Kept? {
    let days = due.drop { if case .missed = $0 { true } else { false } }
    guard !days.isEmpty else { return nil }
    let all = Adherence(Array(days))
    let isTraining = [Adherence(Array(days.prefix(1))), all].allSatisfy {
      Double($0.setsNear) >= leastShare * Double($0.setsDue)
    }
    return Kept(due: all.setsDue, near: all.setsNear, isTraining: isTraining)
  }
}
