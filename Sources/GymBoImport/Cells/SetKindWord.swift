import GymBoLog

/// What a cell says that numbers a set or names its kind.
enum SetKindWord: Equatable {
  case number(Int32)
  case kind(SetKind)
  case restTimer
  case unknown

  /// Reads Strong's Set Order (`1`, `W`, `F`, `WARM_UP`, `Rest Timer`) and Hevy's set_index and set_type.
  init(_ bytes: Span<UInt8>, _ range: Range<Int>) {
    if let number = SetKindWord.number(bytes, range) {
      self = .number(number)
      return
    }
    if range.count == 1, let kind = SetKindWord.kind(ofLetter: bytes[range.lowerBound]) {
      self = .kind(kind)
      return
    }
    for (word, kind) in SetKindWord.words where CellBytes.equals(bytes, range, word) {
      self = .kind(kind)
      return
    }
    let text = String(
      decoding: CellBytes.content(bytes, range, hasEscapes: false), as: UTF8.self
    ).lowercased()
    let isRest = SetKindWord.restWords.contains { word in
      text.hasPrefix(word) || text.hasSuffix(word)
    }
    self = isRest ? .restTimer : .unknown
  }

  static func kind(ofLetter letter: UInt8) -> SetKind? {
    switch CellBytes.lowercased(letter) {
    case UInt8(ascii: "w"): .warmUp
    case UInt8(ascii: "d"): .drop
    case UInt8(ascii: "f"): .failure
    default: nil
    }
  }

  /// A whole number of up to 9 digits. `1.0` counts too: tables with missing numbers write all as decimals.
  private static func number(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Int32? {
    var end = range.upperBound
    while end > range.lowerBound, bytes[end - 1] == UInt8(ascii: "0") { end -= 1 }
    let isPoint =
      end > range.lowerBound && end < range.upperBound && bytes[end - 1] == UInt8(ascii: ".")
    let whole = range.lowerBound..<(isPoint ? end - 1 : range.upperBound)
    guard !range.isEmpty, whole.count <= 9 else { return nil }
    var value: Int32 = 0
    for position in whole {
      let digit = bytes[position] &- 0x30
      guard digit <= 9 else { return nil }
      value = value * 10 + Int32(digit)
    }
    return value
  }

  private static let words: [(String, SetKind)] = [
    ("normal", .working), ("working", .working), ("warmup", .warmUp), ("warm_up", .warmUp),
    ("warm-up", .warmUp), ("dropset", .drop), ("drop_set", .drop), ("drop", .drop),
    ("failure", .failure),
  ]

  /// Strong writes "Rest Timer" in the language of the device. The English and German words were seen in exports; the others
  /// are guesses from the word for rest.
  private static let restWords = [
    "rest timer", "ruhezeit", "pausentimer", "repos", "descanso", "riposo", "recupero", "rusttimer",
    "dinlenme", "отдых", "отдыха",
  ]
}
