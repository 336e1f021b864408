import GymBoAnalysis
import GymBoLog
import GymBoProgression
import GymBoReport
import TestSupport
import Testing

/// What is said of the next top set, and of how usual a record was.
@Suite struct ExpectationReportTests {
  private static let bench = "Bench Press (Barbell)"

  /// Bench presses every third day, 100 kg × 8, and the last one as given.
  private func history(last: Int = 8, kg: Double = 100, days: Int = 20) -> LogBuilder {
    var history = LogBuilder()
    let first = CivilDate(dayNumber: 20_000)
    for index in 0..<days {
      history.session(first.advanced(by: 3 * index).description) {
        let isLast = index == days - 1
        $0.sets(Self.bench, kg: isLast ? kg : 100, reps: isLast ? last : 8)
      }
    }
    return history
  }

  private func exercise(_ history: LogBuilder, asOf: CivilDate? = nil) throws -> ExerciseReport {
    let findings = try #require(
      HistoryFindings(of: history.log, options: AnalysisOptions(asOf: asOf)))
    return ExerciseReport(
      of: findings.lifts[0], findings: findings, log: history.log, unit: .kilogram)
  }

  private func weekly(_ history: LogBuilder) -> WeeklyReport {
    WeeklyReport(of: history.log, options: AnalysisOptions(), unit: .kilogram)
  }

  private func words(_ text: String) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  @Test("the exercise says how probably the suggested set is completed, and what to expect")
  func expected() throws {
    let report = try exercise(history())
    let suggestion = try #require(report.suggestion)
    let expected = try JSON(text: report.json())["expected"]
    #expect(expected["load"]["value"].number == suggestion.load?.kilograms)
    #expect(expected["repetitions"].int == suggestion.repetitions)
    #expect(expected["suggested"].bool)
    #expect(expected["median"].int == 8)
    #expect(expected["sessions"].int == 20)
    let outcomes = expected["probabilities"].array
    #expect(outcomes.allSatisfy { $0["probability"].number >= 0.03 })
    let eight = try #require(outcomes.first { $0["repetitions"].int == 8 })
    let percent = Int((100 * eight["probability"].number).rounded())
    let text = words(report.text())
    #expect(text.contains("What to expect With 102.5 kg you will probably ("))
    #expect(
      text.contains(
        ") complete 8 repetitions, by your sets near it: you have not lifted as much lately."))
    #expect(text.contains("8: \(percent) %"))
    #expect(text.contains("From 20 sessions: what you usually do, not the most that you could."))
  }

  @Test("a single has no chance, as a log has only those that were completed")
  func single() throws {
    let report = try exercise(history(last: 1, kg: 120))
    let expected = try JSON(text: report.json())["expected"]
    guard report.suggestion?.repetitions == 1 else { return }
    #expect(expected["probability"]["reason"].string == "single")
    #expect(!report.text().contains("complete 1 repetition"))
  }

  @Test("an inactive lift has no next set, and says so")
  func inactive() throws {
    let report = try exercise(history(), asOf: CivilDate(dayNumber: 20_000 + 57 + 43))
    #expect(try JSON(text: report.json())["expected"]["reason"].string == "inactive")
    #expect(!report.text().contains("What to expect"))
  }

  @Test("a lift without loads has no next set, and says so")
  func withoutLoad() throws {
    var history = LogBuilder()
    for day in 10...20 { history.session("2026-01-\(day)") { $0.sets("Push Up", reps: 12) } }
    let report = try exercise(history)
    #expect(try JSON(text: report.json())["expected"]["reason"].string == "no_top_set")
  }

  @Test("after a best e1RM the exercise says how often lifters reach it again")
  func afterRecord() throws {
    let sentence = "in the session after a best"
    #expect(words(try exercise(history(last: 9)).text()).lowercased().contains(sentence))
    #expect(!words(try exercise(history()).text()).lowercased().contains(sentence))
  }

  @Test(
    "a record that could not be expected says so once, and in JSON and the table how usual it was")
  func surprise() throws {
    let report = weekly(history(last: 12))
    let text = words(report.text(TextStyle(), .full))
    #expect(text.components(separatedBy: "a jump or a typing error: it was").count == 2)
    #expect(words(report.text()).components(separatedBy: "a big jump: typed right?").count == 2)
    let records = try JSON(text: report.json())["records"][0]["records"].array
    let estimate = try #require(records.first { $0["kind"].string == "e1rm" })
    #expect(estimate["usual"].string == "jump")
    #expect(estimate["usualProbability"].number < 0.02)
    let volume = try #require(records.first { $0["kind"].string == "session_volume" })
    #expect(volume["usualProbability"]["reason"].string == "not_predicted")
    let rows = try CSVReader.rows(of: report.csv(.records))
    let column = try #require(rows[0].firstIndex(of: "usual_probability"))
    let row = try #require(rows.first { $0[1] == "e1rm" })
    #expect(Double(row[column]) == estimate["usualProbability"].number)
  }

  @Test("a record within the usual is not called surprising")
  func usual() throws {
    let report = weekly(history(kg: 102.5))
    #expect(!words(report.text(TextStyle(), .full)).contains(": it was"))
    #expect(!report.text().contains("surprising"))
    let records = try JSON(text: report.json())["records"][0]["records"].array
    #expect(records.contains { $0["usual"].string == "usual" })
  }

  @Test("the table of expected sets has the probabilities of the exercise's report")
  func table() throws {
    let rows = try CSVReader.rows(of: weekly(history()).csv(.expected))
    let expected = try JSON(text: try exercise(history()).json())["expected"]["probabilities"].array
    #expect(rows.dropFirst().map { $0[2] } == expected.map { String($0["repetitions"].int) })
    #expect(
      rows.dropFirst().map { Double($0[3]) } == expected.map { Optional($0["probability"].number) })
    #expect(rows.dropFirst().allSatisfy { $0[0] == Self.bench })
  }
}
