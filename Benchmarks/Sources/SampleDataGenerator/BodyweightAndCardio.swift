/// What has no progression of loads.
extension Lifter {
  /// Pull-ups: with assistance until five are possible without, then without, then with a belt.
  mutating func pullUps(
    _ curve: StrengthCurve, bodyWeight: Double, step: Int, beltStep: Int, names: PullUpNames,
    sets: Int, on day: Day, form: Double, effort logsEffort: Bool = false
  ) -> Block {
    let strength = curve.maximum(at: calendar.week(of: day)) * calendar.readiness(on: day)
    let maximum = strength * (1 + form + 0.01 * random.normal())
    let unassisted = 37 - 36 * bodyWeight / maximum
    var exercise = names.plain
    var load: Int?
    var total = bodyWeight
    if unassisted < 5 {
      let help = bodyWeight - maximum * (37 - 8.5) / 36
      let assistance = max(1, Int((help * 100 / Double(step)).rounded())) * step
      exercise = names.assisted
      load = assistance
      total -= Double(assistance) / 100
    } else if unassisted > 9.5 {
      let belt = maximum * (37 - 7.5) / 36 - bodyWeight
      let added = max(1, Int((belt * 100 / Double(beltStep)).rounded(.down))) * beltStep
      exercise = names.weighted
      load = added
      total += Double(added) / 100
    }
    let fresh = 37 - 36 * total / maximum
    let done = (0..<sets).map { index in
      let possible = fresh - 0.09 * fresh * Double(index)
      let repetitions = max(1, Int(possible - 0.5))
      let felt = logsEffort ? effort(reserve: possible - Double(repetitions)) : nil
      return LoggedSet(load: load, repetitions: repetitions, effort: felt, rest: 150)
    }
    return Block(exercise: exercise, sets: done)
  }

  /// Holds for time, in steps of five seconds.
  mutating func hold(
    _ name: String, _ curve: StrengthCurve, sets: Int, on day: Day, superset: Int? = nil
  ) -> Block {
    let best = curve.maximum(at: calendar.week(of: day)) * (1 + 0.05 * random.normal())
    let done = (0..<sets).map { index in
      LoggedSet(
        seconds: max(3, Int((best * (1 - 0.12 * Double(index)) / 5).rounded())) * 5, rest: 60)
    }
    return Block(exercise: name, superset: superset, sets: done)
  }

  /// Repetitions with the body alone.
  /// - Parameter curve: repetitions in a first set, by week.
  mutating func unloaded(
    _ name: String, _ curve: StrengthCurve, sets: Int, on day: Day
  ) -> Block {
    let best = curve.maximum(at: calendar.week(of: day)) * (1 + 0.06 * random.normal())
    let done = (0..<sets).map { index in
      LoggedSet(repetitions: max(1, Int(best * (1 - 0.12 * Double(index)))), rest: 75)
    }
    return Block(exercise: name, sets: done)
  }

  /// One stretch of cardio.
  /// - Parameters:
  ///   - distance: hundredths of the lifter's unit, shortest to longest.
  ///   - pace: seconds for one unit, by week.
  mutating func run(
    _ name: String, distance: ClosedRange<Int>, pace: StrengthCurve, on day: Day
  ) -> Block {
    let length = random.integer(distance)
    let speed = pace.maximum(at: calendar.week(of: day)) * (1 + 0.03 * random.normal())
    let seconds = Int((speed * Double(length) / 100).rounded())
    return Block(exercise: name, sets: [LoggedSet(seconds: seconds, distance: length)])
  }

  /// What a workout takes: the sets with their rests, and the time between exercises.
  mutating func duration(of blocks: [Block]) -> Int {
    var seconds = random.integer(180...540)
    for block in blocks {
      seconds += random.integer(60...200)
      for set in block.sets { seconds += (set.seconds ?? 40) + set.rest }
    }
    return seconds
  }
}

/// What an app calls the three kinds of pull-up.
struct PullUpNames {
  var assisted: String
  var plain: String
  var weighted: String
}
