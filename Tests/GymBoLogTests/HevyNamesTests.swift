import Testing

@testable import GymBoLog

@Suite struct HevyNamesTests {
  @Test("each of Hevy's own names means the exercise of the catalogue that it stands for")
  func meanings() {
    let catalogue = ExerciseCatalogue.standard
    #expect(ExerciseCatalogue.hevyNames.count > 20)
    for (name, own) in ExerciseCatalogue.hevyNames {
      #expect(catalogue.facts(named: name) != nil, "\(name)")
      #expect(catalogue.resolve(own).facts?.name == name, "\(own)")
      #expect(ExerciseCatalogue.hevyName(of: name) == own)
    }
    #expect(ExerciseCatalogue.hevyName(of: "Squat (Barbell)") == "Squat (Barbell)")
  }
}
