import Foundation
import TestSupport
import Testing

@Suite("Python calls the library", .serialized)
struct PythonTests {
  private func program(_ name: String) -> String {
    SharedLibrary.programs.appendingPathComponent(name).path
  }

  /// The last workouts of a sample, in a file of their own: what is asked of the library many times takes a tenth of the time.
  private func lastWorkouts(of sample: String) throws -> String {
    let whole = try String(
      contentsOf: Shared.packageRoot.appendingPathComponent("SampleData/\(sample).csv"),
      encoding: .utf8)
    let file = SharedLibrary.build.appendingPathComponent("GymBoSharedTests.\(sample).csv")
    // In Swift a carriage return with its line feed is one character.
    let lines = whole.split { $0.isNewline }
    let kept = lines.prefix(1) + lines.suffix(500)
    try Data((kept.joined(separator: "\n") + "\n").utf8).write(to: file)
    return file.path
  }

  @Test(
    "The README's Python block runs where nothing but the wheel is installed",
    .enabled(
      if: PythonEnvironment.isReady(PythonEnvironment.clean), PythonEnvironment.absence))
  func readme() throws {
    let run = try Program.run(
      PythonEnvironment.clean.get().path, ["-W", "error", "-c", try readmeCode()])
    #expect(run.code == 0, "\(run.error)")
    #expect(run.output.hasPrefix("Week 46 (9–15 Nov 2026)"))
    #expect(run.error.isEmpty)
  }

  @Test(
    "The package declares the C functions as the header does, and raises its sentences",
    .enabled(
      if: PythonEnvironment.isReady(PythonEnvironment.clean), PythonEnvironment.absence))
  func package() throws {
    let run = try Program.run(
      PythonEnvironment.clean.get().path,
      ["-W", "error", program("package.py"), Header.url.path, try lastWorkouts(of: "strong")])
    #expect(run.code == 0, "\(run.error)")
    #expect(run.output == "done\n" && run.error.isEmpty)
  }

  @Test(
    "Inputs of every kind are read; tables, reports and histories show, copy and pickle; errors have fields",
    .enabled(
      if: PythonEnvironment.isReady(PythonEnvironment.clean), PythonEnvironment.absence))
  func objects() throws {
    let run = try Program.run(
      PythonEnvironment.clean.get().path,
      ["-W", "error", program("objects.py"), try lastWorkouts(of: "strong")])
    #expect(run.code == 0, "\(run.error)")
    #expect(run.output == "done\n" && run.error.isEmpty)
  }

  @Test(
    "Tables become frames of Polars, pandas and pyarrow",
    .enabled(
      if: PythonEnvironment.isReady(PythonEnvironment.withEngines), PythonEnvironment.absence))
  func engines() throws {
    let run = try Program.run(
      PythonEnvironment.withEngines.get().path,
      ["-W", "error", program("engines.py"), "SampleData/strong.csv"])
    #expect(run.code == 0, "\(run.error)")
    #expect(run.output == "done\n" && run.error.isEmpty)
  }

  @Test(
    "The notebook runs, and answers each of its ten questions in two lines",
    .enabled(
      if: PythonEnvironment.isReady(PythonEnvironment.withEngines), PythonEnvironment.absence))
  func notebook() throws {
    let run = try Program.run(
      PythonEnvironment.withEngines.get().path,
      [program("notebook.py"), "Tests/ExampleNotebook/questions.ipynb"])
    #expect(run.code == 0, "\(run.error)")
    #expect(run.output == "done\n")
  }

  @Test(
    "Columns, series, lifts and exercises come back as what they were, with the bits of one",
    .enabled(
      if: PythonEnvironment.isReady(PythonEnvironment.withEngines), PythonEnvironment.absence),
    arguments: ["vectors.py", "series.py"])
  func vectors(name: String) throws {
    let headers = ["gymbo_vectors.h", "gymbo_lifts.h", "gymbo_coach.h"].map {
      Header.folder.appendingPathComponent($0).path
    }
    let run = try Program.run(
      PythonEnvironment.withEngines.get().path, ["-W", "error", program(name)] + headers)
    #expect(run.code == 0, "\(run.error)")
    #expect(run.output == "done\n" && run.error.isEmpty)
  }

  @Test(
    "A store's view of its sets is a table of Python, Polars and DuckDB, with the sets of the export",
    .enabled(
      if: PythonEnvironment.isReady(PythonEnvironment.clean), PythonEnvironment.absence))
  func storeView() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("gymbo-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let store = folder.appendingPathComponent("gymbo.sqlite").path
    let tool = SharedLibrary.build.appendingPathComponent("gymbo").path
    let kept = try Program.run(tool, ["import", "SampleData/strong.csv", "--store", store])
    #expect(kept.code == 0, "\(kept.error)")
    let hasPolars = PythonEnvironment.isReady(PythonEnvironment.withEngines)
    let python = hasPolars ? PythonEnvironment.withEngines : PythonEnvironment.clean
    let run = try Program.run(
      python.get().path, ["-W", "error", program("store_view.py"), store, "SampleData/strong.csv"])
    #expect(run.code == 0 && run.error.isEmpty, "\(run.error)")
    #expect(run.output == (hasPolars ? "done\n" : "done without Polars: it is not installed\n"))
    if !hasPolars { print("The view was read by sqlite3 alone: \(PythonEnvironment.absence)") }
  }

  @Test(
    "The formulas are SQL functions of DuckDB with the answers of Python's; every statement of the page of SQL answers",
    .enabled(
      if: PythonEnvironment.isReady(PythonEnvironment.withEngines), PythonEnvironment.absence))
  func sql() throws {
    let run = try Program.run(
      PythonEnvironment.withEngines.get().path,
      ["-W", "error", program("sql.py"), "SampleData/strong.csv", "Tests/ExampleSQL/questions.sql"])
    #expect(run.code == 0, "\(run.error)")
    #expect(run.output == "done\n" && run.error.isEmpty)
  }

  @Test(
    "The package passes mypy --strict, and so do the notebook and the README's block",
    .enabled(
      if: PythonEnvironment.isReady(PythonEnvironment.withChecker), PythonEnvironment.absence))
  func types() throws {
    let python = try PythonEnvironment.withChecker.get().path
    let examples = FileManager.default.temporaryDirectory
      .appendingPathComponent("gymbo-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: examples, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: examples) }
    for (name, text) in [("notebook.py", try notebookCode()), ("readme.py", try readmeCode())] {
      try Data(text.utf8).write(to: examples.appendingPathComponent(name))
    }
    for checked in ["Sources/Python/src/gymbo", examples.path] {
      let run = try Program.run(
        python,
        [
          "-m", "mypy", "--strict", "--config-file", "Sources/Python/pyproject.toml",
          "--cache-dir", SharedLibrary.build.appendingPathComponent("mypy").path, checked,
        ])
      #expect(run.code == 0, "\(run.output)\(run.error)")
    }
  }

  /// The notebook's code, cell after cell.
  private func notebookCode() throws -> String {
    let notebook = Shared.packageRoot.appendingPathComponent(
      "Tests/ExampleNotebook/questions.ipynb")
    let cells = JSON(try JSONSerialization.jsonObject(with: Data(contentsOf: notebook)))["cells"]
    let code = cells.array.filter { $0["cell_type"].string == "code" }
    try #require(code.count > 10)
    return code.map { $0["source"].array.map(\.string).joined() + "\n" }.joined()
  }

  /// The README's Python block.
  private func readmeCode() throws -> String {
    let readme = try String(
      contentsOf: Shared.packageRoot.appendingPathComponent("README.md"), encoding: .utf8)
    return String(
      try #require(readme.firstMatch(of: /```python\n((?:.|\n)*?)```/)).output.1)
  }

  @Test(
    "Tables of pyarrow, Polars, DuckDB and pandas go in, and come out again; JSON is valid",
    .enabled(
      if: PythonEnvironment.isReady(PythonEnvironment.withEngines), PythonEnvironment.absence),
    arguments: ["strong", "fitnotes"])
  func roundTrips(sample: String) throws {
    let run = try Program.run(
      PythonEnvironment.withEngines.get().path,
      [
        "-W", "error", program("round_trips.py"), try lastWorkouts(of: sample),
        SharedLibrary.build.appendingPathComponent("gymbo").path,
      ])
    #expect(run.code == 0, "\(run.error)")
    #expect(run.output == "done\n" && run.error.isEmpty)
  }

  /// The samples, and real exports where they are.
  private static var exports: [String] {
    let real = ["strong", "hevy", "fitnotes"].flatMap { app in
      ((try? Shared.files(in: "samples/\(app)", ofType: "csv")) ?? []).map(\.path)
    }
    return ["strong", "hevy", "fitnotes"].map { "SampleData/\($0).csv" } + real
  }

  @Test(
    "A frame that is an app's export gives the tables of the file; people's names are known",
    .enabled(
      if: PythonEnvironment.isReady(PythonEnvironment.withEngines), PythonEnvironment.absence))
  func frames() throws {
    let run = try Program.run(
      PythonEnvironment.withEngines.get().path,
      ["-W", "error", program("frames.py")] + Self.exports)
    #expect(run.code == 0, "\(run.error)")
    #expect(run.output == "done\n" && run.error.isEmpty)
  }
}
