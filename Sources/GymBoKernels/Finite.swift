/// Whether every value is a finite number. The fits refuse a column in which one is not: a missing
/// value must be left out by the caller, who knows what its absence means.
func areFinite(_ values: Span<Double>) -> Bool {
  for i in values.indices where !values[i].isFinite { return false }
  return true
}

/// The arithmetic mean, by a second pass that takes away the rounding of the first: constant
/// columns have exactly their constant as mean.
/// - Precondition: the column is not empty.
func mean(_ values: Span<Double>) -> Double {
  let count = Double(values.count)
  let first = sum(values) / count
  var correction = 0.0
  for i in values.indices { correction += values[i] - first }
  return first + correction / count
}
