import GymBoLog

/// The numbers of a row.
extension FileReader {
  /// 31 days: no workout and no set is longer.
  static let longestSeconds: Int64 = 31 * 86_400
  /// The most repetitions of a set that are read.
  static let mostRepetitions: UInt64 = 5000
  /// 10,000 km.
  static let longestMetres = 1e7

  /// The cell of a column; an empty one where the file has no such column.
  @inline(__always)
  func cell(_ column: Column) -> Cell { reader.cells[map.cell(column)] }

  @inline(__always)
  func trimmed(_ bytes: Span<UInt8>, _ column: Column) -> Range<Int> {
    let cell = cell(column)
    return cell.isEmpty ? cell.range : CellText.trimmed(bytes, cell.range)
  }

  /// The number in a cell; nil if it is blank or there is no such column.
  @inline(__always)
  private mutating func number(
    _ bytes: Span<UInt8>, _ column: Column
  ) throws(RowRejection) -> DecimalNumber? {
    let cell = cell(column)
    if cell.isEmpty { return nil }
    if let plain = DecimalNumber(plain: cell) { return plain }
    return try unusualNumber(bytes, column)
  }

  private mutating func unusualNumber(
    _ bytes: Span<UInt8>, _ column: Column
  ) throws(RowRejection) -> DecimalNumber? {
    let range = trimmed(bytes, column)
    guard !range.isEmpty else { return nil }
    guard let number = DecimalNumber(bytes, range) else {
      throw RowRejection(.unreadableNumber, column)
    }
    return number
  }

  /// The load in units of `Load`, and whether it is assistance.
  @inline(__always)
  mutating func load(
    _ bytes: Span<UInt8>, _ exercise: ExerciseTable.Loading
  ) throws(RowRejection) -> (units: Int64?, isAssistance: Bool) {
    guard let (number, column) = try loadNumber(bytes) else { return (nil, exercise.isAssisted) }
    guard !number.isZero else { return (0, exercise.isAssisted) }
    let unit = try loadUnit(bytes, column)
    let maximum = UInt64(Load.maximum.units)
    guard let units = number.magnitude(times: UInt64(unit.unitsPerOne), atMost: maximum) else {
      throw RowRejection(.outOfRange, column, proposal: "more than 10,000 kg")
    }
    if number.isNegative {
      // Less than the body's own weight: assistance, where that is possible.
      guard exercise.isAssisted || exercise.addsToBody else {
        throw RowRejection(.negativeNumber, column)
      }
      note(bytes, .negativeNumber, .notice, column, proposal: "read as assistance")
    }
    return (Int64(units), exercise.isAssisted || number.isNegative)
  }

  /// The number of the load and the column it stands in. Of two columns in kilograms and pounds (FitNotes 2) the one in
  /// which it was entered counts: the other is a conversion, rounded to two decimals.
  @inline(__always)
  private mutating func loadNumber(
    _ bytes: Span<UInt8>
  ) throws(RowRejection) -> (DecimalNumber, Column)? {
    let first = try number(bytes, .load)
    guard map.has(.secondLoad), let second = try number(bytes, .secondLoad) else {
      return first.map { ($0, .load) }
    }
    guard let first else { return (second, .secondLoad) }
    return !first.isWholeQuarters && second.isWholeQuarters
      ? (second, .secondLoad) : (first, .load)
  }

  private mutating func loadUnit(
    _ bytes: Span<UInt8>, _ column: Column
  ) throws(RowRejection) -> LoadUnit {
    if let unit = map.loadUnit(of: column) { return unit }
    guard map.has(.loadUnit) else { return defaultUnit }
    let range = trimmed(bytes, .loadUnit)
    if let unit = LoadUnit(bytes, range) { return unit }
    guard range.isEmpty else { throw RowRejection(.unknownUnit, .loadUnit) }
    note(bytes, .unknownUnit, .warning, .loadUnit, proposal: "read as \(defaultUnit.rawValue)")
    return defaultUnit
  }

  @inline(__always)
  mutating func repetitions(_ bytes: Span<UInt8>) throws(RowRejection) -> Int32? {
    guard let number = try number(bytes, .repetitions) else { return nil }
    guard let value = number.wholeMagnitude(atMost: FileReader.mostRepetitions) else {
      throw RowRejection(.unreadableNumber, .repetitions, proposal: "a whole number is expected")
    }
    guard value <= FileReader.mostRepetitions else {
      throw RowRejection(.outOfRange, .repetitions, proposal: "more than 5,000 repetitions")
    }
    guard !number.isNegative else { throw RowRejection(.negativeNumber, .repetitions) }
    return Int32(value)
  }

  /// The duration of the set: a number of seconds, or `H:mm:ss`.
  @inline(__always)
  mutating func seconds(_ bytes: Span<UInt8>) throws(RowRejection) -> Double? {
    let range = trimmed(bytes, .seconds)
    guard !range.isEmpty else { return nil }
    let value: Double
    if let number = DecimalNumber(plain: cell(.seconds)) ?? DecimalNumber(bytes, range) {
      guard !number.isNegative else { throw RowRejection(.negativeNumber, .seconds) }
      value = number.double
    } else if let clock = DurationText.clock(bytes, range) {
      value = Double(clock)
    } else {
      throw RowRejection(.unreadableDuration, .seconds)
    }
    guard value <= Double(FileReader.longestSeconds) else {
      throw RowRejection(.outOfRange, .seconds, proposal: "longer than 31 days")
    }
    return value
  }

  @inline(__always)
  mutating func metres(_ bytes: Span<UInt8>) throws(RowRejection) -> Double? {
    guard let number = try number(bytes, .distance) else { return nil }
    guard !number.isZero else { return 0 }
    guard !number.isNegative else { throw RowRejection(.negativeNumber, .distance) }
    guard let unit = distanceUnit(bytes) else { return nil }
    let value = number.double * unit.metres
    guard value <= FileReader.longestMetres else {
      throw RowRejection(.outOfRange, .distance, proposal: "more than 10,000 km")
    }
    return value
  }

  private mutating func distanceUnit(_ bytes: Span<UInt8>) -> DistanceUnit? {
    if let unit = map.distanceUnit { return unit }
    let range = trimmed(bytes, .distanceUnit)
    // Exports without a unit of load have none of distance either: one goes with the other.
    guard !range.isEmpty else { return defaultUnit == .kilogram ? .kilometre : .mile }
    let unit = DistanceUnit(bytes, range)
    if unit == nil {
      note(bytes, .unknownUnit, .warning, .distanceUnit, proposal: "the distance was left out")
    }
    return unit
  }

  /// RPE 1…10, from the file's RPE or as 10 − RIR; what is outside is left out with an issue.
  @inline(__always)
  mutating func rpe(_ bytes: Span<UInt8>) -> Double? {
    if let rpe = effort(bytes, .rpe) { return rpe }
    return map.has(.rir) ? effort(bytes, .rir) : nil
  }

  @inline(__always)
  private mutating func effort(_ bytes: Span<UInt8>, _ column: Column) -> Double? {
    let range = trimmed(bytes, column)
    guard !range.isEmpty else { return nil }
    guard let number = DecimalNumber(plain: cell(column)) ?? DecimalNumber(bytes, range) else {
      note(bytes, .unreadableNumber, .warning, column, proposal: "left out")
      return nil
    }
    let value = column == .rpe ? number.double : 10 - number.double
    if value >= 1, value <= 10 { return value }
    note(bytes, .rpeOutOfRange, .warning, column, proposal: "left out; RPE is 1 to 10")
    return nil
  }

  @inline(__always)
  mutating func superset(_ bytes: Span<UInt8>) -> Int32? {
    let range = trimmed(bytes, .superset)
    guard !range.isEmpty else { return nil }
    if case .number(let value) = SetKindWord(bytes, range) { return value }
    note(bytes, .unreadableNumber, .warning, .superset, proposal: "left out")
    return nil
  }

  /// The kind of the set, its number as written (−1 for none), and whether the row is a rest timer's.
  @inline(__always)
  mutating func setKind(_ bytes: Span<UInt8>) -> (kind: SetKind, order: Int32, isRest: Bool) {
    var kind = SetKind.working
    var order: Int32 = -1
    let orderCell = trimmed(bytes, .order)
    if !orderCell.isEmpty {
      switch SetKindWord(bytes, orderCell) {
      case .number(let value): order = value
      case .kind(let found): kind = found
      case .restTimer: return (kind, order, true)
      case .unknown:
        note(bytes, .unknownSetKind, .warning, .order, proposal: "read as a working set")
      }
    }
    let typeCell = trimmed(bytes, .setType)
    if !typeCell.isEmpty {
      if case .kind(let found) = SetKindWord(bytes, typeCell) {
        kind = found
      } else {
        note(bytes, .unknownSetKind, .warning, .setType, proposal: "read as a working set")
      }
    }
    if map.has(.isWarmUp), CellText.equals(bytes, trimmed(bytes, .isWarmUp), "true") {
      kind = .warmUp
    }
    if map.has(.status), CellText.equals(bytes, trimmed(bytes, .status), "failed") {
      kind = .failure
    }
    return (kind, order, false)
  }

  @inline(__always)
  mutating func isNotStarted(_ bytes: Span<UInt8>) -> Bool {
    map.has(.status) && CellText.equals(bytes, trimmed(bytes, .status), "notstarted")
  }
}

extension DecimalNumber {
  /// Whether the number is a multiple of a quarter, as plates and stacks are.
  fileprivate var isWholeQuarters: Bool {
    guard let hundredths = magnitude(times: 100, atMost: 1_000_000_000) else { return false }
    return hundredths % 25 == 0
  }
}
