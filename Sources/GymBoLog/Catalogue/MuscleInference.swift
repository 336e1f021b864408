/// Infers the muscles of an exercise from the words of its name, for exercises that the catalogue does not list.
///
/// A rule applies if all its words are in the name, unless a rule with these words and more also applies ("leg curl"
/// overrules "curl"). The rules that remain must agree on direct muscles and movement, and muscles in the name must be
/// among the direct ones. Otherwise nothing is inferred.
struct MuscleInference: Sendable {
  static let standard = MuscleInference()

  private struct Rule: Sendable {
    let words: [Word]
    let line: CatalogueLine
  }

  private struct MuscleWord: Sendable {
    let word: Word
    let muscles: [Muscle]
  }

  private let rules: [Rule]
  private let muscleWords: [MuscleWord]

  private init() {
    let rules = InferenceTables.rules
    self.rules = TableText.fields(rules.utf8.span, 0..<rules.utf8.count, separatedBy: "\n")
      .compactMap { CatalogueLine(rules, $0) }
      .map { Rule(words: ExerciseName($0.name).words, line: $0) }
    let table = InferenceTables.muscleWords
    var muscleWords: [MuscleWord] = []
    for line in TableText.fields(table.utf8.span, 0..<table.utf8.count, separatedBy: "\n") {
      let fields = TableText.fields(table.utf8.span, line, separatedBy: "|")
      guard fields.count == 2 else { continue }
      let muscles = TableText.fields(table.utf8.span, fields[1], separatedBy: ",")
        .compactMap { Muscle(anySpelling: TableText.text(table, $0)) }
      for word in ExerciseName(TableText.text(table, fields[0])).words {
        muscleWords.append(MuscleWord(word: word, muscles: muscles))
      }
    }
    self.muscleWords = muscleWords
  }

  /// Whether a rule has the word, or it names a muscle.
  func uses(_ word: Word) -> Bool {
    rules.contains { $0.words.contains(word) } || muscleWords.contains { $0.word == word }
  }

  /// The facts that the words imply; nil if they imply none or contradict each other. The caller sets the name.
  func facts(for name: ExerciseName) -> ExerciseFacts? {
    let matching = rules.filter { $0.words.allSatisfy(name.words.contains) }
    let ruling = matching.filter { rule in
      !matching.contains { other in
        other.words.count > rule.words.count && rule.words.allSatisfy(other.words.contains)
      }
    }
    let implement = name.namesSeveralImplements ? .other : name.implement
    let found = ruling.compactMap { rule in
      (rule.line.implements.first).flatMap { rule.line.facts(with: implement ?? $0) }
    }
    let spoken = muscleWords.filter { word in
      name.words.contains(word.word) && !ruling.contains { $0.words.contains(word.word) }
    }
    guard let first = found.first else {
      return ruling.isEmpty ? facts(ofMuscles: spoken, in: name, implement: implement) : nil
    }
    if found.allSatisfy({ $0.modality == first.modality }), first.modality != .strength {
      return first
    }
    guard !first.direct.isEmpty, found.count == ruling.count,
      found.allSatisfy({ $0.direct == first.direct && $0.movement == first.movement }),
      spoken.allSatisfy({ word in word.muscles.contains(where: first.direct.contains) })
    else { return nil }
    return first.loaded(as: name)
  }

  /// The facts of an exercise whose name is only a muscle and modifiers ("Seated Triceps"); nil for other names.
  private func facts(
    ofMuscles spoken: [MuscleWord], in name: ExerciseName, implement: Implement?
  ) -> ExerciseFacts? {
    let rest = name.withoutModifiers().words.filter { word in
      !spoken.contains { $0.word == word }
    }
    guard rest.isEmpty, let muscles = spoken.first?.muscles, muscles.count == 1,
      let muscle = muscles.first,
      spoken.allSatisfy({ $0.muscles == muscles })
    else { return nil }
    let implement = implement ?? .other
    return ExerciseFacts(
      name: "", direct: muscles, indirect: [], movement: .other, mechanics: .isolation,
      region: muscle.region, implement: implement, loading: implement.usualLoading,
      modality: .strength)
  }
}
