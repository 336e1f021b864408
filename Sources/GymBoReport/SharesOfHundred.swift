/// Shares as they are printed: rounded to a tenth of a percent so that together they are exactly 100 %.
///
/// Largest remainder (Hamilton): every share is rounded down to a tenth, and the tenths left over go to the largest
/// remainders, of equals to the first.
package enum SharesOfHundred {
  /// Tenths of a percent, which sum to 1000.
  /// - Parameter parts: finite, none negative.
  /// - Returns: nil where a part is negative or not finite, or the sum is 0.
  package static func tenths(of parts: [Double]) -> [Int]? {
    let whole = parts.reduce(0, +)
    guard whole > 0, whole.isFinite, parts.allSatisfy({ $0 >= 0 }) else { return nil }
    let quotas = parts.map { $0 / whole * 1000 }
    var tenths = quotas.map { Int($0.rounded(.down)) }
    let byRemainder = quotas.indices.sorted { first, second in
      let (a, b) = (quotas[first] - Double(tenths[first]), quotas[second] - Double(tenths[second]))
      return a != b ? a > b : first < second
    }
    for index in byRemainder.prefix(max(0, 1000 - tenths.reduce(0, +))) { tenths[index] += 1 }
    return tenths
  }

  /// Percent with one decimal.
  package static func percent(of parts: [Double]) -> [Double]? {
    tenths(of: parts)?.map { Double($0) / 10 }
  }
}
