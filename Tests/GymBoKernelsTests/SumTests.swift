import GymBoKernels
import Testing

@Suite struct SumTests {
  @Test("A sum is that of its values, and nothing sums to 0")
  func sums() {
    #expect(sum([Double]()) == 0 && sum([2.5]) == 2.5 && sum([1.0, 2, 3]) == 6)
  }

  @Test("What is not finite is carried through")
  func notFinite() {
    #expect(sum([1, .nan]).isNaN)
    #expect(sum([1, .infinity]) == .infinity)
  }
}
