import BenchmarkSupport
import GymBo

private let weeks = 104
private let days = 6
private let lifts = [
  "Squat", "Bench Press", "Deadlift", "Overhead Press", "Bent Over Row", "Front Squat",
]
private let step = 2.5

/// Two years of six days with six lifts, each of which is raised after each workout.
private func longProgram(progress: String) -> String {
  var text = ""
  for week in 1...weeks {
    text += "# Week \(week)\n"
    for day in 1...days {
      text += "## Day \(day)\n"
      guard week == 1 else { continue }
      for lift in lifts {
        text += "d\(day): \(lift)[1-\(weeks)] / 4x5 60kg / 120s / progress: \(progress)\n"
      }
    }
  }
  return text
}

/// Checks the tonnage of every week: in week n every set has 60 kg and n − 1 steps.
private func check(_ report: PreviewReport) {
  let rows = String(decoding: report.csv(), as: UTF8.self).split(whereSeparator: \.isNewline)
  let sets = days * lifts.count * 4
  guard rows.count == weeks + 1 else { fatalError("\(rows.count - 1) weeks") }
  for (week, row) in rows.dropFirst().enumerated() {
    let cells = row.split(separator: ",", omittingEmptySubsequences: false)
    guard Int(cells[3]) == sets, Int(cells[4]) == 5 * sets,
      Double(cells[5]) == Double(5 * sets) * (60 + step * Double(week))
    else { fatalError("week \(week + 1): \(row)") }
  }
}

func timePreflight() throws {
  let script = "custom(step: \(step)kg) {~ if (completedReps >= reps) { weights += state.step } ~}"
  print("pre-flight of \(weeks) weeks of \(days) days with \(lifts.count) lifts")
  for (name, progress) in [("linear", "lp(\(step)kg)"), ("script", script)] {
    let text = longProgram(progress: progress)
    let program = try TrainingProgram(text)
    check(program.preview())
    let reading = try milliseconds { _ = try TrainingProgram(text) }
    let time = milliseconds { _ = program.preview() }
    print(
      pad(name, to: 18) + fixed(time, decimals: 2, width: 10) + " ms, reading the text "
        + fixed(reading, decimals: 2) + " ms")
  }
}
