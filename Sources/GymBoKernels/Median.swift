/// The median: the middle value, or the mean of the two in the middle.
///
/// Edge cases: nil for an empty column or one with a value that is not finite; the value itself for
/// one value. Complexity: n log n.
public func median(_ values: Span<Double>) -> Double? { quantile(values, 0.5) }

/// Up to four finite values, stored without allocation, and their median. It is for callers that take thousands of medians of
/// a few values: there the copy that ``median(_:)`` makes costs more than the sorting. Inlinable for the same reason.
public struct Handful {
  @usableFromInline var values = (0.0, 0.0, 0.0, 0.0)
  @usableFromInline var filled = 0

  /// No values.
  @inlinable public init() {}

  /// The number of values.
  @inlinable public var count: Int { filled }

  /// Adds a finite value.
  /// - Precondition: there are fewer than four.
  @inlinable @inline(__always)
  public mutating func insert(_ value: Double) {
    precondition(filled < 4, "a handful of five values")
    values = (value, values.0, values.1, values.2)
    filled += 1
  }

  /// The median, as ``median(_:)`` computes it; nil without values.
  @inlinable @inline(__always)
  public var median: Double? {
    let (a, b, c, d) = values
    switch filled {
    case 0: return nil
    case 1: return a
    case 2: return Handful.middle(min(a, b), max(a, b))
    case 3: return max(min(a, b), min(max(a, b), c))
    default:
      // The two middle values: all but the least and the greatest.
      let low = max(min(a, b), min(c, d))
      let high = min(max(a, b), max(c, d))
      return Handful.middle(min(low, high), max(low, high))
    }
  }

  /// The mean of two values, with the same rounding as ``quantile(_:_:)``.
  @inlinable static func middle(_ low: Double, _ high: Double) -> Double {
    let step = high - low
    return step.isFinite ? low + step * 0.5 : low * 0.5 + high * 0.5
  }
}

/// The median of a few finite values, as ``median(_:)`` computes it but without a copy: the values are sorted in place.
/// O(count²).
public func medianInPlace(_ values: inout [Double]) -> Double? {
  guard !values.isEmpty, areFinite(values.span) else { return nil }
  for index in values.indices.dropFirst() {
    let value = values[index]
    var place = index
    while place > 0, values[place - 1] > value {
      values[place] = values[place - 1]
      place -= 1
    }
    values[place] = value
  }
  return quantile(ofSorted: values.span, 0.5)
}

/// The quantile of type 7 of Hyndman and Fan: linear between the order statistics, the minimum at p
/// = 0 and the maximum at p = 1.
///
/// With h = (n − 1) p: x₍⌊h⌋₎ + (h − ⌊h⌋)(x₍⌊h⌋₊₁₎ − x₍⌊h⌋₎), counted from 0.
///
/// Edge cases: nil for an empty column, one with a value that is not finite, or p outside 0…1.
/// Complexity: n log n.
///
/// Source: Hyndman RJ, Fan Y (1996) Sample quantiles in statistical packages. Am Stat 50:361–365.
public func quantile(_ values: Span<Double>, _ p: Double) -> Double? {
  guard !values.isEmpty, (0...1).contains(p), areFinite(values) else { return nil }
  return quantile(ofSorted: sorted(values).span, p)
}

/// The median absolute deviation from the median, median |xᵢ − median x|, in the unit of the
/// values.
///
/// Divide by ``upperQuartileOfNormal`` for an estimate of the standard deviation of normal data.
///
/// Edge cases: nil for an empty column or one with a value that is not finite; 0 for one value and
/// whenever more than half of the values are equal. Complexity: n log n.
public func medianAbsoluteDeviation(_ values: Span<Double>) -> Double? {
  guard let center = median(values) else { return nil }
  var deviations = [Double]()
  deviations.reserveCapacity(values.count)
  for i in values.indices { deviations.append((values[i] - center).magnitude) }
  return median(deviations.span)
}

/// The 0.75 quantile of the standard normal distribution: a median absolute deviation divided by it
/// estimates the standard deviation of normal data.
public let upperQuartileOfNormal = 0.674489750196081743

/// The values in ascending order.
func sorted(_ values: Span<Double>) -> [Double] {
  var copy = [Double]()
  copy.reserveCapacity(values.count)
  for i in values.indices { copy.append(values[i]) }
  copy.sort()
  return copy
}

/// The quantile of type 7 of a column that is not empty, finite and in ascending order.
func quantile(ofSorted values: Span<Double>, _ p: Double) -> Double {
  let position = Double(values.count - 1) * p
  let below = Int(position)
  let fraction = position - Double(below)
  guard fraction > 0 else { return values[below] }
  let (low, high) = (values[below], values[below + 1])
  let step = high - low
  // The first form returns equal neighbours unchanged; the second cannot overflow.
  return step.isFinite ? low + step * fraction : low * (1 - fraction) + high * fraction
}
