import Foundation
import Glibc
import TestSupport
import Testing

/// What is read is never overwritten, and nothing is left out without a word.
@Suite struct LostDataTests {
  private static let export =
    (try? String(contentsOfFile: Tool.sample("Broken/bom.csv"), encoding: .utf8)) ?? ""

  @Test("An export on standard input is not overwritten by its report")
  func sparesStandardInput() throws {
    let folder = try TemporaryFolder()
    let input = try folder.file("in.csv", Self.export)
    let (code, output) = try ToolShell.run("$GYMBO report - --output in.csv < in.csv", in: folder)
    #expect(code == 5)
    #expect(output.contains("in.csv: this is a file that is read"))
    #expect(try String(contentsOf: input, encoding: .utf8) == Self.export)
  }

  @Test("A batch overwrites neither its map, nor its table of weights, nor its list")
  func batchSparesItsTables() throws {
    let folder = try TemporaryFolder()
    _ = try folder.file("in.csv", Self.export)
    let tables = [
      ("--exercises ", "name,exercise\nMy bench,Bench Press (Barbell)\n"),
      ("--volume-model custom=", "exercise,muscle,weight\nBench Press (Barbell),chest,1\n"),
    ]
    for (option, text) in tables {
      let table = try folder.file("athletes.csv", text)
      let (code, output) = try ToolShell.run(
        "$GYMBO batch in.csv \(option)athletes.csv --output .", in: folder)
      #expect(code == 5, "\(option): \(output)")
      #expect(try String(contentsOf: table, encoding: .utf8) == text)
    }
    let list = try folder.file("athletes.csv", "in.csv\n")
    let (code, _) = try ToolShell.run("$GYMBO batch - --output . < athletes.csv", in: folder)
    #expect(code == 5)
    #expect(try String(contentsOf: list, encoding: .utf8) == "in.csv\n")
  }

  @Test("A report of a batch replaces neither an export nor a program")
  func reportsSpareInputs() throws {
    let program = "# Week 1\n## Day 1\nSquat / 3x5 20kg / progress: lp(2.5kg)\n"
    let table = "athlete,program\nin,reports/in.txt\n"
    for (options, text) in [("reports/in.txt", Self.export), ("in.csv --programs p.csv", program)] {
      let folder = try TemporaryFolder()
      _ = try folder.file("in.csv", Self.export)
      _ = try folder.file("p.csv", table)
      try FileManager.default.createDirectory(
        at: folder.url.appendingPathComponent("reports"), withIntermediateDirectories: false)
      let read = try folder.file("reports/in.txt", text)
      let (code, output) = try ToolShell.run(
        "$GYMBO batch \(options) --reports --output .; code=$?; ls reports; exit $code", in: folder)
      #expect(code == 5, "\(output)")
      #expect(output.contains("reports/in.txt: this is a file that is read"), "\(output)")
      #expect(output.hasSuffix("\nin.txt\n"), "\(output)")
      #expect(try String(contentsOf: read, encoding: .utf8) == text)
    }
  }

  @Test("A batch names each link that leads nowhere and each pipe in a folder, and ends with 6")
  func namesWhatItLeavesOut() throws {
    let folder = try TemporaryFolder()
    let (code, output) = try ToolShell.run(
      """
      mkdir e; cat > e/x.csv <<'END'
      \(Self.export)END
      ln -s nowhere.csv e/y.csv; mkfifo e/z.csv
      $GYMBO batch e --output out
      """, in: folder)
    #expect(code == 6)
    #expect(output.contains("e/y.csv: there is no such file"))
    #expect(output.contains("e/z.csv: this is a pipe"))
    #expect(output.contains("1 athlete, 3 sets, 2 files not read"))
  }

  @Test("A folder that cannot be read is named")
  func unreadableFolder() throws {
    let folder = try TemporaryFolder()
    // The superuser reads every folder: then the tool runs as nobody.
    let isRoot = geteuid() == 0
    let (code, output) = try ToolShell.run(
      """
      chmod 777 .; mkdir -p a/ok a/secret; cp '\(Tool.sample("Broken/bom.csv"))' a/ok/x.csv
      chmod 644 a/ok/x.csv; chmod 000 a/secret
      \(isRoot ? "setpriv --reuid=65534 --clear-groups " : "")$GYMBO batch a --output out
      code=$?; chmod 755 a/secret; exit $code
      """, in: folder)
    #expect(code == 6, "\(output)")
    #expect(output.contains("a/secret: no permission to read it"))
  }

  @Test("A name that is not UTF-8 is read and written, and shown with its bytes")
  func namesOfBytes() throws {
    let folder = try TemporaryFolder()
    let (code, output) = try ToolShell.run(
      """
      mkdir b; n="b/M"$'\\xfc'"ller.csv"; o="b/M"$'\\xe4'"ller.csv"
      cp '\(Tool.sample("Broken/bom.csv"))' "$n"; cp "$n" "$o"
      $GYMBO batch b --output out && cut -d, -f1 out/athletes.csv
      $GYMBO check "$n" --format csv --output "b/"$'\\xfc'".csv" >/dev/null
      ls b | grep -c $'^\\xfc.csv$'
      """, in: folder)
    #expect(code == 0, "\(output)")
    #expect(output.contains("2 athletes, 6 sets"))
    #expect(output.contains("M\\xE4ller\nM\\xFCller\n1\n"), "\(output)")
  }

  @Test("Folders are read however deep they are, and once however many links lead to them")
  func deepAndLinked() throws {
    let folder = try TemporaryFolder()
    let (code, output) = try ToolShell.run(
      """
      p=c; for i in $(seq 40); do p=$p/$i; done; mkdir -p $p
      cp '\(Tool.sample("Broken/bom.csv"))' c/x.csv; cp c/x.csv $p/y.csv
      ln -s . c/loop; ln -s ../c c/again; $GYMBO batch c --output out
      """, in: folder)
    #expect(code == 0, "\(output)")
    #expect(output.hasPrefix("2 athletes, 6 sets."))
  }
}
