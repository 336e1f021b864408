import Foundation
import GymBoAnalysis
import GymBoLog
import GymBoProgression
import TestSupport
import Testing

@testable import GymBoProgram

/// A program that is written after some workouts goes on from there.
@Suite("Written programs")
struct ContinuedProgramTests {
  private static let programs: [(name: String, text: String)] = SampleProgramTests.files
    .sorted { $0.lastPathComponent < $1.lastPathComponent }
    .compactMap { file in
      (try? String(contentsOf: file, encoding: .utf8)).map { (file.lastPathComponent, $0) }
    }

  /// What is asked for on a day.
  private static func asked(_ day: ProgramPlan.Day?) -> [String] {
    guard let day else { return ["nothing"] }
    return ["\(day.name), week \(day.prescription.place.week + 1), \(String(describing: day.date))"]
      + day.prescription.exercises.map { exercise in
        "\(exercise.exercise.title), \(exercise.lift): "
          + exercise.sets.map {
            "\($0.repetitions) \($0.fewest ?? 0) \($0.isAtLeast) \($0.seconds ?? 0) "
              + "\($0.load?.kilograms ?? -1) \($0.rpe ?? 0)"
          }.joined(separator: ", ")
      }
  }

  /// How a plan was kept, in numbers of four decimals, which a text keeps.
  private static func kept(_ plan: ProgramPlan) -> [String] {
    let kept = plan.adherence
    let means = [
      kept.fulfilment, kept.attendance, kept.setCompliance, kept.repetitionCompliance,
      kept.loadDeviation, kept.rpeDeviation, kept.drift, kept.driftInterval?.lowerBound,
    ]
    return means.map { $0.map { "\(($0 * 1e4).rounded() / 1e4 + 0)" } ?? "none" }
      + [kept.daysDue, kept.setsDue, kept.setsMet, kept.setsNear, kept.loadSets, kept.rpeSets]
      .map(String.init) + kept.missed.map(\.description)
      + kept.oftenMissed(due: plan.course.dueDates).map { "\($0)" }
  }

  @Test(
    "A written program keeps which days were missed, also over the end of a cycle and out of turn")
  func missed() throws {
    let byDay = """
      /// @start 2026-08-03
      # 1
      ## A
      /// @weekday mon
      Squat / 3x5 60kg @8
      ## B
      /// @weekday thu
      Bench Press / 3x5 50kg @8
      """
    let inTurn = byDay.split(separator: "\n").filter { !$0.contains("@weekday") }
      .joined(separator: "\n")
    for text in [byDay, inTurn] {
      var history = LogBuilder()
      var written = text
      for week in 0..<9 {
        let monday = try #require(CivilDate(iso: "2026-08-03")).advanced(by: 7 * week)
        if week != 2, week != 6 {
          history.session(monday.description) {
            $0.sets("Squat (Barbell)", kg: 62.5, reps: 4, rpe: 9, count: 3)
          }
        }
        if week.isMultiple(of: 2) {
          history.session(monday.advanced(by: week == 4 ? 2 : 3).description) {
            $0.sets("Bench Press (Barbell)", kg: 50, reps: 5, rpe: 7, count: 2)
          }
        }
        for day in [0, 3, 6] {
          let asOf = monday.advanced(by: day).description
          let plan = try ProgramPlanTests.plan(text, history.log, asOf: asOf)
          let other = try ProgramPlanTests.plan(written, history.log, asOf: asOf)
          #expect(Self.kept(other) == Self.kept(plan), "\(asOf)\n\(written)")
          if day == 6 { written = ProgramText.of(other.course.continued) }
        }
      }
      #expect(written.contains("missed 3"))
    }
  }

  @Test("Of a program with another start nothing is kept")
  func anotherStart() throws {
    let text =
      "/// @start 2026-11-09\n/// @done 2026-11-04 2\nSquat / 3x5 60kg\n"
      + "/// @kept 2026-11-02 sets 3/3 met 3 near 3 reps 15/15\n"
    let log = ProgramPlanTests.history([("2026-11-09", [("Squat (Barbell)", 60, 3)])])
    #expect(try ProgramPlanTests.plan(text, log, asOf: "2026-11-09").adherence.daysDue == 1)
  }

  @Test("What does not say how a day was kept is a fault")
  func notKept() throws {
    for value in [
      "", "2026-11-02", "missed", "2026-11-02 missed", "2026-11-02 missed x", "missed 3 4",
      "sets 3/3", "2026-11-02 sets 3", "2026-11-02 sets 4/3", "2026-11-02 met 3",
      "2026-11-02 sets 3/3 met 4", "2026-11-02 sets 3/3 load 1.5", "2026-11-02 sets 3/3 load nan/2",
      "2026-11-02 sets 3/3 x 3", "2026-11-02 sets -1/3",
    ] {
      let fault = try #require(throws: ProgramFault.self, "\(value)") {
        _ = try Program(reading: Array("Squat / 3x5\n/// @kept \(value)".utf8))
      }
      #expect(fault.problem == .notKept(value))
    }
  }

  /// Appends the next workout, some sets of it with more or fewer repetitions than asked for.
  private static func train(
    _ plan: ProgramPlan, _ number: Int, on day: CivilDate, _ history: inout LogBuilder
  ) {
    guard let next = plan.next else { return }
    history.session(day.description, title: number % 3 == 0 ? nil : next.name) { session in
      for (place, exercise) in next.prescription.exercises.enumerated() {
        let name = ExerciseCatalogue.standard.resolve(exercise.lift.catalogueSpelling).facts?.name
        for (index, set) in exercise.sets.enumerated() {
          let change = (number + place) % 4 == 3 && index == 0 ? -1 : set.isAtLeast ? 2 : 0
          session.sets(
            name ?? exercise.lift, kg: set.load?.kilograms ?? 20,
            reps: max(1, set.repetitions + change))
        }
      }
    }
  }

  @Test(
    "A written program asks for the same next workout with the same history, now and after the next",
    arguments: programs.map(\.name))
  func law(name: String) throws {
    let text = try #require(Self.programs.first { $0.name == name }?.text)
    var history = LogBuilder()
    history.session("2026-08-01") { $0.sets("Squat (Barbell)", kg: 60, reps: 5) }
    let start = try #require(CivilDate(iso: "2026-08-03"))
    // The examples have starts of their own, which are after this history.
    let own = text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.hasPrefix("/// @start") ? "/// @start \(start)" : String($0) }
      .joined(separator: "\n")
    let program = try Program(reading: Array(own.utf8))
    var written: String?
    var day = start
    for number in 0..<(2 * min(program.trainingDays.count, 8) + 2) {
      let plan = try ProgramPlanTests.plan(own, history.log, asOf: day.description)
      if let written {
        // The text of the workout before, with the workout since.
        let other = try ProgramPlanTests.plan(written, history.log, asOf: day.description)
        #expect(Self.asked(other.next) == Self.asked(plan.next), "\(number)\n\(written)")
        // Of a start that was found nothing is said of the pace.
        #expect(plan.course.isStartFound || other.behind == plan.behind)
        #expect(Self.kept(other) == Self.kept(plan), "\(number)\n\(written)")
      }
      let now = ProgramText.of(plan.course.continued)
      let again = try ProgramPlanTests.plan(now, history.log, asOf: day.description)
      #expect(Self.asked(again.next) == Self.asked(plan.next), "\(number)\n\(now)")
      #expect(again.week == plan.week)
      #expect(Self.kept(again) == Self.kept(plan), "\(number)\n\(now)")
      #expect(again.days.map(Self.asked) == plan.days.map(Self.asked))
      #expect(ProgramText.of(again.course.continued) == now)
      written = now
      day = max(day, plan.next?.date ?? day)
      Self.train(plan, number, on: day, &history)
      day = day.advanced(by: 2)
    }
  }

  @Test("A program that has not begun is written without a start")
  func notBegun() throws {
    let log = ProgramPlanTests.history([("2026-11-02", [("Leg Press", 100, 3)])])
    let plan = try ProgramPlanTests.plan("Squat / 3x5 70%", log)
    let text = ProgramText.of(plan.course.continued)
    #expect(!text.contains("@start") && !text.contains("@done") && !text.contains("@max"))
  }

  @Test("A start that was found is written, with the maxima that percentages are of")
  func found() throws {
    let text = "# 1\n## A\nSquat / 3x5 75%\nBench Press / 3x5 60kg / progress: lp(2.5kg)\n"
    let day = { (date: String) in
      (date, [("Squat (Barbell)", 75.0, 3), ("Bench Press (Barbell)", 60.0, 3)])
    }
    let log = ProgramPlanTests.history(
      [
        (
          "2026-10-01",
          [("Squat (Barbell)", 100, 3), ("Leg Press", 150, 3), ("Leg Curl (Machine)", 40, 3)]
        )
      ] + [day("2026-11-02"), day("2026-11-04")])
    let plan = try ProgramPlanTests.plan(text, log)
    let written = ProgramText.of(plan.course.continued)
    #expect(
      written.contains("/// @start 2026-11-02\n/// @done 2026-11-04 2\n/// @max Squat 112.5kg"))
    let again = try ProgramPlanTests.plan(written, log)
    #expect(Self.asked(again.next) == Self.asked(plan.next))
    #expect(again.adherence.daysDue == 2 && again.course.before == 0)
  }

  @Test("What is no day and number of workouts is a fault")
  func faults() throws {
    for value in ["2026-11-02", "6", "6 2026-11-02", "2026-11-02 -1", "2026-11-02 6 7", ""] {
      let fault = try #require(throws: ProgramFault.self) {
        _ = try Program(reading: Array("/// @done \(value)\nSquat / 3x5".utf8))
      }
      guard case .notDone = fault.problem else {
        Issue.record("\(fault.problem)")
        continue
      }
    }
  }
}
