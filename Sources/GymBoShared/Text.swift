// The functions have the names of the header.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import CGymBo
import GymBoPlatform

/// Converts text between Swift and C.
enum Text {
  /// The empty C string, which is never freed.
  nonisolated(unsafe) static let empty = unsafe UnsafePointer(allocated([]))

  /// A NUL-terminated copy of the bytes, which the receiver frees with the C library's `free`.
  static func allocated(_ bytes: [UInt8]) -> UnsafeMutablePointer<CChar> {
    // Like Swift's own allocation, this stops the process if there is no memory left.
    guard let memory = unsafe malloc(bytes.count + 1) else {
      preconditionFailure("no memory for a text of \(bytes.count) bytes")
    }
    unsafe bytes.withUnsafeBytes { buffer in
      if let start = buffer.baseAddress {
        unsafe memory.copyMemory(from: start, byteCount: buffer.count)
      }
    }
    unsafe memory.storeBytes(of: 0, toByteOffset: bytes.count, as: UInt8.self)
    return unsafe memory.bindMemory(to: CChar.self, capacity: bytes.count + 1)
  }

  /// The text of an argument that must not be null.
  /// - Parameter name: the name of the argument, for the error.
  static func required(
    _ pointer: UnsafePointer<CChar>?, _ name: String
  ) throws(DoorError) -> String {
    guard let text = try unsafe optional(pointer, name) else { throw .isNull(name) }
    return text
  }

  /// The text of an argument that may be null; then nil.
  static func optional(
    _ pointer: UnsafePointer<CChar>?, _ name: String
  ) throws(DoorError) -> String? {
    guard let pointer = unsafe pointer else { return nil }
    guard let text = unsafe String(validatingCString: pointer) else {
      throw .invalid("\(name) is no UTF-8 text.")
    }
    return text
  }

  /// The parsed value of an argument that is a word; nil if the argument is null.
  static func word<Value>(
    _ pointer: UnsafePointer<CChar>?, _ name: String, form: String, read: (String) -> Value?
  ) throws(DoorError) -> Value? {
    guard let text = try unsafe optional(pointer, name) else { return nil }
    guard let value = read(text) else {
      throw .invalid("\(name) cannot be \"\(text)\"; it takes \(form).")
    }
    return value
  }
}

/// A NUL-terminated text that is freed with the object.
@safe final class CText: Sendable {
  nonisolated(unsafe) let pointer: UnsafeMutablePointer<CChar>

  init(_ text: String) { unsafe pointer = Text.allocated(Array(text.utf8)) }

  deinit { unsafe free(pointer) }
}

/// The out-parameter for a text, checked for null.
@safe struct TextPlace {
  private let text: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
  private let count: UnsafeMutablePointer<Int>?

  init(
    _ text: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?, _ count: UnsafeMutablePointer<Int>?
  ) throws(DoorError) {
    guard let text = unsafe text else { throw .isNull("text") }
    unsafe self.text = text
    unsafe self.count = count
  }

  func put(_ bytes: [UInt8]) {
    unsafe text.pointee = Text.allocated(bytes)
    unsafe count?.pointee = bytes.count
  }
}

@c @implementation
public func gymbo_text_free(_ text: UnsafeMutablePointer<CChar>?) {
  unsafe free(text)
}
