internal import GymBoKernels
internal import GymBoLog

/// Finds the deloads of a history: light sessions within ten days, between weeks of usual work.
///
/// Most light spells are no deloads (trend.md §7: 26 of 186), so every condition must hold: none of the sessions has a record
/// or more than usual volume; the weeks before and after are not light; no break was before; and the lifter returned to usual
/// work. Where the lifter wrote "deload", one light session is enough, and neither the break nor the return is asked for.
struct DeloadSearch {
  private let history: PreparedHistory
  private let exercises: [ExerciseWork]
  private let light: LightSessionSearch
  private let dates: [CivilDate]
  /// By session: how many sessions before it were comparable, and how many of them light.
  private var comparedBefore: [Int32] = [0]
  private var lightBefore: [Int32] = [0]

  /// What is found.
  struct Found {
    /// In order of time.
    var deloads: [Deload] = []
    /// The last session with lighter loads.
    var lastLight: Int?
    /// The lifts that were light in such sessions of the last 42 days.
    var lastLightLifts: [Deload.LightLift] = []
  }

  /// The deloads of a history, and its last sessions with lighter loads. O(sets).
  /// - Parameter exercises: all that the history has.
  static func deloads(of history: PreparedHistory, exercises: [ExerciseWork]) -> Found {
    let light = LightSessionSearch(of: history)
    guard light.reasons.contains(where: { $0 != nil }) else { return Found() }
    // Fewer sets to failure are no easy day.
    func isLight(_ session: Int) -> Bool {
      light.reasons[session] == .lighterLoads || light.reasons[session] == .named
    }
    let lastLight = light.reasons.indices.last(where: isLight)
    let since = history.asOf.advanced(by: -AnalysisOptions.activeDays)
    let recent = light.reasons.indices.reversed()
      .prefix { history.log.sessions[$0].date >= since }.filter(isLight)
    let search = DeloadSearch(history, exercises, light)
    var deloads: [Deload] = []
    var first = 0
    while first < light.reasons.count {
      if light.reasons[first] != nil,
        let deload = search.deload(from: first, after: deloads.last),
        let last = deload.sessions.last
      {
        deloads.append(deload)
        first = last + 1
      } else {
        first += 1
      }
    }
    return Found(
      deloads: deloads, lastLight: lastLight, lastLightLifts: recent.flatMap(light.lightLifts))
  }

  private init(_ history: PreparedHistory, _ exercises: [ExerciseWork], _ light: LightSessionSearch)
  {
    self.history = history
    self.exercises = exercises
    self.light = light
    dates = history.log.sessions.map(\.date)
    for session in dates.indices {
      comparedBefore.append(comparedBefore[session] + (light.volumeShares[session] != nil ? 1 : 0))
      lightBefore.append(lightBefore[session] + (light.reasons[session] != nil ? 1 : 0))
    }
  }

  /// The deload that begins with a light session; nil where there is none. Cheap conditions come first.
  private func deload(from first: Int, after before: Deload?) -> Deload? {
    let end = sessions(through: dates[first].advanced(by: Deload.longest - 1))
    guard end - first <= Deload.mostSessions,
      let last = (first..<end).last(where: { light.reasons[$0] != nil })
    else { return nil }
    let sessions = (first...last).filter { light.reasons[$0] != nil }
    let reasons = sessions.compactMap { light.reasons[$0] }
    let isNamed = reasons.contains(.named)
    let isSeldom =
      before.map { dates[first].days(since: $0.last) >= Deload.shortestCycle } ?? true
    guard isNamed || sessions.count >= Deload.fewestSessions, isSeldom,
      3 * sessions.count >= 2 * compared(first...last), hasLittleVolume(first...last),
      !hasLightNeighbours(first, last), isNamed || !followsBreak(first),
      !hasRecord(first...last)
    else { return nil }
    let lifts = sessions.flatMap(light.lightLifts)
    let ending = ending(of: lifts, last: last, isNamed: isNamed)
    guard ending != .newProgramme else { return nil }
    let reason = Deload.Reason.allCases.first { reason in
      2 * reasons.count(where: { $0 == reason }) >= reasons.count
    }
    return Deload(
      first: dates[first], last: dates[last], sessions: sessions, lightLifts: lifts,
      reason: isNamed ? .named : reason ?? .fewerSets,
      isOpen: ending == .open && !isOver(after: last))
  }

  // MARK: Its sessions

  /// Sessions up to a day, from the beginning of the log.
  private func sessions(through day: CivilDate) -> Int {
    dates.firstIndexInOrder { $0 > day }
  }

  private func compared(_ range: ClosedRange<Int>) -> Int {
    Int(comparedBefore[range.upperBound + 1] - comparedBefore[range.lowerBound])
  }

  private func hasLittleVolume(_ range: ClosedRange<Int>) -> Bool {
    var shares = range.compactMap { light.volumeShares[$0] }
    guard shares.allSatisfy({ $0 <= Deload.mostVolume }), let share = medianInPlace(&shares) else {
      return false
    }
    return share <= Deload.lightVolume
  }

  /// Whether one of the sessions has a record: of load, repetitions, e1RM or time.
  private func hasRecord(_ range: ClosedRange<Int>) -> Bool {
    Set(range.flatMap(light.exercises)).contains { exercise in
      let index = exercises.firstIndexInOrder { $0.exercise >= exercise }
      guard index < exercises.count, case let work = exercises[index], work.exercise == exercise,
        work.records.improved(in: range, of: work.sessions)
      else { return false }
      return ExerciseRecords.events(of: work, history: history)
        .contains {
          $0.isSignificant && !$0.kind.isOfVolume && range.contains($0.best.session)
        }
    }
  }

  // MARK: Before and after

  /// Whether the session before or after is light, so that the spell is longer than a deload, or light sessions are frequent
  /// in the two weeks before or after.
  private func hasLightNeighbours(_ first: Int, _ last: Int) -> Bool {
    if isLightFirst(in: (last + 1..<dates.count).prefix(Deload.mostSessions))
      || isLightFirst(in: (0..<first).suffix(Deload.mostSessions).reversed())
    {
      return true
    }
    let begin = sessions(through: dates[first].advanced(by: -Deload.neighbourDays - 1))
    let end = sessions(through: dates[last].advanced(by: Deload.neighbourDays))
    return isMostlyLight(begin..<first) || isMostlyLight(last + 1..<end)
  }

  /// Whether the first session that can be compared is light.
  private func isLightFirst(in sessions: some Sequence<Int>) -> Bool {
    sessions.first { light.volumeShares[$0] != nil }.map { light.reasons[$0] != nil } ?? false
  }

  private func isMostlyLight(_ range: Range<Int>) -> Bool {
    let (begin, end) = (range.lowerBound, range.upperBound)
    let light = Double(lightBefore[end] - lightBefore[begin])
    return light > Deload.mostLightNeighbours * Double(comparedBefore[end] - comparedBefore[begin])
  }

  /// Whether two weeks without training ended in the four weeks before.
  private func followsBreak(_ first: Int) -> Bool {
    var session = first
    let earliest = dates[first].advanced(by: -Deload.returnDays)
    while session > 0, dates[session] >= earliest {
      if dates[session].days(since: dates[session - 1]) >= Deload.breakDays { return true }
      session -= 1
    }
    return false
  }

  /// Whether a later session with usual lifts was not light: the deload is over then, be the return seen yet or not.
  private func isOver(after last: Int) -> Bool {
    compared(0...(dates.count - 1)) > compared(0...last)
  }

  private enum Ending {
    case returned
    /// The log ends before it shows whether the lifter returns.
    case open
    case newProgramme
  }

  /// How a spell ended.
  /// - Parameter lifts: those that were light, in order of time.
  private func ending(of lifts: [Deload.LightLift], last: Int, isNamed: Bool) -> Ending {
    var seen: Set<Int> = []
    let once = lifts.filter { seen.insert($0.exercise).inserted }
    let resumption = light.resumption(of: once, after: last)
    let isEnough = resumption.trained >= Deload.fewestResumed
    let mostReached = 2 * resumption.reached >= resumption.trained
    if isEnough && mostReached { return .returned }
    let isAtEnd = history.asOf.days(since: dates[last]) <= Deload.resumptionDays
    if isAtEnd && !(isEnough && !mostReached) { return .open }
    return isNamed ? .returned : .newProgramme
  }
}
