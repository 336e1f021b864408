import Foundation
import GymBo
import GymBoLog
import TestSupport
import Testing

@testable import GymBoCoach
@testable import GymBoReport

@Suite("Reports of reminders")
struct NudgeReportTests {
  /// Mondays and Thursdays at 18:00, rising, the last on Monday, 2 November 2026.
  static var history: History {
    var builder = LogBuilder()
    let first = CivilDate(iso: "2026-09-07") ?? CivilDate(dayNumber: 0)
    for week in 0..<9 {
      for (offset, lift) in [(0, "Bench Press (Barbell)"), (3, "Squat (Barbell)")]
      where week < 8 || offset == 0 {
        builder.session(
          first.advanced(by: 7 * week + offset).description, title: "Day, \(offset); 💪"
        ) { $0.sets(lift, kg: 60 + 2.5 * Double(week), reps: 8, rpe: 7, count: 3) }
      }
    }
    return History(builder.log)
  }

  private func berlin() throws -> NamedZone { try NamedZone(named: "Europe/Berlin") }
  private static let hasZones = (try? NamedZone(named: "Europe/Berlin")) != nil

  @Test("After the last workout its bests and more load are said, and the next usual day")
  func text() {
    let text = Self.history.nudges().text()
    #expect(text.hasPrefix("Reminders from Mo 2 Nov 2026, 19:00\n"))
    #expect(text.contains("Mo 2 Nov 19:00  A new best. Bench Press (Barbell) 80 kg × 8"))
    #expect(text.contains("Th 5 Nov 17:30"))
    #expect(text.contains("You usually train at 18:00."))
    #expect(text.contains("  Th  18:00  trained on 4 of the last 4"))
  }

  @Test("Of the lifts of a program no load is told that the program does not say")
  func programs() throws {
    let bench = try TrainingProgram("Bench Press, Barbell / 3x8 75kg / progress: dp(2.5kg, 6, 10)")
    let squat = try TrainingProgram("Squat / 3x5 60kg")
    #expect(Self.history.nudges().text().contains("Time for more load?"))
    #expect(!Self.history.nudges(program: bench).text().contains("Time for more load?"))
    #expect(Self.history.nudges(program: squat).text().contains("Time for more load?"))
  }

  @Test("A calendar names no lift, load or workout unless it is asked to")
  func redaction() {
    let report = Self.history.nudges()
    let redacted = String(decoding: report.calendar(), as: UTF8.self)
    for word in ["Bench", "80 kg", "Day", "18:00"] { #expect(!redacted.contains(word), "\(word)") }
    let plain = String(decoding: report.calendar(isPlain: true), as: UTF8.self)
    for word in ["Bench", "80 kg", "Day\\, 3\\; 💪", "18:00"] { #expect(plain.contains(word)) }
    for text in [redacted, plain] {
      #expect(text.contains("UID:workout-reminder.20261105@gymbo.invalid\r\n"))
      #expect(text.contains("TRIGGER:-PT30M\r\n") && text.contains("DTSTART:20261105T180000\r\n"))
    }
    let athlete = String(decoding: report.calendar(athlete: "ana"), as: UTF8.self)
    #expect(athlete.contains("UID:workout-reminder.20261105.ana@gymbo.invalid\r\n"))
  }

  @Test(
    "With a zone the times are instants", .enabled(if: hasZones, "The system has no zone files."))
  func zone() throws {
    let report = Self.history.nudges(zone: try berlin())
    let calendar = String(decoding: report.calendar(), as: UTF8.self)
    #expect(calendar.contains("DTSTART:20261105T170000Z\r\n"))
    let json = JSON(try JSONSerialization.jsonObject(with: Data(report.json())))
    #expect(json["zone"].string == "Europe/Berlin")
    let reminder = json["nudges"].array.last
    #expect(reminder?["dueInstant"].string == "2026-11-05T16:30:00Z")
  }

  @Test(
    "A name that is no zone is refused, also one that names another file",
    arguments: [
      "Europe/Berlins", "", "/etc/passwd", "../../etc/passwd", "Europe//Berlin", "a/../b",
    ])
  func unknownZone(name: String) {
    #expect(throws: UnknownZone(name: name)) { try NamedZone(named: name) }
  }

  @Test("UTC needs no file") func utc() throws {
    #expect(try NamedZone(named: "UTC").rules.offset(at: 1_000_000) == 0)
  }

  @Test("JSON is valid by its schema, with every kind of circumstance")
  func schema() throws {
    let schema = try JSONSchema(#require(ReportSchema(rawValue: "nudges")).text)
    var all = NudgeOptions()
    all.rules = Set(NudgeOptions.Rule.allCases)
    let open = try #require(OpenSession("Push@2026-11-02T20:05 last 20:40 3/8"))
    let now = try #require(CivilTime(iso: "2026-11-02T23:00"))
    for report in [
      Self.history.nudges(), Self.history.nudges(all, now: now, open: open),
      Self.history.nudges(all, now: now, zone: try? berlin()),
      Self.history.nudges(now: CivilTime(iso: "2020-01-01T00:00")),
      History(TrainingLog()).nudges(),
      History(ExampleHistory.log).nudges(all),
    ] {
      #expect(try schema.errors(in: report.json()) == [])
      #expect(report.json() == report.json())
    }
  }

  @Test("A program says the days, and its workouts' names")
  func program() throws {
    let program = try TrainingProgram(
      """
      /// @start 2026-11-02
      # Week 1
      ## Heavy
      /// @weekday tue
      Squat / 3x5 100kg
      ## Light
      /// @weekday fri
      Squat / 3x8 80kg
      """)
    let now = try #require(CivilTime(iso: "2026-11-02T20:00"))
    let nudges = Self.history.nudges(now: now, program: program).text()
    #expect(nudges.contains("Tu 3 Nov 17:30  Time for your workout: Heavy."))
    #expect(nudges.contains("Fr 6 Nov 17:30"))
    #expect(nudges.contains("Time for your workout: Light."))
    #expect(!nudges.contains("Th 5 Nov 17:30"))
  }

  @Test("CSV has a row each, and those held back with the reason")
  func csv() throws {
    let now = try #require(CivilTime(iso: "2026-11-05T17:45"))
    let text = String(decoding: Self.history.nudges(now: now).csv(), as: UTF8.self)
    let rows = text.split(separator: "\r\n").map(String.init)
    #expect(
      rows.first?.hasPrefix("id,rule,due,due_utc,until,title,body,redacted_title,held_back")
        ?? false)
    #expect(rows.contains { $0.hasPrefix("workout-reminder.20261109,") && $0.hasSuffix(",") })
    #expect(rows.contains { $0.hasPrefix("workout-reminder.20261105,") && $0.hasSuffix(",past") })
  }

  // MARK: The writer of calendars

  @Test(
    "Calendars are byte for byte those of the shared vectors, floating and in UTC",
    .enabled(if: Shared.isPresent && hasZones, "The shared data or the zone files are absent."),
    arguments: [true, false])
  func vectors(isFloating: Bool) throws {
    let rules = try berlin().rules
    var writer = ICalendarWriter(
      name: "GymBo", stamp: try #require(CivilDate(iso: "2026-11-15")))
    func event(_ id: String, _ time: String, _ minutes: Int, _ title: String, _ text: String) throws
    {
      let due = try #require(CivilTime(iso: time))
      let utc = try #require(CivilTime(seconds: rules.instant(of: due)))
      let isWorkout = id.hasPrefix("workout")
      writer.write(
        CalendarEvent(
          id: id, moment: isFloating ? .wall(due) : .utc(utc), minutes: minutes, title: title,
          text: text, category: id.prefix { $0 != "." }.uppercased(), isBusy: isWorkout,
          alarm: isWorkout ? 30 : 0))
    }
    try event(
      "workout-reminder.20261116", "2026-11-16T18:00", 60, "Workout", "Usually at 18:00. Ready?")
    let rest = String(repeating: "Regeneration ist wichtig, ", count: 4)
    try event(
      "rest-day.20261118", "2026-11-18T20:00", 15,
      "Ruhetag 🌙, gut gemacht; morgen weiter – \(rest)",
      "3 Tage Training in Folge;\nRegeneration ist wichtig, auch heute \\ morgen.")
    try event(
      "records.20261118T181500", "2026-11-18T19:20", 15, "Neuer Rekord",
      "Öffne GymBo für Einzelheiten.")
    writer.end()
    let name = isFloating ? "calendar-floating" : "calendar-utc"
    let url = Shared.root.appendingPathComponent("vectors/coach/\(name).ics")
    #expect(writer.bytes == Array(try Data(contentsOf: url)))
  }
}
