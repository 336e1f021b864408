/// A module that a line of Swift names: imported, or asked for with `canImport`.
struct ImportStatement: Equatable {
  var module: String
  /// Whether clients of the importing module see it: `public import`, `package import`, `@_exported import`.
  var isExported: Bool
  /// `#if canImport(…)`.
  var isCondition: Bool

  /// Every module that a source names, with its line from 1.
  static func all(in source: String) -> [(line: Int, statement: ImportStatement)] {
    var result: [(line: Int, statement: ImportStatement)] = []
    for (index, line) in code(of: source).enumerated() {
      for part in line.split(separator: ";") {
        let statements = part.contains("canImport") ? conditions(in: part) : imported(by: part)
        result += statements.map { (line: index + 1, statement: $0) }
      }
    }
    return result
  }

  /// The lines without their comments.
  static func code(of source: String) -> [Substring] {
    var depth = 0
    return source.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      if depth == 0, !line.utf8.contains(UInt8(ascii: "/")) { return line }
      var kept = Substring("")
      var rest = line
      while !rest.isEmpty {
        if rest.hasPrefix("/*") {
          depth += 1
          rest = rest.dropFirst(2)
        } else if depth > 0 && rest.hasPrefix("*/") {
          depth -= 1
          rest = rest.dropFirst(2)
        } else if depth == 0 && rest.hasPrefix("//") {
          break
        } else {
          if depth == 0, let first = rest.first { kept.append(first) }
          rest = rest.dropFirst()
        }
      }
      return kept
    }
  }

  private static let kinds: Set<Substring> = [
    "struct", "class", "enum", "protocol", "func", "var", "let", "typealias", "actor", "macro",
  ]

  private static func imported(by statement: Substring) -> [ImportStatement] {
    let words = statement.split { $0 == " " || $0 == "\t" }
    guard let position = words.firstIndex(of: "import") else { return [] }
    // Before `import` stand only attributes and access levels; anything else is another kind of line.
    let before = words[..<position]
    let access: Set<Substring> = [
      "public", "package", "internal", "fileprivate", "private", "open",
    ]
    guard before.allSatisfy({ $0.hasPrefix("@") || access.contains($0) }) else { return [] }
    var after = words[(position + 1)...]
    if let kind = after.first, kinds.contains(kind) { after = after.dropFirst() }
    guard let path = after.first, let module = path.split(separator: ".").first else { return [] }
    let exporting: Set<Substring> = ["public", "package", "@_exported"]
    return [
      ImportStatement(
        module: String(module), isExported: before.contains { exporting.contains($0) },
        isCondition: false)
    ]
  }

  private static func conditions(in line: Substring) -> [ImportStatement] {
    line.matches(of: /canImport\s*\(\s*([A-Za-z_][A-Za-z_0-9]*)/).map {
      ImportStatement(module: String($0.output.1), isExported: false, isCondition: true)
    }
  }
}
