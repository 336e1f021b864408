import Foundation
import GymBoLog
import TestSupport
import Testing

@testable import GymBoImport

/// A file of many athletes.
@Suite struct AthleteFileTests {
  static let header = "Athlete," + StrongFormatTests.since2020

  /// The rows of an athlete, with a quoted line break in each third one.
  private static func rows(_ athlete: String, count: Int) -> String {
    (0..<count).map { index in
      let note = index % 3 == 0 ? "\"a \"\"note\"\",\nof two lines\"" : "\"\""
      let day = 1 + index % 28
      return
        "\(athlete),2024-01-\(day < 10 ? "0" : "")\(day) 12:05:09,\"A\",5m,\"Squat (Barbell)\","
        + "\(1 + index % 5),\(60 + index % 50).5,\(1 + index % 12),0,0,\(note),\"\",\n"
    }.joined()
  }

  private func athletes(
    _ text: String, block: Int = 4096
  ) throws -> [(name: String, log: TrainingLog)] {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("gymbo-\(UUID().uuidString).csv")
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(text.utf8).write(to: folder)
    let stream = try ByteStream(path: folder.path)
    let (first, isAtEnd) = try stream.read(count: block)
    let file = try #require(
      try AthleteFile(
        stream, first: first, isAtEnd: isAtEnd, options: ImportOptions(), block: block))
    let names = ExerciseNames(userMap: nil)
    var found: [(name: String, log: TrainingLog)] = []
    while let rows = try file.next() {
      found.append((rows.athlete, try rows.log(options: ImportOptions(), exercises: names)))
    }
    #expect(file.bytesDone == Data(text.utf8).count)
    return found
  }

  @Test("the header again is no athlete, and rows that come again after it count once")
  func repeatedHeader() throws {
    let (ann, ben) = (Self.rows("ann", count: 6), Self.rows("ben", count: 3))
    let found = try athletes(
      Self.header + "\n" + ann + Self.header + "\n" + ann + ben + "\u{FEFF}" + Self.header + "\n"
        + Self.rows("cem", count: 2))
    #expect(found.map(\.name) == ["ann", "ben", "cem"])
    #expect(found.map(\.log.columns.exercise.count) == [6, 3, 2])
    let reasons = found.map { $0.log.leftOut.map(\.reason) }
    #expect(reasons[0].contains(.repeatedHeader) && reasons[1] == [.repeatedHeader])
  }

  @Test("each athlete's sets are those of a file with that athlete's rows alone")
  func sameAsAlone() throws {
    let parts = [("ann", 30), ("ben", 1), ("\"c, \"\"d\"\"\"", 45)].map {
      Self.rows($0.0, count: $0.1)
    }
    let found = try athletes(Self.header + "\n" + parts.joined())
    #expect(found.map(\.name) == ["ann", "ben", "c, \"d\""])
    for ((_, log), part) in zip(found, parts) {
      let alone = try importHistory(
        [InputFile(name: "alone.csv", bytes: Array((Self.header + "\n" + part).utf8))],
        options: ImportOptions())
      #expect(log.columns.load.values == alone.columns.load.values)
      #expect(log.columns.repetitions.values == alone.columns.repetitions.values)
      #expect(log.columns.note == alone.columns.note)
      #expect(log.sessions == alone.sessions)
      #expect(log.exercises == alone.exercises)
      #expect(log.files[0].rows == alone.files[0].rows)
    }
  }

  @Test("lines and offsets are those of the whole file")
  func places() throws {
    let text = Self.header + "\n" + Self.rows("ann", count: 7) + Self.rows("ben", count: 7)
    let bytes = Array(text.utf8)
    for (name, log) in try athletes(text) {
      for row in 0..<log.columns.count {
        let offset = log.columns.byteOffset[row]
        #expect(String(decoding: bytes[offset..<offset + 4], as: UTF8.self) == "\(name),")
        let line = bytes[..<offset].count { $0 == UInt8(ascii: "\n") } + 1
        #expect(Int(log.columns.line[row]) == line)
      }
    }
  }

  @Test("windows smaller than the file, and than an athlete, give the same athletes")
  func windows() throws {
    let counts = (0..<40).map { ("athlete \($0)", $0 == 20 ? 12_000 : 50 + $0) }
    let text = Self.header + "\n" + counts.map { Self.rows($0.0, count: $0.1) }.joined()
    #expect(text.utf8.count > 1_000_000)
    let whole = try athletes(text, block: 1 << 24)
    let windowed = try athletes(text, block: 50_000)
    #expect(windowed.map(\.name) == counts.map(\.0))
    #expect(windowed.map(\.log.columns.count) == counts.map(\.1))
    #expect(
      zip(whole, windowed).allSatisfy { $0.log.columns.byteOffset == $1.log.columns.byteOffset })
    #expect(zip(whole, windowed).allSatisfy { $0.log.columns.line == $1.log.columns.line })
  }

  @Test("an athlete whose rows stand in two places is an error that names the line")
  func scattered() throws {
    let text =
      Self.header + "\n" + Self.rows("ann", count: 1) + Self.rows("ben", count: 1)
      + Self.rows("ann", count: 1)
    let error = #expect(throws: ImportError.self) { try athletes(text) }
    guard case .scatteredAthlete(_, let athlete, let line) = error else {
      Issue.record("another error: \(String(describing: error))")
      return
    }
    #expect(athlete == "ann")
    #expect(line == 6)
  }

  @Test("a row without an athlete is rejected beside the athlete above it")
  func blankAthlete() throws {
    let text =
      Self.header + "\n" + Self.rows("ann", count: 2) + Self.rows("", count: 1)
      + Self.rows("ben", count: 1)
    let found = try athletes(text)
    #expect(found.map(\.name) == ["ann", "ben"])
    #expect(found.map(\.log.files[0].rejected) == [1, 0])
    #expect(found[0].log.issues.contains { $0.rule == .missingAthlete && $0.place?.line == 5 })
    #expect(found[0].log.files[0].rows == 3)
  }

  @Test("read as one history, a file of several athletes is refused and one of one athlete is not")
  func asOneHistory() throws {
    func read(_ body: String) throws -> TrainingLog {
      try importHistory(
        [InputFile(name: "x.csv", bytes: Array((Self.header + "\n" + body).utf8))],
        options: ImportOptions())
    }
    #expect(try read(Self.rows("ann", count: 9)).sets.count == 9)
    #expect(throws: ImportError.severalAthletes(name: "x.csv")) {
      try read(Self.rows("ann", count: 2) + Self.rows("ben", count: 2))
    }
  }

  @Test("a header without rows holds no athlete")
  func noRows() throws {
    #expect(try athletes(Self.header + "\n").isEmpty)
    #expect(try athletes(Self.header).isEmpty)
  }

  @Test("the column Athlete may stand in front of every known format")
  func everyFormat() throws {
    for format in FormatDeclaration.all {
      for variant in format.variants {
        let delimiter = variant.header.contains(";") ? ";" : ","
        let map = HeaderMap(["Athlete"] + variant.columnNames)
        #expect(map?.format.id == format.id, "\(variant.name)")
        #expect(map?.has(.athlete) == true, "\(variant.name), \(delimiter)")
      }
    }
  }

  @Test("A header that was recognised before means what it meant")
  func recognisedBefore() throws {
    for variant in FormatDeclaration.all.flatMap(\.variants) {
      for names in [variant.columnNames, variant.columnNames.reversed(), ["Athlete"]] {
        let plain = HeaderMap(comparing: names)
        for _ in 1...2 {
          let map = HeaderMap(names)
          #expect(map?.format.id == plain?.format.id)
          #expect(map?.variantName == plain?.variantName)
          #expect(map?.names == plain?.names)
          for column in ExportColumn.allCases {
            #expect(map?.cell(column) == plain?.cell(column))
          }
        }
      }
    }
  }

  @Test(
    "A header of very many columns is an error, not a header cut short",
    arguments: ["Athlete,", ""])
  func wideHeader(athlete: String) throws {
    let more = String(repeating: ",x", count: 600_000)
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("gymbo-\(UUID().uuidString).csv")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data((athlete + StrongFormatTests.since2020 + more + "\n").utf8).write(to: file)
    #expect(
      throws: ImportError.oversizedPart(
        name: file.path, line: 1, .header(limit: 1 << 20))
    ) {
      _ = try AthleteInput(path: file.path, options: ImportOptions())
    }
  }
}
