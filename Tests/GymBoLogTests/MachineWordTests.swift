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
}
