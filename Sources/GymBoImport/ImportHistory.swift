public import GymBoLog

/// Reads the exports of one athlete into one training log.
///
/// The log does not depend on the order of the files, nor on the order of whole workouts in a file. Bad rows are
/// in the log's issues; an error is thrown only where a file cannot be read as an export at all.
/// - Parameter files: At least one.
public func importHistory(
  _ files: [InputFile], options: ImportOptions
) throws(ImportError) -> TrainingLog {
  guard !files.isEmpty else { throw .noFiles }
  let ordered = files.sorted { a, b in
    a.name != b.name ? a.name < b.name : a.bytes.lexicographicallyPrecedes(b.bytes)
  }
  var exercises = ExerciseTable(userMap: options.exerciseMap)
  var histories: [FileHistory] = []
  for (index, file) in ordered.enumerated() {
    histories.append(
      try readFile(file, index: Int32(index), options: options, exercises: &exercises))
  }
  var assembly = LogAssembly(ordered, histories, exercises)
  return assembly.assemble()
}

private func readFile(
  _ file: InputFile, index: Int32, options: ImportOptions, exercises: inout ExerciseTable
) throws(ImportError) -> FileHistory {
  let start = try TextEncoding.textStart(file)
  let bytes = file.bytes.span
  let firstLine = HeaderLine(file, from: start)
  guard let map = HeaderMap(firstLine.names) else {
    throw .unknownHeader(
      HeaderMap.unknown(firstLine.names, line: firstLine.text, file: file.name))
  }
  let namesUnit = map.has(.loadUnit) || map.loadUnit(of: .load) != nil
  let unit: UnitKnowledge =
    namesUnit ? .stated : options.inputUnit.map { .given($0) } ?? .assumedKilograms
  let source = SourceFile(
    name: file.name, format: map.format.id, variant: map.variantName, unit: unit)
  var rows = FileReader(
    file: index, source: source, map: map, defaultUnit: options.inputUnit ?? .kilogram,
    reader: firstLine.reader, hasNUL: firstLine.reader.hasNUL)
  var history = rows.read(bytes, exercises: &exercises)
  noteUnit(&history, file: index, header: firstLine.text)
  return history
}

/// Says that kilograms were assumed, and that they look like pounds.
private func noteUnit(_ history: inout FileHistory, file: Int32, header: String) {
  guard history.source.unit == .assumedKilograms,
    history.rows.contains(where: { $0.load != nil })
  else { return }
  let place = SourcePlace(file: file, line: 1, byteOffset: 0)
  history.issues.append(
    Issue(
      rule: .unitAssumed, severity: .notice, place: place, original: header,
      proposal: "loads were read as kilograms; if they are pounds, add --input-unit lb"))
  if PoundPattern.matches(history.rows) {
    history.issues.append(
      Issue(
        rule: .unitLooksLikePounds, severity: .warning, place: place, original: header,
        proposal: "the loads look like pounds (45, 95, 135, 185, 225); add --input-unit lb"))
  }
}
