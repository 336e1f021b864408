// The functions have the names of the header.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import CGymBo
import GymBo
import GymBoPlatform

/// The object behind a `gymbo_batch` pointer.
@safe final class BatchObject: Sendable {
  let athletes: [(name: String?, history: History)]
  /// The athletes' names as NUL-terminated strings, freed with the object; nil for an athlete without a name.
  nonisolated(unsafe) let names: [UnsafeMutablePointer<CChar>?]

  /// The names of the table's columns that nothing was read of, as NUL-terminated strings, freed with the object.
  nonisolated(unsafe) let unread: [UnsafeMutablePointer<CChar>]

  init(_ logs: [(athlete: String?, log: TrainingLog)], unread: [String]) {
    athletes = logs.map { ($0.athlete, History($0.log)) }
    unsafe names = logs.map { log in
      unsafe log.athlete.map { unsafe Text.allocated(Array($0.utf8)) }
    }
    unsafe self.unread = unread.map { unsafe Text.allocated(Array($0.utf8)) }
  }

  deinit {
    for index in unsafe names.indices { unsafe free(names[index]) }
    for index in unsafe self.unread.indices { unsafe free(self.unread[index]) }
  }

  static func batch(_ pointer: OpaquePointer?) throws(DoorError) -> BatchObject {
    guard let pointer = unsafe pointer else { throw .isNull("batch") }
    return unsafe Handle.object(pointer, as: BatchObject.self)
  }
}

@c @implementation
public func gymbo_batch_read(
  _ stream: UnsafeMutablePointer<ArrowArrayStream>?,
  _ options: UnsafePointer<gymbo_import_options>?, _ batch: HandlePlace, _ error: ErrorPlace
) -> gymbo_status {
  unsafe answer(error) { () throws(DoorError) in
    defer { unsafe ArrowBatches.release(stream) }
    guard let stream = unsafe stream else { throw .isNull("stream") }
    let place = try unsafe handlePlace(batch, "batch")
    let jobs = try unsafe threads(ImportOptions.read(options).threads)
    let options = try unsafe ImportOptions(options)
    var table: ArrowTable?
    let batches = try unsafe ArrowBatches.read(stream) { (schema) throws(DoorError) in
      table = try unsafe ArrowTable(schema, options)
    }
    guard let table else { return }
    let logs = try table.logs(of: batches, jobs: jobs)
    unsafe place.pointee = Handle.make(BatchObject(logs, unread: table.unread))
  }
}

@c @implementation
public func gymbo_batch_count(_ batch: OpaquePointer?) -> Int {
  guard let batch = try? unsafe BatchObject.batch(batch) else { return 0 }
  return batch.athletes.count
}

@c @implementation
public func gymbo_batch_athlete(_ batch: OpaquePointer?, _ index: Int) -> UnsafePointer<CChar>? {
  guard let batch = try? unsafe BatchObject.batch(batch), batch.athletes.indices.contains(index)
  else { return nil }
  return unsafe UnsafePointer(batch.names[index])
}

@c @implementation
public func gymbo_batch_unread_column(_ batch: OpaquePointer?, _ index: Int) -> UnsafePointer<
  CChar
>? {
  guard let batch = try? unsafe BatchObject.batch(batch),
    unsafe batch.unread.indices.contains(index)
  else { return nil }
  return unsafe UnsafePointer(batch.unread[index])
}

@c @implementation
public func gymbo_batch_history(
  _ batch: OpaquePointer?, _ index: Int, _ history: HandlePlace, _ error: ErrorPlace
) -> gymbo_status {
  unsafe answer(error) { () throws(DoorError) in
    let place = try unsafe handlePlace(history, "history")
    let batch = try unsafe BatchObject.batch(batch)
    guard batch.athletes.indices.contains(index) else {
      throw DoorError(
        status: Status.notFound,
        message: "There is no athlete \(UInt(bitPattern: index)); the batch has "
          + "\(batch.athletes.count), from 0.")
    }
    unsafe place.pointee = Handle.make(HistoryObject(batch.athletes[index].history))
  }
}

@c @implementation
public func gymbo_batch_free(_ batch: OpaquePointer?) {
  unsafe Handle.free(batch, as: BatchObject.self)
}
