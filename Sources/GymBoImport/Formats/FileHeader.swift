import GymBoLog

/// The header of a file, and what it tells of all rows.
struct FileHeader: Sendable {
  let map: HeaderMap
  let delimiter: UInt8
  /// The first 200 bytes of the first line.
  let text: String
  /// The unit of loads where neither header nor row names one.
  let defaultUnit: LoadUnit
  /// The file, before anything is counted.
  let source: SourceFile

  /// The largest header that is read, in bytes. The first piece that is read of a file is at least as large.
  static let largest = 1 << 20

  /// Reads the first line and recognises the format.
  /// - Parameter file: the whole file, or at least ``largest`` bytes of it.
  /// - Returns: the header, and a reader that goes on after the first line.
  static func read(
    _ file: InputFile, options: ImportOptions
  ) throws(ImportError) -> (FileHeader, RecordReader) {
    let line = HeaderLine(file, from: try TextEncoding.textStart(file))
    guard let map = HeaderMap(line.names) else {
      throw .unknownHeader(HeaderMap.unknown(line.names, line: line.text, file: file.name))
    }
    guard line.reader.position <= FileHeader.largest else {
      throw .oversizedPart(name: file.name, line: 1, .header(limit: FileHeader.largest))
    }
    let namesUnit = map.has(.loadUnit) || map.loadUnit(of: .load) != nil
    let unit: UnitKnowledge =
      namesUnit ? .stated : options.inputUnit.map { .given($0) } ?? .assumedKilograms
    let header = FileHeader(
      map: map, delimiter: line.delimiter, text: line.text,
      defaultUnit: options.inputUnit ?? .kilogram,
      source: SourceFile(
        name: file.name, format: map.format.id, variant: map.variantName, unit: unit))
    return (header, line.reader)
  }
}

extension ImportedFile {
  /// Adds issues for what is uncertain in all rows: the format, the clock, the unit of loads.
  mutating func noteFile(_ file: Int32, header: FileHeader, exercises: ExerciseTable) {
    let format = header.map.format
    func note(
      _ rule: IssueRule, _ severity: Issue.Severity = .notice, _ proposal: Issue.Proposal? = nil
    ) -> Issue {
      Issue(
        rule: rule, severity: severity,
        place: SourcePlace(file: file, line: 1, byteOffset: 0), original: header.text,
        proposal: proposal)
    }
    if format.certainty == .description { issues.append(note(.formatFromDescription)) }
    if format.clock == .universal { issues.append(note(.universalTime)) }
    guard source.unit == .assumedKilograms, rows.contains(where: { $0.load != nil }) else {
      return
    }
    issues.append(note(.unitAssumed, .notice, .sayPounds))
    let isBarbell = exercises.entries.map { $0.resolution.facts?.implement == .barbell }
    if PoundPattern.matches(rows, isBarbell: isBarbell) {
      issues.append(note(.unitLooksLikePounds, .warning, .sayPoundsAsLoadsLook))
    }
  }
}
