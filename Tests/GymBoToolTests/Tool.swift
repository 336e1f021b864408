import Foundation
import TestSupport

/// The built tool, run as a user runs it.
enum Tool {
  struct Run {
    var code: Int32
    var output: Data
    var error: String
    var text: String { String(decoding: output, as: UTF8.self) }
    /// The text with every line break and indent as one blank.
    var flat: String { text.split(whereSeparator: \.isWhitespace).joined(separator: " ") }
    var json: JSON { JSON(try? JSONSerialization.jsonObject(with: output)) }
  }

  /// Beside the test bundle.
  static let path: URL = {
    let bundle = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    let beside = bundle.appendingPathComponent("gymbo")
    return FileManager.default.isExecutableFile(atPath: beside.path)
      ? beside : Shared.packageRoot.appendingPathComponent(".build/debug/gymbo")
  }()

  static func run(
    _ arguments: String..., input: Data? = nil, in folder: URL = Shared.packageRoot,
    environment: [String: String] = [:]
  ) throws -> Run {
    try run(arguments, input: input, in: folder, environment: environment)
  }

  static func run(
    _ arguments: [String], input: Data? = nil, in folder: URL = Shared.packageRoot,
    environment: [String: String] = [:]
  ) throws -> Run {
    let process = Process()
    process.executableURL = path
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    // Files take the output, so that no full pipe can block the tool.
    let scratch = try TemporaryFolder()
    let out = try scratch.file("out", "")
    let err = try scratch.file("err", "")
    let given = try scratch.file("in", "")
    try (input ?? Data()).write(to: given)
    process.standardInput = try FileHandle(forReadingFrom: given)
    process.standardOutput = try FileHandle(forWritingTo: out)
    process.standardError = try FileHandle(forWritingTo: err)
    try process.run()
    process.waitUntilExit()
    return Run(
      code: process.terminationReason == .exit ? process.terminationStatus : -1,
      output: try Data(contentsOf: out),
      error: String(decoding: try Data(contentsOf: err), as: UTF8.self))
  }

  static func sample(_ name: String) -> String {
    Shared.packageRoot.appendingPathComponent("SampleData/\(name)").path
  }
}

/// A folder of its own for a test, removed with it.
final class TemporaryFolder {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory
      .appendingPathComponent("gymbo-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// A file with this text.
  func file(_ name: String, _ text: String) throws -> URL {
    let file = url.appendingPathComponent(name)
    try Data(text.utf8).write(to: file)
    return file
  }

  func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: url.path).sorted()
  }
}
