import GymBo
import GymBoLog
import TestSupport
import Testing

@testable import GymBoReport

@Suite("Reports of generated workouts")
struct WorkoutsReportTests {
  static func analysis() -> Analysis {
    var history = LogBuilder()
    for day in ["2026-11-02", "2026-11-05", "2026-11-09"] {
      history.session(day) {
        $0.sets("Bench Press (Barbell)", kg: 80, reps: 8, rpe: 8, count: 3)
        $0.sets("Pull Up", reps: 9, count: 3)
        $0.sets("Plank", seconds: 40)
      }
    }
    history.session("2026-11-10") { $0.sets("Squat (Barbell)", kg: 100, reps: 5, count: 3) }
    var options = AnalysisOptions()
    options.asOf = CivilDate(iso: "2026-11-11")
    return History(history.log).analysis(options)
  }

  private func style(_ code: String) throws -> TextStyle {
    var style = TextStyle()
    style.language = try #require(Language(code: code))
    style.width = 500
    return style
  }

  private static let today = WorkoutOptions(.hypertrophy, experience: .intermediate, days: 1)

  @Test("The text has each exercise with sets, load and reason, and what was left out")
  func text() throws {
    let text = try Self.analysis().workouts(Self.today).text(style("en"))
    for part in [
      "Muscle growth: a workout of at most 60 minutes, in a gym, intermediate\n",
      "Left out on 11 Nov, because they were trained hard within two days: quadriceps (3 sets)",
      "× 80 kg × 6–10", "horizontal push; yours; e1RM 99.3 kg", "begin with 8",
      "start light, RPE 7", "Sets by muscle", "programText()",
    ] {
      #expect(text.contains(part), "\(part)\n\(text)")
    }
    #expect(!text.contains("Squat"))
  }

  @Test("A program says when and with what it begins, and is one that can be planned with")
  func program() throws {
    let analysis = Self.analysis()
    let report = try analysis.workouts(WorkoutOptions(.strength, experience: .intermediate))
    #expect(try report.text(style("en")).contains("Begins on Th 12 Nov with Full body A"))
    let plan = analysis.plan(try TrainingProgram(report.programText()))
    #expect(plan.text().contains("Begins in 1 day."))
    #expect(report.exercises.count == 3 && report.minutes.allSatisfy { $0 <= 60 })
  }

  @Test(
    "A generated workout has the same repetitions and minutes in its own table and in the plan",
    arguments: TrainingGoal.allCases, TrainingPlace.allCases)
  func sameInPlan(goal: TrainingGoal, place: TrainingPlace) throws {
    let analysis = Self.analysis()
    let report = try analysis.workouts(WorkoutOptions(goal, at: place, experience: .intermediate))
    let plan = analysis.plan(try TrainingProgram(report.programText()))
    for (index, day) in plan.plan.days.enumerated() {
      // A hold is planned as long as it is to be held, and counted as long as it may come to.
      var unheld = 0
      for (planned, made) in zip(
        day.prescription.exercises, report.program.workouts[index].exercises)
      {
        guard !made.candidate.isHold else {
          unheld += made.sets * (made.most - (planned.sets[0].seconds ?? 0))
          continue
        }
        // With the body alone one begins with what one does.
        var fewest = made.fewest
        if case .amount(let own, _) = made.start { fewest = own }
        #expect(planned.sets.allSatisfy { $0.most == made.most }, "\(planned.lift)")
        #expect(planned.sets.allSatisfy { ($0.fewest ?? $0.repetitions) == fewest })
      }
      let minutes = plan.minutes(of: day) + report.program.pace * Double(unheld) / 60
      #expect(isClose(minutes, report.minutes[index], within: 1e-6))
    }
  }

  @Test("A lift whose stack has steps of 3.75 kg rises by them, and is planned with them")
  func ownSteps() throws {
    var history = LogBuilder()
    for (day, kg) in zip(["01", "04", "07", "10"], [41.25, 45, 48.75, 52.5]) {
      history.session("2026-11-\(day)") {
        $0.sets("Lat Pulldown (Cable)", kg: kg, reps: 9, rpe: 8, count: 3)
      }
    }
    var options = AnalysisOptions()
    options.asOf = CivilDate(iso: "2026-11-14")
    let analysis = History(history.log).analysis(options)
    let text = try analysis.workouts(WorkoutOptions(.hypertrophy, experience: .intermediate))
      .programText()
    let line = try #require(text.split(separator: "\n").first { $0.hasPrefix("Lat Pulldown") })
    #expect(line.contains("progress: custom(step: 3.75kg, "), "\(line)")
    let plan = analysis.plan(try TrainingProgram("Lat Pulldown / 3x9 47kg"))
    #expect(plan.text().contains("48.75 kg"), "\(plan.text())")
  }

  @Test("Loads of a program are in the unit that is asked for")
  func pounds() throws {
    let report = try Self.analysis().workouts(Self.today, unit: .pound)
    #expect(report.programText().contains("lb @8"))
    #expect(!report.programText().contains("kg"))
    #expect(try report.text(style("en")).contains(" lb × 6–10"))
  }

  @Test("The experience is told by the history where it is not given")
  func experience() throws {
    let report = try Self.analysis().workouts(WorkoutOptions(.general))
    #expect(
      try report.text(style("en")).contains(
        "Taken as beginner for the 2 weeks with training in the files."))
  }

  @Test("Every language says it in its own words", arguments: ["de", "tr"])
  func languages(code: String) throws {
    for options in [Self.today, WorkoutOptions(.general, at: .home, days: 4)] {
      let report = try Self.analysis().workouts(options)
      let (english, other) = (report.text(try style("en")), report.text(try style(code)))
      let parts = { (text: String) in text.split(separator: "\n\n").count }
      #expect(parts(english) == parts(other))
      let foreign: Set<String> = [
        "week", "workouts", "of", "sets", "rest", "why", "yours", "for", "begin", "light",
        "minutes", "with", "the",
      ]
      let words = Set(other.lowercased().split { !$0.isLetter }.map(String.init))
      #expect(words.isDisjoint(with: foreign), "\(other)")
    }
  }

  @Test("The JSON follows its schema and holds the program, and the CSV has a row an exercise")
  func machine() throws {
    for report in [
      try Self.analysis().workouts(Self.today),
      try WorkoutsReport(WorkoutOptions(.endurance, at: .bodyweight, minutes: 30, days: 6)),
    ] {
      let json = report.json()
      #expect(try JSONSchema(ReportSchema.workouts.text).errors(in: json) == [])
      #expect(try JSON(text: json)["program"].string == report.programText())
      #expect(
        try CSVReader.rows(of: report.csv()).count == 1 + report.exercises.joined().count)
    }
  }

  @Test("What cannot be made is refused with the reason")
  func refusals() throws {
    for (options, part) in [
      (WorkoutOptions(.strength, days: 7), "Seven workouts a week leave no day to rest"),
      (WorkoutOptions(.strength, minutes: 10), "do not fit into 10 minutes"),
      (WorkoutOptions(.strength, avoided: ["Plonk"]), "No exercise is known as \"Plonk\""),
    ] {
      #expect {
        try WorkoutsReport(options)
      } throws: { "\($0)".contains(part) }
    }
  }
}
