import Foundation
import TestSupport
import Testing

@testable import GymBoLog

@Suite("Zones of time")
struct ZoneRulesTests {
  private static let folder = "/usr/share/zoneinfo/"
  private static let hasZones = FileManager.default.fileExists(atPath: folder + "Europe/Berlin")
  private static let absence: Comment = "The system has no zone files; install tzdata."

  private func zone(_ name: String) throws -> ZoneRules {
    let bytes = try Data(contentsOf: URL(fileURLWithPath: Self.folder + name))
    return try #require(ZoneRules(tzif: Array(bytes)), "\(name)")
  }

  @Test(
    "Wall-clock times are the instants of the shared vectors: gaps, doubled hours, odd offsets",
    .enabled(if: Shared.isPresent && hasZones, absence))
  func vectors() throws {
    let cases = try Shared.vectors("coach/instants")["instants"].array
    #expect(cases.count == 10)
    for one in cases {
      let time = try #require(CivilTime(iso: one["local"].string))
      let instant = try zone(one["zone"].string).instant(of: time)
      #expect(CivilTime(seconds: instant)?.description == String(one["utc"].string.dropLast()))
    }
  }

  @Test(
    "Each hour of a hundred years is the hour that Foundation gives, in zones of every kind",
    .enabled(if: hasZones, absence),
    arguments: [
      "Europe/Berlin", "America/New_York", "Australia/Lord_Howe", "Europe/Dublin",
      "Africa/Casablanca", "Asia/Kathmandu", "Asia/Gaza", "America/Nuuk", "UTC",
    ])
  func years(name: String) throws {
    let rules = try zone(name)
    let other = try #require(TimeZone(identifier: name))
    // From 1970 to 2070, by steps that meet every hour of the day.
    for instant in stride(from: Int64(0), to: 3_155_760_000, by: 91 * 3600) {
      let expected = other.secondsFromGMT(
        for: Date(timeIntervalSince1970: TimeInterval(instant)))
      #expect(rules.offset(at: instant) == expected, "\(name) \(instant)")
    }
  }

  @Test("A wall time that is shown comes back from its instant", .enabled(if: hasZones, absence))
  func andBack() throws {
    let rules = try zone("Europe/Berlin")
    var random = SplitMix64(seed: 7)
    for _ in 0..<10_000 {
      let instant = Int64(random.next() % 4_000_000_000)
      let wall = try #require(rules.wallTime(at: instant))
      let again = rules.instant(of: wall)
      // Of a doubled hour the first instant comes back.
      #expect(again == instant || again == instant - 3600)
      #expect(rules.wallTime(at: again) == wall)
    }
  }

  @Test("Bytes that are no zone give nothing, whatever they are", .enabled(if: hasZones, absence))
  func damaged() throws {
    let bytes = Array(
      try Data(contentsOf: URL(fileURLWithPath: Self.folder + "Europe/Berlin")))
    #expect(ZoneRules(tzif: []) == nil)
    #expect(ZoneRules(tzif: Array("TZif".utf8)) == nil)
    for length in stride(from: 0, to: bytes.count - 40, by: 7) {
      #expect(ZoneRules(tzif: Array(bytes[..<length])) == nil)
    }
    var random = SplitMix64(seed: 3)
    for _ in 0..<2000 {
      var changed = bytes
      for _ in 0..<3 {
        changed[Int(random.next() % UInt64(bytes.count))] = UInt8(truncatingIfNeeded: random.next())
      }
      // It must not trap; what it answers is of no matter.
      _ = ZoneRules(tzif: changed)?.offset(at: 1_900_000_000)
    }
  }

  @Test(
    "Footers are read as POSIX says, and others refused",
    arguments: [
      ("CET-1CEST,M3.5.0,M10.5.0/3", 1_782_907_200, 7200), ("<+0545>-5:45", 0, 20_700),
      ("EST5EDT,M3.2.0,M11.1.0", 1_767_225_600, -18_000), ("XXX3", 5, -10_800),
      ("IST-1GMT0,M10.5.0,M3.5.0/1", 1_767_225_600, 0),
      ("AAA0BBB,J60/0,J300/0", 1_782_907_200, 3600),
    ])
  func footers(text: String, instant: Int64, offset: Int) throws {
    #expect(try #require(ZoneTail(text)).offset(at: instant) == offset)
  }

  @Test(
    "A text that is no rule is none",
    arguments: [
      "", "C", "CET", "CET-1CEST", "CET-1CEST,M13.1.0,M10.5.0", "CET-1CEST,M3.5.0", "<a-1",
    ])
  func wrongFooters(text: String) { #expect(ZoneTail(text) == nil) }
}
