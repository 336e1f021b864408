import Foundation
import Testing

@Suite("No function is longer than a page")
struct FunctionLengthTests {
  static let mostLines = 60

  @Test("No function, initializer or computed property has more than 60 lines")
  func lengths() {
    #expect(PackageFiles.swiftSources.count > 100)
    // A language has one sentence a case, and lists can be long.
    for file in PackageFiles.swiftSources where !file.path.contains("/Words/") {
      for function in Self.functions(in: file) {
        #expect(
          function.lines <= Self.mostLines,
          "\(file.path):\(function.line) has \(function.lines) lines: \(function.head)")
      }
    }
  }

  @Test("A function is measured from its first line to its closing brace")
  func measuring() {
    let file = PackageFiles.File(
      path: "A.swift",
      text: """
        struct A {
          public static func one(
            a: Int
          ) -> Int {
            if a > 0 {
              return 1
            }
            return 2
          }

          var two: Int { 2 }
          private var three: Int {
            3
          }
          let four = 4
        }
        """)
    #expect(Self.functions(in: file).map(\.lines) == [8, 3])
  }

  struct Function {
    var line: Int
    var lines: Int
    var head: String
  }

  private static let modifiers: Set<Substring> = [
    "public", "package", "internal", "private", "fileprivate", "static", "final", "mutating",
    "consuming", "borrowing", "nonisolated", "override", "convenience", "required",
  ]

  /// The functions of a file with a body of several lines, found by their indentation, which the formatter keeps.
  static func functions(in file: PackageFiles.File) -> [Function] {
    let lines = ImportStatement.code(of: file.text)
    return lines.indices.compactMap { start -> Function? in
      let line = lines[start]
      guard isFunction(line) else { return nil }
      let indent = line.prefix { $0 == " " }
      for end in (start + 1)..<max(start + 1, lines.count) {
        let other = lines[end]
        guard other.hasPrefix(indent), let first = other.dropFirst(indent.count).first,
          first != " "
        else { continue }
        if first == "}" {
          return Function(line: start + 1, lines: end - start + 1, head: String(line))
        }
        // The parameters and the where clause of a long head go on at the same indentation.
        guard first == ")" || other.dropFirst(indent.count).hasPrefix("where") || first == "{"
        else { return nil }
      }
      return nil
    }
  }

  private static func isFunction(_ line: Substring) -> Bool {
    var words = line.split(separator: " ")[...]
    while let word = words.first,
      modifiers.contains(word) || word.hasPrefix("@") || word.hasPrefix("private(")
    {
      words = words.dropFirst()
    }
    guard let word = words.first else { return false }
    if line.trimmingCharacters(in: .whitespaces).hasSuffix("}") { return false }
    if word == "func" || word == "deinit" { return true }
    if word.hasPrefix("init(") || word.hasPrefix("init?(") || word.hasPrefix("init<") {
      return true
    }
    if word.hasPrefix("subscript") { return true }
    return word == "var" && line.trimmingCharacters(in: .whitespaces).hasSuffix("{")
  }
}
