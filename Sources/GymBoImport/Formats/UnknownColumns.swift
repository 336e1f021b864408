import GymBoLog

/// What is told of a file whose header no known format has: the nearest format, what its columns probably hold, and the first
/// sets as they would be read.
struct UnknownColumns {
  let header: UnknownHeader
  /// The header as its columns were found; nil where something is open.
  let certainMap: HeaderMap?

  /// Bytes of the file that are read for the first sets, and how many of them are shown.
  private static let (sample, most) = (1 << 16, 3)

  init(_ line: HeaderLine, _ file: InputFile, _ options: ImportOptions) {
    let search = MappingSearch(line.names, file, after: line.reader)
    var header = HeaderMap.unknown(line.names, line: line.text, file: file.name)
    header.columns = search.mapping
    header.likelyColumns = search.columns
    header.open = search.ties
    if let mapping = options.columns {
      let names = Set(line.names.map(\.columnKey))
      header.notInFile = mapping.columns.map(\.name).filter { !names.contains($0.columnKey) }
    }
    let map = search.mapping.flatMap { HeaderMap(line.names, as: $0) }
    if options.findsExamples, let mapping = search.mapping, map != nil {
      (header.examples, header.hasOpenDates) = UnknownColumns.examples(mapping, file, options)
    }
    self.header = header
    certainMap = header.open.isEmpty ? map : nil
  }

  /// The first sets of a file, each in a line, and whether the order of its dates is open; none where they cannot be read.
  private static func examples(
    _ mapping: ColumnMapping, _ file: InputFile, _ options: ImportOptions
  ) -> (sets: [String], hasOpenDates: Bool) {
    var options = options
    options.columns = mapping
    options.exerciseMap = nil
    // The sets are read like any file's. With a mapping that does not fit, that would come here again.
    options.findsExamples = false
    // The last line of a part of the file may be cut.
    var bytes = file.bytes.prefix(sample)
    if bytes.count < file.bytes.count, let end = bytes.lastIndex(of: 0x0A) {
      bytes = bytes[...end]
    }
    let part = InputFile(name: file.name, bytes: Array(bytes))
    do throws(ImportError) {
      return (sets(try importHistory([part], options: options)), false)
    } catch {
      guard case .ambiguousDates = error else { return ([], false) }
      options.dateOrder = .dayFirst
      let log = try? importHistory([part], options: options)
      return (log.map(sets) ?? [], true)
    }
  }

  /// The first sets of a log, each in a line.
  private static func sets(_ log: TrainingLog) -> [String] {
    (0..<min(most, log.columns.count)).map { row in
      let sets = log.columns
      let session = log.sessions[Int(sets.session[row])]
      var words = [
        session.hasTime
          ? "\(session.date) " + "\(session.start)".dropFirst(11).prefix(5) : "\(session.date)",
        log.exercises[Int(sets.exercise[row])].name,
      ]
      if let load = sets.load[row] {
        let kilograms = Load(units: load).kilograms
        words.append("\(Int(exactly: kilograms).map { "\($0)" } ?? "\(kilograms)") kg")
      }
      if let repetitions = sets.repetitions[row] { words.append("× \(repetitions)") }
      if let seconds = sets.seconds[row] { words.append("\(seconds) s") }
      if let metres = sets.metres[row] { words.append("\(metres) m") }
      return words.joined(separator: " ")
    }
  }
}
