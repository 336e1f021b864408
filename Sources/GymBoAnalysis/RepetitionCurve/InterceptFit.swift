internal import GymBoLog

/// The common intercept of lines with a slope for each block, by weighted least squares.
///
/// Repetitions beyond the first are slope · u − K (modified Epley, u = 1/load) or K − slope · u
/// (linear, u = load), K > 0. Taking the part along u out of each block leaves one number to find.
struct InterceptFit {
  /// Sets have whole repetitions: their variance about any curve is at least this.
  static let roundingVariance = 1.0 / 12

  /// K.
  let intercept: Double
  /// The squared standard error of ``intercept``.
  let variance: Double
  /// The variance of a set's repetitions about the curve, for the mean weight.
  let repetitionVariance: Double
  let degreesOfFreedom: Int

  /// - Returns: nil where loads differ too little to tell.
  init?(form: RepetitionCurve.Form, blocks: [[RepetitionCurve.FitSet]]) {
    let sign = form == .linear ? 1.0 : -1.0
    var (products, squares) = (0.0, 0.0)
    var parts: [[(weight: Double, count: Double, one: Double, date: Int32)]] = []
    for block in blocks {
      var (uu, ux, u1) = (0.0, 0.0, 0.0)
      for set in block {
        let u = form.regressor(set.kilograms)
        uu += set.weight * u * u
        ux += set.weight * u * (set.repetitions - 1)
        u1 += set.weight * u
      }
      guard uu > 0 else { return nil }
      parts.append(
        block.map { set in
          let u = form.regressor(set.kilograms)
          let count = set.repetitions - 1 - u * ux / uu
          let one = 1 - u * u1 / uu
          products += set.weight * count * one
          squares += set.weight * one * one
          return (set.weight, count, one, set.date.dayNumber)
        })
    }
    let sets = blocks.reduce(0) { $0 + $1.count }
    degreesOfFreedom = sets - blocks.count - 1
    guard degreesOfFreedom >= 1, squares > 0 else { return nil }
    let signed = products / squares
    intercept = sign * signed

    var (rest, weights) = (0.0, 0.0)
    // Sets of one day share the day's strength: their errors are summed before they are squared.
    var days: [Int32: Double] = [:]
    for part in parts.joined() {
      let residual = part.count - signed * part.one
      rest += part.weight * residual * residual
      weights += part.weight
      days[part.date, default: 0] += part.weight * part.one * residual
    }
    let meanWeight = weights / Double(sets)
    let measured = rest / Double(degreesOfFreedom) / meanWeight
    repetitionVariance = max(measured, InterceptFit.roundingVariance)
    let clustered = days.sorted { $0.key < $1.key }.reduce(0) { $0 + $1.value * $1.value }
    let correction = Double(sets) / Double(degreesOfFreedom)
    variance = max(
      repetitionVariance * meanWeight / squares, clustered * correction / (squares * squares))
    guard intercept.isFinite, variance.isFinite else { return nil }
  }
}
