import SeededNumbers

/// Columns of made-up sets; one set in fifty has no load, no repetitions or too many, or an RPE that nobody can tell, as in
/// `Benchmarks/Vectors/rivals.py`.
struct Columns {
  /// Rows of a series.
  static let series = 50

  var load: [Double]
  var reps: [Double]
  var rpe: [Double]
  var total: [Double]
  var weight: [Double]
  /// 0, 3, 6 … in each series.
  var day: [Double]
  /// Rises in each series, with scatter.
  var strength: [Double]
  var exercise: [Int]
  var week: [Int]

  var count: Int { load.count }
  /// Where each series begins, and the end.
  var offsets: [Int] { Array(stride(from: 0, through: count, by: Columns.series)) }

  init(count: Int) {
    var random = SplitMix64(seed: 16)
    func spoiled(_ value: Double, _ bad: Double, by random: inout SplitMix64) -> Double {
      random.uniform() < 0.005 ? bad : value
    }
    func column(_ value: (inout SplitMix64, Int) -> Double) -> [Double] {
      (0..<count).map { value(&random, $0) }
    }
    load = column { random, _ in
      let load = 2.5 * Double(Int(random.uniform() * 80) + 8)
      return spoiled(spoiled(load, .nan, by: &random), 0, by: &random)
    }
    reps = column { random, _ in
      let reps = Double(Int(random.uniform() * 12) + 1)
      return spoiled(spoiled(reps, 0, by: &random), 40, by: &random)
    }
    rpe = column { random, _ in
      spoiled(Double(Int(random.uniform() * 9) + 12) / 2, 3, by: &random)
    }
    total = column { random, _ in Double(Int(random.uniform() * 600) + 200) }
    weight = column { random, _ in 50 + 100 * random.uniform() }
    day = column { _, row in 3 * Double(row % Columns.series) }
    strength = column { random, row in
      100 + 0.3 * Double(row % Columns.series) + 4 * (random.uniform() - 0.5)
    }
    exercise = (0..<count).map { $0 * 7 % 60 }
    week = (0..<count).map { $0 / 100 }
  }

  /// Some rows; whole series.
  func part(_ rows: Range<Int>) -> Columns {
    var part = self
    part.load = Array(load[rows])
    part.reps = Array(reps[rows])
    part.rpe = Array(rpe[rows])
    part.total = Array(total[rows])
    part.weight = Array(weight[rows])
    part.day = Array(day[rows])
    part.strength = Array(strength[rows])
    part.exercise = Array(exercise[rows])
    part.week = Array(week[rows])
    return part
  }
}
