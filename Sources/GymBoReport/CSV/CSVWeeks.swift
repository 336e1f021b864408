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
      CSVColumn("workouts", "sessions") { CSVCell($1.totals.workouts) },
      CSVColumn("working_sets", "completed sets that are no warm-ups") {
        CSVCell($1.totals.workingSets)
      },
      CSVColumn("hard_sets", "working sets with RIR up to 4 or without effort data") {
        CSVCell($1.totals.hardSets)
      },
      CSVColumn("loaded_sets", "working sets with load and repetitions: the coverage of volume_kg")
      {
        CSVCell($1.totals.loadedSets)
      },
      CSVColumn("volume_kg", "sum of load × repetitions over loaded_sets") {
        CSVCell($1.totals.volume)
      },
      CSVColumn("duration_s", "seconds trained, over the sessions whose duration is known") {
        CSVCell($1.totals.duration)
      },
    ] + muscles
  }

  var weekRows: [WeekRow] {
    guard let findings else { return [] }
    let width = Muscle.allCases.count
    return findings.weeklyVolume.weeks.enumerated().map { index, week in
      var totals = Totals()
      for session in findings.log.sessions(in: DayRange(week.start, week.end)) {
        totals.add(findings.log.sessions[session], traits: findings.traits)
      }
      let first = index * width
      return WeekRow(
        week: week, totals: totals,
        fractionalSets: Array(findings.weeklyVolume.fractionalSets[first..<first + width]))
    }
  }
}
