import Foundation
import TestSupport
import Testing

@Suite struct OutputTests {
  @Test("All tables go into a directory, and none is left half-written")
  func directory() throws {
    let folder = try TemporaryFolder()
    let target = folder.url.appendingPathComponent("tables")
    let run = try Tool.run(
      "report", Tool.sample("strong.csv"), "--format", "csv", "--output", target.path)
    #expect(run.code == 0, "\(run.error)")
    let names = try FileManager.default.contentsOfDirectory(atPath: target.path).sorted()
    #expect(
      names == [
        "cardio.csv", "exercises.csv", "expected.csv", "issues.csv", "muscles.csv", "periods.csv",
        "records.csv", "sessions.csv", "sets.csv", "suggestions.csv", "summary.csv", "trends.csv",
        "weeks.csv",
      ])
    let sets = try Tool.run(
      "report", Tool.sample("strong.csv"), "--format", "csv", "--table", "sets")
    #expect(try Data(contentsOf: target.appendingPathComponent("sets.csv")) == sets.output)
  }

  @Test(
    "Text is as wide as the terminal, and 80 columns in files and pipes", arguments: [50, 80, 200])
  func terminalWidth(columns: Int) throws {
    // The width of a terminal of its own, as the program script gives it.
    let sample = Tool.sample("hevy.csv")
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/script")
    process.arguments = [
      "-qec", "stty cols \(columns); '\(Tool.path.path)' suggest '\(sample)'", "/dev/null",
    ]
    process.environment = ProcessInfo.processInfo.environment.merging(["NO_COLOR": "1"]) { $1 }
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardInput = FileHandle.nullDevice
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let text = String(decoding: output, as: UTF8.self).replacing("\r\n", with: "\n")
    let piped = try Tool.run("suggest", sample).text
    let widest = text.split(separator: "\n").map(\.count).max() ?? 0
    if columns == 50 {
      #expect(widest > 40 && widest <= 50, "\(text)")
    } else if columns > 100 {
      #expect(widest > 80 && widest <= 100, "\(text)")
    } else {
      #expect(text == piped)
    }
  }

  @Test("An output file is what standard output would have been")
  func file() throws {
    let folder = try TemporaryFolder()
    let target = folder.url.appendingPathComponent("week.txt")
    for _ in 1...2 {
      let run = try Tool.run("report", Tool.sample("strong.csv"), "--output", target.path)
      #expect(run.code == 0 && run.output.isEmpty)
    }
    #expect(
      try Data(contentsOf: target) == (try Tool.run("report", Tool.sample("strong.csv"))).output)
    #expect(try folder.names() == ["week.txt"])
  }

  @Test("A link is followed and stays a link, a file keeps its mode, a pipe is written to")
  func specialTargets() throws {
    let folder = try TemporaryFolder()
    let target = try folder.file("real.txt", "old")
    try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: target.path)
    let link = folder.url.appendingPathComponent("link.txt")
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: target)
    let sample = Tool.sample("Broken/bom.csv")
    #expect(try Tool.run("report", sample, "--output", link.path).code == 0)
    #expect(try String(contentsOf: target, encoding: .utf8).hasPrefix("Week"))
    let attributes = try FileManager.default.attributesOfItem(atPath: target.path)
    #expect((attributes[.posixPermissions] as? NSNumber)?.intValue == 0o600)
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: link.path) == target.path)
    // The tool's own standard output, as a device would be: written to, not replaced.
    let run = try Tool.run("report", sample, "--output", "/dev/null")
    #expect(run.code == 0)
    let device = try FileManager.default.attributesOfItem(atPath: "/dev/null")
    #expect(device[.type] as? FileAttributeType == .typeCharacterSpecial)
  }

  @Test("The user's own map of exercises is not overwritten either")
  func sparesMap() throws {
    let folder = try TemporaryFolder()
    let map = try folder.file("map.csv", "name,exercise\nMy bench,Bench Press (Barbell)\n")
    let run = try Tool.run(
      "report", Tool.sample("Broken/bom.csv"), "--exercises", map.path, "--output", map.path)
    #expect(run.code == 5)
    #expect(try String(contentsOf: map, encoding: .utf8).hasPrefix("name,exercise"))
  }

  @Test("The file that is read is never overwritten, not even through a link")
  func sparesInput() throws {
    let folder = try TemporaryFolder()
    let original = try String(contentsOfFile: Tool.sample("Broken/bom.csv"), encoding: .utf8)
    let input = try folder.file("history.csv", original)
    let link = folder.url.appendingPathComponent("link.csv")
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: input)
    for target in [input, link] {
      let run = try Tool.run("report", input.path, "--output", target.path)
      #expect(run.code == 5)
      #expect(run.error.contains("another name"))
    }
    #expect(try String(contentsOf: input, encoding: .utf8) == original)
  }

  @Test("An output that cannot be written says why, with code 5, and leaves nothing behind")
  func cannotWrite() throws {
    let folder = try TemporaryFolder()
    let nowhere = folder.url.appendingPathComponent("no/such/folder.txt").path
    let run = try Tool.run("report", Tool.sample("strong.csv"), "--output", nowhere)
    #expect(run.code == 5 && run.error.contains(nowhere))
    let directory = try Tool.run("report", Tool.sample("strong.csv"), "--output", folder.url.path)
    #expect(directory.code == 5 && directory.error.contains("directory"))
    let file = try folder.file("taken", "x")
    let tables = try Tool.run(
      "report", Tool.sample("strong.csv"), "--format", "csv", "--output", file.path)
    #expect(tables.code == 5 && tables.error.contains("--table"))
    #expect(try folder.names() == ["taken"])
  }
}
