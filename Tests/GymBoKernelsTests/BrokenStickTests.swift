import TestSupport
import Testing

@testable import GymBoKernels

@Suite struct BrokenStickTests {
  @Test(
    "Knots, slopes and ΔBIC are those of the reference (changepoint: broken_stick)",
    .enabled(if: Shared.isPresent, Shared.absence))
  func reference() throws {
    var cases = 0
    for (name, series) in try Shared.vectors("changepoint")["series"].object {
      let (t, y, expected) = (series["t"].numbers, series["y"].numbers, series["broken_stick"])
      guard !expected.isNull else { continue }
      let stick = try #require(bestBrokenStick(t: t, y: y))
      #expect((stick.knot - expected["knot_t"].number).magnitude < 1e-4, "\(name) \(stick.knot)")
      #expect(isClose(stick.slopeBefore, expected["slope_before"].number, within: 1e-6), "\(name)")
      #expect(isClose(stick.slopeAfter, expected["slope_after"].number, within: 1e-6), "\(name)")
      #expect(
        (stick.deltaBIC - expected["delta_bic"].number).magnitude < 2e-6,
        "\(name) \(stick.deltaBIC)")
      cases += 1
    }
    #expect(cases == 7)
  }

  @Test(
    "Of the reference series only the one made with a bend is reported to bend",
    .enabled(if: Shared.isPresent, Shared.absence))
  func decision() throws {
    for (name, series) in try Shared.vectors("changepoint")["series"].object {
      let stick = brokenStick(t: series["t"].numbers, y: series["y"].numbers)
      #expect((stick != nil) == (name == "progress_then_plateau"), "\(name)")
    }
  }

  @Test("A bend without scatter is found where it is, on a point or between two")
  func exact() throws {
    for bend in [20.0, 23.25] {
      let t = (0..<16).map { Double(3 * $0) }
      let y = t.map { 100 + 0.5 * min($0, bend) }
      let stick = try #require(brokenStick(t: t, y: y))
      #expect((stick.knot - bend).magnitude < 1e-6)
      #expect(isClose(stick.slopeBefore, 0.5, within: 1e-9))
      #expect(stick.slopeAfter.magnitude < 1e-9)
      #expect(stick.deltaBIC < -100 && stick.deltaBIC.isFinite)
    }
  }

  @Test("Fewer than three points after the bend, or fewer than eight points, report nothing")
  func tooFew() {
    let t = (0..<10).map(Double.init)
    let late = t.map { $0 <= 7.5 ? $0 : 7.5 }
    #expect(brokenStick(t: t, y: late) == nil)
    let early = t.map { min($0, 3) }
    #expect(brokenStick(t: t, y: early) != nil)
    let (shortT, shortY) = (Array(t.prefix(7)), Array(early.prefix(7)))
    #expect(brokenStick(t: shortT, y: shortY) == nil)
  }

  @Test("Empty, constant, straight, disordered, simultaneous and non-finite series have no bend")
  func edges() {
    let t = (0..<12).map(Double.init)
    let bent = t.map { min($0, 5) }
    var disordered = t
    disordered.swapAt(2, 8)
    let cases: [([Double], [Double])] = [
      ([], []), ([1], [1]), ([1, 2], [1, 2]), (t, t.map { _ in 5 }), (t, t.map { 3 * $0 }),
      (t, t.map { 80 + 0.1 * $0 }),
      (disordered, bent), (t.map { _ in 4 }, bent), (t, bent.map { $0 > 4 ? .nan : $0 }),
      (t.map { $0 > 8 ? .infinity : $0 }, bent),
      (t.map { $0 < 6 ? 0 : 1 }, bent),
    ]
    for (t, y) in cases { #expect(brokenStick(t: t, y: y) == nil, "\(t) \(y)") }
  }

  @Test("Units, origin and repeated days leave the bend where it is")
  func laws() throws {
    let t = [0.0, 0, 3, 5, 9, 9, 12, 15, 18, 22, 25, 25, 29]
    let y = [80, 80.4, 82, 84.1, 87.8, 88.3, 89.9, 90.2, 89.7, 90.1, 90.3, 89.6, 90]
    let stick = try #require(brokenStick(t: t, y: y))
    let shifted = try #require(
      brokenStick(t: t.map { $0 + 19_000 }, y: y.map { $0 * 100_000_000 }))
    #expect((shifted.knot - 19_000 - stick.knot).magnitude < 1e-5)
    #expect(isClose(shifted.slopeBefore, stick.slopeBefore * 100_000_000, within: 1e-8))
    #expect((shifted.deltaBIC - stick.deltaBIC).magnitude < 1e-5)
  }
}
