import BenchmarkSupport

@testable import GymBoKernels

/// The rules that are compared, in the order of the tables.
let rules: [(name: String, predicted: @Sendable (Prediction) -> Int)] = [
  ("same as last time", { $0.last }),
  ("nearest load of the last 20 sessions", { $0.nearest }),
  ("predictor", { $0.distribution.median }),
]

/// The error of each rule: over everything, and by how the load changed.
func printErrors(_ predictions: [Prediction]) {
  print("\n" + pad("", to: 44) + "   error  within 1 (%)")
  func table(_ title: String, _ predictions: [Prediction]) {
    print("\(title): \(predictions.count) predictions")
    for rule in rules {
      print("  " + pad(rule.name, to: 42) + PointScore(predictions, rule.predicted).text)
    }
  }
  table("All", predictions)
  for step in Prediction.Step.allCases {
    table(step.rawValue, predictions.filter { $0.step == step })
  }
}

/// The error of the predictor and of the naive rule, by file.
func printFiles(_ files: [(name: String, lifts: [BacktestedLift])]) {
  print("\nBy file: lifts, predictions, error of predictor / same as last time")
  for file in files {
    let predictions = file.lifts.flatMap(\.predictions)
    guard !predictions.isEmpty else { continue }
    let ours = PointScore(predictions) { $0.distribution.median }
    let naive = PointScore(predictions) { $0.last }
    print(
      "  " + pad(file.name, to: 14) + padLeft("\(file.lifts.count)", to: 4)
        + padLeft("\(predictions.count)", to: 7) + fixed(ours.error, decimals: 3, width: 8)
        + " / " + fixed(naive.error, decimals: 3))
  }
}

/// The predictor's probability of at least last time's repetitions, against how often they were done.
func printSaidAndHappened(_ predictions: [Prediction]) {
  let bins = [(0.5, 0.6), (0.6, 0.7), (0.7, 0.8), (0.8, 0.9), (0.9, 1.01)]
  print("\nProbability of at least last time's repetitions: mean said → came true, % (number)")
  for step in Prediction.Step.allCases {
    var line = "  " + pad(step.rawValue, to: 44)
    let said = predictions.filter { $0.step == step }
      .map { (probability: $0.distribution.probability(atLeast: $0.last), $0) }
    for (low, high) in bins {
      let own = said.filter { $0.probability >= low && $0.probability < high }
      guard !own.isEmpty else {
        line += pad("–", to: 20)
        continue
      }
      let mean = own.reduce(0) { $0 + $1.probability } / Double(own.count)
      let met = own.count { $0.1.actual >= $0.1.last }
      line += pad(
        "\(fixed(100 * mean, decimals: 0)) → \(fixed(100 * Double(met) / Double(own.count), decimals: 0)) "
          + "(\(own.count))", to: 20)
    }
    print(line)
  }
}
