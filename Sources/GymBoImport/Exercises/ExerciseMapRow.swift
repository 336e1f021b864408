import GymBoLog

/// One row of the user's exercise map.
struct ExerciseMapRow {
  static let columns = [
    "name", "exercise", "direct", "indirect", "implement", "mechanics", "region", "movement",
    "loading", "modality", "same_as",
  ]

  var file: String
  var line: Int
  /// By the column's name.
  var cells: [String: String]

  /// The logged name.
  func name() throws(ImportError) -> String {
    guard let name = cell("name") else { throw error(.missingName) }
    return name
  }

  /// The name under which the sets are counted; nil where the row has none.
  /// - Throws: where the row has facts, too: they are those of the other name.
  func sameAs() throws(ImportError) -> String? {
    guard let other = cell("same_as") else { return nil }
    for column in ExerciseMapRow.columns where column != "name" && column != "same_as" {
      guard cell(column) == nil else { throw error(.sameAsWithFacts(column: column)) }
    }
    return other
  }

  /// The facts of the logged name.
  func facts(of name: String) throws(ImportError) -> ExerciseFacts {
    var facts = try base(name)
    if cell("direct") != nil {
      facts.direct = try muscles("direct")
      facts.indirect = try muscles("indirect")
    } else if cell("indirect") != nil {
      facts.indirect = try muscles("indirect")
    }
    facts.implement = try word("implement") ?? facts.implement
    facts.mechanics = try word("mechanics") ?? facts.mechanics
    facts.region = try word("region") ?? facts.region
    facts.movement = try word("movement") ?? facts.movement
    facts.loading = try word("loading") ?? facts.loading
    facts.modality = try word("modality") ?? facts.modality
    return facts
  }

  /// The catalogue's facts of the exercise named, or plain ones for muscles that follow.
  private func base(_ name: String) throws(ImportError) -> ExerciseFacts {
    if let exercise = cell("exercise") {
      guard case .catalogue(let facts) = ExerciseCatalogue.standard.resolve(exercise) else {
        throw error(.unknownExercise(exercise))
      }
      return facts
    }
    guard cell("direct") != nil else {
      throw error(.missingMuscles)
    }
    let direct = try muscles("direct")
    let region = direct.first?.region ?? .upper
    let isOne = direct.allSatisfy { $0.region == region }
    return ExerciseFacts(
      name: name, direct: direct, indirect: [], movement: .other,
      mechanics: direct.count > 1 || cell("indirect") != nil ? .compound : .isolation,
      region: isOne ? region : .upper, implement: .other, loading: .total, modality: .strength)
  }

  private func muscles(_ column: String) throws(ImportError) -> [Muscle] {
    var muscles: [Muscle] = []
    for part in (cells[column] ?? "").split(whereSeparator: { $0 == ";" || $0 == "+" || $0 == "," })
    {
      let key = String(part).columnKey
      guard !key.isEmpty else { continue }
      guard let muscle = Muscle(everydayName: key) else {
        throw error(
          .unknownWord(String(part), column: column, allowed: Muscle.allCases.map(\.spaced)))
      }
      if !muscles.contains(muscle) { muscles.append(muscle) }
    }
    return muscles
  }

  private func word<Word: MachineWord>(
    _ column: String
  ) throws(ImportError) -> Word? {
    guard let text = cell(column) else { return nil }
    guard let word = Word(anySpelling: text.columnKey) else {
      throw error(.unknownWord(text, column: column, allowed: Word.allCases.map(\.spaced)))
    }
    return word
  }

  private func cell(_ column: String) -> String? {
    cells[column].flatMap { $0.isEmpty ? nil : $0 }
  }

  private func error(_ fault: ImportError.ExerciseMapFault) -> ImportError {
    .exerciseMap(name: file, line: line, fault)
  }
}
