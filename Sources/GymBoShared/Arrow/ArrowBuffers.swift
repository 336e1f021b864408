import CGymBo
import GymBo

/// How texts and lists are laid out in Arrow.
enum ArrowLayout: Hashable {
  /// Every text is `large_utf8`, also lists, whose texts are joined: the tables of ABI 1.
  case plain
  /// Names and words are dictionaries, `int32` codes of `large_utf8`; lists are `large_list` of `large_utf8`.
  case encoded
}

/// The columns of a table in the memory layout of the Arrow specification.
///
/// Every struct that is handed out points into this memory and holds one reference to it, so the
/// memory is freed with the last struct.
final class ArrowBuffers: Sendable {
  let columns: [ArrowValues]
  /// The number of rows.
  let count: Int

  init(_ table: ColumnarTable, _ layout: ArrowLayout) {
    count = table.count
    columns = table.columns.map { ArrowValues($0, layout) }
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
