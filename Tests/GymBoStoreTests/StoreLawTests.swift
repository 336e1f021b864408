import Foundation
import GymBoImport
import GymBoLog
import TestSupport
import Testing

@testable import GymBoStore

/// The four laws of store.md §6, over drawn scripts of what lifters do. `GYMBO_SCRIPTS` is their number; 10,000 take an hour.
@Suite("An import keeps what the lifter did, and nothing else")
struct StoreLawTests {
  static let count =
    ProcessInfo.processInfo.environment["GYMBO_SCRIPTS"].flatMap { UInt64($0) } ?? 40

  private static let seeds = Array(0..<count)

  @Test("After each import the store has what the lifter's app had: nothing lost, doubled or stale")
  func kept() throws {
    for seed in Self.seeds {
      let script = EditScript(
        seed: seed, changes: Set(EditScript.Change.allCases), isPartial: true)
      let sandbox = try StoreSandbox()
      for (step, export) in script.exports.enumerated() {
        try sandbox.add(export)
        let live = try sandbox.workouts(of: export.app)
        let difference = firstDifference(live, export.expected)
        #expect(difference == nil, "seed \(seed), step \(step)")
      }
    }
  }

  @Test("Law 1: exports imported one by one are the history that they are when named together")
  func together() throws {
    for seed in Self.seeds {
      let script = EditScript(seed: seed, changes: [.edit, .rename])
      let sandbox = try StoreSandbox()
      for export in script.exports { try sandbox.add(export) }
      let files = script.exports.enumerated().map { index, export in
        WorkoutFile(
          source: SourceFile(name: export.name, format: "", variant: "", unit: .stated),
          app: index, workouts: export.workouts)
      }
      let named = joinHistory(files, exerciseMap: nil).workouts
      let difference = firstDifference(try sandbox.log().workouts, named)
      #expect(difference == nil, "seed \(seed)")
    }
  }

  @Test("Laws 2 and 3: importing again changes nothing, and undo gives what was before")
  func againAndUndo() throws {
    for seed in Self.seeds {
      let script = EditScript(
        seed: seed, changes: Set(EditScript.Change.allCases), isPartial: true)
      let sandbox = try StoreSandbox()
      var before = ""
      for export in script.exports {
        try sandbox.add(export)
        let after = try sandbox.training()
        #expect(try sandbox.add(export).before != nil)
        #expect(try sandbox.training() == after, "seed \(seed)")
        _ = try Store.writing(sandbox.path, makes: false).undo()
        #expect(try sandbox.training() == before, "seed \(seed)")
        try sandbox.add(export)
        #expect(try sandbox.training() == after, "seed \(seed)")
        before = after
      }
    }
  }

  @Test("Law 4: the order of imports does not matter where no export lacks an older one's workout")
  func order() throws {
    for seed in Self.seeds {
      let script = EditScript(seed: seed, changes: [.edit, .rename])
      let ordered = try StoreSandbox()
      for export in script.exports { try ordered.add(export) }
      var random = SplitMix64(seed: seed)
      let shuffled = try StoreSandbox()
      for export in script.exports.shuffled(using: &random) { try shuffled.add(export) }
      let difference = firstDifference(
        try shuffled.log().workouts, try ordered.log().workouts)
      #expect(difference == nil, "seed \(seed)")
      #expect(try shuffled.training() == ordered.training(), "seed \(seed)")
    }
  }

  @Test("Scripts do what they are for: some exports are partial, and both apps have several")
  func scripts() throws {
    let scripts = (0..<20).map {
      EditScript(seed: $0, changes: Set(EditScript.Change.allCases), isPartial: true)
    }
    #expect(scripts.contains { $0.exports.contains { $0.workouts.count < $0.expected.count } })
    for app in EditScript.App.allCases {
      #expect(scripts.contains { $0.exports.count { $0.app == app } > 1 })
    }
  }
}

/// Where two histories differ, in words; nil where they are equal.
func firstDifference(_ found: [LoggedWorkout], _ expected: [LoggedWorkout]) -> String? {
  for (a, b) in zip(found, expected) where a != b {
    guard a.sets.count == b.sets.count, (a.start, a.title) == (b.start, b.title) else {
      return
        "\(a.start) \(a.title ?? "-") \(a.sets.count), not \(b.start) \(b.title ?? "-") \(b.sets.count)"
    }
    let sets = zip(a.sets, b.sets).first { $0 != $1 }
    return sets.map { "\($0), not \($1)" } ?? "\(a.note ?? "-"), not \(b.note ?? "-")"
  }
  return found.count == expected.count ? nil : "\(found.count), not \(expected.count)"
}

extension StoreSandbox {
  @discardableResult
  func add(_ export: EditScript.Export) throws -> ImportOutcome {
    try add(export.workouts, format: export.app.rawValue, name: export.name)
  }

  /// The workouts of one app that count or are another app's, too.
  func workouts(of app: EditScript.App) throws -> [LoggedWorkout] {
    let store = try Store.reading(path)
    let source = try store.database.integer(
      "SELECT id FROM sources WHERE format = ?", .text(app.rawValue))
    return try store.workouts().filter { $0.source == source }.map(\.workout)
  }

  /// The published view of the store, row by row.
  func training() throws -> String {
    let columns = [
      "date", "session_title", "session_duration_s", "session_note", "exercise", "superset",
      "\"set\"", "kind", "load_kg", "repetitions", "rpe", "duration_s", "distance_m", "note",
    ]
    let row = columns.map { "quote(\($0))" }.joined(separator: "||','||")
    let store = try Store.reading(path)
    return try store.database.texts("SELECT \(row) FROM training").joined(separator: "\n")
  }
}
