import GymBoLog

/// A unit of length in which distances are written.
enum DistanceUnit: Sendable {
  case metre, kilometre, mile, yard, foot

  var metres: Double {
    switch self {
    case .metre: 1
    case .kilometre: 1000
    case .mile: 1609.344
    case .yard: 0.9144
    case .foot: 0.3048
    }
  }

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
