import SeededNumbers

/// An athlete drawn by lot, who trains by a plan of ``AthletePlan`` until the sets asked for are done.
struct RandomAthlete {
  private var lifter: Lifter
  private let plan: AthletePlan
  private var lifts: [String: Lift] = [:]
  /// Strength beside that of the exercises' table.
  private let talent: Double
  /// How often effort is logged, and how often a main lift ends in a lighter set.
  private let effortShare: Double
  private let backOffShare: Double
  private let warmUps: Int
  /// Some mark their warm-ups; those of others look like any set.
  private let marksWarmUps: Bool
  private let holds: Bool
  private let runs: Bool
  private var slots: [[Slot]] = []
  private let weeks: Int

  /// The last day on which anybody trained: a Sunday.
  static let lastDay = Day(2026, 11, 15)

  init(seed: UInt64, sets: Int) {
    var random = SplitMix64(seed: seed)
    plan = random.element(of: AthletePlan.all)
    talent = (0.9 + 0.08 * random.normal()) * (random.chance(0.35) ? 0.66 : 1)
    effortShare = random.element(of: [0, 0, 0.4, 0.8, 1])
    backOffShare = random.element(of: [0, 0, 0.3])
    warmUps = random.element(of: [0, 1, 2, 2, 3])
    marksWarmUps = random.chance(0.75)
    holds = random.chance(0.4)
    runs = random.chance(0.25)
    // Nobody does fewer than twenty sets a week for long.
    weeks = sets / 20 + 40
    let calendar = RandomAthlete.calendar(weeks: weeks, &random)
    lifter = Lifter(seed: random.next(), calendar: calendar)
  }

  /// The workouts in order, with exactly so many sets; the last is cut short.
  mutating func history(sets: Int) -> [Workout] {
    var workouts: [Workout] = []
    var left = sets
    var nextPlan = 0
    let rotation = 16 + lifter.random.integer(0...12)
    for appointment in lifter.schedule(weekdays: plan.weekdays) {
      guard left > 0 else { break }
      let week = Int(lifter.calendar.week(of: appointment.day))
      while slots.isEmpty || week >= nextPlan {
        choose(week: week)
        nextPlan += rotation
      }
      var blocks = blocks(on: appointment)
      left -= RandomAthlete.cut(&blocks, to: left)
      let title = plan.days[appointment.plan].title
      workouts.append(
        Workout(
          day: appointment.day, start: lifter.startTime(on: appointment.day),
          duration: lifter.duration(of: blocks),
          title: lifter.random.chance(0.05) ? "Evening Workout" : title,
          note: note(0.06, AthleteNotes.workouts), blocks: blocks))
    }
    guard left == 0, let last = workouts.last else { stop("a plan too short for \(sets) sets") }
    // The end is some weeks before the last day, whatever the beginning: whole weeks, so that weekdays stay.
    let end = (RandomAthlete.lastDay.number - last.day.number) / 7 - lifter.random.integer(0...9)
    for index in workouts.indices { workouts[index].day = workouts[index].day + 7 * end }
    return workouts
  }

  private static func calendar(weeks: Int, _ random: inout SplitMix64) -> TrainingCalendar {
    let first = Day(2000, 1, 3)
    var breaks: [TrainingCalendar.Break] = []
    var deloads: [Int] = []
    var week = 12 + random.integer(0...30)
    while week < weeks {
      let length = random.element(of: [1, 1, 2, 2, 3, 6])
      breaks.append(
        .init(
          weeks: week...(week + length - 1), loss: 0.02 * Double(length),
          recovery: Double(length + 1)))
      week += length + 14 + random.integer(0...30)
    }
    if random.chance(0.5) {
      let every = random.integer(5...9)
      deloads = Array(stride(from: every, to: weeks, by: every + 1))
    }
    return TrainingCalendar(
      first: first, last: first + (7 * weeks - 1), breaks: breaks, deloads: deloads,
      missed: 0.04 + 0.12 * random.uniform())
  }

  /// Chooses the exercises anew; main lifts mostly stay.
  private mutating func choose(week: Int) {
    let old = slots
    slots = plan.days.indices.map { day in
      var taken: Set<String> = []
      return plan.days[day].pools.indices.map { place in
        let pool = plan.days[day].pools[place]
        let isMain = place == 0
        let stays = !old.isEmpty && lifter.random.chance(isMain ? 0.85 : 0.5)
        if stays, taken.insert(old[day][place].lift.name).inserted { return old[day][place] }
        var movement = lifter.random.element(of: pool.movements)
        // No exercise twice in a workout: its sets are numbered through.
        while !taken.insert(movement.name).inserted {
          movement = lifter.random.element(of: pool.movements)
        }
        let low =
          isMain
          ? lifter.random.element(of: [3, 4, 5, 5]) : lifter.random.element(of: [6, 8, 8, 10, 12])
        return Slot(
          lift: lift(movement),
          sets: lifter.random.element(of: isMain ? [3, 4, 5] : [2, 3, 3, 4]),
          repetitions: low...(low + lifter.random.integer(2...4)),
          reserve: lifter.random.element(of: [0.5, 1, 1.5, 2]), warmUps: isMain ? warmUps : 0,
          logsEffort: lifter.random.chance(effortShare), rest: isMain ? 180 : 90,
          failures: 0.03, drops: isMain ? 0 : 0.03)
      }
    }
  }

  /// The athlete's own strength in a lift: gains that slow down, with stretches in which nothing moves.
  private mutating func lift(_ movement: Movement) -> Lift {
    if let known = lifts[movement.name] { return known }
    // Week and share of what is reached after some years.
    let course: [(week: Int, share: Double)] = [
      (0, 0.64), (10, 0.72), (26, 0.79), (52, 0.86), (104, 0.92), (208, 0.97), (520, 1.0),
      (2000, 1.04),
    ]
    let full = movement.maximum * talent * (1 + 0.09 * lifter.random.normal())
    let gains = StrengthCurve(
      knots: course.map { (week: Double($0.week), maximum: full * $0.share) })
    var curve = StrengthCurve((0, gains.maximum(at: 0)))
    var week = 0
    var lag = 0
    while week < weeks {
      let length = 10 + lifter.random.integer(0...16)
      week += length
      if lifter.random.chance(0.25) { lag += length }
      let level = gains.maximum(at: Double(week - lag)) * (1 + 0.006 * lifter.random.normal())
      curve.knots.append((week: Double(week), maximum: level))
    }
    let lift = Lift(
      name: movement.name, curve: curve, step: movement.step, lightest: movement.lightest)
    lifts[movement.name] = lift
    return lift
  }

  private mutating func blocks(on appointment: Appointment) -> [Block] {
    let day = appointment.day
    let form = 0.005 * lifter.random.normal()
    var result: [Block] = []
    for (place, slot) in slots[appointment.plan].enumerated() {
      if place > 0, lifter.random.chance(0.06) { continue }
      var block = lifter.perform(slot, on: day, form: form)
      finish(&block, slot, isMain: place == 0)
      result.append(block)
    }
    if lifter.random.chance(0.3) {
      let name = lifter.random.element(of: ExercisePool.unloaded)
      let repetitions = StrengthCurve((0, 7 + 4 * talent), (200, 13 + 6 * talent))
      result.append(lifter.unloaded(name, repetitions, sets: 3, on: day))
    }
    if holds, lifter.random.chance(0.3) {
      result.append(
        lifter.hold(ExercisePool.hold, StrengthCurve((0, 45), (200, 120)), sets: 2, on: day))
    }
    if runs, lifter.random.chance(0.3) {
      let name = lifter.random.element(of: ExercisePool.runs)
      let pace = StrengthCurve((0, 400), (200, 340))
      result.append(lifter.run(name, distance: 200...800, pace: pace, on: day))
    }
    return result
  }

  /// What the plan does not say: unmarked warm-ups, easy sets with their effort, lighter last sets, missed attempts, notes.
  private mutating func finish(_ block: inout Block, _ slot: Slot, isMain: Bool) {
    let top = block.sets.last { $0.kind == .working }?.load ?? 0
    for index in block.sets.indices {
      if block.sets[index].kind == .warmUp, !marksWarmUps { block.sets[index].kind = .working }
      let isEasy = block.sets[index].kind == .working && block.sets[index].load == top
      if isEasy, slot.logsEffort, block.sets[index].effort == nil, lifter.random.chance(0.5) {
        block.sets[index].effort = lifter.random.integer(9...11)
      }
    }
    if isMain, lifter.random.chance(backOffShare) {
      let share = 0.5 + 0.3 * lifter.random.uniform()
      let steps = max(0, Int(Double(top - slot.lift.lightest) * share) / slot.lift.step)
      block.sets.append(
        LoggedSet(
          load: slot.lift.lightest + steps * slot.lift.step,
          repetitions: slot.repetitions.upperBound + 4, rest: slot.rest))
    }
    if isMain, lifter.random.chance(0.01) {
      block.sets.append(
        LoggedSet(kind: .failure, load: top + slot.lift.step, repetitions: 0, rest: slot.rest))
    }
    block.note = note(0.05, AthleteNotes.sets)
  }

  private mutating func note(_ share: Double, _ notes: [String]) -> String {
    lifter.random.chance(share) ? lifter.random.element(of: notes) : ""
  }

  /// Drops what is more than so many sets.
  /// - Returns: the sets left.
  private static func cut(_ blocks: inout [Block], to most: Int) -> Int {
    var count = 0
    for index in blocks.indices {
      let keep = min(blocks[index].sets.count, most - count)
      blocks[index].sets.removeLast(blocks[index].sets.count - keep)
      count += keep
    }
    blocks.removeAll { $0.sets.isEmpty }
    return count
  }
}
