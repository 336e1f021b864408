import Foundation
import Testing

/// Test data that is not part of this repository: reference vectors, real exports, corpora.
/// The environment variable `GYMBO_SHARED` is the path of its folder; by default it is `../shared`, next to the
/// package.
public enum Shared {
  public static let packageRoot = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  public static let root: URL = {
    let path = ProcessInfo.processInfo.environment["GYMBO_SHARED"] ?? "../shared"
    return URL(fileURLWithPath: path, relativeTo: packageRoot).standardizedFileURL
  }()

  /// Whether the shared data exist on this machine; use as `.enabled(if: Shared.isPresent, Shared.absence)`.
  public static let isPresent = FileManager.default.fileExists(
    atPath: root.appendingPathComponent("vectors").path)

  /// Whether tests try all cases, which takes minutes. Set by the environment variable `GYMBO_EXHAUSTIVE`.
  public static let isExhaustive = ProcessInfo.processInfo.environment["GYMBO_EXHAUSTIVE"] != nil

  public static let absence: Comment =
    "The shared reference data are absent; set GYMBO_SHARED to their folder to run this test."

  /// The JSON object of one file of reference vectors, such as `one_rm`.
  public static func vectors(_ name: String) throws -> JSON {
    let url = root.appendingPathComponent("vectors/\(name).json")
    return JSON(try JSONSerialization.jsonObject(with: Data(contentsOf: url)))
  }

  /// The files of a folder below the shared root with this extension, by name.
  public static func files(in folder: String, ofType type: String) throws -> [URL] {
    try FileManager.default
      .contentsOfDirectory(
        at: root.appendingPathComponent(folder), includingPropertiesForKeys: nil
      )
      .filter { $0.pathExtension == type }
      .sorted { $0.lastPathComponent < $1.lastPathComponent }
  }
}
