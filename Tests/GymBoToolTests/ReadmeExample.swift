import GymBo

func weeklyReport(of path: String) throws -> String {
  let history = try History(reading: [path])
  var options = AnalysisOptions()
  options.weeklyGoal = 4
  let report = history.report(options: options)
  if let week = report.findings?.week {
    print(week.week, week.period.workouts.value, week.metGoal)
  }
  for suggestion in report.suggestions {
    print(history.log.exercises[suggestion.exercise].name, suggestion.action, suggestion.rule)
  }
  let bench = try history.exercise("bench press")
  print(bench.lift.trend.state, bench.lift.records.estimate?.value ?? .nan)
  return report.text(TextStyle())
}
