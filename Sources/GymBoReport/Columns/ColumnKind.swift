/// What the values of a column are. In text formats every cell is text; data engines want to know before the first row.
public enum ColumnKind: String, Sendable, Hashable, CaseIterable {
  case text
  case integer
  case number
  case flag
  /// A day.
  case date
  /// A moment on the lifter's wall clock, to the second; midnight where the file has only the day.
  case time
}

extension ColumnKind {
  /// The kind of a published column. Names mean the same in every table, but for those that say where they stand.
  init(ofColumn name: String, in table: AthleteTable) {
    if name == "start" {
      self = table == .sessions ? .time : .date
    } else if let kind = ColumnKind.kinds[name] {
      self = kind
    } else {
      let units = ["_kg", "_s", "_m", "_percent", "rpe"]
      self = units.contains { name.hasSuffix($0) } ? .number : .text
    }
  }

  private static let kinds: [String: ColumnKind] = {
    let names: [(ColumnKind, [String])] = [
      (
        .integer,
        [
          "age_days", "block", "byte_offset", "column", "excluded", "exercises", "hard_sets",
          "heavy_sets", "last_repetitions", "light_sets", "line", "loaded_sets", "moderate_sets",
          "previous_session",
          "progressing_lifts", "reason_sessions", "declining_lifts", "rejected", "repetitions",
          "rows", "session", "sessions", "sets", "sets_with_rpe", "plateau_lifts", "superset",
          "trend_points", "weeks_missed", "working_sets",
        ]
      ),
      (
        .number,
        [
          "average_rpe_change", "fractional_sets", "percent_per_week", "percent_per_week_high",
          "percent_per_week_low", "working_sets_change",
          "previous", "rir", "value", "value_high", "value_low",
        ]
      ),
      (.flag, ["hard", "in_report", "inferred_warm_up", "suspect", "working"]),
      (.date, ["as_of", "best_e1rm_date", "date", "first", "last", "last_session"]),
      (.time, ["session_start"]),
    ]
    return Dictionary(
      uniqueKeysWithValues: names.flatMap { kind, names in names.map { ($0, kind) } })
  }()
}
