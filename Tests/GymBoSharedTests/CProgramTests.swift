import Foundation
import TestSupport
import Testing

/// What needs the linked library runs one after the other: the machine is shared with the other tests.
@Suite("C programs call the library", .serialized)
struct CProgramTests {
  /// Runs a program that ends with a failure where memory is lost or used after it was freed. What is freed is overwritten, so that
  /// an answer made of it is a wrong one.
  private func checked(_ name: String, _ arguments: [String] = []) throws -> Program.Run {
    try Program.run(
      SharedLibrary.compileChecked(name).path, arguments,
      environment: ["ASAN_OPTIONS": "detect_leaks=1:max_free_fill_size=65536:free_fill_byte=219"])
  }

  @Test("Every function does what the header says, and nothing leaks")
  func reports() throws {
    let run = try checked("reports", ["SampleData/strong.csv"])
    #expect(run.code == 0, "\(run.error)")
    #expect(run.output.hasPrefix("Week 46 (9–15 Nov 2026)"))
  }

  @Test("Null pointers, wrong sizes, wrong versions and wrong words give statuses and sentences")
  func arguments() throws {
    let run = try checked("arguments")
    #expect(run.code == 0, "\(run.error)")
  }

  @Test("Tables come in through the Arrow interface: types, nulls, slices, dictionaries, releases")
  func arrowIn() throws {
    let run = try checked("arrow_in")
    #expect(run.code == 0, "\(run.error)")
  }

  @Test("Tables go out through the Arrow interface, and outlive what they were made of")
  func arrowOut() throws {
    let run = try checked("arrow_out")
    #expect(run.code == 0, "\(run.error)")
  }

  @Test("Columns of any layout give one row's bits, and say why rows are refused")
  func vectors() throws {
    let run = try checked("vectors")
    #expect(run.code == 0, "\(run.error)")
  }

  @Test("Series, lifts and exercises are answered together, and say why they are refused")
  func series() throws {
    let run = try checked("series")
    #expect(run.code == 0, "\(run.error)")
  }

  @Test("Threads share one history and make their own, and all get the same answers")
  func threads() throws {
    let run = try Program.run(SharedLibrary.compile("threads").path, [])
    #expect(run.code == 0, "\(run.error)")
  }

  @Test("A history that is not freed is found")
  func leakIsFound() throws {
    let run = try checked("leak")
    #expect(run.code != 0 && run.error.contains("LeakSanitizer"), "\(run.error)")
  }

  /// Swift's runtime keeps the metadata of types for as long as the process lives; what is definitely lost is what nothing
  /// points to any more.
  private func valgrind(_ program: URL) throws -> Program.Run {
    try Program.run(
      "valgrind",
      [
        "--leak-check=full", "--show-leak-kinds=definite", "--errors-for-leak-kinds=definite",
        "--undef-value-errors=no", "--error-exitcode=99", program.path,
      ])
  }

  /// The programs in which the library reads and writes the caller's memory, in one process: its tables are made once.
  @Test(
    "The library, too, uses nothing that was freed, and nothing beside what it was given",
    .enabled(
      if: Program.isInstalled("valgrind"),
      "valgrind is not installed; .ci/setup --tests installs it."))
  func memory() throws {
    let program = try SharedLibrary.compile(
      together: ["arrow_in", "arrow_out", "vectors", "series"], ["-DROWS=60"])
    let run = try valgrind(program)
    #expect(run.code == 0, "\(run.error.suffix(4000))")
    #expect(try valgrind(SharedLibrary.compile("leak")).code == 99)
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
