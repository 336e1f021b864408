internal import GymBoLog
internal import GymBoProgram

/// Every set of a program's week, and of the next workout.
enum PlanTable: DeclaredTable {
  static let key = ["cycle", "week", "day", "exercise", "set"]

  struct Row {
    let day: ProgramPlan.Day
    /// With its label.
    let title: String
    let lift: String
    let exercise: ProgramExercise
    let number: Int
    let set: PrescribedSet
  }

  static let columns: [TableColumn<Row>] = [
    .date("date", "planned day; empty for days in turn") { $1.day.date },
    .count("cycle", "round of the program, from 1") { $1.day.cycle + 1 },
    .count("week", "week of the program, from 1") { $1.day.prescription.place.week + 1 },
    .count("day", "day of the week of the program, from 1") {
      $1.day.prescription.place.day + 1
    },
    .text("exercise", "as the program names it") { $1.title },
    .count("set", "from 1, by exercise") { $1.number },
    .count("repetitions", "to do; of a range the upper ones") { $1.set.repetitions },
    .count("low", "the lower repetitions of a range") { $1.set.fewest },
    .count("high", "the most: of a range the upper ones, by dp those after which the load rises") {
      $1.set.most
    },
    .flag("at_least", "whether more are to be done if they go") { $1.set.isAtLeast },
    .number("load_kg", in: .kilograms, "to load; empty where the lifter chooses") {
      $1.set.load?.kilograms
    },
    .number("percent", in: .percent, "of the reference load; empty for others") { _, row in
      if case .percent(let percent, _) = row.set.reason.source { percent } else { nil }
    },
    .number("rpe", "effort to aim at") { $1.set.rpe },
    .number("rest_s", in: .seconds, "rest after the set") { $1.set.rest.map(Double.init) },
    .text("why", "how the load was found") { $1.set.reason.machineText },
    .number("work_s", in: .seconds, "of work; empty for sets by repetitions alone") {
      $1.set.seconds.map(Double.init)
    },
    .flag("runs_on", "whether the work goes on after these seconds for as long as it is good") {
      $1.set.runsOn
    },
    .text("set_label", "what the program calls the set") { $1.set.label },
    .text("superset", "exercises of a day with the same one are done in turn") {
      $1.exercise.superset
    },
    .text("comment", "what the program's author says of the exercise") { source, row in
      source.plan?.course.state.comment(of: row.exercise)
    },
    .list("plates", "of one side of the bar, heaviest first, each as it is marked") {
      source, row in
      row.set.load.flatMap { load in
        source.plan?.course.state.barLoading(of: row.lift, load)?.markedPlates
      }
    },
  ]

  static func rows(of source: TableSource) -> [Row] { source.plan.map(rows) ?? [] }

  private static func rows(of plan: ProgramPlan) -> [Row] {
    var days = plan.days
    if let next = plan.next,
      !days.contains(where: {
        $0.prescription.place == next.prescription.place && $0.cycle == next.cycle
      })
    {
      days.append(next)
    }
    return days.flatMap { day in
      day.prescription.exercises.flatMap { exercise in
        let title = (exercise.exercise.label.map { "\($0): " } ?? "") + exercise.lift
        return exercise.sets.enumerated().map { index, set in
          Row(
            day: day, title: title, lift: exercise.lift, exercise: exercise.exercise,
            number: index + 1, set: set)
        }
      }
    }
  }
}

/// One row a planned set of the workouts done, with what was done of it.
enum AdherenceTable: DeclaredTable {
  static let key: [String] = []

  struct Row {
    let workout: ProgramWorkout
    let exercise: PrescribedExercise
    let number: Int
    let set: PrescribedSet
    let done: DoneSet?
    let substitute: String?
  }

  static let columns: [TableColumn<Row>] = [
    .date("date", "day of the session") { $1.workout.date },
    .date("planned_date", "empty for days in turn") { $1.workout.planned },
    .count("cycle", "round of the program, from 1") { $1.workout.cycle + 1 },
    .count("week", "week of the program, from 1") { $1.workout.place.week + 1 },
    .count("day", "day of the week of the program, from 1") { $1.workout.place.day + 1 },
    .text("exercise", "as the program names it") { $1.exercise.lift },
    .count("set", "from 1, by exercise") { $1.number },
    .count("planned_repetitions", "of a range the upper ones") { $1.set.repetitions },
    .number("planned_load_kg", in: .kilograms, "empty where the lifter chose") {
      $1.set.load?.kilograms
    },
    .number("planned_rpe", "effort aimed at") { $1.set.rpe },
    .count("repetitions", "done; empty for a set not done") { $1.done?.repetitions },
    .number("load_kg", in: .kilograms, "lifted") { $1.done?.load?.kilograms },
    .number("rpe", "logged") { $1.done?.rpe },
    .count("planned_low", "the lower repetitions of a range, which keep the plan") {
      $1.set.fewest
    },
    .text("done_as", "the similar exercise done in its place; its load is of its own") {
      $1.substitute
    },
  ]

  static func rows(of source: TableSource) -> [Row] {
    (source.plan?.course.workouts ?? []).flatMap { workout in
      workout.prescription.exercises.enumerated().flatMap { place, exercise in
        zip(exercise.sets, workout.done[place]).enumerated().map { index, pair in
          Row(
            workout: workout, exercise: exercise, number: index + 1, set: pair.0, done: pair.1,
            substitute: workout.substitutes[place])
        }
      }
    }
  }
}

extension PlanReport {
  /// The tables of a plan.
  public enum Table: String, Sendable, CaseIterable {
    /// Every set of the week and of the next workout.
    case plan
    /// One row a planned set of the workouts done.
    case adherence
    /// What was not understood, left out or taken for granted.
    case notices
  }

  /// One table as CSV (RFC 4180, UTF-8, a header row), in kilograms and seconds for any ``unit``.
  public func csv(_ table: Table = .plan) -> [UInt8] {
    let source = TableSource.empty
    source.plan = plan
    return switch table {
    case .plan: ResultTable.plan.csv(source)
    case .adherence: ResultTable.adherence.csv(source)
    case .notices: PlanReport.csv(PlanNotice.columns(asOf: plan.asOf), PlanNotice.all(of: plan))
    }
  }

  static func csv<Row>(_ columns: [TableColumn<Row>], _ rows: [Row]) -> [UInt8] {
    var writer = TableWriter(columns.map(\.declaration), format: .csv)
    writer.writeHead()
    writer.begin(athlete: nil)
    for row in rows {
      writer.beginRow()
      for column in columns { column.write(row, of: .empty, to: &writer) }
      writer.endRow()
    }
    return writer.take()
  }
}

extension PlanNotice {
  static func columns(asOf: CivilDate) -> [TableColumn<PlanNotice>] {
    [
      .text("rule", "the published name of its kind") { $1.rule },
      .list("exercises", "those that it is about; empty for the whole program") { $1.exercises },
      .text("sentence", "what it says, in the same language for all") {
        Language.standard.words(unit: .kilogram, asOf: asOf).notice($1).statement
      },
    ]
  }
}
