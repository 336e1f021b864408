/// Which offset from UTC holds in a time zone at an instant, from the bytes of a TZif file (RFC 8536).
///
/// It reads nothing itself and never traps: bytes that are no TZif file give nil.
package struct ZoneRules: Sendable, Hashable {
  /// Instants at which the offset changes, in seconds since 1970, ascending.
  private var changes: [Int64] = []
  /// Seconds east of UTC from each of them on.
  private var offsets: [Int] = []
  /// Seconds east of UTC before the first.
  private var firstOffset = 0
  /// What holds after the last change; nil where that goes on.
  private var tail: ZoneTail?

  /// Coordinated universal time.
  package static let utc = ZoneRules()

  private init() {}

  /// - Parameter bytes: a TZif file of version 1, 2, 3 or 4.
  package init?(tzif bytes: [UInt8]) {
    guard let first = TZifBlock(bytes, at: 0, isLong: false) else { return nil }
    var block = first
    if first.version >= TZifBlock.longVersion {
      guard let long = TZifBlock(bytes, at: first.end, isLong: true) else { return nil }
      block = long
      tail = ZoneTail.footer(of: bytes[long.end...]).flatMap { ZoneTail($0) }
    }
    changes = block.changes
    offsets = block.types.map { block.offsets[$0] }
    firstOffset = block.offsets[0]
  }

  /// Seconds east of UTC at an instant.
  package func offset(at instant: Int64) -> Int {
    if let tail, changes.last.map({ instant >= $0 }) ?? true { return tail.offset(at: instant) }
    var (low, high) = (0, changes.count)
    while low < high {
      let middle = (low + high) / 2
      if changes[middle] <= instant { low = middle + 1 } else { high = middle }
    }
    return low == 0 ? firstOffset : offsets[low - 1]
  }

  private static let day: Int64 = 86_400

  /// The instant of a wall-clock time, in seconds since 1970: of two the first; of a time that the clock skips, one that is as
  /// much later as the gap is long.
  package func instant(of time: CivilTime) -> Int64 {
    let wall = time.seconds
    let before = offset(at: wall - ZoneRules.day)
    let candidates = [before, offset(at: wall + ZoneRules.day)]
      .filter { offset(at: wall - Int64($0)) == $0 }
      .map { wall - Int64($0) }
    return candidates.min() ?? wall - Int64(before)
  }

  /// What the wall clock shows at an instant; nil outside of the years 1 to 9999.
  package func wallTime(at instant: Int64) -> CivilTime? {
    CivilTime(seconds: instant + Int64(offset(at: instant)))
  }
}

/// One header of a TZif file with its data.
private struct TZifBlock {
  /// The first version whose second block has 64-bit times.
  static let longVersion = UInt8(ascii: "2")
  /// The offsets that a file may have, in seconds (RFC 8536, 3.2).
  private static let allowed = -89_999...93_599

  private(set) var version: UInt8 = 0
  private(set) var changes: [Int64] = []
  /// The type of each change, as an index into ``offsets``.
  private(set) var types: [Int] = []
  private(set) var offsets: [Int] = []
  /// The byte after the block.
  private(set) var end = 0

  init?(_ bytes: [UInt8], at start: Int, isLong: Bool) {
    let header = 44
    guard bytes.count - start >= header, bytes[start..<start + 4].elementsEqual("TZif".utf8)
    else { return nil }
    func number(_ place: Int, bytes count: Int) -> Int64 {
      var value = Int64(Int8(bitPattern: bytes[place]))
      for byte in bytes[(place + 1)..<(place + count)] { value = value << 8 | Int64(byte) }
      return value
    }
    version = bytes[start + 4]
    let counts = (0..<6).map { Int(number(start + 20 + 4 * $0, bytes: 4)) }
    guard counts.allSatisfy({ $0 >= 0 }), counts[4] >= 1 else { return nil }
    let (leaps, times, kinds, letters) = (counts[2], counts[3], counts[4], counts[5])
    let width = isLong ? 8 : 4
    let typesAt = start + header + times * width
    let offsetsAt = typesAt + times
    end = offsetsAt + kinds * 6 + letters + leaps * (width + 4) + counts[1] + counts[0]
    guard end <= bytes.count else { return nil }
    changes = (0..<times).map { number(start + header + $0 * width, bytes: width) }
    types = (0..<times).map { Int(bytes[typesAt + $0]) }
    offsets = (0..<kinds).map { Int(number(offsetsAt + 6 * $0, bytes: 4)) }
    guard zip(changes, changes.dropFirst()).allSatisfy(<), types.allSatisfy({ $0 < kinds }),
      offsets.allSatisfy(TZifBlock.allowed.contains)
    else { return nil }
  }
}
