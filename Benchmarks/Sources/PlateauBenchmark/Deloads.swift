import GymBo
import SeededNumbers

@testable import GymBoAnalysis
@testable import GymBoLog

/// How many deload sessions are recognised in the log of a whole programme, and how many usual ones are taken for one.
///
/// Four lifts in each of 1…3 sessions a week for 40 weeks; the top load follows the day's e1RM in steps of 2.5 kg for
/// sets of 5…8; every sixth week 10 % lighter with 2 instead of 4 sets.
func printDeloads(runs: Int) {
  print("\nDeloads recognised in simulated logs (\(runs) logs a line)")
  for sessions in 1...3 {
    for (name, lighter, sets) in [
      ("10 % lighter, half the sets", 0.9, 2), ("10 % lighter", 0.9, 4), ("half the sets", 1, 2),
      ("no deloads", 1, 4),
    ] {
      var (light, found, usual, wrong) = (0, 0, 0, 0)
      for run in 0..<runs {
        let simulated = deloadLog(perWeek: sessions, lighter: lighter, deloadSets: sets, run: run)
        guard let findings = HistoryFindings(of: simulated.log, options: AnalysisOptions()) else {
          continue
        }
        let marked = Set(findings.breaks.deloads.flatMap(\.sessions))
        for (index, isLight) in simulated.isDeload.enumerated() {
          let isReal = isLight && name != "no deloads"
          if isReal { light += 1 } else { usual += 1 }
          if marked.contains(index) { if isReal { found += 1 } else { wrong += 1 } }
        }
      }
      let sensitivity = light > 0 ? share(Double(found) / Double(light)) : "    -"
      print(
        "  \(sessions) a week, \(pad(name, to: 28)) found \(sensitivity)   usual sessions taken for one "
          + share(Double(wrong) / Double(usual)))
    }
  }
}

private func deloadLog(
  perWeek: Int, lighter: Double, deloadSets: Int, run: Int
) -> (log: TrainingLog, isDeload: [Bool]) {
  var random = SplitMix64(seed: seed(run))
  var log = TrainingLog()
  var isDeload: [Bool] = []
  let start = CivilDate(iso: "2025-01-06") ?? CivilDate(dayNumber: 0)
  for lift in 0..<4 {
    log.exercises.append(
      LoggedExercise(name: "Lift \(lift)", resolution: .unassigned))
  }
  let maxima = [140.0, 100, 180, 60]
  for week in 0..<40 {
    let deloads = week % 6 == 5
    for slot in 0..<perWeek where random.uniform() >= 0.15 {
      let first = log.columns.count
      let date = start.advanced(by: 7 * week + slot * 7 / perWeek)
      for lift in 0..<4 {
        let day = maxima[lift] * (1 + 0.003 * Double(week)) * (1 + 0.025 * random.normal())
        let repetitions = 5 + Int(random.uniform() * 4)
        let ability = day * Double(37 - repetitions) / 36
        let load = (ability * (deloads ? lighter : 1) / 2.5).rounded(.down) * 2.5
        for _ in 0..<(deloads ? deloadSets : 4) {
          log.columns.append(
            session: log.sessions.count, exercise: lift, load: load, repetitions: repetitions)
        }
      }
      guard let time = CivilTime(date: date, hour: 18, minute: 0) else { continue }
      log.sessions.append(
        Session(
          start: time, hasTime: true, duration: nil, title: nil, note: nil,
          sets: first..<log.columns.count))
      isDeload.append(deloads)
    }
  }
  return (log, isDeload)
}

extension SetColumns {
  fileprivate mutating func append(
    session: Int, exercise: Int, load: Double, repetitions: Int
  ) {
    self.session.append(Int32(session))
    self.exercise.append(Int32(exercise))
    block.append(0)
    kind.append(.working)
    semantics.append(.loaded)
    self.load.append(Int64(load * Double(LoadUnit.kilogram.unitsPerOne)))
    self.repetitions.append(Int32(repetitions))
    seconds.append(nil)
    metres.append(nil)
    rpe.append(nil)
    rest.append(nil)
    superset.append(nil)
    note.append(nil)
    file.append(0)
    line.append(Int32(line.count + 2))
    byteOffset.append(0)
  }
}
