internal import GymBoAnalysis
internal import GymBoLog

extension BatchAthlete {
  static let exerciseWeekColumns = [
    (name: "exercise", meaning: "name as logged"),
    (name: "week", meaning: "ISO 8601 week"),
    (name: "start", meaning: "its Monday"),
    (name: "working_sets", meaning: "completed sets that are no warm-ups"),
    (name: "hard_sets", meaning: "working sets with RIR up to 4 or without effort data"),
    (name: "volume_kg", meaning: "sum of load × repetitions; empty without a loaded set"),
    (name: "best_e1rm_kg", meaning: "best estimated one-repetition maximum of the week"),
  ]

  static let muscleWeekColumns = [
    (name: "muscle", meaning: "muscle or muscle part"),
    (name: "week", meaning: "ISO 8601 week"),
    (name: "start", meaning: "its Monday"),
    (
      name: "fractional_sets",
      meaning: "hard sets, direct 1, indirect 0.5; weeks without are left out"
    ),
  ]

  /// By exercise, then by week.
  func writeExerciseWeeks(to writer: inout some TableSink) {
    guard let history else { return }
    let athlete = writer.prepared([name], from: 0)
    let weeks = SessionWeeks(history.log)
    var rows: [WeekRow<2, 2>] = []
    for lifts in history.sessions.ofExercise {
      guard let exercise = lifts.first?.exercise else { continue }
      rows.removeAll(keepingCapacity: true)
      var next = 0
      while next < lifts.count {
        let week = weeks.ofSession[lifts[next].session]
        var total = ExerciseWeek()
        repeat {
          total.add(next, of: lifts, traits: history.traits)
          next += 1
        } while next < lifts.count && weeks.ofSession[lifts[next].session] == week
        // A week of failed sets alone has no row.
        if total.workingSets > 0 { rows.append(total.row(of: weeks.weeks[week])) }
      }
      writer.rows(athlete, history.log.exercises[exercise].name, rows)
    }
  }

  /// By muscle, then by week.
  func writeMuscleWeeks(to writer: inout some TableSink) {
    guard let volume = weeklyVolume else { return }
    let athlete = writer.prepared([name], from: 0)
    let width = Muscle.allCases.count
    var rows: [WeekRow<0, 1>] = []
    for muscle in Muscle.allCases {
      rows.removeAll(keepingCapacity: true)
      let column = muscle.index
      for index in volume.weeks.indices {
        let sets = volume.fractionalSets[index * width + column]
        if sets > 0 { rows.append(WeekRow(week: volume.weeks[index], counts: [], numbers: [sets])) }
      }
      if !rows.isEmpty { writer.rows(athlete, muscle.rawValue, rows) }
    }
  }
}

/// The weeks with a session, and the week of each session.
private struct SessionWeeks {
  private(set) var weeks: [ISOWeek] = []
  /// Indices into ``weeks``.
  private(set) var ofSession: [Int] = []

  init(_ log: TrainingLog) {
    ofSession.reserveCapacity(log.sessions.count)
    for session in log.sessions.indices {
      let date = log.sessions[session].date
      if weeks.last?.contains(date) != true { weeks.append(date.isoWeek) }
      ofSession.append(weeks.count - 1)
    }
  }
}

/// What was done of an exercise in a week.
private struct ExerciseWeek {
  var workingSets = 0
  var hardSets = 0
  var loadedSets = 0
  var tonnage = Volume.zero
  var bestEstimate: Double?

  mutating func add(_ index: Int, of lifts: [ExerciseSession], traits: SetTraits) {
    workingSets += lifts[index].rows.count
    hardSets += lifts[index].hardSets
    loadedSets += lifts[index].loadedSets
    tonnage += lifts[index].tonnage
    guard let row = lifts[index].bestEstimateRow, let estimate = traits.estimate[row] else {
      return
    }
    bestEstimate = max(bestEstimate ?? estimate, estimate)
  }

  @inline(__always)
  func row(of week: ISOWeek) -> WeekRow<2, 2> {
    WeekRow(
      week: week, counts: [workingSets, hardSets],
      numbers: [loadedSets > 0 ? tonnage.kilograms : nil, bestEstimate])
  }
}
