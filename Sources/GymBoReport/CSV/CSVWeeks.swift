internal import GymBoAnalysis
internal import GymBoLog

extension CSVSource {
  struct WeekRow {
    var week: ISOWeek
    var totals: Totals
    /// One a muscle, in the order of ``Muscle/allCases``.
    var fractionalSets: [Double]
  }

  static var weekColumns: [CSVColumn<WeekRow>] {
    let muscles = Muscle.allCases.map { muscle in
      let name = muscle.rawValue.split(separator: " ").joined(separator: "_")
      return CSVColumn<WeekRow>("\(name)_sets", "fractional sets of the muscle") {
        CSVCell($1.fractionalSets[muscle.index])
      }
    }
    return [
      CSVColumn("week", "ISO 8601 week") { CSVCell($1.week.description) },
      CSVColumn("start", "its Monday") { CSVCell($1.week.start) },
    ] + totalsColumns(\.totals) + muscles
  }

  /// Every week from the first session to the report's day, as in ``periodRows``.
  var weekRows: [WeekRow] {
    guard let findings else { return [] }
    let width = Muscle.allCases.count
    let volume = findings.weeklyVolume
    var trained = 0
    return findings.totals(by: .week).map { period in
      let week = period.range.first.isoWeek
      var row = WeekRow(
        week: week, totals: period.totals, fractionalSets: Array(repeating: 0, count: width))
      if trained < volume.weeks.count, volume.weeks[trained] == week {
        row.fractionalSets = Array(volume.fractionalSets[trained * width..<(trained + 1) * width])
        trained += 1
      }
      return row
    }
  }
}
