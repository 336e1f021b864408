/// An exercise name as people write it, taken apart: what is done, with which implement, and how loaded.
struct ExerciseName {
  /// The words that say what is done, each once; without implements, fillers and loading words.
  var words: [Word] = []
  /// What the name says it is done with.
  var implement: Implement?
  /// Whether the name speaks of implements that do not go together, so that none can be told.
  var namesSeveralImplements = false
  /// "(Assisted)": the logged load helps.
  var isAssisted = false
  /// "(Weighted)": load is added to body weight.
  var isWeighted = false

  init(_ text: some StringProtocol, vocabulary: Vocabulary = .standard) {
    var named: [Implement] = []
    for word in vocabulary.standardWords(of: text) {
      switch vocabulary.role(of: word) {
      case .implement(let implement):
        if !named.contains(implement) { named.append(implement) }
      case .filler: continue
      case .assisted: isAssisted = true
      case .weighted: isWeighted = true
      case .rope:
        // A rope hangs on a cable, but it is also what tells one pushdown from another.
        if !words.contains(word) { words.append(word) }
        if named.isEmpty { named.append(.cable) }
      case nil:
        if !words.contains(word) { words.append(word) }
      }
    }
    (implement, namesSeveralImplements) = ExerciseName.deciding(among: named)
  }

  /// The key under which the catalogue holds the name with an implement, in whatever order its words stand.
  func key(with implement: Implement?) -> NameKey {
    var sum: UInt64 = 0
    for word in words { sum &+= word.code &* 0x9E37_79B9_7F4A_7C15 }
    return NameKey(words: sum, implement: implement)
  }

  /// The name without words that leave the muscles as they are ("Paused", "Seated", "Single Arm").
  func withoutModifiers(vocabulary: Vocabulary = .standard) -> ExerciseName {
    var name = self
    name.words.removeAll(where: vocabulary.isModifier)
    return name
  }

  /// "Cable EZ Bar" is a cable with a handle, "Plate Loaded Machine" a machine, "Smith Machine" itself.
  private static func deciding(among named: [Implement]) -> (Implement?, Bool) {
    if named.count <= 1 { return (named.first, false) }
    let attachments: [Implement] = [.machine, .barbell, .ezBar, .plate, .bodyweight]
    let strong = named.filter { !attachments.contains($0) }
    if strong.count == 1 { return (strong[0], false) }
    if strong.isEmpty {
      if named.contains(.machine) { return (.machine, false) }
      if named.contains(.ezBar), !named.contains(.bodyweight) { return (.ezBar, false) }
      let loaded = named.filter { $0 != .bodyweight }
      if loaded.count == 1 { return (loaded[0], false) }
    }
    return (nil, true)
  }
}

/// A set of words and an implement: equal for names that mean the same.
struct NameKey: Sendable, Hashable {
  let words: UInt64
  let implement: Implement?
}
