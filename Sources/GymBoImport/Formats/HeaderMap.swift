import GymBoLog

/// Which cell of a row holds which column, by the names in the header of a file.
struct HeaderMap {
  let format: FormatDeclaration
  /// The number of cells in the header.
  let cellCount: Int
  /// The header's names as written.
  let names: [String]
  /// The number of the cell, from 1, by ``ExportColumn/rawValue``; 0 where the file has no such column.
  private let cells: ExportColumn.Values<UInt32>
  private let units: [HeaderUnit?]
  /// The number of cells in the head: the leading cells up to the last one that tells the athlete, workout or exercise.
  let headCells: Int
  /// The number of cells before the exercise's, where that is the last of the head; else 0.
  let workoutCells: Int
  /// The name of the declared variant that is most like the header.
  private(set) var variantName = ""

  private init(format: FormatDeclaration, names: [String], columns: [(ExportColumn, HeaderUnit?)?])
  {
    self.format = format
    self.names = names
    cellCount = names.count
    var cells = ExportColumn.Values<UInt32>(repeating: 0)
    var units = [HeaderUnit?](repeating: nil, count: ExportColumn.allCases.count)
    for (index, entry) in columns.enumerated() {
      guard let (column, unit) = entry else { continue }
      if cells[column.rawValue] == 0 {
        cells[column.rawValue] = UInt32(clamping: index + 1)
        units[column.rawValue] = unit
      } else if column == .load, unit != units[column.rawValue] {
        cells[ExportColumn.secondLoad.rawValue] = UInt32(clamping: index + 1)
        units[ExportColumn.secondLoad.rawValue] = unit
      }
    }
    if format.sharesUnit {
      cells[ExportColumn.distanceUnit.rawValue] = cells[ExportColumn.loadUnit.rawValue]
    }
    self.cells = cells
    self.units = units
    headCells = [ExportColumn.athlete, .session, .start, .time, .end, .title, .exercise]
      .reduce(0) { max($0, Int(cells[$1.rawValue])) }
    workoutCells =
      headCells > 0 && Int(cells[ExportColumn.exercise.rawValue]) == headCells ? headCells - 1 : 0
  }

  /// Recognises a header.
  /// - Returns: nil if no known format has such a header.
  init?(_ names: [String]) {
    guard let map = RecognisedHeaders.map(names) else { return nil }
    self = map
  }

  /// Recognises a header by comparing it with every format.
  init?(comparing names: [String]) {
    let keys = names.map(\.columnKey)
    for format in FormatDeclaration.all {
      let map = HeaderMap(
        format: format, names: names, columns: HeaderMap.columns(ofKeys: keys, in: format))
      if format.required.allSatisfy({ map.has($0) }) {
        self = map
        variantName = likestVariant
        return
      }
    }
    return nil
  }

  /// The header of the rows that the sets of a laid out file were written as.
  init(rowsOf file: LaidOutFile) {
    let names = SetRows.columns.map(\.text)
    self.init(format: file.format, names: names, columns: SetRows.columns.map { ($0.column, nil) })
    variantName = file.variant
  }

  /// A header with the columns of a mapping.
  /// - Returns: nil where one of them is missing.
  init?(_ names: [String], as mapping: ColumnMapping) {
    let format = mapping.format
    let map = HeaderMap(
      format: format, names: names, columns: HeaderMap.columns(names, in: format))
    guard format.required.allSatisfy({ map.has($0) }) else { return nil }
    self = map
    variantName = mapping.option
  }

  /// The index of a column's cell; −1 where the file has no such column.
  @inline(__always)
  func cell(_ column: ExportColumn) -> Int { Int(cells[column.rawValue]) - 1 }

  @inline(__always)
  func has(_ column: ExportColumn) -> Bool { cells[column.rawValue] > 0 }

  /// Whether it is the table `sets` of this tool, whose texts have guards against spreadsheets.
  var isOwnTable: Bool { names.starts(with: ["file", "line", "status", "reason"]) }

  func loadUnit(of column: ExportColumn) -> LoadUnit? {
    if case .load(let unit) = units[column.rawValue] { unit } else { nil }
  }

  var distanceUnit: DistanceUnit? {
    if case .distance(let unit) = units[ExportColumn.distance.rawValue] { unit } else { nil }
  }

  /// The seconds of one in a column of durations.
  func secondsPerOne(of column: ExportColumn) -> UInt64 {
    if case .duration(let unit) = units[column.rawValue] { unit.rawValue } else { 1 }
  }

  private static func columns(
    _ names: [String], in format: FormatDeclaration
  ) -> [(ExportColumn, HeaderUnit?)?] {
    columns(ofKeys: names.map(\.columnKey), in: format)
  }

  /// The columns by the names' ``Swift/String/columnKey``, which is made once for all formats.
  private static func columns(
    ofKeys keys: [String], in format: FormatDeclaration
  ) -> [(ExportColumn, HeaderUnit?)?] {
    let known = Dictionary(
      (format.columnNames + [.athlete]).map { ($0.text.columnKey, ($0.column, $0.unit)) },
      uniquingKeysWith: { first, _ in first })
    return keys.map { known[$0] }
  }
}

extension HeaderMap {
  /// The columns of the file, in the order of their cells.
  private var columnsInOrder: [ExportColumn] {
    ExportColumn.allCases.filter { has($0) }.sorted { cell($0) < cell($1) }
  }

  /// The name of the declared variant that is most like the header. A column Athlete makes no difference.
  private var likestVariant: String {
    let named = names.indices.filter { !has(.athlete) || $0 != cell(.athlete) }
    let keys = named.map { names[$0].columnKey }
    let order = columnsInOrder.filter { $0 != .athlete }
    var best: (name: String, score: Int)?
    var hasSameColumns = false
    for variant in format.variants {
      let map = HeaderMap(
        format: format, names: variant.columnNames,
        columns: HeaderMap.columns(variant.columnNames, in: format))
      let otherOrder = map.columnsInOrder
      let otherKeys = variant.columnNames.map(\.columnKey)
      if keys == otherKeys { return variant.name }
      let shared = keys.count(where: { otherKeys.contains($0) })
      let differing = keys.count + otherKeys.count - 2 * shared
      // The same columns with other names or units count more than everything else.
      let score = (order == otherOrder ? 1000 : 0) + 2 * shared - differing
      if score > best?.score ?? Int.min {
        best = (variant.name, score)
        hasSameColumns = order == otherOrder
      }
    }
    guard let best else { return format.name }
    return hasSameColumns ? best.name : "\(best.name) (other columns)"
  }

  /// The error for a header that no known format has.
  static func unknown(_ names: [String], line: String, file: String) -> UnknownHeader {
    var nearest: (format: FormatDeclaration, missing: [ExportColumn], shared: Int)?
    let keys = names.map(\.columnKey)
    for format in FormatDeclaration.all {
      let map = HeaderMap(
        format: format, names: names, columns: HeaderMap.columns(ofKeys: keys, in: format))
      let missing = format.required.filter { !map.has($0) }
      let shared = map.columnsInOrder.count
      let isNearer =
        nearest.map {
          shared > $0.shared || shared == $0.shared && missing.count < $0.missing.count
        }
        ?? (shared > 0)
      if isNearer { nearest = (format, missing, shared) }
    }
    let missing = nearest.map { entry in
      entry.missing.compactMap { column in
        entry.format.columnNames.first { $0.column == column }?.text
      }
    }
    var header = UnknownHeader(
      file: file, found: line, nearest: nearest?.format.name, missing: missing ?? [],
      known: knownFormats.map { "\($0.name): \($0.recognition)" })
    if let (format, missing) = nearlyExport(names) {
      (header.nearlyExportOf, header.missing) = (format.name, missing)
    }
    return header
  }

  /// The share of an export's columns from which a header is probably that export's, with columns taken out or renamed.
  private static let nearlyShare = 0.75

  /// The format of which a header has nearly all columns of a variant, and what it needs and lacks; nil where none is so near.
  private static func nearlyExport(
    _ names: [String]
  ) -> (format: FormatDeclaration, missing: [String])? {
    let keys = Set(names.map(\.columnKey))
    var best: (format: FormatDeclaration, missing: [String], share: Double)?
    for format in FormatDeclaration.all where format.id != FormatDeclaration.plain.id {
      for variant in format.variants {
        let columns = variant.columnNames
        let lacking = columns.filter { !keys.contains($0.columnKey) }
        let share = 1 - Double(lacking.count) / Double(max(1, columns.count))
        let missing = zip(lacking, HeaderMap.columns(lacking, in: format))
          .filter { _, column in column.map { format.required.contains($0.0) } ?? false }
          .map(\.0)
        if share >= nearlyShare, share > best?.share ?? 0, !missing.isEmpty {
          best = (format, missing, share)
        }
      }
    }
    return best.map { ($0.format, $0.missing) }
  }
}

extension HeaderMap {
  /// The cells of columns that nothing is read of, and that the app's own headers do not have: a user's, or those of a newer app.
  /// Of a table with very many columns, the first ones; a column without a name is none.
  var unknownCells: [Int] {
    guard !isOwnTable else { return [] }
    let read = Set(ExportColumn.allCases.map(cell))
    let own = Set(format.variants.flatMap(\.columnNames).map(\.columnKey))
    return Array(
      names.indices.lazy
        .filter { !read.contains($0) && !names[$0].columnKey.isEmpty }
        .filter { !own.contains(names[$0].columnKey) }
        .prefix(EverydayName.mostColumns))
  }
}

extension FormatVariant {
  /// The names in the declared header. None has a delimiter inside quotes.
  var columnNames: [String] {
    header.split(omittingEmptySubsequences: false) { $0 == "," || $0 == ";" }
      .map { $0.filter { $0 != "\"" } }
  }
}

extension HeaderMap {
  /// Whether a row is the header again, as where two exports were put into one file.
  func isHeader(_ cells: CellList, of bytes: Span<UInt8>) -> Bool {
    guard cells.count == cellCount else { return false }
    return zip(cells, names).allSatisfy { cell, name in
      let content = CellBytes.content(bytes, cell.range, hasEscapes: cell.hasEscapes)
      // A file that is appended to another may begin with a byte order mark.
      let text = CellBytes.text(content).text
      return text == name || text == "\u{FEFF}" + name
    }
  }
}
