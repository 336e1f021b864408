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
