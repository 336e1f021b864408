import Foundation
import GymBoLog
import TestSupport
import Testing

/// The C headers as text.
enum Header {
  static let folder = Shared.packageRoot.appendingPathComponent("Sources/CGymBo")
  static let url = folder.appendingPathComponent("gymbo.h")
  static let names = ["gymbo.h", "gymbo_vectors.h", "gymbo_lifts.h", "gymbo_coach.h"]
  static let text = names.map { name in
    (try? String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)) ?? ""
  }.joined(separator: "\n")

  /// Each declaration with the comment above it.
  static let declarations: [(comment: String, code: String)] = text.matches(
    of: /\/\*((?:[^*]|\*[^\/])*)\*\/\n([a-z][^\/]*?\bgymbo_[a-z_]+\([^;]*;)/
  ).map { (String($0.output.1), String($0.output.2)) }

  static let functions: [String] = text.matches(of: /\b(gymbo_[a-z_]+)\(/).map {
    String($0.output.1)
  }.filter { name in text.contains(" \(name)(") || text.contains("*\(name)(") }
    .reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
}

@Suite("The C header is the contract")
struct HeaderTests {
  @Test("The header names the columns of sets")
  func columnsOfSets() throws {
    let names = SetTableColumn.allCases.flatMap { $0.programNames.map(\.text) }
    let list = try #require(
      Header.text.firstMatch(of: /in any order and case:\n(     exercise [^*]*?)\n   Text is utf8/))
    let words = Set(list.output.1.matches(of: /[a-z_]+/).map { String($0.output) })
    #expect(Set(names).subtracting(words) == [])
  }

  @Test("Every function tells since when it is there")
  func since() {
    #expect(Header.functions.count > 10)
    #expect(Header.declarations.count == Header.functions.count)
    for declaration in Header.declarations {
      #expect(declaration.comment.contains(/Since \d+\./), "\(declaration.code)")
    }
  }

  @Test("Every pointer that is handed over is described: whether it may be null, and who owns it")
  func pointers() {
    for (comment, code) in Header.declarations {
      let parameters = code.drop { $0 != "(" }.dropFirst().prefix { $0 != ")" }.split(
        separator: ",")
      for parameter in parameters where parameter.contains("*") {
        let name = parameter.split { " *\n".contains($0) }.last.map(String.init) ?? ""
        let line = comment.split(separator: "\n").first { $0.contains("\(name):") }
        #expect(line != nil, "\(name) of \(code)")
        let said = comment.components(separatedBy: "\(name):").dropFirst().first ?? ""
        #expect(
          said.contains("null") || said.contains("count "), "\(name) of \(code)")
      }
    }
  }

  @Test("A C program of the tests calls every function")
  func everyFunctionIsCalled() throws {
    let sources = try FileManager.default.contentsOfDirectory(
      at: SharedLibrary.programs, includingPropertiesForKeys: nil
    ).filter { $0.pathExtension == "c" }.map { try String(contentsOf: $0, encoding: .utf8) }
      .joined()
    for function in Header.functions { #expect(sources.contains("\(function)("), "\(function)") }
  }

  @Test(
    "C and C++ compilers take each header on its own", arguments: ["c", "c++"], Header.names)
  func compiles(language: String, name: String) throws {
    let run = try Program.run(
      "gcc",
      [
        "-x", language, "-Wall", "-Wextra", "-Werror", "-pedantic", "-fsyntax-only",
        Header.folder.appendingPathComponent(name).path,
      ])
    #expect(run.code == 0, "\(run.error)")
  }
}
