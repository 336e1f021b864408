import CGymBo
import Glibc
import GymBo

/// The columns of a table in the layout of the Arrow specification, in memory that lives as long as anybody uses it. The
/// structs that are handed out point into it, and each holds one reference.
@safe final class ArrowBuffers: Sendable {
  /// One column: its name and type, and its buffers.
  @safe struct Column: Sendable {
    nonisolated(unsafe) let name: UnsafeMutablePointer<CChar>
    nonisolated(unsafe) let format: UnsafeMutablePointer<CChar>
    /// Presence; values or, of text, offsets; of text the bytes.
    nonisolated(unsafe) let buffers: [UnsafeMutableRawPointer?]
    let missing: Int

    init(_ column: ColumnValues) {
      unsafe name = Text.allocated(Array(column.declaration.name.utf8))
      unsafe format = Text.allocated(Array(Column.format(of: column.declaration.kind).utf8))
      missing = column.isPresent.count { !$0 }
      // A column without missing values needs no bits for them.
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

    /// The type in the specification's words: text with offsets of 8 bytes, days, seconds without a time zone.
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

    /// The values in memory of their own; never null, also of none.
    private static func copy<Value: BitwiseCopyable>(_ values: [Value]) -> UnsafeMutableRawPointer {
      let count = values.count * MemoryLayout<Value>.stride
      // By the specification buffers are aligned to 64 bytes.
      let memory = UnsafeMutableRawPointer.allocate(byteCount: max(count, 1), alignment: 64)
      unsafe values.withUnsafeBytes { bytes in
        if let start = bytes.baseAddress { unsafe memory.copyMemory(from: start, byteCount: count) }
      }
      return unsafe memory
    }

    /// A bit a value, from the lowest of each byte.
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
  /// Rows of each.
  let count: Int

  init(_ table: ColumnarTable) {
    count = table.count
    columns = table.columns.map(Column.init)
  }

  deinit { for column in columns { column.deallocate() } }

  /// A pointer that holds a reference, for a `private_data`.
  var reference: UnsafeMutableRawPointer { unsafe Unmanaged.passRetained(self).toOpaque() }

  /// Lets a reference go.
  static func release(_ reference: UnsafeMutableRawPointer?) {
    guard let reference = unsafe reference else { return }
    unsafe Unmanaged<ArrowBuffers>.fromOpaque(reference).release()
  }
}
