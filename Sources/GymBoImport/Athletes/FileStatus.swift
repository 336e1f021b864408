import GymBoPlatform

/// The result of `stat` for a file: kind, size and identity. Links are followed.
struct FileStatus {
  private let status: stat

  /// - Returns: nil if `stat` fails, for example because there is no such file; ``lastError`` has the reason.
  init?(of path: String) {
    var status = stat()
    guard unsafe stat(FileName.systemBytes(of: path), &status) == 0 else { return nil }
    self.status = status
  }

  /// The `errno` of the last call that failed.
  static var lastError: Int32 { errno }

  var isFolder: Bool { status.st_mode & S_IFMT == S_IFDIR }
  var isRegular: Bool { status.st_mode & S_IFMT == S_IFREG }
  var size: Int { Int(clamping: status.st_size) }

  /// The file's identity; the same for every path that leads to the file.
  var identity: Identity { Identity(device: UInt64(status.st_dev), number: UInt64(status.st_ino)) }

  /// Device and inode number: they identify a file on this machine.
  struct Identity: Hashable {
    let device: UInt64
    let number: UInt64
  }
}
