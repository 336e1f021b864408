import GymBoLog
import Testing

@Suite struct CivilTimeTests {
  private let date = CivilDate(dayNumber: 18_626)  // 2020-12-30

  @Test("a time is written as ISO 8601 without a zone")
  func text() {
    #expect(CivilTime(date: date, hour: 6, minute: 5)?.description == "2020-12-30T06:05:00")
    #expect(
      CivilTime(date: date, hour: 23, minute: 59, second: 59)?.description == "2020-12-30T23:59:59")
  }

  @Test(
    "a time comes back from its seconds since 1970, before it too",
    arguments: [
      "1969-12-31T23:59:59", "1970-01-01T00:00:00", "2020-12-30T06:05:00", "0001-01-01T00:00:00",
      "9999-12-31T23:59:59",
    ])
  func seconds(text: String) throws {
    let parts = text.split(separator: "T")
    let date = try #require(CivilDate(iso: parts[0]))
    let clock = parts[1].split(separator: ":").compactMap { Int($0) }
    let time = try #require(
      CivilTime(date: date, hour: clock[0], minute: clock[1], second: clock[2]))
    #expect(CivilTime(seconds: time.seconds) == time)
  }

  @Test(
    "there is no time before the year 1 or after 9999",
    arguments: [
      -62_135_596_801, 253_402_300_800, Int64.min, .max,
    ])
  func secondsOutOfRange(seconds: Int64) {
    #expect(CivilTime(seconds: seconds) == nil)
  }

  @Test("a time that is not on the clock is none")
  func range() {
    #expect(CivilTime(date: date, hour: 24, minute: 0) == nil)
    #expect(CivilTime(date: date, hour: 0, minute: 60) == nil)
    #expect(CivilTime(date: date, hour: 0, minute: 0, second: 60) == nil)
    #expect(CivilTime(date: date, hour: -1, minute: 0) == nil)
  }

  @Test("seconds run on from one day into the next")
  func seconds() throws {
    let last = try #require(CivilTime(date: date, hour: 23, minute: 59, second: 59))
    let next = try #require(CivilTime(date: date.advanced(by: 1), hour: 0, minute: 0))
    #expect(next.seconds - last.seconds == 1)
    #expect(last < next)
    #expect(CivilTime(date: CivilDate(dayNumber: 0), secondOfDay: 0).seconds == 0)
  }
}
