import GymBoLog
import Testing

@Suite struct MachineWordTests {
  @Test("A word is read in snake case, with hyphens and with blanks, and no other way")
  func spellings() {
    #expect(Muscle(anySpelling: "front_delts") == .frontDelts)
    #expect(Muscle(anySpelling: "front-delts") == .frontDelts)
    #expect(Muscle(anySpelling: "front delts") == .frontDelts)
    #expect(Muscle(anySpelling: "Front delts") == nil)
    #expect(Muscle(anySpelling: "frontdelts") == nil)
    #expect(Muscle.frontDelts.spaced == "front delts")
    #expect(Muscle.frontDelts.hyphenated == "front-delts")
  }

  @Test("In a table a muscle may have the name that people use, if it means one muscle")
  func everydayNames() {
    #expect(Muscle(everydayName: "quads") == .quadriceps)
    #expect(Muscle(everydayName: "spinal erectors") == .lowerBack)
    #expect(Muscle(everydayName: "front delts") == .frontDelts)
    #expect(Muscle(everydayName: "delts") == nil)
    #expect(Muscle(everydayName: "") == nil)
  }

  @Test("The index of a muscle is its place among all muscles")
  func indices() {
    #expect(Muscle.allCases.map(\.index) == Array(Muscle.allCases.indices))
  }
}
