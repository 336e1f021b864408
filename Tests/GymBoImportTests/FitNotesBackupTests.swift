import Foundation
import GymBoLog
import TestSupport
import Testing

@testable import GymBoImport

/// Every backup here is made up after a description of the format; no real one is among the tests.
@Suite("The backup of FitNotes, an SQLite file") struct FitNotesBackupTests {
  private func log(_ bytes: [UInt8]) throws -> TrainingLog {
    let log = try importHistory(
      [InputFile(name: "a.fitnotes", bytes: bytes)], options: ImportOptions())
    #expect(conserves(log))
    return log
  }

  private func log(_ sql: String) throws -> TrainingLog { try log(FitNotesBackup.bytes(sql)) }

  private func error(_ bytes: [UInt8]) -> ImportError? {
    do throws(ImportError) {
      _ = try importHistory([InputFile(name: "a", bytes: bytes)], options: ImportOptions())
      return nil
    } catch {
      return error
    }
  }

  @Test("sets, notes and the length of a workout are read, the days in order")
  func days() throws {
    let log = try log(FitNotesBackup.days)
    #expect(
      lines(log) == [
        "2026-08-10, -, Flat Barbell Bench Press, working, loaded, 60.0 kg, × 8, “easy, \"so\"\nthen hard”",
        "2026-08-10, -, Flat Barbell Bench Press, working, loaded, 61.2349731 kg, × 5",
        "2026-08-10, -, Plank, working, timed, 65.0 s",
        "2026-08-10, -, Cycling, working, timed, 1200.0 s",
        "2026-08-11, -, Pull Up, working, loaded, 2.5 kg, × 6",
        "2026-08-12, -, Pull Up, working, bodyweight, × 10",
      ])
    #expect(log.sessions[0].duration == 3900 && log.sessions[0].note == "slept well")
    #expect(log.files[0].format == "fitnotes-backup" && log.files[0].variant == "Android")
    #expect(log.leftOut.map(\.reason) == [.notCompleted])
  }

  @Test("a notice says that no real file was seen, and a warning that a distance is left out")
  func certainty() throws {
    #expect(try rules(log(FitNotesBackup.days)).contains(.formatFromDescription))
    let distance = try #require(
      try log(FitNotesBackup.days).issues.first { $0.rule == .unknownUnit })
    #expect(distance.place?.line == 4)
  }

  @Test("a value of a type that its column should not have is rejected with its row's number")
  func types() throws {
    let log = try log(
      """
      INSERT INTO training_log (_id, exercise_id, date, metric_weight, reps) VALUES
        (11, 1, '2026-08-10', 'heavy', 5), (12, 1, '2026-08-10', x'00ff', 5),
        (13, 1, 20260810.5, 60, 5), (14, 1, x'ff', 60, 5), (15, 77, '2026-08-10', 60, 5),
        (16, 'one', '2026-08-10', 60, 5), (17, 1, '2026-08-10', 60, 'five'),
        (18, 1, '2026-08-10', 1e300, 5), (19, 1, '2026-08-10', -5, 5),
        (20, 1, '2026-08-10', 60, 9223372036854775807), (21, 1, '2026-08-10', 60.0, 5.0),
        (22, '1', '2026-08-10', '62.5', '4');
      """)
    #expect(
      short(log) == [
        "Flat Barbell Bench Press, working, loaded, 60.0 kg, × 5",
        "Flat Barbell Bench Press, working, loaded, 62.5 kg, × 4",
      ])
    #expect(
      Set(log.leftOut.filter { $0.reason == .rejected }.map(\.line)) == Set(11...20))
  }

  @Test("an exercise's name of several lines, with quotes or a NUL, stays one name")
  func names() throws {
    let log = try log(
      """
      UPDATE exercise SET name = 'Press, "mine"' || char(10) || 'new' WHERE _id = 1;
      UPDATE exercise SET name = 'a' || char(0) || 'b' WHERE _id = 2;
      INSERT INTO training_log (exercise_id, date, metric_weight, reps)
        VALUES (1, '2026-08-10', 60, 5), (2, '2026-08-10', 60, 5);
      """)
    #expect(log.columns.count == 2 && log.exercises.count == 2)
    #expect(log.exercises.contains { $0.name == "Press, \"mine\" new" })
  }

  @Test("a backup without the tables and columns of later releases is read")
  func older() throws {
    let log = try log(
      FitNotesBackup.file(
        """
        CREATE TABLE Exercise (_id INTEGER PRIMARY KEY, name TEXT);
        CREATE TABLE training_log (
          _id INTEGER PRIMARY KEY, exercise_id INTEGER, date TEXT, metric_weight REAL, reps INTEGER);
        INSERT INTO exercise VALUES (1, 'Squat');
        INSERT INTO training_log VALUES (1, 1, '2015-03-01', 80, 5);
        """))
    #expect(lines(log) == ["2015-03-01, -, Squat, working, loaded, 80.0 kg, × 5"])
  }

  @Test("a backup in UTF-16, and one whose changes went to a log beside it, are read")
  func kinds() throws {
    let wide = "PRAGMA encoding = 'UTF-16';"
    let log = try log(
      FitNotesBackup.file(
        wide + """
          CREATE TABLE exercise (_id INTEGER PRIMARY KEY, name TEXT);
          CREATE TABLE training_log (
            _id INTEGER PRIMARY KEY, exercise_id INTEGER, date TEXT, metric_weight REAL, reps INTEGER);
          INSERT INTO exercise VALUES (1, 'Kniebeuge ü');
          INSERT INTO training_log VALUES (1, 1, '2015-03-01', 80, 5);
          """))
    #expect(log.exercises[0].name == "Kniebeuge ü")
    var logged = try FitNotesBackup.bytes()
    (logged[18], logged[19]) = (2, 2)
    #expect(try self.log(logged).columns.count == 6)
  }

  @Test("a file that is cut off or damaged is refused with what SQLite says of it")
  func damage() throws {
    let whole = try FitNotesBackup.bytes()
    for count in [16, 99, 100, 512, 4096, 5000, whole.count - 4096, whole.count - 1] {
      guard case .brokenDatabase(let name, let reason) = error(Array(whole.prefix(count))) else {
        Issue.record("\(count) bytes: \(String(describing: error(Array(whole.prefix(count)))))")
        continue
      }
      #expect(name == "a" && !reason.isEmpty)
    }
    let other = try FitNotesBackup.file("CREATE TABLE training_log (a); CREATE TABLE x (y);")
    #expect(error(other) == .notText(name: "a", .sqlite))
  }

  @Test("a view, a virtual table or a computed column in a table's place is of another app")
  func harm() throws {
    let exercise = "CREATE TABLE exercise (_id INTEGER PRIMARY KEY, name TEXT);"
    for table in [
      """
      CREATE VIEW training_log AS WITH RECURSIVE n(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n)
        SELECT x AS _id, 1 AS exercise_id, '2026-01-01' AS date, 1 AS metric_weight, 1 AS reps FROM n;
      """,
      """
      CREATE TABLE training_log (
        _id INTEGER PRIMARY KEY, exercise_id INTEGER, date TEXT, reps INTEGER,
        metric_weight GENERATED ALWAYS AS (hex(zeroblob(1000000))) VIRTUAL);
      """,
      "CREATE TABLE training_log (_id, exercise_id, date, metric_weight);",
    ] {
      #expect(error(try FitNotesBackup.file(exercise + table)) == .notText(name: "a", .sqlite))
    }
  }

  @Test("a store of histories is no export, and is said to be one")
  func store() throws {
    let bytes = try FitNotesBackup.file(
      "PRAGMA application_id = \(0x4779_6D42); CREATE TABLE sets (session INTEGER);")
    #expect(error(bytes) == .notText(name: "a", .store))
  }

  @Test("the export of the same days is the same history")
  func sameAsExport() throws {
    let export = input(
      "b.csv", "Date,Exercise,Category,Weight,Weight Unit,Reps,Distance,Distance Unit,Time",
      "2026-08-11,Pull Up,Back,2.5,kgs,6,,,", "2026-08-12,Pull Up,Back,0.0,kgs,10,,,")
    let backup = InputFile(name: "a.fitnotes", bytes: try FitNotesBackup.bytes())
    let log = try importHistory([backup, export], options: ImportOptions())
    #expect(log.columns.count == 6 && log.sessions.count == 3)
  }

  @Test("whatever the bytes: no trap, rows are conserved or the error is one of ours")
  func mutations() throws {
    let whole = try FitNotesBackup.bytes()
    var random = SplitMix64(seed: 20_261_201)
    var reads = 0
    for index in 0..<MutationTests.count {
      var bytes = whole
      // Above all in what SQLite itself reads: the header, the schema, and where a page's cells are.
      for _ in 0..<Int.random(in: 1...6, using: &random) {
        let page = Int.random(in: 0..<bytes.count / 4096, using: &random) * 4096
        let isHead = Bool.random(using: &random)
        let place = page + Int.random(in: 0..<(isHead ? 128 : 4096), using: &random)
        bytes[place] = UInt8.random(in: 0...255, using: &random)
      }
      if index % 5 == 0 { MutationTests.mutate(&bytes, &random) }
      bytes.replaceSubrange(
        0..<min(bytes.count, 16), with: whole.prefix(min(bytes.count, 16)))
      do throws(ImportError) {
        let log = try importHistory(
          [InputFile(name: "a", bytes: bytes)], options: ImportOptions())
        reads += 1
        if !conserves(log) { Issue.record("mutation \(index)") }
      } catch {
        if error.kind != .unknownFormat { Issue.record("mutation \(index): \(error)") }
      }
    }
    #expect(reads > 0 && reads < MutationTests.count)
  }
}
