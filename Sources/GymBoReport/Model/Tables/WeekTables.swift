internal import GymBoAnalysis
internal import GymBoLog

/// The numbers of a week: whole numbers, then measures.
struct WeekRow<let counts: Int, let numbers: Int> {
  var week: ISOWeek
  var counts: InlineArray<counts, Int>
  /// nil is missing.
  var numbers: InlineArray<numbers, Double?>
}

/// A row about the week of an exercise or of a muscle.
struct SubjectWeek<let counts: Int, let numbers: Int> {
  var subject: String
  var week: WeekRow<counts, numbers>

  /// The columns of the week itself.
  static var weekColumns: [TableColumn<SubjectWeek<counts, numbers>>] {
    [
      .text("week", Meaning.week) { $1.week.week.description },
      .date("start", Meaning.monday) { $1.week.week.start },
    ]
  }
}

/// Every week of every exercise, by exercise, then by week.
///
/// The columns are the subject, the week, its Monday, the counts and the numbers, in this order: a
/// sink that writes whole rows relies on it.
enum ExerciseWeeksTable: DeclaredTable {
  typealias Row = SubjectWeek<2, 2>

  static let key = ["exercise", "week"]

  static let columns =
    [.text("exercise", Meaning.exercise) { $1.subject }] + Row.weekColumns + sums

  private static let sums: [TableColumn<Row>] = [
    .count("working_sets", Meaning.workingSets) { $1.week.counts[0] },
    .count("hard_sets", Meaning.hardSets) { $1.week.counts[1] },
    .number(
      "volume_kg", in: .kilograms, "sum of load × repetitions; empty without a loaded set"
    ) {
      $1.week.numbers[0]
    },
    .number(
      "best_e1rm_kg", in: .kilograms, "best estimated one-repetition maximum of the week"
    ) {
      $1.week.numbers[1]
    },
  ]

  static func rows(of source: TableSource) -> [Row] {
    var rows: [Row] = []
    forEachExercise(source) { name, weeks in
      rows += weeks.map { Row(subject: name, week: $0) }
    }
    return rows
  }

  static func write(_ source: TableSource, to sink: inout some TableSink) {
    let columns = columns
    forEachExercise(source) { sink.weeks($1, of: $0, columns, source) }
  }

  private static func forEachExercise(
    _ source: TableSource, _ body: (String, [WeekRow<2, 2>]) -> Void
  ) {
    guard let history = source.history else { return }
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
      body(history.log.exercises[exercise].name, rows)
    }
  }
}

/// Every week of every muscle with hard sets, by muscle, then by week. Its columns are in the order
/// of ``ExerciseWeeksTable``.
enum MuscleWeeksTable: DeclaredTable {
  typealias Row = SubjectWeek<0, 1>

  static let key = ["muscle", "week"]

  static let columns = muscle + Row.weekColumns + sums

  private static let muscle: [TableColumn<Row>] = [
    .text("muscle", "muscle or muscle part", words: Muscle.allCases.map(\.rawValue)) {
      $1.subject
    }
  ]

  private static let sums: [TableColumn<Row>] = [
    .number(
      "fractional_sets", "hard sets, direct 1, indirect 0.5; weeks without are left out"
    ) {
      $1.week.numbers[0]
    }
  ]

  static func rows(of source: TableSource) -> [Row] {
    var rows: [Row] = []
    forEachMuscle(source) { name, weeks in
      rows += weeks.map { Row(subject: name, week: $0) }
    }
    return rows
  }

  static func write(_ source: TableSource, to sink: inout some TableSink) {
    let columns = columns
    forEachMuscle(source) { sink.weeks($1, of: $0, columns, source) }
  }

  private static func forEachMuscle(
    _ source: TableSource, _ body: (String, [WeekRow<0, 1>]) -> Void
  ) {
    guard let volume = source.weeklyVolume else { return }
    let width = Muscle.allCases.count
    var rows: [WeekRow<0, 1>] = []
    for muscle in Muscle.allCases {
      rows.removeAll(keepingCapacity: true)
      let column = muscle.index
      for index in volume.weeks.indices {
        let sets = volume.fractionalSets[index * width + column]
        if sets > 0 { rows.append(WeekRow(week: volume.weeks[index], counts: [], numbers: [sets])) }
      }
      if !rows.isEmpty { body(muscle.rawValue, rows) }
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
