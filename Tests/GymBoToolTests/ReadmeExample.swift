import GymBo

func weeklyReport(of path: String) throws -> String {
  let history = try History(reading: [path])
  let analysis = history.analysis(AnalysisOptions(weeklyGoal: 4))
  if let week = analysis.week {
    print(week.week, week.workouts, week.isGoalMet == true)
  }
  for work in analysis.suggestions() {
    print(work.name, work.sets, work.load.map { "\($0.kilograms) kg" } ?? "no load")
  }
  let bench = try analysis.lift("bench press")
  if let load = bench.best?.load { print(bench.state, load.kilograms) }
  return analysis.report().text()
}
