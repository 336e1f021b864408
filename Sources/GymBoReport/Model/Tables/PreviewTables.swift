internal import GymBoAnalysis
internal import GymBoLog
internal import GymBoProgram

/// What a program asks for, one row a week.
enum PreviewWeeksTable {
  static let columns: [TableColumn<PreflightWeek>] = [
    .count("cycle", "round of the program, from 1") { $1.cycle + 1 },
    .count("week", "week of the program, from 1") { $1.week + 1 },
    .flag("deload", "whether the week is a deload") { $1.isDeload },
    .count("sets", "planned") { $1.sets },
    .count("repetitions", "planned") { $1.repetitions },
    .number("tonnage_kg", in: .kilograms, "load × repetitions") { $1.tonnage },
    .number("mean_buffer_percent", in: .percent, "how much lighter than possible") {
      $1.meanBuffer
    },
    .number("least_reserve", "repetitions in reserve of the hardest set") { $1.leastReserve },
    .number("longest_day_minutes", "of the week") { $1.days.map(\.minutes).max() },
  ]
}

/// What a program asks of each muscle, one row a week and muscle. Muscles that no week trains have no rows.
enum PreviewMusclesTable {
  struct Row {
    let week: PreflightWeek
    let muscle: Muscle

    var sets: Double { week.muscleSets[muscle] ?? 0 }
    var landmarks: VolumeLandmarks? { VolumeLandmarks.standard[muscle] }
  }

  static let columns: [TableColumn<Row>] = [
    .count("cycle", "round of the program, from 1") { $1.week.cycle + 1 },
    .count("week", "week of the program, from 1") { $1.week.week + 1 },
    .flag("deload", "whether the week is a deload") { $1.week.isDeload },
    .word("muscle", "muscle or muscle part") { $1.muscle },
    .number("fractional_sets", "planned hard sets, direct ones as 1 and indirect ones as 0.5") {
      $1.sets
    },
    .count("days", in: .days, "days with a direct hard set") { $1.week.muscleDays[$1.muscle] ?? 0 },
    .number("minimum_effective_sets", in: .setsPerWeek, "landmark; opinion, an editable default") {
      $1.landmarks?.minimumEffective
    },
    .number("maximum_recoverable_sets", in: .setsPerWeek, "landmark") {
      $1.landmarks?.maximumRecoverable
    },
    .word("zone", "where the fractional sets lie between the landmarks") { _, row in
      row.landmarks?.zone(of: row.sets)
    },
  ]

  static func rows(of preflight: Preflight) -> [Row] {
    let trained = Muscle.allCases.filter { muscle in
      preflight.weeks.contains {
        ($0.muscleSets[muscle] ?? 0) > 0 || ($0.muscleDays[muscle] ?? 0) > 0
      }
    }
    return preflight.weeks.flatMap { week in trained.map { Row(week: week, muscle: $0) } }
  }
}

extension PreviewReport {
  /// The tables of a preview.
  public enum Table: String, Sendable, CaseIterable {
    /// One row a week.
    case weeks = "preview_weeks"
    /// One row a week and muscle.
    case muscles = "preview_muscles"
  }

  /// One table as CSV (RFC 4180, UTF-8, a header row), in kilograms for any ``unit``.
  public func csv(_ table: Table = .weeks) -> [UInt8] {
    switch table {
    case .weeks: PlanReport.csv(PreviewWeeksTable.columns, preflight.weeks)
    case .muscles:
      PlanReport.csv(PreviewMusclesTable.columns, PreviewMusclesTable.rows(of: preflight))
    }
  }
}
