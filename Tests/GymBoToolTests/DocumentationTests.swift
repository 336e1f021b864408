import Foundation
import TestSupport
import Testing

/// What the documentation shows as code is code that compiles: each example is a piece of a file that is compiled here.
@Suite struct DocumentationTests {
  struct Example {
    var file: String
    var code: String
  }

  /// The Swift examples of doc comments and guides.
  static func examples() throws -> [Example] {
    let sources = Shared.packageRoot.appendingPathComponent("Sources")
    let files = try #require(FileManager.default.enumerator(atPath: sources.path))
    var examples: [Example] = []
    for case let path as String in files where path.hasSuffix(".swift") || path.hasSuffix(".md") {
      let text = try String(contentsOf: sources.appendingPathComponent(path), encoding: .utf8)
      var open: String?
      for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
        let words = line.drop { $0 == " " }
        let isComment = words.hasPrefix("///")
        guard isComment || path.hasSuffix(".md") else { continue }
        let content = isComment ? words.dropFirst(words.hasPrefix("/// ") ? 4 : 3) : line
        if content == "```swift" {
          open = ""
        } else if content == "```", let code = open {
          examples.append(Example(file: path, code: code))
          open = nil
        } else if open != nil {
          open?.append("  " + content + "\n")
        }
      }
    }
    return examples
  }

  @Test("Every example of the documentation is compiled")
  func compiled() throws {
    let examples = try Self.examples()
    #expect(examples.count >= 4)
    let compiled = try String(
      contentsOf: URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("DocumentationExamples.swift"), encoding: .utf8)
    let lines = Self.withoutBlanks(compiled)
    for example in examples {
      #expect(lines.contains(Self.withoutBlanks(example.code)), "\(example.file):\n\(example.code)")
    }
  }

  /// The lines without their indentation, and without empty ones.
  private static func withoutBlanks(_ text: String) -> String {
    text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { !$0.isEmpty }.joined(separator: "\n")
  }
}
