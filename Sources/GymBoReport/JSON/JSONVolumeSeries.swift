internal import GymBoAnalysis
internal import GymBoLog

extension JSONWriter {
  /// The history by day, week, month, quarter and year, for charts.
  mutating func volumeSeries(of findings: HistoryFindings?) {
    member("volumeSeries") { json in
      for unit in CalendarUnit.allCases {
        json.member("\(unit.rawValue)s", each: findings?.totals(by: unit) ?? []) { json, row in
          json.object(inline: true) {
            $0.member("start", row.range.first.description)
            $0.member("end", row.range.last.description)
            $0.member("workouts", row.totals.workouts)
            $0.member("workingSets", row.totals.workingSets)
            $0.member("volume", row.totals.volume, unit: "kg")
            $0.coverage(row.totals.loadedSets, of: row.totals.workingSets)
          }
        }
      }
    }
  }
}
