import Testing

@testable import GymBoLog

@Suite struct NearestNamesTests {
  private func nearest(_ name: String) -> [String] { ExerciseCatalogue.standard.nearest(to: name) }

  @Test("a misspelt name finds the exercise first")
  func misspelt() {
    #expect(nearest("Benhc Pres (Dumbbell)").first == "Bench Press (Dumbbell)")
    #expect(nearest("Romainan Deadlft").first == "Romanian Deadlift (Barbell)")
    #expect(nearest("Latt Pulldwon").first == "Lat Pulldown (Cable)")
  }

  @Test("a name that may mean several exercises finds them")
  func ambiguous() {
    #expect(nearest("Kickbacks").contains("Glute Kickback (Machine)"))
    #expect(nearest("Kickbacks").contains("Triceps Kickback (Dumbbell)"))
    #expect(nearest("Kickback ai cavi").contains("Glute Kickback (Cable)"))
  }

  @Test("a name in another language is compared by its meaning")
  func translated() {
    #expect(nearest("Alzate laterali zumbide (manubri)").first == "Lateral Raise (Dumbbell)")
  }

  @Test("no more than three are named, each once, and all by their names in the catalogue")
  func three() {
    for name in ["Kickbacks", "Press", "Curl Curl Curl", "Brutal Biceps", "Squat bench deadlift"] {
      let found = nearest(name)
      #expect(found.count == 3, "\(name): \(found)")
      #expect(Set(found).count == found.count)
      for other in found {
        #expect(ExerciseCatalogue.standard.facts(named: other) != nil, "\(other)")
      }
    }
    #expect(ExerciseCatalogue.standard.nearest(to: "Press", atMost: 1).count == 1)
  }

  @Test("a name like none finds none")
  func unlike() {
    for name in ["", "12", "жим", "Zzyzx", String(repeating: "press ", count: 40)] {
      #expect(nearest(name).isEmpty, "\(name): \(nearest(name))")
    }
  }
}
