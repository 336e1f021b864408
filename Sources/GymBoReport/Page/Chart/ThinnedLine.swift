/// The same line with fewer points: those that lie on the straight line between their neighbours, as near as can be seen, are
/// left out.
enum ThinnedLine {
  /// Points between two that are kept, at most: each of them is looked at again for each further one.
  private static let mostBetween = 48

  /// - Parameters:
  ///   - points: from left to right.
  ///   - tolerance: how far off a point may be that is left out, by its place from the left.
  /// - Returns: some of the points, with the first and the last.
  static func of(
    _ points: [(x: Int, y: Int)], within tolerance: (Int) -> Int
  ) -> [(x: Int, y: Int)] {
    guard var start = points.indices.first else { return [] }
    var kept = [points[start]]
    while start < points.count - 1 {
      var end = start + 1
      while end < points.count - 1, end - start <= mostBetween,
        isStraight(points[start...end + 1], within: tolerance)
      {
        end += 1
      }
      kept.append(points[end])
      start = end
    }
    return kept
  }

  private static func isStraight(
    _ points: ArraySlice<(x: Int, y: Int)>, within tolerance: (Int) -> Int
  ) -> Bool {
    guard let first = points.first, let last = points.last else { return true }
    let (width, height) = (Double(max(1, last.x - first.x)), Double(last.y - first.y))
    return points.dropFirst().dropLast().allSatisfy { point in
      let line = Double(first.y) + height * Double(point.x - first.x) / width
      return abs(line - Double(point.y)) <= Double(tolerance(point.x))
    }
  }
}
