internal import GymBoLog

/// A 64-bit hash of what a workout says: all but the lines on which its sets were read. It tells an edited workout from an equal
/// one, and is checked whenever the store is read: SQLite notices only some of the bytes that a disk may lose.
///
/// FNV-1a (Fowler, Noll, Vo): each byte changes the state by a bijection, so one changed byte always changes the hash. It is no
/// defence against someone who wants two workouts with one hash, which would harm only their own store.
struct ContentHash {
  private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

  /// The hash of a workout, as SQLite keeps it.
  static func of(_ workout: LoggedWorkout) -> Int64 {
    var hash = ContentHash()
    hash.add(workout.start.seconds)
    hash.add(workout.hasTime ? 1 : 0)
    hash.add(workout.title)
    hash.add(workout.note)
    hash.add(workout.duration)
    for set in workout.sets { hash.add(set) }
    return Int64(bitPattern: hash.value)
  }

  /// The hash of all workouts of a file: by it a file is known that was imported before, read in the same way.
  static func of(_ workouts: [LoggedWorkout]) -> Int64 {
    var hash = ContentHash()
    for workout in workouts { hash.add(of(workout)) }
    return Int64(bitPattern: hash.value)
  }

  /// The hash of a workout's sets alone: by it a workout is found again whose start was moved.
  static func ofSets(_ workout: LoggedWorkout) -> Int64 {
    var hash = ContentHash()
    for set in workout.sets { hash.add(set) }
    return Int64(bitPattern: hash.value)
  }

  private mutating func add(_ set: LoggedWorkout.Entry) {
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

  private mutating func add(_ byte: UInt8) {
    value = (value ^ UInt64(byte)) &* 0x0000_0100_0000_01b3
  }

  /// A missing number is no 0.
  private mutating func add(_ number: Int64?) {
    add(UInt8(number == nil ? 0 : 1))
    guard let number else { return }
    for shift in stride(from: 0, to: 64, by: 8) { add(UInt8(truncatingIfNeeded: number >> shift)) }
  }

  /// A missing text is no empty one, and the end of a text is no text.
  private mutating func add(_ text: String?) {
    add(text.map { Int64($0.utf8.count) })
    guard let text else { return }
    for byte in text.utf8 { add(byte) }
  }
}
