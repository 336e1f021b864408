import GymBoLog

extension FileLayout {
  /// StrongLifts until about 2018: a row a workout, with up to three exercises and their five sets one after another.
  ///
  /// Names of columns come again, and rows have more or fewer cells than the header: so exercises are found by their names, and
  /// what follows is their weight, in kilograms and in pounds, and the repetitions of each set.
  static let oldStrongLifts = FileLayout(
    format: .laidOut(
      id: "stronglifts-old", name: "StrongLifts (until 2018)",
      recognition: "a header with Date, Note, Exercise 1, Weight (KG), Set 1 and Exercise 2",
      facts: FormatFacts(
        effort: "none", unit: "both, in their columns",
        clock: FormatFacts.dayAlone,
        source: "written by the app until about 2018"),
      variants: [
        FormatVariant(
          name: "with the body weight in both units",
          header: "Date,Note,Body Weight (KG),Body Weight (LB),Exercise 1,Weight (KG),Weight (LB),"
            + "Set 1,Set 2,Set 3,Set 4,Set 5,Exercise 2,Weight (KG),Weight (LB),Set 1"),
        FormatVariant(
          name: "with the name of the workout",
          header: "\"Date\",\"Note\",\"Workout\",\"Body Weight\",\"Exercise 1\",\"Weight (KG)\","
            + "\"Weight (LB)\",\"Set 1\",\"Set 2\",\"Set 3\",\"Set 4\",\"Set 5\""),
      ]),
    matches: { start in
      start.names.contains("date")
        && ["exercise 1", "set 1"].allSatisfy { start.names.contains($0) }
        && start.names.contains { $0.hasPrefix("weight") }
    },
    write: { file, start, rows in
      var reader = RecordReader(delimiter: start.delimiter, from: start.offset)
      let header = OldStrongLiftsHeader(reader.nextTexts(file)?.cells ?? [])
      // The file is read twice: its rows as texts take many times its size.
      var units = (all: 0, pounds: 0)
      var first = reader
      while let (cells, _) = first.nextTexts(file) {
        guard let unit = header.unit(of: cells) else { continue }
        units.all += 1
        if unit == "lb" { units.pounds += 1 }
      }
      let usual = units.pounds * 2 > units.all ? "lb" : "kg"
      while let (cells, line) = reader.nextTexts(file) {
        header.write(cells, usualUnit: usual, line, &rows)
      }
    })
}

/// The header of the older file.
private struct OldStrongLiftsHeader {
  /// The first column of each name.
  private let columns: [String: Int]
  /// The column of the first exercise.
  private let first: Int
  /// The units of the weights after an exercise, in order.
  private let units: [String]

  init(_ cells: [String]) {
    let names = cells.map(\.columnKey)
    columns = Dictionary(
      names.enumerated().map { ($0.element, $0.offset) }, uniquingKeysWith: { first, _ in first })
    let first = columns["exercise 1"] ?? names.count
    units = names.dropFirst(first + 1).prefix { $0.hasPrefix("weight") }
      .map { $0.contains("lb") ? "lb" : $0.contains("kg") ? "kg" : "" }
    self.first = first
  }

  /// The cell under a name, or an empty one.
  private func cell(_ name: String, of cells: [String]) -> String {
    columns[name].flatMap { cells.indices.contains($0) ? cells[$0] : nil } ?? ""
  }

  /// The unit of the lifter's body weight; nil where the row has none. Of the weights of an exercise, that in the other unit is a
  /// conversion.
  func unit(of cells: [String]) -> String? {
    let weight = cell("body weight", of: cells).lowercased()
    return ["lb", "kg"].first { weight.hasSuffix($0) || weight.hasSuffix($0 + "s") }
  }

  /// - Parameter usualUnit: of rows that do not say theirs.
  func write(_ cells: [String], usualUnit: String, _ line: Int32, _ rows: inout SetRows) {
    func cell(_ name: String) -> String { self.cell(name, of: cells) }
    let workout = cell("workout")
    let unit = unit(of: cells) ?? usualUnit
    var row: [ExportColumn: String] = [
      .start: StrongLiftsDate.text(cell("date")), .workoutNote: cell("note"),
      .title: workout.count == 1 ? "Workout \(workout)" : workout,
    ]
    var index = first
    var sets = 0
    while cells.indices.contains(index) {
      let name = cells[index]
      guard name.contains(where: \.isLetter) else {
        index += 1
        if !name.isEmpty { break }
        continue
      }
      let weights = cells[(index + 1)...].prefix(units.count)
      let chosen = units.firstIndex(of: unit) ?? 0
      row[.exercise] = name
      row[.load] = weights.dropFirst(chosen).first ?? ""
      row[.loadUnit] = units.indices.contains(chosen) ? units[chosen] : ""
      index += 1 + weights.count
      var number = 0
      while cells.indices.contains(index), !cells[index].contains(where: \.isLetter) {
        number += 1
        row[.repetitions] = cells[index] == "-" ? "" : cells[index]
        row[.order] = "\(number)"
        row[.skipped] = cells[index] == "-" ? "true" : ""
        if !cells[index].isEmpty {
          rows.add(row, line: line)
          sets += 1
        }
        index += 1
      }
    }
    if sets == 0 { rows.addUnknown(cells, line: line) }
  }
}

/// The dates of the older file, month first: `07/25/16`.
private enum StrongLiftsDate {
  static func text(_ text: String) -> String {
    let parts = text.split(separator: "/").map { Int($0) }
    guard parts.count == 3, let month = parts[0], let day = parts[1], let year = parts[2],
      let date = CivilDate(year: year < 100 ? 2000 + year : year, month: month, day: day)
    else { return text }
    return "\(date)"
  }
}
