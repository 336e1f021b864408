import Foundation
import TestSupport
import Testing

/// What a file of the tool looks like from outside: its rights, its name, and what a failure leaves.
@Suite struct OutputRimTests {
  private static let export =
    (try? String(contentsOfFile: Tool.sample("Broken/bom.csv"), encoding: .utf8)) ?? ""

  private func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    _ = try folder.file("in.csv", Self.export)
    return folder
  }

  @Test("A new file and a new folder have the rights that the umask leaves")
  func umask() throws {
    let folder = try folder()
    let (code, output) = try ToolShell.run(
      """
      umask 077; $GYMBO report in.csv --output o.txt && $GYMBO batch in.csv --output d > /dev/null
      stat -c %a o.txt d d/athletes.csv
      """, in: folder)
    #expect(code == 0)
    #expect(output == "600\n700\n600\n")
  }

  @Test("A file that is replaced keeps its rights")
  func keepsRights() throws {
    let (_, output) = try ToolShell.run(
      "umask 077; touch o.txt; chmod 664 o.txt; $GYMBO report in.csv --output o.txt; stat -c %a o.txt",
      in: folder())
    #expect(output == "664\n")
  }

  @Test("Output to a link makes the file that the link leads to")
  func danglingLink() throws {
    let (code, output) = try ToolShell.run(
      "mkdir d; ln -s ../new.txt d/l; $GYMBO report in.csv --output d/l; readlink d/l; ls",
      in: folder())
    #expect(code == 0)
    #expect(output == "../new.txt\nd\nin.csv\nnew.txt\n")
  }

  @Test("A name may be as long as the file system takes")
  func longName() throws {
    let name = String(repeating: "n", count: 255)
    let (code, output) = try ToolShell.run(
      "$GYMBO report in.csv --output \(name); ls", in: folder())
    #expect(code == 0)
    #expect(output == "in.csv\n\(name)\n")
  }

  @Test("A batch runs again into the folder of its exports, without taking its tables for exports")
  func ownFolder() throws {
    let (code, output) = try ToolShell.run(
      """
      mkdir d; mv in.csv d; $GYMBO batch d --output d > /dev/null; cp -r d first
      $GYMBO batch d --output d > /dev/null; echo $?; diff -r d first && echo same
      """, in: folder())
    #expect(code == 0)
    #expect(output == "0\nsame\n")
  }

  @Test("A file size limit is an error with a sentence, not a signal, and leaves no part of a file")
  func sizeLimit() throws {
    let (code, output) = try ToolShell.run(
      "ulimit -f 1; $GYMBO report '\(Tool.sample("strong.csv"))' --format json --output g.json; "
        + "code=$?; ls; exit $code",
      in: folder())
    #expect(code == 5)
    #expect(output == "gymbo: g.json: it could not be written: File too large.\nin.csv\n")
  }

  @Test("A message does not get into a table where standard error is closed")
  func closedStandardError() throws {
    let (code, output) = try ToolShell.run(
      "$GYMBO batch in.csv missing.csv --output d 2>&- >&-; grep -l 'gymbo:' d/*.csv; ls d | head -1",
      in: folder())
    #expect(code == 0)
    #expect(output == "athletes.csv\n")
  }

  @Test("A pipe without end is refused with a remedy before it fills the memory")
  func endlessPipe() throws {
    let (code, output) = try ToolShell.run(
      "head -c 1000000000 /dev/zero | (ulimit -v 2000000; $GYMBO report -)", in: folder())
    #expect(code == 3)
    #expect(
      output
        == "gymbo: standard input: it gives more than 128 MiB; save it as a file, and name the file.\n"
    )
  }

  @Test("Interrupted, all tables are the old ones, and no part of a file is left")
  func interrupted() throws {
    let folder = try folder()
    // A pipe as input waits until the signal has come.
    let (code, output) = try ToolShell.run(
      """
      mkdir o; echo OLD > o/sets.csv; mkfifo p
      $GYMBO report p --format csv --output o & tool=$!
      { sleep 1; kill -TERM $tool; cat in.csv; } > p
      wait $tool; echo $?; ls o; cat o/sets.csv
      """, in: folder)
    #expect(code == 0)
    #expect(output.contains("sets.csv\nOLD\n"))
    #expect(!output.contains("part"))
  }
}

/// Runs shell scripts with the tool as `$GYMBO`.
enum ToolShell {
  /// - Returns: the exit code, and what was written on both standard streams.
  static func run(_ script: String, in folder: TemporaryFolder) throws -> (
    code: Int32, output: String
  ) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/bash")
    process.arguments = ["-c", script]
    process.currentDirectoryURL = folder.url
    process.environment = ProcessInfo.processInfo.environment
      .merging(["GYMBO": Tool.path.path]) { $1 }
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: output, as: UTF8.self))
  }
}
