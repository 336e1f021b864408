import Foundation
import GymBoImport
import GymBoLog
import Testing

@Suite("Files as people have them are recognised")
struct FileRecognitionTests {
  private static let header = "date,exercise,load_kg,repetitions"

  private func dates(_ log: TrainingLog) -> [String] { log.sessions.map { $0.date.description } }

  private func rules(_ log: TrainingLog) -> Set<IssueRule> { Set(log.issues.map(\.rule)) }

  @Test("UTF-16 is read, with or without a byte order mark", arguments: [true, false])
  func utf16(hasMark: Bool) throws {
    let text = "\(Self.header)\n2026-01-05,Kniebeuge für alle,100,5\n"
    for encoding in [String.Encoding.utf16LittleEndian, .utf16BigEndian] {
      let mark: [UInt8] = encoding == .utf16BigEndian ? [0xFE, 0xFF] : [0xFF, 0xFE]
      let bytes = (hasMark ? mark : []) + Array(try #require(text.data(using: encoding)))
      let log = try importHistory(
        [InputFile(name: "a.csv", bytes: bytes)], options: ImportOptions())
      #expect(log.exercises.map(\.name) == ["Kniebeuge für alle"])
    }
  }

  @Test(
    "lines of a title above the header are left out with a notice, and lines keep their numbers")
  func title() throws {
    for title in ["My training", "My training,,,", "My training\n\n\nsince 2020"] {
      let log = try read(title, Self.header, "2026-01-05,Squat,100,5", "no date,Squat,100,5")
      #expect(log.columns.count == 1)
      #expect(rules(log).contains(.lineAboveHeader))
      let lines = title.count { $0 == "\n" } + 1
      #expect(log.issues.first { $0.rule == .unreadableDate }?.place?.line == Int32(lines + 3))
    }
    #expect(throws: ImportError.self) { try read("a", "b", "c", "d", "e", "f", "g", Self.header) }
  }

  @Test("a line sep= tells the delimiter and is no row")
  func separator() throws {
    let log = try read(
      "sep=;", Self.header.replacing(",", with: ";"), "2026-01-05;Squat, deep;100;5")
    #expect(log.exercises.map(\.name) == ["Squat, deep"])
    #expect(!rules(log).contains(.lineAboveHeader))
    #expect(try read("SEP=,", Self.header, "2026-01-05,Squat,100,5").columns.count == 1)
  }

  @Test("a date with a number above 12 tells the order of all dates of the file")
  func dateOrder() throws {
    let dayFirst = try read(
      Self.header, "03/04/2026 18:00,Squat,100,5", "29/04/2026,Squat,100,5")
    #expect(dates(dayFirst) == ["2026-04-03", "2026-04-29"])
    #expect(rules(dayFirst).contains(.dayFirst))
    let monthFirst = try read(
      Self.header, "3/4/26 6:00 PM,Squat,100,5", "4/29/26,Squat,100,5")
    #expect(dates(monthFirst) == ["2026-03-04", "2026-04-29"])
    #expect(rules(monthFirst).contains(.monthFirst))
    let hyphens = try read(Self.header, "05-03-2026,Squat,100,5", "25-03-2026,Squat,100,5")
    #expect(dates(hyphens) == ["2026-03-05", "2026-03-25"])
  }

  @Test("where no date tells the order it has to be given, and what is given is never overridden")
  func givenOrder() throws {
    #expect(
      throws: ImportError.ambiguousDates(name: "export.csv", line: 2, example: "03/04/2026")
    ) {
      try read(Self.header, "03/04/2026,Squat,100,5", "05/04/2026,Squat,100,5")
    }
    var options = ImportOptions()
    options.dateOrder = .monthFirst
    let log = try read(
      Self.header, "03/04/2026,Squat,100,5", "29/04/2026,Squat,100,5", options: options)
    #expect(dates(log) == ["2026-03-04"])
    #expect(log.files[0].rejected == 1)
    #expect(!rules(log).contains(.dayFirst) && !rules(log).contains(.monthFirst))
  }

  @Test("a file of which no row can be read says why, with an example")
  func nothingRead() throws {
    let log = try read(Self.header, "today,Squat,100,5", "then,Squat,100,5")
    let error = #expect(throws: ImportError.self) { try log.checkThatFilesAreRead() }
    #expect(
      error
        == .noRowRead(
          name: "export.csv", rows: 2, line: 2, rule: .unreadableDate, example: "today"))
    try read(Self.header, "today,Squat,100,5", "2026-01-05,Squat,100,5").checkThatFilesAreRead()
    #expect(throws: ImportError.noRows(name: "export.csv")) {
      try read(Self.header).checkThatFilesAreRead()
    }
  }
}
