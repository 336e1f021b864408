import GymBo

/// The tool's version: the library's.
enum Version {
  static let current = libraryVersion
}
