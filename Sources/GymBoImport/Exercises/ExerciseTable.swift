import GymBoLog

/// The exercise names of all files of a history. Each has a code, from 0 in the order in which they came.
struct ExerciseTable {
  private let names: KnownNames
  /// The number among the ``KnownNames``, by code.
  private var numbers: [Int32] = []
  /// The code, by the number of the first of all equal names; −1 for names that this history does not have.
  private var codes: [Int32]
  /// By code. Kept apart from the names, because it is needed for every set.
  private(set) var loadMeanings: [LoadMeaning] = []

  init(names: ExerciseNames) {
    self.names = names.forHistory()
    codes = Array(repeating: -1, count: self.names.count)
  }

  var count: Int { numbers.count }

  /// The names with what is known of them.
  var entries: [KnownNames.Entry] { numbers.map { names.entries[Int($0)] } }

  /// The names that were looked up, those that the user's map joins to others among them.
  var lookedUp: [String] { names.entries.map(\.name) }

  func entry(_ code: Int32) -> KnownNames.Entry { names.entries[Int(numbers[Int(code)])] }

  mutating func code(_ name: String) -> Int32 { code(ofNumber: names.number(name)) }

  /// The code of a name by its bytes in a file; nil if no known name has these bytes.
  @inline(__always)
  mutating func code(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Int32? {
    guard let number = names.number(bytes, range) else { return nil }
    return code(ofNumber: number)
  }

  @inline(__always)
  private mutating func code(ofNumber number: Int32) -> Int32 {
    let equal = Int(names.entries[Int(number)].equal)
    if equal < codes.count, codes[equal] >= 0 { return codes[equal] }
    return add(names.entries[Int(number)].isJoined ? Int32(equal) : number, at: equal)
  }

  private mutating func add(_ number: Int32, at equal: Int) -> Int32 {
    let missing = names.count - codes.count
    if missing > 0 { codes.append(contentsOf: repeatElement(-1, count: missing)) }
    let code = Int32(numbers.count)
    codes[equal] = code
    numbers.append(number)
    loadMeanings.append(names.entries[Int(number)].loadMeaning)
    return code
  }
}
