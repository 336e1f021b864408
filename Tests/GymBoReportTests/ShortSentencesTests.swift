import GymBoAnalysis
import GymBoLog
import TestSupport
import Testing

@testable import GymBoReport

/// Single sentences of the short report that a reader must not take for something else.
@Suite struct ShortSentencesTests {
  private static let start = CivilDate(iso: "2026-01-05") ?? CivilDate(dayNumber: 0)

  private static func report(_ history: LogBuilder) -> WeeklyReport {
    WeeklyReport(of: history.log, options: AnalysisOptions(), unit: .kilogram)
  }

  /// The report without its line breaks.
  private static func words(_ report: WeeklyReport, _ code: String = "en") throws -> String {
    var style = TextStyle()
    style.language = try #require(Language(code: code))
    return report.text(style).split(whereSeparator: \.isWhitespace).joined(separator: " ")
      .replacing("\u{A0}", with: " ")
  }

  @Test(
    "a count that is not carried on says so",
    arguments: [
      ("en", "best set done 10 times or more"), ("de", "bester Satz 10× oder öfter geschafft"),
      ("tr", "10 kez ya da daha çok yapıldı"),
    ])
  func manyTimes(code: String, told: String) throws {
    var history = LogBuilder()
    for day in 0..<16 {
      history.session(Self.start.advanced(by: 2 * day).description) {
        $0.sets("Crunch", reps: 25)
      }
    }
    let text = try Self.words(Self.report(history), code)
    #expect(text.contains(told), "\(text)")
  }

  @Test("two lifts of a list are not told by one short name, be one done long ago")
  func shortNames() throws {
    var history = LogBuilder()
    for day in [0, 3, 263, 266] {
      history.session(Self.start.advanced(by: day).description) {
        $0.sets("Squat (Barbell)", kg: 60, reps: 8, count: 3)
        $0.sets("Bicep Curl (Dumbbell)", kg: 8, reps: 10, count: 3)
        if day < 10 { $0.sets("Bicep Curl (Barbell)", kg: 20, reps: 10, count: 3) }
      }
    }
    let report = Self.report(history)
    let findings = try #require(report.findings)
    let list = SuggestionList(report.suggestions, findings: findings, log: history.log)
    let curls = list.lines.filter { $0.exercise.hasPrefix("Bicep") }
    #expect(curls.count == 2, "\(list.lines.map(\.exercise))")
    #expect(curls.allSatisfy { $0.shortName == nil })
  }

  @Test("a change is of an estimated maximum, be it of one repetition or of ten")
  func manyRepetitions() throws {
    var history = LogBuilder()
    for (day, reps) in [8, 9, 8, 9, 8, 15, 10].enumerated() {
      history.session(Self.start.advanced(by: 4 * day).description) {
        $0.sets("Lat Pulldown (Machine)", kg: 40, reps: reps, count: 3)
      }
    }
    let text = try Self.words(Self.report(history))
    #expect(text.contains("(%: e1RM, the estimated max, since last time)"), "\(text)")
  }

  @Test("the same work is told since a day, and not over weeks in which it was not done")
  func sameWork() throws {
    func steady(_ days: [Int]) throws -> [String] {
      var history = LogBuilder()
      for day in 0...(days.last ?? 0) where day.isMultiple(of: 3) || days.contains(day) {
        history.session(Self.start.advanced(by: day).description) { session in
          session.sets("Squat (Barbell)", kg: 60 + Double(day), reps: 5, count: 3)
          if days.contains(day) { session.sets("Crunch", reps: 25) }
        }
      }
      let insights = Self.report(history).insights(.today)?.all ?? []
      return insights.filter { $0.insight.type == .steadyRepetitions }
        .map { TextStyle().text(English(unit: .kilogram).insight($0)) }
    }
    #expect(try steady([0, 110, 113, 117]) == [])
    let told = try steady([0, 60, 66, 72, 78, 84, 90])
    #expect(
      told.first?.contains("Crunch 25 repetitions in 6 sessions since 6 Mar") == true, "\(told)")
  }

  @Test("that sets of unknown muscles are not counted is said beside the muscles with few")
  func unknownMuscles() throws {
    var history = LogBuilder()
    history.session(Self.start.description) {
      $0.sets("Bench Press (Barbell)", kg: 60, reps: 8, count: 3)
      $0.sets("Zorp", kg: 20, reps: 10, count: 3)
    }
    let text = try Self.words(Self.report(history))
    #expect(text.contains("Not counted, as its muscles are unknown: Zorp (3 sets)"), "\(text)")
  }

  @Test("sets of several loads are written one kind after the other, each with its unit")
  func kindsOfSets() throws {
    var history = LogBuilder()
    for day in 0..<4 {
      history.session(Self.start.advanced(by: 4 * day).description) { session in
        session.sets("Squat (Barbell)", kg: 60, reps: 3, count: 1)
        session.sets("Squat (Barbell)", kg: 80, reps: 3, count: 1)
        session.sets("Squat (Barbell)", kg: 100, reps: 3, count: 1)
        session.sets("Deadlift (Barbell)", kg: 60, reps: 5, count: 1)
        for reps in [5, 5, 4, 4, 3] {
          session.sets("Deadlift (Barbell)", kg: 90, reps: reps, count: 1)
        }
        session.sets("Pull Up", kg: nil, reps: 8, count: 3)
      }
    }
    let text = try Self.words(Self.report(history))
    #expect(text.contains("60 kg × 3, 80 kg × 3, then 105 kg × 3 "), "\(text)")
    #expect(text.contains("60 kg × 5, then 5 × 90 kg × 5, 5, 5, 5, 4 "), "\(text)")
    #expect(text.contains("3 × 9 reps "), "\(text)")
  }

  @Test("only sets that come again as they were are called the same again")
  func sameAgain() throws {
    var history = LogBuilder()
    for day in 0..<2 {
      history.session(Self.start.advanced(by: 4 * day).description) { session in
        for reps in [12, 12, 8] {
          session.sets("Bench Press (Barbell)", kg: 60, reps: reps, count: 1)
        }
      }
    }
    var line = try #require(Self.report(history).sections?.suggestions.lines.first)
    let wanted = try #require(line.suggestion.topSets?.repetitions)
    let change = zip(wanted, [12, 12, 8]).map { $0 - $1 }
    #expect(change.contains { $0 > 0 } && line.setsChange == .more(change.max() ?? 0), "\(wanted)")
    line.suggestion.action = .hold
    line.suggestion.raisesWeakerSets = false
    let words = English(unit: .kilogram, asOf: nil)
    line.setsChange = .more(3)
    #expect(TextStyle().text(words.shortChange(line)) == "more reps in weaker sets")
    line.setsChange = .fewer
    #expect(TextStyle().text(words.shortChange(line)) == "a little less than last time")
    line.setsChange = nil
    #expect(TextStyle().text(words.shortChange(line)) == "same again")
  }

  @Test("rows that are no sets are named where the sets are counted")
  func leftOutRows() throws {
    var history = LogBuilder()
    history.session("2026-01-05") { $0.sets("Squat (Barbell)", kg: 60, reps: 8, count: 3) }
    var report = Self.report(history)
    report.log.files = [
      SourceFile(name: "a.csv", format: "strong", variant: "", unit: .stated)
    ]
    report.log.files[0].rows = 5
    report.log.files[0].sets = 3
    report.log.leftOut = (0..<2).map {
      LeftOutRow(reason: .restTimer, file: 0, line: 2 + $0, original: "")
    }
    #expect(try Self.words(report).contains("Read: 3 sets of 5 rows (2 rest timers)."))
  }

  @Test("where lifts of the next workout were done again since, it says from when they go on")
  func ownLastTime() throws {
    func text(isAlike: Bool) throws -> String {
      var history = LogBuilder()
      for day in 0..<12 {
        history.session(Self.start.advanced(by: 3 * day).description, title: nil) { session in
          let isA = day.isMultiple(of: 2)
          session.sets(isA ? "Squat (Barbell)" : "Deadlift (Barbell)", kg: 80, reps: 5, count: 3)
          session.sets(isA ? "Leg Press" : "Barbell Row", kg: 60, reps: 8, count: 3)
          if isA || !isAlike { session.sets("Bench Press (Barbell)", kg: 50, reps: 6, count: 3) }
        }
      }
      return try Self.words(Self.report(history))
    }
    #expect(try text(isAlike: false).contains("From 7 Feb: Bench Press."))
    #expect(try !text(isAlike: true).contains("From "))
  }
}
