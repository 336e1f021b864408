/// The generator of Steele, Lea and Flood (2014): 64 bits of state, the same sequence on every machine.
struct SplitMix64 {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var z = state
    z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
    z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
    return z ^ (z >> 31)
  }

  /// Uniform in 0 ..< 1.
  mutating func uniform() -> Double { Double(next() >> 11) * 0x1p-53 }

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
