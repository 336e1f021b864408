import GymBo

/// The columns of a record batch of sets.
struct SetTableColumns {
  private let header: SetTableHeader
  /// The unit of loads: from the name of their column, or else the caller's.
  private let loadUnit: LoadUnit
  private let names: [String]

  /// - Parameters:
  ///   - names: of all columns.
  ///   - defaultUnit: the unit of loads if the name of their column has none; nil means kilograms.
  init(_ names: [String], defaultUnit: LoadUnit?) throws(DoorError) {
    self.names = names
    do throws(SetTableHeader.Fault) {
      header = try SetTableHeader(names)
    } catch {
      throw DoorError(error, columns: names)
    }
    loadUnit = header.loadUnit ?? defaultUnit ?? .kilogram
  }

  /// The indices of the columns that nothing is read of. Those of the table `sets` that say what was computed are none of them:
  /// that table may come in again as it is.
  var unread: [Int] {
    let own = Set(ResultTable.sets.columns.map(\.name))
    return header.unread.filter { !own.contains(names[$0]) }
  }

  /// The columns of a record batch that are read.
  func columns(of batch: ArrowBatch) throws(DoorError) -> [SetTableColumn: ArrowColumn] {
    var columns: [SetTableColumn: ArrowColumn] = [:]
    for column in SetTableColumn.allCases {
      guard let index = header.indices[column] else { continue }
      let values = try batch.column(index)
      try SetTableColumns.check(values, column, name: names[index])
      columns[column] = values
    }
    return columns
  }

  /// The rows of a record batch.
  /// - Parameter columns: of the batch.
  func rows(_ columns: [SetTableColumn: ArrowColumn]) -> SetTableRows {
    SetTableRows(columns, loadUnit: loadUnit, distanceUnit: header.distanceUnit)
  }

  /// Throws if the type of a column's values is not allowed for that column.
  private static func check(
    _ values: ArrowColumn, _ column: SetTableColumn, name: String
  ) throws(DoorError) {
    let type = values.valueType
    if type == .null { return }
    let needed: String
    switch column.kind {
    case .text:
      if type.isText { return }
      needed = "text"
    case .identifier:
      switch type {
      // Floating point is allowed for whole numbers, because pandas uses it when some values are missing.
      case .integer, .float, .double: return
      default: if type.isText { return }
      }
      needed = "text or whole numbers"
    case .time:
      switch type {
      case .utf8, .utf8View, .date32, .date64, .timestamp(_, zone: ""): return
      case .timestamp(_, let zone): throw .hasZone(column: name, zone)
      default: needed = "timestamps, dates or text"
      }
    case .number, .count, .duration:
      switch type {
      case .integer, .float, .double, .decimal128: return
      case .duration where column.kind == .duration: return
      default: needed = "numbers"
      }
    }
    throw DoorError(
      status: Status.unknownFormat, message: "The column \"\(name)\" has to hold \(needed).")
  }
}

extension DoorError {
  /// The error of a column of moments, which are no days of the lifter.
  static func hasZone(column name: String, _ zone: String) -> DoorError {
    DoorError(
      status: Status.unknownFormat,
      message: "The column \"\(name)\" has the time zone \(zone), but days and weeks are those "
        + "of the lifter's wall clock; convert it to local time and take the zone off.")
  }

  fileprivate init(_ fault: SetTableHeader.Fault, columns names: [String]) {
    let list = names.joined(separator: ", ")
    let message =
      switch fault {
      case .missing(let column):
        "The table has no column \"\(column.messageName)\"\(column.otherNames); its columns are \(list)."
      case .repeated(let column, let first, let second):
        "The columns \"\(names[first])\" and \"\(names[second])\" both hold the "
          + "\(column.messageName); leave one of them out."
      case .noMeasure:
        "The table has no column that says what was done: load_kg, load_lb, load (or weight), "
          + "repetitions, duration or distance; its columns are \(list)."
      }
    var details = ErrorDetails()
    details.columns = names
    if case .missing(let column) = fault { details.name = column.messageName }
    self.init(status: Status.unknownFormat, message: message, details)
  }
}

extension SetTableColumn {
  /// The shortest name: the one without a unit or a prefix.
  fileprivate var messageName: String {
    programNames.map(\.text).min { $0.count < $1.count } ?? ""
  }

  /// Two more of its names, for who calls it something else.
  fileprivate var otherNames: String {
    let others = programNames.map(\.text).filter { $0 != messageName }.prefix(2)
    return others.isEmpty ? "" : " (or \(others.joined(separator: " or ")))"
  }
}
