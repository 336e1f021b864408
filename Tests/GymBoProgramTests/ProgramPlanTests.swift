import GymBoAnalysis
import GymBoLog
import GymBoProgression
import TestSupport
import Testing

@testable import GymBoProgram

@Suite("Plans from programs and histories")
struct ProgramPlanTests {
  static func plan(
    _ text: String, _ log: TrainingLog, start: String? = nil, asOf: String? = nil
  ) throws -> ProgramPlan {
    let program = try Program(reading: Array(text.utf8))
    var options = AnalysisOptions()
    options.asOf = asOf.flatMap { CivilDate(iso: $0) }
    let prepared = PreparedHistory(of: log, options: options)
    return ProgramPlan(
      ProgramState(program, loads: LiftLoads(of: program)),
      start: start.flatMap { CivilDate(iso: $0) }, findings: prepared.map { LiftFindings($0) },
      options: SuggestionOptions(),
      asOf: try #require(options.asOf ?? prepared?.asOf), unit: .kilogram)
  }

  static let twoDays = """
    # Week 1
    ## A
    Squat / 3x5 100kg / progress: lp(5kg)
    Bench Press / 3x5 60kg / progress: lp(2.5kg)
    ## B
    Deadlift / 1x5 120kg / progress: lp(5kg)
    Overhead Press / 3x5 40kg / progress: lp(2.5kg)
    """

  /// Sessions of program A and B in turn, every two days, with what is asked for.
  static func history(_ days: [(String, [(String, Double, Int)])]) -> TrainingLog {
    var history = LogBuilder()
    for (day, sets) in days {
      history.session(day, title: nil) { session in
        for (name, load, count) in sets {
          session.sets(name, kg: load, reps: 5, count: count)
        }
      }
    }
    return history.log
  }

  static let log = history([
    ("2026-11-02", [("Squat (Barbell)", 100, 3), ("Bench Press (Barbell)", 60, 3)]),
    ("2026-11-04", [("Deadlift (Barbell)", 120, 1), ("Overhead Press (Barbell)", 40, 2)]),
    ("2026-11-06", [("Squat (Barbell)", 105, 3), ("Bench Press (Barbell)", 62.5, 3)]),
  ])

  @Test("The next day in turn has the loads that follow from what was done")
  func inTurn() throws {
    let plan = try Self.plan(Self.twoDays, Self.log, start: "2026-11-02")
    #expect(plan.course.workouts.map(\.place.day) == [0, 1, 0])
    let next = try #require(plan.next)
    #expect(next.name == "B")
    #expect(next.prescription.exercises.map { $0.sets[0].load } == [125, 40])
    #expect(
      plan.course.state.prescription(on: .init(week: 0, day: 0)).exercises[0].sets[0].load == 110)
    #expect(plan.adherence.attendance == 100)
    #expect(plan.adherence.fulfilment.map { isClose($0, 100 * 15 / 16, within: 1e-12) } == true)
  }

  @Test("A later session changes no earlier match, load or state")
  func online() throws {
    let all = try Self.plan(Self.twoDays, Self.log, start: "2026-11-02", asOf: "2026-11-06")
    for day in ["2026-11-02", "2026-11-04"] {
      let part = try Self.plan(Self.twoDays, Self.log, start: "2026-11-02", asOf: day)
      for (first, second) in zip(part.course.workouts, all.course.workouts) {
        #expect(first.place == second.place)
        #expect(first.done == second.done)
        #expect(
          first.prescription.exercises.map(\.sets) == second.prescription.exercises.map(\.sets))
      }
    }
  }

  @Test("Without a start the program begins with the first session that does one of its days")
  func foundStart() throws {
    let other = Self.history([
      ("2026-10-30", [("Leg Curl (Machine)", 40, 3)]),
      ("2026-11-04", [("Deadlift (Barbell)", 120, 1), ("Overhead Press (Barbell)", 40, 3)]),
    ])
    let plan = try Self.plan(Self.twoDays, other)
    #expect(plan.course.start == CivilDate(iso: "2026-11-04"))
    #expect(plan.course.isStartFound)
    #expect(plan.next?.name == "A")
    #expect(plan.adherence.daysDue == 2)
    let none = try Self.plan(
      Self.twoDays, Self.history([("2026-10-30", [("Leg Curl (Machine)", 40, 3)])]))
    #expect(none.course.start == nil)
    #expect(none.next?.name == "A")
  }

  @Test("Sessions that do less than half of a program's sets are no training of it")
  func notBegun() throws {
    let few = ["2026-10-19", "2026-10-22", "2026-10-26"].map {
      ($0, [("Squat (Barbell)", 100.0, 1), ("Bench Press (Barbell)", 60.0, 1)])
    }
    let plan = try Self.plan(Self.twoDays, Self.history(few))
    #expect(plan.course.start == nil)
    #expect(plan.position == nil)
    #expect(plan.next?.name == "A")
    #expect(plan.adherence.daysDue == 0)
    // Three times 2 of the 6 sets of A, and B passed over twice.
    #expect(
      plan.course.resemblance
        == .init(first: try #require(CivilDate(iso: "2026-10-19")), setsDue: 26, setsNear: 6))

    // What was done before is not what the program begins with.
    let whole = [
      ("2026-11-02", [("Squat (Barbell)", 100.0, 3), ("Bench Press (Barbell)", 60.0, 3)]),
      ("2026-11-04", [("Deadlift (Barbell)", 120.0, 1), ("Overhead Press (Barbell)", 40.0, 3)]),
    ]
    let begun = try Self.plan(Self.twoDays, Self.history(few + whole))
    #expect(begun.course.start == CivilDate(iso: "2026-11-02"))
    #expect(begun.course.resemblance == nil)
    #expect(begun.adherence.fulfilment == 100)
    // Whoever says when it began is believed.
    let given = try Self.plan(Self.twoDays, Self.history(few), start: "2026-10-19")
    #expect(given.adherence.setsDone == 6)
  }

  @Test("The percentages of a program that has not begun are of what is known today")
  func estimateBeforeBegin() throws {
    let log = Self.history([("2026-11-02", [("Squat (Barbell)", 100, 3)])])
    let plan = try Self.plan(
      "Squat / 3x5 80%\nBench Press / 3x5 40kg\nDeadlift / 3x5 40kg\nPull Up / 3x5", log)
    #expect(plan.course.start == nil)
    // 100 kg · 36 / 32 = 112.5 kg, of which 80 % are 90 kg.
    #expect(plan.next?.prescription.exercises[0].sets[0].load == 90)
    #expect(plan.withoutReference.isEmpty)
  }

  static let byWeekday = """
    /// @start 2026-11-02
    /// @cycles 1
    # Week 1
    ## A
    /// @weekday mon
    Squat[1-3] / 3x5 100kg / progress: lp(5kg)
    ## B
    /// @weekday fri
    Deadlift[1-3] / 3x5 100kg / progress: lp(5kg)
    # Week 2
    ## A
    /// @weekday mon
    ## B
    /// @weekday fri
    # Week 3
    /// @deload
    ## A
    /// @weekday mon
    ## B
    /// @weekday fri
    """

  @Test("By calendar a session stands for a day at most three days away; others are missed")
  func byCalendar() throws {
    let log = Self.history([
      ("2026-11-04", [("Squat (Barbell)", 100, 3)]),
      ("2026-11-14", [("Deadlift (Barbell)", 100, 3)]),
    ])
    let plan = try Self.plan(Self.byWeekday, log, asOf: "2026-11-15")
    #expect(
      plan.course.workouts.map(\.planned) == [
        CivilDate(iso: "2026-11-02"), CivilDate(iso: "2026-11-13"),
      ])
    #expect(plan.adherence.daysDue == 4)
    #expect(plan.adherence.missed == [CivilDate(iso: "2026-11-06"), CivilDate(iso: "2026-11-09")])
    #expect(plan.next?.date == CivilDate(iso: "2026-11-16"))
    let deload = try #require(plan.next?.prescription)
    // 105 kg · 0.9 = 94.5 kg, down to what can be loaded; half of three sets is two.
    #expect(deload.exercises[0].sets.map(\.load) == [92.5, 92.5])
    #expect(deload.exercises[0].sets.allSatisfy { $0.rpe == 6 })
  }

  @Test("A deload week changes nothing, and after the last week the program is finished")
  func finished() throws {
    let log = Self.history([
      ("2026-11-16", [("Squat (Barbell)", 90, 2)]), ("2026-11-20", [("Deadlift (Barbell)", 90, 2)]),
    ])
    let plan = try Self.plan(Self.byWeekday, log, asOf: "2026-11-23")
    #expect(plan.position == .finished)
    #expect(plan.next == nil)
    #expect(
      plan.course.state.prescription(on: .init(week: 0, day: 0)).exercises[0].sets[0].load == 100)
  }

  @Test("In a week of factor 1 an open load is the suggested one, and a factor is of it")
  func openLoads() throws {
    let text =
      "# 1\n## A\nBent Over Row / 3x8\nLeg Press / 3x10\n# 2\n/// @intensity 0.8\n## A\nBent Over Row / 3x8"
    var history = LogBuilder()
    for day in ["2026-11-02", "2026-11-05", "2026-11-09"] {
      history.session(day) {
        $0.sets("Bent Over Row (Barbell)", kg: 60, reps: 8, rpe: 6.5, count: 3)
      }
    }
    let log = history.log
    let plan = try Self.plan(text, log, start: "2026-11-10", asOf: "2026-11-10")
    let findings = try #require(
      PreparedHistory(of: log, options: AnalysisOptions()).map { LiftFindings($0) })
    let suggested = try #require(findings.suggestions().first?.load)
    let set = try #require(plan.next?.prescription.exercises[0].sets[0])
    #expect(set.load == suggested)
    #expect(set.reason.source == .suggestion)
    #expect(plan.next?.prescription.exercises[1].sets[0].load == nil)
    #expect(plan.next?.prescription.exercises[1].sets[0].reason.source == .unknown)
  }

  @Test("An open load is not that of more than 42 days ago")
  func longAgo() throws {
    let log = Self.history([
      ("2026-09-01", [("Squat (Barbell)", 120, 3)]),
      ("2026-11-05", [("Bench Press (Barbell)", 60, 3)]),
    ])
    let text = "Squat / 3x5 / progress: lp(5kg)\nBench Press / 3x5 / progress: lp(2.5kg)"
    for (day, load) in [("2026-10-13", 120.0), ("2026-11-10", nil)] {
      let plan = try Self.plan(text, log, start: day, asOf: day)
      let squat = try #require(plan.next?.prescription.exercises[0].sets[0])
      #expect(squat.load == load.flatMap { Load(kilograms: $0) })
    }
    let plan = try Self.plan(text, log, start: "2026-11-10", asOf: "2026-11-10")
    #expect(plan.next?.prescription.exercises[1].sets[0].load == 60)
  }

  @Test("A percentage without a reference load takes the best estimate before the start")
  func estimate() throws {
    let log = Self.history([("2026-11-02", [("Squat (Barbell)", 100, 3)])])
    let plan = try Self.plan(
      "# 1\n## A\nSquat / 3x5 70%\nDeadlift / 1x5 70%", log, start: "2026-11-03", asOf: "2026-11-03"
    )
    // Brzycki: 100 kg · 36 / 32 = 112.5 kg, of which 70 % are 78.75 kg.
    #expect(plan.next?.prescription.exercises[0].sets[0].load == 80)
    #expect(plan.withoutReference == ["Deadlift"])
  }

  @Test("A load far above all of the last weeks is kept and named")
  func jump() throws {
    let log = Self.history([("2026-11-02", [("Squat (Barbell)", 100, 3)])])
    let plan = try Self.plan("Squat / 3x5 120kg", log, start: "2026-11-03", asOf: "2026-11-03")
    #expect(plan.next?.jumps == [.init(lift: "Squat", load: 120, before: 100)])
    #expect(plan.next?.prescription.exercises[0].sets[0].load == 120)
  }

  @Test("Who is behind the program's pace is told by how many workouts")
  func behind() throws {
    let plan = try Self.plan(Self.twoDays, Self.log, start: "2026-11-02", asOf: "2026-11-23")
    #expect(plan.behind == 3)
    #expect(plan.week == 0)
    #expect(plan.cycle == 1)
  }

  @Test("Two exercises of one lift share the sets of a session in their order")
  func labels() throws {
    let text =
      "# 1\n## A\nmain: Squat / 1x5 100kg / progress: lp(5kg)\nvolume: Squat / 3x5 70kg / progress: lp(2.5kg)"
    var history = LogBuilder()
    history.session("2026-11-02", title: "A") {
      $0.sets("Squat (Barbell)", kg: 60, reps: 5, kind: .warmUp)
      $0.sets("Squat (Barbell)", kg: 100, reps: 5)
      $0.sets("Squat (Barbell)", kg: 70, reps: 5, count: 3)
    }
    let plan = try Self.plan(text, history.log, start: "2026-11-02")
    #expect(plan.next?.prescription.exercises.map { $0.sets[0].load } == [105, 72.5])
  }
}
