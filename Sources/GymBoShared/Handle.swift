import GymBo

/// Opaque pointers: each is one reference to an object, which never changes once it is made.
enum Handle {
  /// A pointer that keeps the object until ``free(_:as:)``.
  static func make(_ object: some AnyObject & Sendable) -> OpaquePointer {
    unsafe OpaquePointer(Unmanaged.passRetained(object).toOpaque())
  }

  /// The object of a pointer that ``make(_:)`` made.
  static func object<Object: AnyObject>(_ pointer: OpaquePointer, as type: Object.Type) -> Object {
    unsafe Unmanaged<Object>.fromOpaque(UnsafeRawPointer(pointer)).takeUnretainedValue()
  }

  /// Lets the object go. Null is nothing to free.
  static func free<Object: AnyObject>(_ pointer: OpaquePointer?, as type: Object.Type) {
    guard let pointer = unsafe pointer else { return }
    unsafe Unmanaged<Object>.fromOpaque(UnsafeRawPointer(pointer)).release()
  }
}

/// What a `gymbo_history` points to.
final class HistoryObject: Sendable {
  let history: History

  init(_ history: History) { self.history = history }

  static func history(_ pointer: OpaquePointer?) throws(DoorError) -> History {
    guard let pointer = unsafe pointer else { throw .isNull("history") }
    return unsafe Handle.object(pointer, as: HistoryObject.self).history
  }
}
