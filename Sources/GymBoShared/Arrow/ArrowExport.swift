import CGymBo
import GymBo

/// Exports a table through the Arrow C stream interface, as a stream of one record batch.
///
/// Child structs are allocated here, and releasing the parent frees them. If the consumer moved a
/// child out before, the consumer releases it.
enum ArrowExport {
  /// Writes the stream of a table.
  /// - Parameter place: receives the stream, which then belongs to the caller.
  static func put(_ buffers: ArrowBuffers, at place: UnsafeMutablePointer<ArrowArrayStream>) {
    let state = StreamState(buffers)
    var stream = unsafe ArrowArrayStream()
    unsafe stream.get_schema = { stream, place in
      guard let stream = unsafe stream, let place = unsafe place else { return invalidArgument }
      guard let state = unsafe StreamState.of(stream) else { return invalidArgument }
      unsafe place.pointee = ArrowExport.schema(of: state.buffers)
      return 0
    }
    unsafe stream.get_next = { stream, place in
      guard let stream = unsafe stream, let place = unsafe place else { return invalidArgument }
      guard let state = unsafe StreamState.of(stream) else { return invalidArgument }
      // By the specification a released batch marks the end of the stream.
      unsafe place.pointee = state.isDone ? ArrowArray() : ArrowExport.batch(of: state.buffers)
      state.isDone = true
      return 0
    }
    unsafe stream.get_last_error = { _ in nil }
    unsafe stream.release = { stream in
      guard let stream = unsafe stream, let data = unsafe stream.pointee.private_data else {
        return
      }
      unsafe Unmanaged<StreamState>.fromOpaque(data).release()
      unsafe stream.pointee.private_data = nil
      unsafe stream.pointee.release = nil
    }
    unsafe stream.private_data = Unmanaged.passRetained(state).toOpaque()
    unsafe place.pointee = stream
  }

  private static func schema(of buffers: ArrowBuffers) -> ArrowSchema {
    unsafe schema(
      buffers, name: Text.empty, format: structFormat, items: buffers.columns, dictionary: nil)
  }

  private static func schema(_ owner: ArrowBuffers, _ values: ArrowValues) -> ArrowSchema {
    unsafe schema(
      owner, name: UnsafePointer(values.name), format: UnsafePointer(values.format),
      items: values.items, dictionary: values.dictionary.first)
  }

  private static func schema(
    _ owner: ArrowBuffers, name: UnsafePointer<CChar>, format: UnsafePointer<CChar>,
    items: [ArrowValues], dictionary: ArrowValues?
  ) -> ArrowSchema {
    var schema = unsafe ArrowSchema()
    unsafe schema.format = format
    unsafe schema.name = name
    unsafe schema.flags = Int64(ARROW_FLAG_NULLABLE)
    unsafe schema.n_children = Int64(items.count)
    unsafe schema.children = pointers(items.count)
    for (index, item) in items.enumerated() {
      unsafe schema.children[index] = allocated(ArrowExport.schema(owner, item))
    }
    if let dictionary {
      unsafe schema.dictionary = allocated(ArrowExport.schema(owner, dictionary))
    }
    unsafe schema.private_data = owner.reference
    unsafe schema.release = { schema in
      guard let schema = unsafe schema else { return }
      for index in unsafe 0..<Int(schema.pointee.n_children) {
        guard let child = unsafe schema.pointee.children[index] else { continue }
        unsafe child.pointee.release?(child)
        unsafe child.deallocate()
      }
      unsafe schema.pointee.children?.deallocate()
      if let dictionary = unsafe schema.pointee.dictionary {
        unsafe dictionary.pointee.release?(dictionary)
        unsafe dictionary.deallocate()
      }
      unsafe ArrowBuffers.release(schema.pointee.private_data)
      unsafe schema.pointee.release = nil
    }
    return unsafe schema
  }

  private static func batch(of buffers: ArrowBuffers) -> ArrowArray {
    // A record batch has one buffer, the validity bitmap of its rows: null, because none is missing.
    unsafe array(
      buffers, count: buffers.count, [nil], missing: 0, items: buffers.columns, dictionary: nil)
  }

  private static func array(_ owner: ArrowBuffers, _ values: ArrowValues) -> ArrowArray {
    unsafe array(
      owner, count: values.count, values.buffers, missing: values.missing, items: values.items,
      dictionary: values.dictionary.first)
  }

  private static func array(
    _ owner: ArrowBuffers, count: Int, _ buffers: [UnsafeMutableRawPointer?], missing: Int,
    items: [ArrowValues], dictionary: ArrowValues?
  ) -> ArrowArray {
    var array = unsafe ArrowArray()
    unsafe array.length = Int64(count)
    unsafe array.null_count = Int64(missing)
    unsafe array.n_buffers = Int64(buffers.count)
    unsafe array.buffers = UnsafeMutablePointer<UnsafeRawPointer?>.allocate(capacity: buffers.count)
    for index in unsafe buffers.indices {
      unsafe (array.buffers + index).initialize(
        to: buffers[index].map { UnsafeRawPointer($0) })
    }
    unsafe array.n_children = Int64(items.count)
    unsafe array.children = pointers(items.count)
    for (index, item) in items.enumerated() {
      unsafe array.children[index] = allocated(ArrowExport.array(owner, item))
    }
    if let dictionary {
      unsafe array.dictionary = allocated(ArrowExport.array(owner, dictionary))
    }
    unsafe array.private_data = owner.reference
    unsafe array.release = { array in
      guard let array = unsafe array else { return }
      for index in unsafe 0..<Int(array.pointee.n_children) {
        guard let child = unsafe array.pointee.children[index] else { continue }
        unsafe child.pointee.release?(child)
        unsafe child.deallocate()
      }
      unsafe array.pointee.children?.deallocate()
      if let dictionary = unsafe array.pointee.dictionary {
        unsafe dictionary.pointee.release?(dictionary)
        unsafe dictionary.deallocate()
      }
      unsafe array.pointee.buffers?.deallocate()
      unsafe ArrowBuffers.release(array.pointee.private_data)
      unsafe array.pointee.release = nil
    }
    return unsafe array
  }

  private static func pointers<Pointee>(
    _ count: Int
  ) -> UnsafeMutablePointer<UnsafeMutablePointer<Pointee>?> {
    let pointers = UnsafeMutablePointer<UnsafeMutablePointer<Pointee>?>
      .allocate(capacity: max(count, 1))
    unsafe pointers.initialize(repeating: nil, count: max(count, 1))
    return unsafe pointers
  }

  private static func allocated<Pointee>(_ value: Pointee) -> UnsafeMutablePointer<Pointee> {
    let pointer = UnsafeMutablePointer<Pointee>.allocate(capacity: 1)
    unsafe pointer.initialize(to: value)
    return unsafe pointer
  }

  nonisolated(unsafe) private static let structFormat = unsafe UnsafePointer(
    Text.allocated(Array("+s".utf8)))
}

/// The errno EINVAL, which a callback returns for a null or released argument.
private let invalidArgument: CInt = 22

/// The state of a stream: its data, and whether the batch was read. It needs no lock, because the
/// specification lets only one thread at a time use a stream.
private final class StreamState {
  let buffers: ArrowBuffers
  var isDone = false

  init(_ buffers: ArrowBuffers) { self.buffers = buffers }

  static func of(_ stream: UnsafeMutablePointer<ArrowArrayStream>) -> StreamState? {
    guard let data = unsafe stream.pointee.private_data else { return nil }
    return unsafe Unmanaged<StreamState>.fromOpaque(data).takeUnretainedValue()
  }
}
