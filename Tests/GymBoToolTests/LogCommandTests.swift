import Foundation
import TestSupport
import Testing

@Suite("A workout is logged as a short text")
struct LogCommandTests {
  private func run(_ script: String, in folder: TemporaryFolder) throws -> String {
    let (code, output) = try ToolShell.run("set -e; " + script, in: folder)
    #expect(code == 0, "\(output)")
    return output
  }

  /// Runs a command that fails.
  private func failure(_ script: String, in folder: TemporaryFolder) throws -> String {
    let (code, output) = try ToolShell.run(script, in: folder)
    #expect(code == 2, "\(script): \(output)")
    return output
  }

  @Test("What is logged is in the history and in the report, until it is taken back")
  func workout() throws {
    let folder = try StoreCommandTests.folder()
    _ = try run("$GYMBO import this.csv", in: folder)
    let before = try run("$GYMBO export --to plain", in: folder)
    let logged = try run(
      "$GYMBO log --date 2026-11-16T18:03 'Squat (Barbell): 60x5w 125x5x2@8 125x4f' 'Plank: 1:30'",
      in: folder)
    #expect(logged.contains("2026-11-16 18:03   5 sets"))
    #expect(logged.contains("Squat (Barbell): 60 kg × 5 (warm-up), 125 kg × 5 @8, 125 kg × 5 @8"))
    #expect(logged.contains("Undo: gymbo store undo"))
    #expect(try run("$GYMBO history --from 2026-11-16", in: folder).contains("5 sets"))
    let report = try run("$GYMBO report", in: folder)
    #expect(report.contains("Week 47") && report.contains("1 workout"))
    #expect(try run("$GYMBO store", in: folder).contains("  log\n"))
    let undone = try run("$GYMBO store undo", in: folder)
    #expect(undone.hasPrefix("What was typed on ") && undone.hasSuffix("is taken back.\n"))
    #expect(try run("$GYMBO export --to plain", in: folder) == before)
  }

  @Test(
    "The text of an export, logged, gives the same sets",
    arguments: ["strong.csv", "hevy.csv", "fitnotes.csv"])
  func law(sample: String) throws {
    let folder = try TemporaryFolder()
    let file = Tool.sample(sample)
    let same = try run(
      """
      $GYMBO export \(file) --to text --output log.txt; $GYMBO log log.txt > /dev/null
      $GYMBO export \(file) --to plain > a; $GYMBO export --to plain > b; cmp a b; wc -l < a
      """, in: folder)
    #expect(try #require(Int(same.split(separator: "\n").last ?? "")) > 100)
  }

  @Test("A history logged over its own import counts each workout once")
  func loggedOverImport() throws {
    let folder = try StoreCommandTests.folder()
    let counts = try run(
      """
      $GYMBO import this.csv > /dev/null; $GYMBO export --to plain | wc -l
      $GYMBO export --to text --output log.txt; $GYMBO log log.txt > /dev/null
      $GYMBO export --to plain | wc -l
      """, in: folder
    ).split(separator: "\n").filter { Int($0) != nil }
    #expect(counts.count == 2 && counts[0] == counts[1], "\(counts)")
  }

  @Test("An app's import leaves what was logged alone, and several days of it are one file")
  func besideImports() throws {
    let folder = try StoreCommandTests.folder()
    let output = try run(
      """
      $GYMBO import last.csv > /dev/null
      $GYMBO log --date 2026-11-20 'Squat (Barbell): 120x5' > /dev/null
      $GYMBO log --date 2026-11-21 'Squat (Barbell): 121x5' > /dev/null
      $GYMBO import this.csv > /dev/null
      $GYMBO history --from 2026-11-20; $GYMBO report --format json
      """, in: folder)
    #expect(output.contains("2026-11-20 ") && output.contains("2026-11-21 "))
    #expect(
      output.ranges(of: #""format": "log""#).count == 1
        || output.ranges(of: #""format":"log""#).count == 1)
  }

  @Test("Words without a blank are one line; arguments with blanks are a line each")
  func words() throws {
    let folder = try TemporaryFolder()
    let words = try run("$GYMBO log Bench Press: 80x8 82.5x6@9 --date yesterday", in: folder)
    #expect(words.contains("Bench Press: 80 kg × 8, 82.5 kg × 6 @9"))
    let input = try run("printf 'Treadmill: 5km/25:00\\n' | $GYMBO log -", in: folder)
    #expect(input.contains("Treadmill: 5000 m 1500 s"))
  }

  @Test("Each mistake has its line and column, and with one of them nothing is added")
  func mistakes() throws {
    let folder = try TemporaryFolder()
    let output = try failure(
      "$GYMBO log 'Squat: 100x5 100x5y' 'Plank' 'Bench: ' 'Row: 50x8'; ", in: folder)
    #expect(output.contains("line 1, column 14: \"100x5y\" is no set; write load x repetitions"))
    #expect(output.contains("line 2, column 1: \"Plank\" is no workout, exercise or note"))
    #expect(output.contains("line 3, column 7: there is no set after the name"))
    #expect(output.contains("Nothing was added."))
    let values = try failure("$GYMBO log 'Squat: 100x5' 'Row: 50x8@11'", in: folder)
    #expect(values.contains("line 2: \"11\": the effort after @ is an RPE from 1 to 10"))
    let days = try failure(
      "printf '2026-11-20\\nSquat: 100x5' | $GYMBO log - --date today", in: folder)
    #expect(days.contains("--date"))
    let (_, none) = try ToolShell.run("$GYMBO history", in: folder)
    #expect(none.contains("there is no store"))
  }

  @Test("A load that is rather a count of sets is refused with both readings")
  func countOfSets() throws {
    let folder = try TemporaryFolder()
    _ = try run("$GYMBO log --date 2026-11-20 'Squat: 80x8 60x8'", in: folder)
    let refused = try failure("$GYMBO log 'Squat: 3x8'", in: folder)
    #expect(refused.contains("line 1, column 8: \"3x8\" is one set of 8 with a load of 3"))
    #expect(refused.contains("80x8x3, or 3x8 80kg") && refused.contains("3kgx8"))
    #expect(
      try run("$GYMBO log 'Squat: 3x8 80kg'", in: folder).contains(
        "80 kg × 8, 80 kg × 8, 80 kg × 8"))
    #expect(try run("$GYMBO log 'Squat: 3kgx8'", in: folder).contains("Squat: 3 kg × 8"))
    #expect(try run("$GYMBO log 'Wrist Curl: 3x8'", in: folder).contains("Wrist Curl: 3 kg × 8"))
  }

  @Test("Loads without a unit are in that of the history, and --input-unit says another")
  func units() throws {
    let folder = try TemporaryFolder()
    _ = try run(
      "$GYMBO log --date 2026-11-20 --input-unit lb 'Squat: 225x5 135x5 185x5'", in: folder)
    #expect(try run("$GYMBO log 'Squat: 230x5'", in: folder).contains("230 lb × 5"))
    #expect(
      try run("$GYMBO log --input-unit kg 'Squat: 100x5'", in: folder).contains("100 kg × 5"))
    #expect(try run("$GYMBO log 'unit kg' 'Squat: 100x5'", in: folder).contains("220.5 lb × 5"))
  }

  @Test("The same workout typed twice is left out, where its time of day tells it apart")
  func twice() throws {
    let folder = try TemporaryFolder()
    let line = "$GYMBO log --date 2026-11-20T18:03 'Squat: 100x5'"
    let second = try run("\(line) > /dev/null; \(line)", in: folder)
    #expect(second == "1 workout as typed before: left out.\n")
    let day = "$GYMBO log --date 2026-11-21 'Push Up: x20'"
    #expect(
      try run("\(day) > /dev/null; \(day); $GYMBO history | wc -l", in: folder).hasSuffix("3\n"))
  }

  @Test("A name that the history has not is said, with the one that may be meant")
  func newNames() throws {
    let folder = try StoreCommandTests.folder()
    _ = try run("$GYMBO import this.csv", in: folder)
    let near = try run("$GYMBO log 'Squat: 100x5'", in: folder)
    #expect(near.contains("New exercise: Squat. If it is Squat (Barbell), undo and write that."))
    let new = try run("$GYMBO log 'Zottman: 10x5'", in: folder)
    #expect(new.contains("New exercise: Zottman."))
  }

  @Test("Without arguments the editor opens, with the last workout as a comment")
  func editor() throws {
    let folder = try TemporaryFolder()
    _ = try folder.file(
      "edit", "#!/bin/sh\ncp \"$1\" seen.txt\nprintf 'Squat: 102.5x5\\n' >> \"$1\"\n")
    _ = try run("chmod +x edit; $GYMBO log --date 2026-11-20 'Squat: 100x5x3@8'", in: folder)
    let logged = try run(
      "EDITOR=./edit $GYMBO log --date 2026-11-22T18:03; cat seen.txt", in: folder)
    #expect(logged.contains("2026-11-22 18:03    1 set") && logged.contains("102.5 kg × 5"))
    #expect(logged.contains("2026-11-22 18:03\n\n# Write a line for each exercise"))
    #expect(logged.contains("# 2026-11-20\n#   Squat: 100x5x3@8\n"))
    #expect(try run("ls data | grep -c draft || true", in: folder) == "0\n")
  }

  @Test("A text with a mistake is kept for the editor; one without a change is not logged")
  func keptDraft() throws {
    let folder = try TemporaryFolder()
    _ = try folder.file("wrong", "#!/bin/sh\nprintf 'Squat: 100y5\\n' >> \"$1\"\n")
    _ = try folder.file("mend", "#!/bin/sh\nsed -i s/100y5/100x5/ \"$1\"\n")
    _ = try run("chmod +x wrong mend", in: folder)
    let wrong = try failure("EDITOR=./wrong $GYMBO log --date 2026-11-22", in: folder)
    #expect(wrong.contains("Your text is kept: gymbo log opens it again."))
    #expect(try run("EDITOR=./mend $GYMBO log", in: folder).contains("100 kg × 5"))
    let same = try failure("EDITOR=true $GYMBO log", in: folder)
    #expect(same.contains("Nothing was typed"))
    let none = try failure("unset EDITOR; $GYMBO log", in: folder)
    #expect(none.contains("Write the sets: gymbo log \"Squat: 100x5x3\""))
  }
}
