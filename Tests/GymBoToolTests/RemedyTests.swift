import GymBo
import Testing

@testable import GymBoTool

@Suite("Remedies of the tool")
struct RemedyTests {
  @Test("a command names files as a shell takes them, or not at all")
  func quotes() {
    #expect(Remedies.quoted("strong.csv") == "strong.csv")
    #expect(Remedies.quoted("my export.csv") == "'my export.csv'")
    #expect(Remedies.quoted("it's.csv") == #"'it'\''s.csv'"#)
    #expect(Remedies.quoted("a\u{202E}b.csv") == nil)
  }

  @Test("a file named like an option is marked as a file")
  func hyphens() {
    #expect(Remedies.text(.check(files: ["-x.csv"])) == "gymbo check -- -x.csv")
    #expect(Remedies.text(.check(files: ["x.csv"])) == "gymbo check x.csv")
    #expect(Remedies.text(.suggest(files: ["-"])) == "gymbo suggest -")
  }

  @Test("many files, or one that cannot be typed, are left to the reader")
  func many() {
    #expect(Remedies.text(.check(files: ["a", "b", "c"])) == "gymbo check FILE…")
    #expect(Remedies.text(.check(files: ["a\u{202E}b.csv"])) == "gymbo check FILE…")
    #expect(Remedies.text(.check(files: [])) == "gymbo check FILE…")
  }

  @Test("options are named as the tool takes them")
  func options() {
    #expect(Remedies.text(.sayUnit(.pound)) == "--input-unit lb")
    #expect(Remedies.text(.mapExercises) == "--exercises map.csv")
    for choice in Remedy.Choice.allCases {
      #expect(Remedies.text(.choose(choice)).hasPrefix("--"))
    }
  }
}
