/// Checks the simulator against the table of the reference, at 2 sessions a week, noise 2.5 %, gain 1 %, δ 0.5 %, 14
/// weeks, windows that end on day 98: same plan, other random numbers (and a jitter that the reference does not tell).
///
/// - Returns: the largest deviation in standard errors of the two simulations together.
func checkAgainstPublishedTable(runs: Int) -> Double {
  let end = 98.0
  typealias Row = (name: String, published: [Double], declares: (LiftHistory) -> Bool)
  func above(_ bound: Double, _ score: Double?) -> Bool { score.map { $0 > bound } ?? false }
  let rows: [Row] = [
    (
      "no record in 3 weeks", [0.169, 0.476, 0.615, 0.699],
      { above(21, Score.daysSinceBest($0, at: end)) }
    ),
    (
      "OLS not significant, 6 wk", [0.695, 0.935, 0.980, 0.971],
      { above(0.025, Score.leastSquares($0.last(42, before: end))) }
    ),
    (
      "Mann-Kendall not up, 6 wk", [0.638, 0.919, 0.969, 0.959],
      { above(0.05, Score.mannKendall($0.last(42, before: end))) }
    ),
    (
      "P(slope < SESOI) OLS, 6 wk", [0.061, 0.315, 0.503, 0.498],
      { above(0.8, Score.leastSquares($0.last(42, before: end), threshold: 0.5)) }
    ),
    (
      "P(slope < SESOI) Huber, 6 wk", [0.069, 0.344, 0.529, 0.535],
      { above(0.8, Score.huber($0.last(42, before: end), threshold: 0.5)) }
    ),
    (
      "Theil-Sen upper 80 %, 6 wk", [0.060, 0.280, 0.465, 0.470],
      { above(0.5, Score.theilSen($0.last(42, before: end), threshold: 0.5)) }
    ),
    (
      "P(slope < SESOI) Huber, 8 wk", [0.018, 0.190, 0.567, 0.726],
      { above(0.8, Score.huber($0.last(56, before: end), threshold: 0.5)) }
    ),
  ]
  print("Simulator against the reference (science 5.4): ours (published, 1,500 runs)")
  print(pad("", to: 30) + "   false alarm    flat 4 wk      flat 6 wk      flat 8 wk")
  var hits = [[Double]](repeating: [0, 0, 0, 0], count: rows.count)
  for (column, flat) in [0, 4, 6, 8].enumerated() {
    for run in 0..<runs {
      let history = LiftHistory(Plan(flatWeeks: flat), seed: seed(run))
      for (row, rule) in rows.enumerated() where rule.declares(history) {
        hits[row][column] += 1 / Double(runs)
      }
    }
  }
  var worst = 0.0
  for (row, hits) in zip(rows, hits) {
    var line = pad(row.name, to: 30)
    for (ours, published) in zip(hits, row.published) {
      let variance = published * (1 - published) * (1 / 1500 + 1 / Double(runs))
      worst = max(worst, (ours - published).magnitude / variance.squareRoot())
      line += "  \(share(ours)) (\(share(published)))"
    }
    print(line)
  }
  print("largest deviation: \(fixed(worst, decimals: 1)) standard errors, of 28 figures")
  return worst
}
