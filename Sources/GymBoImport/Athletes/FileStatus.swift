import Glibc

/// What the system knows of a file, links followed.
struct FileStatus {
  private let status: stat

  /// - Returns: nil where there is no such file, or the system does not tell; ``lastError`` has the reason.
  init?(of path: String) {
    var status = stat()
    guard unsafe stat(FileName.systemBytes(of: path), &status) == 0 else { return nil }
    self.status = status
  }

  /// The system's number for why the last look failed.
  static var lastError: Int32 { errno }

  var isFolder: Bool { status.st_mode & S_IFMT == S_IFDIR }
  var isRegular: Bool { status.st_mode & S_IFMT == S_IFREG }
  var size: Int { Int(clamping: status.st_size) }

  /// The same for every path that leads to the file.
  var identity: Identity { Identity(device: UInt64(status.st_dev), number: UInt64(status.st_ino)) }

  /// A file's identity on this machine.
  struct Identity: Hashable {
    let device: UInt64
    let number: UInt64
  }
}
