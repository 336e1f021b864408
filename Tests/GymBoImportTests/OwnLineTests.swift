import TestSupport
import Testing

@testable import GymBoImport

/// Lines of one athlete, found many bytes at a time, against a loop that looks at each.
@Suite struct OwnLineTests {
  /// The last of the lines that begin alike, line by line. The line that holds a return which is no part of its end is the last.
  private static func lastLine(
    _ bytes: [UInt8], from: Int, _ prefix: [UInt8]
  ) -> (start: Int, lines: Int) {
    var found = (start: from, lines: -1)
    var start = from
    while start < bytes.count, bytes[start...].starts(with: prefix) {
      found = (start, found.lines + 1)
      guard let feed = bytes[start...].firstIndex(of: 0x0A) else { break }
      let end = feed > start && bytes[feed - 1] == 0x0D ? feed - 1 : feed
      if bytes[start..<end].contains(0x0D) { break }
      start = feed + 1
    }
    return (found.start, max(0, found.lines))
  }

  @Test("the last line of an athlete is that before the first of another, or before a lone return")
  func lines() {
    var random = SplitMix64(seed: 20_261_121)
    var longest = 0
    for _ in 0..<2000 {
      let prefix = Array(
        repeating: UInt8(ascii: "a"), count: Int.random(in: 1...20, using: &random))
      let end = Bool.random(using: &random) ? "\n" : "\r\n"
      // Files of short lines and of long ones, of which few to many are another's or hold a return.
      let width = [3, 40, 130, 700].randomElement(using: &random) ?? 0
      let rarity = [3, 30, 300].randomElement(using: &random) ?? 1
      var bytes: [UInt8] = []
      for _ in 0..<Int.random(in: 0...60, using: &random) {
        bytes += Int.random(in: 0..<rarity, using: &random) == 0 ? prefix.dropLast() : prefix
        bytes += Array(repeating: 0x62, count: Int.random(in: 0...width, using: &random))
        if Int.random(in: 0..<rarity, using: &random) == 0 { bytes.append(0x0D) }
        if Bool.random(using: &random) { bytes.append(0x62) }
        bytes += end.utf8
      }
      bytes.removeLast(Int.random(in: 0...min(3, bytes.count), using: &random))
      let from = bytes.firstIndex(of: 0x0A).map { $0 + 1 } ?? 0
      let expected = Self.lastLine(bytes, from: from, prefix)
      let found = AthleteFile.lastOwnLine(bytes, from..<bytes.count, thatBeginsWith: prefix)
      #expect(found == expected)
      longest = max(longest, found.lines)
    }
    #expect(longest > 50)
  }
}
