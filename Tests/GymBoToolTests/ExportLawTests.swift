import Foundation
import GymBo
import GymBoLog
import GymBoReport
import TestSupport
import Testing

/// The laws of an export over made-up histories: what is read of it is the history but for what is said to be lost.
@Suite("Laws of exports") struct ExportLawTests {
  /// Set `GYMBO_EXPORT_LAWS` for more histories.
  private static let count =
    ProcessInfo.processInfo.environment["GYMBO_EXPORT_LAWS"].flatMap { UInt64($0) } ?? 30

  /// What each format may lose.
  private static let allowed: [ExportFormat: Set<String>] = [
    .strong: ["unit", "superset", "rest", "note", "start"],
    .hevy: ["superset", "rest", "note", "start", "duration"],
    .fitnotes: [
      "exercise", "seconds", "effort", "kind", "superset", "rest", "note", "start", "duration",
      "title", "workout_note", "workouts",
    ],
    .plain: ["rest"], .text: ["superset"], .json: [],
  ]

  private static func read(_ bytes: [UInt8], _ unit: LoadUnit) throws -> History {
    var options = ImportOptions(inputUnit: unit)
    options.dateOrder = .dayFirst
    return try History(
      readingContentOf: [InputFile(name: "export.csv", bytes: bytes)], options: options)
  }

  /// The differences between sets at the same places, counted by what differs.
  private static func differences(_ log: TrainingLog, _ read: TrainingLog) -> [String: Int] {
    let (a, b) = (log.columns, read.columns)
    var counts: [String: Int] = [:]
    func count(_ name: String, _ differs: Bool) { if differs { counts[name, default: 0] += 1 } }
    for row in 0..<min(a.count, b.count) {
      let names = (
        log.exercises[Int(a.exercise[row])].name, read.exercises[Int(b.exercise[row])].name
      )
      count("exercise", names.0 != names.1)
      count("load", a.load[row] ?? 0 != b.load[row] ?? 0)
      count("repetitions", a.repetitions[row] != b.repetitions[row])
      count("seconds", a.seconds[row] != b.seconds[row])
      count("distance", abs((a.metres[row] ?? -1) - (b.metres[row] ?? -1)) > 1e-6)
      count("effort", a.rpe[row] != b.rpe[row])
      count("kind", a.kind[row] != b.kind[row])
      count("meaning", a.semantics[row] != b.semantics[row])
      count("rest", a.rest[row] != b.rest[row])
      count("note", a.note[row] != b.note[row])
    }
    count("sets", a.count != b.count)
    return counts
  }

  @Test("what is read of an export is the history but for what is said to be lost, set by set")
  func losses() throws {
    for seed in 1...Self.count {
      try check(History(GeneratedHistory.log(seed: seed)), "seed \(seed)", Self.allowed)
    }
  }

  @Test(
    "so it is of every real export, to each format and back",
    .enabled(if: Shared.isPresent, Shared.absence))
  func samples() throws {
    var exports = 0
    for app in ["strong", "hevy", "fitnotes"] {
      for file in try Shared.files(in: "samples/\(app)", ofType: "csv") {
        try check(History(reading: [file.path]), file.lastPathComponent, nil)
        exports += 2 * ExportFormat.allCases.count
      }
    }
    print("exports of real files compared set by set: \(exports)")
  }

  /// Compares what was told as lost with what differs between the sets that were written and those that are read.
  private func check(
    _ history: History, _ name: String, _ allowed: [ExportFormat: Set<String>]?
  ) throws {
    for format in ExportFormat.allCases {
      for unit in [LoadUnit.kilogram, .pound] {
        let export = history.exported(to: format, unit: unit)
        let found = Self.differences(history.log, try Self.read(export.bytes, unit).log)
        let told = Dictionary(uniqueKeysWithValues: export.losses.map { ($0.name, $0.count) })
        let place = "\(name), \(format), \(unit)"
        for kind in Set(found.keys).union(Self.ofSets.intersection(told.keys)) {
          #expect(found[kind] == told[kind], "\(place): \(kind)")
        }
        guard let allowed else { continue }
        let other = Set(told.keys).subtracting(allowed[format] ?? [])
        #expect(other.isEmpty, "\(place): \(other)")
      }
    }
  }

  private static let ofSets: Set<String> = [
    "sets", "exercise", "load", "repetitions", "seconds", "distance", "effort", "kind", "meaning",
    "rest", "note",
  ]

  @Test("an export of what was read of an export is the same file, from the second time on")
  func fixedPoint() throws {
    for seed in 1...Self.count {
      let log = GeneratedHistory.log(seed: seed)
      for format in ExportFormat.allCases {
        for unit in [LoadUnit.kilogram, .pound] {
          let first = History(log).exported(to: format, unit: unit)
          let second = try Self.read(first.bytes, unit).exported(to: format, unit: unit)
          let third = try Self.read(second.bytes, unit).exported(to: format, unit: unit)
          #expect(second.bytes == third.bytes, "seed \(seed), \(format), \(unit)")
          if format == .json {
            #expect(first.bytes == second.bytes, "seed \(seed), \(format), \(unit)")
          }
        }
      }
    }
  }

  @Test("from Strong to Hevy and back no set, load, repetition, effort or kind is lost")
  func thereAndBack() throws {
    for seed in 1...Self.count {
      let log = GeneratedHistory.log(seed: seed)
      let strong = try Self.read(
        History(log).exported(to: .strong, unit: .kilogram).bytes, .kilogram)
      let hevy = try Self.read(strong.exported(to: .hevy, unit: .kilogram).bytes, .kilogram)
      let again = try Self.read(hevy.exported(to: .strong, unit: .kilogram).bytes, .kilogram)
      let lost = Self.differences(strong.log, again.log)
      #expect(
        Set(lost.keys).isSubset(of: ["note", "rest"]), "seed \(seed): \(lost)")
    }
  }
}
