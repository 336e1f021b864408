import GymBoImport
import GymBoLog
import Testing

/// Every row here is made up after a description of the format; no real export is among the tests.
@Suite struct FitbodFormatTests {
  static let header =
    "Date,Exercise,Reps,Weight(kg),Duration(s),Distance(m),Incline,Resistance,isWarmup,Note,"
    + "multiplier"
  /// A file with a row of each kind.
  static let example = """
    \(header)
    2026-06-29 04:24:43 +0000,Barbell Bench Press, 5,42.5,0.0,0.0,0.0,0.0,false,, 1.0
    2026-06-29 04:24:43 +0000,Back Squat, 4,20.41168092460379,0.0,0.0,0.0,0.0,true,slow, easy, 1.0
    2026-06-27 18:00:00 +0000,Walking, 0,0.0,1170.6388319730759,1891.4004149902612,0.0,0.0,false,, 0.0

    2026-06-27 18:00:00 +0000,Assisted Chin Up, 5,50.0,0.0,0.0,0.0,0.0,false,, 0.0
    2026-06-27 18:00:00 +0000,Plank, 0,0.0,55.0,0.0,0.0,0.0,false,, 0.0

    """
  /// What is said of every file of the format.
  static let notices: [IssueRule] = [.formatFromDescription, .universalTime]

  @Test("rows of the app: newest first, blanks before numbers, one time stamp a workout")
  func rows() throws {
    let log = try read(
      Self.header,
      "2026-06-29 04:24:43 +0000,Barbell Bench Press, 5,42.5,0.0,0.0,0.0,0.0,false,, 1.0",
      "2026-06-29 04:24:43 +0000,Barbell Bench Press, 8,20.0,0.0,0.0,0.0,0.0,true,, 1.0",
      "2026-06-27 18:00:00 +0000,Back Squat, 4,20.41168092460379,0.0,0.0,0.0,0.0,false,easy, 1.0")
    let load = Load(units: try #require(log.columns.load[0])).kilograms
    #expect(abs(load - 20.41168092460379) < 1e-9)
    #expect(
      lines(log) == [
        "2026-06-27T18:00:00, -, Back Squat, working, loaded, \(load) kg, × 4, “easy”",
        "2026-06-29T04:24:43, -, Barbell Bench Press, working, loaded, 42.5 kg, × 5",
        "2026-06-29T04:24:43, -, Barbell Bench Press, warm_up, loaded, 20.0 kg, × 8",
      ])
    #expect(log.files[0].format == "fitbod")
    #expect(log.files[0].variant == "the app's export")
    #expect(log.files[0].unit == .stated)
    #expect(log.issues.map(\.rule) == Self.notices)
    #expect(log.issues.allSatisfy { $0.severity == .notice && $0.place?.line == 1 })
    #expect(conserves(log))
  }

  @Test("walks, planks, bodyweight, assistance and dumbbells, whose loads are not doubled")
  func kinds() throws {
    let log = try read(
      Self.header,
      "2022-02-25 23:14:47 +0000,Walking, 0,0.0,1170.6388319730759,1891.4004149902612,0.0,0.0,"
        + "false,, 0.0",
      "2022-02-25 23:14:47 +0000,Plank, 0,0.0,55.0,0.0,0.0,0.0,false,, 0.0",
      "2022-02-25 23:14:47 +0000,Push Up, 20,0.0,0.0,0.0,0.0,0.0,false,, 1.0",
      "2022-02-25 23:14:47 +0000,Assisted Chin Up, 5,50.0,0.0,0.0,0.0,0.0,false,, 0.0",
      "2022-02-25 23:14:47 +0000,Dumbbell Bench Press, 10,25.0,0.0,0.0,0.0,0.0,false,, 2.0")
    #expect(
      (0..<5).map { log.columns.semantics[$0] }
        == [.distance, .timed, .bodyweight, .assisted, .loaded])
    #expect((0..<5).map { log.columns.repetitions[$0] } == [nil, nil, 20, 5, 10])
    #expect(log.columns.load[4] == Load.kilograms(25).units)
    #expect(abs((log.columns.metres[0] ?? 0) - 1891.4004149902612) < 0.001)
    #expect(log.columns.seconds[1] == 55)
    #expect(log.issues.map(\.rule) == Self.notices)
    #expect(conserves(log))
  }

  @Test(
    "a comma in a note or a name, which the app does not quote",
    arguments: [
      ("Back Squat, 5,100.0,0.0,0.0,0.0,0.0,false,slow, then fast, 1.0", "Back Squat"),
      ("Back Squat, 5,100.0,0.0,0.0,0.0,0.0,false,1, 2, 3, 1.0", "Back Squat"),
      ("Squat, Pause, 5,100.0,0.0,0.0,0.0,0.0,false,, 1.0", "Squat, Pause"),
    ])
  func commas(_ row: String, _ name: String) throws {
    let log = try read(Self.header, "2026-06-29 04:24:43 +0000," + row)
    #expect(log.exercises.map(\.name) == [name])
    #expect(log.columns.load[0] == Load.kilograms(100).units)
    #expect(log.columns.repetitions[0] == 5)
    #expect(log.issues.map(\.rule).contains(.repairedQuoting))
    let note = log.columns.note[0]
    #expect(note == (name == "Back Squat" ? String(row.dropFirst(42).dropLast(5)) : nil))
    #expect(conserves(log))
  }

  @Test("a file saved again: carriage returns, blank lines, empty rows and no newline at the end")
  func savedAgain() throws {
    let row = "2026-06-29 04:24:43 +0000,Back Squat, 5,100.0,0.0,0.0,0.0,0.0,false,, 1.0"
    let log = try read(Self.header, row, "", row, ",,,,,,,,,,", "", end: "\r\n")
    #expect(log.columns.count == 2)
    #expect(log.sessions.count == 1)
    #expect(log.issues.map(\.rule) == Self.notices)
    #expect(conserves(log))
  }

  @Test("a row in which nothing was done is left out, and a failed set is kept")
  func zeros() throws {
    let log = try read(
      Self.header,
      "2026-06-29 04:24:43 +0000,Back Squat, 0,0.0,0.0,0.0,0.0,0.0,false,, 1.0",
      "2026-06-29 04:24:43 +0000,Back Squat, 0,100.0,0.0,0.0,0.0,0.0,false,, 1.0")
    #expect(log.leftOut.map(\.reason) == [.notCompleted])
    #expect(log.columns.repetitions[0] == 0)
    #expect(conserves(log))
  }

  @Test("a header without one of the needed columns is not taken for it")
  func otherHeader() throws {
    #expect(throws: ImportError.self) {
      try read(
        "Date,Exercise,Reps,Weight(kg),Distance(m),Note",
        "2026-06-29 04:24:43 +0000,Back Squat, 5,100.0,0.0,")
    }
  }

  @Test("Where the zone is known, a workout is on the day of the lifter's clock")
  func zone() throws {
    var options = ImportOptions()
    options.zone = ZoneRules(tzif: ZoneBytes.west(hours: 5))
    #expect(options.zone != nil)
    let log = try read(
      Self.header,
      "2026-06-29 01:24:43 +0000,Squat, 5,100.0,0.0,0.0,0.0,0.0,false,, 1.0", options: options)
    #expect(log.sessions.map { "\($0.start)" } == ["2026-06-28T20:24:43"])
    #expect(log.issues.map(\.rule) == [IssueRule.formatFromDescription])
  }

  @Test("A spreadsheet writes the words for true and false in its language")
  func flagWords() throws {
    func kind(_ word: String) throws -> (SetKind, [IssueRule]) {
      let log = try read(
        Self.header.replacing(",", with: ";"),
        "2026-06-29 04:24:43 +0000;Squat; 5;42,5;0,0;0,0;0,0;0,0;\(word);; 1,0")
      return (log.columns.kind[0], rules(log).filter { $0 == .unknownSetKind })
    }
    for word in ["WAHR", "VRAI", "VERDADERO", "VERDADEIRO", "VERO", "DOĞRU", "true"] {
      #expect(try kind(word) == (.warmUp, []), "\(word)")
    }
    for word in ["FALSCH", "FAUX", "FALSO", "YANLIŞ", ""] {
      #expect(try kind(word) == (.working, []), "\(word)")
    }
    #expect(try kind("foo") == (.working, [.unknownSetKind]))
  }
}

@Suite("Universal times")
struct UniversalTimeTests {
  private static func table(_ date: String) -> String {
    "date,exercise,load_kg,repetitions\n\(date),Squat,100,5"
  }

  @Test(
    "A time that is written as universal is said to be, in every format, and shown in the zone that is given",
    arguments: [
      table("2026-06-29T01:24:43Z"), table("2026-06-29T01:24:43.120Z"),
      table("2026-06-29 01:24:43 UTC"), table("2026-06-29 01:24:43+00:00"),
      JSONLayoutTests.openweight.replacing(
        "2026-01-15T10:00:00+01:00", with: "2026-06-29T01:24:43Z"),
      JSONLayoutTests.wger.replacing("2026-01-15T18:", with: "2026-06-29T01:").replacing(
        "+01:00", with: "Z"),
    ])
  func universal(_ text: String) throws {
    #expect(try read(text).issues.map(\.rule).count { $0 == .universalTime } == 1)
    var options = ImportOptions()
    options.zone = ZoneRules(tzif: ZoneBytes.west(hours: 5))
    let log = try read(text, options: options)
    #expect(log.sessions.map { "\($0.date)" } == ["2026-06-28"])
    #expect(!log.issues.map(\.rule).contains(.universalTime))
  }

  @Test(
    "A time without a zone, with the lifter's own, or of a column of its own stays as it is written",
    arguments: [
      table("2026-06-29T01:24:43"), table("2026-06-29T01:24:43+02:00"), table("2026-06-29"),
      JSONLayoutTests.openweight.replacing("2026-01-15T10:00", with: "2026-06-29T10:00"),
      "Date,Time,Routine,Exercise,Set,Weight,Reps\n2026-06-29T00:00:00Z,01:24:43,A,Squat,1,100,5",
    ])
  func local(_ text: String) throws {
    var options = ImportOptions()
    options.zone = ZoneRules(tzif: ZoneBytes.west(hours: 5))
    for options in [ImportOptions(), options] {
      let log = try read(text, options: options)
      #expect(log.sessions.map { "\($0.date)" } == ["2026-06-29"])
      #expect(!log.issues.map(\.rule).contains(.universalTime))
    }
  }
}

/// The bytes of a zone file (RFC 8536, version 1) whose offset never changes.
enum ZoneBytes {
  static func west(hours: Int32) -> [UInt8] {
    let counts: [UInt8] = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 4]
    let offset = UInt32(bitPattern: -hours * 3600)
    let type = (0..<4).map { UInt8(truncatingIfNeeded: offset >> (24 - 8 * UInt32($0))) } + [0, 0]
    return Array("TZif".utf8) + [UInt8](repeating: 0, count: 16) + counts + type
      + Array("XXX\0".utf8)
  }
}
