// Predicts the repetitions of the next top set, at the load that was then lifted, from the sets before it: walks
// forward through the lifts of the shared real exports that have at least 20 top sets, from the sixth on. Compares the
// predictor with simple rules, and ends with 1 where the figures are not those of its reference. From the folder
// Benchmarks:
//
//   GYMBO_TESTABLE=1 swift run -c release -Xswiftc -enable-testing --scratch-path .build/testable BacktestBenchmark

import BenchmarkSupport
import Glibc
import GymBo

/// The error of the predictor over that of the naive rule, as the reference has it on these files. The constants of
/// the predictor must not be chosen by this figure.
let expectedRatio = 0.80...0.82
/// What the 50, 80 and 95 % intervals cover in the reference, on the larger set of files that these are part of.
let expectedCoverage = [0.547, 0.843, 0.966]
/// How much more or less they may cover on these files.
let coverageTolerance = 0.07

var files: [(name: String, lifts: [BacktestedLift])] = []
for file in sampleFiles() {
  guard let history = try? History(reading: [file.path]) else {
    print("\(file.name) cannot be read")
    exit(1)
  }
  let lifter = Lifter(history.log)
  files.append((file.shortName, lifter.lifts.compactMap { BacktestedLift($0, of: lifter) }))
}
let lifts = files.flatMap(\.lifts)
let predictions = lifts.flatMap(\.predictions)
guard !predictions.isEmpty else {
  print("No lift of the shared samples has enough sessions.")
  exit(1)
}

print("\(lifts.count) lifts, \(predictions.count) predictions")
printErrors(predictions)
let score = DistributionScore(predictions, seed: 20_240_607)
print(
  "\nPredictor: ranked probability score \(fixed(score.rankedProbability, decimals: 3)), log score "
    + "\(fixed(score.logScore, decimals: 3)) nats")
print(score.coverageText)
let long = lifts.filter { $0.predictions.count >= 50 }
let short = lifts.filter { $0.predictions.count < 50 }
print("\nSmaller error than the same as last time on")
print("  all: \(Wins(lifts).text)")
print("  with at least 50 predictions: \(Wins(long).text)")
print("  with fewer: \(Wins(short).text)")
printFiles(files)
printSaidAndHappened(predictions)

let ours = PointScore(predictions) { $0.distribution.median }
let naive = PointScore(predictions) { $0.last }
let ratio = ours.error / naive.error
print("\nPredictor / same as last time: \(fixed(ratio, decimals: 3))")
var failures: [String] = []
if !expectedRatio.contains(ratio) {
  failures.append("the ratio of the errors is outside \(expectedRatio)")
}
for (index, covered) in score.coverage.enumerated()
where (covered - expectedCoverage[index]).magnitude > coverageTolerance {
  failures.append(
    "\(fixed(100 * DistributionScore.shares[index], decimals: 0)) % covers "
      + "\(fixed(100 * covered, decimals: 1)) %")
}
guard failures.isEmpty else {
  print("Not as in the reference: \(failures.joined(separator: "; "))")
  exit(1)
}
print("As in the reference: ratio within \(expectedRatio), coverage within 7 points of its own")
