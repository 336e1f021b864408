import GymBoLog

/// What the columns of a table that no known format has probably hold, by their names and by their cells.
///
/// A column's name has to be one of those that people give such columns, or to contain one; and nine tenths of its first cells
/// have to be readable as that. Each column holds one thing. Nothing is read by it unless the user says so.
struct MappingSearch {
  /// What was found; nil where a needed column was not.
  private(set) var mapping: ColumnMapping?
  /// What was found of each column, needed or not, in the order of the file.
  private(set) var columns: [ColumnMapping.Column] = []
  /// What two columns could hold alike.
  private(set) var ties: [UnknownHeader.OpenColumn] = []

  /// Rows whose cells are looked at.
  private static let rows = 200
  /// The share of its cells that a column's meaning has to read.
  private static let readableShare = 0.9

  /// - Parameters:
  ///   - names: of the header.
  ///   - reader: goes on after it.
  init(_ names: [String], _ file: InputFile, after reader: RecordReader) {
    let cells = MappingSearch.cells(of: names.count, file, after: reader)
    var candidates: [(score: Int, column: Int, meaning: ColumnMapping.Meaning)] = []
    for (column, name) in names.enumerated() {
      let words = EverydayName(name)
      for meaning in ColumnMapping.Meaning.allCases {
        guard let score = words.score(as: meaning),
          MappingSearch.isReadable(cells[column], as: meaning)
        else { continue }
        candidates.append((score, column, meaning))
      }
    }
    var found: [Int: ColumnMapping.Meaning] = [:]
    // The best names first, of equals those that come first in the file.
    for candidate in candidates.sorted(by: { ($1.score, $0.column) < ($0.score, $1.column) }) {
      guard found[candidate.column] == nil else { continue }
      guard !found.values.contains(candidate.meaning) else { continue }
      let rivals = candidates.filter {
        $0.meaning == candidate.meaning && $0.score == candidate.score && found[$0.column] == nil
      }
      if rivals.count > 1 {
        let tie = UnknownHeader.OpenColumn(
          meaning: candidate.meaning, names: rivals.map { names[$0.column] })
        if !ties.contains(tie) { ties.append(tie) }
        continue
      }
      found[candidate.column] = candidate.meaning
    }
    columns = found.sorted { $0.key < $1.key }.map { column, meaning in
      ColumnMapping.Column(
        meaning, names[column], unit: EverydayName(names[column]).unit(of: meaning))
    }
    mapping = try? ColumnMapping(columns)
  }

  /// The first cells of each column that are not empty.
  private static func cells(
    of count: Int, _ file: InputFile, after reader: RecordReader
  ) -> [[String]] {
    var reader = reader
    var cells = Array(repeating: [String](), count: count)
    let bytes = file.bytes.span
    for _ in 0..<rows {
      guard reader.next(bytes, expecting: count) != nil else { break }
      for (column, cell) in zip(cells.indices, reader.cells) where !cell.isEmpty {
        let content = CellBytes.content(bytes, cell.range, hasEscapes: cell.hasEscapes)
        cells[column].append(CellBytes.text(content).text)
      }
    }
    return cells
  }

  /// Whether nine tenths of some cells can be read as a column's meaning. An empty column can be anything.
  private static func isReadable(_ cells: [String], as meaning: ColumnMapping.Meaning) -> Bool {
    let readable = cells.count { isReadable(Array($0.utf8), as: meaning) }
    return Double(readable) >= readableShare * Double(cells.count)
  }

  private static func isReadable(_ cell: [UInt8], as meaning: ColumnMapping.Meaning) -> Bool {
    let (bytes, range) = (cell.span, CellBytes.trimmed(cell.span, cell.indices))
    let isNumber = DecimalNumber(bytes, range) != nil
    switch meaning {
    case .date, .end:
      return WrittenDate(bytes, range, order: .dayFirst) != nil
        || WrittenDate(bytes, range, order: .monthFirst) != nil
    case .time: return WrittenDate.timeOfDay(bytes, range) != nil
    case .load, .repetitions, .rpe, .rir, .distance, .set, .superset: return isNumber
    case .seconds: return isNumber || WrittenDuration.clock(bytes, range) != nil
    case .exercise: return !isNumber
    case .unit: return LoadUnit(bytes, range) != nil
    case .kind, .note, .workout, .workoutNote, .athlete: return true
    }
  }
}

/// The name of a column in a table of people's own: its words, and the unit in it.
private struct EverydayName {
  /// Without accents, in lower case.
  private let words: [String]

  init(_ name: String) {
    words = name.folded.split { !$0.isLetter && !$0.isNumber && $0 != "#" }.map(String.init)
  }

  /// How well the name says what a column holds: 2 where it is just that, 1 where it contains it; nil where it does not.
  func score(as meaning: ColumnMapping.Meaning) -> Int? {
    let bare = words.filter { ColumnMapping.unit($0, of: meaning) == nil }
    // A column that is called by its unit alone holds what has this unit.
    if bare.isEmpty, !words.isEmpty { return 1 }
    let names = EverydayName.names(of: meaning)
    if names.contains(bare) { return 2 }
    return names.contains { $0.allSatisfy(bare.contains) } ? 1 : nil
  }

  /// The unit that the name says of the numbers.
  func unit(of meaning: ColumnMapping.Meaning) -> String? {
    words.first { ColumnMapping.unit($0, of: meaning) != nil }
  }

  private static func names(of meaning: ColumnMapping.Meaning) -> [[String]] {
    let text =
      switch meaning {
      case .date: "date day datetime timestamp start datum tag fecha data tarih jour"
      case .time: "time uhrzeit hora saat heure clock start_time"
      case .end: "end end_time finish ende fin"
      case .workout:
        "workout session routine program title workout_name einheit training seance entreno antrenman"
      case .exercise:
        "exercise lift movement exercise_name name ubung ejercicio exercicio exercice esercizio "
          + "egzersiz hareket"
      case .load: "weight load wt mass gewicht peso poids agirlik carga last"
      case .unit: "unit units weight_unit load_unit einheit unidad unite birim"
      case .repetitions:
        "reps rep repetitions repetition r wiederholungen wdh wiederh repeticiones repeticoes "
          + "ripetizioni tekrar n_reps"
      case .rpe: "rpe effort"
      case .rir: "rir reps_in_reserve"
      case .seconds: "seconds secs sec duration time s sekunden dauer segundos duree saniye sure"
      case .distance: "distance distanz strecke distancia distanza mesafe"
      case .set: "set set_number set_no # satz serie serie_no sets_no"
      case .kind: "kind set_type type art tipo tur"
      case .superset: "superset supersatz"
      case .note: "note notes comment comments notiz notizen nota notas not remarks"
      case .workoutNote: "workout_note workout_notes session_note session_notes"
      case .athlete: "athlete lifter user athlete_name client sportler atleta sporcu"
      }
    return text.split(separator: " ").map { $0.split(separator: "_").map(String.init) }
  }
}
