import GymBoLog
import Testing

@Suite struct CivilDateTests {
  @Test("every day from 1600 to 2400 follows the one before, and its parts lead back to it")
  func roundTrip() throws {
    var expected = try #require(CivilDate(year: 1600, month: 1, day: 1)).dayNumber
    for year in 1600...2400 {
      for month in 1...12 {
        for day in 1...CivilDate.daysIn(month: month, year: year) {
          let date = try #require(CivilDate(year: year, month: month, day: day))
          let parts = date.components
          guard date.dayNumber == expected, parts == (year, month, day) else {
            Issue.record("\(year)-\(month)-\(day): \(date.dayNumber) \(parts)")
            return
          }
          expected += 1
        }
      }
    }
  }

  @Test("day 0 is Thursday 1970-01-01")
  func epoch() {
    let epoch = CivilDate(dayNumber: 0)
    #expect(epoch.description == "1970-01-01")
    #expect(epoch.weekday == .thursday)
    #expect(CivilDate(dayNumber: -1).description == "1969-12-31")
    #expect(CivilDate(dayNumber: -1).weekday == .wednesday)
  }

  @Test("text leads to the day and back")
  func text() {
    for text in ["0001-01-01", "2000-02-29", "2024-02-29", "2026-07-15", "9999-12-31"] {
      #expect(CivilDate(iso: text)?.description == text)
    }
  }

  @Test(
    "a day that is not on the calendar is none",
    arguments: [
      "2023-02-29", "1900-02-29", "2024-13-01", "2024-00-10", "2024-04-31", "2024-01-00",
      "0000-01-01", "24-01-01", "2024-1-1", "2024-01-01T", "2024/01/01", "", "-001-01-01",
      "２０２４-01-01",
    ])
  func notADay(text: String) {
    #expect(CivilDate(iso: text) == nil)
  }

  @Test("a month later is the same day of the month, or the last where the month is shorter")
  func months() throws {
    let end = try #require(CivilDate(iso: "2024-01-31"))
    #expect(end.advanced(byMonths: 1).description == "2024-02-29")
    #expect(end.advanced(byMonths: 13).description == "2025-02-28")
    #expect(end.advanced(byMonths: -1).description == "2023-12-31")
    #expect(end.advanced(byMonths: -2).description == "2023-11-30")
    #expect(end.advanced(byMonths: 0) == end)
    #expect(end.startOfMonth.description == "2024-01-01")
  }

  @Test("months lead beyond the years that files can name, at both ends")
  func monthsAtTheEnds() throws {
    let first = try #require(CivilDate(iso: "0001-01-15"))
    #expect(first.advanced(byMonths: -1) == first.advanced(by: -31))
    #expect(first.advanced(byMonths: -12) == first.advanced(by: -366))
    let last = try #require(CivilDate(iso: "9999-12-31"))
    #expect(last.advanced(byMonths: 1) == last.advanced(by: 31))
  }

  @Test("days between days add up")
  func distance() throws {
    let first = try #require(CivilDate(iso: "2020-12-30"))
    let last = try #require(CivilDate(iso: "2021-09-06"))
    #expect(last.days(since: first) == 250)
    #expect(first.advanced(by: 250) == last)
    #expect(first < last)
  }

  @Test("Days far outside of what files may have still have a text")
  func farDays() {
    #expect(CivilDate(dayNumber: .max).description == "5881580-07-11")
    #expect(CivilDate(dayNumber: .min).description == "-5877641-06-23")
    #expect(CivilDate(dayNumber: -719_163).description == "0000-12-31")
  }
}
