import GymBo

/// The tool's version: the library's.
enum Version {
  static let current = libraryVersion

  /// What `gymbo --version` prints; with --notices also what is linked in, and under which terms.
  static func text(_ options: ArraySlice<String>) throws(ToolError) -> [UInt8] {
    let version = Array("gymbo \(current)\n".utf8)
    switch options {
    case []: return version
    case ["--notices"]: return version + [UInt8(ascii: "\n")] + PackageResources.notices_txt
    default:
      throw ToolError(message: "'gymbo --version' takes --notices and nothing else.", code: .usage)
    }
  }
}
