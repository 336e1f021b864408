import GymBoKernels
import TestSupport
import Testing

@Suite struct LocalTrendSmootherTests {
  @Test(
    "Filter, smoother, likelihood and forecast are those of the reference (smoothing: kalman_irw)",
    .enabled(if: Shared.isPresent, Shared.absence))
  func reference() throws {
    let all = try Shared.vectors("smoothing")["series"].object
    #expect(all.count == 8)
    for (name, series) in all {
      let expected = series["kalman_irw"]
      let model = try #require(
        LocalTrendModel(
          slopeNoise: expected["q"].number, observationVariance: expected["r"].number,
          initialLevelVariance: expected["P0"][0][0].number,
          initialSlopeVariance: expected["P0"][1][1].number))
      let fit = try #require(
        localTrend(t: series["t"].numbers, y: series["y"].numbers, model: model))
      func check(_ actual: [Double], _ key: String) {
        let others = expected[key].numbers
        #expect(actual.count == others.count && !others.isEmpty, "\(name) \(key)")
        for (a, b) in zip(actual, others) {
          #expect((a - b).magnitude <= 1e-9 * max(1, b.magnitude), "\(name) \(key) \(a) \(b)")
        }
      }
      check(fit.filtered.map(\.level), "filtered_level")
      check(fit.filtered.map(\.slope), "filtered_slope")
      check(fit.smoothed.map(\.level), "smoothed_level")
      check(fit.smoothed.map(\.slope), "smoothed_slope")
      check(fit.smoothed.map(\.slopeSD), "smoothed_slope_sd")
      check(fit.innovations, "innovations")
      check(fit.innovationVariances, "innovation_var")
      let last = try #require(fit.filtered.last)
      let ahead = try #require(last.ahead(by: 14, in: model))
      let forecast = expected["forecast14d"]
      for (a, b) in [
        (fit.logLikelihood, expected["loglik"]), (last.levelSD, expected["filtered_level_sd_last"]),
        (last.slopeSD, expected["filtered_slope_sd_last"]), (ahead.level, forecast["level"]),
        (ahead.slope, forecast["slope"]), (ahead.levelSD, forecast["level_sd"]),
        ((ahead.levelVariance + model.observationVariance).squareRoot(), forecast["obs_sd"]),
      ] {
        #expect(isClose(a, b.number, within: 1e-9), "\(name) \(a) \(b.number)")
      }
    }
  }

  private let t = [0.0, 2, 5, 7, 7, 12, 14, 19, 21, 26]
  private let y = [80.0, 81.3, 82.1, 84, 83.2, 85.9, 87.1, 88.4, 90.2, 91]

  private func model(_ q: Double, _ r: Double, start: Double = 1e8) throws -> LocalTrendModel {
    try #require(
      LocalTrendModel(
        slopeNoise: q, observationVariance: r, initialLevelVariance: start,
        initialSlopeVariance: start))
  }

  @Test(
    "Without noise of the slope and with a wide start the smooth level is the least-squares line")
  func line() throws {
    let fit = try #require(localTrend(t: t, y: y, model: model(0, 1)))
    let line = try #require(ordinaryLeastSquares(t: t, y: y))
    for (state, time) in zip(fit.smoothed, t) {
      #expect(isClose(state.level, line.value(at: time), within: 1e-6))
      #expect(isClose(state.slope, line.slope, within: 1e-5))
    }
    // The error of a slope is σ / √Sxx, σ = 1.
    let error = 1 / line.spread.squareRoot()
    #expect(isClose(try #require(fit.filtered.last).slopeSD, error, within: 1e-6))
  }

  @Test("With a wide start the smooth level is the spline that minimises Σ(y − z)²/r + ∫z″²/q")
  func spline() throws {
    // The natural cubic spline through z has the smallest ∫z″² of all curves through it.
    let (times, values) = ([0.0, 1, 2, 4, 7], [1.0, 3, 2, 5, 4])
    let (q, r) = (0.5, 2.0)
    let fit = try #require(localTrend(t: times, y: values, model: model(q, r)))
    func cost(_ z: [Double]) -> Double {
      var total = roughness(times, z) / q
      for i in z.indices { total += (values[i] - z[i]) * (values[i] - z[i]) / r }
      return total
    }
    let smooth = fit.smoothed.map(\.level)
    let best = cost(smooth)
    for i in smooth.indices {
      for step in [-0.05, 0.05] {
        var other = smooth
        other[i] += step
        #expect(cost(other) > best)
      }
    }
  }

  /// ∫z″² of the natural cubic spline: the sum over intervals of h (a² + ab + b²) / 3, with a and b its
  /// second derivatives at the ends, from the tridiagonal system solved by elimination.
  private func roughness(_ t: [Double], _ z: [Double]) -> Double {
    let inner = 1..<(t.count - 1)
    var diagonal = [Double](repeating: 1, count: t.count)
    var right = [Double](repeating: 0, count: t.count)
    for i in inner {
      let (before, after) = (t[i] - t[i - 1], t[i + 1] - t[i])
      diagonal[i] = 2 * (before + after)
      right[i] = 6 * ((z[i + 1] - z[i]) / after - (z[i] - z[i - 1]) / before)
      guard i > 1 else { continue }
      let factor = before / diagonal[i - 1]
      diagonal[i] -= factor * before
      right[i] -= factor * right[i - 1]
    }
    var second = [Double](repeating: 0, count: t.count)
    for i in inner.reversed() {
      second[i] =
        (right[i] - (i + 1 < t.count - 1 ? (t[i + 1] - t[i]) * second[i + 1] : 0)) / diagonal[i]
    }
    var total = 0.0
    for i in 1..<t.count {
      let (a, b) = (second[i - 1], second[i])
      total += (t[i] - t[i - 1]) * (a * a + a * b + b * b) / 3
    }
    return total
  }

  @Test("Later values never make an earlier state less sure, and the last state is the filter's")
  func certainty() throws {
    let fit = try #require(localTrend(t: t, y: y, model: model(1e-3, 2, start: 100)))
    #expect(fit.smoothed.last == fit.filtered.last)
    for (smooth, filtered) in zip(fit.smoothed, fit.filtered) {
      #expect(smooth.levelSD <= filtered.levelSD * (1 + 1e-12))
      #expect(smooth.slopeSD <= filtered.slopeSD * (1 + 1e-12))
      #expect(smooth.levelVariance > 0 && smooth.slopeVariance > 0)
    }
  }

  @Test("Values of one time share their smooth state, and their order does not matter to it")
  func sameTime() throws {
    let some = try model(1e-3, 2, start: 100)
    let fit = try #require(localTrend(t: t, y: y, model: some))
    #expect(fit.smoothed[3] == fit.smoothed[4])
    var swapped = y
    swapped.swapAt(3, 4)
    let other = try #require(localTrend(t: t, y: swapped, model: some))
    for (a, b) in zip(fit.smoothed, other.smoothed) {
      #expect(isClose(a.level, b.level, within: 1e-12))
    }
  }

  @Test("Units and origin change level and slope by their factor, and nothing else")
  func laws() throws {
    let fit = try #require(localTrend(t: t, y: y, model: model(1e-3, 2, start: 100)))
    let scaled = try #require(
      LocalTrendModel(
        slopeNoise: 1e-3 * 16 / 8, observationVariance: 32, initialLevelVariance: 1600,
        initialSlopeVariance: 400))
    let other = try #require(
      localTrend(t: t.map { 2 * $0 + 1024 }, y: y.map { 4 * $0 - 16 }, model: scaled))
    for (a, b) in zip(other.smoothed, fit.smoothed) {
      #expect(isClose(a.level, 4 * b.level - 16, within: 1e-12))
      #expect(isClose(a.slope, 2 * b.slope, within: 1e-10))
      #expect(isClose(a.levelSD, 4 * b.levelSD, within: 1e-10))
    }
  }

  @Test("Empty, single, constant and disordered series; variances that are none")
  func edges() throws {
    let some = try model(1e-4, 4, start: 100)
    let empty = try #require(localTrend(t: [], y: [], model: some))
    #expect(empty.smoothed.isEmpty && empty.logLikelihood == 0)
    let one = try #require(localTrend(t: [3], y: [7], model: some))
    #expect(one.smoothed == one.filtered && one.smoothed[0].level == 7)
    let flat = try #require(localTrend(t: [0, 3, 9], y: [60, 60, 60], model: some))
    #expect(flat.smoothed.allSatisfy { $0.level == 60 && $0.slope == 0 })
    #expect(localTrend(t: [0, 2, 1], y: [1, 2, 3], model: some) == nil)
    #expect(localTrend(t: [0, 1e200], y: [1, 2], model: some) == nil)
    #expect(flat.smoothed[0].ahead(by: -1, in: some) == nil)
    #expect(flat.smoothed[0].ahead(by: .nan, in: some) == nil)
    for bad in [0, -1, .nan, .infinity] {
      #expect(
        LocalTrendModel(
          slopeNoise: 1, observationVariance: bad, initialLevelVariance: 1, initialSlopeVariance: 1)
          == nil)
      #expect(
        LocalTrendModel(
          slopeNoise: 1, observationVariance: 1, initialLevelVariance: bad, initialSlopeVariance: 1)
          == nil)
    }
  }
}
