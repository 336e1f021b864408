import GymBoKernels
import TestSupport
import Testing

@Suite struct GiniTests {
  @Test(
    "The coefficients of sets per muscle are those of the reference (balance: evenness)",
    .enabled(if: Shared.isPresent, Shared.absence))
  func reference() throws {
    let all = try Shared.vectors("balance")["evenness"].object
    var cases = 0
    for (name, example) in all where !example["gini"].isNull {
      let value = try #require(giniCoefficient(example["values"].numbers))
      #expect((value - example["gini"].number).magnitude < 1e-12, "\(name)")
      cases += 1
    }
    #expect(cases >= 5 && cases == all.count)
  }

  @Test("Order and unit do not matter; one of n that has everything has (n − 1)/n")
  func laws() throws {
    let amounts = [14.0, 16, 10, 8, 6, 9, 12, 4]
    let value = try #require(giniCoefficient(amounts))
    #expect(isClose(value, 0.2167721518987342, within: 1e-12))
    #expect(giniCoefficient(amounts.reversed()) == value)
    #expect(isClose(try #require(giniCoefficient(amounts.map { $0 * 1e6 })), value, within: 1e-14))
    #expect(giniCoefficient([0, 7, 0, 0]) == 0.75)
    #expect(giniCoefficient([0.1, 0.1, 0.1]) == 0)
    let moved = try #require(giniCoefficient(amounts.map { $0 + 5 }))
    #expect(moved < value)
  }
}
