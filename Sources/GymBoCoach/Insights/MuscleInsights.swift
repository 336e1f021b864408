internal import GymBoAnalysis
internal import GymBoLog

/// What is told of muscles: of those with landmarks, as the report has them.
extension InsightMoment {
  private static let monthDays = 28
  private static let fewestSessions = 4

  var muscleTriggers: [InsightTrigger] {
    guard isOlder(than: InsightMoment.monthDays - 1),
      sessions(InsightMoment.monthDays).count >= InsightMoment.fewestSessions
    else { return [] }
    let month = findings.muscles(in: days(InsightMoment.monthDays))
    let week = findings.muscles(in: days(7))
    // In four weeks of which one was off little is done of everything.
    let isWhole = isMonthWhole
    return zip(month, week).flatMap { month, week in
      [
        isWhole ? low(month) : nil, high(week), untrained(month.muscle),
        isWhole ? frequency(month) : nil,
      ].compactMap(\.self)
    } + efforts
  }

  /// Days from one workout to the next between which a whole week is off.
  private static let weekOff = 8

  /// Whether no week of the four is off.
  private var isMonthWhole: Bool {
    let month = days(InsightMoment.monthDays)
    let dates = sessions(InsightMoment.monthDays).map { log.sessions[$0].date }
    let ends = [month.first] + dates + [month.last]
    return zip(ends, ends.dropFirst()).allSatisfy {
      $1.days(since: $0) < InsightMoment.weekOff
    }
  }

  private func low(_ month: MuscleFinding) -> InsightTrigger? {
    guard let least = month.landmarks?.minimumEffective, least > 0, month.fractionalSets > 0
    else { return nil }
    let sets = 7 * month.fractionalSets / Double(InsightMoment.monthDays)
    guard sets < least else { return nil }
    return InsightTrigger(
      type: .muscleLow, subject: month.muscle.rawValue,
      content: .muscleLow(month.muscle, sets: sets, least: least),
      strength: InsightTrigger.distance(sets, from: least))
  }

  private func high(_ week: MuscleFinding) -> InsightTrigger? {
    guard let marks = week.landmarks, marks.zone(of: week.fractionalSets) == .aboveRecoverable
    else { return nil }
    return InsightTrigger(
      type: .muscleHigh, subject: week.muscle.rawValue,
      content: .muscleHigh(
        week.muscle, sets: week.fractionalSets, most: marks.maximumRecoverable),
      strength: InsightTrigger.distance(week.fractionalSets, from: marks.maximumRecoverable))
  }

  /// Days without a muscle, and of the eight weeks before them those with it, from which it is missed.
  private static let (idleDays, weeksBefore, trainedWeeks) = (21, 8, 4)

  private func untrained(_ muscle: Muscle) -> InsightTrigger? {
    guard let place = Muscle.allCases.firstIndex(of: muscle),
      findings.options.landmarks[muscle]?.minimumEffective ?? 0 > 0,
      sessions(InsightMoment.idleDays).count >= InsightMoment.fewestSessions - 1
    else { return nil }
    let first = asOf.advanced(by: 1 - InsightMoment.idleDays)
    let volume = findings.weeklyVolume
    let width = Muscle.allCases.count
    func hasSets(_ week: Int) -> Bool { volume.fractionalSets[week * width + place] > 0 }
    let recent = volume.weeks.indices.filter { volume.weeks[$0].end >= first }
    let earliest = first.advanced(by: -7 * InsightMoment.weeksBefore)
    let before = volume.weeks.indices.filter {
      volume.weeks[$0].end < first && volume.weeks[$0].end >= earliest
    }
    guard !recent.contains(where: hasSets),
      before.count(where: hasSets) >= InsightMoment.trainedWeeks,
      let last = before.last(where: hasSets)
    else { return nil }
    return InsightTrigger(
      type: .muscleUntrained, subject: muscle.rawValue,
      content: .muscleUntrained(muscle, days: asOf.days(since: volume.weeks[last].end)))
  }

  /// Days with a muscle from which sets a day are told on average.
  private static let fewestDays = 2

  private func frequency(_ month: MuscleFinding) -> InsightTrigger? {
    let weeks = Double(InsightMoment.monthDays) / 7
    guard month.days >= InsightMoment.fewestDays, Double(month.days) <= weeks,
      case let setsADay = month.directSets / Double(month.days), setsADay >= 10
    else { return nil }
    return InsightTrigger(
      type: .muscleFrequency, subject: month.muscle.rawValue,
      content: .muscleFrequency(
        month.muscle, daysAWeek: Double(month.days) / weeks, setsADay: setsADay))
  }

  // MARK: Effort

  /// Rated sets and their share from which an effort is told, and what is easy and hard.
  private static let (fewestRated, ratedShare, easy, hard) = (10, 0.5, 6.0, 9.5)

  private var efforts: [InsightTrigger] {
    var all = [Int](repeating: 0, count: Muscle.allCases.count)
    var rated: [[Int]] = Array(repeating: [], count: all.count)
    for session in sessions(InsightMoment.monthDays) {
      for row in log.sessions[session].sets where findings.traits.isWorking[row] {
        for muscle in log.exercises[Int(log.columns.exercise[row])].facts?.direct ?? [] {
          guard let place = Muscle.allCases.firstIndex(of: muscle) else { continue }
          all[place] += 1
          if log.columns.rpe[row] != nil { rated[place].append(row) }
        }
      }
    }
    return Muscle.allCases.indices.compactMap { place in
      let rows = rated[place]
      guard rows.count >= InsightMoment.fewestRated,
        Double(rows.count) >= InsightMoment.ratedShare * Double(all[place])
      else { return nil }
      let mean = rows.reduce(0) { $0 + (log.columns.rpe[$1] ?? 0) } / Double(rows.count)
      guard mean < InsightMoment.easy || mean >= InsightMoment.hard else { return nil }
      let muscle = Muscle.allCases[place]
      return InsightTrigger(
        type: mean < InsightMoment.easy ? .easyMuscle : .hardMuscle, subject: muscle.rawValue,
        content: .effort(muscle, rpe: mean, sets: rows.count), rows: rows)
    }
  }
}
