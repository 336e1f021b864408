import GymBoImport
import GymBoLog
import Testing

@Suite struct PlainFormatTests {
  private func read(_ text: String) throws -> TrainingLog {
    try importHistory(
      [InputFile(name: "table.csv", bytes: Array(text.utf8))], options: ImportOptions())
  }

  @Test("four columns are enough")
  func fewest() throws {
    let log = try read("date,exercise,load_kg,repetitions\n2026-01-05,Squat,100,5\n")
    #expect(log.files[0].format == "plain")
    #expect(log.files[0].unit == .stated)
    #expect(log.columns.load[0] == 2_000_000_000_000)
    #expect(log.columns.repetitions[0] == 5)
    #expect(log.sessions[0].date == CivilDate(iso: "2026-01-05"))
  }

  @Test("the table of sets that reports write is read with its titles")
  func titles() throws {
    let log = try read(
      "session_start,exercise,load_kg,repetitions,title\n2026-01-05T18:00:00,Squat,100,5,Legs\n")
    #expect(log.sessions.map(\.title) == ["Legs"])
  }

  @Test("the apostrophe against spreadsheets is taken off again in the table of sets alone")
  func guards() throws {
    let rows =
      "exercise,load_kg,repetitions,note,title\n"
      + "a.csv,2,set,,2026-01-05,'=Squat,100,5,'+5 next time,'@home\n"
      + "a.csv,3,set,,2026-01-05,''-Row,100,5,'tis,'@home\n"
    let own = try read("file,line,status,reason,session_start," + rows)
    #expect(own.exercises.map(\.name) == ["=Squat", "'-Row"])
    #expect(own.sessions.map(\.title) == ["@home"])
    #expect(own.columns.note.values == ["+5 next time", "'tis"])
    let other = try read("a,b,c,d,session_start," + rows)
    #expect(other.exercises.map(\.name) == ["'=Squat", "''-Row"])
  }

  @Test("RIR 0 of a set to failure is no RPE: the kind says it")
  func failure() throws {
    let log = try read(
      "date,exercise,load_kg,repetitions,kind,rir\n2026-01-05,Squat,100,5,failure,0\n"
        + "2026-01-05,Squat,100,5,working,0\n")
    #expect(log.columns.rpe.isPresent == [false, true])
  }

  @Test("kinds, effort, time, distance and pounds are read by their columns, in any order")
  func allColumns() throws {
    let log = try read(
      "kind,load_lb,exercise,repetitions,rpe,date,duration_s,distance_m\n"
        + "warm-up,45,Squat,5,,2026-01-05T18:30,,\nworking,225,Squat,5,8.5,2026-01-05T18:30,,\n"
        + "drop,135,Squat,12,,2026-01-05T18:30,,\n,,Plank,,,2026-01-05T18:30,60,\n"
        + ",,Running,,,2026-01-05T18:30,1500,5000\n")
    #expect(log.columns.kind == [.warmUp, .working, .drop, .working, .working])
    #expect(log.columns.load[1] == Int64(225 * 9_071_847_400))
    #expect(log.columns.rpe[1] == 8.5)
    #expect(log.columns.seconds[3] == 60)
    #expect(log.columns.metres[4] == 5000)
    #expect(log.issues.isEmpty)
  }
}
