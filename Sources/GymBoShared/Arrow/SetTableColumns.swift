import CGymBo
import GymBo

/// The columns of a record batch of sets, found by the names that ``SetTableColumn`` declares.
struct SetTableColumns {
  private static let known: [String: (column: SetTableColumn, name: SetTableColumn.Name)] =
    Dictionary(
      uniqueKeysWithValues: SetTableColumn.allCases.flatMap { column in
        column.programNames.map { ($0.text, (column, $0)) }
      })

  /// The index of each column that the table has.
  private var indices: [SetTableColumn: Int] = [:]
  /// The unit of loads: from the name of their column, or else the caller's.
  private var loadUnit: LoadUnit
  private var columnNames: [String] = []

  /// Finds the columns by the names in the schema.
  /// - Parameter defaultUnit: the unit of loads if the name of their column has none; nil means kilograms.
  init(_ schema: ArrowSchema, defaultUnit: LoadUnit?) throws(DoorError) {
    guard unsafe schema.format.map({ unsafe String(cString: $0) }) == "+s",
      unsafe schema.n_children >= 0, unsafe schema.n_children == 0 || schema.children != nil
    else {
      throw DoorError(
        status: Status.unknownFormat,
        message: "The stream is no table: its batches are no structs of columns.")
    }
    loadUnit = defaultUnit ?? .kilogram
    for index in unsafe 0..<Int(schema.n_children) {
      let text = unsafe schema.children[index]?.pointee.name.map { unsafe String(cString: $0) }
      let name = text ?? ""
      columnNames.append(name)
      guard let known = SetTableColumns.known[name.lowercased()] else { continue }
      if let other = indices[known.column] {
        throw DoorError(
          status: Status.unknownFormat,
          message: "The columns \"\(columnNames[other])\" and \"\(name)\" both hold the "
            + "\(known.column.messageName); leave one of them out.")
      }
      indices[known.column] = index
      if case .load(let unit) = known.name.unit { loadUnit = unit }
    }
    for column in [SetTableColumn.exercise, .start] where indices[column] == nil {
      throw DoorError(
        status: Status.unknownFormat,
        message: "The table has no column \"\(column.messageName)\"; its columns are "
          + "\(columnNames.joined(separator: ", ")).")
    }
  }

  /// Reads a record batch.
  func read(
    _ schema: ArrowSchema, _ batch: ArrowArray, into collector: inout SetCollector
  ) throws(DoorError) {
    guard unsafe batch.n_children == columnNames.count, unsafe batch.children != nil,
      let count = unsafe Int(exactly: batch.length),
      let skipped = unsafe Int(exactly: batch.offset),
      count >= 0, skipped >= 0
    else { throw .invalid("A batch of the stream has other columns than its schema.") }
    guard unsafe batch.null_count == 0 || batch.n_buffers < 1 || batch.buffers?[0] == nil else {
      throw .invalid("A batch of the stream has rows that are null as a whole; leave them out.")
    }
    var columns: [SetTableColumn: ArrowColumn] = [:]
    for column in SetTableColumn.allCases {
      guard let index = indices[column] else { continue }
      guard let type = unsafe schema.children[index], let array = unsafe batch.children[index]
      else {
        throw .invalid("A batch of the stream has other columns than its schema.")
      }
      let values = try unsafe ArrowColumn(
        type.pointee, array.pointee, skipped: skipped, count: count, name: columnNames[index])
      try SetTableColumns.check(values, column, name: columnNames[index])
      columns[column] = values
    }
    let reader = SetTableRows(columns, loadUnit: loadUnit)
    for row in 0..<count {
      if let set = reader.set(row) { collector.add(set) } else { collector.skip() }
    }
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
      case .timestamp(_, let zone):
        throw DoorError(
          status: Status.unknownFormat,
          message: "The column \"\(name)\" has the time zone \(zone), but days and weeks are those "
            + "of the lifter's wall clock; convert it to local time and take the zone off.")
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

extension SetTableColumn {
  /// The shortest name: the one without a unit or a prefix.
  fileprivate var messageName: String {
    programNames.map(\.text).min { $0.count < $1.count } ?? ""
  }
}
