internal import GymBoLog

/// A 64-bit hash of what a workout says: all but the lines on which its sets were read. It tells an edited workout from an equal
/// one, and is checked whenever the store is read: SQLite notices only some of the bytes that a disk may lose.
///
/// FNV-1a (Fowler, Noll, Vo): each byte changes the state by a bijection, so one changed byte always changes the hash. It is no
/// defence against someone who wants two workouts with one hash, which would harm only their own store.
struct ContentHash {
  private var value: UInt64 = 0xcbf2_9ce4_8422_2325

  /// The hash of nothing.
  init() {}

  /// The hash of a workout with its sets so far.
  init(_ workout: LoggedWorkout) {
    add(workout.start.seconds)
    add(workout.hasTime ? 1 : 0)
    add(workout.title)
    add(workout.note)
    add(workout.duration)
    for set in workout.sets { add(set) }
  }

  /// The hash as SQLite keeps it.
  var written: Int64 { Int64(bitPattern: value) }

  /// The hash of a workout, as SQLite keeps it.
  static func of(_ workout: LoggedWorkout) -> Int64 { ContentHash(workout).written }

  /// The hash of all workouts of a file, of their hashes: by it a file is known that was imported before, read in the same way.
  static func of(_ contents: [Int64]) -> Int64 {
    var hash = ContentHash()
    for content in contents { hash.add(content) }
    return hash.written
  }

  /// The hash of a workout's sets alone: by it a workout is found again whose start was moved.
  static func ofSets(_ workout: LoggedWorkout) -> Int64 {
    var hash = ContentHash()
    for set in workout.sets { hash.add(set) }
    return hash.written
  }

  /// Adds the next set of the workout.
  mutating func add(_ set: LoggedWorkout.Entry) {
    add(set.exercise)
    add(Int64(set.block))
    add(Int64(set.kind.rawValue))
    add(set.load)
    add(set.repetitions.map(Int64.init))
    for number in [set.rpe, set.seconds, set.metres, set.rest] {
      add(number.map { Int64(bitPattern: $0.bitPattern) })
    }
    add(set.superset.map(Int64.init))
    add(set.note)
  }

  private static let prime: UInt64 = 0x0000_0100_0000_01b3

  /// The prime to the powers of 0 to 8.
  private static let powers: [UInt64] = (0...8).map { power in
    (0..<power).reduce(1) { product, _ in product &* prime }
  }

  private mutating func add(_ byte: UInt8) { value = (value ^ UInt64(byte)) &* ContentHash.prime }

  /// A missing number is no 0. The 8 bytes of the number follow, the lowest first.
  private mutating func add(_ number: Int64?) {
    guard let number else { return add(UInt8(0)) }
    add(UInt8(1))
    // A byte of 0 only multiplies, and most bytes of a number are 0: those at either end are multiplied with at once.
    var bytes = UInt64(bitPattern: number)
    var left = 8
    if bytes != 0 {
      let zeros = bytes.trailingZeroBitCount / 8
      value = value &* ContentHash.powers[zeros]
      bytes >>= UInt64(8 * zeros)
      left -= zeros
    }
    while bytes != 0 {
      add(UInt8(truncatingIfNeeded: bytes))
      bytes >>= 8
      left -= 1
    }
    value = value &* ContentHash.powers[left]
  }

  /// A missing text is no empty one, and the end of a text is no text.
  private mutating func add(_ text: String?) {
    add(text.map { Int64($0.utf8.count) })
    guard let text else { return }
    let bytes = text.utf8Span.span
    for index in bytes.indices { add(bytes[index]) }
  }
}
