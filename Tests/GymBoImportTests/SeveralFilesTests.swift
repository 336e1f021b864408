import Foundation
import GymBoImport
import GymBoLog
import TestSupport
import Testing

private let strongHeader = StrongFormatTests.since2020

/// A Strong file of rows `day time workout exercise load repetitions`, the cells being separated by bars.
private func strong(_ name: String, _ rows: String...) -> InputFile {
  let lines = rows.map { row in
    let cells = row.split(separator: "|").map(String.init)
    return "\(cells[0]) \(cells[1]),\"\(cells[2])\",1h,\"\(cells[3])\",1,\(cells[4]),\(cells[5]),"
      + "0,0,\"\",\"\","
  }
  return InputFile(
    name: name, bytes: Array(([strongHeader] + lines).joined(separator: "\n").utf8))
}

/// A FitNotes file of rows `day exercise load repetitions`.
private func fitNotes(_ name: String, _ rows: String...) -> InputFile {
  let lines = rows.map { row in
    let cells = row.split(separator: "|").map(String.init)
    return "\(cells[0]),\(cells[1]),Any,\(cells[2]),kgs,\(cells[3]),,,"
  }
  return InputFile(
    name: name,
    bytes: Array(([FitNotesFormatTests.since2023] + lines).joined(separator: "\n").utf8))
}

private func read(_ files: InputFile...) throws -> TrainingLog {
  try importHistory(files, options: ImportOptions())
}

@Suite struct SeveralFilesTests {
  @Test("the same file twice: every row of one is a duplicate")
  func sameFileTwice() throws {
    let file = strong(
      "a.csv", "2024-01-01|10:00:00|A|Squat|100|5", "2024-01-01|10:00:00|A|Squat|100|5",
      "2024-01-03|10:00:00|A|Squat|100|5")
    let log = try read(file, file)
    #expect(lines(log) == lines(try read(file)))
    #expect(log.files.map(\.sets) == [3, 0])
    #expect(log.files.map(\.excluded) == [0, 3])
    #expect(log.leftOut.allSatisfy { $0.reason == .duplicate })
    #expect(rules(log) == [])
    #expect(conserves(log))
  }

  @Test("equal rows inside one file are sets of their own")
  func duplicatesInsideFile() throws {
    let log = try read(
      strong("a.csv", "2024-01-01|10:00:00|A|Squat|100|5", "2024-01-01|10:00:00|A|Squat|100|5"))
    #expect(log.columns.count == 2)
  }

  @Test("a session in two versions is taken from the later export, with an issue")
  func conflict() throws {
    let old = strong(
      "z-old.csv", "2024-01-01|10:00:30|A|Squat|100|5", "2024-01-01|10:00:30|A|Squat|90|5",
      "2023-12-01|10:00:00|A|Squat|80|5")
    let new = strong(
      "new.csv", "2024-01-01|10:00:10|A|Squat|100|5", "2024-01-01|10:00:10|A|Squat|95|5",
      "2024-02-01|10:00:00|A|Squat|110|5")
    let log = try read(old, new)
    #expect(log.files.map(\.name) == ["new.csv", "z-old.csv"])
    #expect(
      (0..<4).map { log.columns.load[$0].map { $0 / LoadUnit.kilogram.unitsPerOne } } == [
        80, 100, 95, 110,
      ])
    #expect(log.leftOut.map(\.reason) == [.duplicate, .superseded])
    #expect(rules(log) == [.conflictingSession])
    #expect(log.issues.last?.place?.file == 1)
    #expect(log.issues.last?.place?.line == 3)
    #expect(log.issues.last?.proposal == .takenFrom(file: "new.csv"))
    #expect(conserves(log))
  }

  @Test("a later export that only has more sets of a session is no conflict")
  func longerVersion() throws {
    let log = try read(
      strong("a.csv", "2024-01-01|10:00:00|A|Squat|100|5"),
      strong("b.csv", "2024-01-01|10:00:00|A|Squat|100|5", "2024-01-01|10:00:00|A|Squat|90|5"))
    #expect(log.columns.count == 2)
    #expect(rules(log) == [])
    #expect(log.leftOut.map(\.reason) == [.duplicate])
  }

  @Test("a session of which only the day is known is the only timed session of that day")
  func dayOnly() throws {
    let timed = strong(
      "a.csv", "2024-01-01|10:00:00|A|Squat|100|5", "2024-01-02|10:00:00|A|Squat|100|5",
      "2024-01-02|18:00:00|B|Squat|60|5", "2024-03-01|10:00:00|A|Squat|100|5")
    let days = fitNotes("b.csv", "2024-01-01|Squat|100|5", "2024-01-02|Squat|100|5")
    let log = try read(timed, days)
    #expect(
      log.sessions.map { "\($0.start)\($0.hasTime ? "" : " day")" } == [
        "2024-01-01T10:00:00", "2024-01-02T00:00:00 day", "2024-01-02T10:00:00",
        "2024-01-02T18:00:00", "2024-03-01T10:00:00",
      ])
    #expect(log.files.map(\.excluded) == [0, 1])
    // The same where the file of days is the later export.
    let later = try read(
      timed, fitNotes("b.csv", "2024-01-01|Squat|100|5", "2024-04-01|Squat|100|5"))
    #expect(later.sessions.first?.hasTime == false)
    #expect(later.files.map(\.excluded) == [1, 0])
    #expect(conserves(later))
  }

  @Test("pounds rounded to 0.01 kg in one export are the same set as in the other")
  func roundedPounds() throws {
    let log = try read(
      strong("a.csv", "2024-01-01|10:00:00|A|Squat|61.23|5"),
      strong("b.csv", "2024-01-01|10:00:00|A|Squat|61.23496995|5"))
    #expect(log.columns.count == 1)
    #expect(rules(log) == [])
  }

  @Test("names merge across files, on one exercise of the catalogue, and are listed")
  func mergedNames() throws {
    // Strong and FitNotes put the equipment in different places.
    let a = strong(
      "a.csv", "2024-01-01|10:00:00|A|Bench Press (Barbell)|100|5",
      "2024-01-03|10:00:00|A|Bench Press (Barbell)|100|5",
      "2024-01-04|10:00:00|A|Bench Press (Barbell)|100|5")
    let b = fitNotes(
      "b.csv", "2024-01-01|Barbell Bench Press|100|5", "2024-01-05|Barbell Bench Press|90|5",
      "2024-01-05|Dumbbell Bench Press|30|5")
    let log = try read(a, b)
    #expect(log.exercises.map(\.name) == ["Bench Press (Barbell)", "Dumbbell Bench Press"])
    #expect(
      log.mergedNames == [
        MergedName(name: "Bench Press (Barbell)", merged: "Barbell Bench Press")
      ])
    // The session of the first day is in both files, under both names: its set counts once.
    #expect(log.columns.count == 5)
    #expect(log.leftOut.map(\.reason) == [.duplicate])
    #expect(conserves(log))
  }

  @Test("names in one file are exercises of their own, whatever the catalogue says")
  func namesInOneFile() throws {
    let both = strong(
      "a.csv", "2024-01-01|10:00:00|A|Bench Press (Barbell)|100|5",
      "2024-01-03|10:00:00|A|Barbell Bench Press|100|5")
    #expect(try read(both).exercises.count == 2)
    let other = strong("b.csv", "2024-02-01|10:00:00|A|Bench Press (Barbell)|100|5")
    let log = try read(both, other)
    #expect(log.exercises.count == 2)
    #expect(log.mergedNames.isEmpty)
  }

  @Test("the order in which files are given does not matter")
  func fileOrder() throws {
    let files = [
      strong("c.csv", "2024-01-01|10:00:00|A|Squat|100|5", "2024-01-09|10:00:00|A|Squat|100|5"),
      strong("a.csv", "2024-01-01|10:00:00|A|Squat|101|5", "2024-01-03|10:00:00|A|Dip|10|5"),
      fitNotes("b.csv", "2024-01-01|Squat|100|5", "2024-01-03|Dip|10|6", "2024-01-11|Squat|1|1"),
    ]
    let expected = try importHistory(files, options: ImportOptions())
    #expect(expected.sets.count > 0)
    for order in [[0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]] {
      let log = try importHistory(order.map { files[$0] }, options: ImportOptions())
      #expect(lines(log) == lines(expected))
      #expect(log.files == expected.files)
      #expect(log.issues == expected.issues)
      #expect(log.leftOut == expected.leftOut)
      #expect(log.exercises == expected.exercises)
    }
  }

  @Test(
    "the order of whole workouts in a file does not matter",
    .enabled(if: Shared.isPresent, Shared.absence))
  func workoutOrder() throws {
    let samples = ["strong/03_ys-math__strength-training", "fitnotes/02_abhishekray07__fitnotes"]
    for sample in samples {
      let file = Shared.root.appendingPathComponent("samples/\(sample).csv")
      let text = String(decoding: try Data(contentsOf: file), as: UTF8.self)
      var rows = text.split(separator: "\n")
      let header = rows.removeFirst()
      let workouts = Dictionary(grouping: rows) { $0.prefix { $0 != "," } }
      let orders: [[Substring]] = [
        workouts.keys.sorted(by: >),
        workouts.keys.sorted { ($0.last ?? "x", $0) < ($1.last ?? "x", $1) },
      ]
      let expected = try importHistory(
        [InputFile(name: "a", bytes: Array(text.utf8))], options: ImportOptions())
      for order in orders {
        let shuffled = [header] + order.flatMap { workouts[$0] ?? [] }
        let log = try importHistory(
          [InputFile(name: "a", bytes: Array(shuffled.joined(separator: "\n").utf8))],
          options: ImportOptions())
        #expect(lines(log) == lines(expected))
        #expect(log.exercises == expected.exercises)
        #expect(log.sessions == expected.sessions)
      }
    }
  }
}
