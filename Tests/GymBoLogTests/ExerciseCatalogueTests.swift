import Testing

@testable import GymBoLog

@Suite struct ExerciseCatalogueTests {
  private let catalogue = ExerciseCatalogue.standard

  @Test("every line is read, and no name stands for two exercises")
  func integrity() {
    #expect(catalogue.faults == [])
    for line in catalogue.lines {
      for (implement, _) in line.implements {
        #expect(line.facts(with: implement) != nil, "\(line.name)")
      }
    }
  }
}
