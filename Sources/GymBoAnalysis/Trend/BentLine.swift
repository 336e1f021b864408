internal import Glibc
internal import GymBoKernels

/// A lift's recent sessions as a line that may bend once, averaged over where it bends.
///
/// With x the weeks before the last session and y the values in percent of their median, a course is
/// y = level + now · max(x, −k) + before · min(x + k, 0) for a bend k weeks ago, or y = level + now · x without one.
/// Priors: level flat; the slope after a bend normal about 0 with 1.5 δ, because a lift that changes course mostly slows
/// down; the slope before it, and that of a straight course, normal about 0 with 0.7 %/week but not less than 1.5 δ;
/// every bend and "no bend" equally likely. Before any session P(slope < δ) is then at most 3/4: without evidence no
/// state is declared. Residuals count by Huber's loss with the scale of ``noise(of:)``, bounded at 1.4 σ
/// above the line and 0.7 σ below it: a bad or an easy day is common, an accidental good one is not.
/// Each course is solved by iteratively reweighted least squares; its weight is its evidence by Laplace's method,
/// exp(−loss) / √det. O(points · bends · iterations).
///
/// Source: MacKay DJC (2003) Information Theory, Inference, and Learning Algorithms, 27–28 (evidence); Huber PJ (1981)
/// Robust Statistics, 7 (loss). The constants are chosen by PlateauBenchmark.
struct BentLine {
  /// The weeks before the last session at which a line may bend.
  static let bends = stride(from: 2.0, through: 12, by: 1)
  /// Percent per week: what lifts gain in a year of training and in the first weeks of it.
  static let usualSpread = 0.7
  /// In δ, the smallest slope that counts.
  static let spreadAfterBend = 1.5
  static let boundAbove = 1.4
  static let boundBelow = 0.7

  /// The line for one place of the bend.
  struct Course {
    /// Weeks before the last session; nil for a straight line.
    var bend: Double?
    /// Value at the last session, percent of the median.
    var level: Double
    /// Slope at the last session, percent of the median per week.
    var slope: Double
    var slopeVariance: Double
    /// By how much the slope fell at the bend, and the variance of that.
    var slowed = 0.0
    var slowedVariance = 0.0
    /// Logarithm of the evidence, then the share of this course in all.
    var weight: Double
  }

  var courses: [Course] = []

  /// - Parameters:
  ///   - weeks: weeks before the last session, ascending to 0.
  ///   - values: percent of their median.
  ///   - noise: standard deviation of a session, percent.
  ///   - threshold: δ, percent per week.
  /// - Returns: nil where no course has a solution.
  init?(weeks: [Double], values: [Double], noise: Double, threshold: Double) {
    guard let first = weeks.first else { return nil }
    // A week of sessions before the bend at least: without one there is nothing that bends.
    let places = [nil] + BentLine.bends.filter { $0 <= -first - 1 }.map(Optional.some)
    courses = places.compactMap { bend in
      BentLine.course(
        bend: bend, weeks: weeks, values: values, noise: noise,
        threshold: threshold)
    }
    guard let most = courses.map(\.weight).max() else { return nil }
    for i in courses.indices { courses[i].weight = exp(courses[i].weight - most) }
    let total = courses.reduce(0) { $0 + $1.weight }
    for i in courses.indices { courses[i].weight /= total }
  }

  /// The normal equations of a course: Σ weight · (1, now, before, value), and the same sums of its multiples by now and by
  /// before.
  private struct Equations {
    var plain = SIMD4(repeating: 0.0)
    var byNow = SIMD4(repeating: 0.0)
    var byBefore = SIMD4(repeating: 0.0)

    mutating func add(_ value: Double, _ x: (now: Double, before: Double), weight: Double) {
      let terms = weight * SIMD4(1, x.now, x.before, value)
      plain += terms
      byNow += terms * x.now
      byBefore += terms * x.before
    }

    /// The lower triangle of the matrix, and the right side.
    var a00: Double { plain[0] }
    var a10: Double { plain[1] }
    var a11: Double { byNow[1] }
    var a20: Double { plain[2] }
    var a21: Double { byNow[2] }
    var a22: Double { byBefore[2] }
    var b0: Double { plain[3] }
    var b1: Double { byNow[3] }
    var b2: Double { byBefore[3] }
  }

  /// What a slope after and before the bend is multiplied by.
  private struct Shape {
    let bend: Double?

    func at(_ week: Double) -> (now: Double, before: Double) {
      guard let bend else { return (week, 0) }
      return (max(week, -bend), min(week + bend, 0))
    }
  }

  /// The size of a residual, in the scale of the noise, from which it counts less.
  private static func bound(_ residual: Double) -> Double {
    residual > 0 ? boundAbove : boundBelow
  }

  private static func course(
    bend: Double?, weeks: [Double], values: [Double], noise: Double, threshold: Double
  ) -> Course? {
    let shape = Shape(bend: bend)
    let spreadAfter = spreadAfterBend * threshold
    let spreadBefore = max(usualSpread, spreadAfter)
    let spread = bend == nil ? spreadBefore : spreadAfter
    let precision = 1 / (noise * noise)
    // The priors stand in the equations as one observation each. Without a bend the third unknown is idle.
    var priors = Equations()
    priors.byNow[1] = 1 / (spread * spread)
    priors.byBefore[2] = 1 / (spreadBefore * spreadBefore)
    var next = priors
    for i in weeks.indices { next.add(values[i], shape.at(weeks[i]), weight: precision) }
    var (level, slope, earlier) = (100.0, 0.0, 0.0)
    var (a00, d1, d2, l21) = (0.0, 0.0, 0.0, 0.0)
    for _ in 0..<100 {
      let sums = next
      next = priors
      // Cholesky without roots.
      let (l10, l20) = (sums.a10 / sums.a00, sums.a20 / sums.a00)
      a00 = sums.a00
      d1 = sums.a11 - l10 * sums.a10
      let rest = sums.a21 - l20 * sums.a10
      l21 = rest / d1
      d2 = sums.a22 - l20 * sums.a20 - l21 * rest
      let z1 = sums.b1 - l10 * sums.b0
      let z2 = sums.b2 - l20 * sums.b0 - l21 * z1
      let last = (level, slope, earlier)
      earlier = z2 / d2
      slope = z1 / d1 - l21 * earlier
      level = sums.b0 / sums.a00 - l10 * slope - l20 * earlier
      guard level.isFinite, slope.isFinite, earlier.isFinite, d1 > 0, d2 > 0 else { return nil }
      let move = max(
        (level - last.0).magnitude, (slope - last.1).magnitude, (earlier - last.2).magnitude)
      if move <= 1e-10 * noise { break }
      for i in weeks.indices {
        let x = shape.at(weeks[i])
        let residual = (values[i] - level - slope * x.now - earlier * x.before) / noise
        let (size, limit) = (residual.magnitude, bound(residual))
        next.add(values[i], x, weight: (size <= limit ? 1 : limit / size) * precision)
      }
    }

    var loss = slope * slope / (2 * spread * spread)
    loss += earlier * earlier / (2 * spreadBefore * spreadBefore)
    for i in weeks.indices {
      let x = shape.at(weeks[i])
      let residual = (values[i] - level - slope * x.now - earlier * x.before) / noise
      let (size, limit) = (residual.magnitude, bound(residual))
      loss += size <= limit ? size * size / 2 : limit * size - limit * limit / 2
    }
    // The prior's own density is part of the evidence: a wide prior pays for what it allows.
    let evidence = -loss - 0.5 * log(a00 * d1 * d2) - log(spread) - log(spreadBefore)
    guard evidence.isFinite else { return nil }
    let variance = 1 / d1 + l21 * l21 / d2
    return Course(
      bend: bend, level: level, slope: slope, slopeVariance: variance, slowed: earlier - slope,
      slowedVariance: variance + 1 / d2 + 2 * l21 / d2, weight: evidence)
  }

  /// The standard deviation of a session in percent: from the differences between neighbouring sessions, in percent of
  /// their mean (median deviation from their median / 0.67449 / √2), drawn towards 2.5 %, the middle of what retests of
  /// trained lifts show, with the weight of two observations; a difference weighs 0.37 by this robust measure.
  /// - Parameter values: in order of time, as many as there are.
  static func noise(of values: [Double]) -> Double {
    let differences = zip(values.dropFirst(), values).compactMap { next, value in
      next + value > 0 ? 200 * (next - value) / (next + value) : nil
    }
    let deviation = medianAbsoluteDeviation(differences.span) ?? 0
    let deviationOfOne = deviation / upperQuartileOfNormal / 2.0.squareRoot()
    let observations = 0.37 * Double(differences.count)
    let (usual, weight) = (2.5, 2.0)
    let sum = weight * usual * usual + observations * deviationOfOne * deviationOfOne
    return (sum / (weight + observations)).squareRoot()
  }
}
