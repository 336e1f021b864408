/// Text that comes again in many rows: its bytes, and the same bytes in 16-byte words, so that each
/// word is one store.
struct PackedText {
  private(set) var bytes: [UInt8]
  /// The bytes sixteen at a time, the first in the lowest; the last word is filled up with zeros.
  private(set) var words: [UInt128] = []

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    pack()
  }

  /// Replaces the text with what is appended to an empty array. The memory is used again.
  mutating func replace(_ append: (inout [UInt8]) -> Void) {
    bytes.removeAll(keepingCapacity: true)
    append(&bytes)
    pack()
  }

  private mutating func pack() {
    words.removeAll(keepingCapacity: true)
    var start = 0
    while start < bytes.count {
      words.append(PackedText.word(bytes, from: start))
      start += PackedText.wordBytes
    }
  }

  /// Up to sixteen bytes as a word, the first in the lowest, filled up with zeros.
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

// Each of these writes whole words and then advances by the length of the text alone: the next text
// overwrites the rest of the last word. The caller makes room for that rest.
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

  /// Writes two bytes, the lower one first.
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
