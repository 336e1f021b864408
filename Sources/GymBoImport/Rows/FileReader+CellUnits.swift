import GymBoLog

/// Numbers with a unit after them, such as `100 kg`, in tables of people's own.
extension FileReader {
  /// Reads the numbers of a set that are none without their units.
  func readUnits(_ set: inout WrittenSet, _ bytes: Span<UInt8>, _ loadColumn: ExportColumn) {
    if case .unreadable = set.load {
      let (number, word) = CellBytes.amount(bytes, trimmed(bytes, loadColumn))
      if let value = decimal(bytes, number, loadColumn), let unit = LoadUnit(bytes, word) {
        (set.load, set.loadUnit) = (.number(value), .known(unit))
      }
    }
    if case .unreadable = set.distance {
      let (number, word) = CellBytes.amount(bytes, trimmed(bytes, .distance))
      if let value = decimal(bytes, number, .distance), let unit = DistanceUnit(bytes, word) {
        (set.distance, set.distanceUnit) = (.number(value), .known(unit))
      }
    }
    if case .unreadable = set.duration,
      let seconds = WrittenDuration.seconds(bytes, trimmed(bytes, .seconds))
    {
      set.duration = .number(DecimalNumber(digits: UInt64(seconds), scale: 0))
    }
  }
}

extension CellBytes {
  /// The number in front of `100 kg`, and the word after it.
  static func amount(
    _ bytes: Span<UInt8>, _ range: Range<Int>
  ) -> (number: Range<Int>, word: Range<Int>) {
    var end = range.upperBound
    while end > range.lowerBound, bytes[end - 1] &- 0x30 > 9 { end -= 1 }
    return (range.lowerBound..<end, trimmed(bytes, end..<range.upperBound))
  }
}
