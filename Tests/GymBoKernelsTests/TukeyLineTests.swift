import TestSupport
import Testing

@testable import GymBoKernels

@Suite struct TukeyLineTests {
  @Test(
    "Tukey's line, scale and weights are those of the reference (robust: tukey_4.685)",
    .enabled(if: Shared.isPresent, Shared.absence))
  func reference() throws {
    let all = try Shared.vectors("robust")["series"].object
    #expect(all.count == 7)
    for (name, series) in all {
      let (t, y, expected) = (series["t"].numbers, series["y"].numbers, series["tukey_4.685"])
      let fit = try #require(tukeyLine(t: t, y: y, scaleFloor: 1e-9))
      #expect(isClose(fit.line.slope, expected["slope"].number, within: 1e-7), "\(name)")
      #expect(isClose(fit.line.intercept, expected["intercept"].number, within: 1e-7), "\(name)")
      #expect(isClose(fit.line.slope, expected["own_irls"][1].number, within: 1e-7), "\(name)")
      #expect(isClose(fit.scale, expected["scale_mad"].number, within: 1e-7), "\(name)")
      #expect(fit.weights.count == expected["weights"].array.count)
      for (weight, other) in zip(fit.weights, expected["weights"].numbers) {
        #expect((weight - other).magnitude < 1e-7, "\(name) \(weight) \(other)")
      }
    }
  }

  @Test(
    "Errors of both robust lines are H1 of the reference less its correction factor (robust: bse)",
    .enabled(if: Shared.isPresent, Shared.absence))
  func errors() throws {
    for (name, series) in try Shared.vectors("robust")["series"].object {
      let (t, y) = (series["t"].numbers, series["y"].numbers)
      let huber = try #require(huberLine(t: t, y: y, scaleFloor: 1e-9))
      let tukey = try #require(tukeyLine(t: t, y: y, scaleFloor: 1e-9))
      let slopes: [(RobustFit, JSON, (Double) -> Double)] = [
        (huber, series["huber_1.345"]["bse"], { $0.magnitude <= 1.345 ? 1 : 0 }),
        (
          tukey, series["tukey_4.685"]["bse"],
          { u in
            let v = (u / 4.685) * (u / 4.685)
            return v < 1 ? (1 - v) * (1 - 5 * v) : 0
          }
        ),
      ]
      for (fit, expected, slope) in slopes {
        let steepness = t.indices.map { slope((y[$0] - fit.line.value(at: t[$0])) / fit.scale) }
        let moments = try #require(Moments(steepness))
        let variance = try #require(moments.variance(of: .population))
        let factor = 1 + 2 / Double(t.count) * variance / (moments.mean * moments.mean)
        let error = try #require(fit.line.slopeError)
        #expect(isClose(error * factor, expected[1].number, within: 1e-6), "\(name)")
      }
    }
  }

  @Test("A point far from the line is passed over altogether: the line is that of the others")
  func rejection() throws {
    let t = (0..<10).map { Double(3 * $0) }
    var y = t.map { 100 + 0.2 * $0 + ($0.truncatingRemainder(dividingBy: 2) == 0 ? 0.4 : -0.4) }
    let others = try #require(
      tukeyLine(
        t: t.filter { $0 != 12 }, y: (0..<10).filter { $0 != 4 }.map { y[$0] }, scaleFloor: 0.6))
    y[4] = 10
    let fit = try #require(tukeyLine(t: t, y: y, scaleFloor: 0.6))
    #expect(fit.weights[4] == 0 && fit.weights.filter { $0 > 0.5 }.count == 9)
    #expect(isClose(fit.line.slope, others.line.slope, within: 1e-9))
    #expect(isClose(fit.line.intercept, others.line.intercept, within: 1e-9))
  }

  @Test("Order does not matter; units and origin change the line by their factor")
  func laws() throws {
    let t = [0.0, 3, 3, 8, 13, 21, 22]
    let y = [100.0, 101, 99.5, 104, 103, 90, 107.5]
    let fit = try #require(tukeyLine(t: t, y: y, scaleFloor: 0.3))
    let reversed = try #require(tukeyLine(t: t.reversed(), y: y.reversed(), scaleFloor: 0.3))
    #expect(isClose(reversed.line.slope, fit.line.slope, within: 1e-9))
    let scaled = try #require(
      tukeyLine(t: t.map { ($0 + 20_000) / 7 }, y: y.map { $0 * 2.5 + 8 }, scaleFloor: 0.75))
    #expect(isClose(scaled.line.slope, fit.line.slope * 17.5, within: 1e-7))
  }

  @Test("A perfect line is kept, at the floor of the scale; tuning and floor must be positive")
  func edges() throws {
    let fit = try #require(tukeyLine(t: [0, 1, 2, 4], y: [1, 3, 5, 9], scaleFloor: 0.1))
    #expect(fit.scale == 0.1 && isClose(fit.line.slope, 2, within: 1e-14))
    let two = try #require(tukeyLine(t: [0, 4], y: [1, 3], scaleFloor: 0.1))
    #expect(two.line.slope == 0.5 && two.line.slopeError == nil)
    for bad in [0, -1, .nan, .infinity] {
      #expect(tukeyLine(t: [0, 1, 2], y: [0, 1, 2], scaleFloor: bad) == nil)
      #expect(tukeyLine(t: [0, 1, 2], y: [0, 1, 2], tuning: bad, scaleFloor: 1) == nil)
    }
  }
}
