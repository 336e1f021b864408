import TestSupport
import Testing

@Suite("The modules of the Python package")
struct PythonImportTests {
  /// The modules that a module imports from its own folder, also inside of functions.
  private static func imports(_ text: String) -> Set<String> {
    var names: Set<String> = []
    for line in text.split(separator: "\n") {
      let words = line.split { " ,".contains($0) }.map(String.init)
      guard words.first == "from", words.count > 3, words[1].hasPrefix("."), words[2] == "import"
      else { continue }
      names.formUnion(words[1] == "." ? Array(words[3...]) : [String(words[1].dropFirst())])
    }
    return names
  }

  @Test(
    "No two modules import each other, directly or through others",
    arguments: ["Sources/Python/src/gymbo", "Sources/Python/src/gymbo/spark"])
  func noCycles(folder: String) {
    var left: [String: Set<String>] = [:]
    for file in PackageFiles.under(folder, types: ["py"]) {
      let path = file.path.split(separator: "/")
      guard path.dropLast().joined(separator: "/").hasSuffix(folder), let name = path.last else {
        continue
      }
      left[String(name.dropLast(3))] = Self.imports(file.text)
    }
    #expect(left.count > 4)
    while let free = left.first(where: { $0.value.isDisjoint(with: left.keys) })?.key {
      left[free] = nil
    }
    #expect(left.isEmpty, "\(left.keys.sorted()) import each other")
  }
}
