import CGymBo

/// The record batches of a stream, with the schema of all of them, in memory until the object goes.
///
/// Nothing of them changes, so that several threads may read them.
@safe final class ArrowBatches: @unchecked Sendable {
  nonisolated(unsafe) private(set) var schema = unsafe ArrowSchema()
  nonisolated(unsafe) private(set) var arrays = unsafe [ArrowArray]()

  private init() {}

  deinit {
    for index in unsafe arrays.indices { unsafe arrays[index].release?(&arrays[index]) }
    unsafe schema.release?(&schema)
  }

  /// Reads a stream to its end. The stream stays to be released; see ``release(_:)``.
  /// - Parameter check: called with the schema before anything else is read.
  static func read(
    _ pointer: UnsafeMutablePointer<ArrowArrayStream>,
    check: (ArrowSchema) throws(DoorError) -> Void
  ) throws(DoorError) -> ArrowBatches {
    guard let getSchema = unsafe pointer.pointee.get_schema,
      let getNext = unsafe pointer.pointee.get_next, unsafe pointer.pointee.release != nil
    else { throw .invalid("stream is released, or no stream.") }
    let batches = ArrowBatches()
    let status = unsafe getSchema(pointer, &batches.schema)
    guard status == 0 else { throw unsafe failure(pointer, status) }
    try unsafe check(batches.schema)
    while true {
      var array = unsafe ArrowArray()
      let status = unsafe getNext(pointer, &array)
      guard status == 0 else { throw unsafe failure(pointer, status) }
      // By the specification a released batch marks the end of the stream.
      guard unsafe array.release != nil else { return batches }
      unsafe batches.arrays.append(array)
    }
  }

  /// Releases a stream unless it is null or already released.
  static func release(_ pointer: UnsafeMutablePointer<ArrowArrayStream>?) {
    guard let pointer = unsafe pointer, let release = unsafe pointer.pointee.release else { return }
    unsafe release(pointer)
  }

  private static func failure(
    _ pointer: UnsafeMutablePointer<ArrowArrayStream>, _ status: CInt
  ) -> DoorError {
    let words = unsafe pointer.pointee.get_last_error?(pointer).map { unsafe String(cString: $0) }
    return DoorError(
      status: Status.unreadable,
      message: "The stream failed with \(status): \(words ?? "it gives no reason").")
  }
}
