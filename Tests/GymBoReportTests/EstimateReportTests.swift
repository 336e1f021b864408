import GymBoAnalysis
import GymBoLog
import GymBoProgression
import GymBoReport
import TestSupport
import Testing

/// An estimate is never shown without how sure it is.
@Suite struct EstimateReportTests {
  /// 80 % of ± 1.2816 · √(0.02² + (1.5 / (37 − 8))²), of 100 kg × 8 by Brzycki.
  private static let interval = [115.621666, 133.281473]

  /// The report's words with every run of blanks made one.
  private func words(_ text: String) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  @Test("100 kg × 8 is 124.1 kg with an 80 % interval of 115.6 to 133.3 kg, medium confidence")
  func json() throws {
    let report = try ExampleHistory.exercise("Bench Press (Barbell)")
    let json = try JSON(text: report.json())
    let record = json["exercise"]["records"]["e1RM"]
    let estimate = try #require(
      report.lift.records.estimate?.row.flatMap {
        StrengthEstimate(row: $0, of: report.log, options: AnalysisOptions())
      })
    #expect(record["confidence"].string == "medium")
    #expect(record["method"].string == "brzycki")
    let shown = record["interval"].numbers
    #expect(isClose(shown[0], estimate.interval.lowerBound, within: 1e-11))
    #expect(isClose(shown[1], estimate.interval.upperBound, within: 1e-11))
    for (end, expected) in zip(shown, Self.interval) {
      #expect((end - expected).magnitude < 1e-6)
    }
    for point in json["series"].array {
      let ends = point["e1RMInterval"].numbers
      #expect(ends[0] <= point["e1RM"].number && point["e1RM"].number <= ends[1])
      #expect(point["e1RMConfidence"].string == "medium")
    }
  }

  @Test("a lift without an estimate has no interval of one")
  func noEstimate() throws {
    let json = try JSON(text: ExampleHistory.exercise("Plank").json())
    #expect(json["series"].array.allSatisfy { $0["e1RMInterval"].isNull })
    #expect(json["exercise"]["records"]["e1RM"]["interval"].isNull)
    #expect(
      try !ExampleHistory.exercise("Plank").text(TextStyle()).contains("confidence"))
  }

  @Test("records other than the e1RM have no interval")
  func otherRecords() throws {
    let records = try JSON(
      text: ExampleHistory.exercise("Bench Press (Barbell)").json())["exercise"]["records"]
    #expect(records["load"]["interval"].isNull && records["setVolume"]["interval"].isNull)
  }

  @Test("The last e1RM has its day where the last session has none")
  func dayOfLast() throws {
    func text(lastReps: Int) throws -> String {
      var history = LogBuilder()
      for (day, reps) in [("2026-03-02", 8), ("2026-03-05", 9), ("2026-03-09", lastReps)] {
        history.session(day) { $0.sets("Squat (Barbell)", kg: 80, reps: reps) }
      }
      let findings = try #require(HistoryFindings(of: history.log, options: AnalysisOptions()))
      return words(
        ExerciseReport(of: findings.lifts[0], findings: findings, log: history.log, unit: nil)
          .text(TextStyle()))
    }
    #expect(try text(lastReps: 15).contains("; last 102.9 kg on 5 Mar, 80 % interval"))
    #expect(try text(lastReps: 8).contains("; last 99.3 kg, 80 % interval"))
  }

  @Test("text and tables show the same interval as JSON")
  func sameEverywhere() throws {
    let report = try ExampleHistory.exercise("Bench Press (Barbell)")
    let ends = try JSON(text: report.json())["exercise"]["records"]["e1RM"]["interval"].numbers
    let text = words(report.text(TextStyle()))
    #expect(
      text.contains("e1RM by Brzycki: best 124.1 kg, 80 % interval 115.")
        && text.contains("kg, medium confidence; last 124.1 kg"))
    func rows(_ table: ResultTable) throws -> [[String: String]] {
      let cells = try CSVReader.rows(of: ExampleHistory.report().csv(table))
      let header = try #require(cells.first)
      return cells.dropFirst().map { Dictionary(uniqueKeysWithValues: zip(header, $0)) }
        .filter { $0["exercise"] == "Bench Press (Barbell)" }
    }
    let exercise = try #require(rows(.exercises).first)
    #expect(exercise["best_e1rm_low_kg"].flatMap(Double.init) == ends[0])
    #expect(exercise["best_e1rm_high_kg"].flatMap(Double.init) == ends[1])
    #expect(exercise["best_e1rm_confidence"] == "medium")
    #expect(exercise["best_e1rm_method"] == "brzycki")
    let record = try #require(rows(.records).first { $0["kind"] == "e1rm" })
    #expect(record["value_low"].flatMap(Double.init) == ends[0])
    #expect(record["value_high"].flatMap(Double.init) == ends[1])
    let load = try #require(rows(.records).first { $0["kind"] == "load" })
    #expect(load["value_low"] == "" && load["confidence"] == "")
  }

  @Test("a record of the week is told with its interval, which is wider than most gains")
  func weekly() {
    var history = LogBuilder()
    history.session("2026-11-05") { $0.sets("Bench Press (Barbell)", kg: 100, reps: 7) }
    history.session("2026-11-12") { $0.sets("Bench Press (Barbell)", kg: 100, reps: 8) }
    let report = ExampleHistory.report(log: history.log)
    #expect(
      words(report.text(TextStyle(), .full)).contains(
        "best e1RM 124.1 kg (+4.1 kg), 80 % interval 115."))
  }

  @Test("another formula is named, and reserves that count are told")
  func otherFormula() throws {
    var options = AnalysisOptions()
    options.formula = .epley
    options.adjustsForEffort = true
    let findings = try #require(HistoryFindings(of: ExampleHistory.log, options: options))
    let report = ExerciseReport(
      of: findings.lifts[0], findings: findings, log: ExampleHistory.log, unit: nil)
    #expect(
      words(report.text(TextStyle())).contains(
        "e1RM by Epley, repetitions in reserve counted as done: best"))
  }
}
