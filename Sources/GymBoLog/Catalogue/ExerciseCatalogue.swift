/// The exercises that are known by name.
public struct ExerciseCatalogue: Sendable {
  /// The catalogue that the product knows exercises by.
  public static let standard = ExerciseCatalogue(
    tables: CatalogueTables.movements, translations: CatalogueTables.translations)

  let lines: [CatalogueLine]
  /// What a name and an implement stand for, as a place in `entries`.
  private var names = WordTable(minimumCapacity: 3000)
  private var entries: [Entry] = []
  /// What is wrong in the tables: a line that does not parse, a name that stands for two exercises.
  private(set) var faults: [String] = []

  private struct Entry: Equatable {
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

  /// What is known of an exercise from its name, as any of the apps or a person writes it.
  ///
  /// Case, diacritics, punctuation, plurals, and the place of the implement make no difference; a name
  /// without implement is the exercise with the usual one. A name that only words tell ("Tempo Spider
  /// Curl, rope") is inferred and keeps itself as its name. Words that contradict each other tell nothing.
  public func resolve(_ name: String) -> ExerciseResolution {
    let parts = ExerciseName(name)
    if let facts = listed(parts) { return .catalogue(facts) }
    let plain = parts.withoutModifiers()
    if plain.words.count < parts.words.count, var facts = listed(plain) {
      facts.name = trimmed(name)
      return .inferred(facts)
    }
    if var facts = MuscleInference.standard.facts(for: parts) {
      facts.name = trimmed(name)
      return .inferred(facts)
    }
    return .unassigned
  }

  /// The exercise with this name of the catalogue, in any case.
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

  private func listed(_ name: ExerciseName) -> ExerciseFacts? {
    guard !name.words.isEmpty, !name.namesSeveralImplements else { return nil }
    // The machine of an assisted exercise is the help, not the exercise.
    let named = name.isAssisted && name.implement == .machine ? nil : name.implement
    if let entry = entry(name, named) {
      return lines[entry.line].facts(with: entry.implement)?.loaded(as: name)
    }
    guard let implement = named, let entry = entry(name, nil) else { return nil }
    let line = lines[entry.line]
    // An implement that is not listed is taken for the movement, unless the movement names its own.
    guard line.implements.contains(implement) || ExerciseName(line.name).implement == nil else {
      return nil
    }
    return line.facts(with: implement)?.loaded(as: name)
  }

  private func entry(_ name: ExerciseName, _ implement: Implement?) -> Entry? {
    names[ExerciseName.key(name.key, with: implement)].map { entries[$0] }
  }

  /// Enters a name of a movement. Without implement it is the usual one, and the base of the others; a name
  /// with an implement that is not listed ("Barra Fixa", a pull-up) stands for the usual one.
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
  /// The exercise with help, or with load added to body weight, where the name says so.
  func loaded(as name: ExerciseName) -> ExerciseFacts {
    var facts = self
    if name.isAssisted, modality == .strength {
      if implement == .bodyweight {
        // Help that is logged as a load is the counterweight of a machine.
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

private func trimmed(_ text: String) -> String {
  var rest = Substring(text)
  while rest.first?.isWhitespace == true { rest.removeFirst() }
  while rest.last?.isWhitespace == true { rest.removeLast() }
  return String(rest)
}
