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
  /// - Parameter options: further options of the compiler.
  static func compile(_ name: String, _ options: [String] = []) throws -> URL {
    let program = try folder.get().appendingPathComponent(name)
    try gcc([source(name)] + options + ["-o", program.path] + linking())
    return program
  }

  /// Compiles a program so that it ends with a failure where memory is lost, freed twice, used after it was freed, or where it does
  /// what C leaves undefined. The compiler's own checks see what the program and the C library do with memory; the library's own
  /// reading and writing is seen by valgrind alone, which takes thirty times as long.
  static func compileChecked(_ name: String) throws -> URL {
    try compile(name, ["-fsanitize=address,undefined", "-fno-sanitize-recover=all"])
  }

  /// Compiles several programs into one, which runs them one after the other.
  static func compile(together names: [String], _ options: [String]) throws -> URL {
    let folder = try folder.get()
    let objects = try names.map { name in
      let object = folder.appendingPathComponent("\(name).o").path
      try gcc([source(name)] + options + ["-Dmain=\(name)_program", "-c", "-o", object])
      return object
    }
    let main = folder.appendingPathComponent("together.c")
    let text =
      names.map { "int \($0)_program(void);\n" }.joined()
      + "int main(void) { return \(names.map { "\($0)_program()" }.joined(separator: " || ")); }\n"
    try Data(text.utf8).write(to: main)
    let program = folder.appendingPathComponent("together")
    try gcc([main.path] + objects + ["-o", program.path] + linking())
    return program
  }

  private static func source(_ name: String) -> String {
    programs.appendingPathComponent("\(name).c").path
  }

  private static func linking() throws -> [String] {
    let folder = try folder.get().path
    return ["-L\(folder)", "-lgymbo_c", "-lm", "-lpthread", "-Wl,-rpath,\(folder)"]
  }

  private static func gcc(_ arguments: [String]) throws {
    let strict = ["-std=c11", "-pedantic", "-Wall", "-Wextra", "-Werror", "-g"]
    let run = try Program.run("gcc", strict + ["-I\(try folder.get().path)"] + arguments)
    guard run.code == 0 else { throw Failure(description: run.error) }
  }
}
