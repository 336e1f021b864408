internal import GymBoAnalysis
internal import GymBoLog
internal import GymBoPlatform

/// What is told of changes: only those that a test tells from the usual scatter.
extension InsightMoment {
  /// Of muscles, volume and time, week by week.
  var weeklyChanges: [InsightTrigger] {
    guard let weeks else { return [] }
    let trained = weeks.muscles.indices.filter { weeks.muscles[$0].contains { $0 > 0 } }
    let tests = ChangeTest.adjusted(trained.compactMap { ChangeTest(weeks.muscles[$0]) })
    var triggers: [InsightTrigger] = []
    for (place, test) in zip(trained, tests) where test.isNamed(least: 2) {
      let muscle = Muscle.allCases[place]
      triggers.append(
        change(
          .muscleChange, muscle.rawValue, test,
          .muscleChange(muscle, before: test.before, now: test.now)))
    }
    if let test = ChangeTest(weeks.tonnage), test.isNamed() {
      triggers.append(
        change(.volumeChange, "", test, .volumeChange(before: test.before, now: test.now)))
    }
    if let test = weeks.secondsPerSet.flatMap({ ChangeTest($0) }), test.isNamed() {
      triggers.append(
        change(.duration, "", test, .duration(before: test.before, now: test.now)))
    }
    return triggers
  }

  private func change(
    _ type: InsightType, _ subject: String, _ test: ChangeTest, _ content: InsightContent
  ) -> InsightTrigger {
    InsightTrigger(
      type: type, subject: subject, state: test.now > test.before ? "more" : "less",
      content: content, strength: test.strength)
  }

  // MARK: Within sessions

  /// Sessions compared on each side, sets at one load that a session needs, and points of percent that are told.
  private static let (dropSessions, dropSets, dropPoints) = (6, 3, 5.0)

  /// Half the level of the other changes: repetitions are whole and few, so that the test names more than its level says.
  private static let dropStrength = 0.5

  /// Of the repetitions lost within a session, lift by lift.
  var fatigue: [InsightTrigger] {
    let drops = findings.lifts.compactMap { lift -> (lift: Int, test: ChangeTest)? in
      guard lift.isActive(asOf: asOf) else { return nil }
      let values = Array(
        lift.sessions.reversed().lazy.compactMap(drop).prefix(2 * InsightMoment.dropSessions))
      guard values.count == 2 * InsightMoment.dropSessions else { return nil }
      return ChangeTest(values.reversed(), recent: InsightMoment.dropSessions)
        .map { (lift.exercise, $0) }
    }
    let tests = ChangeTest.adjusted(drops.map(\.test))
    return zip(drops, tests).compactMap { drop, test in
      let (before, now) = (-100 * expm1(test.before), -100 * expm1(test.now))
      guard test.strength >= InsightMoment.dropStrength,
        (max(0, now) - max(0, before)).magnitude >= InsightMoment.dropPoints
      else {
        return nil
      }
      return InsightTrigger(
        type: .fatigue, subject: name(drop.lift), state: now > before ? "more" : "less",
        content: .fatigue(exercise: drop.lift, before: before, now: now), strength: test.strength)
    }
  }

  /// The logarithm of the last repetitions by the first, of the sets at the session's top load: ratios scatter to both sides
  /// alike in it.
  private func drop(_ session: ExerciseSession) -> Double? {
    guard let top = session.topRow else { return nil }
    let repetitions = session.rows.filter { log.columns.load[$0] == log.columns.load[top] }
      .compactMap { log.columns.repetitions[$0] }
    guard repetitions.count >= InsightMoment.dropSets, let first = repetitions.first, first > 0,
      let last = repetitions.last, last > 0
    else { return nil }
    return GymBoPlatform.log(Double(last) / Double(first))
  }
}
