import BenchmarkSupport
import Dispatch
import GymBo

/// Times the functions over columns of sets on one thread and on two, in nanoseconds a set, beside a plain loop in Swift.
///
///     swift run -c release --package-path Benchmarks KernelBenchmark [SETS [ROUNDS]] [--tab] [--only WORD]
///
/// Before it is timed, every answer is compared with that of the plain loop, and with that of the same rows in other batches, bit by
/// bit. `--tab` separates columns with tabs, for `Benchmarks/Vectors/work.py`, which prints NumPy and Polars beside them; `--only`
/// takes the functions with a word in their name.
@main
struct KernelBenchmark {
  static func main() {
    let words = CommandLine.arguments.dropFirst()
    let numbers = words.compactMap { Int($0) }
    let sets = max(1, (numbers.first ?? 1_000_000) / Columns.series) * Columns.series
    let rounds = max(1, numbers.dropFirst().first ?? 9)
    let isForPrograms = words.contains("--tab")
    let only = words.firstIndex(of: "--only").map { words[words.index(after: $0)...].prefix(1) }?
      .first
    let columns = Columns(count: sets)
    if !isForPrograms {
      print("\(sets) sets, ns a set, medians of \(rounds) rounds")
      print(
        pad("", to: 32) + padLeft("1 thread", to: 10) + padLeft("2 threads", to: 11)
          + padLeft("plain loop", to: 12))
    }
    for function in VectorWork.all where only.map({ function.name.contains($0) }) ?? true {
      if let difference = function.difference(columns) {
        print("\(function.name): \(difference)")
        return
      }
      let times = function.times(columns, rounds: rounds)
      if isForPrograms {
        print(
          function.name, times.map { $0.map { "\($0)" } ?? "" }.joined(separator: "\t"),
          separator: "\t")
      } else {
        let shown = zip(times, [10, 11, 12]).map { time, width in
          time.map { fixed($0, decimals: 2, width: width) } ?? padLeft("–", to: width)
        }
        print(pad(function.name, to: 32) + shown.joined())
      }
    }
  }
}

extension VectorWork {
  /// Where the answers differ from those of the plain loop, or from those of the rows in smaller batches; nil if they do not.
  func difference(_ columns: Columns) -> String? {
    let whole = call(columns)
    if let plain {
      let expected = plain(columns)
      for row in whole.indices where !isSame(whole[row], expected[row], within: tolerance) {
        return "row \(row) is \(whole[row]), by the plain loop \(expected[row])"
      }
    }
    let parts =
      call(columns.part(0..<Columns.series)) + call(columns.part(Columns.series..<columns.count))
    for row in whole.indices where !isSame(whole[row], parts[row], within: 0) {
      return "row \(row) is \(whole[row]), in another batch \(parts[row])"
    }
    return nil
  }

  private func isSame(_ a: Double, _ b: Double, within tolerance: Double) -> Bool {
    a.isNaN ? b.isNaN : (a - b).magnitude <= tolerance * max(1, b.magnitude)
  }

  /// Nanoseconds a set on one thread, on two, each with half of the series, and by the plain loop. The three take turns, so that a
  /// busy machine is busy for all.
  func times(_ columns: Columns, rounds: Int) -> [Double?] {
    let middle = columns.count / Columns.series / 2 * Columns.series
    let halves = [columns.part(0..<middle), columns.part(middle..<columns.count)]
    let ways: [(() -> Void)?] = [
      { consume(call(columns)) },
      { DispatchQueue.concurrentPerform(iterations: 2) { consume(call(halves[$0])) } },
      plain.map { plain in { consume(plain(columns)) } },
    ]
    var times = [[Double]](repeating: [], count: ways.count)
    for _ in 0..<rounds {
      for (index, way) in ways.enumerated() {
        guard let way else { continue }
        let time = ContinuousClock().measure(way).components
        times[index].append(
          (Double(time.seconds) * 1e9 + Double(time.attoseconds) / 1e9) / Double(columns.count))
      }
    }
    return times.map { $0.isEmpty ? nil : $0.sorted()[rounds / 2] }
  }
}

/// Keeps the compiler from leaving out work whose result nobody reads.
@inline(never)
private func consume(_ values: [Double]) { precondition(!values.isEmpty) }
