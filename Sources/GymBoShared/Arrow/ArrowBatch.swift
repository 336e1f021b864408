import CGymBo
import GymBo

/// A record batch whose shape is checked, with its columns. It is valid as long as the batch is.
@safe struct ArrowBatch {
  private let schema: ArrowSchema
  private let batch: ArrowArray
  /// Of the columns.
  let names: [String]
  private let skipped: Int
  /// The number of rows.
  let count: Int

  init(_ schema: ArrowSchema, _ batch: ArrowArray, names: [String]) throws(DoorError) {
    guard unsafe batch.n_children == names.count, unsafe batch.children != nil,
      let count = unsafe Int(exactly: batch.length),
      let skipped = unsafe Int(exactly: batch.offset),
      count >= 0, skipped >= 0
    else { throw ArrowBatch.otherColumns }
    guard unsafe batch.null_count == 0 || batch.n_buffers < 1 || batch.buffers?[0] == nil else {
      throw .invalid("A batch of the stream has rows that are null as a whole; leave them out.")
    }
    unsafe self.schema = schema
    unsafe self.batch = batch
    self.names = names
    self.skipped = skipped
    self.count = count
  }

  private static let otherColumns = DoorError.invalid(
    "A batch of the stream has other columns than its schema.")

  func column(_ index: Int) throws(DoorError) -> ArrowColumn {
    guard let type = unsafe schema.children[index], let array = unsafe batch.children[index] else {
      throw ArrowBatch.otherColumns
    }
    return try unsafe ArrowColumn(
      type.pointee, array.pointee, skipped: skipped, count: count, name: names[index])
  }

  /// The names of the columns.
  static func names(_ schema: ArrowSchema) throws(DoorError) -> [String] {
    guard unsafe schema.format.map({ unsafe String(cString: $0) }) == "+s",
      unsafe schema.n_children >= 0, unsafe schema.n_children == 0 || schema.children != nil
    else {
      throw DoorError(
        status: Status.unknownFormat,
        message: "The stream is no table: its batches are no structs of columns.")
    }
    return unsafe (0..<Int(schema.n_children)).map { index in
      unsafe schema.children[index]?.pointee.name.map { unsafe String(cString: $0) } ?? ""
    }
  }
}
