import BenchmarkSupport
import Foundation
import GymBo

/// The commands of a workout in progress, as a person runs them: each is a process of its own that reads the store and writes one
/// event to the disk.
struct WorkoutCommands {
  /// The tool, from a release build.
  let tool: String
  let store: String

  /// A workout from its start, which asks the history what to load, to its end. The names are those of the lines that are printed.
  private static let commands: [(name: String, words: [String])] = [
    ("start with a template", ["start", "Legs"]), ("sets", ["Squat (Barbell): 100x5@8"]),
    ("done", ["done"]), ("add", ["add", "Plank: 2 sets 60s"]), ("rest", ["rest", "+15"]),
    ("pause", ["pause"]), ("resume", ["resume"]), ("undo", ["undo"]), ("where it stands", []),
    ("end", ["end"]),
  ]

  /// Prints the median of each command over some workouts, one a day.
  func time(workouts: Int) throws {
    let planned = [PlannedExercise("Bench Press (Barbell)", sets: [WorkoutSet(repetitions: 5)])]
    try Store.writing(store, makes: false).changeTemplates {
      templates throws(WorkoutTemplates.Refusal) in
      try templates.add(WorkoutTemplate("Legs", planned), replacing: true)
    }
    let count = try Store.reading(store).workouts().count
    var times: [String: [Double]] = [:]
    for day in 1...workouts {
      for (minute, command) in Self.commands.enumerated() {
        let clock = "2026-11-\(day < 10 ? "0" : "")\(day)T18:0\(minute)"
        let begin = ContinuousClock.now
        try run(command.words + ["--now", clock])
        let time = (ContinuousClock.now - begin).components
        times[command.name, default: []]
          .append(1000 * Double(time.seconds) + Double(time.attoseconds) / 1e15)
      }
    }
    let after = try Store.reading(store).workouts().count
    precondition(after == count + workouts)
    for command in Self.commands {
      let own = times[command.name, default: []].sorted()
      line("gymbo workout: \(command.name)", own[own.count / 2])
    }
  }

  private func run(_ words: [String]) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: tool)
    process.arguments = ["workout"] + words + ["--store", store]
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    precondition(process.terminationStatus == 0, "gymbo workout \(words) failed")
  }
}
