import GymBoReport
import Testing

@Suite("Shares of a hundred")
struct SharesOfHundredTests {
  @Test("three equal parts are 33.4, 33.3 and 33.3 %")
  func thirds() {
    #expect(SharesOfHundred.percent(of: [1, 1, 1]) == [33.4, 33.3, 33.3])
  }

  @Test("the tenths sum to 1000, and none is a tenth or more from its exact share")
  func sums() throws {
    for a in 0..<40 {
      for b in 0..<40 where a + b > 0 {
        let parts = [Double(a), Double(b), 7.3]
        let tenths = try #require(SharesOfHundred.tenths(of: parts))
        #expect(tenths.reduce(0, +) == 1000)
        for (part, tenth) in zip(parts, tenths) {
          #expect((part / parts.reduce(0, +) * 1000 - Double(tenth)).magnitude < 1)
        }
      }
    }
  }

  @Test("nothing at all, negative and non-finite parts have no shares")
  func nothing() {
    #expect(SharesOfHundred.percent(of: [0, 0, 0]) == nil)
    #expect(SharesOfHundred.percent(of: []) == nil)
    #expect(SharesOfHundred.percent(of: [-1, 2]) == nil)
    #expect(SharesOfHundred.percent(of: [.infinity, 1]) == nil)
    #expect(SharesOfHundred.percent(of: [.nan, 1]) == nil)
  }
}
