import GymBoLog

/// The columns of a file whose decimal mark is known, and which it is.
struct DecimalMarks: Equatable {
  /// A bit for each column, by ``ExportColumn/rawValue``.
  private(set) var commas: UInt32 = 0
  private(set) var points: UInt32 = 0

  var isEmpty: Bool { commas | points == 0 }

  subscript(column: ExportColumn) -> UInt8? {
    get {
      let bit = UInt32(1) << UInt32(column.rawValue)
      return commas & bit != 0 ? UInt8(ascii: ",") : points & bit != 0 ? UInt8(ascii: ".") : nil
    }
    set {
      let bit = UInt32(1) << UInt32(column.rawValue)
      (commas, points) = (commas & ~bit, points & ~bit)
      if newValue == UInt8(ascii: ",") { commas |= bit }
      if newValue == UInt8(ascii: ".") { points |= bit }
    }
  }
}

/// Finds the decimal marks of a file with decimal commas, in which `1.080` may be a thousand.
///
/// Each column has one mark: the one of its numbers that have one meaning only or, where it has none, that of all columns.
struct DecimalMarkSearch {
  /// Empty where no number would be read otherwise.
  private(set) var marks = DecimalMarks()

  private static let columns: [ExportColumn] = [
    .load, .secondLoad, .repetitions, .distance, .seconds, .rpe, .rir,
  ]

  /// What the numbers of a column show.
  private struct Evidence {
    var commas = 0
    var points = 0
    /// Numbers that have two meanings, such as `1.080` and `1,080`.
    var open = 0

    var mark: UInt8? {
      commas > 0 && points == 0
        ? UInt8(ascii: ",") : points > 0 && commas == 0 ? UInt8(ascii: ".") : nil
    }
  }

  /// - Parameter reader: goes on after the header.
  init(_ bytes: Span<UInt8>, after reader: RecordReader, _ map: HeaderMap) {
    var reader = reader
    let columns = DecimalMarkSearch.columns.filter { map.has($0) }
    var evidence = [Evidence](repeating: Evidence(), count: columns.count)
    while reader.next(bytes, expecting: map.cellCount) != nil {
      for (index, column) in columns.enumerated() where map.cell(column) < reader.cells.count {
        let range = CellBytes.trimmed(bytes, reader.cells[map.cell(column)].range)
        DecimalMarkSearch.add(bytes, range, to: &evidence[index])
      }
    }
    var all = Evidence()
    for found in evidence {
      (all.commas, all.points) = (all.commas + found.commas, all.points + found.points)
    }
    for (column, found) in zip(columns, evidence) where found.open > 0 {
      marks[column] = found.commas + found.points > 0 ? found.mark : all.mark
    }
  }

  /// Adds what a number shows, if it is one.
  private static func add(_ bytes: Span<UInt8>, _ range: Range<Int>, to evidence: inout Evidence) {
    let (comma, point) = (UInt8(ascii: ","), UInt8(ascii: "."))
    let commas = range.filter { bytes[$0] == comma }
    let points = range.filter { bytes[$0] == point }
    guard let last = [commas.last, points.last].compactMap(\.self).max(),
      range.contains(where: { bytes[$0] &- 0x30 <= 9 })
    else { return }
    var isComma = bytes[last] == comma
    if commas.count + points.count > 1 {
      // Of two marks the later one is the decimal mark; a mark that comes again separates thousands.
      if (isComma ? commas : points).count > 1 { isComma.toggle() }
    } else {
      let before = range.lowerBound..<last
      let isLeadingZero = before.count == 1 && bytes[before.lowerBound] == 0x30
      if range.upperBound - last == 4, (1...3).contains(before.count), !isLeadingZero {
        evidence.open += 1
        return
      }
    }
    if isComma { evidence.commas += 1 } else { evidence.points += 1 }
  }
}
