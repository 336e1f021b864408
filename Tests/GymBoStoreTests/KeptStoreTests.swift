import Foundation
import GymBoLog
import GymBoSQLite
import TestSupport
import Testing

@testable import GymBoStore

/// Stores that releases wrote are kept in `Tests/KeptStores`, as SQL that makes them again. The next release keeps one of its own.
@Suite("The stores of all releases are read, and brought up to date with all that is in them")
struct KeptStoreTests {
  private static let versions = ["1.2"]

  private func store(_ version: String) throws -> StoreSandbox {
    let file = Shared.packageRoot.appendingPathComponent("Tests/KeptStores/\(version).sql")
    let sandbox = try StoreSandbox()
    try StoreFile.make(sandbox.path)
    let database = try Database(opening: sandbox.path, for: .writing)
    try database.execute(String(contentsOf: file, encoding: .utf8))
    return sandbox
  }

  /// What a person sees in the store.
  private struct Content: Equatable {
    var workouts: [String]
    var hidden: [Int]
    var doubled: [Int?]
    var training: [String]
    var profile: [String: String]
    var measures: [Double]
    var templates: WorkoutTemplates
    var live: LiveWorkout?

    init(_ path: String) throws {
      let store = try Store.reading(path)
      let found = try store.workouts()
      workouts = found.map { "\($0.number) \($0.startText) \($0.title ?? "-") \($0.setCount)" }
      hidden = found.filter(\.isHidden).map(\.number)
      doubled = found.compactMap(\.countsAs)
      training = try store.database.texts(
        "SELECT date || ' ' || exercise || ' ' || coalesce(load_kg, '-') FROM training")
      (profile, templates) = (try store.profile(), try store.templates())
      measures = try store.measurements().map(\.value)
      live = try store.liveWorkout()
    }
  }

  @Test(
    "Its content is what was written, before and after it is brought up to date",
    arguments: versions)
  func content(version: String) throws {
    let sandbox = try store(version)
    let before = try Store.reading(sandbox.path).verify()
    #expect(before.isWhole && before.version == version && before.workouts == 9, "\(before)")
    let content = try Content(sandbox.path)
    #expect(
      content.workouts == [
        "1 2026-10-05T18:03:12 Lower 5", "6 2026-10-12T18:05:00 Lower 5",
        "4 2026-10-15T17:58:09 Upper 3", "8 2026-10-19T18:02:00 Lower 2",
        "5 2026-10-19T18:02:30 Lower 5", "7 2026-10-22T18:00:00 Upper 3",
        "9 2026-10-26T18:10:00 Arms 4", "10 2026-10-29T18:00:00 - 3",
        "11 2026-11-02T18:00:00 Upper A 2",
      ])
    #expect(content.hidden == [4] && content.doubled == [8] && content.training.count == 24)
    #expect(content.training.first == "2026-10-05 18:03:12 Squat (Barbell) 40.0")
    #expect(content.profile["goal"] == "strength" && content.profile.count == 6)
    #expect(content.measures == [80.2, 0.18, 80.1])
    #expect(content.templates.all.map(\.name) == ["Upper A"])
    #expect(content.live?.setsDone == 2 && content.live?.state == .active)

    try Store.writing(sandbox.path, makes: false).hide(4, true)
    #expect(try Content(sandbox.path) == content)
    let after = try Store.reading(sandbox.path).verify()
    let newest = "\(Schema.version / 1000).\(Schema.version % 1000)"
    #expect(after.isWhole && after.version == newest && after.workouts == 9, "\(after)")
    let fresh = try StoreSandbox()
    _ = try Store.writing(fresh.path, makes: true)
    #expect(try sandbox.schema() == fresh.schema())
  }

  @Test("Each of its changes can be taken back", arguments: versions)
  func undo(version: String) throws {
    let sandbox = try store(version)
    var undone: [String] = []
    while let change = try? Store.writing(sandbox.path, makes: false).undo() {
      undone.append(change.what)
      #expect(try Store.reading(sandbox.path).verify().isWhole)
    }
    #expect(
      undone == ["hide", "workout", "body", "body", "body", "log", "import", "import", "import"])
    #expect(try sandbox.workouts().isEmpty)
  }

  @Test("The statements that made the tables of a release are never changed")
  func pinned() {
    let released = [
      "1e3d1ebda6ec9eadba770476fbbf2daf21d714fe469fc74ddb63b9b2cc59867a",  // 1.0
      "6c09c0702d1f923909b20d721557320d21bd4d8019953e04f1a6ec00b1de578c",  // 1.1
      "eae7b41bce4161b4dc2d9f46d8c61bed9d2953f186cc1c80f54b5d2b0ca220d5",  // 1.2
    ]
    let hashes = Schema.migrations.map { SHA256.hash(Array($0.utf8)).map(hex).joined() }
    #expect(hashes == released, "A new version adds a text, and its hash here.")
  }

  private func hex(_ byte: UInt8) -> String {
    String(byte >> 4, radix: 16) + String(byte & 15, radix: 16)
  }
}

extension StoreSandbox {
  /// The texts of its tables, indexes and views.
  func schema() throws -> [String] {
    try Database(opening: path, for: .reading).texts(
      "SELECT sql FROM sqlite_schema WHERE sql IS NOT NULL ORDER BY name")
  }
}
