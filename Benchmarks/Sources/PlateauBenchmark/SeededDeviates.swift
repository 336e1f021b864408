import GymBoKernels
import SeededNumbers

extension SplitMix64 {
  mutating func uniform(_ low: Double, _ high: Double) -> Double { low + (high - low) * uniform() }

  /// Standard normal, by inversion: one draw a deviate, so that runs stay in step with each other.
  mutating func normal() -> Double { normalQuantile(uniform() + 0x1p-54) ?? 0 }
}
