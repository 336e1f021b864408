import Foundation
import TestSupport

/// Other programs, run by the tests.
enum Program {
  struct Run {
    var code: Int32
    var output: String
    var error: String
  }

  /// Runs a program to its end.
  /// - Parameter environment: What is added to the tests' own, of which no library path reaches the program.
  static func run(
    _ name: String, _ arguments: [String], environment: [String: String] = [:],
    in folder: URL = Shared.packageRoot
  ) throws -> Run {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [name] + arguments
    process.currentDirectoryURL = folder
    let own = ProcessInfo.processInfo.environment.filter { name, _ in
      !name.hasPrefix("LD_") && !name.hasPrefix("PYTHON")
    }
    process.environment = own.merging(environment) { $1 }
    // Files take the output, so that no full pipe can block the program.
    let scratch = FileManager.default.temporaryDirectory
      .appendingPathComponent("gymbo-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: scratch) }
    let files = ["out", "err"].map { scratch.appendingPathComponent($0) }
    for file in files { try Data().write(to: file) }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try FileHandle(forWritingTo: files[0])
    process.standardError = try FileHandle(forWritingTo: files[1])
    try process.run()
    process.waitUntilExit()
    let texts = try files.map { String(decoding: try Data(contentsOf: $0), as: UTF8.self) }
    return Run(
      code: process.terminationReason == .exit ? process.terminationStatus : -1,
      output: texts[0], error: texts[1])
  }

  static func isInstalled(_ name: String) -> Bool {
    (try? run("sh", ["-c", "command -v \(name)"]).code) == 0
  }
}
