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
      facts: FormatFacts(
        effort: "none", unit: "in each cell",
        clock: FormatFacts.lifterClock,
        source: "in the app: settings, export, logs as CSV"),
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
      let names = reader.nextTexts(file)?.cells ?? []
      // The name of the column has the words for a set, a warm-up and a cool-down.
      let kinds = names.count == 12 ? names[7].split(separator: "/").map { $0.trimmed.folded } : []
      while let (cells, line) = reader.nextTexts(file) {
        guard cells.count == names.count else {
          rows.addUnknown(cells, line: line)
          continue
        }
        GymBookRow(cells, kinds: kinds).write(line, &rows)
      }
    })
}

/// A row, whose last four cells are the same with and without a column for the kind.
private struct GymBookRow {
  private let cells: [String]
  /// The words of the file for a set, a warm-up and a cool-down.
  private let kinds: [String]

  init(_ cells: [String], kinds: [String]) { (self.cells, self.kinds) = (cells, kinds) }

  func write(_ line: Int32, _ rows: inout SetRows) {
    let (work, weight) = (cells[cells.count - 4], cells[cells.count - 3])
    let isSkipped = FlagWord.value(cells[cells.count - 1])
    let isLight = cells.count == 12 ? isLight(cells[7].folded) : false
    var row: [ExportColumn: String] = [
      .start: cells[0], .title: cells[1], .time: cells[2], .exercise: cells[3],
      .note: cells[cells.count - 2], .skipped: isSkipped == true ? "true" : "",
      .setType: isLight == true ? "warm-up" : "",
    ]
    writeWork(GymBookRow.amount(work), to: &row)
    let load = GymBookRow.amount(weight)
    let unit = Array(load.unit.utf8)
    if DistanceUnit(unit.span, unit.indices) != nil {
      (row[.distance], row[.distanceUnit]) = (load.number, load.unit)
    } else {
      (row[.load], row[.loadUnit]) = (load.number, load.unit)
    }
    // What nobody understands is rejected where the repetitions should be.
    if isSkipped == nil { row[.repetitions] = cells[cells.count - 1] }
    if isLight == nil { row[.repetitions] = cells[7] }
    rows.add(row, line: line)
  }

  /// Writes repetitions or a time. A word that is unknown is written with its number, and rejected.
  private func writeWork(
    _ work: (number: String, unit: String), to row: inout [ExportColumn: String]
  ) {
    switch GymBookRow.measure(of: work.unit) {
    case .repetitions: row[.repetitions] = work.number
    case .seconds(1) where !work.number.contains(":"): row[.seconds] = work.number
    case .seconds(let factor):
      row[.seconds] =
        GymBookRow.seconds(work.number, times: factor) ?? "\(work.number) \(work.unit)"
    case nil: row[.repetitions] = "\(work.number) \(work.unit)"
    }
  }

  /// Whether the word for the kind of a set is that of a warm-up, or of a cool-down, which is no work either; nil for an unknown
  /// word.
  private func isLight(_ word: String) -> Bool? {
    if let place = kinds.firstIndex(of: word) { return place > 0 }
    if GymBookRow.lightWords.contains(where: { word.contains($0) }) { return true }
    return word.isEmpty || GymBookRow.setWords.contains(word) ? false : nil
  }

  // All words are folded: in lower case and without accents.
  private static let setWords: Set = ["set", "satz", "serie", "seri", "work set", "working set"]
  private static let lightWords = [
    "riscald", "defatic", "warm", "cool", "aufwarm", "abwarm", "abkuhl", "echauff", "recup",
    "calent", "enfri", "aquec", "isinma", "soguma", "desaquec", "resfri", "arrefec",
  ]

  private enum Measure {
    case repetitions
    /// A time, with the seconds of one.
    case seconds(Int)
  }

  /// What a word after a number measures, by its beginning; nil for an unknown word. No word at all means repetitions.
  private static func measure(of word: String) -> Measure? {
    if word.isEmpty || repetitionWords.contains(where: { word.hasPrefix($0) }) {
      return .repetitions
    }
    for (factor, beginnings, whole) in timeWords {
      if whole.contains(word) || beginnings.contains(where: { word.hasPrefix($0) }) {
        return .seconds(factor)
      }
    }
    return nil
  }

  /// In English, German, Italian, Spanish, Portuguese, French and Turkish, as the next.
  private static let repetitionWords = ["rep", "rip", "wdh", "wiederh", "tekrar"]
  private static let timeWords: [(seconds: Int, beginnings: [String], whole: Set<String>)] = [
    (1, ["sec", "sek", "seg", "saniye"], ["s", "sn", "sn."]),
    (60, ["min", "dakika"], ["dk", "dk."]),
    (3600, ["ora", "ore", "hora", "hour", "heure", "stunde", "std", "saat"], ["h", "hr", "hrs"]),
  ]

  /// The number and the word of `"60 secondi"`, `"1,00 km"`.
  private static func amount(_ text: String) -> (number: String, unit: String) {
    let number = text.prefix { $0.isNumber || ",.:-".contains($0) }
    return (String(number), text.dropFirst(number.count).trimmed.folded)
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
