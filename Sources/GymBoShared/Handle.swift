import GymBo

/// Converts objects to opaque pointers for C and back. Each pointer holds one reference; the objects are immutable.
enum Handle {
  /// A pointer that keeps the object until ``free(_:as:)``.
  static func make(_ object: some AnyObject & Sendable) -> OpaquePointer {
    unsafe OpaquePointer(Unmanaged.passRetained(object).toOpaque())
  }

  /// The object of a pointer that ``make(_:)`` made.
  static func object<Object: AnyObject>(_ pointer: OpaquePointer, as type: Object.Type) -> Object {
    unsafe Unmanaged<Object>.fromOpaque(UnsafeRawPointer(pointer)).takeUnretainedValue()
  }

  /// Releases the object. Does nothing for null.
  static func free<Object: AnyObject>(_ pointer: OpaquePointer?, as type: Object.Type) {
    guard let pointer = unsafe pointer else { return }
    unsafe Unmanaged<Object>.fromOpaque(UnsafeRawPointer(pointer)).release()
  }
}

/// The object behind a `gymbo_history` pointer.
final class HistoryObject: Sendable {
  let history: History

  init(_ history: History) { self.history = history }

  /// nil for null.
  static func optional(_ pointer: OpaquePointer?) -> History? {
    unsafe pointer.map { unsafe Handle.object($0, as: HistoryObject.self).history }
  }

  static func history(_ pointer: OpaquePointer?) throws(DoorError) -> History {
    guard let pointer = unsafe pointer else { throw .isNull("history") }
    return unsafe Handle.object(pointer, as: HistoryObject.self).history
  }
}
