import GymBoLog

/// The user's own assignment of exercise names, from a CSV file with a header.
///
/// | column | holds |
/// |---|---|
/// | `name` | the name as logged (required) |
/// | `exercise` | the catalogue's name of it, whose facts are taken |
/// | `direct`, `indirect` | muscles, several separated by `;` or `+`; instead of the catalogue's |
/// | `implement`, `mechanics`, `region`, `movement`, `loading`, `modality` | one word of the catalogue each |
/// | `same_as` | another logged name of the same exercise, under which its sets are counted: one series, one history |
///
/// A row needs `exercise`, `direct` or `same_as`. Names are matched without regard to case and blanks at their ends.
public struct ExerciseMap: Sendable {
  private var facts: [String: ExerciseFacts] = [:]
  /// By the key of a name, the name under which its sets are counted.
  private var joined: [String: String] = [:]
  private let file: String
  /// In the order of the file.
  private var names: [(name: String, line: Int)] = []

  /// Reads a map.
  /// - Throws: ``ImportError/exerciseMap(name:line:_:)`` with the line and the words that are allowed.
  public init(reading file: InputFile) throws(ImportError) {
    let file = file.inUTF8
    self.file = file.name
    let start = try TextEncoding.textStart(file)
    let header = HeaderLine(file, from: start)
    let columns = header.names.map(\.columnKey)
    for column in columns where !ExerciseMapRow.columns.contains(column) {
      throw .exerciseMap(
        name: file.name, line: 1, .unknownColumn(column, known: ExerciseMapRow.columns))
    }
    guard columns.contains("name"),
      ["exercise", "direct", "same_as"].contains(where: columns.contains)
    else {
      throw .exerciseMap(name: file.name, line: 1, .missingColumns)
    }
    var reader = header.reader
    let bytes = file.bytes.span
    while let kind = reader.next(bytes, expecting: columns.count) {
      let line = Int(reader.line)
      guard kind == .record, reader.cells.count == columns.count else {
        throw .exerciseMap(
          name: file.name, line: line, .wrongCellCount(expected: columns.count))
      }
      var cells: [String: String] = [:]
      for (column, cell) in zip(columns, reader.cells) {
        let range = CellBytes.trimmed(bytes, cell.range)
        let content = CellBytes.content(bytes, range, hasEscapes: cell.hasEscapes)
        cells[column] = CellBytes.text(content).text
      }
      let row = ExerciseMapRow(file: file.name, line: line, cells: cells)
      let name = try row.name()
      let key = ExerciseMap.key(name)
      guard facts[key] == nil, joined[key] == nil else {
        throw .exerciseMap(name: file.name, line: line, .repeatedName(name))
      }
      if let other = try row.sameAs() {
        joined[key] = other
      } else {
        facts[key] = try row.facts(of: name)
      }
      names.append((name, line))
    }
    for (name, line) in names {
      guard let other = joined[ExerciseMap.key(name)], joined[ExerciseMap.key(other)] != nil
      else { continue }
      throw .exerciseMap(name: file.name, line: line, .sameAsJoinedName(other))
    }
  }

  /// The name under which the sets of a logged name are counted; nil for its own.
  func joinedName(of name: String) -> String? {
    joined.isEmpty ? nil : joined[ExerciseMap.key(name)]
  }

  /// What the map says of a logged name; nil if it says nothing.
  func resolution(of name: String) -> ExerciseResolution? {
    facts[ExerciseMap.key(name)].map { .user($0) }
  }

  /// A notice for each name of the map that is none of the logged names: a slip of the pen would do nothing in silence.
  func unmatched(by logged: [String]) -> [Issue] {
    let keys = Set(logged.map(ExerciseMap.key))
    return names.filter { !keys.contains(ExerciseMap.key($0.name)) }.map { name, line in
      Issue(
        rule: .unmatchedName, severity: .notice, place: nil, original: name,
        proposal: .noSuchExercise(
          line: line, file: file, nearest: ExerciseMap.nearest(to: name, among: logged)))
    }
  }

  /// The logged name that is at most three letters away; of equals, the first.
  private static func nearest(to name: String, among logged: [String]) -> String? {
    let letters = Array(key(name).unicodeScalars)
    let most = min(3, letters.count / 3)
    var best: (name: String, distance: Int)?
    for other in logged {
      let distance = editDistance(letters, Array(key(other).unicodeScalars), limit: most)
      if distance <= most, distance < best?.distance ?? .max { best = (other, distance) }
    }
    return best?.name
  }

  private static func key(_ name: String) -> String { name.columnKey }
}
