import GymBoLog

/// Exercise names with what is known of them. Each has a number, from 0 in the order in which they came.
final class KnownNames {
  struct Entry {
    var name: String
    var resolution: ExerciseResolution
    var loadMeaning: LoadMeaning
    /// The number of the first name that is equal to this one. Names with other bytes can be equal: é is one scalar or two.
    /// For a name that the user's map joins to another it is that of the other.
    var equal: Int32
    /// Whether the user's map joins the name to another.
    var isJoined = false
  }

  /// A name compared by its bytes, so that each history keeps its own spelling.
  private struct Spelling: Hashable {
    let name: String

    static func == (one: Spelling, other: Spelling) -> Bool {
      one.name.utf8.elementsEqual(other.name.utf8)
    }

    func hash(into hasher: inout Hasher) {
      for byte in name.utf8 { hasher.combine(byte) }
    }
  }

  private let userMap: ExerciseMap?
  private(set) var entries: [Entry] = []
  private var numbers: [Spelling: Int32] = [:]
  private var firstEqual: [String: Int32] = [:]
  /// The bytes of all names in one array, and where each begins and ends.
  private var bytes: [UInt8] = []
  private var places: [Range<Int>] = []
  /// A cache of numbers by the hash of the bytes; −1 for none. Most histories have the names of those before, and comparing
  /// bytes is cheaper than making a String to look up.
  private var slots = [Int32](repeating: -1, count: 4096)

  var count: Int { entries.count }

  init(userMap: ExerciseMap?) { self.userMap = userMap }

  /// The number of a name by its bytes in a file; nil if it is not in the cache.
  @inline(__always)
  func number(_ file: Span<UInt8>, _ range: Range<Int>) -> Int32? {
    let number = slots[slot(file, range)]
    guard number >= 0 else { return nil }
    let place = places[Int(number)]
    return CellBytes.equal(file, range, bytes, place) ? number : nil
  }

  /// The number of a name.
  func number(_ name: String) -> Int32 {
    let spelling = Spelling(name: name)
    if let number = numbers[spelling] { return number }
    // The map joins no name to one that is joined itself.
    let other = userMap?.joinedName(of: name).map { self.number($0) }
    let number = Int32(entries.count)
    numbers[spelling] = number
    if let other {
      var joined = entries[Int(other)]
      (joined.name, joined.isJoined) = (name, true)
      entries.append(joined)
    } else {
      let equal = firstEqual[name] ?? number
      firstEqual[name] = equal
      entries.append(entry(name, equal: equal))
    }
    let start = bytes.count
    bytes += name.utf8
    places.append(start..<bytes.count)
    let all = bytes
    slots[slot(all.span, places[Int(number)])] = number
    return number
  }

  @inline(__always)
  private func slot(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Int {
    Int(truncatingIfNeeded: CellBytes.hash(bytes, range)) & (slots.count - 1)
  }

  private func entry(_ name: String, equal: Int32) -> Entry {
    let resolution = userMap?.resolution(of: name) ?? ExerciseCatalogue.standard.resolve(name)
    return Entry(
      name: name, resolution: resolution,
      loadMeaning: LoadMeaning(name: name, facts: resolution.facts),
      equal: equal)
  }
}
