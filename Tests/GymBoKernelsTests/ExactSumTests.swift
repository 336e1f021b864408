import GymBoKernels
import Testing

@Suite struct ExactSumTests {
  @Test("A sum loses nothing to cancellation, however large what cancels")
  func cancellation() {
    #expect(exactSum([1e308, 1, -1e308]) == 1)
    #expect(exactSum([1e16, 1, 1e-16, -1e16]) == 1.0000000000000002 - 0x1p-52)
    #expect(exactSum([Double](repeating: 0.1, count: 10)) == 1)
    #expect(exactSum([0.1, 0.2, -0.3]) == 0x1p-55)
  }

  @Test("Halves round to even, unless something smaller says that it is more or less than half")
  func halves() {
    let (half, next) = (0x1p-53, 1 + 0x1p-52)
    #expect(exactSum([1, half]) == 1)
    #expect(exactSum([1, half, 1e-300]) == next)
    #expect(exactSum([1, half, -1e-300]) == 1)
    #expect(exactSum([next, half]) == 1 + 0x1p-51)
    #expect(exactSum([next, half, -1e-300]) == next)
    #expect(exactSum([-1, -half, -1e-300]) == -next)
  }

  @Test("The order of the values cannot show, where a plain sum depends on it")
  func order() {
    let values = (1...500).map { index in
      (index.isMultiple(of: 3) ? -1.0 : 1) / Double(index) * (index.isMultiple(of: 7) ? 1e9 : 1e-9)
    }
    let forwards = exactSum(values)
    #expect(forwards == exactSum(Array(values.reversed())))
    #expect(forwards == exactSum(values.sorted()))
    #expect(sum(values) != sum(Array(values.sorted())))
  }

  @Test("The sum scales with a power of two exactly")
  func scale() throws {
    let values = [0.1, 7e5, -3.3, 1e-8, 0.7]
    let once = try #require(exactSum(values))
    #expect(exactSum(values.map { $0 * 0x1p40 }) == once * 0x1p40)
  }
}
