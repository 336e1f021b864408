/// The exercises that are known by name.
public struct ExerciseCatalogue: Sendable {
  public static let standard = ExerciseCatalogue(
    lines: CatalogueTables.movements, translations: CatalogueTables.translations)

  let lines: [CatalogueLine]
  private var entries: [NameKey: Entry] = [:]
  /// What is wrong in the tables: a line that does not parse, a name that stands for two exercises.
  private(set) var faults: [String] = []

  private struct Entry: Equatable {
    let line: Int
    let implement: Implement
  }

  init(lines tables: [String], translations: String) {
    var lines: [CatalogueLine] = []
    for table in tables {
      for text in table.lines {
        if let line = CatalogueLine(text) {
          lines.append(line)
        } else {
          faults.append("not a line of the catalogue: \(text)")
        }
      }
    }
    self.lines = lines
    entries.reserveCapacity(4096)
    for (index, line) in lines.enumerated() {
      register(line.name, for: index)
      for alias in line.aliases { register(alias.name, for: index, telling: alias.implement) }
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
    lines.flatMap { line in line.implements.compactMap { line.facts(with: $0.implement) } }
  }

  private func listed(_ name: ExerciseName) -> ExerciseFacts? {
    guard !name.words.isEmpty, !name.namesSeveralImplements else { return nil }
    if let entry = entries[name.key(with: name.implement)] {
      return lines[entry.line].facts(with: entry.implement)?.loaded(as: name)
    }
    // A movement that is known, with an implement that is not listed for it.
    guard let implement = name.implement, let entry = entries[name.key(with: nil)] else {
      return nil
    }
    let line = lines[entry.line]
    guard ExerciseName(line.name).implement == nil else { return nil }
    return line.facts(with: implement)?.loaded(as: name)
  }

  /// Enters a name of a movement. A name without implement stands for each of them, and alone for the usual
  /// one; a name with an implement that is not listed ("Barra Fixa", a pull-up) for the usual one.
  private mutating func register(
    _ text: Substring, for line: Int, telling told: Implement? = nil
  ) {
    let name = ExerciseName(text)
    let implements = lines[line].implements.map(\.implement)
    guard let usual = implements.first, !name.words.isEmpty, !name.namesSeveralImplements else {
      faults.append("no name of an exercise: \(text)")
      return
    }
    if let told, implements.contains(told) {
      enter(name.key(with: name.implement), Entry(line: line, implement: told), text)
      enter(name.key(with: told), Entry(line: line, implement: told), text)
    } else if told != nil {
      faults.append("an implement that is not listed: \(text)")
    } else if let implement = name.implement {
      let meant = implements.contains(implement) ? implement : usual
      enter(name.key(with: implement), Entry(line: line, implement: meant), text)
    } else {
      enter(name.key(with: nil), Entry(line: line, implement: usual), text)
      for implement in implements {
        enter(name.key(with: implement), Entry(line: line, implement: implement), text)
      }
    }
  }

  private mutating func enter(_ key: NameKey, _ entry: Entry, _ text: Substring) {
    let previous = entries.updateValue(entry, forKey: key)
    if let previous, previous != entry {
      faults.append("\(text) is also \(lines[previous.line].title(with: previous.implement))")
    }
  }

  /// Enters the lines `Name | name in another language; another`.
  private mutating func registerTranslations(_ table: String) {
    for text in table.lines {
      let fields = text.fields(separatedBy: "|")
      guard fields.count == 2,
        let entry = entries[ExerciseName(fields[0]).key(with: nil)]
          ?? entries[ExerciseName(fields[0]).key(with: ExerciseName(fields[0]).implement)]
      else {
        faults.append("not a line of translations: \(text)")
        continue
      }
      for alias in fields[1].fields(separatedBy: ";") { register(alias, for: entry.line) }
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

extension String {
  /// The lines, without an empty one at the end.
  var lines: [Substring] { utf8.split(separator: UInt8(ascii: "\n")).map { Substring($0) } }
}

private func trimmed(_ text: String) -> String {
  var rest = Substring(text)
  while rest.first?.isWhitespace == true { rest.removeFirst() }
  while rest.last?.isWhitespace == true { rest.removeLast() }
  return String(rest)
}
