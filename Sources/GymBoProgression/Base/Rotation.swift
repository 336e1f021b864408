internal import GymBoAnalysis
internal import GymBoLog

/// Days of different work that take turns in a lift: heavy ones, and lighter ones for more repetitions.
///
/// By the names of the workouts: where two or three took turns for two rounds, and the lift is heavier in one of them each time.
/// By the work, two kinds: where every earlier day like the last one was followed by one of other work, always of the same kind, or
/// the last four days took turns, so is the last one probably. Three, such as heavy, light, medium: where every third day was the
/// light one, twice. The next session goes on from the latest day of the work that comes next. A decision of this project.
enum Rotation {
  /// Earlier days like the last one that are needed.
  private static let fewest = 2
  /// The lighter day has at most this share of the load, and the heavier one's repetitions times this number or more: sets of eight
  /// are done with about nine tenths of the load of fives, and a little more on a good day.
  private static let (loadShare, repetitionShare) = (0.95, 1.5)
  /// The same share of the light day among three: it is light, and not only of more repetitions.
  private static let lightShareOfThree = 0.92
  /// And at least as many repetitions more.
  private static let repetitionsMore: Int32 = 3

  /// - Parameter work: the sessions of a lift that were work, latest first.
  /// - Returns: those of the work that comes next, latest first; nil where none takes turns with the last session's.
  static func next(after work: [WorkBase.Session], _ log: TrainingLog) -> [WorkBase.Session]? {
    ofWorkouts(after: work, log) ?? ofThree(after: work, log) ?? ofTwo(after: work, log)
  }

  /// Workouts of different names that take turns, at most.
  private static let mostWorkouts = 3

  /// The days of the workout that comes next, latest first, where workouts of two or three names took turns for two rounds, and
  /// each time the last one's load was another than that of the next one, heavier or lighter alike.
  private static func ofWorkouts(
    after work: [WorkBase.Session], _ log: TrainingLog
  ) -> [WorkBase.Session]? {
    let titles = work.map { log.sessions[$0.session.session].title ?? "" }
    for days in fewest...mostWorkouts where work.count >= fewest * days {
      let round = titles.prefix(days)
      guard Set(round).count == days, !round.contains(""),
        Array(round) == Array(titles[days..<fewest * days]),
        work[0].session.date.days(since: work[fewest * days - 1].session.date)
          <= AnalysisOptions.activeDays
      else { continue }
      let isLess = (0..<fewest).map { turn in
        isLighter(work[turn * days], than: work[(turn + 1) * days - 1], log)
      }
      let isMore = (0..<fewest).map { turn in
        isLighter(work[(turn + 1) * days - 1], than: work[turn * days], log)
      }
      guard isLess.allSatisfy(\.self) || isMore.allSatisfy(\.self) else { return nil }
      return stride(from: days - 1, to: work.count, by: days).map { work[$0] }
        .filter { log.sessions[$0.session.session].title == titles[days - 1] }
    }
    return nil
  }

  /// The days three before each other of which the next one comes, latest first, where every third day is lighter than the two
  /// around it, for many more repetitions: heavy, light, medium.
  private static func ofThree(
    after work: [WorkBase.Session], _ log: TrainingLog
  ) -> [WorkBase.Session]? {
    let days = 3
    let rounds = work.prefix(fewest * days)
    guard let last = work.first, rounds.count == fewest * days, let first = rounds.last,
      last.session.date.days(since: first.session.date) <= AnalysisOptions.activeDays
    else { return nil }
    func isLight(_ day: Int) -> Bool {
      let round = day / days * days
      return (round..<round + days).allSatisfy { other in
        other == day
          || isOtherWork(rounds[day], than: rounds[other], log, upTo: lightShareOfThree)
            && isLighter(rounds[day], than: rounds[other], log)
      }
    }
    let light = rounds.indices.filter(isLight)
    guard light.count == fewest, light[1] - light[0] == days else { return nil }
    return stride(from: days - 1, to: work.count, by: days).map { work[$0] }
  }

  private static func isLighter(
    _ session: WorkBase.Session, than other: WorkBase.Session, _ log: TrainingLog
  ) -> Bool {
    guard let load = log.columns.load[row(of: session, log)],
      let other = log.columns.load[row(of: other, log)]
    else { return false }
    return load < other
  }

  /// The set that says what kind of day a session was: its work, or where that was a single or a double the heaviest set of
  /// more repetitions beside it, if that is nearly as heavy. Some try a heavy double after the work of each day.
  private static func row(of session: WorkBase.Session, _ log: TrainingLog) -> Int {
    let sets = log.columns
    guard let load = sets.load[session.row], sets.repetitions[session.row] ?? 0 < several else {
      return session.row
    }
    let work = session.session.rows.filter {
      sets.repetitions[$0] ?? 0 >= several
        && Double(sets.load[$0] ?? 0) >= nearShare * Double(load)
    }
    return work.max { sets.load[$0] ?? 0 < sets.load[$1] ?? 0 } ?? session.row
  }

  /// Repetitions of a set that is no test, and the share of a test's load from which it does not only lead up to it.
  private static let (several, nearShare): (Int32, Double) = (3, 0.8)

  private static func ofTwo(
    after work: [WorkBase.Session], _ log: TrainingLog
  ) -> [WorkBase.Session]? {
    guard let last = work.first else { return nil }
    let isOther = work.map { isOtherWork($0, than: last, log) }
    let days = work.prefix {
      last.session.date.days(since: $0.session.date) <= AnalysisOptions.activeDays
    }
    let earlier = days.indices.dropFirst().filter { !isOther[$0] }
    // One odd day long ago does not speak against two rounds.
    if days.count >= 2 * fewest, !isOther[2], !isOtherWork(work[1], than: work[3], log),
      (1..<2 * fewest).allSatisfy({ isOtherWork(work[$0 - 1], than: work[$0], log) })
    {
      return zip(work, isOther).filter(\.1).map(\.0)
    }
    guard earlier.count >= fewest,
      earlier.allSatisfy({ isOther[$0 - 1] && isOtherWork(work[$0 - 1], than: work[$0], log) })
    else { return nil }
    let others = zip(work, isOther).filter(\.1).map(\.0)
    let followers = earlier.map { work[$0 - 1] }
    let areAlike = followers.allSatisfy { !isOtherWork($0, than: others[0], log) }
    return areAlike ? others : nil
  }

  private static func isOtherWork(
    _ session: WorkBase.Session, than other: WorkBase.Session, _ log: TrainingLog,
    upTo share: Double = loadShare
  ) -> Bool {
    let sets = log.columns
    let (own, before) = (row(of: session, log), row(of: other, log))
    guard let load = sets.load[own], let otherLoad = sets.load[before],
      let repetitions = sets.repetitions[own], let others = sets.repetitions[before]
    else { return false }
    let (heavier, lighter) = (max(load, otherLoad), min(load, otherLoad))
    let (few, many) = load > otherLoad ? (repetitions, others) : (others, repetitions)
    return Double(lighter) <= share * Double(heavier)
      && areOtherRepetitions(few, many)
  }

  /// Whether lighter work has enough more repetitions to be other work.
  static func areOtherRepetitions(_ few: Int32, _ many: Int32) -> Bool {
    Double(many) >= repetitionShare * Double(few) && many >= few + repetitionsMore
  }
}
