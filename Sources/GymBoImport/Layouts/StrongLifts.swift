import GymBoLog

extension FileLayout {
  /// StrongLifts as it is written since 2026: a row an exercise, with two columns for each of its sets.
  ///
  /// In `Sets×Reps` a set that was not done is a hyphen; a 0 there is a set that failed.
  static let strongLifts = FileLayout(
    format: .laidOut(
      id: "stronglifts", name: "StrongLifts",
      recognition: "a header with Exercise, Sets×Reps, Set 1 (Reps) and Set 1 (KG) or (LB)",
      variants: [
        FormatVariant(
          name: "2026–",
          header: "Date (yyyy/mm/dd),Workout,Workout Name,Program Name,Body Weight (KG),Exercise,"
            + "Sets×Reps,Sets×Time,Top Set (Reps×KG),e1RM (KG),Reps,Volume (KG),"
            + "Workout Volume (KG),Duration (hours),Start Time (h:mm),End Time (h:mm),Notes,"
            + "Set 1 (Reps),Set 1 (KG)")
      ]),
    matches: { $0.names.contains("sets×reps") && $0.names.contains("set 1 (reps)") },
    write: { file, start, rows in
      var reader = RecordReader(delimiter: start.delimiter, from: start.offset)
      let header = StrongLiftsHeader(reader.nextTexts(file)?.cells ?? [])
      var records: [(cells: [String], line: Int32)] = []
      while let record = reader.nextTexts(file) { records.append(record) }
      // A note is the workout's where all its exercises have it; else each is its exercise's.
      let notes = Dictionary(grouping: records) { header.workout(of: $0.cells) }
        .mapValues { Set($0.map { header.note(of: $0.cells) }) }
      for (cells, line) in records {
        let isShared = notes[header.workout(of: cells)]?.count == 1
        header.write(cells, noteIn: isShared ? .workoutNote : .note, line, &rows)
      }
    })
}

/// The header of StrongLifts' file, which is as long as the largest exercise has sets.
private struct StrongLiftsHeader {
  private let count: Int
  private var columns: [String: Int] = [:]
  /// The columns of each set, from the first.
  private var sets: [(repetitions: Int, load: Int, unit: String)] = []

  init(_ names: [String]) {
    count = names.count
    let keys = names.map(\.columnKey)
    for (index, key) in keys.enumerated() {
      columns[key.split(separator: "(").first.map { $0.trimmed } ?? key] = index
    }
    while let repetitions = keys.firstIndex(of: "set \(sets.count + 1) (reps)") {
      let number = sets.count + 1
      guard
        let load = keys.firstIndex(where: {
          $0.hasPrefix("set \(number) (") && $0 != "set \(number) (reps)"
        })
      else { break }
      let unit = keys[load].dropFirst("set \(number) (".count).dropLast()
      sets.append((repetitions, load, String(unit)))
    }
  }

  /// The cell under a name, or an empty one.
  private func cell(_ name: String, of cells: [String]) -> String {
    columns[name].flatMap { cells.indices.contains($0) ? cells[$0] : nil } ?? ""
  }

  /// What the rows of a workout have in common.
  func workout(of cells: [String]) -> [String] {
    ["date", "start time", "workout name"].map { cell($0, of: cells) }
  }

  func note(of cells: [String]) -> String { cell("notes", of: cells) }

  func write(
    _ cells: [String], noteIn noteColumn: ExportColumn, _ line: Int32, _ rows: inout SetRows
  ) {
    func cell(_ name: String) -> String { self.cell(name, of: cells) }
    // Spreadsheets append empty cells.
    guard cells.dropFirst(count).allSatisfy(\.isEmpty), !cell("exercise").isEmpty else {
      return rows.addUnknown(cells, line: line)
    }
    let marks = parts(cell("sets×reps"))
    let times = parts(cell("sets×time"))
    var row: [ExportColumn: String] = [
      .start: cell("date"), .time: cell("start time"), .title: cell("workout name"),
      .exercise: cell("exercise"), noteColumn: cell("notes"),
      .duration: Double(cell("duration")).flatMap { seconds(hours: $0) } ?? "",
    ]
    var written = 0
    for (index, set) in sets.enumerated() {
      func value(_ column: Int) -> String { cells.indices.contains(column) ? cells[column] : "" }
      let mark = marks.indices.contains(index) ? marks[index] : ""
      let time = times.indices.contains(index) ? times[index] : ""
      (row[.repetitions], row[.load]) = (value(set.repetitions), value(set.load))
      row[.seconds] = time == "-" ? "" : time
      guard row[.repetitions] != "" || row[.load] != "" || row[.seconds] != "" else { continue }
      // In the columns of a timed set there is its time, or 0.
      if time != "", ["0", time].contains(row[.repetitions]) { row[.repetitions] = "" }
      row[.loadUnit] = set.unit
      row[.order] = "\(index + 1)"
      row[.skipped] = mark == "-" || time == "-" ? "true" : ""
      rows.add(row, line: line)
      written += 1
    }
    // An exercise without a set was not done.
    if written == 0 {
      row[.skipped] = "true"
      rows.add(row, line: line)
    }
  }

  private func parts(_ text: String) -> [String] { text.split(separator: "/").map { $0.trimmed } }

  private func seconds(hours: Double) -> String? {
    hours > 0 && hours < 100 ? "\(Int((hours * 3600).rounded()))" : nil
  }
}
