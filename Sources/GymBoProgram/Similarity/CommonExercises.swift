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
    return equal + swaps(left, right).count { $0 != nil }
  }

  /// For each exercise of the second list the one of the first in whose place it can be; nil for none. As many as possible have
  /// one; of its choices an exercise takes the most similar one, unless another needs that. The same lists give the same pairs.
  static func swaps(_ first: [ExerciseProfile], _ second: [ExerciseProfile]) -> [Int?] {
    let choices = first.map { one in
      second.indices.map { (place: $0, similarity: one.similarity(to: second[$0])) }
        .filter { $0.similarity >= ExerciseProfile.swap - 1e-9 }
        .sorted { (-$0.similarity, $0.place) < (-$1.similarity, $1.place) }
        .map(\.place)
    }
    return mostPairs(choices, of: second.count)
  }

  /// For each of the second exercises its partner, by augmenting paths: there are as many pairs as possible.
  /// - Parameter choices: for each exercise those that it could be paired with.
  private static func mostPairs(_ choices: [[Int]], of count: Int) -> [Int?] {
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
    for one in choices.indices {
      var tried: Set<Int> = []
      _ = pair(one, &tried)
    }
    return partner
  }
}
