import GymBoKernels
import TestSupport
import Testing

@Suite struct HuberLineTests {
  @Test(
    "Huber's line, scale and weights are those of the reference (robust: huber_1.345)",
    .enabled(if: Shared.isPresent, Shared.absence))
  func reference() throws {
    let all = try Shared.vectors("robust")["series"].object
    #expect(all.count == 7)
    for (name, series) in all {
      let (t, y, expected) = (series["t"].numbers, series["y"].numbers, series["huber_1.345"])
      let fit = try #require(huberLine(t: t, y: y, scaleFloor: 1e-9))
      #expect(isClose(fit.line.slope, expected["slope"].number, within: 1e-7), "\(name)")
      #expect(isClose(fit.line.intercept, expected["intercept"].number, within: 1e-7), "\(name)")
      #expect(isClose(fit.line.slope, expected["own_irls"][1].number, within: 1e-7), "\(name)")
      #expect(isClose(fit.line.intercept, expected["own_irls"][0].number, within: 1e-7), "\(name)")
      #expect(isClose(fit.scale, expected["scale_mad"].number, within: 1e-7), "\(name)")
      for (weight, other) in zip(fit.weights, expected["weights"].numbers) {
        #expect(isClose(weight, other, within: 1e-7), "\(name)")
      }
      let ols = try #require(ordinaryLeastSquares(t: t, y: y))
      #expect(isClose(ols.slope, series["ols_slope"].number, within: 1e-9), "\(name)")
    }
  }

  @Test("Where no point is out of line, Huber's line and errors are those of least squares")
  func ordinary() throws {
    let t = [0.0, 2, 5, 7, 11]
    let y = [10.0, 12.1, 14.8, 17.2, 20.9]
    let huber = try #require(huberLine(t: t, y: y, scaleFloor: 10)).line
    let ols = try #require(ordinaryLeastSquares(t: t, y: y))
    #expect(isClose(huber.slope, ols.slope, within: 1e-12))
    #expect(isClose(try #require(huber.slopeError), try #require(ols.slopeError), within: 1e-12))
    #expect(isClose(huber.intercept, ols.intercept, within: 1e-12))
  }

  @Test("One bad point, however bad, moves the slope by no more than a moderately bad one")
  func bounded() throws {
    let t = (0..<12).map { Double(3 * $0) }
    func slope(worst: Double) throws -> Double {
      var y = t.map { 100 + 0.1 * $0 + ($0.truncatingRemainder(dividingBy: 2) == 0 ? 0.5 : -0.5) }
      y[10] = worst
      return try #require(huberLine(t: t, y: y, scaleFloor: 0.3)).line.slope
    }
    let moderate = try slope(worst: 60)
    #expect(isClose(try slope(worst: 1e6), 2 * 0.1 - 0.1, within: 0.6))
    #expect(isClose(try slope(worst: -1e9), moderate, within: 1e-6))
  }

  @Test("A perfect line, and a constant one, are fitted at the floor of the scale, with error 0")
  func perfect() throws {
    let t = [0.0, 1, 2, 4, 8]
    for y in [t.map { 2 * $0 + 1 }, t.map { _ in 60 }] {
      let fit = try #require(huberLine(t: t, y: y, scaleFloor: 0.18))
      #expect(fit.scale == 0.18 && fit.weights.allSatisfy { $0 == 1 })
      #expect(isClose(fit.line.slope, y[1] - y[0], within: 1e-14))
      #expect(try #require(fit.line.slopeError) < 1e-14)
    }
  }

  @Test("A series far from 0, as in units of 10 µg or days since 1970, loses no digits")
  func farAway() throws {
    let t = [0.0, 2, 5, 7, 11, 15, 16]
    let y = [0.5, 1, 0.25, 9, 1.5, 2, 1.75]
    let near = try #require(huberLine(t: t, y: y, scaleFloor: 0.01))
    let far = try #require(
      huberLine(t: t.map { $0 + 65_536 }, y: y.map { $0 + 1_073_741_824 }, scaleFloor: 0.01))
    #expect(isClose(far.line.slope, near.line.slope, within: 1e-9))
    #expect(isClose(far.scale, near.scale, within: 1e-9))
  }

  @Test("Tuning and floor must be positive numbers, or there is no fit")
  func arguments() {
    let t = [0.0, 1, 2]
    let y = [0.0, 1, 2]
    for bad in [0, -1, .nan, .infinity] {
      #expect(huberLine(t: t, y: y, scaleFloor: bad) == nil)
      #expect(huberLine(t: t, y: y, tuning: bad, scaleFloor: 1) == nil)
    }
  }

  @Test("Two points give their line without errors")
  func twoPoints() throws {
    let fit = try #require(huberLine(t: [0.0, 4], y: [1.0, 3], scaleFloor: 0.1))
    #expect(fit.line.slope == 0.5 && fit.line.slopeError == nil)
  }
}
