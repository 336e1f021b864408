import SeededNumbers

/// A lifter at work: chooses loads as lifters do (the same until the repetitions are there, then one step more) and
/// does the repetitions that the day's strength allows.
struct Lifter {
  var random: SplitMix64
  var calendar: TrainingCalendar
  /// The load in use, by lift and repetition range.
  private var loads: [String: Int] = [:]
  /// Sessions running in which the first set fell short of the range.
  private var shortfalls: [String: Int] = [:]

  init(seed: UInt64, calendar: TrainingCalendar) {
    random = SplitMix64(seed: seed)
    self.calendar = calendar
  }

  /// - Parameter form: the day's form, as a share of strength that all lifts gain or lose together.
  mutating func perform(_ slot: Slot, on day: Day, form: Double) -> Block {
    let lift = slot.lift
    let expected = lift.curve.maximum(at: calendar.week(of: day)) * calendar.readiness(on: day)
    let maximum = expected * (1 + form + lift.noise * random.normal())
    let deload = calendar.isDeload(week: Int(calendar.week(of: day)))
    let key = "\(lift.name) \(slot.repetitions.lowerBound)"
    let target = Double(slot.repetitions.lowerBound) + slot.reserve + 0.5
    let sensible = rounded(expected * (37 - target) / 36, lift)
    var load = loads[key] ?? sensible
    // After a break nobody starts where they stopped.
    if calendar.readiness(on: day) < 0.97 { load = min(load, sensible) }
    let usual = load
    if deload { load = rounded(Double(load) / 100 * 0.9, lift) }

    var sets = warmUps(slot.warmUps, before: load, lift, rest: slot.rest)
    let count = deload ? max(2, slot.sets - 1) : slot.sets
    let fresh = 37 - 36 * (Double(load) / 100) / maximum
    var done: [Int] = []
    for index in 0..<count {
      let possible = fresh - 0.055 * fresh * Double(index)
      let isLast = index == count - 1
      var set = LoggedSet(load: load, rest: slot.rest)
      if isLast, !deload, random.chance(slot.failures) {
        set.kind = .failure
        set.repetitions = max(1, Int(possible))
      } else {
        let wanted = Int(possible - slot.reserve + 0.5)
        let most = deload ? slot.repetitions.lowerBound : slot.repetitions.upperBound
        set.repetitions = max(1, min(most, wanted))
      }
      let repetitions = set.repetitions ?? 1
      if slot.logsEffort { set.effort = effort(reserve: possible - Double(repetitions)) }
      if set.kind == .failure, slot.logsEffort { set.effort = 20 }
      sets.append(set)
      done.append(repetitions)
    }
    if !deload, random.chance(slot.drops) {
      let lighter = rounded(Double(load) / 100 * 0.7, lift)
      let possible = 37 - 36 * (Double(lighter) / 100) / maximum
      sets.append(
        LoggedSet(
          kind: .drop, load: lighter, repetitions: max(1, Int(possible * 0.7)), rest: slot.rest))
    }
    loads[key] = deload ? usual : next(after: load, done: done, slot, key: key)
    return Block(exercise: lift.name, superset: slot.superset, sets: sets)
  }

  /// Double progression: one step more when every set reached the top of the range, one less after two short sessions.
  private mutating func next(after load: Int, done: [Int], _ slot: Slot, key: String) -> Int {
    let top = slot.repetitions.upperBound
    if done[0] >= top, done.allSatisfy({ $0 >= top - 1 }) {
      shortfalls[key] = 0
      return load + slot.lift.step
    }
    if done[0] < slot.repetitions.lowerBound {
      let count = (shortfalls[key] ?? 0) + 1
      shortfalls[key] = count == 2 ? 0 : count
      return count == 2 ? max(slot.lift.lightest, load - slot.lift.step) : load
    }
    shortfalls[key] = 0
    return load
  }

  private func warmUps(_ count: Int, before load: Int, _ lift: Lift, rest: Int) -> [LoggedSet] {
    let ladders: [[(share: Double, repetitions: Int)]] = [
      [], [(0.6, 6)], [(0.5, 8), (0.75, 4)], [(0.4, 8), (0.6, 5), (0.8, 2)],
    ]
    return ladders[count].compactMap { rung in
      let lighter = rounded(Double(load) / 100 * rung.share, lift)
      guard lighter < load else { return nil }
      return LoggedSet(kind: .warmUp, load: lighter, repetitions: rung.repetitions, rest: rest / 2)
    }
  }

  /// RPE in halves; nothing is logged where more than four repetitions were left.
  func effort(reserve: Double) -> Int? {
    reserve > 4.25 ? nil : min(20, max(12, Int((2 * (10 - reserve)).rounded())))
  }

  /// The nearest load that the plates allow, in hundredths.
  private func rounded(_ load: Double, _ lift: Lift) -> Int {
    let steps = ((load * 100 - Double(lift.lightest)) / Double(lift.step)).rounded()
    return lift.lightest + max(0, Int(steps)) * lift.step
  }
}
