import GymBoAnalysis
import GymBoLog
import TestSupport
import Testing

@testable import GymBoReport

@Suite("What needs attention, in the short report")
struct ShortAttentionTests {
  private static func report(
    _ lift: String = "Bench Press (Barbell)",
    _ set: (Int) -> (kilograms: Double, repetitions: Int)
  ) throws -> WeeklyReport {
    var history = LogBuilder()
    let start = try #require(CivilDate(iso: "2026-01-05"))
    for day in 0..<20 {
      history.session(start.advanced(by: 4 * day).description) {
        $0.sets(lift, kg: set(day).kilograms, reps: set(day).repetitions, count: 3)
      }
    }
    return WeeklyReport(of: history.log, options: AnalysisOptions(), unit: nil)
  }

  private static func words(_ report: WeeklyReport, _ code: String = "en") throws -> String {
    var style = TextStyle()
    style.language = try #require(Language(code: code))
    return report.text(style).split(whereSeparator: \.isWhitespace).joined(separator: " ")
      .replacing("\u{A0}", with: " ")
  }

  private static func text(
    _ items: [AttentionItem], most: Int, _ code: String = "en"
  ) throws -> String {
    let report = try report { _ in (80, 5) }
    var list = try #require(report.sections).attention
    list.items = items
    var page = TextPage(TextStyle())
    let language = try #require(Language(code: code))
    page.write(list, most: most, language.words(unit: report.unit, asOf: report.findings?.asOf))
    return page.text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  @Test(
    "where nothing needs attention, that is said",
    arguments: [
      ("en", "Needs attention: nothing urgent."), ("de", "nichts Dringendes."),
      ("tr", "acil bir şey yok."),
    ])
  func nothing(code: String, told: String) throws {
    #expect(try Self.text([], most: 5, code).hasSuffix(told))
    // Notes on the data of earlier weeks are counted where the report says what was read.
    let data = AttentionItem.dataCheck(issues: 6, kinds: 4, files: ["a.csv"])
    #expect(try Self.text([data], most: 1, code).hasSuffix(told))
  }

  @Test("more sets of the weaker lift are not advised where its muscles have too many")
  func manySetsOfTheWeaker() throws {
    func hasRatio(squats: Int) throws -> Bool {
      var history = LogBuilder()
      let start = try #require(CivilDate(iso: "2026-01-05"))
      for day in 0..<16 {
        history.session(start.advanced(by: 3 * day).description) {
          $0.sets("Squat (Barbell)", kg: 60, reps: 5, count: squats)
          $0.sets("Bench Press (Barbell)", kg: 80, reps: 5, count: 3)
        }
      }
      let report = WeeklyReport(of: history.log, options: AnalysisOptions(), unit: nil)
      return try #require(report.sections).attention.items.contains {
        if case .strengthRatio = $0 { true } else { false }
      }
    }
    #expect(try hasRatio(squats: 3))
    #expect(try !hasRatio(squats: 12))
  }

  @Test("what is left out is named, by what it is of")
  func rest() throws {
    let volumes = [Muscle.hamstrings, .quadriceps, .chest].map {
      AttentionItem.muchVolume($0, sets: 30, most: 20, isOfLastDays: true)
    }
    let goal = AttentionItem.goalMissed(workouts: 1, goal: 3)
    #expect(try Self.text(volumes, most: 5).contains("also High volume (quadriceps, chest)."))
    #expect(try Self.text([goal], most: 5).contains("also") == false)
    let lifts: [AttentionItem] = [
      .moreLifts(.declining, exercises: ["Curl"], more: 0),
      .moreLifts(.plateau, exercises: ["Row", "Press"], more: 3),
    ]
    let text = try Self.text(lifts + volumes, most: 1)
    #expect(
      text.contains(
        "also Plateau (Row, Press and 3 more), High volume (hamstrings, quadriceps, chest)."),
      "\(text)")
    // What is doubtful in earlier weeks is counted where the report says what was read.
    let data = AttentionItem.dataCheck(issues: 6, kinds: 4, files: ["a.csv"])
    #expect(try !Self.text([goal, data], most: 5).contains("also"))
  }

  @Test(
    "a plateau is told by the day of the last best, not by the weeks that were judged",
    arguments: [
      ("en", "Plateau: Bench Press (Barbell), no new best since 13 Jan.", "for 5 weeks"),
      ("de", "Plateau: Bench Press (Barbell), kein neuer Bestwert seit 13. Jan.", "seit 5 Wochen"),
      ("tr", "Plato: Bench Press (Barbell), 13 Oca tarihinden beri yeni rekor yok", "5 haftadır"),
    ])
  func plateau(code: String, day: String, weeks: String) throws {
    let text = try Self.words(
      Self.report { ($0 == 2 ? 85 : 80, $0.isMultiple(of: 2) ? 5 : 6) }, code)
    #expect(text.contains(day) && !text.contains(weeks), "\(text)")
  }

  @Test("a best that is doubted is none to wait for")
  func doubtedBest() throws {
    let text = try Self.words(
      Self.report { ($0 == 4 ? 130 : 80, $0.isMultiple(of: 2) ? 5 : 6) })
    #expect(text.contains("Plateau: Bench Press (Barbell)"), "\(text)")
    #expect(!text.contains("no new best"), "\(text)")
  }

  @Test("the advice for a lift on a plateau is that of the next workout")
  func sameAdvice() throws {
    let ready = try Self.report {
      ($0 == 2 ? 90 : $0 > 15 ? 82.5 : 80, $0 > 15 ? 5 : $0.isMultiple(of: 2) ? 5 : 6)
    }
    let item = try #require(ready.sections).attention.items.first { $0.lifts?.state == .plateau }
    let movement = try #require(item)
    let next = try #require(ready.suggestions.first)
    #expect(next.action.isMore, "\(next.action)")
    let text = try Self.words(ready)
    let set = TextStyle().text(English(unit: .kilogram).set(SetWork(next)))
    #expect(text.contains("Try \(set) next."), "\(movement) \(text)")
    #expect(!text.contains("If it stays so"), "\(text)")
  }

  @Test("where only the weaker sets are to follow, the best set is not told as a step")
  func weakerSets() throws {
    var history = LogBuilder()
    let start = try #require(CivilDate(iso: "2026-01-05"))
    for day in 0..<20 {
      history.session(start.advanced(by: 4 * day).description) {
        let best = day == 2 ? 85.0 : 80
        $0.sets("Bench Press (Barbell)", kg: best, reps: day.isMultiple(of: 2) ? 5 : 6)
        $0.sets("Bench Press (Barbell)", kg: 80, reps: 4, count: 2)
      }
    }
    let report = WeeklyReport(of: history.log, options: AnalysisOptions(), unit: nil)
    let next = try #require(report.suggestions.first)
    #expect(next.raisesWeakerSets, "\(next.action)")
    let text = try Self.words(report)
    #expect(text.contains("Next time one repetition more where it goes."), "\(text)")
  }
}
