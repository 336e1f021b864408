/// Three days a week, push, pull and legs, in pounds and miles; ends on Wednesday 2026-11-11, in the middle of a week.
///
/// What a report should find at the end: the squat has stood still for months, the deadlift and the row move, and the
/// week is in progress. A broken wrist cost four weeks in the second winter.
struct PushPullLegsLifter {
  static let calendar = TrainingCalendar(
    first: Day(2024, 9, 2), last: Day(2026, 11, 11),
    breaks: [
      .init(weeks: 16...17, loss: 0.03, recovery: 2), .init(weeks: 72...75, loss: 0.1, recovery: 6),
    ],
    deloads: [8, 26, 35, 44, 53, 62, 84, 92, 100, 106],
    missed: 0.11)

  static let bench = Lift(
    name: "Bench Press (Barbell)",
    curve: StrengthCurve(
      (0, 158), (12, 176), (30, 195), (52, 208), (80, 218), (104, 226), (115, 241)),
    step: 500, lightest: 4500, noise: 0.009)
  static let overheadPress = Lift(
    name: "Overhead Press (Barbell)",
    curve: StrengthCurve((0, 98), (12, 108), (30, 120), (52, 128), (115, 143)),
    step: 500, lightest: 4500)
  static let incline = Lift(
    name: "Incline Bench Press (Dumbbell)",
    curve: StrengthCurve((0, 62), (12, 70), (30, 79), (52, 86), (115, 97)),
    step: 500, lightest: 1500, noise: 0.018)
  static let lateralRaise = Lift(
    name: "Lateral Raise (Dumbbell)",
    curve: StrengthCurve((0, 24), (30, 31), (115, 41)),
    step: 500, lightest: 1000, noise: 0.02)
  static let pushdown = Lift(
    name: "Triceps Pushdown",
    curve: StrengthCurve((0, 75), (30, 96), (115, 124)),
    step: 500, lightest: 2000, noise: 0.02)
  static let deadlift = Lift(
    name: "Deadlift (Barbell)",
    curve: StrengthCurve(
      (0, 255), (12, 287), (30, 319), (52, 342), (80, 356), (107, 372), (115, 396)),
    step: 500, lightest: 4500, noise: 0.008)
  static let row = Lift(
    name: "Seated Cable Row - V Grip (Cable)",
    curve: StrengthCurve((0, 145), (30, 180), (115, 232)),
    step: 1000, lightest: 3000, noise: 0.015)
  static let curl = Lift(
    name: "Bicep Curl (Barbell)",
    curve: StrengthCurve((0, 68), (30, 82), (115, 101)),
    step: 500, lightest: 2000, noise: 0.018)
  static let facePull = Lift(
    name: "Face Pull",
    curve: StrengthCurve((0, 62), (30, 78), (115, 98)),
    step: 500, lightest: 1500, noise: 0.02)
  static let squat = Lift(
    name: "Squat (Barbell)",
    curve: StrengthCurve(
      (0, 208), (12, 236), (30, 264), (52, 285), (80, 300), (98, 312), (115, 311)),
    step: 500, lightest: 4500, noise: 0.006)
  static let romanianDeadlift = Lift(
    name: "Romanian Deadlift (Barbell)",
    curve: StrengthCurve((0, 190), (30, 240), (115, 296)),
    step: 500, lightest: 4500, noise: 0.015)
  static let legExtension = Lift(
    name: "Leg Extension (Machine)",
    curve: StrengthCurve((0, 145), (30, 180), (115, 228)),
    step: 1000, lightest: 2000, noise: 0.02)
  static let legCurl = Lift(
    name: "Lying Leg Curl (Machine)",
    curve: StrengthCurve((0, 95), (30, 118), (115, 150)),
    step: 1000, lightest: 2000, noise: 0.02)
  static let calfPress = Lift(
    name: "Calf Press (Machine)",
    curve: StrengthCurve((0, 240), (30, 300), (115, 390)),
    step: 1000, lightest: 5000, noise: 0.02)

  static let pullUpNames = PullUpNames(
    assisted: "Pull Up (Assisted)", plain: "Pull Up", weighted: "Pull Up (Weighted)")
  static let pullUpCurve = StrengthCurve((0, 188), (20, 208), (52, 232), (115, 268))

  static func history() -> [Workout] {
    var lifter = Lifter(seed: 7, calendar: calendar)
    let appointments = lifter.schedule(weekdays: [0, 2, 4])
    var workouts: [Workout] = []
    for appointment in appointments {
      let blocks = blocks(of: appointment, for: &lifter)
      let start = lifter.startTime(on: appointment.day)
      let titles = ["Push 💪", "Pull 🦍", "Leg day 🍗"]
      // Now and then the app's own title is left as it is.
      let title = lifter.random.chance(0.06) ? "Evening workout 🌙" : titles[appointment.plan]
      workouts.append(
        Workout(
          day: appointment.day, start: start, duration: lifter.duration(of: blocks), title: title,
          blocks: blocks))
    }
    workouts.annotate(with: PushPullLegsNotes.remarks, appointments: appointments, in: calendar)
    addMissedAttempt(to: &workouts)
    return workouts
  }

  private static func blocks(of appointment: Appointment, for lifter: inout Lifter) -> [Block] {
    let day = appointment.day
    let form = 0.005 * lifter.random.normal()
    var result: [Block] = []
    for (index, slot) in slots[appointment.plan].enumerated() {
      result.append(lifter.perform(slot, on: day, form: form))
      if appointment.plan == 1, index == 0 {
        result.append(
          lifter.pullUps(
            pullUpCurve, bodyWeight: 184, step: 1000, beltStep: 500, names: pullUpNames, sets: 3,
            on: day, form: form, effort: true))
      }
    }
    switch appointment.plan {
    case 0 where lifter.random.chance(0.4):
      let pace = StrengthCurve((0, 640), (115, 560))
      result.append(lifter.run("Treadmill", distance: 80...200, pace: pace, on: day))
    case 1 where lifter.random.chance(0.3):
      // Carries have a load, a distance and no repetitions; 0.04 miles is there and back.
      let load = calendar.week(of: day) < 50 ? 5000 : 7000
      result.append(
        Block(
          exercise: "Farmers Walk",
          sets: (0..<2).map { _ in LoggedSet(load: load, seconds: 45, distance: 4, rest: 90) }))
    case 2:
      let curve = StrengthCurve((0, 45), (40, 80), (115, 110))
      result.append(lifter.hold("Plank", curve, sets: 2, on: day, superset: 1))
    default: break
    }
    return result
  }

  /// A try at a new maximum that stayed at the knee: zero repetitions.
  private static func addMissedAttempt(to workouts: inout [Workout]) {
    for index in workouts.indices.dropFirst(workouts.count * 4 / 5) {
      for block in workouts[index].blocks.indices
      where workouts[index].blocks[block].exercise == deadlift.name
        && workouts[index].blocks[block].sets.contains(where: { ($0.load ?? 0) >= 32500 })
      {
        workouts[index].blocks[block].sets.append(
          LoggedSet(kind: .failure, load: 36500, repetitions: 0, effort: 20))
        workouts[index].blocks[block].note = "365 stayed at the knee, next time"
        return
      }
    }
  }

  private static let slots: [[Slot]] = [
    [
      Slot(lift: bench, sets: 4, repetitions: 4...6, warmUps: 2, logsEffort: true, rest: 180),
      Slot(lift: overheadPress, sets: 3, repetitions: 6...8, warmUps: 1, logsEffort: true),
      Slot(lift: incline, sets: 3, repetitions: 8...11, logsEffort: true, failures: 0.2),
      Slot(
        lift: lateralRaise, sets: 3, repetitions: 11...15, logsEffort: true, rest: 30, drops: 0.2,
        superset: 0),
      Slot(
        lift: pushdown, sets: 3, repetitions: 10...13, logsEffort: true, rest: 60, failures: 0.3,
        superset: 0),
    ],
    [
      Slot(
        lift: deadlift, sets: 3, repetitions: 3...5, warmUps: 3, logsEffort: true, rest: 210),
      Slot(lift: row, sets: 3, repetitions: 8...11, logsEffort: true),
      Slot(lift: facePull, sets: 3, repetitions: 12...15, rest: 45, superset: 0),
      Slot(
        lift: curl, sets: 3, repetitions: 8...11, logsEffort: true, rest: 60, failures: 0.3,
        superset: 0),
    ],
    [
      Slot(lift: squat, sets: 4, repetitions: 4...6, warmUps: 3, logsEffort: true, rest: 210),
      Slot(
        lift: romanianDeadlift, sets: 3, repetitions: 7...9, reserve: 2, warmUps: 1,
        logsEffort: true),
      Slot(
        lift: legExtension, sets: 3, repetitions: 10...13, logsEffort: true, rest: 45,
        failures: 0.3, superset: 0),
      Slot(
        lift: legCurl, sets: 3, repetitions: 9...12, logsEffort: true, rest: 45, drops: 0.15,
        superset: 0),
      Slot(lift: calfPress, sets: 3, repetitions: 10...14, rest: 45, superset: 1),
    ],
  ]
}
