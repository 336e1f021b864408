import Foundation
import TestSupport
import Testing

/// The README is true: what it shows is printed, what it tells to run runs. Its marked blocks are run by `.ci/run`.
@Suite struct ReadmeTests {
  struct Block {
    var language: String
    var mark: String?
    var text: String
  }

  static func readme() throws -> String {
    try String(
      contentsOf: Shared.packageRoot.appendingPathComponent("README.md"), encoding: .utf8)
  }

  static func blocks() throws -> [Block] {
    var blocks: [Block] = []
    var open: Block?
    var mark: String?
    for line in try readme().split(separator: "\n", omittingEmptySubsequences: false) {
      if var block = open {
        if line == "```" {
          blocks.append(block)
          open = nil
        } else {
          block.text += line + "\n"
          open = block
        }
      } else if line.hasPrefix("```") {
        open = Block(language: String(line.dropFirst(3)), mark: mark, text: "")
        mark = nil
      } else if line.hasPrefix("<!-- ci: ") {
        mark = String(line.dropFirst("<!-- ci: ".count).prefix { $0 != " " })
      }
    }
    return blocks
  }

  @Test("The README has at most 200 lines, and marks the commands that CI runs")
  func marks() throws {
    #expect(try Self.readme().split(separator: "\n", omittingEmptySubsequences: false).count <= 200)
    #expect(try Self.blocks().compactMap(\.mark) == ["main", "setup", "test"])
  }

  @Test("The first command prints what the README shows")
  func shownOutput() throws {
    let shown = try #require(try Self.blocks().first { $0.language == "text" }).text
    let run = try Tool.run("report", "SampleData/strong.csv")
    #expect(run.text.hasPrefix(shown))
    #expect(shown.count > 1000)
  }

  @Test("Every command of the README runs")
  func commands() throws {
    let blocks = try Self.blocks().filter { $0.language == "sh" && $0.mark == nil }
    #expect(blocks.count >= 2)
    let folder = try TemporaryFolder()
    try FileManager.default.createSymbolicLink(
      at: folder.url.appendingPathComponent("SampleData"),
      withDestinationURL: Shared.packageRoot.appendingPathComponent("SampleData"))
    for block in blocks {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/bin/bash")
      process.arguments = ["-euo", "pipefail", "-c", block.text]
      process.currentDirectoryURL = folder.url
      let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
      process.environment = [
        "PATH": "\(Tool.path.deletingLastPathComponent().path):\(path)"
      ]
      let output = try folder.file("output", "")
      process.standardOutput = try FileHandle(forWritingTo: output)
      try process.run()
      process.waitUntilExit()
      #expect(process.terminationStatus == 0, "\(block.text)")
      #expect(try Data(contentsOf: output).count > 100)
    }
    #expect(try folder.names() == ["SampleData", "athletes", "output", "tables", "week.json"])
  }

  @Test("The library's lines are those that are compiled here, and they do what they say")
  func library() throws {
    let shown = try #require(try Self.blocks().first { $0.language == "swift" }).text
    let compiled = try String(
      contentsOf: URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("ReadmeExample.swift"), encoding: .utf8)
    #expect(shown == compiled)
    let text = try weeklyReport(of: Tool.sample("strong.csv"))
    #expect(text.hasPrefix("Week 2026-W46"))
    #expect(text.contains("4 of 4 workouts"))
  }

  @Test("Every path and command that the README names exists")
  func names() throws {
    let readme = try Self.readme()
    for folder in ["Sources/GymBoReport/Schemas", "SampleData", "Benchmarks"] {
      #expect(readme.contains(folder))
      #expect(
        FileManager.default.fileExists(
          atPath: Shared.packageRoot.appendingPathComponent(folder).path))
    }
  }
}
