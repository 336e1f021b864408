import SeededNumbers

extension SplitMix64 {
  mutating func chance(_ probability: Double) -> Bool { uniform() < probability }

  /// A whole number of the range; the bias of the remainder is far below what a history can show.
  mutating func integer(_ range: ClosedRange<Int>) -> Int {
    range.lowerBound + Int(next() % UInt64(range.count))
  }

  mutating func element<T>(of choices: [T]) -> T { choices[integer(0...choices.count - 1)] }

  /// Nearly normal, mean 0 and standard deviation 1: twelve uniforms less 6 (Irwin–Hall).
  /// No logarithm or cosine, whose last bits differ between C libraries.
  mutating func normal() -> Double {
    var sum = -6.0
    for _ in 0..<12 { sum += uniform() }
    return sum
  }
}
