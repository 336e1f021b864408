import GymBoLog

extension FileLayout {
  /// GymBook: a row a set, whose cells have their units in words, in the language of the app: `"20 ripetizioni"`, `"0,00 kg"`.
  ///
  /// The columns are known by their places, because only the Italian names were seen. The English file has no column for the
  /// kind of a set.
  static let gymBook = FileLayout(
    format: .laidOut(
      id: "gymbook", name: "GymBook",
      recognition: "a header of 11 or 12 columns with Repetitions / Time and Weight / Distance, in "
        + "any language",
      variants: [
        FormatVariant(
          name: "in Italian",
          header: "Data,Programma,Orario,Esercizio,Zona,Gruppi muscolari (Primari),"
            + "Gruppi muscolari (Secondari),Set / Set di riscaldamento / Set di defaticamento,"
            + "Ripetizioni / Tempo,Peso / Distanza,Appunti,Saltato"),
        FormatVariant(
          name: "in English",
          header: "Date,Workout,Time,Exercise,Region,Muscle Groups (Primary),"
            + "Muscle Groups (Secondary),Repetitions / Time,Weight / Distance,Notes,Skipped"),
      ], sessions: .withinHours),
    matches: { start in
      let names = start.names
      guard names.count == 11 || names.count == 12 else { return false }
      let isPair = { (name: String) in name.split(separator: "/").count == 2 }
      return isPair(names[names.count - 4]) && isPair(names[names.count - 3])
    },
    write: { file, start, rows in
      var reader = RecordReader(delimiter: start.delimiter, from: start.offset)
      let count = reader.nextTexts(file)?.cells.count ?? 0
      while let (cells, line) = reader.nextTexts(file) {
        guard cells.count == count else {
          rows.addUnknown(cells, line: line)
          continue
        }
        GymBookRow(cells).write(line, &rows)
      }
    })
}

/// A row, whose last four cells are the same with and without a column for the kind.
private struct GymBookRow {
  private let cells: [String]

  init(_ cells: [String]) { self.cells = cells }

  func write(_ line: Int32, _ rows: inout SetRows) {
    let (work, weight) = (cells[cells.count - 4], cells[cells.count - 3])
    var row: [ExportColumn: String] = [
      .start: cells[0], .title: cells[1], .time: cells[2], .exercise: cells[3],
      .note: cells[cells.count - 2],
      .skipped: GymBookRow.yes.contains(cells[cells.count - 1].lowercased()) ? "true" : "",
      .setType: cells.count == 12 && isLight(cells[7]) ? "warm-up" : "",
    ]
    let amount = GymBookRow.amount(work)
    switch GymBookRow.seconds(of: amount.unit) {
    case nil: row[.repetitions] = amount.number
    case 1 where !amount.number.contains(":"): row[.seconds] = amount.number
    case .some(let factor):
      row[.seconds] = GymBookRow.seconds(amount.number, times: factor) ?? work
    }
    let load = GymBookRow.amount(weight)
    switch load.unit {
    case "km", "m", "mi", "miles", "yd":
      (row[.distance], row[.distanceUnit]) = (load.number, load.unit)
    default: (row[.load], row[.loadUnit]) = (load.number, load.unit)
    }
    rows.add(row, line: line)
  }

  /// Whether the word for the kind of a set is that of a warm-up, or of a cool-down, which is no work either.
  private func isLight(_ word: String) -> Bool {
    let word = word.lowercased()
    return GymBookRow.lightWords.contains { word.contains($0) }
  }

  private static let lightWords = [
    "riscald", "defatic", "warm", "cool", "aufwärm", "abwärm", "abkühl", "échauff", "récup",
    "calent", "enfri", "aquec",
  ]
  private static let yes: Set = ["si", "sì", "sí", "yes", "ja", "oui", "sim", "true", "1"]

  /// The number and the word of `"60 secondi"`, `"1,00 km"`.
  private static func amount(_ text: String) -> (number: String, unit: String) {
    let number = text.prefix { $0.isNumber || ",.:-".contains($0) }
    return (String(number), text.dropFirst(number.count).trimmed.lowercased())
  }

  /// How many seconds one of a word is; nil for repetitions.
  private static func seconds(of word: String) -> Int? {
    if word.hasPrefix("min") { return 60 }
    if word.hasPrefix("sec") || word.hasPrefix("sek") || word == "s" { return 1 }
    if word.hasPrefix("ore") || word.hasPrefix("ora") || word.hasPrefix("hour")
      || word.hasPrefix("stunde") || word == "h"
    {
      return 3600
    }
    return nil
  }

  /// `1:30` of minutes, or a number with a decimal comma, in seconds.
  private static func seconds(_ number: String, times factor: Int) -> String? {
    let parts = number.split(separator: ":").map { Int($0) }
    if parts.count == 2, let first = parts[0], let second = parts[1], first < 10_000, second < 60 {
      return "\(first * factor + second * max(1, factor / 60))"
    }
    guard let value = Double(number.replacing(",", by: ".")), value >= 0, value < 100_000 else {
      return nil
    }
    return "\(Int((value * Double(factor)).rounded()))"
  }
}
