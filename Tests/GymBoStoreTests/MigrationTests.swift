import Foundation
import GymBoLog
import GymBoSQLite
import TestSupport
import Testing

@testable import GymBoStore

@Suite("A store of an older release is brought up to date")
struct MigrationTests {
  /// A store as a release of 1.0 or a later minor version made it, with a workout.
  private func old(_ minor: Int) throws -> StoreSandbox {
    let sandbox = try StoreSandbox()
    try StoreFile.make(sandbox.path)
    let database = try Database(opening: sandbox.path, for: .writing)
    for migration in Schema.migrations[...minor] { try database.execute(migration) }
    try database.execute("PRAGMA application_id = \(Database.storeMark)")
    try database.execute("PRAGMA user_version = \(1000 + minor)")
    try database.execute(
      """
      INSERT INTO sources VALUES (1, 'strong', '');
      INSERT INTO changes (id, at, what, source, file, variant, unit, excluded, rejected)
      VALUES (1, '2026-11-19T10:00:00', 'import', 1, 'strong.csv', 'iOS', 'stated', 0, 0)
      """)
    var exercises: [String: Int64] = [:]
    _ = try database.insert(
      try .made("2026-11-18"), source: 1, ordinal: 0, change: 1, isHidden: false,
      exercises: &exercises)
    return sandbox
  }

  @Test(
    "It is read as it is; the first change makes its tables those of a new store, after a copy",
    arguments: [0, 1])
  func migrated(minor: Int) throws {
    let sandbox = try old(minor)
    #expect(try sandbox.workouts().count == 1)
    #expect(try Store.reading(sandbox.path).profile().isEmpty)
    #expect(try Store.reading(sandbox.path).verify().version == "1.\(minor)")
    #expect(try Store.reading(sandbox.path).liveWorkout() == nil)
    #expect(try Store.reading(sandbox.path).templates().all.isEmpty)
    try Store.writing(sandbox.path, makes: false).setProfile(["goal": "strength"])
    let found = try Store.reading(sandbox.path).verify()
    #expect(found.version == "1.2" && found.isWhole && found.workouts == 1)
    #expect(try Store.reading(sandbox.path).profile() == ["goal": "strength"])
    let fresh = try StoreSandbox()
    _ = try Store.writing(fresh.path, makes: true)
    #expect(try sandbox.schema() == fresh.schema())
    let copy = try Store.reading(sandbox.path + ".v1.\(minor)").verify()
    #expect(copy.version == "1.\(minor)" && copy.isWhole && copy.workouts == 1)
  }

  @Test("After it, changes from before can be taken back")
  func undo() throws {
    let sandbox = try old(1)
    try Store.writing(sandbox.path, makes: false).setProfile(["goal": "strength"])
    let undone = try Store.writing(sandbox.path, makes: false).undo()
    #expect(undone.file == "strong.csv")
    #expect(try sandbox.workouts().isEmpty)
  }

  @Test("A newer minor version is read and not written")
  func newer() throws {
    let sandbox = try old(1)
    do {
      let database = try Database(opening: sandbox.path, for: .writing)
      try database.execute("PRAGMA user_version = \(Schema.version + 1)")
    }
    #expect(try sandbox.workouts().count == 1)
    #expect(throws: StoreError.self) {
      _ = try Store.writing(sandbox.path, makes: false)
    }
  }
}
