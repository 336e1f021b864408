import Testing

@testable import GymBoKernels

@Suite struct DoubleDoubleTests {
  private func number(_ high: Double, _ low: Double) -> DoubleDouble {
    DoubleDouble(high) + DoubleDouble(low)
  }

  @Test("A sum and a product of two doubles are exact")
  func exact() {
    let sum = DoubleDouble.sum(1, 1e-20)
    #expect(sum.high == 1 && sum.low == 1e-20)
    let square = DoubleDouble.product(1 + 0x1p-30, 1 + 0x1p-30)
    #expect(square.high == 1 + 0x1p-29 && square.low == 0x1p-60)
  }

  @Test("A third times three is one, and the root of two squared is two, to 31 digits")
  func inverses() {
    let three = DoubleDouble(3)
    let third = DoubleDouble.one / three
    #expect((third * three - .one).value.magnitude < 1e-31)
    #expect(third.low != 0)
    let root = DoubleDouble(2).squareRoot()
    #expect((root * root - DoubleDouble(2)).value.magnitude < 1e-31)
    // √2 = 1.414213562373095048801688724209698078569671875376948…
    #expect(root.high == 1.4142135623730951)
    #expect(isNear(root.low, -9.667293313452913e-17))
  }

  private func isNear(_ a: Double, _ b: Double) -> Bool {
    (a - b).magnitude <= 1e-15 * b.magnitude
  }

  @Test("What a double loses beside a large number is kept")
  func differences() {
    let large = number(1e15, 1e-10)
    #expect((large - DoubleDouble(1e15)).value == 1e-10)
    #expect((number(1, 0x1p-80) * number(1, -0x1p-80) - .one).value == 0)
    #expect((-large).value == -1e15 && (-large).low == -large.low)
  }

  @Test("Scaling by a power of two is exact and reversible; the root of 0 is 0")
  func scaling() {
    let value = number(0.1, 1e-19)
    #expect(value.scaled(byPowerOfTwo: 90).scaled(byPowerOfTwo: -90) == value)
    #expect(DoubleDouble.zero.squareRoot() == .zero)
    #expect(!DoubleDouble(-1).squareRoot().isFinite)
  }
}
