import GymBoKernels
import TestSupport
import Testing

@Suite struct JensenShannonTests {
  @Test(
    "The divergence from a target is that of the reference (balance: target_distribution)",
    .enabled(if: Shared.isPresent, Shared.absence))
  func reference() throws {
    let v = try Shared.vectors("balance")["target_distribution"]
    let (actual, target) = (v["actual"].numbers, v["target"].numbers)
    let bits = try #require(jensenShannonDivergence(actual, target))
    let alike = try #require(jensenShannonSimilarity(actual, target))
    #expect(isClose(bits, v["jsd_bits"].number, within: 1e-12))
    #expect(isClose(alike, v["similarity_1_minus_jsd_bits"].number, within: 1e-12))
  }

  @Test("Equal shares differ by 0 bits and disjoint ones by 1, in any unit and either order")
  func bounds() throws {
    #expect(jensenShannonDivergence([1.0, 2, 3], [10.0, 20, 30]) == 0)
    #expect(jensenShannonDivergence([1.0, 0, 0], [0.0, 4, 4]) == 1)
    #expect(jensenShannonDivergence([7.0], [2.0]) == 0)
    let (p, q) = ([4.0, 0, 9, 2], [1.0, 1, 1, 0])
    #expect(
      jensenShannonDivergence(p, q) == jensenShannonDivergence(q, p))
    let tiny = try #require(
      jensenShannonDivergence([Double.leastNonzeroMagnitude, 1], [0.0, 1]))
    #expect(tiny >= 0 && tiny < 1e-300)
  }

  @Test("What is no distribution gives nil")
  func refusals() {
    let good = [1.0, 2]
    for bad in [[], [0, 0], [-1, 2], [.nan, 1], [.infinity, 1], [1, 2, 3]] as [[Double]] {
      #expect(jensenShannonDivergence(bad, good) == nil)
      #expect(jensenShannonSimilarity(good, bad) == nil)
    }
    let none = [Double]()
    #expect(jensenShannonDivergence(none, none) == nil)
  }
}
