// Where the time of `gymbo batch` goes: each stage by itself over all athletes of a file, with 1 and 2 threads.
//
//   BatchStages SETS.csv
//
// It looks inside the library, so it is built for testing: run.py --stages does that. What a stage needs of the one before is
// held in memory, a few hundred bytes a set. Medians of five; GB/s are of the file's bytes.

import Synchronization

@testable import GymBo
@testable import GymBoAnalysis
@testable import GymBoImport
@testable import GymBoLog
@testable import GymBoProgression
@testable import GymBoReport

guard CommandLine.arguments.count == 2,
  case .many(let file) = try AthleteInput(path: CommandLine.arguments[1], options: ImportOptions())
else { fatalError("usage: BatchStages SETS.csv, with a column Athlete") }

let clock = ContinuousClock()
var opened: [AthleteRows] = []
let handOut = try clock.measure { while let rows = try file.next() { opened.append(rows) } }
let athletes = opened
let bytes = athletes.reduce(0) { $0 + $1.bytes.count }

/// Runs a body for each athlete on some threads: the median seconds of five runs, and what the bodies return in all.
func run(threads: Int, _ body: @escaping @Sendable (Int) -> Int) -> (seconds: Double, sum: Int) {
  var times: [Double] = []
  var sum = 0
  for _ in 0..<5 {
    let next = Shared()
    let total = Shared()
    let time = clock.measure {
      onThreads(threads) {
        while true {
          let index = next.add(1)
          guard index < athletes.count else { return }
          _ = total.add(body(index))
        }
      }
    }
    times.append(seconds(time))
    sum = total.add(0)
  }
  return (times.sorted()[2], sum)
}

final class Shared: Sendable {
  private let value = Atomic(0)
  /// Returns what it was before.
  func add(_ number: Int) -> Int { value.add(number, ordering: .relaxed).oldValue }
}

func seconds(_ duration: Duration) -> Double {
  Double(duration.components.seconds) + Double(duration.components.attoseconds) / 1e18
}

/// What is known of names, which the athletes of a thread share: one thread at a time has it.
struct Names: @unchecked Sendable {
  let known = ExerciseNames(userMap: nil)
}
let unusedNames = Mutex<[Names]>([])

@Sendable func withNames<Result>(_ body: (ExerciseNames) throws(ImportError) -> Result) -> Result {
  let names = unusedNames.withLock { $0.popLast() } ?? Names()
  defer { unusedNames.withLock { $0.append(names) } }
  do throws(ImportError) {
    return try body(names.known)
  } catch {
    fatalError(error.description)
  }
}

@Sendable func log(_ index: Int) -> TrainingLog {
  withNames { names throws(ImportError) in
    try athletes[index].log(options: ImportOptions(), exercises: names)
  }
}

let logs = athletes.indices.map(log)
let sets = logs.reduce(0) { $0 + $1.sets.count }
let histories = logs.compactMap { PreparedHistory(of: $0, options: AnalysisOptions()) }
guard histories.count == athletes.count else { fatalError("an athlete without a session") }
let lifts = histories.reduce(0) { $0 + LiftFindings($1).lifts.count }
let reports = logs.map { WeeklyReport(of: $0, options: AnalysisOptions(), unit: .kilogram) }
let weekly: [ResultTable] = [.exerciseWeeks, .muscleWeeks]

/// The sets of an athlete as its rows are read, before they are columns.
@Sendable func read(_ index: Int) -> Int {
  withNames { names throws(ImportError) in
    let rows = athletes[index]
    let records = RecordReader(delimiter: rows.header.delimiter, from: 0, line: rows.line)
    var table = ExerciseTable(names: names)
    var reader = FileReader(file: 0, header: rows.header, reader: records, offset: rows.offset)
    return try reader.read(rows.bytes.span, exercises: &table).rows.count
  }
}

@Sendable func formatted(_ index: Int, _ tables: [ResultTable]) -> Int {
  reports[index].rows(of: tables, athlete: athletes[index].athlete, format: .csv)
    .reduce(0) { $0 + $1.count }
}

/// A stage, which of the others it contains, and what its bodies return in all where that is known.
let stages: [(name: String, contains: Int?, expected: Int?, body: @Sendable (Int) -> Int)] = [
  ("scan, tokenise, numbers, names", nil, sets, read),
  ("log", 0, sets, { log($0).sets.count }),
  (
    "aggregate: sessions, weeks", nil, athletes.count,
    {
      let history = PreparedHistory(of: logs[$0], options: AnalysisOptions())
      return history.map { $0.weeklyVolume.weeks.isEmpty ? 0 : 1 } ?? 0
    }
  ),
  (
    "lifts: records, deloads, trends", nil, lifts,
    { LiftFindings(histories[$0]).lifts.count }
  ),
  (
    "suggestions", 3, nil,
    { LiftFindings(histories[$0]).suggestions().count + histories[$0].log.sessions.count }
  ),
  ("data check", nil, nil, { histories[$0].dataCheck.suspicions.count + 1 }),
  ("format, weekly tables", nil, nil, { formatted($0, weekly) }),
  ("format, all tables", nil, nil, { formatted($0, ResultTable.of(.batch)) }),
]

let results = stages.map { stage in
  [1, 2].map { threads in
    let result = run(threads: threads, stage.body)
    if let expected = stage.expected, expected != result.sum {
      fatalError("\(stage.name) came to \(result.sum), not \(expected)")
    }
    return result
  }
}

func padded(_ text: String, _ width: Int) -> String {
  String(repeating: " ", count: max(0, width - text.count)) + text
}

func decimal(_ number: Double, _ digits: Int) -> String {
  let power = (0..<digits).reduce(1.0) { value, _ in value * 10 }
  let scaled = Int((number * power).rounded())
  let fraction = String(scaled % Int(power))
  return "\(scaled / Int(power))."
    + String(repeating: "0", count: digits - fraction.count) + fraction
}

func line(_ name: String, _ values: [Double]) {
  let cells = values.map {
    $0 > 0
      ? padded(decimal($0, 3), 10) + padded(decimal(Double(bytes) / 1e9 / $0, 2), 8)
      : padded("–", 18)
  }
  print(name + padded("", 32 - name.count) + cells.joined())
}

print("gymbo, \(sets) sets                    1 thread s    GB/s  2 threads    GB/s")
line("hand out athletes (one thread)", [seconds(handOut)])
for (index, stage) in stages.enumerated() {
  let before = stage.contains.map { results[$0].map(\.seconds) } ?? [0, 0]
  line(stage.name, zip(results[index], before).map { $0.seconds - $1 })
}
