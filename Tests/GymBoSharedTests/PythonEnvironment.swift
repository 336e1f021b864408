import Foundation
import TestSupport
import Testing

/// Python with the wheel that carries the library, and with the table engines that it talks to. The tests install what
/// they need; what is installed once is found again.
enum PythonEnvironment {
  /// The engines that tables go to and come from, and a validator of JSON, by their versions.
  static let engines = [
    "duckdb==2.0.0", "jsonschema==4.26.0", "numpy==2.4.6", "pandas==3.1.1", "polars==2.1.0",
    "pyarrow==26.0.1",
  ]

  /// Where all of it is missing is a failure, not a reason to skip: for CI.
  static let isRequired = ProcessInfo.processInfo.environment["GYMBO_REQUIRE_ALL"] != nil

  private static let folder = SharedLibrary.build.appendingPathComponent("GymBoSharedTests.python")

  /// The wheel, made of the library that the tests were built with.
  static let wheel: Result<URL, SharedLibrary.Failure> = attempt {
    let wheels = folder.appendingPathComponent("wheels")
    try? FileManager.default.removeItem(at: wheels)
    try run(
      Shared.packageRoot.appendingPathComponent(".ci/wheel").path,
      [SharedLibrary.build.path, wheels.path])
    let names = try FileManager.default.contentsOfDirectory(atPath: wheels.path)
    guard let name = names.first, names.count == 1 else {
      throw SharedLibrary.Failure(description: "no one wheel, but \(names)")
    }
    return wheels.appendingPathComponent(name)
  }

  /// A Python with the wheel and nothing else.
  static let clean: Result<URL, SharedLibrary.Failure> = attempt {
    let environment = folder.appendingPathComponent("clean")
    try? FileManager.default.removeItem(at: environment)
    return try install([], into: environment)
  }

  /// A Python with the engines too.
  static let withEngines: Result<URL, SharedLibrary.Failure> = attempt {
    try install(engines, into: folder.appendingPathComponent("engines"))
  }

  /// A Python with a type checker, and with the engine that has types.
  static let withChecker: Result<URL, SharedLibrary.Failure> = attempt {
    try install(
      ["mypy==2.4.1", "polars==2.1.0"], into: folder.appendingPathComponent("checker"))
  }

  /// A Python with the engines and what a notebook draws with.
  static let forNotebook: Result<URL, SharedLibrary.Failure> = attempt {
    try install(engines + ["matplotlib==3.11.2"], into: folder.appendingPathComponent("notebook"))
  }

  /// Spark, and what it passes tables with; it does not take the newest pandas yet.
  static let spark = ["numpy==2.4.6", "pandas==2.3.3", "pyarrow==26.0.1", "pyspark==4.3.0"]

  /// A Python with Spark.
  static let withSpark: Result<URL, SharedLibrary.Failure> = attempt {
    try install(spark, into: folder.appendingPathComponent("spark"))
  }

  /// What drives a browser, tests what it shows for who does not see it, and reads HTML as strictly as the standard.
  static let browser = ["axe-playwright-python==0.1.8", "html5lib==1.1", "playwright==1.65.2"]

  /// A Python that opens pages.
  static let withBrowser: Result<URL, SharedLibrary.Failure> = attempt {
    try install(browser, into: folder.appendingPathComponent("browser"))
  }

  /// What reads calendars.
  static let calendars = ["icalendar==7.3.0"]

  /// A Python that reads calendars.
  static let withCalendars: Result<URL, SharedLibrary.Failure> = attempt {
    try install(calendars, into: folder.appendingPathComponent("calendars"))
  }

  /// Why a test cannot run, for `.enabled(if:)`.
  static let absence: Comment =
    "The Python package index cannot be reached, or python3 is too old: nothing to test with could be installed."

  static func isReady(_ environment: Result<URL, SharedLibrary.Failure>) -> Bool {
    if isRequired { return true }
    return (try? environment.get()) != nil
  }

  /// - Returns: the interpreter.
  private static func install(_ packages: [String], into environment: URL) throws -> URL {
    let python = environment.appendingPathComponent("bin/python")
    let pip = ["-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    let marker = environment.appendingPathComponent("installed")
    let installed = try? String(contentsOf: marker, encoding: .utf8)
    if installed != packages.joined(separator: " ") {
      try run("python3", ["-m", "venv", "--clear", environment.path])
      if !packages.isEmpty {
        try run(python.path, pip + ["--retries", "1", "--timeout", "20"] + packages)
      }
      try Data(packages.joined(separator: " ").utf8).write(to: marker)
    }
    try run(
      python.path, pip + ["--no-index", "--no-deps", "--force-reinstall", try wheel.get().path])
    return python
  }

  private static func run(_ name: String, _ arguments: [String]) throws {
    let run = try Program.run(name, arguments)
    guard run.code == 0 else { throw SharedLibrary.Failure(description: run.error) }
  }

  private static func attempt(_ body: () throws -> URL) -> Result<URL, SharedLibrary.Failure> {
    do {
      return .success(try body())
    } catch {
      return .failure(SharedLibrary.Failure(description: "\(error)"))
    }
  }
}
