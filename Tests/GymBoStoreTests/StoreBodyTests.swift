import Foundation
import GymBoLog
import GymBoSQLite
import TestSupport
import Testing

@testable import GymBoStore

@Suite("Measures of a body are kept with their changes")
struct StoreBodyTests {
  private func weight(_ day: String, _ kilograms: Double) throws -> BodyMeasurement {
    let date = try #require(CivilDate(iso: day))
    return BodyMeasurement(
      .bodyMass, at: CivilTime(date: date, secondOfDay: 0), hasTime: false, value: kilograms)
  }

  private func add(
    _ values: [BodyMeasurement], _ sandbox: StoreSandbox, format: String = "withings"
  ) throws -> BodyOutcome {
    try Store.writing(sandbox.path, makes: true)
      .add(values, format: format, account: "", file: "weight.csv")
  }

  private func values(_ sandbox: StoreSandbox) throws -> [Double] {
    try Store.reading(sandbox.path).measurements().map(\.value)
  }

  @Test("A value that changed replaces the one before, and taking it back brings that back")
  func versions() throws {
    let sandbox = try StoreSandbox()
    #expect(try add([weight("2026-11-01", 80), weight("2026-11-02", 81)], sandbox).new == 2)
    let second = try add([weight("2026-11-01", 80), weight("2026-11-02", 80.5)], sandbox)
    #expect(second == BodyOutcome(new: 0, changed: 1, unchanged: 1))
    #expect(try values(sandbox) == [80, 80.5])
    #expect(try Store.writing(sandbox.path, makes: false).undo().what == "body")
    #expect(try values(sandbox) == [80, 81])
    _ = try Store.writing(sandbox.path, makes: false).undo()
    #expect(try values(sandbox).isEmpty)
  }

  @Test("What is known already makes no change")
  func repeated() throws {
    let sandbox = try StoreSandbox()
    _ = try add([weight("2026-11-01", 80)], sandbox)
    #expect(try add([weight("2026-11-01", 80)], sandbox) == BodyOutcome(unchanged: 1))
    #expect(try Store.reading(sandbox.path).changes(most: 5).count == 1)
  }

  @Test("Compacting forgets values that were replaced, and no other")
  func compacted() throws {
    let sandbox = try StoreSandbox()
    _ = try add([weight("2026-11-01", 80), weight("2026-11-02", 81)], sandbox)
    _ = try add([weight("2026-11-02", 80.5)], sandbox)
    try Store.writing(sandbox.path, makes: false).compact()
    #expect(try values(sandbox) == [80, 80.5])
    let database = try Database(opening: sandbox.path, for: .reading)
    #expect(try database.integer("SELECT count(*) FROM measurements") == 2)
  }

  @Test("Two sources keep their own values, and neither is a file of the history")
  func sources() throws {
    let sandbox = try StoreSandbox()
    try sandbox.add([.made("2026-11-18")])
    _ = try add([weight("2026-11-01", 80)], sandbox)
    _ = try add([weight("2026-11-01", 80.2)], sandbox, format: "")
    #expect(try values(sandbox) == [80, 80.2])
    #expect(try sandbox.log().files.count == 1)
  }

  @Test("A recovered store has the profile and the measures")
  func recovered() throws {
    let sandbox = try StoreSandbox()
    _ = try add([weight("2026-11-01", 80)], sandbox)
    try Store.writing(sandbox.path, makes: false).setProfile(["sex": "F"])
    let new = sandbox.folder.url.appendingPathComponent("new.sqlite").path
    _ = try Store.recover(sandbox.path, into: new)
    #expect(try Store.reading(new).measurements().map(\.value) == [80])
    #expect(try Store.reading(new).profile() == ["sex": "F"])
  }
}
