extension ExerciseCatalogue {
  /// What comes of reading a name in the languages of ``LanguageWords``.
  enum ForeignReading {
    /// No word shows that the name is in one of the languages.
    case notForeign
    /// The name is in one of the languages, but its words are unknown or may mean different muscles.
    case unclear
    case facts(ExerciseFacts)
  }

  /// Reads a name word by word in the language that knows the most of its words.
  ///
  /// If several languages know equally many, or a word has several meanings, all readings that name an exercise must agree
  /// on the direct muscles; the first one gives the facts. If nothing comes of that, an exercise of the catalogue in
  /// brackets counts: "Trapez Çekişi (Shrugs)". The caller sets the name.
  func readForeign(_ name: String) -> ForeignReading {
    let words = spelledWords(name)
    guard words.count <= ExerciseNameReader.mostWords else { return .notForeign }
    let translations = LanguageWords.all.compactMap { $0.translation(of: words) }
    guard let most = translations.map(\.knownWords).max() else { return .notForeign }
    let readings = translations.filter { $0.knownWords == most }.flatMap(\.readings)
    let found = readings.compactMap(facts(ofReading:))
    guard let first = found.first,
      found.allSatisfy({ $0.direct == first.direct && $0.modality == first.modality })
    else { return nameInBrackets(name).map(ForeignReading.facts) ?? .unclear }
    return .facts(first)
  }

  /// The exercise that the catalogue lists under the words in the last brackets of a name.
  private func nameInBrackets(_ name: String) -> ExerciseFacts? {
    guard let close = name.lastIndex(of: ")"), let open = name[..<close].lastIndex(of: "(") else {
      return nil
    }
    return listed(ExerciseName(String(name[name.index(after: open)..<close])))
  }

  /// The facts of an English reading. All its words must be words of the catalogue: a word that is not could change the
  /// muscles.
  private func facts(ofReading reading: String) -> ExerciseFacts? {
    let name = ExerciseName(reading)
    if let facts = listed(name) { return facts }
    let plain = name.withoutModifiers()
    if plain.words.count < name.words.count, let facts = listed(plain) { return facts }
    guard name.words.allSatisfy(EnglishWords.standard.contains) else { return nil }
    return MuscleInference.standard.facts(for: name)
  }
}

/// The words of the catalogue's names, of the rules of inference and of the vocabulary. It is built when a name of another
/// language needs it, not at start.
struct EnglishWords {
  static let standard = EnglishWords()

  private var words = WordTable(minimumCapacity: 2000)

  private init() {
    var reader = ExerciseNameReader()
    var table = words
    for line in ExerciseCatalogue.standard.lines {
      _ = line.forEachName { name, _ in
        reader.read(name)
        for word in reader.name.words { _ = table.enter(0, for: word.code) }
      }
    }
    words = table
  }

  func contains(_ word: Word) -> Bool {
    words[word.code] != nil || Vocabulary.standard.isModifier(word)
      || MuscleInference.standard.uses(word)
  }
}
