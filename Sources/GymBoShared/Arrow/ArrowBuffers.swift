import CGymBo
import Glibc
import GymBo

/// The columns of a table in the memory layout of the Arrow specification.
///
/// Every struct that is handed out points into this memory and holds one reference to it, so the
/// memory is freed with the last struct.
@safe final class ArrowBuffers: Sendable {
  /// One column: its name and type, and its buffers.
  @safe struct Column: Sendable {
    nonisolated(unsafe) let name: UnsafeMutablePointer<CChar>
    nonisolated(unsafe) let format: UnsafeMutablePointer<CChar>
    /// The buffers in the order of the specification: the validity bitmap, then the values; for
    /// text the offsets and then the bytes.
    nonisolated(unsafe) let buffers: [UnsafeMutableRawPointer?]
    let missing: Int

    init(_ column: ColumnValues) {
      unsafe name = Text.allocated(Array(column.declaration.name.utf8))
      unsafe format = Text.allocated(Array(Column.format(of: column.declaration.kind).utf8))
      missing = column.isPresent.count { !$0 }
      // The validity bitmap may be null if no value is missing.
      let presence = unsafe missing == 0 ? nil : Column.bits(column.isPresent)
      let values: [UnsafeMutableRawPointer?]
      switch column.declaration.kind {
      case .text, .list, .mixed:
        unsafe values = [Column.copy([0] + column.textEnds), Column.copy(column.textBytes)]
      case .number: unsafe values = [Column.copy(column.numbers)]
      case .count, .time: unsafe values = [Column.copy(column.integers)]
      case .date:
        unsafe values = [Column.copy(column.integers.map { Int32(truncatingIfNeeded: $0) })]
      case .flag: unsafe values = [Column.bits(column.integers.map { $0 != 0 })]
      }
      unsafe buffers = [presence] + values
    }

    /// The Arrow format string of a kind of column: for `large_utf8`, `float64`, `int64`, `bool`,
    /// `date32` or `timestamp[s]` without a time zone.
    private static func format(of kind: ColumnKind) -> String {
      switch kind {
      case .text, .list, .mixed: "U"
      case .count: "l"
      case .number: "g"
      case .flag: "b"
      case .date: "tdD"
      case .time: "tss:"
      }
    }

    /// Copies the values to newly allocated memory. The pointer is not null even for no values.
    private static func copy<Value: BitwiseCopyable>(_ values: [Value]) -> UnsafeMutableRawPointer {
      let count = values.count * MemoryLayout<Value>.stride
      // The specification recommends that buffers are aligned to 64 bytes.
      let memory = UnsafeMutableRawPointer.allocate(byteCount: max(count, 1), alignment: 64)
      unsafe values.withUnsafeBytes { bytes in
        if let start = bytes.baseAddress { unsafe memory.copyMemory(from: start, byteCount: count) }
      }
      return unsafe memory
    }

    /// A bitmap with one bit per value, beginning with the lowest bit of each byte.
    private static func bits(_ values: [Bool]) -> UnsafeMutableRawPointer {
      var bytes = [UInt8](repeating: 0, count: (values.count + 7) / 8)
      for (index, value) in values.enumerated() where value {
        bytes[index >> 3] |= 1 << UInt8(index & 7)
      }
      return unsafe copy(bytes)
    }

    func deallocate() {
      unsafe free(name)
      unsafe free(format)
      for index in unsafe buffers.indices { unsafe buffers[index]?.deallocate() }
    }
  }

  let columns: [Column]
  /// The number of rows.
  let count: Int

  init(_ table: ColumnarTable) {
    count = table.count
    columns = table.columns.map(Column.init)
  }

  deinit { for column in columns { column.deallocate() } }

  /// A pointer for `private_data` that holds one reference.
  var reference: UnsafeMutableRawPointer { unsafe Unmanaged.passRetained(self).toOpaque() }

  /// Gives up a reference made by ``reference``.
  static func release(_ reference: UnsafeMutableRawPointer?) {
    guard let reference = unsafe reference else { return }
    unsafe Unmanaged<ArrowBuffers>.fromOpaque(reference).release()
  }
}
