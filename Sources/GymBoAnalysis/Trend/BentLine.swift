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
    // A week of sessions before the bend at least: without one there is nothing that bends. A bend without end ago is none.
    let bends = [Double.infinity] + BentLine.bends.filter { $0 <= -first - 1 }
    var fit = BentLineFit(weeks: weeks, values: values, noise: noise, threshold: threshold)
    for index in stride(from: 0, to: bends.count, by: 2) {
      let hasTwo = index + 1 < bends.count
      let two = fit.courses(bends: [bends[index], bends[hasTwo ? index + 1 : index]])
      if let first = two.first { courses.append(first) }
      if hasTwo, let second = two.second { courses.append(second) }
    }
    guard let most = courses.map(\.weight).max() else { return nil }
    for i in courses.indices { courses[i].weight = exp(courses[i].weight - most) }
    let total = courses.reduce(0) { $0 + $1.weight }
    for i in courses.indices { courses[i].weight /= total }
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
