// The functions have the names of the header.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import CGymBo
import GymBo

/// The version as a C string, which is never freed.
nonisolated(unsafe) private let version = unsafe UnsafePointer(
  Text.allocated(Array(libraryVersion.utf8)))

@c @implementation
public func gymbo_version() -> UnsafePointer<CChar>? { unsafe version }

@c @implementation
public func gymbo_require_abi(_ version: UInt32, _ error: ErrorPlace) -> gymbo_status {
  unsafe answer(error) { () throws(DoorError) in
    guard (1...UInt32(GYMBO_ABI_VERSION)).contains(version) else {
      throw DoorError(
        status: Status.unsupportedVersion,
        message: "This library serves versions 1 to \(GYMBO_ABI_VERSION) of gymbo.h, not "
          + "\(version); take a library as new as the header that the program was compiled with.")
    }
  }
}
