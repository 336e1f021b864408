import GymBoLog

extension DistanceUnit {
  init?(_ bytes: Span<UInt8>, _ range: Range<Int>) {
    for (word, unit) in DistanceUnit.words where CellBytes.equals(bytes, range, word) {
      self = unit
      return
    }
    return nil
  }

  private static let words: [(String, DistanceUnit)] = [
    ("km", .kilometre), ("m", .metre), ("mi", .mile),
    // Strong for Android writes it with the dot.
    ("mi.", .mile),
    ("miles", .mile), ("mile", .mile), ("meters", .metre), ("metres", .metre),
    ("kilometers", .kilometre), ("kilometres", .kilometre), ("yd", .yard), ("yards", .yard),
    ("ft", .foot), ("feet", .foot),
  ]
}

extension LoadUnit {
  init?(_ bytes: Span<UInt8>, _ range: Range<Int>) {
    // Cells of apps have one of these two.
    if CellBytes.equals(bytes, range, "kg") {
      self = .kilogram
      return
    }
    if CellBytes.equals(bytes, range, "lb") {
      self = .pound
      return
    }
    for (word, unit) in LoadUnit.spellings where CellBytes.equals(bytes, range, word) {
      self = unit
      return
    }
    return nil
  }
}
