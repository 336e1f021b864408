/// A text that rows by the million repeat: its bytes also side by side in words, each of which is written at once.
struct PackedText {
  let bytes: [UInt8]
  fileprivate let words: [UInt128]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    words = PackedText.words(bytes)
  }

  /// Of sixteen bytes each, the first in the lowest; the last is filled up with zeros.
  static func words(_ bytes: [UInt8]) -> [UInt128] {
    stride(from: 0, to: bytes.count, by: wordBytes).map { start in
      bytes[start..<min(start + wordBytes, bytes.count)].reversed()
        .reduce(0) { word, byte in word << 8 | UInt128(byte) }
    }
  }

  static let wordBytes = 16
}

// What is written takes whole words: it ends at the place behind its text, and what stands in the rest of the last word is
// overwritten.
extension MutableRawSpan {
  @inline(__always)
  mutating func write(_ text: PackedText, at place: inout Int) {
    var wordPlace = place
    for index in text.words.indices {
      write(text.words[index], at: wordPlace)
      wordPlace &+= PackedText.wordBytes
    }
    place += text.bytes.count
  }

  @inline(__always)
  mutating func write(_ text: ShortText, at place: inout Int) {
    write(text.word, at: place)
    place += text.count
  }

  @inline(__always)
  mutating func write(_ word: UInt128, at place: Int) {
    storeBytes(of: word.littleEndian, toByteOffset: place, as: UInt128.self)
  }

  @inline(__always)
  mutating func write(_ byte: UInt8, at place: inout Int) {
    storeBytes(of: byte, toByteOffset: place, as: UInt8.self)
    place += 1
  }
}
