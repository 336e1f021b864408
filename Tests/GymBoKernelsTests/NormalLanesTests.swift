import Foundation
import Testing

@testable import GymBoKernels

@Suite struct NormalLanesTests {
  @Test("Exponentials of eight numbers are those of the C library, to the last bits")
  func exponentials() {
    var x = 0.0
    while x > -700 {
      let lanes = Lanes(x, x - 0.1, x - 0.2, x - 0.3, x - 0.4, x - 0.5, x - 0.6, x - 0.7)
      let result = exponential(lanes)
      for index in lanes.indices where lanes[index] > -700 {
        let expected = exp(lanes[index])
        #expect((result[index] - expected).magnitude <= 4e-16 * expected, "\(lanes[index])")
      }
      x -= 0.7931
    }
    #expect(exponential(Lanes(repeating: 0)) == Lanes(repeating: 1))
    #expect(exponential(Lanes(repeating: -1e9))[3] == exponential(Lanes(repeating: -700))[3])
  }

  @Test("The normal distribution of eight numbers is that of erfc within 10⁻¹³")
  func distribution() {
    var z = -9.0
    while z < 9 {
      let lanes = Lanes(z, z + 0.01, z + 0.02, z + 0.03, z + 0.04, z + 0.05, z + 0.06, z + 0.07)
      let (below, density) = normal(lanes)
      for index in lanes.indices {
        let near = max(-7.5, min(7.5, lanes[index]))
        #expect((below[index] - 0.5 * erfc(-near / 2.0.squareRoot())).magnitude < 1e-13)
        let expected = exp(-0.5 * near * near) / (2 * Double.pi).squareRoot()
        #expect((density[index] - expected).magnitude < 1e-14)
      }
      z += 0.08
    }
    #expect((normal(Lanes(repeating: 0)).below[0] - 0.5).magnitude < 1e-14)
  }
}
