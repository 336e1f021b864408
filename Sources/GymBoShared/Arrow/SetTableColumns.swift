import CGymBo
import GymBo

/// The columns of a record batch of sets, found by name.
struct SetTableColumns {
  enum Field: String, CaseIterable {
    case exercise, start, athlete, session, title, load, repetitions, rpe, kind, duration, distance
    case sessionDuration = "session_duration"
    case sessionNote = "session_note"
    case set, line
    /// Of the table of sets that goes out: rows of which it is not "set" were left out before.
    case status
  }

  private struct Name {
    var field: Field
    var unit: LoadUnit?
  }

  private static let names: [String: Name] = {
    var names: [String: Name] = [:]
    for field in Field.allCases { names[field.rawValue] = Name(field: field) }
    names["load_kg"] = Name(field: .load, unit: .kilogram)
    names["load_lb"] = Name(field: .load, unit: .pound)
    names["session_start"] = Name(field: .start)
    names["reps"] = Name(field: .repetitions)
    names["duration_s"] = Name(field: .duration)
    names["seconds"] = Name(field: .duration)
    names["distance_m"] = Name(field: .distance)
    names["metres"] = Name(field: .distance)
    names["session_duration_s"] = Name(field: .sessionDuration)
    return names
  }()

  /// By field: the index of the column; the unit that its name tells.
  private var indices: [Field: Int] = [:]
  private var loadUnit: LoadUnit?
  private var columnNames: [String] = []

  /// - Parameter defaultUnit: of loads whose column does not name one.
  init(_ schema: ArrowSchema, defaultUnit: LoadUnit?) throws(DoorError) {
    guard unsafe schema.format.map({ unsafe String(cString: $0) }) == "+s",
      unsafe schema.n_children >= 0, unsafe schema.n_children == 0 || schema.children != nil
    else {
      throw DoorError(
        status: Status.unknownFormat,
        message: "The stream is no table: its batches are no structs of columns.")
    }
    loadUnit = defaultUnit
    for index in unsafe 0..<Int(schema.n_children) {
      let text = unsafe schema.children[index]?.pointee.name.map { unsafe String(cString: $0) }
      let name = text ?? ""
      columnNames.append(name)
      guard let known = SetTableColumns.names[name.lowercased()] else { continue }
      if let other = indices[known.field] {
        throw DoorError(
          status: Status.unknownFormat,
          message: "The columns \"\(columnNames[other])\" and \"\(name)\" both hold the "
            + "\(known.field.rawValue); leave one of them out.")
      }
      indices[known.field] = index
      if let unit = known.unit { loadUnit = unit }
    }
    for field in [Field.exercise, .start] where indices[field] == nil {
      throw DoorError(
        status: Status.unknownFormat,
        message: "The table has no column \"\(field.rawValue)\"; its columns are "
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
    var columns: [Field: ArrowColumn] = [:]
    for field in Field.allCases {
      guard let index = indices[field] else { continue }
      guard let type = unsafe schema.children[index], let array = unsafe batch.children[index]
      else {
        throw .invalid("A batch of the stream has other columns than its schema.")
      }
      let column = try unsafe ArrowColumn(
        type.pointee, array.pointee, skipped: skipped, count: count, name: columnNames[index])
      try SetTableColumns.check(column, field, name: columnNames[index])
      columns[field] = column
    }
    let row = SetRowReader(columns, loadUnit: loadUnit ?? .kilogram)
    for index in 0..<count {
      if let set = row.set(index) { collector.add(set) } else { collector.skip() }
    }
  }

  /// A column has to be of a type that its field can be made of.
  private static func check(
    _ column: ArrowColumn, _ field: Field, name: String
  ) throws(DoorError) {
    let type = column.valueType
    if type == .null { return }
    // Whole numbers of which some are missing are floating point in pandas.
    let isNumber =
      switch type {
      case .integer, .float, .double: true
      default: false
      }
    let needed: String
    switch field {
    case .exercise, .title, .kind, .status, .sessionNote:
      if type.isText { return }
      needed = "text"
    case .athlete, .session:
      if type.isText || isNumber { return }
      needed = "text or whole numbers"
    case .start:
      switch type {
      case .utf8, .utf8View, .date32, .date64, .timestamp(_, zone: ""): return
      case .timestamp(_, let zone):
        throw DoorError(
          status: Status.unknownFormat,
          message: "The column \"\(name)\" has the time zone \(zone), but days and weeks are those "
            + "of the lifter's wall clock; convert it to local time and take the zone off.")
      default: needed = "timestamps, dates or text"
      }
    case .load, .repetitions, .rpe, .distance, .duration, .sessionDuration, .set, .line:
      switch type {
      case .integer, .float, .double, .decimal128: return
      case .duration where field == .duration || field == .sessionDuration: return
      default: needed = "numbers"
      }
    }
    throw DoorError(
      status: Status.unknownFormat, message: "The column \"\(name)\" has to hold \(needed).")
  }
}

/// Makes a set of each row.
private struct SetRowReader {
  private let exercise: ArrowColumn?
  private let start: ArrowColumn?
  private let athlete: ArrowColumn?
  private let session: ArrowColumn?
  private let title: ArrowColumn?
  private let load: ArrowColumn?
  private let repetitions: ArrowColumn?
  private let rpe: ArrowColumn?
  private let kind: ArrowColumn?
  private let duration: ArrowColumn?
  private let distance: ArrowColumn?
  private let sessionDuration: ArrowColumn?
  private let sessionNote: ArrowColumn?
  private let order: ArrowColumn?
  private let line: ArrowColumn?
  private let status: ArrowColumn?
  private let loadUnit: LoadUnit

  init(_ columns: [SetTableColumns.Field: ArrowColumn], loadUnit: LoadUnit) {
    exercise = columns[.exercise]
    start = columns[.start]
    athlete = columns[.athlete]
    session = columns[.session]
    title = columns[.title]
    load = columns[.load]
    repetitions = columns[.repetitions]
    rpe = columns[.rpe]
    kind = columns[.kind]
    duration = columns[.duration]
    distance = columns[.distance]
    sessionDuration = columns[.sessionDuration]
    sessionNote = columns[.sessionNote]
    order = columns[.set]
    line = columns[.line]
    status = columns[.status]
    self.loadUnit = loadUnit
  }

  /// - Returns: nil for a row that is no set.
  func set(_ row: Int) -> LoggedSet? {
    if let status = status?.text(row), status != "set" { return nil }
    var set = LoggedSet(
      exercise: exercise?.text(row) ?? "", start: start.flatMap { start($0, row) })
    set.athlete = athlete?.text(row)
    set.session = session?.text(row)
    set.title = title?.text(row)
    set.load = load?.number(row)
    set.loadUnit = loadUnit
    set.repetitions = repetitions?.number(row)
    set.rpe = rpe?.number(row)
    if let word = kind?.text(row) { set.kind = .word(word) }
    set.seconds = duration?.number(row)
    set.metres = distance?.number(row)
    set.sessionSeconds = sessionDuration?.number(row)
    set.sessionNote = sessionNote?.text(row)
    set.order = order?.number(row)
    set.line = line?.number(row)
    return set
  }

  private func start(_ column: ArrowColumn, _ row: Int) -> LoggedSet.Start? {
    switch column.valueType {
    case .utf8, .utf8View: column.text(row).map { .text($0) }
    case .date32, .date64:
      column.seconds(row).flatMap { CivilTime(seconds: $0) }.map { .day($0.date) }
    default: column.seconds(row).flatMap { CivilTime(seconds: $0) }.map { .time($0) }
    }
  }
}
