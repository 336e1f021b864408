import Foundation
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

  @Test("A column that nothing is read of is named, unless the app writes it or it has no name")
  func unreadColumns() throws {
    func unread(_ log: TrainingLog) -> [String] {
      log.issues.filter { $0.rule == .unreadColumn }.map {
        "\($0.place?.columnName ?? "-") \($0.place?.column ?? 0) \($0.severity)"
      }
    }
    let table = ["Day,,Lift,Mood,Wt kg,Reps,Day", "2026-01-05,0,Squat,good,100,5,Mon"]
    for choice in [
      Choice.automatic,
      .given(
        try #require(ColumnMapping(option: "date=Day,exercise=Lift,load=Wt kg,repetitions=Reps"))),
    ] {
      let log = try read(table[0], table[1], options: options(choice))
      #expect(unread(log) == ["Mood 4 notice", "Day 7 notice"] && log.columns.count == 1)
    }
    let plain = try read("date,exercise,load_kg,repetitions,mood", "2026-01-05,Squat,100,5,ok")
    #expect(unread(plain) == ["mood 5 notice"])
    for export in ["strong", "hevy", "fitnotes"] {
      let path = FileManager.default.currentDirectoryPath + "/SampleData/\(export).csv"
      let bytes = try Data(contentsOf: URL(fileURLWithPath: path))
      let file = InputFile(name: export, bytes: Array(bytes))
      #expect(unread(try importHistory([file], options: ImportOptions())).isEmpty, "\(export)")
    }
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

  @Test("A unit that a mapping does not say is that of the column's name")
  func unitOfName() throws {
    let mapping = try #require(
      ColumnMapping(option: "date=Day,exercise=Lift,load=Wt (lb),repetitions=Reps"))
    let log = try read(
      "Day,Lift,Wt (lb),Reps", "2026-01-05,Squat,225,5", options: options(.given(mapping)))
    #expect(log.columns.load[0] == Load(pounds: 225)?.units)
    #expect(log.files[0].unit == .stated && rules(log).isEmpty)
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

  @Test(
    "A column that is called by its unit holds the load, as people write units",
    arguments: [
      ("Kilos", 100.0), ("Kilograms", 100), ("Pounds", 45.359237), ("Weight (pounds)", 45.359237),
    ])
  func calledByUnit(name: String, kilograms: Double) throws {
    let log = try read(
      "Day,Lift,\(name),Reps", "2026-01-05,Squat,100,5", options: options(.automatic))
    #expect(log.columns.load[0] == Load(kilograms: kilograms)?.units)
    #expect(log.files[0].unit == .stated)
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
    #expect(throws: ColumnMapping.Fault.sharedColumn("time")) {
      try ColumnMapping(reading: "date=A,exercise=C,time=Time,seconds=time")
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

  @Test("Of columns that are called alike, a later one is asked about: a mapping means the first")
  func alike() throws {
    let header = try unknown(
      "Date,Exercise,Reps,Time,Mood,Time", "2026-01-05,Squat,5,18:00,good,90",
      options: options(.automatic))
    #expect(header.columns?.option == "date=Date,exercise=Exercise,repetitions=Reps,time=Time")
    #expect(header.open.map(\.names) == [["Time", "Time"]])
    #expect(header.open.map(\.meaning) == [.seconds])
    #expect(header.examples == ["2026-01-05 18:00 Squat × 5"])
  }

  @Test("A header too long for the first sets to be read from is refused, and read once")
  func longHeader() throws {
    let name = String(repeating: "c", count: 100)
    let names = "Date,Exercise,Reps," + (0..<700).map { "\(name)\($0)" }.joined(separator: ",")
    let header = try unknown(names, "2026-01-05,Squat,5")
    #expect(header.columns?.option == "date=Date,exercise=Exercise,repetitions=Reps")
    #expect(header.examples == [])
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

  @Test("The body's weight is no load, and the hours of a workout are no set's seconds")
  func otherMeanings() throws {
    let header = try unknown(
      "Date,Body Weight (KG),Exercise,Reps,Duration (hours)", "2026-01-05,83.5,Squat,5,0.75")
    #expect(header.columns?.option == "date=Date,exercise=Exercise,repetitions=Reps")
    let minutes = try read(
      "Day,Lift,Duration (min)", "2026-01-05,Plank,1.5", options: options(.automatic))
    #expect(minutes.columns.seconds[0] == 90)
  }

  @Test("Numbers with units in their cells are read, and in a column of other cells it is open")
  func cellUnits() throws {
    let log = try read(
      "Date,Exercise,Reps,Weight", "2026-01-15,Squat,5,100 kg", "2026-01-16,Squat,5,135 lb",
      "2026-01-17,Squat,5,60kg", options: options(.automatic))
    #expect(
      (0..<3).map { log.columns.load[$0] ?? 0 } == [
        Load.kilograms(100).units, pounds(135), Load.kilograms(60).units,
      ])
    let header = try unknown(
      "Date,Exercise,Reps,Weight", "2026-01-15,Squat,5,heavy", "2026-01-16,Squat,5,100 kg",
      options: options(.automatic))
    #expect(header.open.map(\.names) == [["Weight"]] && header.open[0].meaning == .load)
    let stated = try unknown("Date,Exercise,Reps,Weight", "2026-01-15,Squat,5,100 kg")
    #expect(
      stated.columns?.option == "date=Date,exercise=Exercise,repetitions=Reps,load=Weight:kg")
  }

  @Test("A time that may be a clock or a duration is open")
  func times() throws {
    let names = "Date,Time,Exercise,Reps,Weight"
    let open = try unknown(
      names, "2026-01-05,00:45,Plank,,", "2026-01-05,01:10,Plank,,", options: options(.automatic))
    #expect(open.open.map(\.meaning) == [.time] && open.open[0].orMeaning == .seconds)
    let durations = try read(
      names, "2026-01-05,00:45,Plank,,", "2026-01-05,01:10,Plank,,", "2026-01-05,00:40,Plank,,",
      options: options(.automatic))
    #expect((0..<3).map { durations.columns.seconds[$0] ?? 0 } == [45, 70, 40])
    let clock = try read(
      names, "2026-01-05,18:00,Squat,5,100", "2026-01-05,18:05,Squat,5,100",
      options: options(.automatic))
    #expect("\(clock.sessions[0].start)" == "2026-01-05T18:00:00")
  }

  @Test("Sets that are counted are so many sets, and those that are numbered are one a row")
  func setCounts() throws {
    let log = try read(
      "Date,Exercise,Sets,Reps,Weight (kg)", "2026-01-05,Squat,3,5,100", "2026-01-05,Row,1,8,60",
      "2026-01-05,Curl,60,8,20", options: options(.automatic))
    #expect((0..<4).map { log.columns.repetitions[$0] ?? 0 } == [5, 5, 5, 8])
    #expect(log.leftOut.map(\.reason) == [.rejected] && conserves(log))
    let numbered = try read(
      "Date,Exercise,Sets,Reps,Weight (kg)", "2026-01-05,Squat,1,5,100", "2026-01-05,Squat,2,5,100",
      "2026-01-05,Squat,3,4,100", options: options(.automatic))
    #expect(numbered.columns.count == 3)
    let open = try unknown(
      "Date,Exercise,Sets,Reps,Weight (kg)", "2026-01-05,Squat,1,5,100", "2026-01-05,Squat,2,5,90",
      "2026-01-05,Squat,2,5,80", options: options(.automatic))
    #expect(open.open.map(\.orMeaning) == [.set])
  }
}
