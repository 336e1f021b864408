// How good the data check is: puts mistakes into the shared real exports, one at a time, and counts those that it finds; makes
// changes that are no mistakes, and counts those that it doubts; and lists what it finds in the exports as they are. First
// checks its own counts on a made-up history, and ends with 1 where they are wrong. From the folder Benchmarks:
//
//   GYMBO_TESTABLE=1 swift run -c release -Xswiftc -enable-testing --scratch-path .build/testable CheckBenchmark
//
// The first argument is the number of trials of each kind in each export, by default 60. Files with less than 100 sets are
// left out: nothing is usual in them. The bounds of the check follow from what lifters do; none was fitted to these files.

import BenchmarkSupport
import Glibc
import GymBo
import SeededNumbers

@testable import GymBoAnalysis
@testable import GymBoImport
@testable import GymBoLog

let trials = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 60
let failures = selfCheck()
guard failures.isEmpty else {
  print("The counts of the made-up history are wrong:")
  for failure in failures { print("  \(failure)") }
  exit(1)
}
print("The counts of the made-up history are right.")

var logs: [(name: String, bytes: [UInt8], log: TrainingLog)] = []
for file in sampleFiles() {
  guard let bytes = try? InputFile.read(path: file.path).bytes,
    let log = try? History(reading: [file.path]).log
  else {
    print("\(file.name) cannot be read")
    exit(1)
  }
  if log.loadedSets.count >= 100 { logs.append((file.shortName, bytes, log)) }
}

print("\nFound in the exports as they are, of \(logs.count) files:")
for (name, _, log) in logs {
  for suspicion in suspicions(of: log) {
    let issue = suspicion.issue
    print("  \(name):\(issue.place?.line ?? 0) \(issue.rule.rawValue) \(issue.originalInShort)")
  }
}

@MainActor
func table(_ title: String, _ rows: [(name: String, share: (Int) -> Share)]) {
  print("\n\(title)")
  print(pad("", to: 48) + logs.map { padLeft($0.name, to: 12) }.joined() + padLeft("all", to: 8))
  for row in rows {
    var all = Share()
    var line = pad("  " + row.name, to: 48)
    for index in logs.indices {
      let share = row.share(index)
      all += share
      line += percent(share.hits, of: share.cases, width: 12)
    }
    print(line + percent(all.hits, of: all.cases, width: 8))
  }
}

var random = SplitMix64(seed: 20_261_122)
table(
  "Mistakes found, one at a time, percent of \(trials) a file",
  Injection.converted.map { injection in
    (injection.name, { recall(of: injection, in: logs[$0].log, trials: trials, &random) })
  })
table(
  "Numbers of the other unit as people type them, asked about, percent of \(trials) a file",
  Injection.typed.map { injection in
    (injection.name, { asked(of: injection, in: logs[$0].log, trials: trials, &random) })
  })
table(
  "Sets found where one in a hundred is wrong, percent",
  [Injection.timesTen, .tenth, .poundsSet].map { injection in
    (
      injection.name,
      {
        let log = logs[$0].log
        return recallAtOnce(
          of: injection, in: log, count: max(1, log.loadedSets.count / 100), &random)
      }
    )
  })
table(
  "Workouts twice, percent of \(trials / 3) a file",
  [
    (
      "at the end of the file",
      { index in
        repeated(index) { isFoundInFile(logs[index].bytes, logs[index].log, session: $0) }
      }
    ),
    (
      "five minutes later",
      { index in repeated(index) { isFoundInLog(logs[index].log, session: $0) } }
    ),
  ])
table(
  "Harmless changes doubted, percent of \(trials) a file",
  HarmlessChange.allCases.map { change in
    (change.name, { falseAlarms(of: change, in: logs[$0].log, trials: trials, &random) })
  })

@MainActor
func repeated(_ index: Int, _ isFound: (Int) -> Bool) -> Share {
  var share = Share()
  let sessions = logs[index].log.sessions.count
  for _ in 0..<max(1, trials / 3) {
    share.cases += 1
    if isFound(Int(random.uniform() * Double(sessions))) { share.hits += 1 }
  }
  return share
}

extension Issue {
  /// What is doubted, in a few words.
  fileprivate var originalInShort: String {
    switch doubt {
    case .load(let load, let exercise): "\(exercise): \(load.kilograms) kg"
    case .name(let name): name
    case .workout(let start, let sets): "\(start), \(sets) sets"
    case .duration(let seconds): "\(seconds / 3600) h"
    case .repetitions(let count, let exercise): "\(exercise): \(count) repetitions"
    case .set(let load, let repetitions, let count, let exercise):
      "\(exercise): \(load.kilograms) kg × \(repetitions), of \(count) such sets"
    case .pace(let metres, let seconds, let exercise): "\(exercise): \(metres) m in \(seconds) s"
    case .sharedLoad(let load, let exercises): "\(exercises): \(load.kilograms) kg"
    case nil: original
    }
  }
}
