import GymBo
import GymBoLog
import TestSupport
import Testing

@testable import GymBoReport

@Suite("Reports of swaps")
struct SwapReportTests {
  static func analysis() -> Analysis {
    var history = LogBuilder()
    history.session("2026-07-01") { $0.sets("Chest Press (Machine)", kg: 60, reps: 8) }
    history.session("2026-11-01") {
      $0.sets("Bench Press (Dumbbell)", kg: 30, reps: 10)
      $0.sets("Incline Bench Press (Barbell)", kg: 50, reps: 12)
      $0.sets("Push Up", reps: 20, count: 2)
    }
    history.session("2026-11-09") {
      $0.sets("Bench Press (Barbell)", kg: 80, reps: 8, rpe: 8, count: 3)
      $0.sets("Zercher Foo", kg: 20, reps: 8)
    }
    return History(history.log).analysis()
  }

  private func style(_ code: String) throws -> TextStyle {
    var style = TextStyle()
    style.language = try #require(Language(code: code))
    style.width = 200
    return style
  }

  @Test("The text has the exercises with own loads and reasons")
  func text() throws {
    let text = try Self.analysis().swap("bench press").text(style("en"))
    for part in [
      "Instead of Bench Press (Barbell): last 3 × 80 kg × 8, RPE 8, on 9 Nov\n",
      "3 × 30 kg × 8 ", "your 30 kg × 10 of 1 Nov", "3 × 52.5 kg × 8 ", "from your e1RM of 72.0 kg",
      "last 60 kg × 8 on 1 Jul: start lighter, RPE 7", "3 × 20 ", "as you did on 1 Nov",
      "new to you: start light, RPE 7", "a load is always the exercise's own",
    ] {
      #expect(text.contains(part), "\(part)\n\(text)")
    }
  }

  @Test("Without a history there are names and likeness, and no loads")
  func withoutHistory() throws {
    let report = try SwapReport("Pull Up", options: SwapOptions(place: .gym, avoided: ["chinups"]))
    #expect(!report.names.contains("Chin Up"))
    #expect(report.names.contains("Lat Pulldown (Cable)"))
    let text = report.text(try style("en"))
    #expect(text.contains("same muscles and movement") && !text.contains("RPE"))
  }

  @Test("Every language says it in its own words", arguments: ["de", "tr"])
  func languages(code: String) throws {
    let report = try Self.analysis().swap("bench press")
    let (english, other) = (report.text(try style("en")), report.text(try style(code)))
    let lines = { (text: String) in text.split(separator: "\n").count }
    #expect(lines(english) == lines(other))
    let foreign: Set<String> = ["same", "your", "of", "the", "start", "as", "alike", "do", "why"]
    let words = Set(other.lowercased().split { !$0.isLetter }.map(String.init))
    #expect(words.isDisjoint(with: foreign), "\(other)")
  }

  @Test("The JSON follows its schema, and the CSV has a row a swap")
  func machine() throws {
    for report in [
      try Self.analysis().swap("bench press"), try SwapReport("Plank"),
      try Self.analysis().swap("Romanian Deadlift", options: SwapOptions(place: .bodyweight)),
    ] {
      #expect(try JSONSchema(ReportSchema.swap.text).errors(in: report.json()) == [])
      #expect(try CSVReader.rows(of: report.csv()).count == 1 + report.names.count)
    }
  }

  @Test(
    "A name that nothing has, and an exercise of which nothing is known, are refused with a reason")
  func refusals() throws {
    #expect {
      try Self.analysis().swap("Sqat Barbel")
    } throws: { error in
      "\(error)".contains("did you mean") && "\(error)".contains("Squat (Barbell)")
    }
    #expect {
      try Self.analysis().swap("Zercher Foo")
    } throws: { ($0 as? UnknownExercise)?.isWithoutMuscles == true }
  }

  @Test("A known name is never taken for an exercise of the log with more words in its name")
  func partOfName() throws {
    var history = LogBuilder()
    history.session("2026-11-01") { $0.sets("Scapular Pull Up", reps: 10) }
    let report = try History(history.log).analysis().swap("Pull Up")
    #expect(report.exercise == "Pull Up")
  }
}
