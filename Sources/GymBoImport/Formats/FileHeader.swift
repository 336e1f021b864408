import GymBoLog

/// The header of a file, and what it tells of all rows.
struct FileHeader: Sendable {
  let map: HeaderMap
  let delimiter: UInt8
  /// The first 200 bytes of the header, and its line.
  let text: String
  let line: Int32
  /// The line above the header that is no part of the table, such as a title; nil where the header is first.
  let title: String?
  /// The order of dates such as 03/04/2026; nil where the file has none.
  fileprivate(set) var dateOrder: DateOrder?
  /// The date that told the order; nil where it was given, or not needed.
  fileprivate(set) var tellingDate: String?
  /// The decimal marks of columns in which a number may have two meanings.
  fileprivate(set) var decimalMarks = DecimalMarks()
  /// The zone in which the lifter's clock shows universal times; nil takes them as written.
  let zone: ZoneRules?
  /// The unit of loads where neither header nor row names one.
  private(set) var defaultUnit: LoadUnit
  /// The file, before anything is counted.
  private(set) var source: SourceFile

  /// The largest header that is read, in bytes. The first piece that is read of a file is at least as large.
  static let largest = 1 << 20

  /// Finds the header and recognises the format.
  /// - Parameter file: the whole file, or at least ``largest`` bytes of it.
  /// - Returns: the header, and a reader that goes on after it.
  static func read(
    _ file: InputFile, options: ImportOptions
  ) throws(ImportError) -> (FileHeader, RecordReader) {
    let (line, map, title) = try find(file, options)
    guard line.reader.position <= FileHeader.largest else {
      throw .oversizedPart(name: file.name, line: 1, .header(limit: FileHeader.largest))
    }
    let namesUnit = map.has(.loadUnit) || map.loadUnit(of: .load) != nil
    let unit: UnitKnowledge =
      namesUnit ? .stated : options.inputUnit.map { .given($0) } ?? .assumedKilograms
    let dates = try DateOrderSearch(
      file.bytes.span, named: file.name, after: line.reader, map, given: options.dateOrder)
    let header = FileHeader(
      map: map, delimiter: line.delimiter, text: line.text, line: line.reader.line, title: title,
      dateOrder: dates.order, tellingDate: dates.telling,
      zone: options.zone,
      defaultUnit: options.inputUnit ?? .kilogram,
      source: SourceFile(
        name: file.name, format: map.format.id, variant: map.variantName, unit: unit))
    return (header, line.reader)
  }

  /// The header with what only later rows tell: the order of dates, and the decimal marks.
  /// - Parameter reader: goes on after the header.
  /// - Returns: nil where they tell nothing that was not known.
  func learning(
    from bytes: Span<UInt8>, after reader: RecordReader, ordersDates: Bool, hasCommas: Bool
  ) -> FileHeader? {
    var header = self
    if ordersDates,
      let dates = try? DateOrderSearch(
        bytes, named: source.name, after: reader, map, given: nil, firstRows: .max)
    {
      (header.dateOrder, header.tellingDate) = (dates.order, dates.telling)
    }
    if hasCommas { header.decimalMarks = DecimalMarkSearch(bytes, after: reader, map).marks }
    return header.dateOrder == dateOrder && header.decimalMarks == decimalMarks ? nil : header
  }

  /// The header where an athlete's unit is known, and the file does not name one.
  func assuming(_ unit: LoadUnit?) -> FileHeader {
    guard let unit, source.unit != .stated else { return self }
    var header = self
    header.defaultUnit = unit
    header.source.unit = .given(unit)
    return header
  }

  /// Lines above the header that are looked at.
  private static let mostLinesAbove = 5

  /// Finds the line that names the columns: the first one, or the one after a line `sep=;` of a spreadsheet or after up to
  /// five lines of a title. A mapping goes before the known formats.
  private static func find(
    _ file: InputFile, _ options: ImportOptions
  ) throws(ImportError) -> (line: HeaderLine, map: HeaderMap, title: String?) {
    func map(_ names: [String]) -> HeaderMap? {
      if let mapping = options.columns, let map = HeaderMap(names, as: mapping) {
        return map
      }
      return HeaderMap(names)
    }
    if let laidOut = file.laidOut {
      var line = HeaderLine(file, from: 0, delimiter: UInt8(ascii: ","))
      line.text = laidOut.firstLine
      return (line, HeaderMap(rowsOf: laidOut), nil)
    }
    let first = HeaderLine(file, from: try TextEncoding.textStart(file))
    if let map = map(first.names) { return (first, map, nil) }
    var line = first
    if let delimiter = Delimiter.declared(by: first.text) {
      line = HeaderLine(
        file, from: first.reader.position, line: first.reader.nextLine, delimiter: delimiter)
      if let map = map(line.names) { return (line, map, nil) }
    } else {
      for _ in 0..<mostLinesAbove where line.reader.position < file.bytes.count {
        line = HeaderLine(file, from: line.reader.position, line: line.reader.nextLine)
        if let map = map(line.names) { return (line, map, first.text) }
      }
      line = first
    }
    let unknown = UnknownColumns(line, file, options)
    if options.readsFoundColumns, let map = unknown.certainMap { return (line, map, nil) }
    throw .unknownHeader(unknown.header)
  }
}

extension ImportedFile {
  /// Adds issues for what is uncertain in all rows: the format, the clock, the unit of loads.
  mutating func noteFile(
    _ file: Int32, header: FileHeader, exercises: ExerciseTable, laidOut: LaidOutFile? = nil
  ) {
    let format = header.map.format
    func note(
      _ rule: IssueRule, _ severity: Issue.Severity = .notice, _ proposal: Issue.Proposal? = nil,
      original: String? = nil, line: Int32? = nil
    ) -> Issue {
      Issue(
        rule: rule, severity: severity,
        place: SourcePlace(file: file, line: line ?? header.line, byteOffset: 0),
        original: original ?? header.text, proposal: proposal)
    }
    if let title = header.title { issues.append(note(.lineAboveHeader, original: title, line: 1)) }
    for cell in header.map.unknownCells {
      // The name of the column is that of its place.
      var issue = note(.unreadColumn, original: "")
      issue.place?.column = Int32(clamping: cell + 1)
      issue.place?.columnName = header.map.names[cell]
      issues.append(issue)
    }
    if let date = header.tellingDate {
      issues.append(
        note(header.dateOrder == .dayFirst ? .dayFirst : .monthFirst, original: date))
    }
    if format.certainty == .description { issues.append(note(.formatFromDescription)) }
    if let laidOut, !laidOut.isUTF8 { issues.append(note(.invalidUTF8, .warning, .saveAsUTF8)) }
    if hasUniversalTimes {
      issues.append(note(.universalTime, .notice, .sayZone))
    }
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
