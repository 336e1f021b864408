import BenchmarkSupport
import GymBo

private let lifts = [
  "Squat (Barbell)", "Bench Press (Barbell)", "Deadlift (Barbell)", "Overhead Press (Barbell)",
  "Bent Over Row (Barbell)",
]
private let setsOfALift = 4
private let (load, repetitions) = (100.0, 5)
private let sessions = 2500
private let daysBetween = 2

/// 50,000 sets: the same workout every other day.
private func history() -> (history: History, first: CivilDate, last: CivilDate)? {
  guard let first = CivilDate(iso: "2013-01-07") else { return nil }
  var sets: [LoggedSet] = []
  for session in 0..<sessions {
    let date = first.advanced(by: daysBetween * session)
    guard let start = CivilTime(date: date, hour: 18, minute: 0) else { return nil }
    for lift in lifts {
      for _ in 0..<setsOfALift {
        sets.append(LoggedSet(lift, start: start, load: load, repetitions: repetitions))
      }
    }
  }
  return (History(sets: sets), first, first.advanced(by: daysBetween * (sessions - 1)))
}

/// A program of one day that asks for what was done.
private func program(start: CivilDate) throws -> TrainingProgram {
  let lines = lifts.map {
    "\($0) / \(setsOfALift)x\(repetitions) \(load)kg / progress: lp(2.5kg, \(2 * sessions))"
  }
  return try TrainingProgram(
    (["/// @start \(start)", "# Week 1", "## Day"] + lines.map(withoutBrackets))
      .joined(separator: "\n"))
}

/// `Squat (Barbell) / …` as a program names it: `Squat, Barbell / …`.
private func withoutBrackets(_ line: String) -> String {
  line.replacing(" (", with: ", ").replacing(")", with: "", maxReplacements: 1)
}

/// A plan with its text takes at most 1.2 times as long as the report of the week with its text. Every planned set was done, so
/// that the plan has to say 100 %.
func timePlans() throws {
  guard let (history, first, last) = history() else { fatalError("no history") }
  let report = milliseconds(runs: 7) { _ = history.report().text() }
  print("plan after \(sessions * lifts.count * setsOfALift) sets")
  print(pad("report", to: 18) + fixed(report, decimals: 1, width: 10) + " ms")
  for (name, start, workouts) in [
    ("begun at the end", last.advanced(by: -daysBetween * 41), 42), ("always", first, sessions),
  ] {
    let program = try program(start: start)
    let text = history.analysis().plan(program).text()
    guard text.contains("100 % of the planned sets"),
      text.contains("Workouts: \(workouts) of \(workouts).")
    else { fatalError(text) }
    let time = milliseconds(runs: 7) { _ = history.analysis().plan(program).text() }
    print(
      pad(name, to: 18) + fixed(time, decimals: 1, width: 10) + " ms, "
        + fixed(time / report, decimals: 2) + " times the report")
  }
}
