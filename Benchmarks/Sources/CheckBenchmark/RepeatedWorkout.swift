import GymBo
import SeededNumbers

@testable import GymBoAnalysis
@testable import GymBoImport
@testable import GymBoLog

/// Appends the rows of a workout to the file and reads it again.
/// - Returns: whether the workout counts once and the file is said to repeat it. The last workout of a file then comes
///   twice in a row, where it counts twice and has to be doubted.
func isFoundInFile(_ file: [UInt8], _ log: TrainingLog, session: Int) -> Bool {
  let lines = Set(log.sessions[session].sets.map { Int(log.columns.line[$0]) })
  var copy: [UInt8] = []
  // The rows of the shared exports are lines, except where a note has several.
  for (index, line) in file.split(separator: 0x0A, omittingEmptySubsequences: false).enumerated()
  where lines.contains(index + 1) {
    copy += line + [0x0A]
  }
  let text = file + (file.last == 0x0A ? [] : [0x0A]) + copy
  guard
    let read = try? importHistory(
      [InputFile(name: "twice.csv", bytes: text)], options: ImportOptions())
  else { return false }
  if read.columns.count == log.columns.count {
    return read.issues.contains { $0.rule == .repeatedWorkouts }
  }
  return suspicions(of: read).contains { $0.issue.rule == .duplicateWorkout }
}

/// Logs a workout a second time, five minutes after the first.
/// - Returns: whether the data check doubts it.
func isFoundInLog(_ log: TrainingLog, session: Int) -> Bool {
  var sets: [LoggedSet] = []
  for index in log.sessions.indices {
    sets += loggedSets(of: log, session: index, name: "\(index)", minutes: 0)
  }
  sets += loggedSets(of: log, session: session, name: "copy", minutes: 5)
  return suspicions(of: History(sets: sets).log).contains { $0.issue.rule == .duplicateWorkout }
}

private func loggedSets(
  of log: TrainingLog, session: Int, name: String, minutes: Int
) -> [LoggedSet] {
  let start = log.sessions[session].start
  let second = Int(start.secondOfDay) + 60 * minutes
  let moved = CivilTime(
    date: start.date, hour: min(second / 3600, 23), minute: second / 60 % 60)
  return log.sessions[session].sets.map { row in
    var set = LoggedSet(
      exercise: log.exercises[Int(log.columns.exercise[row])].name, start: .time(moved ?? start))
    set.session = name
    set.load = log.columns.load[row].map { Load(units: $0).kilograms }
    set.repetitions = log.columns.repetitions[row].map(Double.init)
    set.seconds = log.columns.seconds[row]
    set.metres = log.columns.metres[row]
    set.kind = .known(log.columns.kind[row])
    return set
  }
}
