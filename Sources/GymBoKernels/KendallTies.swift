/// The lengths of the runs of equal values, in ascending order of the values.
func runs(ofEqual values: Span<Double>) -> [Int] {
  var runs = [Int]()
  var last: Double?
  for value in sorted(values) {
    if value == last { runs[runs.count - 1] += 1 } else { runs.append(1) }
    last = value
  }
  return runs
}

/// k(k − 1)(2k + 5): 18 × the variance of Kendall's S for k points, and 18 × the amount by which a
/// run of k ties reduces it.
func kendallTerm(_ count: Int) -> Double {
  let k = Double(count)
  return k * (k - 1) * (2 * k + 5)
}

/// The variance of Kendall's S of two independent columns with these runs of equal values.
func kendallVariance(count: Int, values: [Int], times: [Int]) -> Double {
  func sum(_ runs: [Int], _ term: (Double) -> Double) -> Double {
    runs.reduce(0) { $0 + term(Double($1)) }
  }
  let n = Double(count)
  let ties = (values + times).reduce(0) { $0 + kendallTerm($1) }
  let pairs = sum(values) { $0 * ($0 - 1) } * sum(times) { $0 * ($0 - 1) }
  let triples =
    sum(values) { $0 * ($0 - 1) * ($0 - 2) } * sum(times) { $0 * ($0 - 1) * ($0 - 2) }
  var variance = (kendallTerm(count) - ties) / 18
  if pairs > 0 { variance += pairs / (2 * n * (n - 1)) }
  if triples > 0 { variance += triples / (9 * n * (n - 1) * (n - 2)) }
  return variance
}
