import Foundation
import TestSupport
import Testing

@Suite struct BatchTests {
  private static let samples = ["strong.csv", "hevy.csv", "fitnotes.csv"]
  private static let tables = [
    "athletes", "triage", "exercises", "trends", "suggestions", "exercise_weeks", "muscle_weeks",
    "issues",
  ]

  /// The tables that a batch wrote, by name.
  private func tables(in folder: URL, _ extension: String = "csv") throws -> [String: String] {
    var found: [String: String] = [:]
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
      let url = folder.appendingPathComponent(name)
      #expect(url.pathExtension == `extension`, "\(name)")
      found[url.deletingPathExtension().lastPathComponent] = try String(
        contentsOf: url, encoding: .utf8)
    }
    return found
  }

  private func lines(_ text: String?) -> [String] {
    (text ?? "").components(separatedBy: "\r\n").filter { !$0.isEmpty }
  }

  /// A file of many athletes from Strong exports.
  private func merged(_ athletes: [(name: String, rows: String)]) -> String {
    let header = Self.strongLines[0]
    return "Athlete,\(header)\n" + athletes.map { athlete in athlete.rows }.joined()
  }

  private static let strongLines: [String] =
    (try? String(contentsOfFile: Tool.sample("strong.csv"), encoding: .utf8))
    .map { $0.components(separatedBy: "\n") } ?? []

  /// Some rows of the sample as those of an athlete; none has a line break inside.
  private static func rows(_ athlete: String, _ range: Range<Int>) -> String {
    strongLines[range].filter { $0.hasPrefix("20") && $0.count { $0 == "\"" } % 2 == 0 }
      .map { "\(athlete),\($0)\n" }.joined()
  }

  @Test("with --join the exports of a folder are one athlete's, and what both have counts once")
  func joined() throws {
    let input = try TemporaryFolder()
    let manager = FileManager.default
    let anna = input.url.appendingPathComponent("anna")
    try manager.createDirectory(at: anna, withIntermediateDirectories: true)
    let sample = URL(fileURLWithPath: Tool.sample("strong.csv"))
    for name in ["anna/old.csv", "anna/new.csv", "bob.csv"] {
      try manager.copyItem(at: sample, to: input.url.appendingPathComponent(name))
    }
    func athletes(_ options: [String]) throws -> [[Substring]] {
      let folder = try TemporaryFolder()
      let run = try Tool.run(
        ["batch", input.url.path, "--tables", "athletes", "--output", folder.url.path] + options)
      #expect(run.code == 0, "\(run.error)")
      return lines(try tables(in: folder.url)["athletes"])
        .map { $0.split(separator: ",", omittingEmptySubsequences: false) }
    }
    #expect(try athletes([]).map { $0[0] } == ["athlete", "bob", "anna/new", "anna/old"])
    let joined = try athletes(["--join"])
    #expect(joined.map { $0[0] } == ["athlete", "bob", "anna"])
    let rows = try #require(joined[0].firstIndex(of: "rows"))
    let sets = try #require(joined[0].firstIndex(of: "sets"))
    #expect(Int(joined[2][rows]) == 2 * (Int(joined[1][rows]) ?? 0))
    #expect(joined[2][sets] == joined[1][sets])
  }

  @Test("every table is written, with its header and a row for each athlete, and nothing else")
  func allTables() throws {
    let folder = try TemporaryFolder()
    let run = try Tool.run(
      ["batch"] + Self.samples.map(Tool.sample) + ["--output", folder.url.path])
    #expect(run.code == 0)
    #expect(run.error.isEmpty, "no progress where standard error is no terminal")
    #expect(run.text.hasPrefix("3 athletes, "))
    let written = try tables(in: folder.url)
    #expect(Set(written.keys) == Set(Self.tables))
    for (name, text) in written { #expect(text.hasPrefix("athlete,"), "\(name)") }
    #expect(lines(written["athletes"]).count == 4)
    #expect(
      lines(written["athletes"]).dropFirst().map { $0.split(separator: ",")[0] }
        == ["strong", "hevy", "fitnotes"])
  }

  @Test("the rows of an athlete are those of the single report")
  func sameAsReport() throws {
    let folder = try TemporaryFolder()
    let path = Tool.sample("hevy.csv")
    #expect(try Tool.run("batch", path, "--output", folder.url.path).code == 0)
    let written = try tables(in: folder.url)
    func cells(_ text: String?) throws -> [[String: String]] {
      let rows = try CSVReader.rows(of: Array((text ?? "").utf8))
      return rows.dropFirst().map { row in
        Dictionary(zip(rows[0], row)) { first, _ in first }
      }
    }
    for table in ["suggestions", "issues", "exercises", "trends"] {
      let single = try cells(
        Tool.run("report", path, "--format", "csv", "--table", table, "--unit", "kg").text)
      let rows = try cells(written[table])
      #expect(rows.count == single.count, "\(table)")
      for (row, alone) in zip(rows, single) {
        #expect(row == alone.merging(["athlete": "hevy"]) { one, _ in one }, "\(table)")
      }
    }
  }

  @Test("the same bytes for any number of jobs, and for CSV of one or of many athletes a file")
  func anyJobs() throws {
    let scratch = try TemporaryFolder()
    let athletes = (0..<12).map { index in
      (name: "athlete \(index)", rows: Self.rows("athlete \(index)", 1 + 40 * index..<600))
    }
    let file = try scratch.file("many.csv", merged(athletes))
    var first: [String: String]?
    for jobs in ["1", "2", "5"] {
      let folder = try TemporaryFolder()
      let run = try Tool.run("batch", file.path, "--output", folder.url.path, "--jobs", jobs)
      #expect(run.code == 0)
      let written = try tables(in: folder.url)
      #expect(written == first ?? written, "\(jobs) jobs")
      first = written
    }
    let folder = try TemporaryFolder()
    for athlete in athletes {
      _ = try scratch.file("\(athlete.name).csv", merged([athlete]))
    }
    let single = try Tool.run(
      ["batch"] + athletes.map { scratch.url.appendingPathComponent("\($0.name).csv").path }
        + ["--output", folder.url.path])
    #expect(single.code == 0)
    let written = try tables(in: folder.url)
    for table in ["exercise_weeks", "muscle_weeks", "triage", "exercises", "trends"] {
      #expect(written[table] == first?[table], "\(table)")
    }
  }

  @Test("JSON Lines hold the cells of the CSV")
  func jsonLines() throws {
    let folders = (try TemporaryFolder(), try TemporaryFolder())
    let path = Tool.sample("fitnotes.csv")
    _ = try Tool.run("batch", path, "--output", folders.0.url.path)
    _ = try Tool.run("batch", path, "--output", folders.1.url.path, "--format", "json")
    let csv = try tables(in: folders.0.url)
    let json = try tables(in: folders.1.url, "jsonl")
    #expect(Set(json.keys) == Set(Self.tables))
    for table in Self.tables {
      let rows = try CSVReader.rows(of: Array((csv[table] ?? "").utf8))
      let names = rows.first ?? []
      let objects = (json[table] ?? "").split(separator: "\n")
      #expect(objects.count == rows.count - 1, "\(table)")
      for (row, line) in zip(rows.dropFirst(), objects) {
        let object = try #require(
          try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
        #expect(Set(object.keys) == Set(names))
        for (name, cell) in zip(names, row) {
          switch object[name] {
          case let text as String: #expect(cell == text || cell == "'" + text)
          case let texts as [String]: #expect(cell == texts.joined(separator: "; "))
          case let flag as NSNumber where ["true", "false"].contains(cell):
            #expect(flag.boolValue == (cell == "true"))
          case let number as NSNumber: #expect(Double(cell) == number.doubleValue)
          default: #expect(cell.isEmpty)
          }
        }
      }
    }
  }

  @Test("a bad file is named, the others are analysed, and the code says so")
  func badFile() throws {
    let folder = try TemporaryFolder()
    let run = try Tool.run(
      "batch", Tool.sample("Broken/empty.csv"), Tool.sample("hevy.csv"), "/no/such/file.csv",
      "--output", folder.url.path)
    #expect(run.code == 6)
    #expect(run.error.contains("empty.csv") && run.error.contains("/no/such/file.csv"))
    #expect(lines(try tables(in: folder.url)["athletes"]).count == 2)
  }

  @Test(
    "where nothing could be read nothing is written, and the code says why",
    arguments: [(["/no/such/file.csv"], Int32(3)), (["Broken/empty.csv"], Int32(4))])
  func nothingRead(inputs: [String], code: Int32) throws {
    let scratch = try TemporaryFolder()
    let output = scratch.url.appendingPathComponent("tables")
    let paths = inputs.map { $0.hasPrefix("/") ? $0 : Tool.sample($0) }
    let run = try Tool.run(["batch"] + paths + ["--output", output.path])
    #expect(run.code == code)
    #expect(run.text.isEmpty && run.error.contains(inputs[0]))
    #expect(!FileManager.default.fileExists(atPath: output.path))
    // A folder that was there before stays.
    let again = try Tool.run(["batch"] + paths + ["--output", scratch.url.path])
    #expect(again.code == code)
    #expect(try FileManager.default.contentsOfDirectory(atPath: scratch.url.path).isEmpty)
  }

  @Test("two files for one athlete: the second is named and left out")
  func repeatedAthlete() throws {
    let scratch = try TemporaryFolder()
    let other = try scratch.file("hevy.csv", merged([("hevy", Self.rows("hevy", 1..<40))]))
    let folder = try TemporaryFolder()
    let run = try Tool.run(
      "batch", Tool.sample("hevy.csv"), other.path, "--output", folder.url.path)
    #expect(run.code == 6)
    #expect(run.error.contains("an athlete hevy was read from another file"))
    #expect(lines(try tables(in: folder.url)["athletes"]).count == 2)
  }

  @Test("folders are read with what is below them, patterns and lists by name")
  func inputs() throws {
    let scratch = try TemporaryFolder()
    let below = scratch.url.appendingPathComponent("team b")
    try FileManager.default.createDirectory(at: below, withIntermediateDirectories: true)
    for (name, folder) in [("zoe", scratch.url), ("ann", scratch.url), ("max", below)] {
      try FileManager.default.copyItem(
        atPath: Tool.sample("hevy.csv"), toPath: "\(folder.path)/\(name).csv")
    }
    _ = try scratch.file("notes.md", "no export")
    _ = try scratch.file(".hidden.csv", "no export")
    func names(_ arguments: [String], input: String? = nil) throws -> [String] {
      let folder = try TemporaryFolder()
      let run = try Tool.run(
        ["batch"] + arguments + ["--output", folder.url.path, "--tables", "athletes"],
        input: input.map { Data($0.utf8) })
      #expect(run.code == 0)
      return lines(try tables(in: folder.url)["athletes"]).dropFirst().map {
        String($0.split(separator: ",")[0])
      }
    }
    let path = scratch.url.path
    #expect(try names([path]) == ["ann", "zoe", "team b/max"])
    #expect(try names(["\(path)/*.csv"]) == ["ann", "zoe"])
    #expect(try names(["-"], input: "\(path)/zoe.csv\n\(path)/ann.csv\n") == ["zoe", "ann"])
  }

  @Test("interrupted, it leaves no table and no part of one")
  func interrupted() throws {
    let scratch = try TemporaryFolder()
    let pipe = scratch.url.appendingPathComponent("slow.csv")
    #expect(mkfifo(pipe.path, 0o600) == 0)
    let output = scratch.url.appendingPathComponent("tables")
    let process = Process()
    process.executableURL = Tool.path
    process.arguments = ["batch", pipe.path, "--output", output.path]
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    // Opening waits for the reader, so the tool runs and listens to signals.
    let writer = try FileHandle(forWritingTo: pipe)
    let athletes = (0..<3).map { (name: "a\($0)", rows: Self.rows("a\($0)", 1..<50)) }
    try writer.write(contentsOf: Data(merged(athletes).utf8))
    process.interrupt()
    Thread.sleep(forTimeInterval: 0.2)
    try writer.close()
    process.waitUntilExit()
    #expect(process.terminationReason == .exit && process.terminationStatus == 130)
    #expect(!FileManager.default.fileExists(atPath: output.path))
  }

  @Test("a wrong command line is code 2 with a remedy")
  func usage() throws {
    let path = Tool.sample("hevy.csv")
    let folder = try TemporaryFolder()
    for arguments in [
      [path], ["--output", folder.url.path], [path, "--output", folder.url.path, "--jobs", "0"],
      [path, "--output", folder.url.path, "--tables", "fortnights"],
      [path, "--output", folder.url.path, "--format", "text"],
    ] {
      let run = try Tool.run(["batch"] + arguments)
      #expect(run.code == 2, "\(arguments)")
      #expect(!run.error.isEmpty)
    }
  }
}
