import GymBo

/// Gives rows of a record batch to the collector of the athlete whose sets they are.
///
/// Some hundred rows are converted at once, column by column: of texts only where they change, because most rows have those of
/// the row before. What it bought is said at ``SetCollector``.
struct SetTableRows {
  private var start: Changes<LoggedSet.Start?>
  private var exercise, session, title, sessionNote, kind, loadUnit, note, status: Changes<String?>
  private var sessionDuration, superset, setNumber, load, repetitions, rpe, rir, duration, distance,
    line: Numbers
  private let defaultLoadUnit: LoadUnit
  /// Metres in one unit of the distances.
  private let metres: Double

  /// Rows that are converted at once.
  private static let atOnce = 512

  init(
    _ columns: [SetTableColumn: ArrowColumn], loadUnit defaultLoadUnit: LoadUnit,
    distanceUnit: DistanceUnit
  ) {
    func texts(_ column: SetTableColumn) -> Changes<String?> {
      Changes(columns[column]) { column, rows in column.changes(in: rows) { column.text($0) } }
    }
    start = Changes(columns[.start]) { $0.startChanges(in: $1) }
    exercise = texts(.exercise)
    session = texts(.session)
    title = texts(.title)
    sessionNote = texts(.sessionNote)
    kind = texts(.kind)
    loadUnit = texts(.loadUnit)
    note = texts(.note)
    status = texts(.status)
    sessionDuration = Numbers(columns[.sessionDuration])
    superset = Numbers(columns[.superset])
    setNumber = Numbers(columns[.setNumber])
    load = Numbers(columns[.load])
    repetitions = Numbers(columns[.repetitions])
    rpe = Numbers(columns[.rpe])
    rir = Numbers(columns[.rir])
    duration = Numbers(columns[.duration])
    distance = Numbers(columns[.distance])
    line = Numbers(columns[.line])
    self.defaultLoadUnit = defaultLoadUnit
    metres = distanceUnit.metres
  }

  /// Gives the sets of some rows to a collector.
  /// - Parameter before: rows of the table before the batch.
  mutating func read(_ rows: [Int], before: Int, into collector: inout SetCollector) {
    collector.set.loadUnit = defaultLoadUnit
    var isSet = true
    for first in stride(from: 0, to: rows.count, by: SetTableRows.atOnce) {
      let some = rows[first..<min(first + SetTableRows.atOnce, rows.count)]
      load(some)
      for (index, row) in some.enumerated() {
        if let status = status.value(at: index) { isSet = status == nil || status == "set" }
        changeTexts(index, of: &collector)
        changeNumbers(index, of: &collector)
        if isSet { collector.addSet(row: Int32(clamping: before + row + 1)) }
      }
    }
  }

  private mutating func load(_ rows: ArraySlice<Int>) {
    start.load(rows)
    exercise.load(rows)
    session.load(rows)
    title.load(rows)
    sessionNote.load(rows)
    kind.load(rows)
    loadUnit.load(rows)
    note.load(rows)
    status.load(rows)
    sessionDuration.load(rows)
    superset.load(rows)
    setNumber.load(rows)
    load.load(rows)
    repetitions.load(rows)
    rpe.load(rows)
    rir.load(rows)
    duration.load(rows)
    distance.load(rows)
    line.load(rows)
  }

  @inline(__always)
  private mutating func changeTexts(_ index: Int, of collector: inout SetCollector) {
    if let start = start.value(at: index) { collector.changeWorkout { $0.start = start } }
    if let text = session.value(at: index) { collector.changeWorkout { $0.session = text } }
    if let text = title.value(at: index) { collector.changeWorkout { $0.title = text } }
    if let text = sessionNote.value(at: index) {
      collector.changeWorkout { $0.sessionNote = text }
    }
    if let text = exercise.value(at: index) { collector.change(exercise: text ?? "") }
    if let text = loadUnit.value(at: index) { collector.set.loadUnitWord = text ?? "" }
    if let text = kind.value(at: index) {
      collector.change(kind: text.map { .word($0) } ?? .known(.working))
    }
    if let text = note.value(at: index) { collector.change(note: text) }
  }

  @inline(__always)
  private func changeNumbers(_ index: Int, of collector: inout SetCollector) {
    if load.isThere { collector.set.load = load[index] }
    if repetitions.isThere { collector.set.repetitions = repetitions[index] }
    if rpe.isThere { collector.set.rpe = rpe[index] }
    if rir.isThere { collector.set.rir = rir[index] }
    if duration.isThere { collector.set.seconds = duration[index] }
    if distance.isThere { collector.set.metres = distance[index].map { $0 * metres } }
    if superset.isThere { collector.set.superset = superset[index] }
    if sessionDuration.isThere { collector.set.sessionSeconds = sessionDuration[index] }
    if setNumber.isThere { collector.set.order = setNumber[index] }
    if line.isThere { collector.set.line = line[index] }
  }
}

/// A column of numbers, some rows of which are converted at once.
private struct Numbers {
  private let column: ArrowColumn?
  /// NaN where a row has none.
  private var values: [Double] = []

  init(_ column: ArrowColumn?) { self.column = column }

  var isThere: Bool { column != nil }

  mutating func load(_ rows: ArraySlice<Int>) { column?.readNumbers(rows, into: &values) }

  /// The number of one of the rows that were loaded; nil where it has none.
  @inline(__always)
  subscript(index: Int) -> Double? {
    let value = values[index]
    // NaN counts as missing everywhere.
    return value.isNaN ? nil : value
  }
}

/// A column of which only those rows are told whose value is not that of the row before.
private struct Changes<Value> {
  typealias List = [(index: Int, value: Value)]
  private let column: ArrowColumn?
  private let changes: (ArrowColumn, ArraySlice<Int>) -> List
  private var list: List = []
  private var next = 0
  /// Where the next change is among the rows; `Int.max` after the last.
  private var nextIndex = Int.max

  /// - Parameter changes: of some rows of the column, in order, the first row always.
  init(_ column: ArrowColumn?, _ changes: @escaping (ArrowColumn, ArraySlice<Int>) -> List) {
    self.column = column
    self.changes = changes
  }

  mutating func load(_ rows: ArraySlice<Int>) {
    guard let column else { return }
    list = changes(column, rows)
    next = 0
    nextIndex = list.first?.index ?? .max
  }

  /// The value of one of the rows that were loaded, if it may not be that of the row before. To be asked for each row in order.
  @inline(__always)
  mutating func value(at index: Int) -> Value? {
    guard index == nextIndex else { return nil }
    let value = list[next].value
    next += 1
    nextIndex = next < list.count ? list[next].index : .max
    return value
  }
}

extension ArrowColumn {
  /// The starts of workouts in some rows that are not those of the row before, and that of the first row.
  fileprivate func startChanges(
    in rows: ArraySlice<Int>
  ) -> [(index: Int, value: LoggedSet.Start?)] {
    switch valueType {
    case .utf8, .utf8View:
      return changes(in: rows) { row in text(row).map { .text($0) } }
    default:
      let isDay = valueType == .date32 || valueType == .date64
      return changes(in: rows) { row in
        let time = seconds(row).flatMap { CivilTime(seconds: $0) }
        return time.map { isDay ? .day($0.date) : .time($0) }
      }
    }
  }
}
