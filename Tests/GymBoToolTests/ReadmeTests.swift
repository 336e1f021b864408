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
    #expect(
      try folder.names()
        == [
          "SampleData", "athletes", "for-hevy.csv", "mine", "output", "program.txt",
          "reminders.ics",
          "week.html",
        ])
  }

  @Test("The library's lines are those that are compiled here, and they do what they say")
  func library() throws {
    let shown = try #require(try Self.blocks().first { $0.language == "swift" }).text
    let compiled = try String(
      contentsOf: URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("ReadmeExample.swift"), encoding: .utf8)
    #expect(shown == compiled)
    let text = try weeklyReport(of: Tool.sample("strong.csv"))
    #expect(text.hasPrefix("Week 46 (9–15 Nov 2026)"))
    #expect(text.contains("4 workouts (goal 4)"))
  }

  /// What the README sets in backquotes outside its blocks.
  static func quotedWords() throws -> [String] {
    var isInBlock = false
    var words: [String] = []
    for line in try readme().split(separator: "\n") {
      if line.hasPrefix("```") { isInBlock.toggle() }
      if isInBlock || line.hasPrefix("```") { continue }
      for (index, part) in line.split(separator: "`", omittingEmptySubsequences: false).enumerated()
      where index % 2 == 1 {
        words.append(String(part))
      }
    }
    return words
  }

  @Test("Every path that the README names exists")
  func paths() throws {
    let first: Set<Substring> = ["Sources", "Tests", "Benchmarks", "SampleData", ".ci"]
    let root = Shared.packageRoot
    var seen = 0
    for words in try Self.quotedWords() {
      for word in words.split(separator: " ") where word.hasPrefix(".") || !word.hasPrefix("-") {
        guard first.contains(word.prefix { $0 != "/" }), !word.contains("*") else { continue }
        seen += 1
        #expect(
          FileManager.default.fileExists(atPath: root.appendingPathComponent(String(word)).path),
          "\(word)")
      }
    }
    #expect(seen >= 8)
  }

  @Test("The README's table names every folder of Sources, in order, and no other")
  func folders() throws {
    let rows = try Self.readme().split(separator: "\n").filter { $0.hasPrefix("| `") }
    let named = rows.flatMap { row in
      row.split(separator: "|")[0].split(separator: "`").map(String.init)
        .filter { $0.contains { $0.isLetter } }
    }
    let sources = Shared.packageRoot.appendingPathComponent("Sources")
    let found = try FileManager.default.contentsOfDirectory(atPath: sources.path)
      .filter { !$0.hasPrefix(".") }
    #expect(named.sorted() == found.sorted())
  }

  @Test("Every command and option that the README names is one of the tool's")
  func commandsAndOptions() throws {
    let help = try Tool.run("help").text
    let commands = try [
      "report", "exercise", "suggest", "plan", "check", "score", "methods", "batch", "schema",
      "import", "history", "store",
    ]
    .map { try Tool.run("help", $0).text }
    let all = help + commands.joined()
    var seen = 0
    let ofSwift = "--static-swift-stdlib"
    let blocks = try Self.blocks().filter { $0.language == "sh" && $0.mark == nil }
    for words in try Self.quotedWords() + blocks.map(\.text) where words != ofSwift {
      let parts = words.split { $0 == " " || $0 == "\n" }
      for (index, part) in parts.enumerated() {
        if part == "gymbo", index + 1 < parts.count, parts[index + 1].allSatisfy(\.isLetter) {
          seen += 1
          #expect(help.contains("\n  \(parts[index + 1]) "), "gymbo \(parts[index + 1])")
        }
        // Options of Swift and of scripts follow their names.
        if part.hasPrefix("--"), !words.hasPrefix("swift "), !words.hasPrefix(".ci/") {
          seen += 1
          #expect(all.contains(part), "\(part)")
        }
      }
    }
    #expect(seen >= 20)
  }
}
