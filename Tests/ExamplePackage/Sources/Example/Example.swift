import GymBo

/// What a host application does with the library: histories from files and from its own data, reports as text and
/// JSON, many athletes at once, and errors that say what to do.
@main
struct Example {
  static func main() async throws {
    guard let monday = CivilDate(year: 2026, month: 1, day: 5) else { return }

    // A history of the host's own data, without a file: eight weeks of one lift.
    let sets = (0..<8).flatMap { week in
      (0..<3).map { _ in
        LoggedSet(
          "Bench Press (Barbell)",
          start: CivilTime(date: monday.advanced(by: 7 * week), secondOfDay: 18 * 3600),
          load: 80 + 2.5 * Double(week), repetitions: 8, rpe: 8)
      }
    }
    let history = History(sets: sets)
    print(history.report().text())

    // The README's function, from outside the package.
    print(try weeklyReport(of: "SampleData/strong.csv").prefix(40))

    try names()

    // The same by another task: everything is Sendable.
    let json = await Task { history.suggestionReport().json() }.value
    print(String(decoding: json.prefix(40), as: UTF8.self))

    // Several athletes, as columns.
    let tables = AthleteTables(of: [("Ann", history), ("Bob", history)])
    print(tables[.exercises].count, tables[.exercises].columns.map(\.name).prefix(3))

    // Errors are typed, and their texts are for people.
    do throws(ExerciseNotFound) {
      _ = try history.exercise("squat")
    } catch {
      print(error)
    }
    do throws(ImportError) {
      _ = try History(reading: ["no such file.csv"])
    } catch {
      print(error)
    }
  }

  /// The names that one reaches for first.
  private static func names() throws {
    let history = try History(reading: "SampleData/strong.csv")
    print(history.exercises.count, history.sets.count, history.sessions.count, history.issues.count)
    print(history.sets.filter { ($0.load ?? 0) >= 100 }.count, Load(100).kilograms, Load(82.5))
    print(Load(pounds: 225)?.kilograms ?? 0)
    let bench = try history.lift("bench press (barbell)")
    print(bench.name, bench.best?.load ?? 0, bench.best?.repetitions ?? 0, bench.trend.state)

    print(bench.estimate?.value ?? 0, history.suggestions().first?.name ?? "nothing to lift")

    let report = history.report(options: AnalysisOptions(weeklyGoal: 4))
    print(report.declines.count, report.muscles.count)
    print(report.streaks.count, report.milestones.count)
    print(report.week?.workouts ?? 0, report.lifts.count, report.newBests.count)
    for lift in report.plateaus { print(lift.name, lift.trend.probabilityRising ?? 0) }
    for suggestion in report.next.prefix(2) {
      print(suggestion.name, suggestion.sets, suggestion.load ?? 0, suggestion.repetitions ?? 0)
    }
    let analysis = history.analysis()
    print(analysis.plateaus.map(\.name) == report.plateaus.map(\.name), analysis.muscles.count)
  }
}
