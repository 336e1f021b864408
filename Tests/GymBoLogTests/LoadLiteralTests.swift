import GymBoLog
import Testing

@Suite("Loads written in code")
struct LoadLiteralTests {
  @Test("A number is kilograms")
  func kilograms() {
    #expect(Load(100) == .kilograms(100))
    #expect(Load(82.5).kilograms == 82.5)
    let assistance: Load = -20
    #expect(assistance.kilograms == -20)
    #expect(Load(20_000) == .maximum && Load(-20_000).kilograms == -10_000)
  }

  @Test("A number that is no load gives none")
  func numbers() {
    let given: [Double] = [100, .nan, .infinity, 1e9]
    #expect(given.map { Load($0) } == [.kilograms(100), nil, nil, nil])
  }
}
