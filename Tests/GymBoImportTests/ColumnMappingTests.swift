import GymBoLog
import Testing

@testable import GymBoImport

@Suite("Tables that are no app's export") struct ColumnMappingTests {
  private enum Choice {
    case automatic
    case given(ColumnMapping)
  }

  private func options(_ choice: Choice) -> ImportOptions {
    var options = ImportOptions()
    switch choice {
    case .automatic: options.readsFoundColumns = true
    case .given(let mapping): options.columns = mapping
    }
    return options
  }

  private func unknown(_ lines: String..., options: ImportOptions = ImportOptions()) throws
    -> UnknownHeader
  {
    let text = lines.joined(separator: "\n") + "\n"
    let error = try #require(throws: ImportError.self) {
      _ = try importHistory(
        [InputFile(name: "t.csv", bytes: Array(text.utf8))], options: options)
    }
    guard case .unknownHeader(let header) = error else { throw error }
    return header
  }

  @Test("A table is never read by a guess: what was found and the first sets are told")
  func found() throws {
    let header = try unknown(
      "date,lift,weight,reps", "2026-01-05,Squat,100,5", "2026-01-05,Squat,100,4",
      "2026-01-07,Squat,80,5", "2026-01-07,Squat,80,4")
    #expect(
      header.columns?.option == "date=date,exercise=lift,load=weight,repetitions=reps")
    #expect(
      header.examples == [
        "2026-01-05 Squat 100 kg × 5", "2026-01-05 Squat 100 kg × 4",
        "2026-01-07 Squat 80 kg × 5",
      ])
  }

  @Test("Where nothing is open, a table is read as its columns look, in other languages, too")
  func automatic() throws {
    let log = try read(
      "Datum;Uhrzeit;Übung;Gewicht (kg);Wdh;Notiz", "05.01.2026;17:05;Squat;102,5;5;",
      "05.01.2026;17:09;Squat;102,5;4;schwer", "07.01.2026;6:30;Bench Press;80;8;",
      options: options(.automatic))
    #expect(
      lines(log) == [
        "2026-01-05T17:05:00, -, Squat, working, loaded, 102.5 kg, × 5",
        "2026-01-05T17:05:00, -, Squat, working, loaded, 102.5 kg, × 4, “schwer”",
        "2026-01-07T06:30:00, -, Bench Press, working, loaded, 80.0 kg, × 8",
      ])
    #expect(conserves(log) && log.files[0].format == "mapped")
    // The header says the unit.
    #expect(log.files[0].unit == .stated && log.sessions[0].duration == Int64(240))
  }

  @Test("A mapping says which column holds what, and in which unit")
  func given() throws {
    let mapping = try ColumnMapping(reading: "date=Day,exercise=Lift,load=Wt:lb,repetitions=R")
    let log = try read(
      "Day,Lift,Wt,R,Mood", "2026-01-05,Squat,225,5,good", options: options(.given(mapping)))
    #expect(log.columns.load[0] == Load(pounds: 225)?.units)
    // A file of a known app is read as such.
    let strong = try read(
      "date,exercise,load_kg,repetitions", "2026-01-05,Squat,100,5",
      options: options(.given(mapping)))
    #expect(strong.files[0].format == "plain")
  }

  @Test("A comma or a colon in the name of a column is part of it")
  func names() throws {
    let mapping = try ColumnMapping(
      reading: "date=Day, local,exercise=Lift: name,load=Wt (lb):lb,repetitions=R")
    #expect(mapping.columns.map(\.name) == ["Day, local", "Lift: name", "Wt (lb)", "R"])
    #expect(mapping.columns.map(\.unit) == [nil, nil, "lb", nil])
    #expect(try ColumnMapping(reading: mapping.option) == mapping)
  }

  @Test("What is no mapping is refused with what is wrong")
  func faults() {
    #expect(throws: ColumnMapping.Fault.noMeaning("foo")) { try ColumnMapping(reading: "foo") }
    #expect(throws: ColumnMapping.Fault.repeated(.date)) {
      try ColumnMapping(reading: "date=A,date=B,exercise=C,repetitions=D")
    }
    #expect(throws: ColumnMapping.Fault.missing([.exercise, .repetitions])) {
      try ColumnMapping(reading: "date=A")
    }
  }

  @Test("Two columns that could hold the same are asked about, and not read")
  func ties() throws {
    let rows = ["Date,Exercise,Weight,Weight (lb),Reps", "2026-01-05,Squat,100,220,5"]
    let header = try unknown(rows[0], rows[1], options: options(.automatic))
    #expect(header.open.map(\.names) == [["Weight", "Weight (lb)"]])
    let mapping = try ColumnMapping(
      reading: "date=Date,exercise=Exercise,load=Weight:kg,repetitions=Reps")
    #expect(
      try read(rows[0], rows[1], options: options(.given(mapping))).columns.load[0]
        == Load.kilograms(100).units)
  }

  @Test("A column whose cells cannot be what its name says is none")
  func cells() throws {
    let header = try unknown("day,lift,reps", "Monday,Squat,5", "Tuesday,Squat,5")
    #expect(header.columns == nil)
    #expect(header.likelyColumns.map(\.meaning) == [.exercise, .repetitions])
  }

  @Test("A mapping of columns that the file lacks names them")
  func lacking() throws {
    let mapping = try ColumnMapping(reading: "date=Day,exercise=Lift,repetitions=R")
    let header = try unknown(
      "day,movement,r", "2026-01-05,Squat,5", options: options(.given(mapping)))
    #expect(header.notInFile == ["Lift"])
  }

  @Test("Sets with times of their own are one workout up to three hours apart, in either order")
  func ownTimes() throws {
    func starts(_ rows: String...) throws -> [String] {
      let header = "timestamp,exercise,weight,reps"
      let text = ([header] + rows).joined(separator: "\n") + "\n"
      let log = try importHistory(
        [InputFile(name: "t.csv", bytes: Array(text.utf8))], options: options(.automatic))
      #expect(conserves(log))
      return log.sessions.map { "\($0.start) \($0.sets.count)" }
    }
    let rows = (7...8).map { "2026-01-05T0\($0):00:00,Squat,100,\($0)" }
    let late = "2026-01-05T19:00:00,Squat,80,5"
    #expect(
      try starts(rows[0], rows[1], late) == ["2026-01-05T07:00:00 2", "2026-01-05T19:00:00 1"])
    #expect(
      try starts(late, rows[1], rows[0]) == ["2026-01-05T07:00:00 2", "2026-01-05T19:00:00 1"])
  }
}
