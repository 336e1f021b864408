import GymBo

extension ArrowColumn {
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
