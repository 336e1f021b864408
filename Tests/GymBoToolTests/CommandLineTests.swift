import Foundation
import TestSupport
import Testing

@Suite struct CommandLineTests {
  private func expect(
    _ run: Tool.Run, code: Int32, says words: String...,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(run.code == code, "\(run.error)", sourceLocation: sourceLocation)
    for word in words {
      #expect(run.error.contains(word), "\(run.error)", sourceLocation: sourceLocation)
    }
    // One sentence, not a trace.
    #expect(run.error.split(separator: "\n").count <= 1, sourceLocation: sourceLocation)
  }

  @Test("A wrong command line says what is wrong and how to go on, with code 2")
  func usage() throws {
    let file = Tool.sample("strong.csv")
    expect(try Tool.run("reprot", file), code: 2, says: "Did you mean 'report'")
    expect(try Tool.run("report"), code: 2, says: "gymbo import FILE…", "gymbo report FILE…")
    expect(try Tool.run("report", file, "--fromat", "json"), code: 2, says: "--format")
    expect(try Tool.run("report", file, "--format", "xml"), code: 2, says: "text|csv|json")
    expect(try Tool.run("report", file, "--goal", "8"), code: 2, says: "\"8\"", "from 1 to 7")
    expect(try Tool.run("report", file, "--as-of", "2026-02-30"), code: 2, says: "2026-02-30")
    expect(try Tool.run("report", file, "--week", "2026-W54"), code: 2, says: "2026-W54")
    let days = ["--week", "2026-W40", "--as-of", "2026-09-27"]
    expect(
      try Tool.run(["report", file] + days), code: 2, says: "--as-of 2026-09-27", "--week 2026-W40",
      "begins on 2026-09-28")
    expect(try Tool.run("report", file, "--week"), code: 2, says: "needs a value")
    expect(try Tool.run("report", file, "--table", "sets"), code: 2, says: "--format csv")
    expect(try Tool.run("report", file, "--unit", "kg", "--unit", "lb"), code: 2, says: "twice")
    expect(try Tool.run("exercise"), code: 2, says: "NAME [FILE…]")
    expect(try Tool.run("help", "nonsense"), code: 2, says: "nonsense")
    expect(try Tool.run("help", "repotr"), code: 2, says: "Did you mean 'report'")
    expect(try Tool.run("formats", "x"), code: 2, says: "no arguments")
  }

  @Test("A file that cannot be read says why, with code 3")
  func unreadable() throws {
    let folder = try TemporaryFolder()
    let missing = folder.url.appendingPathComponent("missing.csv").path
    expect(try Tool.run("report", missing), code: 3, says: missing, "no such file")
    expect(try Tool.run("report", folder.url.path), code: 3, says: "directory")
    expect(try Tool.run("report", ""), code: 3, says: "\"\": there is no such file")
  }

  @Test("A file that is no training history names what is known, with code 4")
  func unknownFormat() throws {
    let folder = try TemporaryFolder()
    let file = try folder.file("shopping.csv", "Item,Price\nMilk,1\n")
    expect(try Tool.run("report", file.path), code: 4, says: "Item,Price", "Strong", "Hevy")
    expect(try Tool.run("report", "-"), code: 4, says: "empty")
  }

  @Test("A mistyped exercise, and a day before the first workout, are told apart")
  func exerciseErrors() throws {
    let file = Tool.sample("strong.csv")
    expect(try Tool.run("exercise", "deadlfit", file), code: 2, says: "Deadlift (Barbell)")
    expect(
      try Tool.run("exercise", "xyzzy", file), code: 2, says: "\"xyzzy\"; most trained are",
      "Bench Press (Barbell)")
    expect(
      try Tool.run("exercise", "squat", file, "--as-of", "2020-01-01"), code: 2,
      says: "no workout up to that day")
  }

  @Test("An unknown exercise names those that could be meant")
  func unknownExercise() throws {
    let run = try Tool.run("exercise", "press", Tool.sample("strong.csv"))
    expect(run, code: 2, says: "did you mean", "Bench Press (Barbell)")
  }

  @Test(
    "An exercise is found by its name in any case, by the catalogue's words, by the only name that contains it",
    arguments: ["Bench Press (Barbell)", "bench press (barbell)", "Barbell Bench Press", "bench"])
  func exerciseNames(name: String) throws {
    let run = try Tool.run("exercise", name, Tool.sample("strong.csv"), "--format", "json")
    #expect(run.code == 0)
    #expect(run.json["exercise"]["name"].string == "Bench Press (Barbell)")
  }

  @Test("--version --notices names what is linked in, and no other word is taken for it")
  func notices() throws {
    let notices = try Tool.run("--version", "--notices")
    for part in ["OpenBLAS", "LAPACKE", "libgfortran", "Swift", "Redistributions in binary form"] {
      #expect(notices.text.contains(part))
    }
    #expect(notices.code == 0)
    #expect(try Tool.run("--version", "--notice").code == 2)
  }

  @Test("Help lists every command and every exit code, and each command's options")
  func help() throws {
    let overview = try Tool.run("help")
    #expect(overview.code == 0)
    for command in ["report", "exercise", "suggest", "check", "formats"] {
      #expect(overview.text.contains("\n  \(command)"))
      let help = try Tool.run("help", command)
      #expect(help.code == 0 && help.text.contains("Usage: gymbo \(command)"))
      #expect(help.text == (try Tool.run(command, "--help")).text)
    }
    for code in 0...7 { #expect(overview.text.contains("\n  \(code)")) }
    #expect(try Tool.run("help", "report").text.contains("--week latest|last|-1|DATE"))
    #expect(try Tool.run("--version").text.hasPrefix("gymbo "))
    #expect(overview.text.split(separator: "\n").allSatisfy { $0.count <= 80 })
  }

  @Test("The formats are listed with how they are recognised")
  func formats() throws {
    let run = try Tool.run("formats")
    #expect(run.code == 0)
    for name in ["Strong", "Hevy", "FitNotes", "exercise_title", "Set Order"] {
      #expect(run.text.contains(name))
    }
  }

  @Test("Standard input gives the report of the file")
  func standardInput() throws {
    let data = try Data(contentsOf: URL(fileURLWithPath: Tool.sample("hevy.csv")))
    let piped = try Tool.run("report", "-", "--format", "json", input: data)
    let named = try Tool.run("report", Tool.sample("hevy.csv"), "--format", "json")
    #expect(piped.code == 0)
    #expect(piped.json["input"]["files"][0]["name"].string == "-")
    #expect(
      piped.json["history"]["volume"]["value"].number
        == named.json["history"]["volume"]["value"].number)
  }

  @Test("Colour needs a terminal: a file or a pipe gets no escape sequence")
  func noColor() throws {
    let run = try Tool.run(
      "report", Tool.sample("strong.csv"), environment: ["TERM": "xterm-256color"])
    #expect(!run.output.contains(0x1B))
  }
}
