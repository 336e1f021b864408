import Foundation
import GymBo
import GymBoLog
import TestSupport
import Testing

@testable import GymBoReport

@Suite("Calendars of plans")
struct PlanCalendarTests {
  @Test("The calendar has the days to come, in lines of at most 75 octets that end in CRLF")
  func calendar() throws {
    let name = String(repeating: "Ä lang, ", count: 20)
    let text = PlanReportTests.text.replacingOccurrences(of: "## B", with: "## B \(name)")
    let bytes = try PlanReportTests.report(text, asOf: "2026-11-04").calendar(isPlain: true)
    let lines = String(decoding: bytes, as: UTF8.self).components(separatedBy: "\r\n")
    #expect(lines.allSatisfy { $0.utf8.count <= 75 && !$0.contains("\n") })
    #expect(lines.first == "BEGIN:VCALENDAR")
    #expect(lines.suffix(2) == ["END:VCALENDAR", ""])
    #expect(lines.contains("UID:plan.20261102.1.1.2@gymbo.invalid"))
    #expect(lines.contains("DTSTART;VALUE=DATE:20261106"))
    let unfolded = lines.reduce("") { $1.hasPrefix(" ") ? $0 + $1.dropFirst() : $0 + "\n" + $1 }
    #expect(unfolded.contains("SUMMARY:B Ä lang\\, Ä lang\\,"))
  }

  private static func events(_ report: PlanReport) -> [String] {
    String(decoding: report.calendar(isPlain: true), as: UTF8.self).replacing("\r\n ", with: "")
      .components(separatedBy: "BEGIN:VEVENT").dropFirst().map { $0 }
  }

  @Test("Days in turn are in the calendar on the days on which the lifter usually trains")
  func usualDays() throws {
    var history = LogBuilder()
    for week in 0..<6 {
      for day in [0, 3] {
        let date = try #require(CivilDate(iso: "2026-10-05")).advanced(by: 7 * week + day)
        history.session(date.description) { $0.sets("Squat (Barbell)", kg: 60, reps: 5) }
      }
    }
    // The last workout was on Thursday, 12 November.
    let program = try TrainingProgram(
      "# 1\n## A\nLeg Press / 3x5 100kg\n## B\nDeadlift / 3x5 100kg\n## C\nChin Up / 3x5")
    let events = Self.events(History(history.log).analysis().plan(program))
    #expect(events.count == 2)
    for (event, parts) in zip(
      events,
      [
        ["SUMMARY:A", "DATE:20261116", "A usual day of yours"],
        ["SUMMARY:B", "DATE:20261119", "Loads as of 12 Nov"],
      ])
    {
      for part in parts { #expect(event.contains(part), "\(part)\n\(event)") }
    }
    #expect(!events[0].contains("Loads as of"))
  }

  @Test("Who trains on more days a week than are usual gets the other workouts on proposed days")
  func daysBesides() throws {
    var history = LogBuilder()
    for (week, others) in [[1, 5], [0, 4], [1, 4], [2, 6], [0, 5], [2, 5]].enumerated() {
      for day in ([3] + others).sorted() {
        let date = try #require(CivilDate(iso: "2026-10-05")).advanced(by: 7 * week + day)
        history.session(date.description) { $0.sets("Squat (Barbell)", kg: 60, reps: 5) }
      }
    }
    let program = try TrainingProgram(
      "# 1\n## A\nLeg Press / 3x5 100kg\n## B\nDeadlift / 3x5 100kg\n## C\nChin Up / 3x5")
    let events = Self.events(History(history.log).analysis().plan(program))
    #expect(events.count == 3)
    #expect(events.count { $0.contains("A usual day of yours") } == 1)
    #expect(events.count { $0.contains("only a proposal.") } == 2)
    let dates = events.compactMap { $0.firstMatch(of: /DATE:(\d+)/)?.output.1 }
    #expect(dates.count == 3 && dates == dates.sorted() && Set(dates).count == 3)
  }

  @Test(
    "Where no day is usual, the next of the days in turn is on the first free day, and that is said"
  )
  func proposedDay() throws {
    let program = "# 1\n## A\nLeg Press / 3x5 100kg\n## B\nDeadlift / 3x5 100kg"
    for (asOf, date) in [("2026-11-03", "20261104"), ("2026-11-07", "20261107")] {
      let events = try Self.events(PlanReportTests.report(program, asOf: asOf))
      #expect(events.count == 1)
      #expect(events[0].contains("SUMMARY:A") && events[0].contains("DATE:\(date)"))
      #expect(events[0].contains("the day is only a proposal."))
    }
    let later = try Self.events(PlanReportTests.report("/// @start 2026-12-01\n" + program))
    #expect(later[0].contains("DATE:20261201"))
    let finished = "/// @start 2026-11-02\n/// @cycles 1\nSquat / 3x5"
    #expect(try Self.events(PlanReportTests.report(finished)).isEmpty)
  }
}
