import Foundation
import TestSupport
import Testing

@Suite("A backup of FitNotes as a file of the tool") struct BackupFileTests {
  private func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try Data(FitNotesBackup.bytes()).write(to: folder.url.appendingPathComponent("a.fitnotes"))
    return folder
  }

  @Test(
    "it is read as a file and as standard input, and neither changed nor joined by another file")
  func read() throws {
    let folder = try folder()
    let file = folder.url.appendingPathComponent("a.fitnotes")
    let before = try Data(contentsOf: file)
    let named = try Tool.run("check", "a.fitnotes", in: folder.url)
    let piped = try Tool.run("check", "-", input: before, in: folder.url)
    // A distance is left out, with a warning.
    #expect(named.code == 1 && piped.code == 1, "\(named.error)\(piped.error)")
    #expect(named.text.hasPrefix("a.fitnotes (fitnotes-backup): 7 rows"))
    #expect(piped.text.contains("(fitnotes-backup): 7 rows"))
    #expect(try Data(contentsOf: file) == before)
    #expect(try folder.names() == ["a.fitnotes"])
  }

  @Test("it is imported into the store once, and read from a folder of exports")
  func imported() throws {
    let folder = try folder()
    let output = try ToolShell.run(
      """
      $GYMBO import a.fitnotes; $GYMBO import a.fitnotes; $GYMBO report > /dev/null
      $GYMBO batch . --output out > /dev/null; cut -d, -f1 out/athletes.csv
      """, in: folder
    ).output
    #expect(output.contains("a.fitnotes: FitNotes backup, Android; 7 rows, 3 workouts"))
    #expect(output.contains("already imported on") && output.contains("\na\n"), "\(output)")
  }

  @Test("a damaged file, another program's and a store are refused, each with its remedy")
  func refused() throws {
    let folder = try folder()
    let output = try ToolShell.run(
      """
      head -c 9000 a.fitnotes > cut; $GYMBO report cut; echo "exit $?"
      $GYMBO report - < cut; echo "exit $?"
      $GYMBO import a.fitnotes > /dev/null; $GYMBO report data/gymbo.sqlite; echo "exit $?"
      """, in: folder
    ).output
    #expect(output.components(separatedBy: "exit 4").count == 4, "\(output)")
    #expect(output.contains("cut: the SQLite file is damaged, or ends too early ("))
    #expect(output.contains("make the backup again"))
    #expect(output.contains("a store of GymBo") && output.contains("--store PATH"))
  }
}
