/// Brings the values of some ranks to the places that they have in ascending order: all before such a place are not greater, all
/// after it not less. The others stay in disorder, so that a few ranks are found sooner than by sorting.
///
/// Edge cases: equal values are in any order. Complexity: n on average for each rank; where the pivots are bad, what is left is
/// sorted, so that it is never more than n log n.
///
/// Source: Hoare CAR (1961) Algorithm 65: Find. Commun ACM 4:321–322.
/// - Parameters:
///   - ranks: counted from 0, ascending.
///   - values: without NaN.
/// - Precondition: every rank is one of the values.
func bringToPlace(_ ranks: [Int], in values: inout [Double]) {
  var first = 0
  for rank in ranks where rank >= first {
    precondition(rank < values.count, "rank \(rank) of \(values.count) values")
    bringToPlace(rank, in: first..<values.count, of: &values)
    first = rank + 1
  }
}

/// Ranges this short are sorted.
private let shortRange = 32

private func bringToPlace(_ rank: Int, in range: Range<Int>, of values: inout [Double]) {
  var (low, high) = (range.lowerBound, range.upperBound - 1)
  // A good pivot leaves less than three quarters; twice as many steps as these would take are allowed.
  var steps = 5 * (Int.bitWidth - range.count.leadingZeroBitCount)
  while high - low >= shortRange, steps > 0 {
    steps -= 1
    let pivot = middle(of: values[low], values[low + (high - low) / 2], values[high])
    var (left, right) = (low, high)
    while left <= right {
      while values[left] < pivot { left += 1 }
      while values[right] > pivot { right -= 1 }
      guard left <= right else { break }
      values.swapAt(left, right)
      left += 1
      right -= 1
    }
    if rank <= right {
      high = right
    } else if rank >= left {
      low = left
    } else {
      return
    }
  }
  values[low...high].sort()
}

private func middle(of a: Double, _ b: Double, _ c: Double) -> Double {
  max(min(a, b), min(max(a, b), c))
}
