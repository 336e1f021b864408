import Foundation
import GymBoLog
import TestSupport
import Testing

@testable import GymBoStore

@Suite("What a damaged store had is got out, told as lost, or said to be unknown")
struct RecoveryTests {
  /// A store with replaced and deleted versions of workouts, and its bytes.
  private static func filled(weeks: Int) throws -> (sandbox: StoreSandbox, bytes: [UInt8]) {
    let sandbox = try StoreSandbox()
    let script = EditScript(seed: 11, changes: Set(EditScript.Change.allCases), weeks: weeks)
    for export in script.exports { try sandbox.add(export) }
    return (sandbox, Array(try Data(contentsOf: URL(fileURLWithPath: sandbox.path))))
  }

  /// Recovers a damaged store: the workouts that it gives and those that it tells as lost are all that were there.
  private static func check(
    _ bytes: [UInt8], of sandbox: StoreSandbox, _ all: [StoredWorkout], place: String
  ) throws -> Recovery {
    let path = sandbox.folder.url.appendingPathComponent("damaged").path
    let new = path + ".new"
    try Data(bytes).write(to: URL(fileURLWithPath: path))
    defer { for file in [path, new] { try? FileManager.default.removeItem(atPath: file) } }
    let recovery = try Store.recover(path, into: new)
    let found = try Store.reading(new).workouts().map(\.workout)
    #expect(found.count == recovery.workouts, "\(place)")
    let starts = Dictionary(uniqueKeysWithValues: all.map { ($0.number, $0.startText) })
    for (number, start) in recovery.starts {
      #expect(start == starts[number], "\(place): \(number), \(start)")
    }
    if recovery.isCountKnown {
      #expect(found.count + recovery.lost.count == all.count, "\(place)")
      let lost = Set(recovery.lost)
      let rest = all.filter { !lost.contains($0.number) }.map(\.workout)
      #expect(Set(found) == Set(rest), "\(place)")
    }
    return recovery
  }

  @Test(
    "Of each page that is overwritten: found and told as lost are all",
    arguments: [UInt8(0xff), 0])
  func pages(filler: UInt8) throws {
    let (sandbox, bytes) = try Self.filled(weeks: 6)
    let store = try Store.reading(sandbox.path)
    let all = try store.workouts()
    let tables = try store.database.texts(byKeyOf: "SELECT pageno, name FROM dbstat")
    var lost = 0
    for page in 1..<bytes.count / 4096 {
      var damaged = bytes
      for index in 0..<4096 { damaged[page * 4096 + index] = filler }
      let table = tables[Int64(page + 1)] ?? "none"
      let place = "page \(page + 1), \(table)"
      // Without the list of its tables nothing can be read: that is an error, and no file is made.
      guard table != "sqlite_schema" else {
        #expect(throws: StoreError.self) {
          try Self.check(damaged, of: sandbox, all, place: place)
        }
        continue
      }
      let recovery = try Self.check(damaged, of: sandbox, all, place: place)
      #expect(recovery.isCountKnown, "\(place)")
      lost += recovery.lost.count
    }
    #expect(lost > all.count)
  }

  @Test("Of 30,000 bytes that are overwritten: found and told as lost are all")
  func manyPages() throws {
    let sandbox = try StoreSandbox()
    let workouts = try (0..<400).map { week in
      try LoggedWorkout.made(
        #require(CivilDate(iso: "2020-01-06")).advanced(by: week * 3).description, sets: 12)
    }
    try sandbox.add(workouts)
    let bytes = Array(try Data(contentsOf: URL(fileURLWithPath: sandbox.path)))
    let all = try Store.reading(sandbox.path).workouts()
    var known = 0
    for place in stride(from: 40 * 4096, to: bytes.count - 30_000, by: 50_000) {
      var damaged = bytes
      for index in 0..<30_000 { damaged[place + index] = 0xff }
      let recovery = try Self.check(damaged, of: sandbox, all, place: "byte \(place)")
      if recovery.isCountKnown { known += 1 }
    }
    #expect(known > 0)
  }

  @Test("Where no list of the workouts can be read to its end, nobody says that none is lost")
  func unknown() throws {
    var (sandbox, bytes) = try Self.filled(weeks: 6)
    let store = try Store.reading(sandbox.path)
    let all = try store.workouts()
    let pages = try store.database.texts(byKeyOf: "SELECT pageno, name FROM dbstat")
    for (page, name) in pages where name.hasPrefix("sessions") {
      for index in 0..<4096 { bytes[(Int(page) - 1) * 4096 + index] = 0xff }
    }
    let recovery = try Self.check(bytes, of: sandbox, all, place: "sessions")
    #expect(!recovery.isCountKnown && recovery.workouts == 0)
  }

  @Test("Measures and templates that cannot be read are told, and whole ones are not")
  func unread() throws {
    let (sandbox, _) = try Self.filled(weeks: 2)
    let day = CivilTime(date: try #require(CivilDate(iso: "2026-11-01")), secondOfDay: 0)
    _ = try Store.writing(sandbox.path, makes: false).add(
      [BodyMeasurement(.bodyMass, at: day, hasTime: false, value: 80)], format: "", account: "",
      file: nil)
    var bytes = Array(try Data(contentsOf: URL(fileURLWithPath: sandbox.path)))
    let store = try Store.reading(sandbox.path)
    let all = try store.workouts()
    #expect(try Self.check(bytes, of: sandbox, all, place: "whole").unreadTables.isEmpty)
    let pages = try store.database.texts(byKeyOf: "SELECT pageno, name FROM dbstat")
    for (page, name) in pages where ["measurements", "templates"].contains(name) {
      for index in 0..<4096 { bytes[(Int(page) - 1) * 4096 + index] = 0xff }
    }
    let recovery = try Self.check(bytes, of: sandbox, all, place: "plans")
    #expect(recovery.unreadTables == ["measurements", "templates"])
    #expect(recovery.lost.isEmpty && recovery.isCountKnown)
  }

  @Test("A check of a store with an overwritten page names the table of the page")
  func verified() throws {
    let (sandbox, bytes) = try Self.filled(weeks: 2)
    let pages = try Store.reading(sandbox.path).database
      .texts(byKeyOf: "SELECT pageno, name FROM dbstat")
    let path = sandbox.folder.url.appendingPathComponent("damaged").path
    for (page, name) in pages where name != "sqlite_schema" {
      var damaged = bytes
      for index in 0..<4096 { damaged[(Int(page) - 1) * 4096 + index] = 0xff }
      try Data(damaged).write(to: URL(fileURLWithPath: path))
      let found = try Store.reading(path).verify()
      #expect(!found.isWhole, "\(name)")
      if ["sessions", "sets", "exercises"].contains(name) {
        #expect(found.unreadableTables == [name], "\(found)")
      }
      #expect(!found.faults.contains { $0.contains("malformed") }, "\(name): \(found)")
    }
  }
}
