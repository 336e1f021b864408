internal import GymBoAnalysis
internal import GymBoLog

extension CSVSource {
  static let exerciseColumns: [CSVColumn<LiftFinding>] =
    exerciseHistoryColumns.map { $0.of(\.done) } + trendColumns
    + bestEstimateColumns.map { $0.of(\.done) }

  /// What was done of an exercise.
  static let exerciseHistoryColumns =
    ExerciseColumn.all.map { column in
      CSVColumn(column.name, column.meaning) {
        CSVCell(column.text($0.log.exercises[$1.exercise]))
      }
    } + exerciseWorkColumns

  /// But for what is so of the exercise by itself.
  static let exerciseWorkColumns: [CSVColumn<ExerciseHistory>] =
    [
      CSVColumn("sessions", "sessions with a working or failed set of it") {
        CSVCell($1.sessions.count)
      },
      CSVColumn("first", "day of the first of them") { CSVCell($1.sessions.first?.date) },
      CSVColumn("last", "day of the last of them") { CSVCell($1.sessions.last?.date) },
      CSVColumn("working_sets", "completed sets that are no warm-ups") { CSVCell($1.workingSets) },
      CSVColumn("hard_sets", "working sets with RIR up to 4 or without effort data") {
        CSVCell($1.hardSets)
      },
      CSVColumn("loaded_sets", "working sets with load and repetitions: the coverage of volume_kg")
      {
        CSVCell($1.loadedSets)
      },
      CSVColumn("volume_kg", "sum of load × repetitions over loaded_sets") { CSVCell($1.volume) },
      CSVColumn("last_load_kg", "load (or assistance) of the set done last") { source, exercise in
        CSVCell(exercise.lastUsedRow.flatMap { source.log.sets.load[$0] }.map(Load.init(units:)))
      },
      CSVColumn("last_repetitions", "repetitions of the set done last") { source, exercise in
        CSVCell(exercise.lastUsedRow.flatMap { source.log.sets.repetitions[$0] }.map(Int.init))
      },
      CSVColumn("best_load_kg", "heaviest load") { CSVCell($1.records.load?.value) },
      CSVColumn("best_e1rm_kg", "best estimated one-repetition maximum") {
        CSVCell($1.records.estimate?.value)
      },
    ]

  /// Whether an exercise moves.
  static let trendColumns: [CSVColumn<LiftFinding>] = {
    func line(
      _ name: String, _ meaning: String, _ number: @escaping @Sendable (TrendEstimate) -> Double
    ) -> CSVColumn<LiftFinding> {
      CSVColumn(name, meaning) { CSVCell($1.trend.result.value.map(number)) }
    }
    return [
      CSVColumn("trend", "progressing; plateau; declining; unclear; new") {
        CSVCell($1.trend.state.rawValue)
      },
      CSVColumn("trend_measure", "what progress is measured by") {
        CSVCell($1.trend.measure?.rawValue)
      },
      line("percent_per_week", "slope in percent of the level a week") { $0.percentPerWeek },
      line("percent_per_week_low", "lower end of its 80 % interval") { $0.interval.lowerBound },
      line("percent_per_week_high", "upper end of its 80 % interval") { $0.interval.upperBound },
      CSVColumn("trend_points", "sessions in the trend's window") {
        CSVCell($1.trend.points.count)
      },
      CSVColumn("trend_reason", "what decided the trend, or why there is none") {
        CSVCell($1.trend.machineReason)
      },
      CSVColumn("week_verdict", "last session of the week against the one before it") {
        CSVCell($1.weekComparison?.verdict.rawValue)
      },
    ]
  }()

  /// How sure its best e1RM is.
  static let bestEstimateColumns: [CSVColumn<ExerciseHistory>] = {
    func estimate(
      _ name: String, _ meaning: String, _ cell: @escaping @Sendable (StrengthEstimate) -> CSVCell
    ) -> CSVColumn<ExerciseHistory> {
      CSVColumn(name, meaning) { source, exercise in
        source.estimate(of: exercise.records.estimate, .estimate).map(cell) ?? .missing
      }
    }
    return [
      estimate("best_e1rm_low_kg", "lower end of the 80 % interval of best_e1rm_kg") {
        CSVCell($0.interval.lowerBound)
      },
      estimate("best_e1rm_high_kg", "upper end of it") { CSVCell($0.interval.upperBound) },
      estimate("best_e1rm_confidence", "high; medium; low") { CSVCell($0.confidence.rawValue) },
      estimate("best_e1rm_method", "formula of best_e1rm_kg") { CSVCell($0.formula.rawValue) },
    ]
  }()

  static var muscleColumns: [CSVColumn<MuscleFinding>] {
    [
      CSVColumn("muscle", "muscle or muscle part") { CSVCell($1.muscle.rawValue) },
      CSVColumn("direct_sets", "hard sets in which it is direct") { CSVCell($1.directSets) },
      CSVColumn(
        "fractional_sets", "hard sets by the volume model; by default direct 1, indirect 0.5"
      ) {
        CSVCell($1.fractionalSets)
      },
      CSVColumn("share_of_sets_percent", "of all muscles' fractional sets") {
        CSVCell($1.shareOfSets)
      },
      CSVColumn("share_of_volume_percent", "of volume, attributed as the sets are") {
        CSVCell($1.shareOfVolume)
      },
      CSVColumn("percent_of_largest", "of the muscle with most fractional sets") {
        CSVCell($1.percentOfLargest)
      },
      CSVColumn("days", "days with a direct hard set") { CSVCell($1.days) },
      CSVColumn("maintenance_sets", "landmark, sets a week; opinion, an editable default") {
        CSVCell($1.landmarks?.maintenance)
      },
      CSVColumn("minimum_effective_sets", "landmark, sets a week") {
        CSVCell($1.landmarks?.minimumEffective)
      },
      CSVColumn("maximum_recoverable_sets", "landmark, sets a week") {
        CSVCell($1.landmarks?.maximumRecoverable)
      },
      CSVColumn("zone", "where the fractional sets lie between the landmarks") { _, muscle in
        CSVCell(muscle.landmarks?.zone(of: muscle.fractionalSets).rawValue)
      },
      CSVColumn("target_sets", "sets a week to aim at; an editable default") {
        CSVCell($1.landmarks?.target)
      },
      CSVColumn("percent_of_target", "fractional sets in percent of target_sets") {
        CSVCell($1.percentOfTarget)
      },
    ]
  }
}
