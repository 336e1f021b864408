import Foundation
import TestSupport
import Testing

/// A history in the store, as a lifter keeps it from week to week.
@Suite("A lifter imports each week and needs no file any more")
struct StoreCommandTests {
  /// A folder with exports: Strong's and Hevy's of last week, and Strong's of this week. In this one a workout was edited and one
  /// deleted.
  static func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    let strong = try String(contentsOfFile: Tool.sample("strong.csv"), encoding: .utf8)
    let lines = strong.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let last = lines.filter { !$0.hasPrefix("2026-11-1") }
    _ = try folder.file("last.csv", last.joined(separator: "\n") + "\n")
    let edited = lines.filter { !$0.hasPrefix("2026-11-03 ") }.map { line in
      line.hasPrefix("2026-11-05 ") && line.contains(",1,")
        ? line.replacing(",,9", with: ",,8") : line
    }
    #expect(edited.count < lines.count)
    _ = try folder.file("this.csv", edited.joined(separator: "\n"))
    try FileManager.default.copyItem(
      atPath: Tool.sample("hevy.csv"), toPath: folder.url.path + "/hevy.csv")
    return folder
  }

  private func run(_ script: String, in folder: TemporaryFolder) throws -> String {
    let (code, output) = try ToolShell.run("set -e; " + script, in: folder)
    #expect(code == 0, "\(output)")
    return output
  }

  @Test("Two apps are imported, a week later one again, and the last import is taken back")
  func weeks() throws {
    let folder = try Self.folder()
    let first = try run("$GYMBO import last.csv hevy.csv", in: folder)
    #expect(first.contains("last.csv: Strong"))
    #expect(first.contains(" new") && first.contains("Undo: gymbo store undo"))
    let before = try run("$GYMBO report --format json", in: folder)
    let trial = try run("$GYMBO import this.csv --dry-run", in: folder)
    let second = try run("$GYMBO import this.csv", in: folder)
    #expect(trial.contains("Nothing was written"))
    #expect(trial.split(separator: "\n").prefix(2) == second.split(separator: "\n").prefix(2))
    #expect(second.contains("deleted in the app (2026-11-03"))
    #expect(try run("$GYMBO import this.csv", in: folder).contains("already imported on"))
    #expect(try run("$GYMBO history --from 2026-11-10", in: folder).contains("2026-11-15 09:43"))
    #expect(try !run("$GYMBO history", in: folder).contains("2026-11-03 "))
    let undone = try run("$GYMBO store undo", in: folder)
    #expect(undone.hasPrefix("The import of this.csv of "))
    #expect(try run("$GYMBO report --format json", in: folder) == before)
  }

  @Test(
    "Law 1: the report of the store is the report of the file, but for what was read",
    arguments: ["strong.csv", "hevy.csv", "fitnotes.csv"])
  func sameReport(sample: String) throws {
    try Self.compare(Tool.sample(sample))
  }

  @Test(
    "Law 1 on real exports: the report of the store is the report of the file",
    .enabled(if: Shared.isPresent, Shared.absence), arguments: ["strong", "hevy", "fitnotes"])
  func sameReportOfRealExports(app: String) throws {
    let files = try Shared.files(in: "samples/\(app)", ofType: "csv")
    #expect(!files.isEmpty)
    for file in Shared.isExhaustive ? files : Array(files.prefix(2)) {
      try Self.compare(file.path)
    }
  }

  /// Compares what commands say of a store with what they say of the file, but for the counts of rows that are no sets by reason,
  /// for what was done about single cells, and for places in bytes: these are known of the file alone.
  private static func compare(_ file: String) throws {
    let folder = try TemporaryFolder()
    try FileManager.default.copyItem(atPath: file, toPath: folder.url.path + "/export.csv")
    let store = ["GYMBO_STORE": folder.url.appendingPathComponent("gymbo.sqlite").path]
    let imported = try Tool.run(["import", "export.csv"], in: folder.url, environment: store)
    #expect(imported.code == 0, "\(file): \(imported.error)")
    for command in ["report", "suggest", "exercises", "nudges"] {
      let line = [command, "--format", "json"]
      let named = try Tool.run(line + ["export.csv"], in: folder.url)
      let stored = try Tool.run(line, environment: store)
      #expect(stored.code == named.code && stored.code == 0, "\(stored.error)")
      #expect(try Self.said(stored.output) == Self.said(named.output), "\(file): \(command)")
    }
    let named = try Tool.run(["export", file, "--to", "plain"])
    #expect(try Tool.run(["export", "--to", "plain"], environment: store).output == named.output)
  }

  private static func said(_ json: Data) throws -> Data {
    var object = try #require(try JSONSerialization.jsonObject(with: json) as? [String: Any])
    #expect(object.count > 2)
    object["input"] = nil
    if let issues = object["issues"] as? [[String: Any]] {
      object["issues"] = issues.map { issue in
        issue.filter { !["proposal", "byteOffset"].contains($0.key) }
      }
    }
    return try JSONSerialization.data(withJSONObject: object, options: .sortedKeys)
  }

  @Test("A workout is hidden and shown by its number")
  func hidden() throws {
    let folder = try Self.folder()
    _ = try run("$GYMBO import last.csv", in: folder)
    let line = try #require(
      try run("$GYMBO history", in: folder).split(separator: "\n").last)
    let number = try #require(line.split(separator: " ").first)
    let sessions = "$GYMBO export --to plain | wc -l"
    let all = try run(sessions, in: folder)
    #expect(try run("$GYMBO history --hide \(number)", in: folder).contains("is hidden"))
    #expect(try run("$GYMBO history | grep hidden", in: folder).contains(number))
    #expect(try run(sessions, in: folder) != all)
    _ = try run("$GYMBO history --show \(number)", in: folder)
    #expect(try run(sessions, in: folder) == all)
  }

  @Test("A day in full has each exercise with its sets")
  func day() throws {
    let folder = try Self.folder()
    let day = try run("$GYMBO import this.csv > /dev/null; $GYMBO history 2026-11-15", in: folder)
    #expect(day.contains("Plank: 140 s, 125 s"))
    #expect(day.contains("Squat (Barbell): ") && day.contains("120 kg × 8 @"))
    let pounds = try run("$GYMBO history 2026-11-15 --unit lb", in: folder)
    #expect(pounds.contains(" lb × 8") && !pounds.contains(" kg "))
  }

  @Test("Without a store it is said how to make one; with a file there need be none")
  func noStore() throws {
    for command in [["report"], ["history"], ["store"], ["exercise", "squat"], ["nudges"]] {
      let run = try Tool.run(command)
      #expect(run.code == 2 && run.error.contains("'gymbo import FILE…' makes one"), "\(command)")
    }
    let wrong = try Tool.run("import", "no-such-file.csv")
    #expect(wrong.code == 3)
  }

  @Test("An import that fails or is a trial makes no store")
  func nothingMade() throws {
    let folder = try Self.folder()
    let (_, output) = try ToolShell.run(
      "$GYMBO import no.csv; $GYMBO import last.csv --dry-run; ls data", in: folder)
    #expect(output.contains("Nothing was written") && output.contains("No such file or directory"))
  }

  @Test("With a file the store is not opened: a broken one, or no home, changes nothing")
  func fileAlone() throws {
    let folder = try Self.folder()
    let output = try run(
      """
      $GYMBO report hevy.csv > a; mkdir data; echo broken > data/gymbo.sqlite
      $GYMBO report hevy.csv > b; cmp a b
      env -u GYMBO_STORE -u HOME -u XDG_DATA_HOME $GYMBO report hevy.csv > c; cmp a c; echo same
      """, in: folder)
    #expect(output == "same\n")
    let both = try Tool.run("report", Tool.sample("hevy.csv"), "--store", "x")
    #expect(both.code == 2 && both.error.contains("--store"))
  }

  @Test("How a file is read is said at its import, and nowhere else")
  func readingOptions() throws {
    let folder = try Self.folder()
    let (_, output) = try ToolShell.run(
      """
      $GYMBO import last.csv --input-unit lb; $GYMBO import last.csv --input-unit kg
      $GYMBO report --input-unit lb; echo $?
      """, in: folder)
    // Read in another way, the file is another one.
    #expect(output.contains(" changed") && output.contains("says how a file is read"))
    #expect(output.hasSuffix("2\n"))
  }

  @Test("The store is moved to another machine by copying one file")
  func moved() throws {
    let folder = try Self.folder()
    let output = try run(
      """
      $GYMBO import last.csv hevy.csv > /dev/null; $GYMBO exercises > a
      $GYMBO store backup copy.sqlite; $GYMBO exercises --store copy.sqlite > b
      mkdir -p new; $GYMBO store restore copy.sqlite --store new/gymbo.sqlite
      $GYMBO exercises --store new/gymbo.sqlite > c; $GYMBO store verify --store new/gymbo.sqlite
      cmp a b; cmp a c; echo same
      """, in: folder)
    #expect(output.contains("all as written") && output.hasSuffix("same\n"))
  }
}
