@testable import GymBoKernels

// The kernels for arrays: expectations cannot hold spans, which must not escape.

func ordinaryLeastSquares(t: [Double], y: [Double]) -> LineFit? {
  ordinaryLeastSquares(t: t.span, y: y.span)
}

func huberLine(t: [Double], y: [Double], tuning: Double = 1.345, scaleFloor: Double) -> HuberFit? {
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

func matrixProduct(_ a: [Double], _ b: [Double], rows: Int, inner: Int, columns: Int) -> [Double] {
  matrixProduct(a.span, b.span, rows: rows, inner: inner, columns: columns)
}

func dot(_ a: [Double], _ b: [Double]) -> Double { dot(a.span, b.span) }

func sum(_ values: [Double]) -> Double { sum(values.span) }
