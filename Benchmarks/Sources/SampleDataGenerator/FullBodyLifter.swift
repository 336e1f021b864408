/// Three days a week, the whole body, two workouts in turn, in kilograms; ends on Saturday 2026-11-14.
///
/// What a report should find at the end: the bench press moves, the squat and the paused deadlift stand still. A knee kept
/// her away for five weeks in the first spring. Warm-ups are logged like any set, since the app has no mark for them.
struct FullBodyLifter {
  static let calendar = TrainingCalendar(
    first: Day(2024, 7, 1), last: Day(2026, 11, 14),
    breaks: [
      .init(weeks: 33...37, loss: 0.12, recovery: 7),
      .init(weeks: 103...104, loss: 0.03, recovery: 2),
    ],
    deloads: [7, 15, 23, 48, 57, 66, 75, 84, 93, 112],
    missed: 0.12)

  static let squat = Lift(
    name: "Barbell Squat",
    curve: StrengthCurve((0, 46), (12, 55), (30, 64), (52, 71), (80, 78), (124, 87)),
    step: 250, lightest: 2000, noise: 0.01)
  static let bench = Lift(
    name: "Flat Barbell Bench Press",
    curve: StrengthCurve((0, 29), (12, 34), (30, 38.5), (52, 42), (80, 45), (108, 47.5), (124, 53)),
    step: 250, lightest: 2000, noise: 0.01)
  static let deadlift = Lift(
    name: "Pause Deadlift 1\"",
    curve: StrengthCurve((0, 60), (12, 71), (30, 83), (52, 92), (80, 99), (100, 103), (124, 103)),
    step: 250, lightest: 2000, noise: 0.008)
  static let hipThrust = Lift(
    name: "Barbell Hip Thrust",
    curve: StrengthCurve((0, 70), (30, 105), (52, 120), (124, 158)),
    step: 250, lightest: 2000, noise: 0.012)
  static let row = Lift(
    name: "Row (Each Side, Dumbbells)",
    curve: StrengthCurve((0, 18), (30, 25), (124, 34)),
    step: 200, lightest: 400, noise: 0.018)
  static let press = Lift(
    name: "Overhead Press (Each Side, Dumbbells)",
    curve: StrengthCurve((0, 10.5), (30, 13.5), (124, 18.5)),
    step: 200, lightest: 200, noise: 0.02)
  static let pulldown = Lift(
    name: "Lat Pulldown",
    curve: StrengthCurve((0, 42), (30, 52), (124, 67)),
    step: 500, lightest: 1000, noise: 0.018)
  static let legCurl = Lift(
    name: "Lying Leg Curl Machine",
    curve: StrengthCurve((0, 32), (30, 40), (124, 54)),
    step: 500, lightest: 1000, noise: 0.02)

  static let categories: [(exercise: String, category: String)] = [
    (squat.name, "Legs"), (bench.name, "Chest"), (deadlift.name, "Back"),
    (hipThrust.name, "Legs"), (row.name, "Back"), (press.name, "Shoulders"),
    (pulldown.name, "Back"), (legCurl.name, "Legs"), ("Push Up", "Chest"), ("Plank", "Abs"),
    ("Running (Outdoor)", "Cardio"),
  ]

  static func history() -> [Workout] {
    var lifter = Lifter(seed: 3, calendar: calendar)
    let appointments = lifter.schedule(weekdays: [0, 2, 5])
    var workouts: [Workout] = []
    for (index, appointment) in appointments.enumerated() {
      let blocks = blocks(turn: index % 2, on: appointment.day, for: &lifter)
      // The app keeps neither title nor times.
      workouts.append(
        Workout(day: appointment.day, start: 0, duration: 0, title: "", blocks: blocks))
    }
    workouts.annotate(with: remarks, appointments: appointments, in: calendar)
    return workouts
  }

  private static func blocks(turn: Int, on day: Day, for lifter: inout Lifter) -> [Block] {
    let form = 0.006 * lifter.random.normal()
    var result = slots[turn].map { lifter.perform($0, on: day, form: form) }
    if turn == 0 {
      result.append(lifter.hold("Plank", StrengthCurve((0, 30), (124, 95)), sets: 2, on: day))
    } else {
      let curve = StrengthCurve((0, 5.5), (30, 10), (124, 19))
      result.append(lifter.unloaded("Push Up", curve, sets: 2, on: day))
    }
    if lifter.random.chance(0.2) {
      let pace = StrengthCurve((0, 420), (124, 372))
      result.append(lifter.run("Running (Outdoor)", distance: 220...710, pace: pace, on: day))
    }
    return result
  }

  private static let slots: [[Slot]] = [
    [
      Slot(lift: squat, sets: 3, repetitions: 5...8, warmUps: 2),
      Slot(lift: bench, sets: 3, repetitions: 5...8, warmUps: 1),
      Slot(lift: row, sets: 3, repetitions: 8...12),
      Slot(lift: legCurl, sets: 2, repetitions: 9...12),
    ],
    [
      Slot(lift: deadlift, sets: 3, repetitions: 4...6, warmUps: 2),
      Slot(lift: press, sets: 3, repetitions: 7...10),
      Slot(lift: pulldown, sets: 3, repetitions: 8...11),
      Slot(lift: hipThrust, sets: 3, repetitions: 7...10, warmUps: 1),
      Slot(lift: bench, sets: 2, repetitions: 8...10),
    ],
  ]

  private static let remarks: [Remark] = [
    .init(week: 0, plan: 0, exercise: squat.name, text: "First time with a bar, Lena watched"),
    .init(week: 1, plan: 0, exercise: deadlift.name, text: "Pause 1\" off the floor, 2 s"),
    .init(week: 8, plan: 0, exercise: bench.name, text: "Needed a spot on the last one"),
    .init(week: 19, plan: 0, exercise: row.name, text: "Bench at 30°, chest on it, slow"),
    .init(
      week: 32, plan: 0, exercise: squat.name, text: "Knee hurts, stopped; physio says \"rest\""),
    .init(week: 38, plan: 0, exercise: squat.name, text: "Knee ok, light, high box"),
    .init(week: 52, plan: 0, exercise: hipThrust.name, text: "One year! 🎂"),
    .init(week: 70, plan: 0, exercise: "Running (Outdoor)", text: "Wind, hills, dog"),
    .init(week: 90, plan: 0, exercise: press.name, text: "12s were taken"),
    .init(week: 105, plan: 0, exercise: bench.name, text: "After Norway, legs fresh, arms not"),
    .init(week: 118, plan: 0, exercise: deadlift.name, text: "Same as in August, \"hm\""),
    .init(week: 123, plan: 0, exercise: bench.name, text: "50 soon"),
  ]
}
