import BenchmarkSupport
import GymBo
import SeededNumbers

/// Times the functions over columns of sets, in nanoseconds a set, against a plain loop and against one call a set.
///
///     swift run -c release --package-path Benchmarks KernelBenchmark
///
/// Every result is compared with the call for one set, bit by bit, before it is timed.
@main
struct KernelBenchmark {
  static let count = 1_000_000

  static func main() {
    var random = SplitMix64(seed: 16)
    let loads = (0..<count).map { _ in Double(Int(random.uniform() * 80) + 8) * 2.5 }
    let repetitions = (0..<count).map { _ in Double(Int(random.uniform() * 12) + 1) }
    print("\(count) sets, ns a set, median of \(runs) runs")
    print(pad("", to: 18) + padLeft("batch", to: 9) + padLeft("one by one", to: 12))
    for formula in OneRepetitionMaximumFormula.allCases {
      let estimates = Vectors.oneRepetitionMaxima(
        loads: loads, repetitions: repetitions, formula: formula)
      for row in 0..<count {
        let one = (try? formula.estimate(load: loads[row], repetitions: repetitions[row])) ?? .nan
        guard one.bitPattern == estimates[row].bitPattern else {
          print("\(formula.rawValue): set \(row) is \(estimates[row]) in the batch, alone \(one)")
          return
        }
      }
      let batch = nanoseconds(a: count) {
        Vectors.oneRepetitionMaxima(
          loads: loads, repetitions: repetitions, formula: formula)[count / 2]
      }
      let single = nanoseconds(a: count) {
        (0..<count).reduce(0.0) { sum, row in
          sum + ((try? formula.estimate(load: loads[row], repetitions: repetitions[row])) ?? 0)
        }
      }
      print(
        pad(formula.rawValue, to: 18) + fixed(batch, decimals: 2, width: 9)
          + fixed(single, decimals: 2, width: 12))
    }
    let plain = nanoseconds(a: count) {
      var results = [Double](repeating: 0, count: count)
      for row in 0..<count { results[row] = loads[row] * 36 / (37 - repetitions[row]) }
      return results[count / 2]
    }
    print(pad("plain Brzycki", to: 18) + fixed(plain, decimals: 2, width: 9))
  }

  static let runs = 9

  /// The median time of some runs, divided by a count.
  private static func nanoseconds(a count: Int, _ work: () -> Double) -> Double {
    var times: [Double] = []
    for _ in 0..<runs {
      let time = ContinuousClock().measure { consume(work()) }
      times.append(Double(time.components.attoseconds) / 1e9 / Double(count))
    }
    return times.sorted()[runs / 2]
  }

  /// Keeps the compiler from leaving out work whose result nobody reads.
  @inline(never)
  private static func consume(_ value: Double) { sink = value }
  nonisolated(unsafe) private static var sink = 0.0
}
