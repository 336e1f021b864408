import GymBoLog

extension DistanceUnit {
  init?(_ bytes: Span<UInt8>, _ range: Range<Int>) {
    for (word, unit) in DistanceUnit.words where CellText.equals(bytes, range, word) {
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
    switch true {
    case CellText.equals(bytes, range, "kg"), CellText.equals(bytes, range, "kgs"):
      self = .kilogram
    case CellText.equals(bytes, range, "lb"), CellText.equals(bytes, range, "lbs"): self = .pound
    default: return nil
    }
  }
}
