import Foundation
import TestSupport

/// The C library, linked once from the objects that the tests were built with, and C programs that call it.
enum SharedLibrary {
  struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  static let programs = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Programs")

  /// Where the package manager has put the tests.
  static let build = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()

  /// The folder of libgymbo_c.so and gymbo.h; or why there is none.
  static let folder: Result<URL, Failure> = {
    let folder = build.appendingPathComponent("GymBoSharedTests.folder")
    do {
      let link = try Program.run(
        Shared.packageRoot.appendingPathComponent(".ci/shared-library").path,
        [build.path, folder.path])
      return link.code == 0 ? .success(folder) : .failure(Failure(description: link.error))
    } catch {
      return .failure(Failure(description: "\(error)"))
    }
  }()

  /// Compiles a program of ``programs`` against the header and links it with the library.
  static func compile(_ name: String) throws -> URL {
    let folder = try folder.get()
    let program = folder.appendingPathComponent(name)
    let run = try Program.run(
      "gcc",
      [
        "-std=c11", "-pedantic", "-Wall", "-Wextra", "-Werror", "-g", "-I\(folder.path)",
        programs.appendingPathComponent("\(name).c").path, "-o", program.path,
        "-L\(folder.path)", "-lgymbo_c", "-lm", "-lpthread", "-Wl,-rpath,\(folder.path)",
      ])
    guard run.code == 0 else { throw Failure(description: run.error) }
    return program
  }
}
