import GymBoLog

/// The exercise names of all files of a history, by codes in the order in which they came.
struct ExerciseTable {
  /// What reading a row needs to know, kept apart from the names: it is looked at for every row.
  struct Loading {
    /// Whether the load column holds assistance.
    var isAssisted: Bool
    /// Whether a load is added to the body, so that a negative one can only be assistance.
    var addsToBody: Bool
  }

  private let names: KnownNames
  /// By code: the name's number among those known.
  private var numbers: [Int32] = []
  /// By the number of the first name that is equal to it: a name's code; −1 where this history has not met it.
  private var codes: [Int32]
  private(set) var loadings: [Loading] = []

  init(names: ExerciseNames) {
    self.names = names.forHistory()
    codes = Array(repeating: -1, count: self.names.count)
  }

  var count: Int { numbers.count }

  /// The names with what is known of them.
  var entries: [KnownNames.Entry] { numbers.map { names.entries[Int($0)] } }

  func entry(_ code: Int32) -> KnownNames.Entry { names.entries[Int(numbers[Int(code)])] }

  mutating func code(_ name: String) -> Int32 { code(ofNumber: names.number(name)) }

  /// The code of a name that stands in a file as it is; nil if it is not known by its bytes.
  @inline(__always)
  mutating func code(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Int32? {
    guard let number = names.number(bytes, range) else { return nil }
    return code(ofNumber: number)
  }

  @inline(__always)
  private mutating func code(ofNumber number: Int32) -> Int32 {
    let equal = Int(names.entries[Int(number)].equal)
    if equal < codes.count, codes[equal] >= 0 { return codes[equal] }
    return add(number, at: equal)
  }

  private mutating func add(_ number: Int32, at equal: Int) -> Int32 {
    let missing = names.count - codes.count
    if missing > 0 { codes.append(contentsOf: repeatElement(-1, count: missing)) }
    let code = Int32(numbers.count)
    codes[equal] = code
    numbers.append(number)
    loadings.append(names.entries[Int(number)].loading)
    return code
  }
}
