import TestSupport
import Testing

@testable import GymBoKernels

@Suite struct RandomSeriesTests {
  @Test(
    "A thousand coarse series with ties, same days and jumps all have every fit, and none is NaN")
  func fits() throws {
    var random = SplitMix64(seed: 7)
    for trial in 0..<1000 {
      let count = Int.random(in: 3...22, using: &random)
      let rise = trial.isMultiple(of: 2) ? 0.1 : 0
      var t = (0..<count).map { _ in Double(Int.random(in: 0...60, using: &random)) }
      t[0] = 61
      let y = t.map { 100 + 1.25 * Double(Int.random(in: 0...8, using: &random)) + rise * $0 }

      let line = try #require(ordinaryLeastSquares(t: t, y: y))
      let huber = try #require(huberLine(t: t, y: y, scaleFloor: 0.3))
      let sen = try #require(theilSenLine(t: t, y: y, confidence: 0.8))
      for fit in [line, huber.line] {
        let interval = try #require(fit.slopeInterval(confidence: 0.8))
        #expect(interval.contains(fit.slope))
        let below = try #require(fit.probability(slopeBelow: 0.05))
        #expect((0...1).contains(below))
      }
      #expect(huber.weights.allSatisfy { $0 > 0 && $0 <= 1 })
      #expect(huber.scale >= 0.3)
      #expect(sen.slope.isFinite && sen.slopeInterval.contains(sen.slope))
      if let stick = bestBrokenStick(t: t.sorted(), y: y) {
        #expect((0...61).contains(stick.knot) && !stick.deltaBIC.isNaN)
      }
    }
  }

  @Test("A series on which scale and line chase each other comes to rest all the same")
  func cycle() throws {
    let fit = try #require(
      huberLine(t: [25, 15, 55, 44], y: [105, 100, 103.75, 102.5], scaleFloor: 0.3))
    #expect(fit.line.slope.isFinite && fit.scale > 0.3)
  }
}
