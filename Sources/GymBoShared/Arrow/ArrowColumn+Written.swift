import GymBo

extension ArrowColumn {
  /// Replaces cells by those of some rows.
  func write(_ rows: ArraySlice<Int>, to cells: inout ExportCells?) {
    var made = cells ?? ExportCells()
    cells = nil
    made.removeAll()
    var last: Int?
    for row in rows {
      if let last, hasSameValue(row, last) {
        made.repeatLast()
      } else {
        made.add { append(row, to: &$0) }
        last = row
      }
    }
    cells = made
  }

  /// Appends the cell of a row. Numbers of up to two decimal places are written without making text of them first: with
  /// that and ``write(_:to:)`` reading a million rows of an app takes 1.1 s of processor time in place of 2.1. `frames.py`
  /// compares the tables with those of the file.
  private func append(_ row: Int, to bytes: inout [UInt8]) {
    if isNumber, let number = number(row), let decimal = DecimalNumber(hundredths: number) {
      decimal.append(to: &bytes)
    } else if let text = written(row) {
      ExportFile.append(text, to: &bytes)
    }
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
