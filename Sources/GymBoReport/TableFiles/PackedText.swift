/// A text that rows by the million repeat: its bytes also side by side in words, each of which is written at once.
struct PackedText {
  let bytes: [UInt8]
  let words: [UInt128]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var words: [UInt128] = []
    words.reserveCapacity((bytes.count + PackedText.wordBytes - 1) / PackedText.wordBytes)
    var start = 0
    while start < bytes.count {
      words.append(PackedText.word(bytes, from: start))
      start += PackedText.wordBytes
    }
    self.words = words
  }

  /// Up to sixteen bytes, the first in the lowest, filled up with zeros.
  static func word(_ bytes: [UInt8], from start: Int) -> UInt128 {
    func half(_ start: Int) -> UInt64 {
      var word: UInt64 = 0
      var place = min(start + 8, bytes.count)
      while place > start {
        place -= 1
        word = word << 8 | UInt64(bytes[place])
      }
      return word
    }
    return UInt128(half(start)) | UInt128(half(start + 8)) << 64
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
    place &+= text.bytes.count
  }

  @inline(__always)
  mutating func write(_ text: ShortText, at place: inout Int) {
    write(text.word, at: place)
    place &+= text.count
  }

  @inline(__always)
  mutating func write(_ text: WeekText, at place: inout Int) {
    for index in text.words.indices {
      write(text.words[index], at: place &+ index &* PackedText.wordBytes)
    }
    place &+= text.count
  }

  @inline(__always)
  mutating func write(_ word: UInt128, at place: Int) {
    storeBytes(of: word.littleEndian, toByteOffset: place, as: UInt128.self)
  }

  @inline(__always)
  mutating func write(_ pair: UInt16, at place: inout Int) {
    storeBytes(of: pair.littleEndian, toByteOffset: place, as: UInt16.self)
    place &+= 2
  }

  @inline(__always)
  mutating func write(_ byte: UInt8, at place: inout Int) {
    storeBytes(of: byte, toByteOffset: place, as: UInt8.self)
    place &+= 1
  }
}
