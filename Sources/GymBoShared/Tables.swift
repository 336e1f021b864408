// The functions have the names of the header.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import CGymBo
import GymBo
import Synchronization

/// The object behind a `gymbo_tables` pointer.
final class TablesObject: Sendable {
  let tables: AthleteTables
  private struct Key: Hashable {
    var table: ResultTable
    var layout: ArrowLayout
  }
  /// The tables that were asked for, so that each is laid out once.
  private let buffers = Mutex<[Key: ArrowBuffers]>([:])

  init(_ tables: AthleteTables) { self.tables = tables }

  func buffers(_ table: ResultTable, _ layout: ArrowLayout) -> ArrowBuffers {
    let key = Key(table: table, layout: layout)
    return buffers.withLock { made in
      if let known = made[key] { return known }
      let buffers = ArrowBuffers(tables[table], layout)
      made[key] = buffers
      return buffers
    }
  }
}

@c @implementation
public func gymbo_batch_analyze(
  _ batch: OpaquePointer?, _ options: UnsafePointer<gymbo_report_options>?, _ threads: Int32,
  _ tables: HandlePlace, _ error: ErrorPlace
) -> gymbo_status {
  unsafe answer(error) { () throws(DoorError) in
    let place = try unsafe handlePlace(tables, "tables")
    let batch = try unsafe BatchObject.batch(batch)
    let request = try unsafe ReportRequest(options)
    try unsafe analyze(
      batch.athletes, request, suggesting: try request.suggestingForAll(), threads, place)
  }
}

@c @implementation
public func gymbo_history_analyze(
  _ history: OpaquePointer?, _ options: UnsafePointer<gymbo_report_options>?,
  _ tables: HandlePlace, _ error: ErrorPlace
) -> gymbo_status {
  unsafe answer(error) { () throws(DoorError) in
    let place = try unsafe handlePlace(tables, "tables")
    let request = try unsafe ReportRequest(options)
    let analysis = try unsafe HistoryObject.history(history).analysis(request.analysis)
    let tables = AthleteTables(
      of: analysis, tables: request.tables, suggesting: try request.suggesting(in: analysis))
    unsafe place.pointee = Handle.make(TablesObject(tables))
  }
}

private func analyze(
  _ athletes: [(name: String?, history: History)], _ request: ReportRequest,
  suggesting: SuggestionOptions, _ threads: Int32, _ place: UnsafeMutablePointer<OpaquePointer?>
) throws(DoorError) {
  let jobs = try GymBoShared.threads(threads)
  let tables = AthleteTables(
    of: athletes, tables: request.tables, options: request.analysis, suggesting: suggesting,
    jobs: jobs)
  unsafe place.pointee = Handle.make(TablesObject(tables))
}

/// The number of threads of an argument; 0 are as many as there are processors that the process may use.
func threads(_ threads: Int32) throws(DoorError) -> Int {
  guard (0...256).contains(threads) else {
    throw .invalid("threads cannot be \(threads); it takes 1 to 256, or 0 for all processors.")
  }
  return threads == 0 ? availableProcessors : Int(threads)
}

@c @implementation
public func gymbo_file_analyze(
  _ path: UnsafePointer<CChar>?, _ athlete: UnsafePointer<CChar>?,
  _ importOptions: UnsafePointer<gymbo_import_options>?,
  _ options: UnsafePointer<gymbo_report_options>?, _ tables: HandlePlace, _ error: ErrorPlace
) -> gymbo_status {
  unsafe answer(error) { () throws(DoorError) in
    let place = try unsafe handlePlace(tables, "tables")
    let file = InputPath(
      path: try unsafe Text.required(path, "path"),
      athlete: try unsafe Text.required(athlete, "athlete"))
    let reading = try unsafe ImportOptions(importOptions)
    let request = try unsafe ReportRequest(options)
    let suggesting = try request.suggestingForAll()
    do throws(ImportError) {
      let tables = try AthleteTables(
        reading: file, reading, tables: request.tables, options: request.analysis,
        suggesting: suggesting)
      unsafe place.pointee = Handle.make(TablesObject(tables))
    } catch {
      throw DoorError(error)
    }
  }
}

@c @implementation
public func gymbo_tables_get(
  _ tables: OpaquePointer?, _ name: UnsafePointer<CChar>?,
  _ stream: UnsafeMutablePointer<ArrowArrayStream>?, _ error: ErrorPlace
) -> gymbo_status {
  unsafe put(tables, name, .plain, stream, error)
}

@c @implementation
public func gymbo_tables_get_encoded(
  _ tables: OpaquePointer?, _ name: UnsafePointer<CChar>?,
  _ stream: UnsafeMutablePointer<ArrowArrayStream>?, _ error: ErrorPlace
) -> gymbo_status {
  unsafe put(tables, name, .encoded, stream, error)
}

private func put(
  _ tables: OpaquePointer?, _ name: UnsafePointer<CChar>?, _ layout: ArrowLayout,
  _ stream: UnsafeMutablePointer<ArrowArrayStream>?, _ error: ErrorPlace
) -> gymbo_status {
  unsafe answer(error) { () throws(DoorError) in
    guard let tables = unsafe tables else { throw .isNull("tables") }
    guard let stream = unsafe stream else { throw .isNull("stream") }
    let name = try unsafe Text.required(name, "name")
    let object = unsafe Handle.object(tables, as: TablesObject.self)
    let made = object.tables.made
    guard let table = ResultTable(rawValue: name), made.contains(table) else {
      throw .notFound("table", name, among: made.map(\.rawValue))
    }
    unsafe ArrowExport.put(object.buffers(table, layout), at: stream)
  }
}

@c @implementation
public func gymbo_tables_free(_ tables: OpaquePointer?) {
  unsafe Handle.free(tables, as: TablesObject.self)
}

/// The names of the tables as C strings, which are never freed.
nonisolated(unsafe) private let names = unsafe ResultTable.of(.library).map { table in
  unsafe UnsafePointer(Text.allocated(Array(table.rawValue.utf8)))
}

@c @implementation
public func gymbo_tables_name(_ index: Int) -> UnsafePointer<CChar>? {
  unsafe names.indices.contains(index) ? names[index] : nil
}
