import Foundation
import TestSupport
import Testing

@Suite("The package keeps its layout")
struct LayoutTests {
  @Test("The top level holds the manifest, the README, and four folders")
  func topLevel() throws {
    let allowed: Set<String> = [
      "Package.swift", "Sources", "Tests", "Benchmarks", "SampleData", "README.md",
    ]
    let found = try FileManager.default.contentsOfDirectory(atPath: Shared.packageRoot.path)
      .filter { !$0.hasPrefix(".") }
    #expect(Set(found).subtracting(allowed).isEmpty)
  }

  @Test("Every folder of Sources stands in the table")
  func foldersOfSources() throws {
    let url = Shared.packageRoot.appendingPathComponent("Sources")
    let found = try FileManager.default.contentsOfDirectory(atPath: url.path)
      .filter { !$0.hasPrefix(".") }
    #expect(Set(found).subtracting(ImportTable.rows.map(\.folder)).isEmpty)
  }

  @Test("No source or test is longer than 400 lines", arguments: ["Sources", "Tests"])
  func lengthOfFiles(folder: String) {
    let files = PackageFiles.under(folder, types: ["swift", "c", "h", "py"])
    #expect(!files.isEmpty)
    for file in files {
      // The newline at the end of the last line begins no line of its own.
      let count = file.lines.count - (file.text.hasSuffix("\n") ? 1 : 0)
      #expect(count <= 400, "\(file.path) has \(count) lines")
    }
  }

  @Test("No source stops the program on data", arguments: ["try!", " as!", "fatalError("])
  func noTraps(word: String) {
    for file in PackageFiles.swiftSources {
      for (index, line) in ImportStatement.code(of: file.text).enumerated() {
        #expect(!line.contains(word), "\(file.path):\(index + 1)")
      }
    }
  }

  @Test(
    "No file names a place that only one machine has", arguments: ["tmp", "work", "root", "home"])
  func noMachinePaths(folder: String) {
    let types: Set<String> = [
      "swift", "c", "h", "modulemap", "py", "toml", "md", "json", "csv", "txt", "sh",
    ]
    let files = ["Sources", "Tests", "Benchmarks", "README.md", "Package.swift"]
      .flatMap { PackageFiles.under($0, types: types) }
    #expect(files.count > 10)
    let path = "/\(folder)/"
    for file in files {
      for (index, line) in file.lines.enumerated() {
        #expect(!line.contains(path), "\(file.path):\(index + 1)")
      }
    }
  }
}
