internal import GymBoAnalysis
internal import GymBoLog

extension BatchSource {
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
    guard let findings = report.findings else { return }
    let athlete = self.athlete.map(writer.encoded)
    let weeks = WeekTexts(findings.weeklyVolume.weeks, writer: writer)
    for lift in findings.lifts {
      let exercise = writer.encoded(findings.log.exercises[lift.exercise].name)
      var cursor = 0
      var rest = lift.sessions[...]
      while let week = rest.first?.date.isoWeek {
        let sessions = rest.prefix { $0.date <= week.end }
        rest = rest.dropFirst(sessions.count)
        let rows = sessions.lazy.flatMap { $0.rows }
        // A week of failed sets alone has none.
        guard let total = ExerciseWeek(rows, traits: findings.traits) else { continue }
        while weeks.weeks[cursor] < week { cursor += 1 }
        writer.cell(encoded: athlete)
        writer.cell(encoded: exercise)
        writer.cell(encoded: weeks.texts[cursor].week)
        writer.cell(encoded: weeks.texts[cursor].start)
        writer.cell(total.workingSets)
        writer.cell(total.hardSets)
        writer.cell(total.loadedSets > 0 ? total.tonnage / 100_000_000 : nil)
        writer.cell(total.bestEstimate)
        writer.endRow()
      }
    }
  }

  /// By muscle, then by week.
  func writeMuscleWeeks(to writer: inout some TableSink) {
    guard let findings = report.findings else { return }
    let athlete = self.athlete.map(writer.encoded)
    let volume = findings.weeklyVolume
    let weeks = WeekTexts(volume.weeks, writer: writer)
    let width = Muscle.allCases.count
    for muscle in Muscle.allCases {
      let name = writer.encoded(muscle.rawValue)
      for index in volume.weeks.indices {
        let sets = volume.fractionalSets[index * width + muscle.index]
        guard sets > 0 else { continue }
        writer.cell(encoded: athlete)
        writer.cell(encoded: name)
        writer.cell(encoded: weeks.texts[index].week)
        writer.cell(encoded: weeks.texts[index].start)
        writer.cell(sets)
        writer.endRow()
      }
    }
  }
}

/// The weeks of a history as cells: each stands in many rows.
private struct WeekTexts {
  let weeks: [ISOWeek]
  let texts: [(week: [UInt8], start: [UInt8])]

  init(_ weeks: [ISOWeek], writer: some TableSink) {
    self.weeks = weeks
    texts = weeks.map {
      (writer.encoded($0.description), writer.encoded($0.start.description))
    }
  }
}

/// What was done of an exercise in a week.
private struct ExerciseWeek {
  var workingSets = 0
  var hardSets = 0
  var loadedSets = 0
  /// In 10 µg, a whole number.
  var tonnage = 0.0
  var bestEstimate: Double?

  /// - Parameter rows: its working sets.
  /// - Returns: nil for none.
  init?(_ rows: some Sequence<Int>, traits: SetTraits) {
    for row in rows {
      workingSets += 1
      if traits.isHard[row] { hardSets += 1 }
      if traits.hasTonnage[row] { loadedSets += 1 }
      tonnage += traits.tonnage[row]
      guard !traits.isSuspect[row], let estimate = traits.estimate[row] else { continue }
      bestEstimate = max(bestEstimate ?? estimate, estimate)
    }
    guard workingSets > 0 else { return nil }
  }
}
