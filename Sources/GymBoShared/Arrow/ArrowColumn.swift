import CGymBo
import GymBoPlatform

/// One array of a producer's record batch, read value by value without a copy.
///
/// All unsafe reading is in this file. The pointers belong to the producer and are valid until the
/// array is released. The reader checks what it can: the numbers of buffers and children, missing
/// buffers, text offsets, dictionary codes. It reads no value outside the array.
///
/// A class, because reading a value passes columns on: as a struct they were copied for each of the values, a quarter of
/// the time of reading a table of sets.
@safe final class ArrowColumn: @unchecked Sendable {
  let type: ArrowType
  /// How whole numbers are stored: of integers, days, ticks and bits.
  private let storage: ArrowStorage
  /// Of dates and timestamps, ticks of a second; of days, seconds of a day. 0 for others.
  private let ticks: Int64
  private let ticksAreLonger: Bool
  private let isAllNull: Bool
  /// The number of values.
  let count: Int
  /// The index of the first value in every buffer.
  private let offset: Int
  private let presence: UnsafeRawPointer?
  private let values: UnsafeRawPointer?
  private let text: UnsafeRawPointer?
  /// The buffers of long texts, for text views; empty for other types.
  private let longTexts: UnsafeBufferPointer<UnsafeRawPointer?>
  /// The column of the dictionary's values, for a dictionary-encoded column; ``type`` is then the type of the codes. nil for
  /// other columns.
  private let dictionary: ArrowColumn?

  /// - Parameters:
  ///   - skipped: the number of values in the array before the record batch begins.
  ///   - count: the number of rows of the record batch.
  ///   - name: the column's name, for errors.
  init(
    _ schema: ArrowSchema, _ array: ArrowArray, skipped: Int = 0, count: Int, name: String
  ) throws(DoorError) {
    let format = unsafe String(cString: schema.format ?? Text.empty)
    guard let type = ArrowType(format: format) else {
      throw DoorError(
        status: Status.unknownFormat,
        message: "The column \"\(name)\" has the Arrow type \"\(format)\", which cannot be read; "
          + "convert it to text, a number, a date or a timestamp.")
    }
    let most = Int64(Int32.max) * 1024
    guard unsafe array.length >= 0, unsafe array.offset >= 0, unsafe array.length <= most,
      unsafe array.offset <= most, unsafe Int(array.length) - skipped >= count,
      unsafe array.n_buffers >= type.bufferCount, unsafe type == .null || array.buffers != nil
    else { throw ArrowColumn.broken(name) }
    self.type = type
    self.count = count
    storage = ArrowStorage(type)
    ticksAreLonger = type == .date32
    isAllNull = type == .null
    ticks = type.ticksPerSecond ?? 0
    unsafe offset = Int(array.offset) + skipped
    func buffer(_ index: Int) -> UnsafeRawPointer? {
      type.bufferCount > index ? unsafe array.buffers[index] : nil
    }
    unsafe presence = buffer(0)
    unsafe values = buffer(1)
    let isView = type == .utf8View
    unsafe text = isView ? nil : buffer(2)
    unsafe longTexts = UnsafeBufferPointer(
      start: isView ? array.buffers + 2 : nil, count: isView ? Int(array.n_buffers) - 3 : 0)
    guard unsafe count == 0 || type == .null || values != nil else {
      throw ArrowColumn.broken(name)
    }
    guard let schema = unsafe schema.dictionary else {
      dictionary = nil
      return
    }
    guard let array = unsafe array.dictionary, case .integer = type else {
      throw ArrowColumn.broken(name)
    }
    // The specification has no dictionary of a dictionary.
    guard unsafe schema.pointee.dictionary == nil else { throw ArrowColumn.broken(name) }
    let length = unsafe array.pointee.length
    dictionary = try unsafe ArrowColumn(
      schema.pointee, array.pointee, count: Int(clamping: length), name: name)
  }

  private static func broken(_ name: String) -> DoorError {
    DoorError(
      status: Status.invalidArgument,
      message: "The column \"\(name)\" is no array by the Arrow specification.")
  }

  /// The type of the values; for a dictionary-encoded column the type of the dictionary's values.
  var valueType: ArrowType { dictionary?.type ?? type }

  /// The column and row that hold the value of a row: this column, or the dictionary's. nil if null.
  private func place(_ row: Int) -> (column: ArrowColumn, row: Int)? {
    guard row >= 0, row < count, isPresent(row) else { return nil }
    guard let dictionary else { return (self, row) }
    guard let code = integer(at: row), let entry = Int(exactly: code) else { return nil }
    guard entry >= 0, entry < dictionary.count, dictionary.isPresent(entry) else { return nil }
    return (dictionary, entry)
  }

  private func isPresent(_ row: Int) -> Bool {
    guard !isAllNull else { return false }
    guard let presence = unsafe presence else { return true }
    let bit = offset + row
    return unsafe presence.load(fromByteOffset: bit >> 3, as: UInt8.self) >> UInt8(bit & 7) & 1 == 1
  }

  private func load<Value: BitwiseCopyable>(_ type: Value.Type, _ row: Int) -> Value? {
    guard let values = unsafe values else { return nil }
    return unsafe values.loadUnaligned(
      fromByteOffset: (offset + row) * MemoryLayout<Value>.stride, as: type)
  }

  /// The value of a row of bits.
  private func bit(_ row: Int) -> Bool? {
    guard let values = unsafe values else { return nil }
    let bit = offset + row
    return unsafe values.load(fromByteOffset: bit >> 3, as: UInt8.self) >> UInt8(bit & 7) & 1 == 1
  }

  /// The whole number of a row; nil where it is none, or above what Int64 holds.
  private func integer(at row: Int) -> Int64? {
    switch storage {
    case .int8: load(Int8.self, row).map { Int64($0) }
    case .uint8: load(UInt8.self, row).map { Int64($0) }
    case .int16: load(Int16.self, row).map { Int64($0) }
    case .uint16: load(UInt16.self, row).map { Int64($0) }
    case .int32: load(Int32.self, row).map { Int64($0) }
    case .uint32: load(UInt32.self, row).map { Int64($0) }
    case .int64: load(Int64.self, row)
    case .uint64: load(UInt64.self, row).flatMap { Int64(exactly: $0) }
    case .bit: bit(row).map { $0 ? 1 : 0 }
    case .none: nil
    }
  }

  /// The date or timestamp of a row in whole seconds since 1970-01-01 00:00:00, rounded down. nil if
  /// it is null or of another type.
  func seconds(_ row: Int) -> Int64? {
    guard let (column, row) = place(row) else { return nil }
    guard column.ticks > 0, let value = column.integer(at: row) else { return nil }
    if column.ticksAreLonger {
      let (seconds, overflow) = value.multipliedReportingOverflow(by: column.ticks)
      return overflow ? nil : seconds
    }
    let (seconds, rest) = value.quotientAndRemainder(dividingBy: column.ticks)
    return rest < 0 ? seconds - 1 : seconds
  }

  /// The number of a row; nil if it is null.
  func number(_ row: Int) -> Double? {
    guard let (column, row) = place(row) else { return nil }
    switch column.type {
    // Converted through its shortest decimal, which is what was written: 82.6, not 82.5999985.
    case .float: return column.load(Float.self, row).flatMap { Double($0.description) }
    case .double: return column.load(Double.self, row)
    case .integer(8, false): return column.load(UInt64.self, row).map { Double($0) }
    case .decimal128(let scale):
      return column.load(Int128.self, row).map { ArrowColumn.decimal($0, scale: scale) }
    case .duration(let unit), .time(let unit):
      return column.integer(at: row).map { Double($0) / Double(unit.perSecond) }
    default: return column.integer(at: row).map { Double($0) }
    }
  }

  /// The number of a row where values are doubles, or whole numbers of 64 bits, and not those of a dictionary, so that nothing is
  /// looked up; nil of other columns and where it is null.
  @inline(__always)
  func plainNumber(_ row: Int) -> Double? {
    guard dictionary == nil, row >= 0, row < count, isPresent(row) else { return nil }
    return switch type {
    case .double: load(Double.self, row)
    case .integer(8, true): load(Int64.self, row).map { Double($0) }
    default: nil
    }
  }

  /// Appends the text of a row that is ASCII and has none of some bytes.
  /// - Returns: false, and nothing is appended, where it is another text or none, or that of a dictionary.
  @inline(__always)
  func appendPlainText(
    _ row: Int, to bytes: inout [UInt8], unless isRefused: (UInt8) -> Bool
  ) -> Bool {
    guard dictionary == nil, row >= 0, row < count, isPresent(row) else { return false }
    let start: UnsafeRawPointer
    let length: Int
    switch type {
    case .utf8(let offsetBytes):
      guard let base = unsafe text, let (first, end) = offsets(row, offsetBytes) else {
        return false
      }
      unsafe start = base + first
      length = end - first
    case .utf8View:
      guard let values = unsafe values else { return false }
      let view = unsafe values + (offset + row) * ArrowColumn.viewBytes
      length = unsafe Int(view.loadUnaligned(as: Int32.self))
      guard length >= 0, let long = unsafe length <= 12 ? view + 4 : longText(row) else {
        return false
      }
      unsafe start = long
    default: return false
    }
    let found = unsafe UnsafeRawBufferPointer(start: start, count: length)
    guard unsafe !found.contains(where: { $0 >= 0x80 || isRefused($0) }) else { return false }
    unsafe bytes.append(contentsOf: found)
    return true
  }

  /// Replaces numbers by those of some rows; NaN where one is null.
  func readNumbers(_ rows: ArraySlice<Int>, into numbers: inout [Double]) {
    numbers.removeAll(keepingCapacity: true)
    switch (dictionary, type) {
    case (nil, .double): readPlain(rows, into: &numbers) { (value: Double) in value }
    case (nil, .integer(8, true)):
      readPlain(rows, into: &numbers) { (value: Int64) in Double(value) }
    case (nil, .integer(4, true)):
      readPlain(rows, into: &numbers) { (value: Int32) in Double(value) }
    default: for row in rows { numbers.append(number(row) ?? .nan) }
    }
  }

  @inline(__always)
  private func readPlain<Value: BitwiseCopyable>(
    _ rows: ArraySlice<Int>, into numbers: inout [Double], _ number: (Value) -> Double
  ) {
    for row in rows {
      if isPresent(row), let value = load(Value.self, row) {
        numbers.append(number(value))
      } else {
        numbers.append(.nan)
      }
    }
  }

  /// digits × 10^−scale. It is rounded only once if the digits fit a Double exactly.
  private static func decimal(_ digits: Int128, scale: Int) -> Double {
    var power = 1.0
    for _ in 0..<abs(scale) { power *= 10 }
    return scale < 0 ? Double(digits) * power : Double(digits) / power
  }

  /// The text of a row; nil if it is null. A number is written out, a whole one without a decimal
  /// point. Bytes that are not UTF-8 become U+FFFD.
  func text(_ row: Int) -> String? {
    guard let (column, row) = place(row) else { return nil }
    switch column.type {
    case .utf8(let offsetBytes): return column.plainText(row, offsetBytes: offsetBytes)
    case .utf8View: return column.viewedText(row)
    case .float, .double:
      return column.number(row).flatMap { number in
        number.isNaN ? nil : Int64(exactly: number).map { "\($0)" } ?? "\(number)"
      }
    case .integer(8, false): return column.load(UInt64.self, row).map { "\($0)" }
    case .decimal128: return column.load(Int128.self, row).map { "\($0)" }
    default: return column.integer(at: row).map { "\($0)" }
    }
  }

  /// Calls a closure for each run of rows with one value: with its first row, and how many there are.
  ///
  /// One loop for each of the types that most columns have: asking ``hasSameValue(_:_:)`` of every row of an app's export took
  /// a tenth of the time of reading it.
  @inline(__always)
  func forEachRun(_ rows: ArraySlice<Int>, _ body: (_ first: Int, _ count: Int) -> Void) {
    switch (dictionary, type) {
    case (nil, .double), (nil, .integer(8, _)):
      forEachRun(rows, body) { load(UInt64.self, $0) == load(UInt64.self, $1) }
    case (nil, .utf8View): forEachRun(rows, body) { hasSameView($0, $1) }
    case (nil, .utf8(4)): forEachRun(rows, body) { hasSameText($0, $1, offsetBytes: 4) }
    case (nil, .utf8): forEachRun(rows, body) { hasSameText($0, $1, offsetBytes: 8) }
    default: forEachRun(rows, body) { hasSameValue($0, $1) }
    }
  }

  @inline(__always)
  private func forEachRun(
    _ rows: ArraySlice<Int>, _ body: (_ first: Int, _ count: Int) -> Void,
    _ isSame: (_ row: Int, _ other: Int) -> Bool
  ) {
    var (first, length, hasValue) = (-1, 0, false)
    for row in rows {
      let isPresent = row >= 0 && row < count && self.isPresent(row)
      if length > 0, hasValue == isPresent, !isPresent || isSame(row, first) {
        length += 1
      } else {
        if length > 0 { body(first, length) }
        (first, length, hasValue) = (row, 1, isPresent)
      }
    }
    if length > 0 { body(first, length) }
  }

  /// Whether two rows have the same value, told without making it; false where that takes longer than making it.
  func hasSameValue(_ row: Int, _ other: Int) -> Bool {
    guard row >= 0, row < count, other >= 0, other < count else { return false }
    let isPresent = isPresent(row)
    guard isPresent, self.isPresent(other) else { return isPresent == self.isPresent(other) }
    if dictionary != nil { return integer(at: row) == integer(at: other) }
    switch type {
    case .utf8View: return hasSameView(row, other)
    case .utf8(let offsetBytes): return hasSameText(row, other, offsetBytes: offsetBytes)
    case .double: return load(UInt64.self, row) == load(UInt64.self, other)
    case .float: return load(UInt32.self, row) == load(UInt32.self, other)
    case .decimal128: return load(Int128.self, row) == load(Int128.self, other)
    case .null: return true
    default: return integer(at: row).map { $0 == integer(at: other) } ?? false
    }
  }

  /// Whether two rows of texts with offsets have the same text.
  @inline(__always)
  private func hasSameText(_ row: Int, _ other: Int, offsetBytes: Int) -> Bool {
    guard let bytes = unsafe text, let (start, end) = offsets(row, offsetBytes),
      let (first, last) = offsets(other, offsetBytes), end - start == last - first
    else { return false }
    return unsafe start == end || memcmp(bytes + start, bytes + first, end - start) == 0
  }

  /// Whether two rows of text views have the same text.
  private func hasSameView(_ row: Int, _ other: Int) -> Bool {
    guard let values = unsafe values else { return false }
    let (first, second) = unsafe (
      values + (offset + row) * ArrowColumn.viewBytes,
      values + (offset + other) * ArrowColumn.viewBytes
    )
    // A text of up to 12 bytes is in its view.
    let views = unsafe (
      first.loadUnaligned(as: SIMD2<UInt64>.self), second.loadUnaligned(as: SIMD2<UInt64>.self)
    )
    if views.0 == views.1 { return true }
    let length = unsafe first.loadUnaligned(as: Int32.self)
    guard length > 12, unsafe length == second.loadUnaligned(as: Int32.self),
      let one = unsafe longText(row), let two = unsafe longText(other)
    else { return false }
    return unsafe memcmp(one, two, Int(length)) == 0
  }

  private static let viewBytes = 16

  /// Where the text of a view begins that is longer than the view has room for.
  private func longText(_ row: Int) -> UnsafeRawPointer? {
    guard let values = unsafe values else { return nil }
    let at = (offset + row) * ArrowColumn.viewBytes
    let index = unsafe Int(values.loadUnaligned(fromByteOffset: at + 8, as: Int32.self))
    let start = unsafe Int(values.loadUnaligned(fromByteOffset: at + 12, as: Int32.self))
    guard unsafe longTexts.indices.contains(index), start >= 0, let base = unsafe longTexts[index]
    else {
      return nil
    }
    return unsafe base + start
  }

  private func plainText(_ row: Int, offsetBytes: Int) -> String? {
    guard let (start, end) = offsets(row, offsetBytes) else { return nil }
    if start == end { return "" }
    return unsafe ArrowColumn.string(text, start, end - start)
  }

  /// Where the text of a row begins and ends.
  @inline(__always)
  private func offsets(_ row: Int, _ offsetBytes: Int) -> (start: Int, end: Int)? {
    let (start, end): (Int, Int)
    if offsetBytes == 4 {
      guard let from = load(Int32.self, row), let to = load(Int32.self, row + 1) else { return nil }
      (start, end) = (Int(from), Int(to))
    } else {
      guard let from = load(Int64.self, row), let to = load(Int64.self, row + 1) else { return nil }
      (start, end) = (Int(from), Int(to))
    }
    return start >= 0 && start <= end ? (start, end) : nil
  }

  /// The text of a text view. A view holds the length, then texts of up to 12 bytes inline, and
  /// for longer ones the buffer and the offset.
  private func viewedText(_ row: Int) -> String? {
    guard let values = unsafe values else { return nil }
    let at = (offset + row) * ArrowColumn.viewBytes
    let length = unsafe Int(values.loadUnaligned(fromByteOffset: at, as: Int32.self))
    guard length >= 0 else { return nil }
    if length <= 12 { return unsafe ArrowColumn.string(values, at + 4, length) }
    guard let text = unsafe longText(row) else { return nil }
    return unsafe ArrowColumn.string(text, 0, length)
  }

  private static func string(_ base: UnsafeRawPointer?, _ start: Int, _ count: Int) -> String? {
    guard let base = unsafe base else { return count == 0 ? "" : nil }
    return unsafe String(
      decoding: UnsafeRawBufferPointer(start: base + start, count: count), as: UTF8.self)
  }
}
