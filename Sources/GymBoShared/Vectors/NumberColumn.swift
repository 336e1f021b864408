import CGymBo
import GymBo

/// Numbers of a C program, one a row, checked for what can be checked.
@safe struct NumberColumn {
  private let values: UnsafeRawPointer?
  /// Bytes from one row to the next.
  private let stride: Int
  private let validity: UnsafePointer<UInt8>?
  private let firstBit: Int
  private let type: gymbo_number

  /// - Parameters:
  ///   - pointer: may be null; then there is no column.
  ///   - name: of the argument, for the error.
  ///   - count: the rows that are needed.
  static func optional(
    _ pointer: UnsafePointer<gymbo_column>?, _ name: String, count: Int
  ) throws(DoorError) -> NumberColumn? {
    guard let pointer = unsafe pointer else { return nil }
    return try unsafe NumberColumn(pointer.pointee, name, count: count)
  }

  static func required(
    _ pointer: UnsafePointer<gymbo_column>?, _ name: String, count: Int
  ) throws(DoorError) -> NumberColumn {
    guard let column = try unsafe optional(pointer, name, count: count) else {
      throw .isNull(name)
    }
    return column
  }

  private init(_ column: gymbo_column, _ name: String, count: Int) throws(DoorError) {
    let isKnown = unsafe Int(GYMBO_FLOAT64)...Int(GYMBO_UINT8) ~= Int(column.type)
    guard isKnown, unsafe 0...1 ~= column.is_constant, unsafe column.validity_offset >= 0 else {
      throw .invalid(
        "\(name) has a type, is_constant or validity_offset that is none; see gymbo_column.")
    }
    guard unsafe count == 0 || column.values != nil else { throw .isNull("\(name).values") }
    unsafe values = UnsafeRawPointer(column.values)
    unsafe validity = column.validity
    unsafe firstBit = Int(column.validity_offset)
    unsafe type = column.type
    if unsafe column.is_constant == 1 {
      stride = 0
    } else {
      unsafe stride = column.stride == 0 ? NumberColumn.size(of: column.type) : Int(column.stride)
    }
  }

  /// Bytes of a number.
  static func size(of type: gymbo_number) -> Int {
    switch Int(type) {
    case Int(GYMBO_FLOAT32), Int(GYMBO_INT32), Int(GYMBO_UINT32): 4
    case Int(GYMBO_INT16), Int(GYMBO_UINT16): 2
    case Int(GYMBO_INT8), Int(GYMBO_UINT8): 1
    default: 8
    }
  }

  /// The address of rows that lie as the library needs them, else of a copy in a buffer; missing ones are NaN.
  /// - Parameter buffer: with room for the rows.
  @unsafe
  func rows(
    from start: Int, count: Int, in buffer: UnsafeMutablePointer<Double>
  ) -> UnsafePointer<Double> {
    guard let values = unsafe values else { return unsafe UnsafePointer(buffer) }
    let first = unsafe values + start * stride
    if unsafe Int(type) == Int(GYMBO_FLOAT64) && stride == 8 && validity == nil
      && Int(bitPattern: first) % 8 == 0
    {
      return unsafe first.assumingMemoryBound(to: Double.self)
    }
    unsafe copy(first, count: count, to: buffer)
    if let validity = unsafe validity {
      for row in 0..<count {
        let bit = stride == 0 ? firstBit : firstBit + start + row
        if unsafe validity[bit >> 3] >> (bit & 7) & 1 == 0 { unsafe buffer[row] = .nan }
      }
    }
    return unsafe UnsafePointer(buffer)
  }

  private func copy(
    _ first: UnsafeRawPointer, count: Int, to buffer: UnsafeMutablePointer<Double>
  ) {
    switch Int(type) {
    case Int(GYMBO_FLOAT32): unsafe convert(first, count, buffer) { (x: Float) in Double(x) }
    case Int(GYMBO_INT64): unsafe convert(first, count, buffer) { (x: Int64) in Double(x) }
    case Int(GYMBO_INT32): unsafe convert(first, count, buffer) { (x: Int32) in Double(x) }
    case Int(GYMBO_INT16): unsafe convert(first, count, buffer) { (x: Int16) in Double(x) }
    case Int(GYMBO_INT8): unsafe convert(first, count, buffer) { (x: Int8) in Double(x) }
    case Int(GYMBO_UINT64): unsafe convert(first, count, buffer) { (x: UInt64) in Double(x) }
    case Int(GYMBO_UINT32): unsafe convert(first, count, buffer) { (x: UInt32) in Double(x) }
    case Int(GYMBO_UINT16): unsafe convert(first, count, buffer) { (x: UInt16) in Double(x) }
    case Int(GYMBO_UINT8): unsafe convert(first, count, buffer) { (x: UInt8) in Double(x) }
    default: unsafe convert(first, count, buffer) { (x: Double) in x }
    }
  }

  /// One loop a type, in which the conversion is compiled in.
  @inline(__always)
  private func convert<Number: BitwiseCopyable>(
    _ first: UnsafeRawPointer, _ count: Int, _ buffer: UnsafeMutablePointer<Double>,
    _ number: (Number) -> Double
  ) {
    if stride == MemoryLayout<Number>.size {
      for row in 0..<count {
        unsafe buffer[row] = number(
          first.loadUnaligned(
            fromByteOffset: row * MemoryLayout<Number>.size, as: Number.self))
      }
    } else {
      for row in 0..<count {
        unsafe buffer[row] = number(
          first.loadUnaligned(fromByteOffset: row * stride, as: Number.self))
      }
    }
  }
}
