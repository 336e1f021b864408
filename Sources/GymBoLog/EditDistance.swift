/// The edit distance of two names: the number of insertions, deletions, substitutions and swaps of neighbouring
/// letters that turn one into the other (optimal string alignment). Returns limit + 1 for anything above the limit.
/// O(length · limit).
package func editDistance(
  _ a: [Unicode.Scalar], _ b: [Unicode.Scalar], limit: Int
) -> Int {
  guard !a.isEmpty, !b.isEmpty else { return min(max(a.count, b.count), limit + 1) }
  guard (a.count - b.count).magnitude <= limit else { return limit + 1 }
  let far = limit + 1
  var beforeLast = [Int](repeating: far, count: b.count + 1)
  var last = (0...b.count).map { min($0, far) }
  var row = beforeLast
  for i in 1...a.count {
    // Cells further than `limit` from the diagonal have a distance above the limit.
    let columns = max(1, i - limit)...max(1, min(b.count, i + limit))
    row[columns.lowerBound - 1] = columns.lowerBound == 1 ? min(i, far) : far
    var best = row[columns.lowerBound - 1]
    for j in columns {
      let cost = a[i - 1] == b[j - 1] ? 0 : 1
      row[j] = min(last[j] + 1, row[j - 1] + 1, last[j - 1] + cost, far)
      if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] {
        row[j] = min(row[j], beforeLast[j - 2] + 1)
      }
      best = min(best, row[j])
    }
    if columns.upperBound < b.count { row[columns.upperBound + 1] = far }
    if best > limit { return far }
    (beforeLast, last, row) = (last, row, beforeLast)
  }
  return last[b.count]
}
