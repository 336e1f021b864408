import Foundation
import GymBoImport
import GymBoLog
import Testing

/// The error of reading bytes, if there is one.
private func error(_ bytes: [UInt8], name: String = "export.csv") -> ImportError? {
  do throws(ImportError) {
    _ = try importHistory([InputFile(name: name, bytes: bytes)], options: ImportOptions())
    return nil
  } catch {
    return error
  }
}

/// The error of reading a path, if there is one.
private func error(path: String) -> ImportError? {
  do throws(ImportError) {
    _ = try InputFile.read(path: path)
    return nil
  } catch {
    return error
  }
}

@Suite struct FaultTests {
  static let header = StrongFormatTests.since2020
  static func row(_ day: Int, exercise: String = "Squat", weight: String = "100.0") -> String {
    "2024-01-\(day) 12:05:09,\"A\",5m,\"\(exercise)\",1,\(weight),5,0,0,\"\",\"\","
  }

  @Test("no bytes, only a byte order mark, only blank lines: an empty file")
  func emptyFile() {
    for bytes in [[], [0xEF, 0xBB, 0xBF], Array("\r\n \n".utf8)] as [[UInt8]] {
      #expect(error(bytes) == .emptyFile(name: "export.csv"))
    }
  }

  @Test("no files at all is an error")
  func noFiles() {
    #expect(throws: ImportError.noFiles) { try importHistory([], options: ImportOptions()) }
  }

  @Test("archives, workbooks, databases, markup and NUL bytes are named for what they are")
  func notText() throws {
    for (bytes, kind) in [
      (Array("PK\u{3}\u{4}abc".utf8), .zip), ([0x1F, 0x8B, 8], .gzip),
      (Array("PK\u{3}\u{4}..[Content_Types].xml".utf8), .excel),
      ([0xD0, 0xCF, 0x11, 0xE0, 0xA1, 0xB1, 0x1A, 0xE1, 0, 0], .excel),
      (Array("%PDF-1.7\n".utf8), .pdf), (Array(" {\"workouts\": []}\n".utf8), .json),
      (Array("[\n  {\"a\": 1}]".utf8), .json), (Array("\n<!DOCTYPE html>\n".utf8), .html),
      (Array("<?xml version=\"1.0\"?>\n<HealthData>".utf8), .xml),
      (Array("\0\0\0\0".utf8), .binary),
      (Array("Date\0,Exercise,Category,Weight,Reps\n".utf8), .binary),
    ] as [([UInt8], ImportError.ForeignContent)] {
      #expect(error(bytes) == .notText(name: "export.csv", kind))
    }
  }

  @Test("an unknown header gets an error that names it, the known formats, and what is missing")
  func unknownHeader() throws {
    let line = "Date,Exercise,Reps,Weight(st),Distance,Time,Note\n"
    let found = try #require(error(Array(line.utf8)))
    guard case .unknownHeader(let header) = found else {
      Issue.record("\(found)")
      return
    }
    #expect(header.nearest == "FitNotes")
    #expect(header.missing == ["Category", "Weight"])
    #expect(header.known.count == knownFormats.count)
    // The formats, and the columns by which each is known.
    #expect(header.file == "export.csv" && header.found.contains("Weight(st)"))
    for part in ["Hevy", "exercise_title", "Strong", "Set Order", "FitNotes", "Category"] {
      #expect(header.known.contains { $0.contains(part) })
    }
    guard case .unknownHeader(let other) = error(Array("hello".utf8)) else {
      Issue.record("a line that is no header is read")
      return
    }
    #expect(other.nearest == nil)
  }

  @Test("a missing file, a directory, a file below a file")
  func paths() throws {
    let folder = FileManager.default.temporaryDirectory.path
    #expect(
      error(path: folder + "/no such file.csv") == .missingFile(name: folder + "/no such file.csv"))
    #expect(error(path: folder) == .isDirectory(name: folder))
    #expect(error(path: "/etc/passwd/x") == .missingFile(name: "/etc/passwd/x"))
    #expect(error(path: "") == .missingFile(name: ""))
  }

  @Test("a file without permission is an error of its own", .enabled(if: geteuid() != 0))
  func noPermission() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try Data("x".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: file.path)
    #expect(error(path: file.path) == .noPermission(name: file.path))
  }

  @Test("a file is read whole, whatever its size")
  func readsWhole() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: file) }
    for size in [0, 1, 65_535, 65_536, 65_537, 300_000] {
      let bytes = (0..<size).map { UInt8(truncatingIfNeeded: $0 &* 31) }
      try Data(bytes).write(to: file)
      #expect(try InputFile.read(path: file.path).bytes == bytes)
    }
  }

  @Test("a header without rows, a byte order mark, CRLF and no final newline are valid")
  func validInput() throws {
    let empty = try read(Self.header)
    #expect(empty.files[0].rows == 0)
    #expect(empty.sessions.isEmpty)
    #expect(empty.issues.isEmpty)
    let marked = "\u{FEFF}" + Self.header + "\r\n" + Self.row(11) + "\r\n" + Self.row(12)
    let log = try importHistory(
      [InputFile(name: "a", bytes: Array(marked.utf8))], options: ImportOptions())
    #expect(log.columns.count == 2)
    #expect(
      log.columns.byteOffset == [
        Self.header.utf8.count + 5, Self.header.utf8.count + 7 + Self.row(11).utf8.count,
      ])
  }

  @Test("an unclosed quote in mid-file costs one row")
  func unclosedQuote() throws {
    let log = try read(
      Self.header, Self.row(10), "2024-01-11 12:05:09,\"A\",5m,\"Squat,1,100.0,5,0,0,\"\",\"\",",
      Self.row(12), Self.row(13))
    #expect(log.columns.line == [2, 4, 5])
    #expect(rules(log) == [.unclosedQuote])
    let place = try #require(log.issues.last?.place)
    #expect(place.line == 3)
    #expect(place.byteOffset == Self.header.utf8.count + Self.row(10).utf8.count + 2)
    #expect(
      log.leftOut.map(\.original) == [
        "2024-01-11 12:05:09,\"A\",5m,\"Squat,1,100.0,5,0,0,\"\",\"\","
      ])
  }

  @Test("one quote put anywhere into one row costs no other row")
  func quoteAnywhere() throws {
    let rows = (10...15).map { Self.row($0, exercise: "Squat \($0)") }
    for position in 0...rows[2].utf8.count {
      var damaged = Array(rows[2].utf8)
      damaged.insert(UInt8(ascii: "\""), at: position)
      var lines = rows
      lines[2] = String(decoding: damaged, as: UTF8.self)
      let text = ([Self.header] + lines).joined(separator: "\n")
      let log = try importHistory(
        [InputFile(name: "a", bytes: Array(text.utf8))], options: ImportOptions())
      let others = log.exercises.map(\.name).filter {
        rows.indices.map { "Squat \($0 + 10)" }.contains($0)
      }
      #expect(
        Set(others).isSuperset(of: ["Squat 10", "Squat 11", "Squat 13", "Squat 14", "Squat 15"]))
      #expect(conserves(log))
    }
  }

  @Test(
    "a bad cell rejects its row, with the cell's place and text",
    arguments: [
      (
        "2024-13-11 12:05:09,\"A\",5m,\"Squat\",1,100.0,5,0,0,\"\",\"\",", IssueRule.unreadableDate,
        1
      ),
      ("2024-01-11 12:05:09,\"A\",5m,\" \",1,100.0,5,0,0,\"\",\"\",", .missingExercise, 4),
      ("2024-01-11 12:05:09,\"A\",5m,\"Squat\",1,heavy,5,0,0,\"\",\"\",", .unreadableNumber, 6),
      ("2024-01-11 12:05:09,\"A\",5m,\"Squat\",1,10001,5,0,0,\"\",\"\",", .outOfRange, 6),
      ("2024-01-11 12:05:09,\"A\",5m,\"Squat\",1,-5,5,0,0,\"\",\"\",", .negativeNumber, 6),
      ("2024-01-11 12:05:09,\"A\",5m,\"Squat\",1,100,5.5,0,0,\"\",\"\",", .unreadableNumber, 7),
      ("2024-01-11 12:05:09,\"A\",5m,\"Squat\",1,100,5001,0,0,\"\",\"\",", .outOfRange, 7),
      ("2024-01-11 12:05:09,\"A\",5m,\"Squat\",1,100,-5,0,0,\"\",\"\",", .negativeNumber, 7),
      ("2024-01-11 12:05:09,\"A\",5m,\"Run\",1,0,0,-1,0,\"\",\"\",", .negativeNumber, 8),
      ("2024-01-11 12:05:09,\"A\",5m,\"Run\",1,0,0,1e9,0,\"\",\"\",", .outOfRange, 8),
      ("2024-01-11 12:05:09,\"A\",5m,\"Run\",1,0,0,0,long,\"\",\"\",", .unreadableDuration, 9),
      ("2024-01-11 12:05:09,\"A\",5m,\"Run\",1,0,0,0,2678401,\"\",\"\",", .outOfRange, 9),
    ] as [(String, IssueRule, Int32)])
  func badCell(_ row: String, _ rule: IssueRule, _ column: Int32) throws {
    let log = try read(Self.header, Self.row(10), row, Self.row(12))
    #expect(log.columns.line == [2, 4])
    #expect(rules(log) == [rule])
    let issue = try #require(log.issues.last)
    #expect(issue.severity == .error)
    #expect(issue.place?.line == 3)
    #expect(issue.place?.column == column)
    #expect(
      issue.place?.columnName == Self.header.split(separator: ",")[Int(column) - 1].description)
    let cell = row.split(separator: ",", omittingEmptySubsequences: false)[Int(column) - 1]
    #expect(issue.original == cell.filter { $0 != "\"" })
    #expect(conserves(log))
  }

  @Test("cells that are not needed are left out with a warning, and their row is kept")
  func doubtfulCells() throws {
    let log = try read(
      Self.header, "2024-01-11 12:05:09,\"A\",soon,\"Squat\",X,100,5,0,0,\"\",\"\",11",
      "2024-01-12 12:05:09,\"A\",1h,\"Squat\",1,100,5,0,0,\"\",\"\",hard",
      "2024-01-13 12:05:09,\"A\",800h,\"Squat\",1,100,5,0,0,\"\",\"\",0")
    #expect(log.columns.count == 3)
    #expect(
      rules(log) == [
        .unreadableDuration, .unknownSetKind, .rpeOutOfRange, .unreadableNumber, .outOfRange,
        .rpeOutOfRange,
      ])
    #expect(log.sessions.map(\.duration) == [nil, 3600, nil])
    #expect((0..<3).allSatisfy { log.columns.rpe[$0] == nil })
  }

  @Test("too few and too many cells reject the row; empty cells appended by a spreadsheet do not")
  func cellCounts() throws {
    let log = try read(
      Self.header, Self.row(10) + ",,,", "2024-01-11 12:05:09,\"A\",5m,\"Squat\",1,27",
      Self.row(12) + "x,y", String(repeating: ",", count: 11), String(repeating: ",", count: 999))
    #expect(log.columns.line == [2])
    #expect(rules(log) == [.wrongFieldCount, .wrongFieldCount, .wrongFieldCount])
    #expect(log.leftOut.map(\.reason) == [.rejected, .rejected, .notCompleted, .rejected])
    #expect(conserves(log))
  }

  @Test(
    "a row that a separator too many moved to the right is rejected, not read into the wrong columns",
    arguments: [
      "2026-01-05 07:00:00,A,1h,Squat (Barbell),1,102,5,5.0,0,0.0,,,",
      "2026-01-05 07:00:00,A,1h,Bench Press, Barbell,1,100.0,5.0,0,0.0,,,",
      "2026-01-05 07:00:00,A,1h,Squat (Barbell),1,102,5,5,0,0,\"\",\"\",",
    ])
  func shiftedRow(row: String) throws {
    let log = try read(Self.header, Self.row(10), row, Self.row(12))
    #expect(log.columns.line == [2, 4])
    #expect(rules(log) == [.wrongFieldCount])
    #expect(conserves(log))
  }

  @Test("an empty cell too many does not hide that the load has a decimal comma without quotes")
  func shiftedHevyRow() throws {
    let header =
      "title,start_time,end_time,exercise_title,set_index,set_type,weight_kg,reps,distance_km,"
      + "duration_seconds,rpe"
    let head = "Legs,\"5 Jan 2026, 07:00\",\"5 Jan 2026, 08:00\",Squat (Barbell),0,normal,"
    let log = try read(header, head + "100,8,,,,", head + "102,5,8,,,", head + "102.5,8,,,")
    #expect(log.columns.line == [2, 4])
    #expect(rules(log).filter { $0 != .formatFromDescription } == [.wrongFieldCount])
  }

  @Test("a NUL byte below the header rejects its row only")
  func nulInRow() throws {
    let log = try read(Self.header, Self.row(10), Self.row(11, exercise: "Squ\0at"), Self.row(12))
    #expect(log.columns.line == [2, 4])
    #expect(rules(log) == [.nulByte])
  }

  @Test("bytes that are no UTF-8 are replaced, with an issue for every row")
  func invalidUTF8() throws {
    var bytes = Array((Self.header + "\n").utf8)
    for day in [10, 11] {
      bytes += Array(Self.row(day, exercise: "Kniebeu§e").utf8).map { $0 == 0xA7 ? 0xFF : $0 }
        .filter { $0 != 0xC2 }
      bytes.append(10)
    }
    let log = try importHistory([InputFile(name: "a", bytes: bytes)], options: ImportOptions())
    #expect(log.exercises.map(\.name) == ["Kniebeu\u{FFFD}e"])
    #expect(rules(log) == [.invalidUTF8, .invalidUTF8])
    #expect(log.columns.count == 2)
  }

  @Test("a long row is quoted with 200 bytes at most, cut between characters")
  func excerpts() throws {
    let log = try read(Self.header, "x" + String(repeating: "é", count: 5000))
    #expect(log.leftOut[0].original == "x" + String(repeating: "é", count: 99))
  }

  @Test("volume stays exact: a row that would pass 461,000 tonnes is rejected")
  func volumeLimit() throws {
    // 50,000 tonnes a row.
    let row = "2024-01-10 12:05:09,\"A\",5m,\"Squat\",1,10000,5000,0,0,\"\",\"\","
    let rows = Array(repeating: row, count: 10) + [row.replacing("5000", with: "1000")]
    let log = try read(([Self.header] + rows).joined(separator: "\n"))
    #expect(log.columns.line == Array(2...10) + [12])
    #expect(rules(log) == [.volumeBeyondExact])
    #expect(conserves(log))
  }

  @Test("a workout whose volume is far beyond exact is cut, and does not overflow")
  func volumeFarBeyond() throws {
    let header =
      "Date,Workout Name,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE"
    let row = "2024-01-01 10:00:00,A,Squat (Barbell),1,10000,5000,0,0,,,"
    let text = ([header] + Array(repeating: row, count: 1900)).joined(separator: "\n") + "\n"
    let log = try importHistory(
      [InputFile(name: "heavy.csv", bytes: Array(text.utf8))], options: ImportOptions())
    #expect(log.columns.count == 9)
    #expect(log.leftOut.count == 1891 && log.files[0].rows == 1900)
  }

  @Test("more workouts than any history has are an error that names the line")
  func manyWorkouts() throws {
    let rows = (0...100_000).map { "2024-01-10,A\($0),5m,Squat,1,60,5,0,0,,," }
    let bytes = Array(([Self.header] + rows).joined(separator: "\n").utf8)
    #expect(
      throws: ImportError.tooMany(name: "a", line: 100_002, .workouts(most: 100_000))
    ) {
      try importHistory([InputFile(name: "a", bytes: bytes)], options: ImportOptions())
    }
  }

  @Test("more exercise names than any history has are an error that names the line")
  func manyNames() throws {
    let rows = (0...100_000).map { "2024-01-10,A,5m,N\($0),1,60,5,0,0,,," }
    let bytes = Array(([Self.header] + rows).joined(separator: "\n").utf8)
    #expect(
      throws: ImportError.tooMany(
        name: "a", line: 100_002, .exerciseNames(most: 100_000))
    ) {
      try importHistory([InputFile(name: "a", bytes: bytes)], options: ImportOptions())
    }
  }
}
