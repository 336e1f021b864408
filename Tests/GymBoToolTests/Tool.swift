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
    // Files take the output, so that no full pipe can block the tool.
    let scratch = try TemporaryFolder()
    // Never the store of the person who runs the tests.
    let own = ["GYMBO_STORE": scratch.url.appendingPathComponent("none.sqlite").path]
    process.environment = ProcessInfo.processInfo.environment.merging(own) { $1 }
      .merging(environment) { $1 }
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
