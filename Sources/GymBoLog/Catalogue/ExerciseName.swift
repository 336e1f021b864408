/// The parts of an exercise name as people write it: the movement, the implement, and how it is loaded.
struct ExerciseName: Sendable {
  /// The words that name the movement, each once; without implements, fillers and loading words.
  var words: [Word] = []
  /// The implement in the name; nil if the name has none.
  var implement: Implement?
  /// Whether the name has implements that contradict each other; then ``implement`` is nil.
  var namesSeveralImplements = false
  /// Whether the name says "(Assisted)": the logged load is help.
  var isAssisted = false
  /// Whether the name says "(Weighted)": the load is added to body weight.
  var isWeighted = false

  init() {}

  init(_ text: String) {
    var reader = ExerciseNameReader()
    reader.read(text.utf8.span)
    self = reader.name
  }

  /// A hash of the words that does not depend on their order.
  var key: UInt64 {
    var sum: UInt64 = 0
    for word in words { sum &+= word.code &* 0x9E37_79B9_7F4A_7C15 }
    return sum
  }

  /// A hash of the words and an implement.
  static func key(_ words: UInt64, with implement: Implement?) -> UInt64 {
    guard let implement else { return words }
    return words ^ hash(implement.rawValue.utf8.span)
  }

  /// The name without words that do not change the muscles trained ("Paused", "Seated", "Single Arm").
  func withoutModifiers() -> ExerciseName {
    var name = self
    name.words.removeAll(where: Vocabulary.standard.isModifier)
    return name
  }
}

/// Parses exercise names one after another and reuses its storage, so that start-up allocates little.
struct ExerciseNameReader {
  /// The most words of a name.
  static let mostWords = 32
  private(set) var name = ExerciseName()
  private let vocabulary: Vocabulary
  private var folded: [Word] = []
  private var standard: [Word] = []
  private var implements: [Implement] = []

  init() { vocabulary = .standard }

  mutating func read(_ bytes: Span<UInt8>) {
    folded.removeAll(keepingCapacity: true)
    fold(bytes, into: &folded)
    // A text with more words than this is not a name, and the search for repeated words below is quadratic.
    if folded.count > ExerciseNameReader.mostWords { folded.removeAll(keepingCapacity: true) }
    vocabulary.standardize(&folded, into: &standard)
    implements.removeAll(keepingCapacity: true)
    name.words.removeAll(keepingCapacity: true)
    (name.isAssisted, name.isWeighted) = (false, false)
    for word in standard {
      switch vocabulary.role(of: word) {
      case .implement(let implement):
        if !implements.contains(implement) { implements.append(implement) }
      case .filler: continue
      case .assisted: name.isAssisted = true
      case .weighted: name.isWeighted = true
      case .rope:
        // "Rope" implies a cable, but it also stays a word of the name: it distinguishes one pushdown from another.
        if !name.words.contains(word) { name.words.append(word) }
        if implements.isEmpty { implements.append(.cable) }
      case nil:
        if !name.words.contains(word) { name.words.append(word) }
      }
    }
    (name.implement, name.namesSeveralImplements) = Self.deciding(among: implements)
  }

  /// Chooses one implement from those that a name has, and says whether they contradict each other. "Cable EZ Bar" is
  /// a cable with a handle, "Plate Loaded Machine" a machine, "Smith Machine" a Smith machine.
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
