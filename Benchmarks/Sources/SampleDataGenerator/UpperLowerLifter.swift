/// Four days a week, upper and lower body in turn, in kilograms; ends on Sunday 2026-11-15.
///
/// What a report should find at the end: the bench press has stood still since the summer, the squat grows again
/// since a new block of training, the overhead press loses ground since an illness. In between lie a summer holiday of three
/// weeks, a week of illness, and a deload every seventh week.
struct UpperLowerLifter {
  static let calendar = TrainingCalendar(
    first: Day(2024, 7, 29), last: Day(2026, 11, 15),
    breaks: [
      .init(weeks: 54...56, loss: 0.08, recovery: 5),
      .init(weeks: 111...111, loss: 0.03, recovery: 2),
    ],
    deloads: [6, 13, 20, 27, 34, 41, 48, 62, 69, 76, 83, 90, 97, 104],
    missed: 0.13)

  static let bench = Lift(
    name: "Bench Press (Barbell)",
    curve: StrengthCurve(
      (0, 76), (12, 85), (30, 93), (52, 99), (80, 104), (98, 107.2), (120, 106.2)),
    step: 250, lightest: 2000, noise: 0.005)
  static let squat = Lift(
    name: "Squat (Barbell)",
    curve: StrengthCurve(
      (0, 96), (12, 108), (30, 119), (52, 128), (80, 134), (108, 139), (120, 155)),
    step: 250, lightest: 2000, noise: 0.009)
  static let deadlift = Lift(
    name: "Deadlift (Barbell)",
    curve: StrengthCurve((0, 112), (12, 127), (30, 141), (52, 152), (80, 162), (120, 175)),
    step: 250, lightest: 2000, noise: 0.012)
  static let overheadPress = Lift(
    name: "Overhead Press (Barbell)",
    curve: StrengthCurve(
      (0, 46), (12, 52), (30, 57), (52, 61), (80, 64), (110, 67), (112, 66.5), (120, 59)),
    step: 250, lightest: 2000, noise: 0.009)
  static let row = Lift(
    name: "Bent Over Row (Barbell)",
    curve: StrengthCurve((0, 72), (12, 80), (30, 88), (52, 93), (80, 98), (120, 104)),
    step: 250, lightest: 2000)
  static let incline = Lift(
    name: "Incline Bench Press (Dumbbell)",
    curve: StrengthCurve((0, 27), (12, 31), (30, 35), (52, 38), (80, 40.5), (120, 43)),
    step: 200, lightest: 600, noise: 0.018)
  static let lateralRaise = Lift(
    name: "Lateral Raise (Dumbbell)",
    curve: StrengthCurve((0, 11), (12, 13), (30, 15), (52, 17), (120, 20)),
    step: 200, lightest: 400, noise: 0.02)
  static let pushdown = Lift(
    name: "Triceps Pushdown (Cable - Straight Bar)",
    curve: StrengthCurve((0, 36), (20, 44), (52, 52), (120, 61)),
    step: 250, lightest: 500, noise: 0.02)
  static let cableCurl = Lift(
    name: "Cable Curl 💪 (Dad's garage)",
    curve: StrengthCurve((0, 27), (20, 33), (52, 39), (120, 46)),
    step: 250, lightest: 500, noise: 0.02)
  static let legPress = Lift(
    name: "Leg Press",
    curve: StrengthCurve((0, 165), (20, 200), (52, 235), (120, 285)),
    step: 1000, lightest: 5000, noise: 0.02)
  static let legCurl = Lift(
    name: "Seated Leg Curl (Machine)",
    curve: StrengthCurve((0, 58), (20, 68), (52, 76), (120, 90)),
    step: 500, lightest: 1000, noise: 0.02)
  static let calfRaise = Lift(
    name: "Standing Calf Raise (Machine)",
    curve: StrengthCurve((0, 105), (20, 125), (52, 145), (120, 175)),
    step: 500, lightest: 1000, noise: 0.02)

  static let pullUpNames = PullUpNames(
    assisted: "Pull Up (Assisted)", plain: "Pull Up", weighted: "Pull Up")
  static let pullUpCurve = StrengthCurve((0, 79), (20, 91), (52, 100), (80, 105), (120, 113))
  static let plankCurve = StrengthCurve((0, 55), (30, 90), (120, 140))

  static func history() -> [Workout] {
    var lifter = Lifter(seed: 5, calendar: calendar)
    let weekdays = [0, 1, 3, 4, 5]
    var appointments = lifter.schedule(weekdays: weekdays)
    // Running is for every third week; the last lower day moved to Sunday.
    appointments.removeAll { $0.plan == 4 && (calendar.last.number - $0.day.number) / 7 % 3 != 1 }
    if let last = appointments.indices.last { appointments[last].day = calendar.last }
    var workouts: [Workout] = []
    for appointment in appointments {
      let blocks = blocks(of: appointment, for: &lifter)
      let deload = calendar.isDeload(week: Int(calendar.week(of: appointment.day)))
      let titles = ["Upper A", "Lower A", "Upper B", "Lower B", "Easy run 🏃"]
      workouts.append(
        Workout(
          day: appointment.day, start: lifter.startTime(on: appointment.day),
          duration: lifter.duration(of: blocks),
          title: titles[appointment.plan] + (deload && appointment.plan < 4 ? " (Deload)" : ""),
          blocks: blocks))
    }
    workouts.annotate(with: UpperLowerNotes.remarks, appointments: appointments, in: calendar)
    // The timer that ran on until the evening after.
    workouts[workouts.count / 2].duration = 26 * 3600 + 4 * 60
    return workouts
  }

  private static func blocks(of appointment: Appointment, for lifter: inout Lifter) -> [Block] {
    let day = appointment.day
    let form = 0.005 * lifter.random.normal()
    if appointment.plan == 4 {
      let pace = StrengthCurve((0, 385), (60, 350), (120, 335))
      return [lifter.run("Running (Treadmill)", distance: 300...620, pace: pace, on: day)]
    }
    var result: [Block] = []
    for (index, slot) in slots[appointment.plan].enumerated() {
      result.append(lifter.perform(slot, on: day, form: form))
      if appointment.plan == 2, index == 1 {
        result.append(
          lifter.pullUps(
            pullUpCurve, bodyWeight: 81, step: 500, beltStep: 250, names: pullUpNames, sets: 3,
            on: day, form: form))
      }
    }
    if appointment.plan == 3 {
      result.append(lifter.hold("Plank", plankCurve, sets: 2, on: day))
    }
    return result
  }

  private static let slots: [[Slot]] = [
    [
      Slot(
        lift: bench, sets: 3, repetitions: 4...6, warmUps: 2, logsEffort: true, rest: 180),
      Slot(lift: row, sets: 3, repetitions: 6...8, reserve: 1.5),
      Slot(lift: incline, sets: 3, repetitions: 8...11, failures: 0.15),
      Slot(lift: lateralRaise, sets: 3, repetitions: 11...15, rest: 60, drops: 0.15),
      Slot(lift: pushdown, sets: 3, repetitions: 9...13, rest: 90, failures: 0.15),
    ],
    [
      Slot(
        lift: squat, sets: 3, repetitions: 4...6, warmUps: 3, logsEffort: true, rest: 210),
      Slot(lift: legPress, sets: 3, repetitions: 9...12),
      Slot(lift: legCurl, sets: 2, repetitions: 9...12, rest: 90, failures: 0.15),
      Slot(lift: calfRaise, sets: 3, repetitions: 10...14, rest: 60),
    ],
    [
      Slot(
        lift: overheadPress, sets: 3, repetitions: 5...7, warmUps: 2, logsEffort: true, rest: 180),
      Slot(lift: bench, sets: 3, repetitions: 6...8, reserve: 1, logsEffort: true, rest: 150),
      Slot(lift: lateralRaise, sets: 2, repetitions: 11...15, rest: 60),
      Slot(lift: cableCurl, sets: 2, repetitions: 9...13, rest: 60, failures: 0.1, drops: 0.1),
    ],
    [
      Slot(
        lift: deadlift, sets: 2, repetitions: 4...6, reserve: 1.5, warmUps: 2, logsEffort: true,
        rest: 210),
      Slot(lift: squat, sets: 3, repetitions: 6...8, reserve: 1.5, logsEffort: true, rest: 180),
      Slot(lift: legCurl, sets: 2, repetitions: 9...12, rest: 90),
    ],
  ]
}
