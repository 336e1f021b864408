import Foundation
import TestSupport
import Testing

/// What needs the linked library runs one after the other: the machine is shared with the other tests.
@Suite("C programs call the library", .serialized)
struct CProgramTests {
  @Test("Every function does what the header says")
  func reports() throws {
    let program = try SharedLibrary.compile("reports")
    let run = try Program.run(program.path, ["SampleData/strong.csv"])
    #expect(run.code == 0, "\(run.error)")
    #expect(run.output.hasPrefix("Week 46 (9–15 Nov 2026)"))
  }

  @Test("Null pointers, wrong sizes, wrong versions and wrong words give statuses and sentences")
  func arguments() throws {
    let run = try Program.run(SharedLibrary.compile("arguments").path, [])
    #expect(run.code == 0, "\(run.error)")
  }

  @Test("Tables come in through the Arrow interface: types, nulls, slices, dictionaries, releases")
  func arrowIn() throws {
    let run = try Program.run(SharedLibrary.compile("arrow_in").path, [])
    #expect(run.code == 0, "\(run.error)")
  }

  @Test("Tables go out through the Arrow interface, and outlive what they were made of")
  func arrowOut() throws {
    let run = try Program.run(SharedLibrary.compile("arrow_out").path, [])
    #expect(run.code == 0, "\(run.error)")
  }

  @Test("Columns of any layout give one row's bits, and say why rows are refused")
  func vectors() throws {
    let run = try Program.run(SharedLibrary.compile("vectors").path, [])
    #expect(run.code == 0, "\(run.error)")
  }

  @Test("Series, lifts and exercises are answered together, and say why they are refused")
  func series() throws {
    let run = try Program.run(SharedLibrary.compile("series").path, [])
    #expect(run.code == 0, "\(run.error)")
  }

  @Test("Threads share one history and make their own, and all get the same answers")
  func threads() throws {
    let run = try Program.run(SharedLibrary.compile("threads").path, [])
    #expect(run.code == 0, "\(run.error)")
  }

  static let valgrind = Program.isInstalled("valgrind")

  /// Swift's runtime keeps the metadata of types for as long as the process lives; what is definitely lost is what nothing
  /// points to any more.
  private func leaks(_ name: String) throws -> Program.Run {
    let program = try SharedLibrary.compile(name)
    return try Program.run(
      "valgrind",
      [
        "--leak-check=full", "--show-leak-kinds=definite", "--errors-for-leak-kinds=definite",
        "--undef-value-errors=no", "--error-exitcode=99", program.path,
      ])
  }

  @Test(
    "Nothing leaks and nothing freed is used, whether calls succeed or fail",
    .enabled(if: valgrind, "valgrind is not installed; .ci/setup --tests installs it."),
    arguments: ["reports", "arguments", "arrow_in", "arrow_out", "vectors", "series"])
  func leaksNothing(name: String) throws {
    let run = try leaks(name)
    #expect(run.code == 0, "\(run.error.suffix(4000))")
  }

  @Test(
    "A history that is not freed is found",
    .enabled(if: valgrind, "valgrind is not installed; .ci/setup --tests installs it."))
  func leakIsFound() throws {
    #expect(try leaks("leak").code == 99)
  }

  @Test("The caller needs neither Swift's runtime nor BLAS")
  func selfContained() throws {
    let library = try SharedLibrary.folder.get().appendingPathComponent("libgymbo_c.so")
    let needed = try Program.run("ldd", [library.path]).output
    #expect(needed.contains("libc.so"))
    for name in ["swift", "blas", "lapack", "gfortran", "not found"] {
      #expect(!needed.contains(name), "\(needed)")
    }
  }

  @Test("The library shows the names of the header and no others")
  func exports() throws {
    let library = try SharedLibrary.folder.get().appendingPathComponent("libgymbo_c.so")
    let symbols = try Program.run("nm", ["-D", "--defined-only", library.path])
    let names = symbols.output.split(separator: "\n").compactMap { $0.split(separator: " ").last }
    #expect(Set(names.map(String.init)) == Set(Header.functions))
  }
}
