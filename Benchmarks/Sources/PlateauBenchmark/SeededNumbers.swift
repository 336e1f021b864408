import GymBoKernels

/// The generator of Steele, Lea and Flood (2014): 64 bits of state, the same sequence on every machine.
struct SeededNumbers {
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

  mutating func uniform(_ low: Double, _ high: Double) -> Double { low + (high - low) * uniform() }

  /// Standard normal, by inversion: one draw a deviate, so that runs stay in step with each other.
  mutating func normal() -> Double { normalQuantile(uniform() + 0x1p-54) ?? 0 }
}
