import CGymBo
import GymBo

/// The error of a call from C: a status and a sentence.
struct DoorError: Error {
  var status: gymbo_status
  var message: String
  var details = ErrorDetails()

  static func invalid(_ message: String) -> DoorError {
    DoorError(status: Status.invalidArgument, message: message)
  }

  static func isNull(_ argument: String) -> DoorError {
    invalid("\(argument) is null; it has to be given.")
  }

  init(status: gymbo_status, message: String, _ details: ErrorDetails = ErrorDetails()) {
    self.status = status
    // It may quote a file, and is printed by programs that expect a sentence.
    self.message = message.split(separator: "\n", omittingEmptySubsequences: false)
      .map { TerminalText.safe(String($0)) }.joined(separator: "\n")
    self.details = details
  }

  init(_ error: ImportError) {
    let status =
      switch error.kind {
      case .request: Status.invalidArgument
      case .unreadable: Status.unreadable
      case .unknownFormat: Status.unknownFormat
      }
    var details = ErrorDetails()
    details.file = error.fileName
    details.line = error.line
    if case .unknownHeader(let header) = error {
      details.columns = header.missing
      details.candidates = header.known.map { String($0.prefix { $0 != ":" }) }
    }
    self.init(
      status: status, message: error.sentence(\.inDoor, forPrograms: true), details)
  }

  init(_ error: ExerciseNotFound) {
    let candidates = error.candidates.isEmpty ? error.mostTrained : error.candidates
    self.init(
      status: Status.notFound, message: error.description,
      ErrorDetails(name: error.name, candidates: candidates))
  }
}

/// What an error tells besides its sentence, for programs.
struct ErrorDetails {
  /// What was asked for and is not there.
  var name: String?
  /// What could be meant instead, or all that there is.
  var candidates: [String] = []
  var file: String?
  var line: Int?
  /// The columns of a table, or those that a file lacks.
  var columns: [String] = []

  /// The values by the words of the header.
  var texts: [String: [String]] {
    [
      "name": name.map { [$0] } ?? [], "candidate": candidates, "file": file.map { [$0] } ?? [],
      "line": line.map { ["\($0)"] } ?? [], "column": columns,
    ]
  }
}

/// The statuses of the header with their C type, because Swift imports anonymous enumerators as Int.
enum Status {
  static let ok = gymbo_status(GYMBO_OK)
  static let invalidArgument = gymbo_status(GYMBO_INVALID_ARGUMENT)
  static let unreadable = gymbo_status(GYMBO_UNREADABLE)
  static let unknownFormat = gymbo_status(GYMBO_UNKNOWN_FORMAT)
  static let notFound = gymbo_status(GYMBO_NOT_FOUND)
  static let unsupportedVersion = gymbo_status(GYMBO_UNSUPPORTED_VERSION)
}

/// The out-parameter for a function's error object; may be null.
public typealias ErrorPlace = UnsafeMutablePointer<OpaquePointer?>?

/// Runs the body of a C function and converts what it throws to a status and an error object.
func answer(_ place: ErrorPlace, _ body: () throws(DoorError) -> Void) -> gymbo_status {
  do throws(DoorError) {
    try body()
    unsafe place?.pointee = nil
    return Status.ok
  } catch {
    unsafe place?.pointee = Handle.make(ErrorObject(error))
    return error.status
  }
}
