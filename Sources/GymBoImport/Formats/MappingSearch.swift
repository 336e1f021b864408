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

  /// What a column could hold by its name.
  private struct Candidate {
    /// What it would be, and how well the name says so.
    struct Kind: Hashable {
      let meaning: ColumnMapping.Meaning
      let score: Int
    }

    let column: Int
    let kind: Kind
    var meaning: ColumnMapping.Meaning { kind.meaning }
    var score: Int { kind.score }
  }

  /// - Parameters:
  ///   - names: of the header. Of more than ``EverydayName/mostColumns``, nothing is found.
  ///   - reader: goes on after it.
  init(_ names: [String], _ file: InputFile, after reader: RecordReader) {
    guard names.count <= EverydayName.mostColumns else { return }
    let named = MappingSearch.candidates(names)
    let cells = MappingSearch.cells(
      of: Set(named.map(\.column)), among: names.count, file, after: reader)
    var candidates: [Candidate] = []
    /// Columns that are called a measure, and whose cells cannot be read as that.
    var unreadable: [Candidate] = []
    for candidate in named {
      if MappingSearch.isReadable(cells[candidate.column], as: candidate.meaning) {
        candidates.append(candidate)
      } else if candidate.score == 2, MappingSearch.measures.contains(candidate.meaning) {
        unreadable.append(candidate)
      }
    }
    var found = choose(candidates, names)
    settle(&found, names, MeaningEvidence(cells, found))
    leaveRepeatedNames(&found, names)
    for candidate in unreadable
    where found[candidate.column] == nil && !found.values.contains(candidate.meaning) {
      ties.append(
        UnknownHeader.OpenColumn(meaning: candidate.meaning, names: [names[candidate.column]]))
    }
    columns = found.sorted { $0.key < $1.key }.map { column, meaning in
      ColumnMapping.Column(
        meaning, names[column],
        unit: EverydayName(names[column]).unit(of: meaning)
          ?? MappingSearch.unit(of: cells[column], as: meaning))
    }
    mapping = try? ColumnMapping(columns)
  }

  /// What the names of columns say, in the order of the file.
  private static func candidates(_ names: [String]) -> [Candidate] {
    names.enumerated().flatMap { column, name in
      let words = EverydayName(name)
      return ColumnMapping.Meaning.allCases.compactMap { meaning in
        words.score(as: meaning).map {
          Candidate(column: column, kind: Candidate.Kind(meaning: meaning, score: $0))
        }
      }
    }
  }

  /// What each column holds by its name. Where several are named alike, nothing is chosen, and they are a tie.
  private mutating func choose(
    _ candidates: [Candidate], _ names: [String]
  ) -> [Int: ColumnMapping.Meaning] {
    var found: [Int: ColumnMapping.Meaning] = [:]
    let rivals = Dictionary(grouping: candidates, by: \.kind)
    /// How many columns were found when the rivals of a kind were counted, and whether they were a tie. Only another found column
    /// changes that. Counting them anew for each of them would take time with their square.
    var counted: [Candidate.Kind: (found: Int, isTie: Bool)] = [:]
    // The best names first, of equals those that come first in the file.
    for candidate in candidates.sorted(by: { ($1.score, $0.column) < ($0.score, $1.column) }) {
      guard found[candidate.column] == nil else { continue }
      guard !found.values.contains(candidate.meaning) else { continue }
      if let last = counted[candidate.kind], last.found == found.count {
        if last.isTie { continue }
      } else {
        let open = (rivals[candidate.kind] ?? []).filter { found[$0.column] == nil }
        counted[candidate.kind] = (found.count, open.count > 1)
        if open.count > 1 {
          let tie = UnknownHeader.OpenColumn(
            meaning: candidate.meaning, names: open.map { names[$0.column] })
          if !ties.contains(tie) { ties.append(tie) }
          continue
        }
      }
      found[candidate.column] = candidate.meaning
    }
    return found
  }

  /// Leaves open what a later column of a name holds: a mapping names its columns, and means the first that is called so.
  private mutating func leaveRepeatedNames(
    _ found: inout [Int: ColumnMapping.Meaning], _ names: [String]
  ) {
    var seen: Set<String> = []
    for (column, name) in names.enumerated() {
      let isFirst = seen.insert(name.columnKey).inserted
      guard !isFirst, let meaning = found.removeValue(forKey: column) else { continue }
      ties.append(UnknownHeader.OpenColumn(meaning: meaning, names: [name, name]))
    }
  }

  /// Takes what only the cells of several columns tell: whether a time is one of the day, and whether sets are counted or numbered.
  private mutating func settle(
    _ found: inout [Int: ColumnMapping.Meaning], _ names: [String], _ evidence: MeaningEvidence
  ) {
    for (column, possible) in evidence.meanings.sorted(by: { $0.key < $1.key }) {
      let words = EverydayName(names[column])
      let meanings = possible.filter { meaning in
        // A name such as Uhrzeit says more than the cells do.
        (found[column] != .time || words.score(as: meaning) != nil)
          && !found.contains { $0.key != column && $0.value == meaning }
      }
      guard let meaning = meanings.first else { continue }
      found[column] = meanings.count == 1 ? meaning : nil
      if meanings.count > 1 {
        ties.append(
          UnknownHeader.OpenColumn(
            meaning: meaning, orMeaning: meanings[1], names: [names[column]]))
      }
    }
  }

  /// The first cells of some columns, as many as the rows that were looked at; none of the others.
  private static func cells(
    of columns: Set<Int>, among count: Int, _ file: InputFile, after reader: RecordReader
  ) -> [[String]] {
    var reader = reader
    var cells = Array(repeating: [String](), count: count)
    let bytes = file.bytes.span
    for _ in 0..<rows {
      guard reader.next(bytes, expecting: count) != nil else { break }
      for column in columns {
        guard column < reader.cells.count else {
          cells[column].append("")
          continue
        }
        let cell = reader.cells[column]
        let content = CellBytes.content(bytes, cell.range, hasEscapes: cell.hasEscapes)
        cells[column].append(CellBytes.text(content).text)
      }
    }
    return cells
  }

  /// Whether nine tenths of some cells can be read as a column's meaning. An empty column can be anything.
  private static func isReadable(_ cells: [String], as meaning: ColumnMapping.Meaning) -> Bool {
    let cells = cells.filter { !$0.isEmpty }
    let readable = cells.count { isReadable(Array($0.utf8), as: meaning) }
    return Double(readable) >= readableShare * Double(cells.count)
  }

  private static func isReadable(_ cell: [UInt8], as meaning: ColumnMapping.Meaning) -> Bool {
    let (bytes, range) = (cell.span, CellBytes.trimmed(cell.span, cell.indices))
    func isNumeric(_ range: Range<Int>) -> Bool {
      // A comma may be the decimal mark of the column.
      DecimalNumber(bytes, range) != nil
        || DecimalNumber(bytes, range, decimalMark: UInt8(ascii: ",")) != nil
    }
    let isNumber = isNumeric(range)
    let amount = CellBytes.amount(bytes, range)
    switch meaning {
    case .date, .end:
      return WrittenDate(bytes, range, order: .dayFirst) != nil
        || WrittenDate(bytes, range, order: .monthFirst) != nil
    case .time: return WrittenDate.timeOfDay(bytes, range) != nil
    case .load, .distance:
      return isNumber
        || isNumeric(amount.number) && unit(of: bytes, amount.word, as: meaning) != nil
    case .repetitions, .rpe, .rir, .set, .sets, .superset: return isNumber
    case .seconds:
      return isNumber || WrittenDuration.clock(bytes, range) != nil
        || WrittenDuration.seconds(bytes, range) != nil
    case .exercise: return !isNumber
    case .unit: return LoadUnit(bytes, range) != nil
    case .kind, .note, .workout, .workoutNote, .athlete: return true
    }
  }

  /// The unit that all cells of a column name; nil where they name none, or different ones.
  private static func unit(of cells: [String], as meaning: ColumnMapping.Meaning) -> String? {
    guard meaning == .load || meaning == .distance else { return nil }
    var found: (word: String, unit: HeaderUnit)?
    for cell in cells where !cell.isEmpty {
      let bytes = Array(cell.utf8)
      let word = CellBytes.amount(bytes.span, CellBytes.trimmed(bytes.span, bytes.indices)).word
      let text = String(decoding: bytes[word], as: UTF8.self).lowercased()
      guard let unit = ColumnMapping.unit(text, of: meaning), found?.unit ?? unit == unit else {
        return nil
      }
      found = (text, unit)
    }
    return found?.word
  }

  private static func unit(
    of bytes: Span<UInt8>, _ word: Range<Int>, as meaning: ColumnMapping.Meaning
  ) -> HeaderUnit? {
    meaning == .load
      ? LoadUnit(bytes, word).map(HeaderUnit.load)
      : DistanceUnit(bytes, word).map(HeaderUnit.distance)
  }

  /// Meanings of which a column that is called so is not passed over.
  private static let measures: [ColumnMapping.Meaning] = [
    .load, .repetitions, .seconds, .distance, .sets,
  ]
}
