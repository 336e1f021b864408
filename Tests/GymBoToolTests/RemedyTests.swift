import Foundation
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
    #expect(Remedies.text(.check(files: ["a", "b", "c"])) == "gymbo check a b c")
    #expect(Remedies.text(.check(files: ["a", "b", "c", "d"])) == "gymbo check FILE…")
    #expect(Remedies.text(.check(files: ["a\u{202E}b.csv"])) == "gymbo check FILE…")
    #expect(Remedies.text(.check(files: [])) == "gymbo check FILE…")
  }

  @Test("a command has the options that were typed and that it takes, and the report's day")
  func typed() throws {
    let arguments = try Arguments(
      [
        "a b.csv", "--week", "last", "--unit", "lb", "--rule", "squat=5/3/1:1", "--goal", "4",
        "--rule", "bench press=linear", "--full", "--adjust-effort", "--format", "text",
      ], for: .report)
    var remedies = Remedies(arguments)
    remedies.day = CivilDate(iso: "2026-07-19")
    #expect(
      remedies.text(.suggest(files: ["a b.csv"]))
        == "gymbo suggest --adjust-effort --rule 'squat=5/3/1:1' --rule 'bench press=linear' "
        + "--unit lb --as-of 2026-07-19 'a b.csv'")
    #expect(
      remedies.text(.check(files: ["a b.csv"]))
        == "gymbo check --unit lb --as-of 2026-07-19 'a b.csv'")
  }

  @Test("what a past week's report says to run shows that week's suggestions")
  func pastWeek() throws {
    let file = "SampleData/strong.csv"
    let run = try Tool.run("report", file, "--week", "2026-W40", "--unit", "lb")
    let line = try #require(
      run.flat.range(of: "gymbo suggest [^:]*strong.csv", options: .regularExpression))
    let command = run.flat[line].split(separator: " ").dropFirst().map(String.init)
    #expect(command == ["suggest", "--unit", "lb", "--as-of", "2026-10-04", file])
    #expect(try Tool.run(command).code == 0)
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
