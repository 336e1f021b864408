import Foundation
import GymBoLog
import TestSupport
import Testing

@testable import GymBoStore

/// What becomes of a store of which bytes are lost: store.md §4.
@Suite("No damage changes a workout without a word, and what can be read is got out")
struct DamageTests {
  /// Damages are drawn; `GYMBO_MUTATIONS` sets their number.
  private static let count =
    ProcessInfo.processInfo.environment["GYMBO_MUTATIONS"].flatMap { Int($0) } ?? 60

  private static func filled() throws -> (sandbox: StoreSandbox, bytes: [UInt8]) {
    let sandbox = try StoreSandbox()
    let script = EditScript(seed: 7, changes: Set(EditScript.Change.allCases), weeks: 12)
    for export in script.exports { try sandbox.add(export) }
    return (sandbox, Array(try Data(contentsOf: URL(fileURLWithPath: sandbox.path))))
  }

  /// A path for a damaged store with these bytes.
  private static func write(_ bytes: [UInt8], in sandbox: StoreSandbox, _ name: String) throws
    -> String
  {
    let file = sandbox.folder.url.appendingPathComponent(name)
    try Data(bytes).write(to: file)
    return file.path
  }

  /// Tries to read, verify and recover a damaged store. Each recovered workout has to be one that was there.
  private static func check(_ path: String, _ whole: [LoggedWorkout], place: String) throws {
    let known = Set(whole)
    if let read = try? Store.reading(path).log(exerciseMap: nil).workouts {
      #expect(known.isSuperset(of: read), "\(place)")
    }
    _ = try? Store.reading(path).verify()
    let new = path + ".new"
    if let recovery = try? Store.recover(path, into: new) {
      let store = try Store.reading(new)
      let verified = try store.verify()
      #expect(verified.isWhole, "\(place)")
      let workouts = try store.workouts()
      #expect(workouts.count == recovery.workouts)
      #expect(known.isSuperset(of: workouts.map(\.workout)), "\(place)")
    }
    for file in [path, new] { try? FileManager.default.removeItem(atPath: file) }
  }

  @Test("Single bytes that are overwritten change no workout unnoticed")
  func bytes() throws {
    let (sandbox, bytes) = try Self.filled()
    let whole = try sandbox.allWorkouts()
    var random = SplitMix64(seed: 3)
    for number in 0..<Self.count {
      var damaged = bytes
      let place = Int.random(in: bytes.indices, using: &random)
      damaged[place] ^= UInt8.random(in: 1...255, using: &random)
      let path = try Self.write(damaged, in: sandbox, "byte\(number)")
      try Self.check(path, whole, place: "byte \(place)")
    }
  }

  @Test("Pages that are swapped, lost or cut off change no workout unnoticed")
  func pages() throws {
    let (sandbox, bytes) = try Self.filled()
    let whole = try sandbox.allWorkouts()
    let pages = bytes.count / 4096
    var random = SplitMix64(seed: 4)
    for number in 0..<Self.count / 2 {
      var damaged = bytes
      let page = Int.random(in: 1..<pages, using: &random) * 4096
      let other = Int.random(in: 1..<pages, using: &random) * 4096
      switch number % 3 {
      case 0:
        for index in 0..<4096 { damaged.swapAt(page + index, other + index) }
      case 1: for index in 0..<4096 { damaged[page + index] = 0 }
      default: damaged.removeSubrange(page...)
      }
      let path = try Self.write(damaged, in: sandbox, "page\(number)")
      try Self.check(path, whole, place: "damage \(number % 3) of page \(page / 4096)")
    }
  }

  @Test("Of a store with one lost page of sets, all workouts but those of the page are got out")
  func recovered() throws {
    let sandbox = try StoreSandbox()
    let all = try (0..<200).map { week in
      try LoggedWorkout.made(
        #require(CivilDate(iso: "2020-01-06")).advanced(by: week * 3).description, sets: 8)
    }
    try sandbox.add(all)
    var bytes = Array(try Data(contentsOf: URL(fileURLWithPath: sandbox.path)))
    let store = try Store.reading(sandbox.path)
    let page = try #require(
      try store.database.integer(
        "SELECT pageno FROM dbstat WHERE name = 'sets' AND pagetype = 'leaf' LIMIT 1 OFFSET 5"))
    for index in 0..<4096 { bytes[(Int(page) - 1) * 4096 + index] = 0xff }
    let path = try Self.write(bytes, in: sandbox, "lost")
    #expect(throws: StoreError.self) { try Store.reading(path).log(exerciseMap: nil) }
    #expect(throws: StoreError.self) { _ = try Store.writing(path, makes: false) }
    let new = path + ".new"
    let recovery = try Store.recover(path, into: new)
    #expect(recovery.workouts > 150 && recovery.workouts < 200)
    #expect(recovery.workouts + recovery.lost.count == 200)
    #expect(Set(all).isSuperset(of: try Store.reading(new).workouts().map(\.workout)))
  }

  @Test("A workout that is not as it was written is named, and nothing is written to its store")
  func named() throws {
    let (sandbox, _) = try Self.filled()
    let before = try Store.reading(sandbox.path).workouts()
    let first = try #require(before.first)
    let store = try Store.writing(sandbox.path, makes: false)
    try store.database.execute(
      "UPDATE sets SET repetitions = 5000 WHERE session = \(first.number) AND position = 0")
    let expected = StoreError.damaged(path: sandbox.path, workouts: [first.startText])
    #expect(throws: expected) { try sandbox.log() }
    #expect(throws: expected) {
      try sandbox.add([first.workout], format: "strong", name: "new.csv", day: "2026-11-20")
    }
    #expect(try store.verify().damaged == [first.startText])
  }

  @Test("A command that waits for another process longer than its patience says so")
  func inUse() throws {
    guard Shared.isExhaustive else { return }
    let (sandbox, _) = try Self.filled()
    let store = try Store.writing(sandbox.path, makes: false)
    try store.database.execute("BEGIN EXCLUSIVE")
    #expect(throws: StoreError.inUse(path: sandbox.path)) { try sandbox.log() }
    try store.database.execute("ROLLBACK")
    #expect(try sandbox.log().sessions.count > 0)
  }
}

extension StoreSandbox {
  /// All workouts that a store has or had, in every version.
  func allWorkouts() throws -> [LoggedWorkout] {
    let store = try Store.reading(path)
    let gone = try store.database.workouts(.gone)
    return try store.workouts().map(\.workout) + gone.map(\.workout)
  }

  @Test("A copy that could not be written leaves nothing, neither its file nor SQLite's journal")
  func unfinishedCopy() throws {
    let folder = try TemporaryFolder()
    let copy = folder.url.appendingPathComponent("copy.sqlite").path
    #expect(throws: StoreError.self) {
      try StoreFile.making(copy) { part throws(StoreError) in
        for ending in ["-journal", "-wal", "-shm"] {
          _ = FileManager.default.createFile(atPath: part + ending, contents: Data())
        }
        throw .failed(path: part, reason: "Input/output error")
      }
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path).isEmpty)
  }

  @Test("A store that another process is making is not there yet, and no file of another program")
  func storeInTheMaking() throws {
    let folder = try TemporaryFolder()
    let path = folder.url.appendingPathComponent("gymbo.sqlite").path
    let maker = try StoreFile.writing(path, makes: true)
    try maker.execute("BEGIN IMMEDIATE")
    try maker.execute("CREATE TABLE sources (id INTEGER PRIMARY KEY)")
    #expect(FileManager.default.fileExists(atPath: path + "-journal"))
    #expect(throws: StoreError.missing(path: path)) { _ = try Store.reading(path).path }
    try maker.execute("COMMIT")
    #expect(throws: StoreError.foreign(path: path)) { _ = try Store.reading(path).path }
  }
}
