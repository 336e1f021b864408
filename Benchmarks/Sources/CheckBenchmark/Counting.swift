import GymBo
import SeededNumbers

@testable import GymBoAnalysis
@testable import GymBoLog

/// Hits of cases.
struct Share {
  var hits = 0
  var cases = 0

  static func += (sum: inout Share, other: Share) {
    sum.hits += other.hits
    sum.cases += other.cases
  }
}

/// The rules that each doubted row of a log was found by.
func doubtedRows(of log: TrainingLog) -> [Int: Set<IssueRule>] {
  var rows: [Int: Set<IssueRule>] = [:]
  for suspicion in suspicions(of: log) {
    for row in suspicion.rows { rows[row, default: []].insert(suspicion.issue.rule) }
  }
  return rows
}

func suspicions(of log: TrainingLog) -> [Suspicion] {
  PreparedHistory(of: log, options: AnalysisOptions())?.dataCheck.suspicions ?? []
}

/// Makes one mistake at a time and counts those of which the check finds at least half of the changed sets by the right
/// rule. What it finds in the log as it is does not count.
func recall(
  of injection: Injection, in log: TrainingLog, trials: Int, _ random: inout SplitMix64,
  check: (TrainingLog) -> [Int: Set<IssueRule>] = doubtedRows
) -> Share {
  var share = Share()
  for _ in 0..<trials {
    var changed = log
    let rows = injection.inject(into: &changed, &random)
    let found = check(changed)
    share.cases += 1
    if 2 * rows.count(where: { found[$0]?.contains(injection.rule) ?? false }) >= rows.count {
      share.hits += 1
    } else if CommandLine.arguments.contains("--misses") {
      print("    \(injection.name): \(describe(rows, in: changed))")
    }
  }
  return share
}

/// Makes one mistake at a time and counts those of which the check asks about any changed set, by any rule.
func asked(
  of injection: Injection, in log: TrainingLog, trials: Int, _ random: inout SplitMix64,
  check: (TrainingLog) -> [Suspicion] = suspicions
) -> Share {
  func rows(_ found: [Suspicion]) -> Set<Int> {
    let lines = Set(found.compactMap { $0.issue.place?.line })
    return Set(found.flatMap(\.rows))
      .union((0..<log.columns.count).filter { lines.contains(log.columns.line[$0]) })
  }
  var share = Share()
  let before = rows(check(log))
  for _ in 0..<trials {
    var changed = log
    let own = injection.inject(into: &changed, &random)
    let found = rows(check(changed)).subtracting(before)
    share.cases += 1
    if !found.isDisjoint(with: own) {
      share.hits += 1
    } else if CommandLine.arguments.contains("--misses") {
      print("    \(injection.name): \(describe(own, in: changed))")
    }
  }
  return share
}

/// A few changed sets, with the other loads of the lift in the order of the log.
private func describe(_ rows: [Int], in log: TrainingLog) -> String {
  guard let first = rows.first else { return "" }
  let exercise = log.columns.exercise[first]
  let changed = rows.filter { log.columns.exercise[$0] == exercise }
  func text(_ rows: some Sequence<Int>) -> String {
    rows.map { "\(log.kilograms($0))×\(log.columns.repetitions[$0] ?? 0)" }.joined(separator: " ")
  }
  let lift = log.loadedSets.filter { log.columns.exercise[$0] == exercise }
  return "\(log.exercises[Int(exercise)].name) \(text(changed)) after "
    + text(lift.filter { $0 < first }.suffix(10)) + ", before "
    + text(lift.filter { $0 > changed.last ?? first }.prefix(10))
}

/// Makes several mistakes at once and counts the changed sets that are found by the right rule.
func recallAtOnce(
  of injection: Injection, in log: TrainingLog, count: Int, _ random: inout SplitMix64
) -> Share {
  var changed = log
  var rows: Set<Int> = []
  for _ in 0..<count {
    var next = changed
    let own = injection.inject(into: &next, &random)
    // A set is changed once.
    guard rows.isDisjoint(with: own) else { continue }
    changed = next
    rows.formUnion(own)
  }
  let found = doubtedRows(of: changed)
  return Share(
    hits: rows.count { found[$0]?.contains(injection.rule) ?? false }, cases: rows.count)
}

/// Makes one harmless change at a time and counts those of which the check doubts any changed set.
func falseAlarms(
  of change: HarmlessChange, in log: TrainingLog, trials: Int, _ random: inout SplitMix64
) -> Share {
  var share = Share()
  let before = Set(doubtedRows(of: log).keys)
  for _ in 0..<trials {
    var changed = log
    let rows = change.make(in: &changed, &random)
    share.cases += 1
    let found = doubtedRows(of: changed)
    let doubted = rows.filter { found[$0] != nil && !before.contains($0) }
    if !doubted.isEmpty { share.hits += 1 }
    if let row = doubted.first, CommandLine.arguments.contains("--hits") {
      let rules = (found[row] ?? []).map(\.rawValue).joined(separator: " ")
      print(
        "    \(change.name): \(log.exercises[Int(log.columns.exercise[row])].name) "
          + "\(log.kilograms(row)) → \(changed.kilograms(row)) kg, \(doubted.count) of "
          + "\(rows.count), \(rules)")
    }
  }
  return share
}
