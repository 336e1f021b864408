internal import Glibc

/// Solves the courses of a ``BentLine`` by iteratively reweighted least squares, two at a time: side by side in one register
/// they cost what one alone does. Each is the same to the last bit as if it were solved alone.
struct BentLineFit {
  private typealias Pair = SIMD2<Double>
  private typealias Mask = SIMDMask<SIMD2<Int64>>
  private static let mostRounds = 100

  private let values: [Double]
  private let weeks: [Double]
  private let noise: Double
  /// Standard deviations of the priors of the slopes, after a bend, and before it or without one.
  private let spreadAfter: Double
  private let spreadBefore: Double
  /// By point, what the slopes after and before the bends are multiplied by.
  private var shapes: [(now: Pair, before: Pair)]

  init(weeks: [Double], values: [Double], noise: Double, threshold: Double) {
    self.weeks = weeks
    self.values = values
    self.noise = noise
    spreadAfter = BentLine.spreadAfterBend * threshold
    spreadBefore = max(BentLine.usualSpread, spreadAfter)
    shapes = Array(repeating: (Pair(), Pair()), count: weeks.count)
  }

  /// The normal equations: Σ weight · products of 1, now, before and the value.
  private struct Equations {
    var (a00, a10, a20, b0) = (Pair(), Pair(), Pair(), Pair())
    var (a11, a21, b1) = (Pair(), Pair(), Pair())
    var (a22, b2) = (Pair(), Pair())

    @inline(__always)
    mutating func add(_ value: Double, _ x: (now: Pair, before: Pair), weight: Pair) {
      let (now, before, level) = (weight * x.now, weight * x.before, weight * value)
      a00 += weight
      a10 += now
      a20 += before
      b0 += level
      a11 += now * x.now
      a21 += before * x.now
      b1 += level * x.now
      a22 += before * x.before
      b2 += level * x.before
    }
  }

  /// The unknowns, with what the solution leaves of the equations: by Cholesky's method without roots.
  private struct Solution {
    var (level, now, before) = (Pair(repeating: 100), Pair(), Pair())
    var (a00, d1, d2, l21) = (Pair(), Pair(), Pair(), Pair())

    init() {}

    init(_ sums: Equations) {
      let (l10, l20) = (sums.a10 / sums.a00, sums.a20 / sums.a00)
      a00 = sums.a00
      d1 = sums.a11 - l10 * sums.a10
      let rest = sums.a21 - l20 * sums.a10
      l21 = rest / d1
      d2 = sums.a22 - l20 * sums.a20 - l21 * rest
      let z1 = sums.b1 - l10 * sums.b0
      let z2 = sums.b2 - l20 * sums.b0 - l21 * z1
      before = z2 / d2
      now = z1 / d1 - l21 * before
      level = sums.b0 / sums.a00 - l10 * now - l20 * before
    }

    /// Lanes that have a solution: numbers that are finite.
    var isValid: Mask {
      (level - level .== 0) .& (now - now .== 0) .& (before - before .== 0) .& (d1 .> 0)
        .& (d2 .> 0)
    }

    /// Lanes in which an unknown is further than so much from another solution.
    func isFurther(than tolerance: Double, from other: Solution) -> Mask {
      func isFurther(_ step: Pair) -> Mask { (step .> tolerance) .| (step .< -tolerance) }
      return isFurther(level - other.level) .| isFurther(now - other.now)
        .| isFurther(before - other.before)
    }

    /// Takes over some lanes.
    mutating func replace(with other: Solution, where lanes: Mask) {
      level.replace(with: other.level, where: lanes)
      now.replace(with: other.now, where: lanes)
      before.replace(with: other.before, where: lanes)
      a00.replace(with: other.a00, where: lanes)
      d1.replace(with: other.d1, where: lanes)
      d2.replace(with: other.d2, where: lanes)
      l21.replace(with: other.l21, where: lanes)
    }
  }

  /// A point's residuals in the scale of the noise, and the same kept within the bounds from which they count less.
  @inline(__always)
  private func residual(_ index: Int, _ fit: Solution) -> (whole: Pair, bounded: Pair) {
    let (now, before) = shapes[index]
    let residual = (values[index] - fit.level - fit.now * now - fit.before * before) / noise
    let (above, below) = (
      Pair(repeating: BentLine.boundAbove), Pair(repeating: -BentLine.boundBelow)
    )
    let notAbove = residual.replacing(with: above, where: residual .> above)
    return (residual, notAbove.replacing(with: below, where: notAbove .< below))
  }

  /// The courses of two bends at once.
  /// - Parameter bends: weeks before the last session; infinite for a straight line.
  /// - Returns: nil for a course without a solution.
  mutating func courses(
    bends: SIMD2<Double>
  ) -> (first: BentLine.Course?, second: BentLine.Course?) {
    shape(bends)
    let spread = Pair(repeating: spreadAfter)
      .replacing(with: spreadBefore, where: bends .== .infinity)
    let (fit, isSolved) = solution(spread: spread)
    let loss = loss(of: fit, spread: spread)
    func course(_ lane: Int) -> BentLine.Course? {
      guard isSolved[lane] else { return nil }
      let (d1, d2, l21) = (fit.d1[lane], fit.d2[lane], fit.l21[lane])
      // The prior's own density is part of the evidence: a wide prior is less likely to be met anywhere.
      let evidence =
        -loss[lane] - 0.5 * log(fit.a00[lane] * d1 * d2) - log(spread[lane]) - log(spreadBefore)
      guard evidence.isFinite else { return nil }
      let variance = 1 / d1 + l21 * l21 / d2
      return BentLine.Course(
        bend: bends[lane].isFinite ? bends[lane] : nil, level: fit.level[lane],
        slope: fit.now[lane], slopeVariance: variance, slowed: fit.before[lane] - fit.now[lane],
        slowedVariance: variance + 1 / d2 + 2 * l21 / d2, weight: evidence)
    }
    return (course(0), course(1))
  }

  /// Computes what the two slopes add to the level at each session.
  @inline(__always)
  private mutating func shape(_ bends: SIMD2<Double>) {
    for index in weeks.indices {
      let week = Pair(repeating: weeks[index])
      let fromBend = week + bends
      shapes[index] = (
        week.replacing(with: -bends, where: fromBend .< 0),
        Pair().replacing(with: fromBend, where: fromBend .< 0)
      )
    }
  }

  /// The level and the two slopes by reweighted least squares, and the lanes in which they have a solution.
  @inline(__always)
  private func solution(spread: Pair) -> (fit: Solution, isSolved: Mask) {
    let precision = 1 / (noise * noise)
    // Each prior enters the equations as one observation. Without a bend the third unknown has no other.
    var priors = Equations()
    priors.a11 = 1 / (spread * spread)
    priors.a22 = Pair(repeating: 1 / (spreadBefore * spreadBefore))
    var sums = priors
    for index in weeks.indices {
      sums.add(values[index], shapes[index], weight: Pair(repeating: precision))
    }
    // A lane that has converged is kept while the other one continues.
    var fit = Solution()
    var isOpen = Mask(repeating: true)
    var isSolved = isOpen
    for round in 1...BentLineFit.mostRounds {
      let next = Solution(sums)
      let moves = next.isFurther(than: 1e-10 * noise, from: fit)
      fit.replace(with: next, where: isOpen)
      isSolved .&= next.isValid .| .!isOpen
      isOpen .&= isSolved .& moves
      guard isOpen[0] || isOpen[1], round < BentLineFit.mostRounds else { break }
      sums = priors
      for index in weeks.indices {
        let (whole, bounded) = residual(index, fit)
        let share = (bounded / whole).replacing(with: 1, where: bounded .== whole)
        sums.add(values[index], shapes[index], weight: share * precision)
      }
    }
    return (fit, isSolved)
  }

  /// The negative logarithm of the likelihood and the priors at a fit, up to a constant.
  @inline(__always)
  private func loss(of fit: Solution, spread: Pair) -> Pair {
    var loss = fit.now * fit.now / (2 * spread * spread)
    loss += fit.before * fit.before / (2 * spreadBefore * spreadBefore)
    for index in weeks.indices {
      let (whole, bounded) = residual(index, fit)
      loss += (bounded * whole - bounded * bounded / 2)
        .replacing(with: whole * whole / 2, where: bounded .== whole)
    }
    return loss
  }
}
