import GymBo

extension ArrowColumn {
  /// Adds the cells of some rows as a column.
  func write(_ rows: ArraySlice<Int>, to chunk: inout ExportChunk) {
    guard valueType != .null else { return chunk.addEmptyColumn() }
    chunk.beginColumn()
    let isNumber = self.isNumber
    forEachRun(rows) { row, count in
      chunk.add(rows: count) { append(row, isNumber: isNumber, to: &$0) }
    }
  }

  /// Appends the cell of a row. Numbers of up to two decimal places are written without making text of them first, and so are
  /// plain texts: with that and ``write(_:to:)`` reading a million rows of an app takes half of the processor time. `frames.py`
  /// compares the tables with those of the file.
  private func append(_ row: Int, isNumber: Bool, to bytes: inout [UInt8]) {
    if isNumber {
      if let number = plainNumber(row) ?? number(row),
        let decimal = DecimalNumber(hundredths: number)
      {
        return decimal.append(to: &bytes)
      }
    } else if appendPlainText(row, to: &bytes, unless: { ExportFile.needsQuotes($0) }) {
      return
    }
    if let text = written(row) { ExportFile.append(text, to: &bytes) }
  }

  /// Whether values are numbers that are no time.
  private var isNumber: Bool {
    switch valueType {
    case .double, .integer: true
    default: false
    }
  }

  /// The value of a row as an app's export writes it: days and times as `2026-01-05 18:00:00`, times of the day and durations as
  /// `0:01:30`, truth as `true` and `false`. nil if it is null.
  func written(_ row: Int) -> String? {
    switch valueType {
    case .date32, .date64:
      return seconds(row).flatMap { CivilTime(seconds: $0) }.map { "\($0.date)" }
    case .timestamp:
      return seconds(row).flatMap { CivilTime(seconds: $0) }.map {
        "\($0.date) \(ArrowColumn.clock(Int($0.secondOfDay)))"
      }
    case .time, .duration:
      guard let seconds = number(row) else { return nil }
      guard let whole = Int(exactly: seconds), whole >= 0 else { return "\(seconds)" }
      return ArrowColumn.clock(whole)
    case .boolean: return number(row).map { $0 == 0 ? "false" : "true" }
    default: return text(row)
    }
  }

  /// Hours, minutes and seconds, such as `18:05:00`.
  private static func clock(_ seconds: Int) -> String {
    let parts = [seconds / 3600, seconds / 60 % 60, seconds % 60]
    return parts.map { $0 < 10 ? "0\($0)" : "\($0)" }.joined(separator: ":")
  }
}
