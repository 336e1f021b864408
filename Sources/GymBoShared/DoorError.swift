import CGymBo
import GymBo

/// Why a call from C failed: the status and the sentence.
struct DoorError: Error {
  var status: gymbo_status
  var message: String

  static func invalid(_ message: String) -> DoorError {
    DoorError(status: Status.invalidArgument, message: message)
  }

  static func isNull(_ argument: String) -> DoorError {
    invalid("\(argument) is null; it has to be given.")
  }

  init(status: gymbo_status, message: String) {
    self.status = status
    self.message = message
  }

  init(_ error: ImportError) {
    let status =
      switch error.kind {
      case .request: Status.invalidArgument
      case .unreadable: Status.unreadable
      case .unknownFormat: Status.unknownFormat
      }
    self.init(status: status, message: error.description)
  }
}

/// The statuses of the header: anonymous enumerators come to Swift as Int.
enum Status {
  static let ok = gymbo_status(GYMBO_OK)
  static let invalidArgument = gymbo_status(GYMBO_INVALID_ARGUMENT)
  static let unreadable = gymbo_status(GYMBO_UNREADABLE)
  static let unknownFormat = gymbo_status(GYMBO_UNKNOWN_FORMAT)
  static let notFound = gymbo_status(GYMBO_NOT_FOUND)
  static let unsupportedVersion = gymbo_status(GYMBO_UNSUPPORTED_VERSION)
}

/// Where a function puts its error object; may be null.
public typealias ErrorPlace = UnsafeMutablePointer<OpaquePointer?>?

/// Runs what a function does, and makes a status and an error object of what it throws.
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
