import GymBoLog
import Testing

@Suite struct LoadEqualityTests {
  private func load(_ kilograms: Double) throws -> Load { try #require(Load(kilograms: kilograms)) }

  @Test("A plate of 45 lb written as 20.41 kg is the same load; 10 g are, 11 g are not")
  func same() throws {
    let plate = Load(units: 45 * LoadUnit.pound.unitsPerOne)
    #expect(try plate.isSame(as: load(20.41)))
    #expect(try load(20.41).isSame(as: plate))
    #expect(try plate.inTensOfGrams == load(20.41).inTensOfGrams)
    #expect(try load(100).isSame(as: load(100.01)) && load(100.01).isSame(as: load(100)))
    #expect(try !load(100).isSame(as: load(100.011)))
    #expect(try !load(100.01).isClearlyAbove(load(100)))
    #expect(try load(100.011).isClearlyAbove(load(100)))
    #expect(try !load(100).isClearlyAbove(load(100.011)))
  }
}
