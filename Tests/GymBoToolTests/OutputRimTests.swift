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

  @Test("A batch of the folder of its exports takes none of its results for exports")
  func ownFolderOtherwise() throws {
    let (code, output) = try ToolShell.run(
      """
      mkdir d; mv in.csv d; ln -s d link
      for options in --reports '--format json' '--tables sets' ''; do
        $GYMBO batch d --output d $options > /dev/null; echo $?
      done
      $GYMBO batch link --output d > /dev/null; echo $?
      cp d/in.csv d/reports/more.txt; cp d/in.csv d/records.csv
      $GYMBO batch d --output d | head -1
      """, in: folder())
    #expect(code == 0)
    #expect(output == "0\n0\n0\n0\n0\n3 athletes, 9 sets.\n", "\(output)")
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

  @Test("A pipe without end is refused before it fills the memory")
  func endlessPipe() throws {
    let (code, output) = try ToolShell.run(
      "head -c 1000000000 /dev/zero | (ulimit -v 2000000; $GYMBO report -)", in: folder())
    #expect(code == 3)
    #expect(
      output
        == "gymbo: standard input: it is larger than 128 MiB, which is more than anybody's training "
        + "history; check the file.\n"
    )
  }

  @Test(
    "A file that is larger than any history is refused before it is read",
    arguments: ["report", "batch --output o"])
  func largeFile(command: String) throws {
    let (code, output) = try ToolShell.run(
      "cp in.csv large.csv; yes row | head -c 140000000 >> large.csv; ulimit -v 2000000; $GYMBO \(command) large.csv; "
        + "code=$?; ls; exit $code",
      in: folder())
    #expect(code == 3)
    #expect(
      output
        == "gymbo: large.csv: it is larger than 128 MiB, which is more than anybody's training "
        + "history; check the file.\nin.csv\nlarge.csv\n")
  }

  @Test(
    "Where memory is refused, a sentence says so, and the exit code is that of output not written")
  func refusedMemory() throws {
    let (code, output) = try ToolShell.run(
      """
      least=20000
      { until (ulimit -v $least; $GYMBO --version) > /dev/null; do least=$((least + 1000)); done } 2> /dev/null
      for more in $(seq 0 500 20000); do
        (ulimit -v $((least + more)); $GYMBO report '\(Tool.sample("strong.csv"))' --format json) > out 2> err
        code=$?
        case $code in
          0) break ;;
          5) refused=yes; grep -q '^gymbo: There is not enough memory; nothing was written' err || cat err ;;
          127) ;;
          *) echo $code; cat err ;;
        esac
      done
      echo refused $refused, then $code
      """, in: folder())
    #expect(code == 0)
    #expect(output == "refused yes, then 0\n")
  }

  @Test("Another fault is not taken for refused memory")
  func otherFault() throws {
    let (code, output) = try ToolShell.run(
      "mkfifo f; ($GYMBO report - < f & echo $! > pid; exec 3> f; sleep 1; kill -SEGV $(cat pid); wait $(cat pid)) 2> err; "
        + "code=$?; grep -c 'enough memory' err; exit $code",
      in: folder())
    #expect(code == 128 + 11 && output == "0\n", "\(code): \(output)")
  }

  @Test("What a killed run left is removed by the next, and what a running one writes is not")
  func abandonedParts() throws {
    let (code, output) = try ToolShell.run(
      """
      echo old > o.txt.99999999.part; echo other > p.txt.99999999.part; echo new > o.txt.$$.part
      mkdir d; echo old > d/triage.csv.99999999.part
      $GYMBO report in.csv --output o.txt && $GYMBO batch in.csv --output d > /dev/null
      ls *.part d | sed "s/[.]$$[.]/.own./"
      """, in: folder())
    #expect(code == 0)
    #expect(output.hasPrefix("o.txt.own.part\np.txt.99999999.part\n\nd:\nathletes.csv\n"))
    #expect(!output.contains("triage.csv.9"))
  }

  @Test(
    "Where one file cannot take its place, all are the old ones",
    .enabled(
      if: FileManager.default.isExecutableFile(atPath: "/usr/bin/strace"), "There is no strace."),
    arguments: ["report in.csv --format csv", "batch in.csv --reports"])
  func failingRename(command: String) throws {
    let (code, output) = try ToolShell.run(
      """
      $GYMBO \(command) --output o --as-of 2026-01-06 > /dev/null; cp -r o old
      for place in 2 4 9; do
        strace -f -o /dev/null -e trace=renameat2 -e inject=renameat2:error=EIO:when=$place \
          $GYMBO \(command) --output o --as-of 2026-02-06; echo $?
        diff -r o old && echo same
      done
      """, in: folder())
    #expect(code == 0)
    let lines = output.split(separator: "\n").filter { !$0.contains("could not be written") }
    #expect(lines == ["5", "same", "5", "same", "5", "same"])
  }

  @Test(
    "An athlete whose file can be read no longer when the reports are made is named, and it ends with 6",
    .enabled(
      if: FileManager.default.isExecutableFile(atPath: "/usr/bin/strace"), "There is no strace."))
  func unreadableForReport() throws {
    let (code, output) = try ToolShell.run(
      """
      inject() { strace -f -o "$1" -P in.csv -e trace=openat -e "$2" \
        $GYMBO batch in.csv --reports --output o --jobs 1; }
      inject log trace=openat | tail -1; opened=$(grep -c openat log)
      inject /dev/null inject=openat:error=EIO:when=$opened; echo $?
      """, in: folder())
    #expect(code == 0)
    #expect(output.contains("gymbo: in.csv: "))
    #expect(output.contains("1 athlete, 3 sets, 1 file not read (named above)."))
    #expect(output.hasSuffix("6\n"))
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
      .merging([
        "GYMBO": Tool.path.path,
        "GYMBO_STORE": folder.url.appendingPathComponent("data/gymbo.sqlite").path,
      ]) { $1 }
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: output, as: UTF8.self))
  }
}
