import Foundation
import GymBoImport
import GymBoLog
import TestSupport
import Testing

@testable import GymBoStore

/// A store in a folder of its own.
struct StoreSandbox {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  var path: String { folder.url.appendingPathComponent("data/gymbo.sqlite").path }

  /// Takes what an app exports into the store.
  @discardableResult
  func add(
    _ workouts: [LoggedWorkout], format: String = "strong", account: String = "",
    replaces: Bool = false, isTrial: Bool = false, name: String = "strong.csv",
    day: String = "2026-11-20"
  ) throws -> ImportOutcome {
    let now = try #require(CivilTime(iso: "\(day)T10:00:00"))
    let store = try Store.writing(path, makes: true, now: now)
    let export = ImportedExport.made(workouts, format: format, name: name)
    return isTrial
      ? try store.trial(export, account: account, replaces: replaces)
      : try store.add(export, account: account, replaces: replaces)
  }

  /// The workouts that count, as they were written.
  func workouts() throws -> [LoggedWorkout] {
    try Store.reading(path).workouts().filter { !$0.isHidden }.map(\.workout)
  }

  func log() throws -> TrainingLog { try Store.reading(path).log(exerciseMap: nil) }
}

extension ImportedExport {
  /// An export of these workouts, whose bytes are made of what they say.
  static func made(
    _ workouts: [LoggedWorkout], format: String, name: String
  ) -> ImportedExport {
    var source = SourceFile(name: name, format: format, variant: "made", unit: .stated)
    source.rows = workouts.reduce(0) { $0 + $1.sets.count }
    let file = WorkoutFile(source: source, app: 0, workouts: workouts)
    var log = joinHistory([file], exerciseMap: nil)
    log.files[0].format = format
    return ImportedExport(name: name, bytes: Array("\(workouts)".utf8), log: log)
  }
}

extension LoggedWorkout {
  /// A workout with sets of a bench press.
  static func made(
    _ day: String, hour: Int = 18, title: String? = "Upper", load: Double = 80, sets: Int = 3,
    exercise: String = "Bench Press (Barbell)"
  ) throws -> LoggedWorkout {
    let date = try #require(CivilDate(iso: day))
    let entries = (0..<sets).map { index in
      var entry = Entry(
        exercise: exercise, block: 0, kind: .working, line: Int32(index + 2))
      entry.load = Load(kilograms: load)?.units
      entry.repetitions = Int32(8 - index)
      return entry
    }
    return LoggedWorkout(
      start: CivilTime(date: date, secondOfDay: Int32(hour * 3600)), hasTime: true, title: title,
      note: nil, duration: 3600, sets: entries)
  }
}
