// The functions have the names of the header.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import CGymBo
import GymBoPlatform

/// The object behind a `gymbo_error` pointer. The sentence is stored as a C string.
@safe final class ErrorObject: Sendable {
  let status: gymbo_status
  /// The sentence as a NUL-terminated string, freed with the object.
  nonisolated(unsafe) let message: UnsafeMutablePointer<CChar>

  /// The details by their words.
  let details: [String: [CText]]

  init(_ error: DoorError) {
    status = error.status
    unsafe message = Text.allocated(Array(error.message.utf8))
    details = error.details.texts.mapValues { $0.map(CText.init) }
  }

  deinit { unsafe free(message) }
}

@c @implementation
public func gymbo_error_status(_ error: OpaquePointer?) -> gymbo_status {
  guard let error = unsafe error else { return Status.ok }
  return unsafe Handle.object(error, as: ErrorObject.self).status
}

@c @implementation
public func gymbo_error_message(_ error: OpaquePointer?) -> UnsafePointer<CChar>? {
  guard let error = unsafe error else { return unsafe Text.empty }
  return unsafe UnsafePointer(Handle.object(error, as: ErrorObject.self).message)
}

@c @implementation
public func gymbo_error_detail(
  _ error: OpaquePointer?, _ detail: UnsafePointer<CChar>?, _ index: Int
) -> UnsafePointer<CChar>? {
  guard let error = unsafe error, let detail = unsafe detail,
    let word = unsafe String(validatingCString: detail),
    let texts = unsafe Handle.object(error, as: ErrorObject.self).details[word],
    texts.indices.contains(index)
  else { return nil }
  return unsafe UnsafePointer(texts[index].pointer)
}

@c @implementation
public func gymbo_error_free(_ error: OpaquePointer?) {
  unsafe Handle.free(error, as: ErrorObject.self)
}
