import Foundation
import GymBo
import GymBoLog
import TestSupport
import Testing

@Suite("Calendars are read by others")
struct CalendarTests {
  @Test(
    "The package icalendar reads each calendar without an error, and with the texts that were written",
    .enabled(
      if: PythonEnvironment.isReady(PythonEnvironment.withEngines), PythonEnvironment.absence))
  func icalendar() throws {
    var builder = LogBuilder()
    let first = CivilDate(iso: "2026-09-07") ?? CivilDate(dayNumber: 0)
    for week in 0..<9 {
      for (offset, lift) in [(0, "Bench Press (Barbell)"), (3, "Squat (Barbell)")] {
        let title =
          "Tag \(offset): schwer, \"müde\"; C:\\x \u{1F4AA}\u{1F3FD} "
          + String(repeating: "ü", count: 60)
        builder.session(first.advanced(by: 7 * week + offset).description, title: title) {
          $0.sets(lift, kg: 60 + 2.5 * Double(week), reps: 8, rpe: 7, count: 3)
        }
      }
    }
    let history = History(builder.log)
    let folder = SharedLibrary.build.appendingPathComponent("GymBoSharedTests.calendars")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    var paths: [String] = []
    for language in Language.all {
      for zone in [nil, try? NamedZone(named: "Europe/Berlin")] {
        var style = TextStyle()
        style.language = language
        let report = history.nudges(zone: zone)
        let url = folder.appendingPathComponent("\(language.code)\(zone?.name.count ?? 0).ics")
        try Data(report.calendar(style, isPlain: true)).write(to: url)
        try Data(report.json(style)).write(to: URL(fileURLWithPath: url.path + ".json"))
        paths.append(url.path)
      }
    }
    let run = try Program.run(
      PythonEnvironment.withEngines.get().path,
      ["-W", "error", SharedLibrary.programs.appendingPathComponent("calendar_files.py").path]
        + paths)
    #expect(run.code == 0, "\(run.error)")
    #expect(run.output == "done\n")
  }
}
