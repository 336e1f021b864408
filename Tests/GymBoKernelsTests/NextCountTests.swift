import GymBoKernels
import TestSupport
import Testing

/// The published model of the next top set; see `Sources/GymBoAnalysis/Prediction`.
private let model = NextCountModel(
  recency: 1.1, nearness: 0.15, shift: 0.28, curve: 0.0353, width: 0.9, widthByLevel: 2.5,
  pause: 0.6, pauseWidth: 0.35, usualGap: 10, few: 5, fewRepeat: 0.3, fewWidth: 1, floor: 0.001,
  sameLevel: 0.003, window: 40)

@Suite struct NextCountTests {
  private func next(
    _ counts: [Double], levels: [Double], day: Double = 30, level: Double, every gap: Double = 3
  ) throws -> CountDistribution {
    let days = counts.indices.map { gap * Double($0) }
    let found = nextCount(
      days: days.span, levels: levels.span, counts: counts.span,
      rates: RepeatRates(same: 0.7, oneMore: 0.02), day: day, level: level, model: model)
    return try #require(found)
  }

  @Test("Probabilities are positive and sum to 1, whatever came before")
  func probabilities() throws {
    var random = SplitMix64(seed: 11)
    for _ in 0..<300 {
      let count = 1 + Int(random.next() % 60)
      let counts = (0..<count).map { _ in Double(1 + random.next() % 40) }
      let levels = (0..<count).map { _ in 3 + Double(random.next() % 1000) / 500 }
      let found = try next(
        counts, levels: levels, day: 200, level: 3 + Double(random.next() % 1000) / 500)
      #expect(found.probabilities.count == 30)
      #expect(found.probabilities.allSatisfy { $0 >= 0 && $0.isFinite })
      #expect(isClose(found.probabilities.reduce(0, +), 1, within: 1e-12))
      #expect(found.interval(0.5).contains(found.median))
      #expect(isClose(found.probability(atLeast: 1), 1, within: 1e-12))
    }
  }

  @Test("Who always does the same will most probably do the same")
  func repetition() throws {
    let found = try next([5, 5, 5, 5, 5, 5], levels: Array(repeating: 4, count: 6), level: 4)
    #expect(found.median == 5)
    #expect(
      found.probabilities.indices.max { found.probabilities[$0] < found.probabilities[$1] } == 4)
  }

  @Test("A higher level is never expected to be done more often")
  func heavier() throws {
    let counts: [Double] = [8, 8, 9, 8, 8]
    let levels = Array(repeating: 4.0, count: 5)
    var before = 1.0
    for step in 0..<20 {
      let found = try next(counts, levels: levels, level: 4 + 0.02 * Double(step))
      let likely = found.probability(atLeast: 8)
      #expect(likely <= before + 1e-12)
      before = likely
    }
  }

  @Test("Nothing earlier, columns of different length and what is not finite give no answer")
  func refusals() {
    let (none, one, two): ([Double], [Double], [Double]) = ([], [1], [1, 2])
    let rates = RepeatRates(same: 0.7, oneMore: 0.02)
    func next(
      _ days: [Double], _ levels: [Double], _ counts: [Double], day: Double = 1
    ) -> CountDistribution? {
      nextCount(
        days: days.span, levels: levels.span, counts: counts.span, rates: rates, day: day,
        level: 1, model: model)
    }
    #expect(next(none, none, none) == nil)
    #expect(next(one, two, one) == nil)
    #expect(next(one, one, one, day: .nan) == nil)
    #expect(next(one, [.infinity], one) == nil)
    #expect(next(one, one, one) != nil)
  }
}
