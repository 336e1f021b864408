/// Counts what two workouts have in common: equal exercises, and swaps.
enum CommonExercises {
  /// The number of exercises in both, where one that was swapped for a similar one counts. Each exercise has at most one
  /// partner, and as many as possible have one. O(left over exercises of both, multiplied).
  static func count(
    _ first: [String: ExerciseProfile?], _ second: [String: ExerciseProfile?]
  ) -> Int {
    let equal = first.keys.count { second.keys.contains($0) }
    guard equal < min(first.count, second.count) else { return equal }
    // Only the count is asked for, so the order does not matter.
    let left = first.filter { !second.keys.contains($0.key) }.compactMap(\.value)
    let right = second.filter { !first.keys.contains($0.key) }.compactMap(\.value)
    guard !left.isEmpty, !right.isEmpty else { return equal }
    let swaps = left.map { one in
      right.indices.filter { one.similarity(to: right[$0]) >= ExerciseProfile.swap - 1e-9 }
    }
    return equal + mostPairs(swaps, of: right.count)
  }

  /// The most pairs that can be made, by augmenting paths.
  /// - Parameter choices: for each exercise those that it could be paired with.
  private static func mostPairs(_ choices: [[Int]], of count: Int) -> Int {
    var partner = [Int?](repeating: nil, count: count)
    func pair(_ one: Int, _ tried: inout Set<Int>) -> Bool {
      for other in choices[one] where tried.insert(other).inserted {
        guard let taken = partner[other] else {
          partner[other] = one
          return true
        }
        if pair(taken, &tried) {
          partner[other] = one
          return true
        }
      }
      return false
    }
    return choices.indices.count { one in
      var tried: Set<Int> = []
      return pair(one, &tried)
    }
  }
}
