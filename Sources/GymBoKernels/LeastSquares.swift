/// Why a linear model could not be fitted.
public enum LeastSquaresError: Error, Equatable, Sendable {
  /// A value of the design or the observations, or a weight, is NaN or infinite.
  case notFinite
  /// This weight is negative.
  case negativeWeight(row: Int)
  /// Fewer observations with a weight above 0 than coefficients, or no coefficient.
  case tooFewRows(rows: Int, columns: Int)
  /// Some columns are, to 13 digits, combinations of others: only `rank` coefficients are determined.
  case rankDeficient(rank: Int, columns: Int)
  /// The columns are too nearly dependent for the refinement to converge.
  case notConverged
  /// The answer, or a number on the way to it, is beyond the range of doubles.
  case overflow
}

/// A linear model y = Σ coefficientⱼ · columnⱼ fitted to observations, with its errors.
public struct LeastSquaresFit: Sendable, Equatable {
  /// The coefficients in the order of the columns, in the unit of y per unit of the column.
  public let coefficients: [Double]
  /// The roots of the diagonal of ``covariance``; nil where every degree of freedom is spent.
  public let standardErrors: [Double]?
  /// residualSD² · (XᵀWX)⁻¹, columns × columns, row after row; nil where every degree of freedom is
  /// spent.
  public let covariance: [Double]?
  /// √(Σ w · residual² / (n − p)), in the unit of y where weights are 1; nil where every degree of
  /// freedom is spent.
  public let residualSD: Double?
  /// The share of Σ w y² that the model explains, 0…1: about the weighted mean where the design has
  /// an intercept, about 0 where it has none; nil where y does not vary.
  public let rSquared: Double?
  /// The number of observations with a weight above 0.
  public let count: Int

  /// n − p.
  public var degreesOfFreedom: Int { count - coefficients.count }
}

/// The least-squares fit of a linear model of any columns: ordinary, or with weights.
///
/// Minimises Σ w (y − X b)². LAPACK's QR with pivoting, then iterative refinement of coefficients,
/// residuals and every row of (XᵀWX)⁻¹ with residuals in twice the working precision. What is
/// returned is right to the last digit or two, and the same on every processor, for designs of a
/// condition (columns scaled) up to about 10¹². All eleven linear problems of NIST's Statistical
/// Reference Datasets come out to 13 digits and more; what the doubles of the data determine is the
/// limit.
///
/// Edge cases: see ``LeastSquaresError``. Rows of weight 0 are left out and not counted. As many
/// observations as coefficients give coefficients without errors. Duplicate rows are ordinary
/// observations.
///
/// Complexity: n p² for the factorization and about 6 (p + 1) refinements of n p each.
///
/// Source: Björck Å (1996) Numerical Methods for Least Squares Problems, 2.9.
/// - Parameters:
///   - design: n × p.
///   - y: n observations.
///   - weights: n weights, in units of 1/variance up to a common factor; nil for equal ones.
/// - Precondition: the counts agree.
public func leastSquares(
  _ design: DesignMatrix, y: Span<Double>, weights: Span<Double>? = nil
) throws(LeastSquaresError) -> LeastSquaresFit {
  precondition(
    y.count == design.rows && weights?.count ?? y.count == y.count,
    "a fit of \(design.rows) rows to \(y.count) values with \(weights?.count ?? 0) weights")
  let problem = try ScaledProblem(design, y, weights)
  let columns = problem.columns
  guard
    let factorization = PivotedQR(
      problem.entries.map(\.value), rows: problem.rows, columns: columns)
  else { throw .notConverged }
  guard factorization.rank == columns else {
    throw .rankDeficient(rank: factorization.rank, columns: columns)
  }
  let zeros = [DoubleDouble](repeating: .zero, count: columns)
  guard let solution = RefinedSolution(problem.entries, factorization, f: problem.values, g: zeros)
  else { throw .notConverged }
  let squares = sumOfSquares(solution.r)
  let total = problem.totalSquares(centred: design.hasIntercept)
  var (errors, covariance, residualSD): ([Double]?, [Double]?, Double?)

  if problem.rows > columns {
    let variance = squares / DoubleDouble(Double(problem.rows - columns))
    let inverse = try inverseRows(problem, factorization)
    residualSD = problem.residual(variance.squareRoot())
    errors = (0..<columns).map { j in
      problem.coefficient((variance * inverse[j][j]).squareRoot(), j)
    }
    covariance = inverse.indices.flatMap { j in
      inverse[j].indices.map { problem.covariance(variance * inverse[j][$0], j, $0) }
    }
  }
  let fit = LeastSquaresFit(
    coefficients: solution.x.indices.map { problem.coefficient(solution.x[$0], $0) },
    standardErrors: errors, covariance: covariance, residualSD: residualSD,
    rSquared: total.value > 0 ? max(0, (DoubleDouble.one - squares / total).value) : nil,
    count: problem.rows)
  let numbers = fit.coefficients + (errors ?? []) + (covariance ?? [])
  guard areFinite(numbers.span), residualSD?.isFinite ?? true else { throw .overflow }
  return fit
}

/// The rows of (XᵀWX)⁻¹ of the scaled problem: row j is −x of the system with f = 0, g = unit vector j.
private func inverseRows(
  _ problem: ScaledProblem, _ factorization: PivotedQR
) throws(LeastSquaresError) -> [[DoubleDouble]] {
  let zeros = [DoubleDouble](repeating: .zero, count: problem.rows)
  var rows = [[DoubleDouble]]()
  for j in 0..<problem.columns {
    var unit = [DoubleDouble](repeating: .zero, count: problem.columns)
    unit[j] = .one
    guard let solution = RefinedSolution(problem.entries, factorization, f: zeros, g: unit) else {
      throw .notConverged
    }
    rows.append(solution.x.map { -$0 })
  }
  return rows
}
