import GymBoAnalysis
import GymBoLog
import TestSupport
import Testing

@testable import GymBoReport

@Suite("The new bests of the week, as values")
struct RecordsOfTheWeekTests {
  /// The same work for three weeks from 5 October 2026, then a week of better work.
  /// - Parameter lifts: with the loads of the days of the last week.
  private static func records(_ lifts: [(name: String, loads: [Double])]) throws -> WeeklyReport {
    var history = LogBuilder()
    for day in ["05", "08", "12", "15", "19", "22"] {
      history.session("2026-10-\(day)") { session in
        for lift in lifts { session.sets(lift.name, kg: 50, reps: 6, count: 3) }
      }
    }
    for day in 0..<3 {
      history.session("2026-10-\(27 + 2 * day)") { session in
        for lift in lifts where day < lift.loads.count {
          session.sets(lift.name, kg: lift.loads[day], reps: 6, count: 3)
        }
      }
    }
    return WeeklyReport(of: history.log, options: AnalysisOptions(), unit: nil)
  }

  @Test(
    "Records that are no new bests are told as such, and nothing beside them calls them new bests")
  func tooEarly() throws {
    var history = LogBuilder()
    for (day, kg) in [("2026-10-20", 50.0), ("2026-10-27", 55)] {
      history.session(day) { $0.sets("Bench Press (Barbell)", kg: kg, reps: 6, count: 3) }
    }
    let report = WeeklyReport(of: history.log, options: AnalysisOptions(), unit: nil)
    let records = try #require(report.sections?.records)
    #expect(records.bests.isEmpty && !records.sessions.isEmpty)
    for (code, sentence, wrong) in [
      ("en", "None this week that counts: records of volume", "new best e1RM"),
      ("de", "Diese Woche keine, die zählen: Rekorde des Volumens", "neuer Bestwert"),
      ("tr", "Bu hafta sayılan yok: hacim rekorları", "; yeni rekor"),
    ] {
      var style = PageStyle()
      style.language = try #require(Language(code: code))
      let page = CheckedPage(report.page(style)).text
      #expect(page.contains(sentence), "\(code)")
      #expect(!page.lowercased().contains(wrong.lowercased()), "\(code)")
    }
  }

  @Test("A best that rose twice in the week is compared with the weeks before")
  func twiceInTheWeek() throws {
    let report = try Self.records([("Bench Press (Barbell)", [52.5, 55, 57.5])])
    let best = try #require(report.sections?.records.bests.first)
    #expect(best.record.best.value == 57.5)
    #expect(best.record.best.previous == 50)
    #expect(report.text().contains("57.5 kg × 6  +7.5 kg"))
  }

  @Test(
    "Where there is no room for all, compound lifts and the largest gains are shown, in their order"
  )
  func fewOfMany() throws {
    let report = try Self.records([
      ("Bicep Curl (Dumbbell)", [60]), ("Squat (Barbell)", [51]), ("Deadlift (Barbell)", [56]),
      ("Lateral Raise (Dumbbell)", [52]), ("Bench Press (Barbell)", [58]),
    ])
    let records = try #require(report.sections?.records)
    #expect(records.bests.count == 5)
    #expect(records.few(2).map(\.exercise) == ["Deadlift (Barbell)", "Bench Press (Barbell)"])
    #expect(
      records.few(4).map(\.exercise) == [
        "Bicep Curl (Dumbbell)", "Squat (Barbell)", "Deadlift (Barbell)", "Bench Press (Barbell)",
      ])
  }

  @Test("A best that jumped on one of several days is marked by that day")
  func surprise() throws {
    var history = LogBuilder()
    for day in ["05", "12", "19"] {
      history.session("2026-10-\(day)") {
        $0.sets("Overhead Press (Dumbbell)", kg: 8, reps: 10, count: 3)
      }
    }
    for (day, kg, reps) in [("27", 16.0, 11), ("29", 18.0, 8)] {
      history.session("2026-10-\(day)") {
        $0.sets("Overhead Press (Dumbbell)", kg: kg, reps: reps, count: 3)
      }
    }
    let report = WeeklyReport(of: history.log, options: AnalysisOptions(), unit: nil)
    let best = try #require(report.sections?.records.bests.first)
    #expect(best.record.best.value == 18 && best.record.best.previous == 8)
    #expect(try #require(best.record.surprise).probability < 0.1)
  }

  @Test("More repetitions than ever with a load are told as that, and one more is not unusual")
  func moreRepetitions() throws {
    func best(
      _ repetitions: Int, before kilograms: Double, times: Int = 14
    ) throws -> (String, Usualness?) {
      var history = LogBuilder()
      for day in ["05", "08", "12", "15", "19", "22"] {
        history.session("2026-10-\(day)") {
          $0.sets("Leg Extension (Machine)", kg: kilograms, reps: times, count: 3)
        }
      }
      history.session("2026-10-27") {
        $0.sets("Leg Extension (Machine)", kg: 50, reps: repetitions, count: 3)
      }
      let report = WeeklyReport(of: history.log, options: AnalysisOptions(), unit: .kilogram)
      let best = try #require(report.sections?.records.bests.first)
      let words = English(unit: .kilogram, asOf: nil)
      return (TextStyle().text(words.gain(best)), best.record.surprise)
    }
    let one = try best(15, before: 50)
    #expect(one.0.hasPrefix("+1 rep") && one.1 == nil, "\(one)")
    let five = try best(19, before: 50)
    #expect(five.0.hasPrefix("+5 reps"), "\(five)")
    #expect(try best(7, before: 50, times: 6).1 == nil)
    #expect(try best(11, before: 50, times: 6).1 != nil)
    #expect(try best(15, before: 45).0 == "+5 kg")
  }
}
