import GymBoLog

extension FileLayout {
  /// JEFIT: a text of several tables, each under a line `### NAME ###`.
  ///
  /// `EXERCISE LOGS` has a row an exercise and its sets in one cell, `50.0x15,50.0x12`; where `EXERCISE SET LOGS` has its sets
  /// one by one, these count. The unit is that of `SETTING`, the length of a workout that of `WORKOUT SESSIONS`, whose times are
  /// universal: the day alone is the lifter's own.
  static let jefit = FileLayout(
    format: .laidOut(
      id: "jefit", name: "JEFIT",
      recognition: "tables under lines such as ### EXERCISE LOGS ###",
      facts: FormatFacts(
        effort: "none", unit: "in the settings that the file has",
        clock: FormatFacts.dayAlone,
        source: "on jefit.com: settings, export data"),
      variants: [
        FormatVariant(
          name: "the app's export",
          header: "### EXERCISE LOGS #################################")
      ]),
    matches: { start in
      start.line.hasPrefix("### ") && start.line.hasSuffix("#")
        && start.line.contains(where: \.isUppercase)
    },
    write: { file, start, rows in
      let tables = JEFITTables(file, start)
      for log in tables["EXERCISE LOGS"] { tables.write(log, &rows) }
      tables.writeLooseSets(&rows)
      tables.writeShiftedRows(&rows)
      tables.writeCardio(&rows)
    })
}

/// A row of one of the tables, by the names of its columns.
private struct JEFITRow {
  var cells: [String: String]
  var all: [String]
  var line: Int32

  subscript(name: String) -> String { cells[name] ?? "" }
}

/// Cardio in the cell of packed sets: `0x150,0x2.0,0x6.0,0x0,0x1200` is the calories, distance, speed, laps and seconds, in the
/// order of the columns of `EXERCISE SET LOGS`.
private struct JEFITCardio {
  let distance: String
  let seconds: String
  var isDone: Bool { (Double(distance) ?? 0) > 0 || (Double(seconds) ?? 0) > 0 }

  /// Fewer repetitions than these, in whole numbers, may be five sets without a load.
  private static let leastSeconds = 60.0

  /// - Returns: nil for sets.
  init?(_ values: [[Substring]]) {
    guard values.count == 5, values.allSatisfy({ $0.count == 2 && Double($0[0]) == 0 }) else {
      return nil
    }
    let isOnlyTime = values.dropLast().allSatisfy { Double($0[1]) == 0 }
    let last = Double(values[4][1]) ?? 0
    guard
      values.contains(where: { $0[1].contains(".") })
        || isOnlyTime && last >= JEFITCardio.leastSeconds
    else { return nil }
    (distance, seconds) = (String(values[1][1]), String(values[4][1]))
  }
}

/// The tables of a file.
private struct JEFITTables {
  private var tables: [String: [JEFITRow]] = [:]
  /// The unit of loads, `kg` or `lbs`; empty where the file does not say.
  private let unit: String
  /// Seconds of a workout, by its number.
  private var lengths: [String: String] = [:]
  /// Rows with a comma too many, whose cells are not under their names.
  private var shifted: [(cells: [String], line: Int32)] = []
  /// The sets that are told one by one, by the number of their exercise's log.
  private var setLogs: [String: [JEFITRow]] = [:]

  init(_ file: [UInt8], _ start: FileStart) {
    var reader = RecordReader(delimiter: UInt8(ascii: ","), from: start.offset)
    var (table, header): (String, [String]) = ("", [])
    while let (cells, line) = reader.nextTexts(file) {
      if cells[0].hasPrefix("###") {
        table = cells[0].split(separator: "#").first.map { $0.trimmed } ?? ""
        header = []
      } else if header.isEmpty {
        header = cells.map(\.columnKey)
      } else if JEFITTables.isShifted(cells, header) {
        shifted.append((cells, line))
      } else {
        let pairs = zip(header, cells).map { ($0, $1) }
        tables[table, default: []].append(
          JEFITRow(
            cells: Dictionary(pairs, uniquingKeysWith: { first, _ in first }), all: cells,
            line: line))
      }
    }
    unit = tables["SETTING"]?.first?["mass"] ?? ""
    for session in tables["WORKOUT SESSIONS"] ?? [] {
      guard let from = Int(session["starttime"]), let to = Int(session["endtime"]), from > 0
      else { continue }
      let (seconds, isTooLarge) = to.subtractingReportingOverflow(from)
      if !isTooLarge, 0..<86_400 ~= seconds, seconds > 0 {
        lengths[session["_id"]] = "\(seconds)"
      }
    }
    for set in tables["EXERCISE SET LOGS"] ?? [] {
      setLogs[set["exercise_log_id"], default: []].append(set)
    }
  }

  /// Whether a row has more cells than names, and not only empty ones at its end: what is under the names of numbers is then none.
  private static func isShifted(_ cells: [String], _ header: [String]) -> Bool {
    guard cells.count > header.count else { return false }
    let numbers = zip(header, cells).filter { name, cell in
      ["_id", "eid", "day_item_id", "belongsession", "logtime", "log_time"].contains(name)
        && !cell.isEmpty
    }
    return !cells.dropFirst(header.count).allSatisfy(\.isEmpty)
      || numbers.contains { Int($0.1) == nil }
  }

  subscript(table: String) -> [JEFITRow] { tables[table] ?? [] }

  func write(_ log: JEFITRow, _ rows: inout SetRows) {
    var row: [ExportColumn: String] = [
      .start: log["mydate"], .session: log["belongsession"], .exercise: log["ename"],
      .duration: lengths[log["belongsession"]] ?? "", .loadUnit: unit,
    ]
    if let sets = setLogs[log["_id"]], !log["_id"].isEmpty {
      for set in sets { write(set, after: row, &rows) }
      return
    }
    let packed = log["logs"].split(separator: ",").map { $0.trimmed }
    guard !packed.isEmpty else {
      row[.skipped] = "true"
      return rows.add(row, line: log.line)
    }
    let values = packed.map { $0.split(separator: "x", omittingEmptySubsequences: false) }
    if let cardio = JEFITCardio(values) {
      (row[.distance], row[.seconds]) = (cardio.distance, cardio.seconds)
      // Its unit is not in the file: as everywhere, miles go with pounds.
      row[.distanceUnit] = unit.contains("lb") ? "mi" : "km"
      row[.skipped] = cardio.isDone ? "" : "true"
      return rows.add(row, line: log.line)
    }
    for (index, value) in values.enumerated() {
      row[.order] = "\(index + 1)"
      // What is no pair stands where the repetitions should, and is rejected there.
      row[.load] = value.count == 2 ? String(value[0]) : ""
      row[.repetitions] = value.count == 2 ? String(value[1]) : packed[index]
      // 0x0 is a set that was planned.
      row[.skipped] = value.count == 2 && value.allSatisfy { Double($0) == 0 } ? "true" : ""
      rows.add(row, line: log.line)
    }
  }

  private func write(
    _ set: JEFITRow, after log: [ExportColumn: String], _ rows: inout SetRows
  ) {
    var row = log
    let load = set.cells.keys.sorted().first { $0.hasPrefix("weight") }
    if let load {
      row[.load] = set[load]
      if load.hasSuffix("kg") { row[.loadUnit] = "kg" }
      if load.hasSuffix("lbs") || load.hasSuffix("lb") { row[.loadUnit] = "lb" }
    }
    row[.repetitions] = set["reps"]
    let isTimed = (Double(set["duration"]) ?? 0) > 0
    row[.seconds] = isTimed ? set["duration"] : ""
    for (name, unit) in [("distance_mi", "mi"), ("distance_km", "km")]
    where (Double(set[name]) ?? 0) > 0 {
      (row[.distance], row[.distanceUnit]) = (set[name], unit)
    }
    let hasMeasure = isTimed || row[.distance] != nil
    if hasMeasure, set["reps"] == "0" { row[.repetitions] = "" }
    if !hasMeasure, Double(set["reps"]) == 0, load.map({ Double(set[$0]) == 0 }) ?? true {
      row[.skipped] = "true"
    }
    row[.setType] = set["set_type"] == "default" ? "" : set["set_type"]
    rows.add(row, line: set.line)
  }

  /// The tables of cardio are not known so well that they could be read: their rows are rejected.
  func writeCardio(_ rows: inout SetRows) {
    for (name, table) in tables.sorted(by: { $0.key < $1.key })
    where name.hasPrefix("CARDIO") && name.hasSuffix("LOGS") {
      for row in table { rows.addUnknown(row.all, line: row.line) }
    }
  }

  /// What is in which cell of a shifted row, nobody knows: it is rejected.
  func writeShiftedRows(_ rows: inout SetRows) {
    for row in shifted { rows.addUnknown(row.cells, line: row.line) }
  }

  /// Sets whose exercise is in no log have no day: they are rejected.
  func writeLooseSets(_ rows: inout SetRows) {
    let known = Set(self["EXERCISE LOGS"].map { $0["_id"] })
    for set in self["EXERCISE SET LOGS"] where !known.contains(set["exercise_log_id"]) {
      rows.addUnknown(set.all, line: set.line)
    }
  }
}
