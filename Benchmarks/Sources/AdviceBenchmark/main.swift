// How good the advice is: replays the shared real exports session day by session day and counts what a coach would not
// sign. On each day the advice comes from the log as it was on that day. First checks its own counts on a made-up
// history; ends with 1 where they are wrong, and where advice depends on later sessions. From the folder Benchmarks:
//
//   GYMBO_TESTABLE=1 swift run -c release -Xswiftc -enable-testing --scratch-path .build/testable AdviceBenchmark
//
// --every K looks at every K-th session day and week only, --files strong,hevy/01 at some files, --hits lists what it
// counted as wrong.

import BenchmarkSupport
import Glibc
import GymBo

@testable import GymBoAnalysis
@testable import GymBoLog

useOneBLASThread()
guard let request = Request(CommandLine.arguments.dropFirst()) else {
  print(Request.usage)
  exit(2)
}
var failures = selfCheck()
guard failures.isEmpty else {
  print("The counts of the made-up history are wrong:")
  for failure in failures { print("  \(failure)") }
  exit(1)
}
print("The counts of the made-up history are right.")

var logs: [(name: String, tally: Tally)] = []
var samples: [TrainingLog] = []
print("\nLogs: workouts, training days, lifts, from, to")
for file in sampleFiles() {
  guard request.files.isEmpty || request.files.contains(where: file.name.contains) else { continue }
  guard let log = try? History(reading: [file.path]).log,
    let findings = HistoryFindings(of: log, options: AnalysisOptions())
  else {
    print("\(file.name) cannot be read")
    exit(1)
  }
  let replay = Replay(log, suspectRows: GymBoAdvice.suspectRows(in: findings))
  var tally = Tally(keepsHits: request.listsHits)
  replay.run(every: request.every, into: &tally, advise: GymBoAdvice.advice)
  replay.done.countDeloads(
    GymBoAdvice.deloads(in: findings),
    records: GymBoAdvice.recordSessions(in: findings), of: log, &tally)
  replay.countReports(every: request.every, into: &tally)
  samples.append(log)
  failures += lookAheads(replay).map { "\(file.shortName) \($0)" }
  logs.append((file.shortName, tally))
  let dates = "\(replay.days.first?.description ?? "–")  \(replay.days.last?.description ?? "–")"
  print(
    "  " + pad(file.shortName, to: 13) + padLeft("\(log.sessions.count)", to: 6)
      + padLeft("\(replay.days.count)", to: 6) + padLeft("\(findings.lifts.count)", to: 5)
      + "  \(dates)")
}
if request.every > 1 { print("Of every \(request.every) session days and weeks one is looked at.") }
printTallies(logs)
let triage = SampleAthletes.triage(samples)
print(
  "\nTriage of \(triage.athletes) athletes made of the logs: \(triage.rows) need a look, the top has "
    + "\(triage.top) (aim: at most a third)")
if request.listsHits { printHits(logs) }
guard failures.isEmpty else {
  print("\nAdvice depends on later sessions:")
  for failure in failures { print("  \(failure)") }
  exit(1)
}
