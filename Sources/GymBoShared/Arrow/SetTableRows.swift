import GymBo

/// Converts each row of a record batch to a set.
///
/// Every column is stored in a separate property, so that reading a row needs no lookup of columns.
struct SetTableRows {
  private let start: ArrowColumn?
  private var sessionDuration, superset, setNumber, load, repetitions, rpe, rir, duration, distance,
    line: Numbers
  private var exercise, athlete, session, title, sessionNote, kind, loadUnit, note, status: Texts
  private let defaultLoadUnit: LoadUnit
  /// Metres in one unit of the distances.
  private let metres: Double

  init(
    _ columns: [SetTableColumn: ArrowColumn], loadUnit defaultLoadUnit: LoadUnit,
    distanceUnit: DistanceUnit
  ) {
    exercise = Texts(columns[.exercise])
    start = columns[.start]
    athlete = Texts(columns[.athlete])
    session = Texts(columns[.session])
    title = Texts(columns[.title])
    sessionDuration = Numbers(columns[.sessionDuration])
    sessionNote = Texts(columns[.sessionNote])
    superset = Numbers(columns[.superset])
    setNumber = Numbers(columns[.setNumber])
    kind = Texts(columns[.kind])
    load = Numbers(columns[.load])
    loadUnit = Texts(columns[.loadUnit])
    repetitions = Numbers(columns[.repetitions])
    rpe = Numbers(columns[.rpe])
    rir = Numbers(columns[.rir])
    duration = Numbers(columns[.duration])
    distance = Numbers(columns[.distance])
    note = Texts(columns[.note])
    line = Numbers(columns[.line])
    status = Texts(columns[.status])
    self.defaultLoadUnit = defaultLoadUnit
    metres = distanceUnit.metres
  }

  /// - Returns: nil for a row that is not a set.
  mutating func set(_ row: Int) -> LoggedSet? {
    if let status = status.text(row), status != "set" { return nil }
    var set = LoggedSet(
      exercise: exercise.text(row) ?? "", start: start.flatMap { start($0, row) })
    set.athlete = athlete.text(row)
    set.session = session.text(row)
    set.title = title.text(row)
    set.load = load.number(row)
    set.loadUnit = defaultLoadUnit
    set.loadUnitWord = loadUnit.isThere ? loadUnit.text(row) ?? "" : nil
    set.repetitions = repetitions.number(row)
    set.rpe = rpe.number(row)
    set.rir = rir.number(row)
    if let word = kind.text(row) { set.kind = .word(word) }
    set.seconds = duration.number(row)
    set.metres = distance.number(row).map { $0 * metres }
    set.superset = superset.number(row)
    set.note = note.text(row)
    set.sessionSeconds = sessionDuration.number(row)
    set.sessionNote = sessionNote.text(row)
    set.order = setNumber.number(row)
    set.line = line.number(row)
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

/// A column of numbers that is read row by row, in order. Some hundred rows are converted at once: asking the column for
/// each took half of the time of reading a table of sets.
private struct Numbers {
  private let column: ArrowColumn?
  private var first = 0
  /// Of the rows from ``first`` on; NaN where one has none.
  private var values: [Double] = []

  private static let atOnce = 512

  init(_ column: ArrowColumn?) { self.column = column }

  mutating func number(_ row: Int) -> Double? {
    guard let column else { return nil }
    if row < first || row >= first + values.count {
      first = row
      values = column.numbers(row..<min(row + Numbers.atOnce, column.count))
    }
    let value = values[row - first]
    // NaN counts as missing everywhere.
    return value.isNaN ? nil : value
  }
}

/// A column of texts that is read row by row. Most rows have the text of the row above, which then is not made again.
private struct Texts {
  private let column: ArrowColumn?
  private var last: (row: Int, text: String?)?

  init(_ column: ArrowColumn?) { self.column = column }

  var isThere: Bool { column != nil }

  mutating func text(_ row: Int) -> String? {
    guard let column else { return nil }
    if let last, column.hasSameText(row, last.row) { return last.text }
    let text = column.text(row)
    last = (row, text)
    return text
  }
}
