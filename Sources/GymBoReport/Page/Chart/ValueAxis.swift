/// At most five round values at equal steps, with everything that is drawn between the first and the last.
struct ValueAxis: Sendable, Hashable {
  /// The lowest value, in tenths.
  let low: Int
  /// From one value to the next, in tenths.
  let step: Int
  /// Steps; there is one value more.
  let steps: Int

  static let mostSteps = 4

  var high: Int { low + step * steps }
  var height: Int { step * steps }
  /// From the highest to the lowest, in tenths: the order in which they are written beside a chart.
  var values: [Int] { (0...steps).reversed().map { low + $0 * step } }

  /// - Parameters:
  ///   - range: in tenths.
  ///   - isFromZero: whether the axis begins at zero, as sums do.
  ///   - leastStep: the smallest step, in tenths; all are multiples of it, so that half a repetition is no value.
  ///   - mostSteps: where there is little room, fewer than usual.
  init(
    _ range: ClosedRange<Int>, isFromZero: Bool = false, leastStep: Int = 1,
    mostSteps: Int = ValueAxis.mostSteps
  ) {
    let bottom = isFromZero ? min(0, range.lowerBound) : range.lowerBound
    var (low, step, steps) = (bottom, leastStep, mostSteps)
    for candidate in ValueAxis.roundSteps where candidate.isMultiple(of: leastStep) {
      let first = ValueAxis.floor(bottom, to: candidate)
      let count = (range.upperBound - first + candidate - 1) / candidate
      (low, step, steps) = (first, candidate, max(1, count))
      if count <= mostSteps { break }
    }
    self.low = low
    self.step = step
    self.steps = steps
  }

  /// 1, 2, 2.5 and 5 times the powers of ten.
  private static let roundSteps: [Int] = {
    var steps = [1, 2]
    var power = 5
    while power < 1_000_000_000_000 {
      steps += [power, 2 * power, 4 * power, 5 * power]
      power *= 10
    }
    return steps
  }()

  private static func floor(_ value: Int, to step: Int) -> Int {
    let quotient = value / step
    return (value < 0 && value % step != 0 ? quotient - 1 : quotient) * step
  }
}
