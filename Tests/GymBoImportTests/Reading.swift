import Foundation
import GymBoImport
import GymBoLog

/// A file made of lines.
func input(_ name: String = "export.csv", _ lines: String..., end: String = "\n") -> InputFile {
  InputFile(name: name, bytes: Array((lines.joined(separator: end) + end).utf8))
}

/// The log of a file made of lines.
func read(
  _ lines: String..., end: String = "\n", options: ImportOptions = ImportOptions()
) throws -> TrainingLog {
  let text = lines.joined(separator: end) + end
  return try importHistory(
    [InputFile(name: "export.csv", bytes: Array(text.utf8))], options: options)
}

/// The sets of a log, one line each: what the test files say must have been read.
func lines(_ log: TrainingLog) -> [String] {
  (0..<log.columns.count).map { row in
    let sets = log.columns
    let session = log.sessions[Int(sets.session[row])]
    let start = session.hasTime ? "\(session.start)" : "\(session.date)"
    let block = sets.block[row] > 0 ? "#\(sets.block[row])" : ""
    var parts = [
      start, session.title ?? "-", log.exercises[Int(sets.exercise[row])].name + block,
      sets.kind[row].name, sets.semantics[row].name,
    ]
    if let load = sets.load[row] { parts.append("\(Load(units: load).kilograms) kg") }
    if let repetitions = sets.repetitions[row] { parts.append("× \(repetitions)") }
    if let seconds = sets.seconds[row] { parts.append("\(seconds) s") }
    if let metres = sets.metres[row] { parts.append("\(metres) m") }
    if let rpe = sets.rpe[row] { parts.append("RPE \(rpe)") }
    if let rest = sets.rest[row] { parts.append("rest \(rest)") }
    if let superset = sets.superset[row] { parts.append("superset \(superset)") }
    if let note = sets.note[row] { parts.append("“\(note)”") }
    return parts.joined(separator: ", ")
  }
}

/// The same without the start and the title of the workout.
func short(_ log: TrainingLog) -> [String] {
  lines(log).map { $0.split(separator: ", ").dropFirst(2).joined(separator: ", ") }
}

/// The rules of a log's issues, without the one that only says that kilograms were assumed.
func rules(_ log: TrainingLog) -> [IssueRule] {
  log.issues.map(\.rule).filter { $0 != .unitAssumed }
}

/// Whether in every file rows = sets + excluded + rejected, and the counts are those of the log.
func conserves(_ log: TrainingLog) -> Bool {
  log.files.indices.allSatisfy { index in
    let file = log.files[index]
    let leftOut = log.leftOut.filter { $0.file == index }
    return file.rows == file.sets + file.excluded + file.rejected
      && file.sets == log.columns.file.count { $0 == index }
      && file.rejected == leftOut.count { $0.reason == .rejected }
      && file.excluded == leftOut.count { $0.reason != .rejected }
  }
}

/// Pounds in units of `Load`: 1 lb = 0.45359237 kg.
func pounds(_ value: Int64) -> Int64 { value * 9_071_847_400 }
