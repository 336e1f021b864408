// How long the store takes: loading 50,000 sets (promised: 20 ms), a report from it beside one from the file (1.3 times), a weekly
// import with its writing to the disk (100 ms), and each command of a workout in progress (100 ms) of GYMBO, a release build of the
// tool. Each answer is checked. From the folder Benchmarks:
//
//   swift run -c release StoreBenchmark [GYMBO]
//
// Times are medians of the clock, because an import waits for the disk. On a machine that does other work, too, they are upper bounds.

import BenchmarkSupport
import Foundation
import GymBo

/// Made-up exports of an app: one workout a day, each of 13 sets.
struct Exports {
  static let workouts = 3_868
  static let lifts = [
    "Squat (Barbell)", "Bench Press (Barbell)", "Deadlift (Barbell)", "Pull Up", "Lateral Raise",
  ]

  static let header =
    "Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE\n"

  /// The rows of one workout.
  static func workout(_ number: Int) -> String {
    let day = CivilDate(iso: "2015-01-01").map { $0.advanced(by: number).description } ?? ""
    return (0..<13).map { set in
      let lift = lifts[(number + set / 3) % lifts.count]
      let weight = 40 + Double((number / 30 + set) % 60) * 2.5
      return
        "\(day) 18:03:12,Day \(number % 4),56m,\(lift),\(set % 3 + 1),\(weight),\(5 + (set + number) % 8),0,0,,,8\n"
    }.joined()
  }

  /// The export after a number of workouts, of which one was edited since.
  static func text(_ count: Int, edited: Int? = nil) -> String {
    header
      + (0..<count).map { number in
        number == edited ? workout(number).replacing(",56m,", with: ",57m,") : workout(number)
      }.joined()
  }
}

func milliseconds(runs: Int, _ work: (Int) throws -> Void) rethrows -> Double {
  var times: [Double] = []
  for run in 0..<runs {
    let begin = ContinuousClock.now
    try work(run)
    let time = (ContinuousClock.now - begin).components
    times.append(1000 * Double(time.seconds) + Double(time.attoseconds) / 1e15)
  }
  return times.sorted()[times.count / 2]
}

func report(_ history: History) -> String { history.analysis().report().text() }

func line(_ name: String, _ milliseconds: Double) {
  print(pad(name, to: 44) + fixed(milliseconds, decimals: 2, width: 9) + " ms")
}

let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
  "gymbo-store-\(ProcessInfo.processInfo.processIdentifier)")
try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
defer { try? FileManager.default.removeItem(at: folder) }
let path = folder.appendingPathComponent("gymbo.sqlite").path
let file = folder.appendingPathComponent("strong.csv")
try Data(Exports.text(Exports.workouts).utf8).write(to: file)

line(
  "first import of 50,000 sets",
  try milliseconds(runs: 1) { _ in
    let outcome = try Store.writing(path, makes: true).add(ImportedExport(reading: file.path))
    precondition(outcome.new == Exports.workouts)
  })
let named = try History(reading: [file.path])
let stored = try History(of: .reading(path))
precondition(stored.sets.count == named.sets.count && stored.sets.count == 13 * Exports.workouts)
line("reading the file", try milliseconds(runs: 21) { _ in _ = try History(reading: [file.path]) })
line("loading the store", try milliseconds(runs: 21) { _ in _ = try History(of: .reading(path)) })
let fromFile = try milliseconds(runs: 11) { _ in _ = report(try History(reading: [file.path])) }
let fromStore = try milliseconds(runs: 11) { _ in _ = report(try History(of: .reading(path))) }
line("report of the file", fromFile)
line("report of the store", fromStore)
print(
  "the report of the store takes \(fixed(fromStore / fromFile, decimals: 2)) times that of the file"
)

let weeks = try (1...9).map { week in
  let next = folder.appendingPathComponent("week\(week).csv")
  let text = Exports.text(Exports.workouts + 4 * week, edited: Exports.workouts - week)
  try Data(text.utf8).write(to: next)
  return next.path
}
var new = 0
line(
  "weekly import: reading, comparing, writing",
  try milliseconds(runs: weeks.count) { week in
    let outcome = try Store.writing(path, makes: false).add(ImportedExport(reading: weeks[week]))
    new += outcome.new
  })
precondition(new == 4 * weeks.count)
let verified = try Store.reading(path).verify()
precondition(verified.isWhole)
if let tool = CommandLine.arguments.dropFirst().first {
  try WorkoutCommands(tool: tool, store: path).time(workouts: 11)
} else {
  print("the commands of a workout were not timed: name a release build of gymbo")
}
