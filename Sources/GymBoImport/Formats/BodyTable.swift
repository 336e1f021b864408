package import GymBoLog

/// A table of body weights and other measures of a body, as scales and apps export it.
package struct BodyTable: Sendable {
  /// The file's name without its folders.
  package let name: String
  /// The machine word of the app.
  package let format: String
  /// The app, for people.
  package let app: String
  /// What was measured, in order of time.
  package private(set) var measurements: [BodyMeasurement] = []
  /// Rows below the header that are not blank.
  package private(set) var rows = 0
  /// What could not be read.
  package private(set) var rejected: [Rejection] = []

  /// A cell or row that could not be read.
  package struct Rejection: Sendable, Hashable {
    package enum Reason: Sendable { case date, value }
    /// From 1.
    package let line: Int
    package let text: String
    package let reason: Reason
  }

  private var columns: [BodyColumn]
  /// The first column of each meaning.
  private var places: [BodyColumn.Meaning: Int]
  /// The unit of masses that neither header nor cell names; empty where it is not known.
  private var massUnit: String
  private let options: ImportOptions

  /// Reads a file.
  /// - Returns: nil for a file that is no such table.
  /// - Throws: where it does not say its unit or the order of its dates.
  package init?(_ file: InputFile, options: ImportOptions) throws(ImportError) {
    // Who says what the columns of a table hold says that it is one of sets.
    guard !file.bytes.isEmpty, options.columns == nil, !options.readsFoundColumns else {
      return nil
    }
    let file = file.inUTF8
    guard let start = try? TextEncoding.textStart(file), let head = BodyTableHead(file, start),
      head.line.names.count <= EverydayName.mostColumns, HeaderMap(head.line.names) == nil
    else { return nil }
    columns = head.line.names.map(BodyColumn.init)
    places = Dictionary(
      columns.enumerated().compactMap { place, column in column.meaning.map { ($0, place) } },
      uniquingKeysWith: { first, _ in first })
    guard BodyTable.isBodyTable(columns), !BodyTable.hasSets(head.line.names) else { return nil }
    let app = BodyTableFormat.of(columns)
    (name, format, self.app) = (FileName.lastPart(of: file.name), app.id, app.name)
    massUnit = head.unit.isEmpty ? options.inputUnit?.rawValue ?? "" : head.unit
    self.options = options
    try read(file, after: head.line.reader)
    measurements.sort { ($0.at, $0.metric.rawValue) < ($1.at, $1.metric.rawValue) }
  }

  /// Whether a header has a day and a value of a body.
  private static func isBodyTable(_ columns: [BodyColumn]) -> Bool {
    let meanings = Set(columns.compactMap(\.meaning))
    guard meanings.contains(.date) || meanings.contains(.time) else { return false }
    if meanings.isSuperset(of: [.metricName, .anyValue]) { return true }
    return meanings.contains(.value(.bodyMass))
  }

  /// Whether a header has an exercise or repetitions, as people call them. A name alone may be that of the person.
  private static func hasSets(_ names: [String]) -> Bool {
    names.lazy.filter { $0.folded.trimmed != "name" }.map(EverydayName.init).contains { name in
      [ColumnMapping.Meaning.exercise, .repetitions, .set, .sets].contains {
        name.score(as: $0) != nil
      }
    }
  }

  private mutating func read(
    _ file: InputFile, after reader: RecordReader
  ) throws(ImportError) {
    // The file is read twice: its rows as texts take many times its size.
    let order = try dateOrder(of: file, after: reader)
    var reader = reader
    let hasDays = columns.contains { $0.meaning == .date }
    var day: CivilDate?
    while let (cells, row) = reader.nextTexts(file.bytes) {
      guard cells.contains(where: { !$0.isEmpty }) else { continue }
      let line = Int(row)
      // Garmin, which has no column of days, writes a day alone above the times of its rows.
      if !hasDays, cells.dropFirst().allSatisfy(\.isEmpty), let date = written(cells[0], order) {
        day = date.date
        continue
      }
      rows += 1
      guard let at = moment(of: cells, order, day: day) else {
        reject(line, cells.first ?? "", .date)
        continue
      }
      if cell(.anyValue, of: cells) != nil {
        try readNamedValue(of: cells, at, line, name: file.name)
      } else {
        try readValues(of: cells, at, line, name: file.name)
      }
    }
  }

  private mutating func reject(_ line: Int, _ text: String, _ reason: Rejection.Reason) {
    rejected.append(Rejection(line: line, text: String(text.prefix(80)), reason: reason))
  }

  private func cell(_ meaning: BodyColumn.Meaning, of cells: [String]) -> String? {
    guard let place = places[meaning], place < cells.count, !cells[place].isEmpty
    else { return nil }
    return cells[place]
  }

  // MARK: Dates

  private func written(_ text: String, _ order: DateOrder?) -> WrittenDate? {
    let bytes = Array(text.utf8)
    let date = WrittenDate(bytes.span, 0..<bytes.count, order: order)
    guard let zone = options.zone else { return date }
    return date?.shown(in: zone)
  }

  private func moment(
    of cells: [String], _ order: DateOrder?, day: CivilDate?
  ) -> (time: CivilTime, hasTime: Bool)? {
    let time = cell(.time, of: cells)
    let second = time.flatMap { text in
      let bytes = Array(text.utf8)
      return WrittenDate.timeOfDay(bytes.span, 0..<bytes.count)
    }
    // Some tables call the date a time.
    if let date = (cell(.date, of: cells) ?? time).flatMap({ written($0, order) }) {
      let known = second ?? date.secondOfDay
      return (CivilTime(date: date.date, secondOfDay: known ?? 0), known != nil)
    }
    guard let day, let second, cell(.date, of: cells) == nil else { return nil }
    return (CivilTime(date: day, secondOfDay: second), true)
  }

  /// The order of dates such as 03/04/2026, by the first one that tells it.
  private func dateOrder(
    of file: InputFile, after reader: RecordReader
  ) throws(ImportError) -> DateOrder? {
    if let given = options.dateOrder { return given }
    var example: (text: String, line: Int)?
    var reader = reader
    while let (cells, line) = reader.nextTexts(file.bytes) {
      guard let text = cell(.date, of: cells) ?? cell(.time, of: cells) else { continue }
      let bytes = Array(text.utf8)
      guard let numbers = WrittenDate.leadingNumbers(bytes.span, bytes.indices) else { continue }
      switch WrittenDate.order(toldBy: bytes.span, bytes.indices, numbers) {
      case .told(let told): return told
      case .open: example = example ?? (text, Int(line))
      case .noDay: continue
      }
    }
    guard let example else { return nil }
    throw .ambiguousDates(name: file.name, line: example.line, example: example.text)
  }

  // MARK: Values

  private mutating func readValues(
    of cells: [String], _ at: (time: CivilTime, hasTime: Bool), _ line: Int, name: String
  ) throws(ImportError) {
    for (column, text) in zip(columns, cells) {
      guard case .value(let metric) = column.meaning else { continue }
      try read(text, of: metric, unit: column.unit, at, line, name: name)
    }
  }

  private mutating func readNamedValue(
    of cells: [String], _ at: (time: CivilTime, hasTime: Bool), _ line: Int, name: String
  ) throws(ImportError) {
    // A measure of one's own has no metric, and is passed over.
    guard let metric = cell(.metricName, of: cells).flatMap(BodyColumn.metric(named:)) else {
      return
    }
    try read(
      cell(.anyValue, of: cells) ?? "", of: metric, unit: cell(.unitOfRow, of: cells) ?? "", at,
      line, name: name)
  }

  /// Cells that say that there is no value.
  private static let blanks: Set<String> = ["", "--", "-", "–", "0", "0.0", "0.00"]

  private mutating func read(
    _ text: String, of metric: BodyMetric, unit: String,
    _ at: (time: CivilTime, hasTime: Bool), _ line: Int, name: String
  ) throws(ImportError) {
    guard !BodyTable.blanks.contains(text) else { return }
    let known = metric == .bodyMass && unit.isEmpty ? massUnit : unit
    if metric == .bodyMass, known.isEmpty, text.allSatisfy({ $0.isNumber || ".,".contains($0) }) {
      throw .unknownBodyUnit(name: name, line: line, example: text)
    }
    guard let value = BodyValueText.value(text, of: metric, unit: known) else {
      reject(line, text, .value)
      return
    }
    measurements.append(
      BodyMeasurement(metric, at: at.time, hasTime: at.hasTime, value: value))
  }
}

/// The head of a table of body weights: its header, and above it what Libra says of the file.
struct BodyTableHead {
  private(set) var line: HeaderLine
  /// The unit of masses, where a line above the header says it; else empty.
  private(set) var unit = ""

  /// Lines above a header that are looked through.
  private static let mostLines = 10

  init?(_ file: InputFile, _ start: Int) {
    var (from, number) = (start, Int32(1))
    line = HeaderLine(file, from: from)
    for _ in 0..<BodyTableHead.mostLines {
      guard let first = line.names.first, first.hasPrefix("#") else { return }
      // `#date;weight;…` is the header itself.
      if line.names.count > 1 {
        line.names[0] = String(first.dropFirst())
        return
      }
      if first.lowercased().hasPrefix("#units:") {
        unit = String(first.dropFirst(7)).trimmed.lowercased()
      }
      guard let end = file.bytes[from...].firstIndex(of: 0x0A) else { return nil }
      (from, number) = (end + 1, number + 1)
      line = HeaderLine(file, from: from, line: number)
    }
    return nil
  }
}
