/// The sum of a column, from first to last; 0 for an empty one.
///
/// A plain loop, so the same bits on every machine; exact where all partial sums are integers below
/// 2⁵³. What is not finite is carried through as IEEE 754 says.
public func sum(_ values: Span<Double>) -> Double {
  var total = 0.0
  for i in values.indices { total += values[i] }
  return total
}
