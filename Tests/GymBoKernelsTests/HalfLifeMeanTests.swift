import GymBoKernels
import TestSupport
import Testing

@Suite struct HalfLifeMeanTests {
  @Test(
    "Means of half-lives 7 and 14 days are those of the reference (smoothing: ewma_time_halflife)",
    .enabled(if: Shared.isPresent, Shared.absence))
  func reference() throws {
    let all = try Shared.vectors("smoothing")["series"].object
    #expect(all.count == 8)
    for (name, series) in all {
      for halfLife in [7, 14] {
        let expected = series["ewma_time_halflife\(halfLife)"].numbers
        let means = try #require(
          halfLifeMean(t: series["t"].numbers, y: series["y"].numbers, halfLife: Double(halfLife)))
        #expect(means.count == expected.count && !expected.isEmpty)
        for (a, b) in zip(means, expected) { #expect(isClose(a, b, within: 1e-12), "\(name)") }
      }
    }
  }

  @Test("After one half-life the mean has gone half the way, after two three quarters")
  func halves() {
    #expect(halfLifeMean(t: [0, 5, 10], y: [100, 200, 200], halfLife: 5) == [100, 150, 175])
  }

  @Test("The mean follows level and unit; a second value of a day changes nothing")
  func laws() throws {
    let (t, y) = ([0.0, 3, 3, 8, 20], [10.0, 14, 90, 12, 16])
    let means = try #require(halfLifeMean(t: t, y: y, halfLife: 9))
    #expect(means[2] == means[1])
    let moved = try #require(
      halfLifeMean(t: t.map { $0 + 512 }, y: y.map { 4 * $0 + 64 }, halfLife: 9))
    for (a, b) in zip(moved, means) { #expect(isClose(a, 4 * b + 64, within: 1e-14)) }
  }
}
