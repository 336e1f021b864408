import GymBoLog
import Testing

@testable import GymBoImport

/// Every row here is made up after a description of the format; no real export is among the tests.
@Suite("JEFIT's cardio and rows that are shifted") struct JEFITTests {
  private static let start = [
    "", "### SETTING ##########################################", "mass", "\" lbs\"", "",
    "### EXERCISE LOGS ####################################",
    "USERID,TIMESTAMP,belongSys,logs,_id,record,mydate,eid,ename,day_item_id,belongsession,"
      + "logTime,interval_logs,auto_generated",
  ]
  private static let setLogs = [
    "", "### EXERCISE SET LOGS ################################",
    "_id,userid,exercise_log_id,set_index,weight_lbs,reps,calories,distance_mi,speed_mph,laps,"
      + "duration,set_type,log_time,TIMESTAMP",
  ]

  private func log(_ rows: [String], _ sets: [String] = []) throws -> TrainingLog {
    let text = (Self.start + rows + Self.setLogs + sets).joined(separator: "\n") + "\n"
    let log = try importHistory(
      [InputFile(name: "export.csv", bytes: Array(text.utf8))], options: ImportOptions())
    #expect(conserves(log))
    return log
  }

  @Test("Distances of cardio are read, also without a time")
  func distances() throws {
    let log = try log(
      [
        "1,x,1,\"0x0.0,0x0.0,0x0.0,0x0.0,0x1200\",12,0,2024-12-07,322,Running,0,501,1733640000,,",
        "1,x,1,\"0x0.0,0x0.0,0x0.0,0x0.0,0x0\",13,0,2024-12-07,322,Cycling,0,501,1733640000,,",
        "1,x,1,\"0x90,0x1.5,0x4.5,0x0,0x1200\",15,0,2024-12-07,322,Walking,0,501,1733640000,,",
      ],
      [
        "3,1,12,0,0,0,150,2.0,6.0,0,1200,default,1733640000,x",
        "4,1,13,0,0,0,150,5.0,12.0,0,0,default,1733640000,x",
      ])
    #expect(
      short(log) == [
        "Running, working, distance, 1200.0 s, 3218.688 m",
        "Cycling, working, distance, 8046.72 m",
        "Walking, working, distance, 1200.0 s, 2414.016 m",
      ])
  }

  @Test("Sets of 0x0 were planned; five values of which only the last is long are cardio")
  func zeros() throws {
    let log = try log([
      "1,x,1,\"0x0,0x0,0x0,0x0,0x1200\",14,0,2024-12-07,322,Walking,0,501,1733640000,,",
      "1,x,1,\"0x10,0x9,0x0\",16,0,2024-12-07,322,Push Up,0,501,1733640000,,",
      "1,x,1,\"0x0.0,0x0.0,0x0.0,0x0.0,0x0\",17,0,2024-12-07,322,Cycling,0,501,1733640000,,",
    ])
    #expect(
      short(log) == [
        "Walking, working, timed, 1200.0 s", "Push Up, working, bodyweight, × 10",
        "Push Up, working, bodyweight, × 9",
      ])
    #expect(log.leftOut.map(\.reason) == [.notCompleted, .notCompleted])
  }

  @Test("A row that a comma shifted is rejected; empty cells at its end do no harm")
  func shifted() throws {
    let log = try log([
      "1,x,1,100x5,8,0,2024-12-07,322,Extra, comma,0,501,1733640000,,",
      "1,x,1,100x5,9,0,2024-12-07,322,Squat,0,501,1733640000,,,,",
    ])
    #expect(short(log) == ["Squat, working, loaded, 45.359237 kg, × 5"])
    #expect(log.leftOut.map(\.reason) == [.rejected] && log.leftOut[0].line == 8)
  }
}
