import Foundation
import Testing

@testable import GymBoKernels

@Suite("The exponential mean with a half-life")
struct HalfLifeMeanTests {
  /// Walker's trend: a tenth of the difference a day.
  private let walker = log(2) / -log(0.9)

  private func mean(_ t: [Double], _ y: [Double], _ halfLife: Double) -> [Double]? {
    halfLifeMean(t: t.span, y: y.span, halfLife: halfLife)
  }

  @Test("Walker's published example: a trend of 173.2 and a weight of 171.5 make 173.0")
  func published() throws {
    let (times, values) = ([0.0, 1], [173.2, 171.5])
    let means = try #require(mean(times, values, walker))
    #expect(abs(means[1] - 173.03) < 1e-9)
    #expect((means[1] * 10).rounded() / 10 == 173.0)
  }

  @Test("A gap counts as its days: a value that stays for them leads to the same mean")
  func gap() throws {
    let days = (0...9).map(Double.init)
    let daily = try #require(
      mean(days, ([80.0] + Array(repeating: 82.0, count: 9)), walker))
    let (times, values) = ([0.0, 9], [80.0, 82])
    let sparse = try #require(mean(times, values, walker))
    #expect(abs(daily[9] - sparse[1]) < 1e-9)
  }

  @Test("After a half-life the mean is half way")
  func halfLife() throws {
    let (times, values) = ([0.0, 7], [0.0, 1])
    #expect(mean(times, values, 7) == [0, 0.5])
  }

  @Test("No values have no mean; times that go back and values that are none give nil")
  func edges() {
    let none: [Double] = []
    #expect(mean(none, none, 1) == [])
    let (back, two) = ([1.0, 0], [1.0, 2])
    #expect(mean(back, two, 1) == nil)
    #expect(mean(two, [1, .nan], 1) == nil)
    #expect(mean(two, two, 0) == nil)
  }
}
