import Testing

@Suite("The library shows only what its users need")
struct PublicInterfaceTests {
  /// The modules that `import GymBo` re-exports, and itself.
  private static let modules = [
    "GymBoLog", "GymBoImport", "GymBoStore", "GymBoAnalysis", "GymBoProgression", "GymBoProgram",
    "GymBoCoach",
    "GymBoReport", "GymBo",
  ]

  /// The public declarations, each with its file and line.
  private static let declarations: [(place: String, text: String)] = PackageFiles.swiftSources
    .filter { modules.contains($0.folder) }
    .flatMap { file in
      ImportStatement.code(of: file.text).enumerated()
        .filter { $0.element.split(separator: " ").contains("public") }
        .map { ("\(file.path):\($0.offset + 1)", String($0.element)) }
    }

  @Test("Fewer than 185 types come with `import GymBo`")
  func numberOfTypes() {
    let kinds: Set<Substring> = ["struct", "enum", "class", "protocol", "actor", "typealias"]
    let types = Self.declarations.filter { !kinds.isDisjoint(with: $0.text.split(separator: " ")) }
    #expect(types.count > 50)
    #expect(types.count < 185, "\(types.count)")
  }

  @Test("No public declaration shows units of 64 bits or rows of a log")
  func noIndices() {
    for (place, text) in Self.declarations {
      for word in ["Int64", "Int128", "Range<Int>", "row: Int?", "session: Int", "exercise: Int"]
      where text.contains(word) {
        Issue.record("\(place) shows \(word)")
      }
    }
  }

  @Test("Results cannot be changed")
  func results() {
    let results = Self.declarations.filter { $0.place.contains("Sources/GymBo/Results/") }
    #expect(results.count > 20)
    for (place, text) in results where text.contains(" var ") {
      #expect(text.contains("{"), "\(place) can be changed")
    }
  }
}
