import GymBoKernels
import TestSupport
import Testing

@Suite struct LineTests {
  @Test(
    "The least-squares line, its errors and its interval are those of the reference (trend: ols)",
    .enabled(if: Shared.isPresent, Shared.absence))
  func reference() throws {
    // Of `ols` all but the two-sided p, HC3, Durbin-Watson, AIC, BIC and the forecast's intervals.
    let all = try Shared.vectors("trend")["series"].object
    #expect(all.count == 8)
    for (name, series) in all {
      let (t, y, ols) = (series["t_days"].numbers, series["y"].numbers, series["ols"])
      let line = try #require(ordinaryLeastSquares(t: t, y: y))
      #expect(line.count == t.count && line.degreesOfFreedom == ols["df"].int)
      func check(_ actual: Double?, _ expected: JSON, _ what: Comment) throws {
        let actual = try #require(actual)
        #expect(isClose(actual, expected.number, within: 1e-9), "\(name): \(what)")
      }
      try check(line.slope, ols["slope_per_day"], "slope")
      try check(line.intercept, ols["intercept"], "intercept")
      try check(line.slopeError, ols["se_slope"], "slope error")
      try check(line.interceptError, ols["se_intercept"], "intercept error")
      try check(line.residualSD, ols["resid_sd"], "residual SD")
      try check(line.rSquared, ols["r2"], "r²")
      try check(
        700 * line.slope / line.valueAtMeanT, ols["slope_pct_per_week_of_mean"], "% per week")
      try check(
        line.value(at: ols["forecast_plus14d"]["t"].number), ols["forecast_plus14d"]["mean"],
        "value 14 days on")
      for (key, confidence) in [("ci95", 0.95), ("ci90", 0.9), ("ci80", 0.8)] {
        let interval = try #require(line.slopeInterval(confidence: confidence))
        try check(interval.lowerBound, ols[key][0], "\(key) low")
        try check(interval.upperBound, ols[key][1], "\(key) high")
      }
      try check(
        line.probability(slopeBelow: 0), ols["p_one_sided_gt0"], "P of no rise")
      let equivalence = series["equivalence"]
      if !equivalence.isNull {
        try check(
          line.probability(slopeBelow: equivalence["sesoi_per_day"].number).map { 1 - $0 },
          equivalence["p_upper"], "P above the smallest rise of interest")
      }
    }
  }

  @Test(
    "Levels, slopes, errors and probabilities of the plateau reference come out (ols and huber)",
    .enabled(if: Shared.isPresent, Shared.absence))
  func plateauReference() throws {
    let series = try Shared.vectors("robust")["series"].object
    var cases = 0
    for (name, windows) in try Shared.vectors("plateau_reference")["series"].object {
      for window in windows.array {
        guard !window["huber"].isNull, let points = series[name] else { continue }
        let start = (points["t"].numbers.last ?? 0) - window["window_days"].number
        let kept = zip(points["t"].numbers, points["y"].numbers).filter { $0.0 >= start }
        let (t, y) = (kept.map(\.0), kept.map(\.1))
        #expect(t.count == window["n"].int)
        guard !window["huber"]["slope_pct_per_week"].isNull, let last = t.last else { continue }
        let floor = 0.003 * (try #require(median(y)))
        let huber = try #require(huberLine(t: t, y: y, scaleFloor: floor))
        let ols = try #require(ordinaryLeastSquares(t: t, y: y))
        #expect(isClose(floor, window["huber"]["scale_floor"].number, within: 1e-12))
        #expect(isClose(huber.scale, window["huber"]["scale"].number, within: 1e-7))
        let fits = [(ols, window["ols"], 1e-9), (huber.line, window["huber"], 1e-7)]
        for (line, expected, tolerance) in fits {
          let level = line.value(at: last)
          let slopeError = try #require(line.slopeError)
          let bound = window["sesoi_pct_per_week"].number * level / 700
          let below = try #require(line.probability(slopeBelow: bound))
          let falling = try #require(line.probability(slopeBelow: -bound))
          #expect(line.degreesOfFreedom == expected["df"].int)
          for (actual, key) in [
            (level, "level_at_last"), (700 * line.slope / level, "slope_pct_per_week"),
            (700 * slopeError / level, "se_pct_per_week"), (below, "P_slope_below_sesoi"),
            (falling, "P_slope_below_minus_sesoi"),
          ] {
            #expect(
              isClose(actual, expected[key].number, within: tolerance),
              "\(name) \(window["window_days"].int) d: \(key) \(actual)")
          }
          cases += 1
        }
      }
    }
    #expect(cases == 2 * 7 * 9)
  }

  @Test("Two points give their line, without errors, interval or probability")
  func twoPoints() throws {
    let line = try #require(ordinaryLeastSquares(t: [1.0, 3], y: [10.0, 14]))
    #expect(line.slope == 2 && line.intercept == 8 && line.value(at: 5) == 18)
    #expect(line.slopeError == nil && line.interceptError == nil && line.residualSD == nil)
    #expect(line.slopeInterval(confidence: 0.8) == nil && line.probability(slopeBelow: 0) == nil)
  }

  @Test("A constant series is exactly flat: slope 0, error 0, below any positive bound")
  func constant() throws {
    let line = try #require(
      ordinaryLeastSquares(t: [0.0, 1, 5, 9], y: [Double](repeating: 0.1, count: 4)))
    #expect(line.slope == 0 && line.valueAtMeanT == 0.1 && line.slopeError == 0)
    #expect(line.rSquared == nil)
    #expect(line.probability(slopeBelow: 1e-9) == 1 && line.probability(slopeBelow: -1e-9) == 0)
    #expect(line.slopeInterval(confidence: 0.8) == 0...0)
  }

  @Test("What is no line gives nil: no point, one point, one time, values that are not finite")
  func noLine() {
    let none = [Double]()
    let cases: [([Double], [Double])] = [
      (none, none), ([1], [1]), ([2, 2, 2], [1, 2, 3]), ([0, 1, 2], [1, .nan, 3]),
      ([0, .infinity, 2], [1, 2, 3]), ([0, 1e300, 2e300], [1e300, -1e300, 1e308]),
      ([0, 1, 2], [-1.7e308, 1.7e308, 1.7e308]), ([0, 1e-200], [0, 1]),
    ]
    for (t, y) in cases {
      #expect(ordinaryLeastSquares(t: t, y: y) == nil, "\(t) \(y)")
      #expect(huberLine(t: t, y: y, scaleFloor: 1) == nil, "\(t) \(y)")
    }
    let line = ordinaryLeastSquares(t: [0.0, 1, 2], y: [0.0, 1, 3])
    #expect(line?.slopeInterval(confidence: 1) == nil)
    #expect(line?.slopeInterval(confidence: 0) == nil)
    #expect(line?.slopeInterval(confidence: .leastNonzeroMagnitude) != nil)
    #expect(line?.slopeInterval(confidence: -0.5) == nil)
    #expect(line?.slopeInterval(confidence: .nan) == nil)
    #expect(line?.probability(slopeBelow: .nan) == nil)
  }

  @Test(
    "The order of the points does not matter, and a change of units changes the slope by its factor"
  )
  func laws() throws {
    let t = [0.0, 3, 3, 8, 13, 21, 22]
    let y = [100.0, 101, 99.5, 104, 103, 90, 107.5]
    let order = [3, 0, 6, 2, 5, 1, 4]
    let line = try #require(ordinaryLeastSquares(t: t, y: y))
    let shuffled = try #require(
      ordinaryLeastSquares(t: order.map { t[$0] }, y: order.map { y[$0] }))
    #expect(isClose(shuffled.slope, line.slope, within: 1e-13))
    let shifted = t.map { ($0 + 20_000) / 7 }
    let pounds = y.map { $0 * 2.5 }
    let scaled = try #require(ordinaryLeastSquares(t: shifted, y: pounds))
    #expect(isClose(scaled.slope, line.slope * 7 * 2.5, within: 1e-9))
    let huber = try #require(huberLine(t: t, y: y, scaleFloor: 0.3))
    let huberShuffled = try #require(
      huberLine(
        t: order.map { t[$0] }, y: order.map { y[$0] }, scaleFloor: 0.3))
    let huberScaled = try #require(
      huberLine(t: shifted, y: pounds, scaleFloor: 0.75))
    #expect(isClose(huberShuffled.line.slope, huber.line.slope, within: 1e-9))
    #expect(isClose(huberScaled.line.slope, huber.line.slope * 7 * 2.5, within: 1e-7))
    for (position, original) in order.enumerated() {
      #expect(isClose(huberShuffled.weights[position], huber.weights[original], within: 1e-7))
    }
  }

  @Test("Intervals of many lines with one confidence are those of each line")
  func sharedFactors() throws {
    var random = SplitMix64(seed: 5)
    for confidence in [0.8, 0.95, 1, -1, .nan] {
      var factors = IntervalFactors(confidence: confidence)
      for count in [2, 3, 9, 3, 30, 9] {
        let t = (0..<count).map { Double($0) }
        let line = try #require(
          ordinaryLeastSquares(t: t, y: t.map { $0 + Double.random(in: 0..<1, using: &random) }))
        let shared = line.slopeInterval(&factors)
        #expect(shared == line.slopeInterval(confidence: confidence))
        #expect((shared == nil) == (count == 2 || !(confidence > 0 && confidence < 1)))
      }
    }
  }
}
