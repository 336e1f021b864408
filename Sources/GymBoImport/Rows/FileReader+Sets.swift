import GymBoLog

/// Reads the cells of a set. What they may hold is decided by the rules in ``WrittenSet``.
extension FileReader {
  /// The cell of a column; an empty one where the file has no such column.
  @inline(__always)
  func cell(_ column: ExportColumn) -> Cell { reader.cells[map.cell(column)] }

  @inline(__always)
  func trimmed(_ bytes: Span<UInt8>, _ column: ExportColumn) -> Range<Int> {
    let cell = cell(column)
    return cell.isEmpty ? cell.range : CellBytes.trimmed(bytes, cell.range)
  }

  /// Reads the cells after the workout and the exercise, and adds the set.
  @inline(never)
  mutating func readSet(
    _ bytes: Span<UInt8>, _ workout: Int32, _ exercise: LoggedName
  ) throws(RowRejection) {
    let setNumber = setNumberWord(bytes)
    if setNumber == .restTimer { return try takeRest(bytes, workout) }
    if isNotStarted(bytes) { return leaveOut(bytes, .notCompleted) }
    var written = WrittenSet()
    let loadColumn = fillIn(&written, bytes, setNumber)
    var faults: [SetFault] = []
    let set: ValidSet?
    do throws(SetFault) {
      set = try written.read(
        exercise.loadMeaning, blankRepetitions: map.format.blankRepetitions, faults: &faults)
    } catch {
      note(bytes, faults, loadColumn)
      throw RowRejection(error.rule, column(of: error, loadColumn), proposal: error.proposal)
    }
    note(bytes, faults, loadColumn)
    guard let set else { return leaveOut(bytes, .notCompleted) }
    let noteCell = cell(.note)
    let note = noteCell.isEmpty ? -1 : notes.code(bytes, noteCell)
    noteInvalid(bytes, notes.isValid(note), .note)
    let copies = try setCount(bytes)
    for copy in 0..<copies {
      // Rows are counted as sets are, so that none is unaccounted for.
      if copy > 0 { history.source.rows += 1 }
      addSet(bytes, set, workout, exercise, note)
    }
  }

  /// Adds a set that was read.
  @inline(__always)
  private mutating func addSet(
    _ bytes: Span<UInt8>, _ set: ValidSet, _ workout: Int32, _ exercise: LoggedName, _ note: Int32
  ) {
    history.append(
      ImportedSet(
        workout: workout, exercise: exercise.code, kind: set.kind, semantics: set.semantics,
        repetitions: set.repetitions, load: set.load, rpe: set.rpe, note: note,
        order: set.number ?? -1, line: reader.line,
        offset: history.offset + reader.range.lowerBound,
        length: Int32(clamping: reader.range.count), hasQuotedNote: cell(.note).isQuoted),
      RareValues(
        seconds: set.seconds, metres: set.metres, rest: map.has(.rest) ? rest(bytes) : nil,
        superset: set.superset))
  }

  /// A rest timer's row is no set: its seconds belong to the set above it.
  private mutating func takeRest(
    _ bytes: Span<UInt8>, _ workout: Int32
  ) throws(RowRejection) {
    let seconds: Double?
    do throws(SetFault) {
      seconds = try ValidDuration.seconds(duration(bytes))
    } catch {
      throw RowRejection(error.rule, .seconds, proposal: error.proposal)
    }
    if let seconds, let last = history.lastRow(of: workout) {
      history[rareValuesOf: last].rest = seconds
    }
    leaveOut(bytes, .restTimer)
  }

  /// How many equal sets the row is.
  @inline(__always)
  private mutating func setCount(_ bytes: Span<UInt8>) throws(RowRejection) -> Int {
    guard map.has(.setCount) else { return 1 }
    let range = trimmed(bytes, .setCount)
    if range.isEmpty { return 1 }
    guard case .number(let count) = SetKindWord(bytes, range) else {
      throw RowRejection(.unreadableNumber, .setCount)
    }
    guard (1...FileReader.mostEqualSets).contains(Int(count)) else {
      throw RowRejection(.outOfRange, .setCount)
    }
    return Int(count)
  }

  /// A decision of this project: one row with more sets is a slip.
  private static let mostEqualSets = 50

  /// The seconds of rest after the set; nil where they cannot be read, with an issue.
  private mutating func rest(_ bytes: Span<UInt8>) -> Double? {
    do throws(SetFault) {
      return try ValidDuration.seconds(number(bytes, .rest))
    } catch {
      note(bytes, error.rule, .warning, .rest, proposal: error.proposal)
      return nil
    }
  }

  // MARK: What is written

  /// Fills in the set's values as the cells have them.
  /// - Returns: the column that the load is in.
  @inline(__always)
  private mutating func fillIn(
    _ set: inout WrittenSet, _ bytes: Span<UInt8>, _ setNumber: SetKindWord?
  ) -> ExportColumn {
    set.setNumber = writtenSetNumber(bytes, setNumber)
    set.kind = writtenKind(bytes)
    if map.has(.isWarmUp) {
      let isWarmUp = FlagWord.value(bytes, trimmed(bytes, .isWarmUp))
      if isWarmUp == true { set.flaggedKind = .warmUp }
      if isWarmUp == nil { set.kind = .unknownWord }
    }
    if map.has(.status), CellBytes.equals(bytes, trimmed(bytes, .status), "failed") {
      set.flaggedKind = .failure
    }
    let loadColumn = enteredLoadColumn(bytes)
    set.load = number(bytes, loadColumn)
    set.loadUnit = loadUnit(bytes, loadColumn)
    set.repetitions = number(bytes, .repetitions)
    set.duration = duration(bytes)
    set.distance = number(bytes, .distance)
    set.distanceUnit = distanceUnit(bytes)
    set.rpe = number(bytes, .rpe)
    set.rir = number(bytes, .rir)
    set.superset = superset(bytes)
    if map.format.hasUnitsInCells { readUnits(&set, bytes, loadColumn) }
    return loadColumn
  }

  /// The number in a cell; missing where the file has no such column.
  @inline(__always)
  private mutating func number(_ bytes: Span<UInt8>, _ column: ExportColumn) -> WrittenNumber {
    let cell = cell(column)
    if cell.isEmpty { return .missing }
    if decimalMarks.isEmpty, let plain = cell.plainNumber(bytes) { return .number(plain) }
    return unusualNumber(bytes, cell, column)
  }

  private mutating func unusualNumber(
    _ bytes: Span<UInt8>, _ cell: Cell, _ column: ExportColumn
  ) -> WrittenNumber {
    let range = CellBytes.trimmed(bytes, cell.range)
    if range.isEmpty { return .missing }
    if !hasCommas { hasCommas = range.contains { bytes[$0] == UInt8(ascii: ",") } }
    return decimal(bytes, range, column).map { .number($0) } ?? .unreadable
  }

  /// The number in a range of a column's cell.
  func decimal(
    _ bytes: Span<UInt8>, _ range: Range<Int>, _ column: ExportColumn
  ) -> DecimalNumber? {
    guard let mark = decimalMarks[column] else { return DecimalNumber(bytes, range) }
    return DecimalNumber(bytes, range, decimalMark: mark)
  }

  /// The duration of the set in seconds: a number of them, or `H:mm:ss`.
  @inline(__always)
  private mutating func duration(_ bytes: Span<UInt8>) -> WrittenNumber {
    let number = number(bytes, .seconds)
    if case .number(let value) = number { return .number(value, in: map, of: .seconds) }
    guard case .unreadable = number else { return number }
    guard let clock = WrittenDuration.clock(bytes, trimmed(bytes, .seconds)) else {
      return .unreadable
    }
    return .number(DecimalNumber(digits: UInt64(clock), scale: 0))
  }

  private func superset(_ bytes: Span<UInt8>) -> WrittenNumber {
    guard map.has(.superset) else { return .missing }
    let range = trimmed(bytes, .superset)
    if range.isEmpty { return .missing }
    guard case .number(let value) = SetKindWord(bytes, range) else { return .unreadable }
    return .number(DecimalNumber(digits: UInt64(value), scale: 0))
  }

  /// The column in which the load was entered. Of two columns in kilograms and pounds (FitNotes 2), the other one is
  /// a conversion, rounded to two decimals.
  @inline(__always)
  private mutating func enteredLoadColumn(_ bytes: Span<UInt8>) -> ExportColumn {
    guard map.has(.secondLoad) else { return .load }
    let (first, second) = (number(bytes, .load), number(bytes, .secondLoad))
    switch (first, second) {
    case (.missing, .number), (.missing, .unreadable), (.number, .unreadable): return .secondLoad
    case (.number(let first), .number(let second)):
      return !first.isWholeQuarters && second.isWholeQuarters ? .secondLoad : .load
    default: return .load
    }
  }

  @inline(__always)
  private func loadUnit(_ bytes: Span<UInt8>, _ column: ExportColumn) -> WrittenUnit<LoadUnit> {
    if let unit = map.loadUnit(of: column) { return .known(unit) }
    guard map.has(.loadUnit) else { return .known(defaultUnit) }
    let range = trimmed(bytes, .loadUnit)
    if range.isEmpty { return .missing(assumed: defaultUnit) }
    if let unit = LoadUnit(bytes, range) { return .known(unit) }
    return map.format.sharesUnit && DistanceUnit(bytes, range) != nil
      ? .missing(assumed: defaultUnit) : .unknown
  }

  @inline(__always)
  private func distanceUnit(_ bytes: Span<UInt8>) -> WrittenUnit<DistanceUnit> {
    if let unit = map.distanceUnit { return .known(unit) }
    let range = trimmed(bytes, .distanceUnit)
    // Exports that name no unit of load name none of distance either. Kilograms go with kilometres, pounds with miles.
    if range.isEmpty { return .missing(assumed: defaultUnit == .kilogram ? .kilometre : .mile) }
    if let unit = DistanceUnit(bytes, range) { return .known(unit) }
    guard map.format.sharesUnit, let unit = LoadUnit(bytes, range) else { return .unknown }
    return .missing(assumed: unit == .kilogram ? .kilometre : .mile)
  }

  // MARK: The kind of a set

  /// What the column of set numbers holds; nil where it is empty.
  @inline(__always)
  private func setNumberWord(_ bytes: Span<UInt8>) -> SetKindWord? {
    let range = trimmed(bytes, .order)
    return range.isEmpty ? nil : SetKindWord(bytes, range)
  }

  @inline(__always)
  private func writtenSetNumber(
    _ bytes: Span<UInt8>, _ word: SetKindWord?
  ) -> WrittenSet.SetNumber {
    switch word {
    case nil, .restTimer: .missing
    case .number(let value): .number(DecimalNumber(digits: UInt64(value), scale: 0))
    case .kind(let kind): .kind(kind)
    case .unknown:
      // A number that cannot count sets, such as −1 or 1.5, is not a word.
      DecimalNumber(bytes, trimmed(bytes, .order)).map { .number($0) } ?? .unknownWord
    }
  }

  @inline(__always)
  private func writtenKind(_ bytes: Span<UInt8>) -> WrittenSet.Kind {
    let range = trimmed(bytes, .setType)
    if range.isEmpty { return .missing }
    guard case .kind(let kind) = SetKindWord(bytes, range) else { return .unknownWord }
    return .known(kind)
  }

  @inline(__always)
  private func isNotStarted(_ bytes: Span<UInt8>) -> Bool {
    map.has(.status) && CellBytes.equals(bytes, trimmed(bytes, .status), "notstarted")
      || map.has(.skipped) && FlagWord.value(bytes, trimmed(bytes, .skipped)) == true
  }

  // MARK: Faults

  private mutating func note(
    _ bytes: Span<UInt8>, _ faults: [SetFault], _ loadColumn: ExportColumn
  ) {
    for fault in faults {
      note(
        bytes, fault.rule, fault.severity, column(of: fault, loadColumn), proposal: fault.proposal)
    }
  }

  /// The column that a fault is in.
  private func column(of fault: SetFault, _ loadColumn: ExportColumn) -> ExportColumn {
    switch fault.value {
    case .setNumber: .order
    case .kind: .setType
    case .load: loadColumn
    case .loadUnit: .loadUnit
    case .repetitions: .repetitions
    case .duration: .seconds
    case .distance: .distance
    case .distanceUnit: .distanceUnit
    case .rpe: .rpe
    case .rir: .rir
    case .superset: .superset
    case .workoutDuration: .duration
    }
  }
}

extension WrittenNumber {
  /// A duration in seconds, from a number in the unit that the header gives for its column. A fraction is kept to the microsecond.
  static func number(
    _ value: DecimalNumber, in map: HeaderMap, of column: ExportColumn
  ) -> WrittenNumber {
    let factor = map.secondsPerOne(of: column)
    guard factor > 1, !value.isNegative else { return .number(value) }
    guard let micros = value.magnitude(times: factor * 1_000_000, atMost: 1_000_000_000_000_000)
    else { return .unreadable }
    return .number(DecimalNumber(digits: micros, scale: 6))
  }
}

extension DecimalNumber {
  /// Whether the number is a multiple of a quarter, as plates and stacks are.
  fileprivate var isWholeQuarters: Bool {
    guard let hundredths = magnitude(times: 100, atMost: 1_000_000_000) else { return false }
    return hundredths % 25 == 0
  }
}
