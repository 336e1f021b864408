import GymBoAnalysis
import GymBoLog
import GymBoProgression
import GymBoReport
import TestSupport
import Testing

/// The exercise report's own curve and intensity.
@Suite struct CurveReportTests {
  private static let first = CivilDate(iso: "2026-01-05") ?? CivilDate(dayNumber: 0)

  private func report(
    _ history: LogBuilder, unit: LoadUnit? = nil
  ) throws -> ExerciseReport {
    let findings = try #require(HistoryFindings(of: history.log, options: AnalysisOptions()))
    return ExerciseReport(
      of: findings.lifts[0], findings: findings, log: history.log, unit: unit)
  }

  /// Sets to failure of a lifter whose load at r repetitions is 100 kg · (1 − (r − 1) / 40).
  private func curved() -> LogBuilder {
    var history = LogBuilder()
    for (index, repetitions) in [3, 8, 5, 10, 4, 6, 3, 8, 5, 10, 4, 6].enumerated() {
      history.session(Self.first.advanced(by: 4 * index).description) {
        $0.sets(
          "Squat (Barbell)", kg: 100 * (1 - Double(repetitions - 1) / 40), reps: repetitions,
          rpe: 10)
      }
    }
    return history
  }

  /// Two sessions a week that gain so much a week, with some scatter.
  private func progressing(kg gain: Double, weeks: Int = 16) -> LogBuilder {
    var history = LogBuilder()
    for index in 0..<(2 * weeks) {
      let load = 100 + gain * Double(index) / 2 + [0, 0.5, -0.5, 0.25][index % 4]
      history.session(
        Self.first.advanced(by: 7 * (index / 2) + 3 * (index % 2)).description
      ) { $0.sets("Squat (Barbell)", kg: load, reps: 5) }
    }
    return history
  }

  private func words(_ report: ExerciseReport) -> String {
    report.text(TextStyle()).split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  @Test("a lifter's own curve is shown with its 1RM, its sets and what people in general can")
  func curve() throws {
    let report = try report(curved())
    let curve = try JSON(text: report.json())["repetitionCurve"]
    #expect((curve["k"].number - 40).magnitude < 1)
    #expect(curve["interval"].numbers.first.map { $0 < curve["k"].number } == true)
    #expect((curve["maximum"]["value"].number - 100).magnitude < 1)
    #expect(curve["sets"].int == 12 && curve["ratedSets"].int == 12)
    #expect(curve["percentages"].array.map { $0["repetitions"].int } == [1, 3, 5, 8, 10])
    let five = curve["percentages"][2]
    #expect((five["percent"].number - 90).magnitude < 0.5)
    #expect((five["population"].number - 87.8787878788).magnitude < 1e-9)
    let load = five["percent"].number / 100 * curve["maximum"]["value"].number
    #expect(isClose(five["load"].number, load, within: 1e-9))
    let text = words(report)
    #expect(text.contains("Own repetition curve repetitions 1 3 5 8 10 load, kg"))
    #expect(text.contains("of the own 1RM 100 % 95 % 90 %"))
    #expect(text.contains("from 12 sets, 12 of them with an RPE."))
  }

  @Test("a log that does not carry a curve says why")
  func noCurve() throws {
    let report = try report(progressing(kg: 0.5))
    let json = try JSON(text: report.json())
    let reason = json["repetitionCurve"]["reason"].string
    #expect(RepetitionCurve.Refusal(rawValue: reason) != nil)
    #expect(reason == "too_few_sets")
    #expect(
      words(report).contains(
        "Not enough different weights to fit your own curve: fewer than 8 sets in blocks of 4 weeks that hold more than one"
      ))
    #expect(try !ExampleHistory.exercise("Plank").text(TextStyle()).contains("Own repetition"))
  }

  @Test("the last 28 days stand by zone, the last session by Prilepin's table and INOL")
  func intensity() throws {
    var history = LogBuilder()
    for week in 0..<6 {
      history.session(Self.first.advanced(by: 7 * week).description) {
        $0.sets("Squat (Barbell)", kg: 100, reps: 1)
        $0.sets("Squat (Barbell)", kg: 75, reps: 5, count: 3)
      }
    }
    let report = try report(history)
    let intensity = try JSON(text: report.json())["intensity"]
    #expect(intensity["sets"].int == 16 && intensity["setsWithoutMaximum"].int == 0)
    #expect(intensity["zones"].array.map { $0["sets"].int } == [0, 0, 12, 0, 4])
    let last = try #require(intensity["sessions"].array.last)
    #expect(last["inol"]["reason"].string == MissingReason.atMaximum.rawValue)
    #expect(last["prilepin"][0]["repetitions"].int == 15)
    #expect(last["prilepin"][0]["verdict"].string == "within")
    let text = words(report)
    #expect(text.contains("70–79 % 12 sets 60 repetitions"))
    #expect(text.contains("15 repetitions at 70–79 %, within Prilepin's 12–24"))
    #expect(intensity["weekINOL"]["reason"].string == MissingReason.atMaximum.rawValue)
  }

  @Test("percentages of what was added to body weight are none")
  func addedLoad() throws {
    var history = LogBuilder()
    for day in stride(from: 0, through: 35, by: 7) {
      history.session(Self.first.advanced(by: day).description) {
        $0.sets("Pull Up", kg: 10, reps: 5, count: 3)
      }
    }
    let report = try report(history)
    let intensity = try JSON(text: report.json())["intensity"]
    #expect(intensity["average"]["reason"].string == MissingReason.addedLoad.rawValue)
    #expect(intensity["weekINOL"]["reason"].string == MissingReason.addedLoad.rawValue)
    #expect(!words(report).contains("INOL"))
  }

  @Test("the week has its INOL, and the last session says how tired it left the lift")
  func weekAndFatigue() throws {
    var history = LogBuilder()
    for day in stride(from: 0, through: 35, by: 7) {
      history.session(Self.first.advanced(by: day).description) {
        $0.sets("Squat (Barbell)", kg: 100, reps: 5, rpe: 8)
        $0.sets("Squat (Barbell)", kg: 100, reps: 5, rpe: 9)
      }
      // Of the maximum, 112.5 kg: 80 %.
      history.session(Self.first.advanced(by: day + 3).description) {
        $0.sets("Squat (Barbell)", kg: 90, reps: 5, rpe: 7)
        $0.sets("Squat (Barbell)", kg: 90, reps: 5, rpe: 8)
      }
    }
    let report = try report(history)
    let intensity = try JSON(text: report.json())["intensity"]
    // 10 / (100 − 88.9) + 10 / (100 − 80).
    let inol = intensity["weekINOL"].number
    #expect(abs(inol - 1.4) < 1e-9)
    #expect(intensity["weekINOLBand"].string == "easy")
    // The chart has 5 repetitions at RPE 7 at 78.6 % and at RPE 8 at 81.1 %.
    let fatigue = intensity["lastSessionFatigue"]
    let percent = fatigue["percent"].number
    #expect(abs(percent - 100 * (1 - 78.6 / 81.1)) < 1e-9)
    #expect(fatigue["band"].string == "low")
    let text = words(report)
    #expect(text.contains("fatigue 3.1 % (low)"))
    #expect(text.contains("The week: INOL 1.40 (easy)."))
  }
}
