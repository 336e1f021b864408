import CGymBo

/// Reads a stream of record batches to its end. It releases each batch and the schema after
/// reading them, and then the stream, also after a failure.
enum ArrowStreamReader {
  /// - Parameters:
  ///   - begin: called once with the schema, also for a stream without batches.
  ///   - body: called for each batch with the schema and the batch. Both are valid only during the call.
  static func read<Reader>(
    _ pointer: UnsafeMutablePointer<ArrowArrayStream>,
    begin: (ArrowSchema) throws(DoorError) -> Reader,
    _ body: (inout Reader, ArrowSchema, ArrowArray) throws(DoorError) -> Void
  ) throws(DoorError) -> Reader {
    guard let getSchema = unsafe pointer.pointee.get_schema,
      let getNext = unsafe pointer.pointee.get_next, unsafe pointer.pointee.release != nil
    else { throw .invalid("stream is released, or no stream.") }
    var schema = unsafe ArrowSchema()
    let status = unsafe getSchema(pointer, &schema)
    guard status == 0 else { throw unsafe failure(pointer, status) }
    defer { unsafe schema.release?(&schema) }
    var reader = try unsafe begin(schema)
    while true {
      var array = unsafe ArrowArray()
      let status = unsafe getNext(pointer, &array)
      guard status == 0 else { throw unsafe failure(pointer, status) }
      // By the specification a released batch marks the end of the stream.
      guard unsafe array.release != nil else { return reader }
      defer { unsafe array.release?(&array) }
      try unsafe body(&reader, schema, array)
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
