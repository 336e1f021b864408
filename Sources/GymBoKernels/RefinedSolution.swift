/// The solution of r + A x = f, Aᵀ r = g in twice the precision of a double, by iterative
/// refinement: residuals and solution have twice the precision, the corrections come from a
/// factorization in doubles.
///
/// Each step gains 16 digits minus those that the condition of A costs. So the answer does not
/// depend on the last bits of LAPACK's results, which differ between processors.
///
/// Sources: Björck Å (1967) Iterative refinement of linear least squares solutions I. BIT 7:257–278;
/// Demmel J et al. (2009) Extra-precise iterative refinement for overdetermined least squares
/// problems. ACM TOMS 35(4):28.
struct RefinedSolution {
  private(set) var r: [DoubleDouble]
  private(set) var x: [DoubleDouble]

  /// - Parameters:
  ///   - entries: A, rows × columns, column-major.
  ///   - factorization: the factorization of A rounded to doubles.
  ///   - f: one value per row.
  ///   - g: one value per column.
  /// - Returns: nil if the corrections do not fall below 2⁻⁷⁰ of the solution.
  init?(
    _ entries: [DoubleDouble], _ factorization: PivotedQR, f: [DoubleDouble], g: [DoubleDouble]
  ) {
    r = [DoubleDouble](repeating: .zero, count: f.count)
    x = [DoubleDouble](repeating: .zero, count: g.count)
    var (lastSize, lastR, lastX) = (Double.infinity, 0.0, 0.0)
    for _ in 0..<60 {
      let (restF, restG) = rest(entries, f, g)
      guard let step = factorization.solve(restF, restG) else { return nil }
      let (sizeR, sizeX) = (largest(step.r), largest(step.x))
      guard sizeR.isFinite, sizeX.isFinite else { return nil }
      if lastSize == .infinity {
        // The sizes of the first solution, against which later corrections are measured.
        (lastR, lastX) = (max(sizeR, largest(restF)), sizeX)
      }
      let size = max(lastR > 0 ? sizeR / lastR : 0, lastX > 0 ? sizeX / lastX : 0)
      // No longer shrinking: the rounding of the residuals is reached.
      guard size < 0.5 * lastSize else { break }
      lastSize = size
      for i in r.indices { r[i] += DoubleDouble(step.r[i]) }
      for j in x.indices { x[j] += DoubleDouble(step.x[j]) }
      if size == 0 { break }
    }
    guard lastSize < 0x1p-70 else { return nil }
  }

  /// The residuals of both equations at the current solution.
  private func rest(
    _ entries: [DoubleDouble], _ f: [DoubleDouble], _ g: [DoubleDouble]
  ) -> ([Double], [Double]) {
    var (restF, restG) = (f, g)
    for i in r.indices { restF[i] -= r[i] }
    for j in x.indices {
      let column = j * r.count
      for i in r.indices {
        restF[i] -= entries[column + i] * x[j]
        restG[j] -= entries[column + i] * r[i]
      }
    }
    return (restF.map(\.value), restG.map(\.value))
  }

  private func largest(_ values: [Double]) -> Double {
    // Not `max`, which may ignore NaN.
    values.reduce(0) { $1.magnitude <= $0 ? $0 : $1.magnitude }
  }
}
