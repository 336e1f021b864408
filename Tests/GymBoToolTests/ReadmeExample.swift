import GymBo

func weeklyReport(of path: String) throws -> String {
  let history = try History(reading: [path])
  let analysis = history.analysis(AnalysisOptions(weeklyGoal: 4))
  if let week = analysis.week {
    print(week.week, week.workouts, week.isGoalMet)
  }
  for work in analysis.suggestions() {
    print(work.exercise, work.sets, work.load?.kilograms ?? 0, work.repetitions ?? 0)
  }
  let bench = try analysis.lift("bench press")
  print(bench.state, bench.best?.load?.kilograms ?? 0)
  return analysis.report().text()
}
