// The functions have the names of the header.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import CGymBo
import GymBo

/// The out-parameter for the handle that a function makes.
public typealias HandlePlace = UnsafeMutablePointer<OpaquePointer?>?

@c @implementation
public func gymbo_history_read(
  _ paths: UnsafePointer<UnsafePointer<CChar>?>?, _ count: Int,
  _ options: UnsafePointer<gymbo_import_options>?, _ history: HandlePlace, _ error: ErrorPlace
) -> gymbo_status {
  unsafe answer(error) { () throws(DoorError) in
    let place = try unsafe handlePlace(history, "history")
    let options = try unsafe ImportOptions(options)
    let paths = try unsafe elements(paths, count, "paths")
    var names: [String] = []
    for index in paths.indices { names.append(try unsafe Text.required(paths[index], "a path")) }
    do throws(ImportError) {
      let history = try History(reading: names, options: options)
      unsafe place.pointee = Handle.make(HistoryObject(history))
    } catch {
      throw DoorError(error)
    }
  }
}

@c @implementation
public func gymbo_history_read_bytes(
  _ files: UnsafePointer<gymbo_file>?, _ count: Int,
  _ options: UnsafePointer<gymbo_import_options>?, _ history: HandlePlace, _ error: ErrorPlace
) -> gymbo_status {
  unsafe answer(error) { () throws(DoorError) in
    let place = try unsafe handlePlace(history, "history")
    let options = try unsafe ImportOptions(options)
    let files = try unsafe elements(files, count, "files")
    var inputs: [InputFile] = []
    for index in files.indices {
      let file = unsafe files[index]
      let name = try unsafe Text.required(file.name, "a file's name")
      let bytes = try unsafe elements(
        file.bytes?.assumingMemoryBound(to: UInt8.self), file.count, "a file's bytes")
      inputs.append(InputFile(name: name, bytes: unsafe Array(bytes)))
    }
    do throws(ImportError) {
      let history = try History(readingContentOf: inputs, options: options)
      unsafe place.pointee = Handle.make(HistoryObject(history))
    } catch {
      throw DoorError(error)
    }
  }
}

@c @implementation
public func gymbo_history_free(_ history: OpaquePointer?) {
  unsafe Handle.free(history, as: HistoryObject.self)
}

func handlePlace(
  _ place: HandlePlace, _ name: String
) throws(DoorError) -> UnsafeMutablePointer<OpaquePointer?> {
  guard let place = unsafe place else { throw .isNull(name) }
  return unsafe place
}

/// The elements of an array that the caller passed. A null pointer means an empty array.
func elements<Element>(
  _ start: UnsafePointer<Element>?, _ count: Int, _ name: String
) throws(DoorError) -> UnsafeBufferPointer<Element> {
  // C sizes are unsigned: a size that is negative here is larger than any array can be.
  let most = Int.max / max(1, MemoryLayout<Element>.stride)
  guard (0...most).contains(count) else {
    throw .invalid("\(name) cannot be \(UInt(bitPattern: count)) in number.")
  }
  guard unsafe start != nil || count == 0 else { throw .isNull(name) }
  return unsafe UnsafeBufferPointer(start: start, count: count)
}

extension ImportOptions {
  static func read(
    _ pointer: UnsafePointer<gymbo_import_options>?
  ) throws(DoorError) -> gymbo_import_options {
    try unsafe OptionStruct.read(pointer, zero: gymbo_import_options(), "gymbo_import_options")
  }

  init(_ pointer: UnsafePointer<gymbo_import_options>?) throws(DoorError) {
    let given = try unsafe ImportOptions.read(pointer)
    self.init()
    inputUnit = try unsafe OptionStruct.unit(given.input_unit, "input_unit")
    exerciseMap = try unsafe UserTable.read(
      given.exercise_map, "exercise_map", text: given.exercise_map_text,
      ExerciseMap.init(reading:))
    dateOrder = try unsafe Text.word(
      given.date_order, "date_order", form: "dmy or mdy", read: DateOrder.init(rawValue:))
    if let name = try unsafe Text.optional(given.zone, "zone") {
      do throws(UnknownZone) {
        takeUniversalTimes(in: try NamedZone(named: name))
      } catch {
        throw .invalid("zone: \(error)")
      }
    }
    if let text = try unsafe Text.optional(given.columns, "columns") { try read(columns: text) }
  }

  /// How the columns of a file are told that is no app's export.
  private mutating func read(columns text: String) throws(DoorError) {
    guard text != "auto" else {
      readsFoundColumns = true
      return
    }
    do throws(ColumnMapping.Fault) {
      columns = try ColumnMapping(reading: text)
    } catch {
      throw .invalid("columns: \(error.sentence)")
    }
  }
}

/// One of the user's own tables, which is a file or is given as its text.
enum UserTable {
  /// - Parameters:
  ///   - path: of the file; may be null.
  ///   - name: the name of the option, which errors call the text.
  ///   - text: the table itself as CSV; may be null.
  /// - Returns: nil where neither is given.
  static func read<Table>(
    _ path: UnsafePointer<CChar>?, _ name: String, text: UnsafePointer<CChar>?,
    _ read: (InputFile) throws(ImportError) -> Table
  ) throws(DoorError) -> Table? {
    let path = try unsafe Text.optional(path, name)
    let text = try unsafe Text.optional(text, "\(name)_text")
    guard path == nil || text == nil else {
      throw .invalid("\(name) and \(name)_text are both given; give one of them.")
    }
    do throws(ImportError) {
      if let text { return try read(InputFile(name: name, bytes: Array(text.utf8))) }
      return try path.map { (path) throws(ImportError) in try read(InputFile.read(path: path)) }
    } catch {
      throw DoorError(error)
    }
  }
}
