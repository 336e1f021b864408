import Foundation
import GymBoKernels
import TestSupport
import Testing

/// The published prior; see `Sources/GymBoAnalysis/Trend`.
private let prior = LevelChangePrior(
  flat: 0.1, moving: 1, shareFlat: 1.0 / 3, shareBent: 0.9, level: 100, noise: 2.5,
  noiseSpread: 0.6, bound: 1.5, span: 5, bends: 2...12, fewestAfterBend: 3)

@Suite struct LevelChangeTests {
  private func change(_ weeks: [Double], _ values: [Double]) throws -> LevelChange {
    let found = levelChange(weeks: weeks.span, values: values.span, prior: prior)
    return try #require(found)
  }

  @Test("A steady rise is found, and its mirror image is the same fall")
  func mirror() throws {
    var random = SplitMix64(seed: 5)
    for _ in 0..<50 {
      let weeks = (0...24).map { Double($0 - 24) / 2 }
      let values = weeks.map { $0 + Double(random.next() % 1000) / 250 - 2 }
      let (up, down) = (try change(weeks, values), try change(weeks, values.map { -$0 }))
      #expect(isClose(up.mean, -down.mean, within: 1e-9))
      #expect(isClose(up.noise, down.noise, within: 1e-9))
      let mirrored = 1 - down.probability(below: -0.25)
      #expect((up.probability(below: 0.25) - mirrored).magnitude < 1e-9)
      #expect(up.mean > 0.3)
    }
  }

  @Test("Quantiles are where the probability is, and probabilities rise from 0 to 1")
  func quantiles() throws {
    var random = SplitMix64(seed: 9)
    for _ in 0..<50 {
      let count = 6 + Int(random.next() % 40)
      let weeks = (0..<count).map { -16 + 16 * Double($0) / Double(count - 1) }
      let values = weeks.map { _ in Double(random.next() % 2000) / 100 - 10 }
      let found = try change(weeks, values)
      for p in [0.001, 0.1, 0.5, 0.9, 0.999] {
        #expect(isClose(found.probability(below: found.quantile(p)), p, within: 1e-9))
      }
      #expect(found.probability(below: -100) < 1e-6 && found.probability(below: 100) > 1 - 1e-6)
      #expect(found.weights.allSatisfy { $0 > 0 && $0 <= 1 })
      let slowed = found.slowed(by: 0.25)
      #expect((0...1.000001).contains(slowed.probability))
      #expect((slowed.weeksAgo == nil) == (slowed.probability < 0.5))
    }
  }

  @Test("One bad day counts less than the others")
  func badDay() throws {
    let weeks = (0...20).map { Double($0 - 20) / 2 }
    var values = weeks.map { _ in 0.0 }
    values[10] = -12
    let found = try change(weeks, values)
    #expect(found.weights[10] < 0.5)
    #expect(found.weights.enumerated().allSatisfy { $0.offset == 10 || $0.element == 1 })
  }

  @Test("Columns that cannot be judged give no answer")
  func refusals() {
    let (one, two, bad): ([Double], [Double], [Double]) = ([0], [-1, 0], [-1, .nan])
    #expect(levelChange(weeks: one.span, values: one.span, prior: prior) == nil)
    #expect(levelChange(weeks: two.span, values: one.span, prior: prior) == nil)
    #expect(levelChange(weeks: two.span, values: bad.span, prior: prior) == nil)
  }
}
