import GymBoAnalysis
import GymBoLog
import TestSupport
import Testing

@testable import GymBoReport

/// The weekly report as it is printed without options: what it shows, in which order, and at which width.
@Suite struct ShortReportTests {
  private func report() -> WeeklyReport {
    WeeklyReport(of: TextReportTests.usualLog(), options: AnalysisOptions(), unit: .kilogram)
  }

  private func text(_ width: Int, _ shown: ReportText = .brief) -> String {
    var style = TextStyle()
    style.width = width
    return report().text(style, shown)
  }

  @Test("the parts come in one order: bests, attention, next, lifts, muscles, data")
  func order() throws {
    let text = text(80)
    let marks = [
      "Week ", "Next: ", "This week, lift by lift", "Muscles, sets of", "Read: ", "More: ",
    ]
    let places = try marks.map { try #require(text.range(of: $0)).lowerBound }
    #expect(places == places.sorted())
    for title in [
      "Streaks and milestones", "Periods up to", "Balance of 28 days", "Repetition bands",
    ] {
      #expect(!text.contains(title))
      #expect(self.text(80, .full).contains(title))
    }
  }

  @Test("every part can be asked for alone, and is the same in the full report")
  func parts() {
    let full = text(80, .full)
    // Nothing was measured of this lifter's body.
    for part in ReportText.Part.allCases where part != .body {
      let text = text(80, ReportText([part]))
      #expect(!text.isEmpty && full.contains(text), "\(part)")
    }
    #expect(text(80, ReportText(ReportText.Part.allCases)) == full)
  }

  @Test("no name and no cell is cut at any width of a terminal", arguments: [40, 60, 80, 100])
  func nothingIsCut(width: Int) {
    for shown in [ReportText.brief, .full] {
      #expect(!text(width, shown).contains("…"))
    }
    let flat = text(width, .full).split(whereSeparator: \.isWhitespace).joined(separator: " ")
    for word in ["Bench Press", "140 kg × 5", "month", "per set", "Running", "opinion"] {
      #expect(flat.contains(word), "\(word)")
    }
  }

  @Test("below 60 columns a lift takes two lines: its name, then the rest")
  func twoLines() {
    #expect(text(40, .lifts).contains("\n  Deadlift (Barbell)\n    140 kg × 5 · same ·"))
    #expect(text(80, .lifts).contains("\n  Deadlift  "))
  }

  @Test("a short name is used where there is no room, unless two lifts share it")
  func shortNames() {
    var table = AlignedTable([.left, .left], wrapsLast: true)
    table.add(["Bench Press (Barbell)", "1234567890 1234567890"], short: "Bench Press")
    var (wide, narrow) = ("", "")
    table.write(width: 60, style: TextStyle(), to: &wide)
    table.write(width: 36, style: TextStyle(), to: &narrow)
    #expect(wide == "  Bench Press (Barbell)  1234567890 1234567890\n")
    #expect(narrow == "  Bench Press  1234567890 1234567890\n")
  }

  @Test("a last column wraps at its own place, and a long name takes a line of its own")
  func wrapping() {
    var table = AlignedTable([.left, .left, .left], wrapsLast: true)
    table.add(["Squat", "100 kg", "one two three four five six"])
    table.add(["A lift with a long name", "90 kg", "seven"])
    var text = ""
    table.write(width: 40, style: TextStyle(), to: &text)
    #expect(
      text == """
          Squat           100 kg  one two three
                                  four five six
          A lift with a long name
                          90 kg   seven

        """)
  }

  @Test("a table that does not fit becomes paragraphs with the titles of its columns")
  func paragraphs() {
    var table = AlignedTable([.left, .right, .right])
    table.title(["", "sets", "volume"])
    table.add(["a week of the year", "48", "27,411 kg"])
    var text = ""
    table.write(width: 20, style: TextStyle(), to: &text)
    #expect(text == "  a week of the year\n    sets 48\n    volume 27,411 kg\n")
  }

  @Test("beside a record no change for the worse is shown, and the word is new best")
  func recordsAreNoFalls() throws {
    var history = LogBuilder()
    history.resolutions["Squat"] = .user(.example("Squat"))
    for (day, kg, reps) in [
      ("2026-10-05", 100.0, 5), ("2026-10-12", 100, 5), ("2026-11-10", 110, 5),
      ("2026-11-14", 90, 5),
    ] {
      history.session(day) { $0.sets("Squat", kg: kg, reps: reps) }
    }
    let report = WeeklyReport(of: history.log, options: AnalysisOptions(), unit: nil)
    let lift = try #require(report.sections?.lifts.lifts.first)
    #expect(lift.hasRecord && lift.state == .record && lift.change?.isUp == true)
    #expect(report.text().contains("Squat  110 kg × 5  +10 kg\n"))
  }

  @Test("a bar shows its value and, where it does not cover it, the range")
  func bars() {
    #expect(Bar.text(5, range: 2...10, largest: 10, width: 10) == "█████░░░░░")
    #expect(Bar.text(1, range: 4...8, largest: 10, width: 10) == "█   ░░░░")
    #expect(Bar.text(10, range: 2...8, largest: 10, width: 10) == "██████████")
    #expect(Bar.text(3, range: nil, largest: 10, width: 10) == "███")
  }

  @Test("while the week runs muscles are judged on the last seven days, else on the week")
  func muscles() throws {
    var history = LogBuilder()
    let facts = ExerciseFacts.example("Press", direct: [.chest], indirect: [])
    history.resolutions["Press"] = .user(facts)
    history.session("2026-11-05") { $0.sets("Press", kg: 50, reps: 8, count: 8) }
    history.session("2026-11-09") { $0.sets("Press", kg: 50, reps: 8, count: 2) }
    func section(_ asOf: String) throws -> MusclesOfTheWeek {
      let options = AnalysisOptions(asOf: CivilDate(iso: asOf))
      return try #require(
        WeeklyReport(of: history.log, options: options, unit: nil).sections?.muscles)
    }
    let running = try section("2026-11-09")
    #expect(running.isOfLastDays && running.rows.first?.sets == 10)
    #expect(running.rows.first?.place == .within)
    let whole = try section("2026-11-15")
    #expect(!whole.isOfLastDays && whole.rows.first?.sets == 2 && whole.rows.first?.place == .low)
  }
}
