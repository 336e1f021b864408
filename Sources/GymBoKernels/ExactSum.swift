/// The correctly rounded sum of a column: the double nearest to the exact sum. It does not depend on
/// the order of the values.
///
/// Uses Shewchuk's expansion: several doubles whose digits do not overlap add up to the exact sum.
/// They are rounded once at the end, halves to even.
///
/// Edge cases: 0 for an empty column; nil for a value that is not finite, and where a sum on the way
/// overflows. Complexity: n, times the length of the expansion: 1 or 2 for values of like size, at
/// most 40.
///
/// Source: Shewchuk JR (1997) Adaptive precision floating-point arithmetic and fast robust geometric
/// predicates. Discrete Comput Geom 18:305–363.
public func exactSum(_ values: Span<Double>) -> Double? {
  guard var rest = exactExpansion(of: values) else { return nil }
  guard var total = rest.popLast() else { return 0 }
  // Add the parts from the largest down until a part no longer fits exactly.
  while let part = rest.popLast() {
    let sum = DoubleDouble.sum(total, part)
    total = sum.high
    guard sum.low != 0 else { continue }
    // A half was rounded to even, but the smaller parts may make it more than a half.
    if let below = rest.last, (below < 0) == (sum.low < 0) {
      let twice = 2 * sum.low
      let other = total + twice
      if other - total == twice { total = other }
    }
    break
  }
  return total
}

/// The expansion of a sum: doubles with digits that do not overlap, in ascending order of magnitude,
/// which add up exactly to the sum of the values. Empty for 0.
/// - Returns: nil for a value that is not finite, and where a sum overflows.
func exactExpansion(of values: Span<Double>) -> [Double]? {
  var parts = [Double]()
  for i in values.indices {
    var carried = values[i]
    var kept = 0
    for k in parts.indices {
      let sum = DoubleDouble.sum(carried, parts[k])
      if sum.low != 0 {
        parts[kept] = sum.low
        kept += 1
      }
      carried = sum.high
    }
    guard carried.isFinite else { return nil }
    parts.removeSubrange(kept...)
    if carried != 0 { parts.append(carried) }
  }
  return parts
}
