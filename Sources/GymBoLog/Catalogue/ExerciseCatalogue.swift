/// A dictionary of exercises that finds one by any of its names.
public struct ExerciseCatalogue: Sendable {
  /// The catalogue built into the library.
  public static let standard = ExerciseCatalogue(
    tables: CatalogueTables.movements, translations: CatalogueTables.translations)

  let lines: [CatalogueLine]
  /// The hash of a name and an implement → an index into `entries`.
  private var names = WordTable(minimumCapacity: 3000)
  private var entries: [Entry] = []
  /// Errors in the tables: a line that does not parse, a name that two exercises share. A test asserts that there are
  /// none.
  private(set) var faults: [String] = []

  struct Entry: Equatable {
    let line: Int
    let implement: Implement
  }

  init(tables: [String], translations: String) {
    var lines: [CatalogueLine] = []
    lines.reserveCapacity(512)
    entries.reserveCapacity(3000)
    for table in tables {
      let bytes = table.utf8.span
      for range in TableText.fields(bytes, 0..<bytes.count, separatedBy: "\n") {
        if let line = CatalogueLine(table, range) {
          lines.append(line)
        } else {
          faults.append("not a line of the catalogue: \(TableText.text(table, range))")
        }
      }
    }
    self.lines = lines
    var reader = ExerciseNameReader()
    for (index, line) in lines.enumerated() {
      let areRead = line.forEachName { register($0, for: index, telling: $1, &reader) }
      if !areRead { faults.append("a name tells no implement, for \(line.name)") }
    }
    registerTranslations(translations)
  }

  /// Finds the facts for an exercise name as an app or a person writes it.
  ///
  /// Case, diacritics, punctuation, plurals, and the position of the implement make no difference. A name without an
  /// implement is the exercise with its usual implement. If the catalogue does not list the name ("Tempo Spider Curl,
  /// rope"), the facts are inferred from its words, and the name stays as it is. The words may be English,
  /// German, French, Italian, Portuguese, Spanish or Turkish. If the words contradict each other, the exercise is unassigned.
  public func resolve(_ name: String) -> ExerciseResolution {
    let parts = ExerciseName(name)
    if let facts = listed(parts) { return .catalogue(facts) }
    let plain = parts.withoutModifiers()
    if plain.words.count < parts.words.count, var facts = listed(plain) {
      facts.name = name.trimmed
      return .inferred(facts)
    }
    let inferred: ExerciseFacts?
    switch readForeign(name) {
    case .facts(let facts): inferred = facts
    case .unclear: inferred = nil
    case .notForeign: inferred = MuscleInference.standard.facts(for: parts)
    }
    guard var facts = inferred else { return .unassigned }
    facts.name = name.trimmed
    return .inferred(facts)
  }

  /// The exercise whose catalogue name is this one, in upper or lower case.
  /// - Returns: nil for names that are not the catalogue's own spelling.
  public func facts(named name: String) -> ExerciseFacts? {
    guard let facts = listed(ExerciseName(name)), facts.name.lowercased() == name.lowercased()
    else {
      return nil
    }
    return facts
  }

  /// Every exercise, in the order of the tables.
  public var exercises: [ExerciseFacts] {
    lines.flatMap { line in line.implements.compactMap(line.facts) }
  }

  func listed(_ name: ExerciseName) -> ExerciseFacts? {
    found(name).flatMap { lines[$0.line].facts(with: $0.implement)?.loaded(as: name) }
  }

  /// The movement and the implement that a name means.
  func found(_ name: ExerciseName) -> Entry? {
    guard !name.words.isEmpty, !name.namesSeveralImplements else { return nil }
    // In "Pull Up (Assisted, Machine)" the machine gives the help; it is not the implement that the movement is done
    // with.
    let named = name.isAssisted && name.implement == .machine ? nil : name.implement
    if let entry = entry(name, named) { return entry }
    guard let implement = named, let entry = entry(name, nil) else { return nil }
    let line = lines[entry.line]
    // An implement that the line does not list is accepted, unless the movement's own name has an implement.
    guard line.implements.contains(implement) || ExerciseName(line.name).implement == nil else {
      return nil
    }
    return Entry(line: entry.line, implement: implement)
  }

  private func entry(_ name: ExerciseName, _ implement: Implement?) -> Entry? {
    names[ExerciseName.key(name.key, with: implement)].map { entries[$0] }
  }

  /// Enters a name of a movement into `names`. A name without an implement is entered as the usual exercise; lookups
  /// with another implement fall back on that entry. A name with an implement that the line does not list ("Barra
  /// Fixa", a pull-up) is entered as the usual exercise, too.
  private mutating func register(
    _ bytes: Span<UInt8>, for line: Int, telling told: Implement?,
    _ reader: inout ExerciseNameReader
  ) {
    reader.read(bytes)
    let name = reader.name
    let words = name.key
    let implements = lines[line].implements
    guard let usual = implements.first, !name.words.isEmpty, !name.namesSeveralImplements else {
      faults.append("no name of an exercise, for \(lines[line].name)")
      return
    }
    if let told {
      if !implements.contains(told) { faults.append("\(told) is not listed: \(lines[line].name)") }
      enter(words, name.implement, Entry(line: line, implement: told))
      enter(words, told, Entry(line: line, implement: told))
    } else if let implement = name.implement {
      let meant = implements.contains(implement) ? implement : usual
      enter(words, implement, Entry(line: line, implement: meant))
    } else {
      enter(words, nil, Entry(line: line, implement: usual))
    }
  }

  private mutating func enter(_ words: UInt64, _ implement: Implement?, _ entry: Entry) {
    let key = ExerciseName.key(words, with: implement)
    if let previous = names.enter(entries.count, for: key) {
      guard entries[previous] != entry else { return }
      let first = lines[entries[previous].line].title(with: entries[previous].implement)
      faults.append("a name of \(lines[entry.line].title(with: entry.implement)) is also \(first)")
    } else {
      entries.append(entry)
    }
  }

  /// Enters the lines `Name | name in another language; another`.
  private mutating func registerTranslations(_ table: String) {
    let bytes = table.utf8.span
    var reader = ExerciseNameReader()
    for line in TableText.fields(bytes, 0..<bytes.count, separatedBy: "\n") where !line.isEmpty {
      let fields = TableText.fields(bytes, line, separatedBy: "|")
      guard fields.count == 2 else {
        faults.append("not a line of translations: \(TableText.text(table, line))")
        continue
      }
      reader.read(bytes.extracting(fields[0]))
      guard let entry = entry(reader.name, reader.name.implement) else {
        faults.append("no exercise to translate: \(TableText.text(table, fields[0]))")
        continue
      }
      for alias in TableText.fields(bytes, fields[1], separatedBy: ";") {
        register(bytes.extracting(alias), for: entry.line, telling: nil, &reader)
      }
    }
  }
}

extension ExerciseFacts {
  /// The exercise with its loading changed to assistance or added load, if the name says "assisted" or "weighted".
  func loaded(as name: ExerciseName) -> ExerciseFacts {
    var facts = self
    if name.isAssisted, modality == .strength {
      if implement == .bodyweight {
        // Assistance that is logged as a load is the counterweight of a machine.
        facts.implement = .machine
      }
      facts.loading = .assistance
      if !facts.name.hasSuffix(")") { facts.name += " (Assisted)" }
    } else if name.isWeighted, implement == .bodyweight || implement == .suspension {
      facts.loading = .added
      if !facts.name.hasSuffix(")") { facts.name += " (Weighted)" }
    }
    return facts
  }
}
