@testable import GymBoKernels

// The kernels for arrays: expectations cannot hold spans, which must not escape.

func ordinaryLeastSquares(t: [Double], y: [Double]) -> LineFit? {
  ordinaryLeastSquares(t: t.span, y: y.span)
}

func huberLine(t: [Double], y: [Double], tuning: Double = 1.345, scaleFloor: Double) -> RobustFit? {
  huberLine(t: t.span, y: y.span, tuning: tuning, scaleFloor: scaleFloor)
}

func theilSenLine(t: [Double], y: [Double], confidence: Double) -> TheilSenFit? {
  theilSenLine(t: t.span, y: y.span, confidence: confidence)
}

func brokenStick(t: [Double], y: [Double]) -> BrokenStick? {
  brokenStick(t: t.span, y: y.span)
}

func bestBrokenStick(t: [Double], y: [Double]) -> BrokenStick? {
  bestBrokenStick(t: t.span, y: y.span)
}

func median(_ values: [Double]) -> Double? { median(values.span) }

func quantile(_ values: [Double], _ p: Double) -> Double? { quantile(values.span, p) }

func medianAbsoluteDeviation(_ values: [Double]) -> Double? {
  medianAbsoluteDeviation(values.span)
}

func jensenShannonDivergence(_ p: [Double], _ q: [Double]) -> Double? {
  jensenShannonDivergence(p.span, q.span)
}

func jensenShannonSimilarity(_ p: [Double], _ q: [Double]) -> Double? {
  jensenShannonSimilarity(p.span, q.span)
}

func sum(_ values: [Double]) -> Double { sum(values.span) }

func exactSum(_ values: [Double]) -> Double? { exactSum(values.span) }

func giniCoefficient(_ amounts: [Double]) -> Double? { giniCoefficient(amounts.span) }

func hampelFilter(
  _ values: [Double], reach: Int = 2, threshold: Double = 3, leastScale: Double = 0
) -> [HampelPoint]? {
  hampelFilter(values.span, reach: reach, threshold: threshold, leastScale: leastScale)
}

extension Moments {
  init?(_ values: [Double]) { self.init(values.span) }
}

extension DesignMatrix {
  /// From rows.
  init(_ rows: [[Double]], intercept: Bool) {
    let values = rows.flatMap { $0 }
    self.init(
      values.span, rows: rows.count, columns: rows.first?.count ?? 0, intercept: intercept)
  }

  init(powersOf x: [Double], degree: Int) { self.init(powersOf: x.span, degree: degree) }
}

func leastSquares(
  _ design: DesignMatrix, y: [Double], weights: [Double]? = nil
) throws(LeastSquaresError) -> LeastSquaresFit {
  if let weights { return try leastSquares(design, y: y.span, weights: weights.span) }
  return try leastSquares(design, y: y.span)
}

func mannKendall(t: [Double], y: [Double]) -> MannKendall? { mannKendall(t: t.span, y: y.span) }

func localTrend(t: [Double], y: [Double], model: LocalTrendModel) -> LocalTrendFit? {
  localTrend(t: t.span, y: y.span, model: model)
}
