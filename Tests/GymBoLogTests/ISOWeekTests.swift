import Foundation
import GymBoLog
import TestSupport
import Testing

@Suite struct ISOWeekTests {
  @Test(
    "weeks at the turns of the years 1900–2299 are those of ISO 8601",
    .enabled(if: Shared.isPresent, Shared.absence))
  func boundaries() throws {
    let url = Shared.root.appendingPathComponent(
      "corpora/calendar/iso_week_boundaries_1900_2299.csv")
    let rows = try String(contentsOf: url, encoding: .utf8)
      .split(whereSeparator: \.isNewline).dropFirst()
    #expect(rows.count > 6_000)
    for row in rows {
      let cells = row.split(separator: ",")
      let date = try #require(CivilDate(iso: cells[0]))
      let found = [date.isoWeek.year, date.isoWeek.number, date.weekday.rawValue]
      guard found == cells.dropFirst().compactMap({ Int($0) }) else {
        Issue.record("\(row): \(found)")
        return
      }
      guard ISOWeek(date.isoWeek.description) == date.isoWeek else {
        Issue.record("\(date.isoWeek) does not lead back")
        return
      }
    }
  }

  @Test("a week runs from Monday to Sunday and holds its seven days alone")
  func days() throws {
    let week = try #require(ISOWeek("2026-W29"))
    #expect(week.start.description == "2026-07-13")
    #expect(week.end.description == "2026-07-19")
    #expect(week.start.weekday == .monday)
    #expect((-1...7).map { week.contains(week.start.advanced(by: $0)) }.count(where: \.self) == 7)
    #expect(week.next.previous == week)
    #expect(week.next.weeks(since: week) == 1)
  }

  @Test("only long years have a week 53")
  func week53() {
    #expect(ISOWeek("2020-W53")?.start.description == "2020-12-28")
    #expect(ISOWeek("2021-W53") == nil)
    #expect(ISOWeek("2026-W53")?.next.description == "2027-W01")
  }

  @Test(
    "other texts are no week",
    arguments: ["2026-W00", "2026-W54", "2026W29", "2026-29", "26-W29", "2026-W9", "", "2026-W-1"])
  func notAWeek(text: String) {
    #expect(ISOWeek(text) == nil)
  }

  @Test("a sign is no digit of a week")
  func signs() {
    #expect(ISOWeek("2026-W+1") == nil)
    #expect(ISOWeek("2026-W-1") == nil)
  }
}
