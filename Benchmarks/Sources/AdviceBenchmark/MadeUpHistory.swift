import GymBo

@testable import GymBoLog

/// A small history and made-up advice on each of its days: for everything that is counted the answer is known.
///
/// Days are counted from Monday, 2025-01-06. Breaks: 16 days up to day 25, 28 days up to day 58.
enum MadeUpHistory {
  static let (squat, bench, deadlift) = (0, 1, 2)

  static func day(_ number: Int) -> CivilDate {
    (CivilDate(iso: "2025-01-06") ?? CivilDate(dayNumber: 0)).advanced(by: number)
  }

  static var log: TrainingLog {
    var sets: [LoggedSet] = []
    func add(
      _ day: Int, _ name: String, _ load: Double, _ repetitions: Int, count: Int,
      rpe: [Double] = []
    ) {
      guard let start = CivilTime(date: self.day(day), hour: 18, minute: 0) else { return }
      for index in 0..<count {
        sets.append(
          LoggedSet(
            name, start: start, load: load, repetitions: repetitions,
            rpe: rpe.isEmpty ? nil : rpe[index]))
      }
    }
    let (squat, bench) = ("Squat (Barbell)", "Bench Press (Barbell)")
    for day in [0, 2] {
      add(day, squat, 100, 5, count: 3, rpe: [8, 8, 9])
      add(day, bench, 60, 8, count: 3)
    }
    add(7, squat, 50, 5, count: 1)
    add(7, squat, 105, 5, count: 3, rpe: [9, 9, 10])
    add(7, bench, 62.5, 8, count: 3)
    add(9, squat, 105, 5, count: 3)
    add(9, bench, 62.5, 8, count: 3)
    add(25, squat, 90, 5, count: 2, rpe: [7, 7])
    add(25, bench, 55, 8, count: 2)
    add(30, bench, 57.5, 8, count: 3)
    add(30, "Deadlift (Barbell)", 120, 5, count: 1)
    add(58, "Deadlift (Barbell)", 125, 5, count: 3)
    return History(sets: sets).log
  }

  /// The same squat every week for 50 days.
  static var everyWeek: TrainingLog {
    let sets = stride(from: 0, through: 49, by: 7).compactMap { number in
      CivilTime(date: day(number), hour: 18, minute: 0).map {
        LoggedSet("Squat (Barbell)", start: $0, load: 100, repetitions: 5)
      }
    }
    return History(sets: sets).log
  }

  /// Sessions that are called deloads: those of days 9, 25 and 58.
  static let deloads = [[3], [4], [6]]
  /// Sessions with a record: those of days 25 and 58, and one that is in no deload.
  static let records = RecordSessions(ofStrength: [2, 6], ofAnyKind: [2, 4, 6])

  static func advice(on date: CivilDate) -> Advice {
    let number = date.days(since: day(0))
    let work = self.work(on: number)
    return Advice(
      work: work, proposedLifts: Set(work.map(\.exercise)), possibleLifts: [bench],
      isDeloadDue: [9, 20, 25, 41, 58].contains(number), weekLifts: weekLifts(on: number))
  }

  private static func work(on day: Int) -> [SuggestedWork] {
    switch day {
    case 2: [work(squat, 120, 5, sets: 1, effort: 8, base: 2)]
    case 7:
      [
        work(squat, 105, 5, sets: 3, effort: 8, probability: 0.85, base: 7),
        work(bench, 62.5, 9, sets: 3, probability: 0.55, base: 7),
      ]
    case 9:
      [
        work(squat, 105, 5, sets: 3, effort: 9.5, base: 9),
        work(bench, 70, 8, sets: 3, effort: 8, base: 9),
      ]
    case 30: [work(bench, 57.5, 8, sets: 3, probability: 0.92, base: 30)]
    case 58: [work(squat, 95, 5, sets: 3, base: 9)]
    default: []
    }
  }

  static func work(
    _ exercise: Int, _ load: Double, _ repetitions: Int, sets: Int, effort: Double? = nil,
    probability: Double? = nil, base: Int
  ) -> SuggestedWork {
    SuggestedWork(
      exercise: exercise, isLoaded: true, load: load, repetitions: repetitions, sets: sets,
      repetitionsOfSets: Array(repeating: repetitions, count: sets), effort: effort,
      probability: probability, base: day(base))
  }

  private static func weekLifts(on day: Int) -> [WeekLift] {
    switch day {
    case 2:
      [
        WeekLift(exercise: squat, hasRecord: true, state: .plateau),
        WeekLift(exercise: bench, hasRecord: false, state: .plateau),
      ]
    case 9: [WeekLift(exercise: squat, hasRecord: true, state: .progressing)]
    // A week without training: not counted.
    case 20: [WeekLift(exercise: squat, hasRecord: true, state: .plateau)]
    case 25: [WeekLift(exercise: bench, hasRecord: true, state: .declining)]
    default: []
    }
  }
}
