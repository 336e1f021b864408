internal import GymBoLog

/// The Pareto frontier of sets with unknown reserve: the sets that no other set matches in both load and repetitions.
enum CurveFrontier {
  /// How far below zero the common slope must be, in standard errors.
  static let leastFall = 2.0

  /// The sets of a block without those of unknown reserve that another set matches or beats in load
  /// and in repetitions; of equals the first stays.
  static func sets(_ block: [RepetitionCurve.FitSet]) -> [RepetitionCurve.FitSet] {
    block.enumerated().filter { index, set in
      set.reserve != nil
        || !block.enumerated().contains { other, better in
          other != index && better.kilograms >= set.kilograms
            && better.repetitions >= set.repetitions
            && (better.kilograms > set.kilograms || better.repetitions > set.repetitions
              || other < index)
        }
    }
    .map(\.element)
  }

  /// Whether the repetitions fall with the load within blocks, by more than two standard errors of
  /// a line with a common slope.
  static func falls(_ blocks: [[RepetitionCurve.FitSet]]) -> Bool {
    var (xx, xy, yy, free) = (0.0, 0.0, 0.0, -1.0)
    for block in blocks where !block.isEmpty {
      let count = Double(block.count)
      let meanLoad = block.reduce(0) { $0 + $1.kilograms } / count
      let meanRepetitions = block.reduce(0) { $0 + $1.repetitions } / count
      for set in block {
        let (x, y) = (set.kilograms - meanLoad, set.repetitions - meanRepetitions)
        xx += x * x
        xy += x * y
        yy += y * y
      }
      free += count - 1
    }
    guard xx > 0, free >= 1 else { return false }
    let slope = xy / xx
    let error = (max(0, yy - slope * xy) / free / xx).squareRoot()
    return slope < -leastFall * error
  }
}
