import Foundation
import TestSupport
import Testing

@Suite("gymbo nudges")
struct NudgesCommandTests {
  private static let sample = "SampleData/strong.csv"

  @Test("It prints reminders and usual days, the same in every run")
  func text() throws {
    let run = try Tool.run("nudges", Self.sample)
    #expect(run.code == 0 && run.error.isEmpty)
    #expect(run.text.hasPrefix("Reminders from "))
    #expect(run.text.contains("\nUsual days\n"))
    #expect(try Tool.run("nudges", Self.sample).text == run.text)
  }

  @Test("Each format is written")
  func formats() throws {
    for (format, beginning) in [
      ("csv", "id,rule,due"), ("json", "{\n  \"schema\": \"gymbo.nudges/1\""),
      ("ics", "BEGIN:VCALENDAR\r\n"),
    ] {
      let run = try Tool.run("nudges", Self.sample, "--format", format)
      #expect(run.code == 0 && run.text.hasPrefix(beginning), "\(format)")
    }
  }

  @Test("Options change what is said")
  func options() throws {
    let now = ["nudges", Self.sample, "--now", "2026-11-14T12:00"]
    let off = try Tool.run(now + ["--rules", "rest-day"])
    #expect(off.text.contains("None in the next seven days."))
    let own = try Tool.run(
      now + ["--usual", "sun=9:30,mon=off,tue=off,wed=off,thu=off,fri=off,sat=off"])
    #expect(own.text.contains("Su 15 Nov 09:00"))
    let open = try Tool.run(
      now + ["--open", "Push@2026-11-14T09:00 last 9:40 3/8", "--format", "json"])
    #expect(open.json["openWorkout"]["state"].string == "paused")
    #expect(open.json["nudges"][0]["rule"].string == "pause")
    #expect(open.json["nudges"][0]["title"].string == "Paused: Push.")
    let german = try Tool.run(now + ["--language", "de", "--format", "json"])
    #expect(german.json["language"].string == "de")
  }

  @Test(
    "What cannot be read is refused with what can be",
    arguments: [
      (["--now", "noon"], "2026-11-02T12:00"), (["--zone", "Mars/Base"], "Europe/Berlin"),
      (["--rules", "paus"], "Did you mean pause?"), (["--quiet", "22-7"], "22:00-7:00"),
      (["--usual", "mon=25:00"], "mon=18:30"), (["--usual", "mon=off,mon=9:00"], "mon=18:30"),
      (["--open", "Push"], "last 18:40"), (["--reminder-hour", "3"], "6 to 22"),
      (["--pause-delay", "3"], "1, 2 or 4"), (["--plain"], "--format ics"),
    ])
  func refusals(words: [String], remedy: String) throws {
    let run = try Tool.run(["nudges", Self.sample] + words)
    #expect(run.code == 2 && run.text.isEmpty)
    #expect(run.error.contains(remedy), "\(run.error)")
  }
}
