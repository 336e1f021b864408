import Foundation
import GymBo
import GymBoLog
import GymBoReport
import TestSupport
import Testing

@Suite("A history as the file of another app") struct ExportTests {
  private func history(_ bytes: [UInt8], unit: LoadUnit = .kilogram) throws -> History {
    let folder = try TemporaryFolder()
    let file = folder.url.appendingPathComponent("export.csv")
    try Data(bytes).write(to: file)
    return try History(reading: [file.path], options: ImportOptions(inputUnit: unit))
  }

  /// The logs of the repository, and the shared ones where they are.
  private static func files() throws -> [String] {
    let own = ["strong.csv"].map(Tool.sample)
    guard Shared.isPresent else { return own }
    return try own
      + ["strong", "hevy", "fitnotes"].flatMap { app in
        try Shared.files(in: "samples/\(app)", ofType: "csv").map(\.path)
      }
  }

  private static let row = LoggedSet(
    "Squat (Barbell)", start: CivilTime(date: CivilDate(dayNumber: 20_459), secondOfDay: 65_103),
    load: 102.5, repetitions: 5)

  /// A history with everything that a set can have.
  private static var made: History {
    var sets: [LoggedSet] = []
    for (kind, rpe) in [(SetKind.warmUp, nil), (.working, 8.5), (.drop, nil), (.failure, nil)] {
      var set = row
      (set.kind, set.rpe, set.title, set.note) = (
        .known(kind), rpe, "Leg, day \"A\"", "=1+1, heavy"
      )
      sets.append(set)
    }
    var plank = LoggedSet(exercise: "Plank", start: row.start)
    plank.seconds = 65
    (plank.title, plank.superset) = ("Leg, day \"A\"", 1)
    var rollout = plank
    (rollout.exercise, rollout.seconds, rollout.repetitions) = ("Ab Wheel", nil, 12)
    return History(sets: sets + [plank, rollout])
  }

  @Test("what is read of an export is the history, but for what is said to be lost")
  func roundTrip() throws {
    for format in ExportFormat.allCases {
      let export = Self.made.exported(to: format, unit: .kilogram)
      let read = try history(export.bytes)
      let lost = Dictionary(uniqueKeysWithValues: export.losses.map { ($0.kind, $0.count) })
      #expect(read.sets.count == Self.made.sets.count && lost[.sets] == nil, "\(format)")
      #expect(read.log.columns.load[1] == Load(kilograms: 102.5)?.units, "\(format)")
      switch format {
      case .strong: #expect(lost == [.superset: 2])
      case .hevy: #expect(lost == [.start: 1])
      case .fitnotes:
        #expect(
          lost == [.effort: 1, .kind: 3, .superset: 2, .note: 4, .start: 1, .title: 1]
            || lost == [.effort: 1, .kind: 3, .superset: 2, .start: 1, .title: 1])
      case .plain, .text, .json: #expect(lost.isEmpty)
      }
    }
  }

  @Test("pounds in a file that names no unit are a loss; kilograms and files that name it are none")
  func unit() throws {
    for format in ExportFormat.allCases {
      for unit in [LoadUnit.kilogram, .pound] {
        let losses = Self.made.exported(to: format, unit: unit).losses
        let expected = format == .strong && unit == .pound ? 4 : nil
        #expect(losses.first { $0.kind == .unit }?.count == expected, "\(format) \(unit)")
      }
    }
  }

  @Test("an export that is read and written again is the same file")
  func fixedPoint() throws {
    for file in try Self.files() {
      let original = try History(reading: [file])
      for format in ExportFormat.allCases {
        for unit in [LoadUnit.kilogram, .pound] {
          let first = original.exported(to: format, unit: unit)
          let again = try history(first.bytes, unit: unit).exported(to: format, unit: unit)
          #expect(first.bytes == again.bytes, "\(file) \(format) \(unit)")
        }
      }
    }
  }

  @Test("the text of a log says all of it, but for the supersets whose exercises are apart")
  func text() throws {
    for file in try Self.files() {
      let losses = try History(reading: [file]).exported(to: .text, unit: .kilogram).losses
      #expect(losses.allSatisfy { $0.kind == .superset }, "\(file) \(losses)")
    }
  }

  @Test("the JSON of a log says all of it, and is what its schema says")
  func json() throws {
    let schema = try JSONSchema(ReportSchema.log.text)
    for history in try Self.files().map({ try History(reading: [$0]) }) + [Self.made] {
      for unit in [LoadUnit.kilogram, .pound] {
        let export = history.exported(to: .json, unit: unit)
        #expect(export.losses.isEmpty, "\(history.log.files.first?.name ?? "") \(export.losses)")
        #expect(try schema.errors(in: export.bytes) == [])
      }
    }
  }

  @Test("a note of several lines and one with quotes and backslashes come back from JSON")
  func notes() throws {
    var set = Self.row
    let notes = [
      "easy\nthen hard\n\nend", "\"so\" he said", "tab\tand ünïcode 💪", "C:\\temp",
    ]
    for note in notes {
      set.note = note
      let export = History(sets: [set]).exported(to: .json)
      #expect(export.losses.isEmpty, "\(note)")
      #expect(try self.history(export.bytes).log.columns.note[0] == note)
    }
  }

  @Test("rests are lost in Strong's format, but not where they have rows of their own")
  func rests() throws {
    let text = "2026-11-20 18:03 Legs\n  Squat (Barbell): 100x5~90 105x5~120.5 110x5\n"
    let history = try self.history(Array(text.utf8))
    let lost = history.exported(to: .strong).losses
    #expect(lost.map(\.name) == ["rest"] && lost.map(\.count) == [2])
    let timed = history.exported(to: .strong, timesRests: true)
    #expect(timed.losses.isEmpty)
    let read = try self.history(timed.bytes).log.columns
    #expect((0..<read.count).map { read.rest[$0] } == [90, 120.5, nil])
  }

  @Test("JSON of a later version of the schema is refused, not read in part")
  func laterVersion() throws {
    let now = String(decoding: Self.made.exported(to: .json).bytes, as: UTF8.self)
    let later = now.replacing("gymbo.log/1", with: "gymbo.log/2")
    #expect(throws: (any Error).self) { try history(Array(later.utf8)) }
  }

  @Test("from Strong to Hevy and back no set, load, repetition, effort or kind is lost")
  func thereAndBack() throws {
    for file in try Self.files() {
      let original = try History(reading: [file])
      let hevy = try history(original.exported(to: .hevy, unit: .kilogram).bytes)
      let strong = try history(hevy.exported(to: .strong, unit: .kilogram).bytes)
      let (before, after) = (original.log.columns, strong.log.columns)
      #expect(before.count == after.count, "\(file)")
      for row in 0..<min(before.count, after.count) {
        #expect((before.load[row] ?? 0) == (after.load[row] ?? 0), "\(file) \(row)")
        #expect(before.repetitions[row] == after.repetitions[row], "\(file) \(row)")
        #expect(before.rpe[row] == after.rpe[row], "\(file) \(row)")
        #expect(before.kind[row] == after.kind[row], "\(file) \(row)")
      }
    }
  }

  @Test("the tool writes the file, says what is lost, and spares what it read")
  func command() throws {
    let folder = try TemporaryFolder()
    let (output, losses) = (folder.url.path + "/hevy.csv", folder.url.path + "/lost.json")
    let run = try Tool.run(
      "export", Tool.sample("strong.csv"), "--to", "fitnotes", "--output", output, "--losses",
      losses)
    #expect(run.code == 0 && run.output.isEmpty, "\(run.error)")
    #expect(run.error.contains("sets written. Not as it was") && run.error.contains("the title of"))
    let json = JSON(
      try JSONSerialization.jsonObject(with: Data(contentsOf: URL(fileURLWithPath: losses))))
    #expect(json["format"].string == "fitnotes")
    #expect(try Tool.run("report", output).code == 0)
    let copy = try folder.file(
      "own.csv", String(contentsOfFile: Tool.sample("strong.csv"), encoding: .utf8))
    let refused = try Tool.run("export", copy.path, "--to", "hevy", "--output", copy.path)
    #expect(refused.code != 0, "\(refused.error)")
    #expect(
      try Data(contentsOf: copy)
        == Data(contentsOf: URL(fileURLWithPath: Tool.sample("strong.csv"))))
    let twice = try Tool.run(
      "export", Tool.sample("strong.csv"), "--to", "hevy", "--output", output, "--losses", output)
    let kept = try Tool.run("report", output)
    #expect(twice.code != 0 && kept.code == 0, "\(twice.error)")
    let without = try Tool.run("export", Tool.sample("strong.csv"))
    #expect(
      without.code == 2 && without.error.contains("--to strong|hevy|fitnotes|plain|text|json"))
  }
}
