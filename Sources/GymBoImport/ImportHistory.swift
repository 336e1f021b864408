package import GymBoLog

/// Reads the exports of one athlete into one training log.
///
/// The log does not depend on the order of the files, nor on the order of whole workouts in a file. Bad rows are
/// in the log's issues; an error is thrown only where a file cannot be read as an export at all.
/// - Parameters:
///   - files: at least one.
///   - options: how to read what they leave open.
///   - names: what is known of exercises' names already met. The user's map needs those of this athlete alone: with it they
///     are met anew.
package func importHistory(
  _ files: [InputFile], options: ImportOptions, names: ExerciseNames? = nil
) throws(ImportError) -> TrainingLog {
  guard !files.isEmpty else { throw .noFiles }
  var inRows: [InputFile] = []
  for file in files { inRows.append(try file.inUTF8.inRows()) }
  let ordered = inRows.sorted { a, b in
    a.name != b.name ? a.name < b.name : a.bytes.lexicographicallyPrecedes(b.bytes)
  }
  let known = options.exerciseMap == nil ? names : nil
  var exercises = ExerciseTable(names: known ?? ExerciseNames(userMap: options.exerciseMap))
  var histories: [ImportedFile] = []
  for (index, file) in ordered.enumerated() {
    histories.append(
      try readFile(file, index: Int32(index), options: options, exercises: &exercises))
  }
  var builder = TrainingLogBuilder(ordered.map { $0.bytes[...] }, histories, exercises)
  var log = builder.build()
  if let map = options.exerciseMap {
    // Those without a place come first.
    log.issues.insert(
      contentsOf: map.unmatched(by: exercises.lookedUp), at: 0)
  }
  return log
}

private func readFile(
  _ file: InputFile, index: Int32, options: ImportOptions, exercises: inout ExerciseTable
) throws(ImportError) -> ImportedFile {
  let (header, reader) = try FileHeader.read(file, options: options)
  var rows = try ReadRows(
    file.bytes.span, file: index, header, after: reader, exercises: &exercises)
  guard !rows.hasOtherAthletes else { throw .severalAthletes(name: file.name) }
  rows.history.noteFile(index, header: rows.header, exercises: exercises, laidOut: file.laidOut)
  if let laidOut = file.laidOut { rows.history.place(by: laidOut) }
  return rows.history
}
