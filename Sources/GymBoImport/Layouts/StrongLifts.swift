import GymBoLog

extension FileLayout {
  /// StrongLifts as it is written since 2026: a row an exercise, with two columns for each of its sets.
  ///
  /// In `Sets×Reps` a set that was not done is a hyphen; a 0 there is a set that failed.
  static let strongLifts = FileLayout(
    format: .laidOut(
      id: "stronglifts", name: "StrongLifts",
      recognition: "a header with Exercise, Sets×Reps, Set 1 (Reps) and Set 1 (KG) or (LB)",
      facts: FormatFacts(
        effort: "none", unit: FormatFacts.unitOfColumn,
        clock: FormatFacts.lifterClock,
        source: "in the app: settings, export data"),
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
      // A note is the workout's where all its exercises have it; else each is its exercise's. The file is read twice: its rows
      // as texts take many times its size.
      var notes: [[String]: Set<String>] = [:]
      var first = reader
      while let (cells, _) = first.nextTexts(file) {
        notes[header.workout(of: cells), default: []].insert(header.note(of: cells))
      }
      while let (cells, line) = reader.nextTexts(file) {
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
  /// The index of the set that a column is of.
  private var setOfColumn: [Int: Int] = [:]

  init(_ names: [String]) {
    count = names.count
    let keys = names.map(\.columnKey)
    for (index, key) in keys.enumerated() {
      columns[key.split(separator: "(").first.map { $0.trimmed } ?? key] = index
    }
    /// By `set 1 (`: the column of repetitions, and the first other one.
    var columnsOfSet: [Substring: (repetitions: Int?, load: Int?)] = [:]
    for (index, key) in keys.enumerated() where key.hasPrefix("set ") {
      guard let open = key.firstIndex(of: "(") else { continue }
      let set = key[...open]
      if key[key.index(after: open)...] == "reps)" {
        columnsOfSet[set, default: (nil, nil)].repetitions =
          columnsOfSet[set]?.repetitions ?? index
      } else {
        columnsOfSet[set, default: (nil, nil)].load = columnsOfSet[set]?.load ?? index
      }
    }
    while case (let repetitions?, let load?)? = columnsOfSet["set \(sets.count + 1) ("] {
      let unit = keys[load].dropFirst("set \(sets.count + 1) (".count).dropLast()
      (setOfColumn[repetitions], setOfColumn[load]) = (sets.count, sets.count)
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
    for index in setsWithCells(cells, times: times) {
      let set = sets[index]
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

  /// The indices of the sets that a row may have something of. A row is much shorter than the header where both are large.
  private func setsWithCells(_ cells: [String], times: [String]) -> [Int] {
    var found = Set(cells.indices.filter { !cells[$0].isEmpty }.compactMap { setOfColumn[$0] })
    found.formUnion(0..<min(times.count, sets.count))
    return found.sorted()
  }

  private func parts(_ text: String) -> [String] { text.split(separator: "/").map { $0.trimmed } }

  private func seconds(hours: Double) -> String? {
    hours > 0 && hours < 100 ? "\(Int((hours * 3600).rounded()))" : nil
  }
}
