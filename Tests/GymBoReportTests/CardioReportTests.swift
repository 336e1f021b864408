import GymBoAnalysis
import GymBoLog
import TestSupport
import Testing

@testable import GymBoReport

@Suite("The cardio of the week")
struct CardioReportTests {
  /// Runs of two weeks: 5 km in 25 minutes, then the given ones.
  private func report(
    of exercise: String = "Running", _ runs: [(metres: Double?, seconds: Double?)]
  ) -> WeeklyReport {
    var history = LogBuilder()
    history.resolutions[exercise] = .catalogue(
      .example(
        exercise, direct: [], indirect: [], movement: .cardio, region: .whole, implement: .other,
        loading: .none, modality: .cardio))
    history.session("2026-01-05") { session in
      session.sets(exercise, seconds: 1500, metres: 5000)
      session.sets("Bench Press (Barbell)", kg: 60, reps: 8, count: 3)
    }
    for (day, run) in runs.enumerated() {
      history.session("2026-01-1\(2 + day)") { session in
        if let metres = run.metres {
          session.sets(exercise, seconds: run.seconds, metres: metres)
        } else if let seconds = run.seconds {
          session.sets(exercise, seconds: seconds)
        }
        session.sets("Bench Press (Barbell)", kg: 60, reps: 8, count: 3)
      }
    }
    return WeeklyReport(
      of: history.log, options: AnalysisOptions(asOf: CivilDate(iso: "2026-01-18")), unit: nil)
  }

  @Test("distance, time and pace of the week stand beside those of the week before")
  func week() throws {
    let report = report([(6000, 1830), (2000, 560)])
    let text = report.text(TextStyle(), .cardio)
    #expect(text.hasPrefix("Cardio, against the week before\n"))
    let flat = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(flat.contains("Running 8 km in 39:50 min 4:59 min/km +3 km, 1 s/km faster"))
    #expect(flat.contains("longest 6 km (a new best)"))
    #expect(flat.contains("fastest 4:40 min/km over 2 km (a new best)"))
    #expect(report.text().contains("Cardio, against"))
    let lifts = try #require(report.sections).lifts.lifts
    #expect(lifts.map(\.exercise) == ["Bench Press (Barbell)"])
  }

  @Test("a set that nobody could do has no pace, and the others keep theirs")
  func impossiblePace() throws {
    let report = report([(5000, 1600), (1000, 30)])
    let line = try #require(report.sections?.cardio?.lines.first)
    #expect(line.pace == 1600.0 / 5000)
    #expect(report.text(TextStyle(), .cardio).contains("6 km"))
    #expect(report.text().contains("1 km in 30 s"))
  }

  @Test("a slower pace is said to be slower, without a sign of progress")
  func slower() throws {
    let report = report([(5000, 1600)])
    let line = try #require(report.sections?.cardio?.lines.first)
    #expect(line.paceChange ?? 0 > 0)
    #expect(line.fastest == nil && line.longest == nil)
    var style = TextStyle()
    style.isColored = true
    let text = report.text(style, .cardio)
    #expect(text.contains("same distance, 20 s/km slower"))
    #expect(!text.contains("\u{1B}[32m") && !text.contains("▁") && !text.contains("↑"))
  }

  @Test("swimming is paced over 100 m, rowing over 500 m, cycling by speed")
  func paces() {
    for (exercise, pace) in [
      ("Swimming", "0:30 min/100 m"), ("Rowing", "2:30 min/500 m"), ("Cycling", "12 km/h"),
      ("Running", "5:00 min/km"),
    ] {
      #expect(report(of: exercise, [(5000, 1500)]).text(TextStyle(), .cardio).contains(pace))
    }
  }

  @Test("work by time alone has neither a distance nor a pace, and says no zero")
  func timeAlone() throws {
    let report = report([(nil, 1800)])
    let text = report.text(TextStyle(), .cardio)
    #expect(text.contains("30:00 min"))
    #expect(!text.contains("km"))
    let cardio = try JSON(text: report.json())["cardio"].array
    #expect(cardio.count == 1)
    #expect(cardio.first?["distance"]["reason"].string == "no_distance")
    #expect(cardio.first?["pace"]["reason"].string == "no_distance")
    #expect(cardio.first?["time"]["value"].number == 1800)
  }

  @Test("the JSON follows its schema, and the table has the same numbers")
  func machineFormats() throws {
    let report = report([(6000, 1830), (2000, 560)])
    let bytes = report.json()
    #expect(try JSONSchema(ReportSchema.report.text).errors(in: bytes) == [])
    let run = try #require(try JSON(text: bytes)["cardio"].array.first)
    #expect(run["distance"]["value"].number == 8000)
    #expect(run["distance"]["previous"].number == 5000)
    #expect(run["pace"]["value"].number == 298.75)
    #expect(run["longest"]["record"].bool == true)
    let rows = try CSVReader.rows(of: report.csv(.cardio))
    let cells = Dictionary(zip(rows[0], rows[1])) { first, _ in first }
    #expect(cells["exercise"] == "Running")
    #expect(cells["distance_m"] == "8000" && cells["duration_s"] == "2390")
    #expect(cells["previous_pace_s"] == "300")
    #expect(cells["fastest_is_record"] == "true")
  }
}
