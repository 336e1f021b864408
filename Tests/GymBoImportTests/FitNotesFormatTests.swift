import GymBoImport
import GymBoLog
import Testing

@Suite struct FitNotesFormatTests {
  static let since2023 =
    "Date,Exercise,Category,Weight,Weight Unit,Reps,Distance,Distance Unit,Time"

  @Test("Android since 2023: units per row, the day only, comments of single sets")
  func android2023() throws {
    let log = try read(
      Self.since2023 + ",Comment",
      "2024-02-26,12-Chest Press,Upper Body,45.0,lbs,20,,,,\"\"",
      "2024-02-26,12-Chest Press,Upper Body,45.0,kgs,20,,,,\"easy, really\"",
      "2024-02-26,12-Chest Press,Upper Body,0.0,kgs,12,,,,",
      "2026-08-13,Running (Outdoor),Cardio,66.14,lbs,,,,0:10:00,weight + time")
    #expect(
      lines(log) == [
        "2024-02-26, -, 12-Chest Press, working, loaded, 20.41165665 kg, × 20",
        "2024-02-26, -, 12-Chest Press, working, loaded, 45.0 kg, × 20, “easy, really”",
        "2024-02-26, -, 12-Chest Press, working, bodyweight, × 12",
        "2026-08-13, -, Running (Outdoor), working, timed, 30.0005993518 kg, 600.0 s, “weight + time”",
      ])
    #expect(log.sessions.map(\.hasTime) == [false, false])
    #expect(log.sessions.map(\.duration) == [nil, nil])
    #expect(log.files[0].variant == "Android, since 2023, with comments")
    #expect(log.issues.isEmpty)
  }

  @Test(
    "the four Android headers are told apart",
    arguments: [
      (
        "Date,Exercise,Category,Weight (kgs),Reps,Distance,Distance Unit,Time,Comment",
        "2015-06-23,Squat,Legs,100.0,5,,,,", "Android, 2015–2016, with comments", 2_000_000_000_000
      ),
      (
        "Date,Exercise,Category,Weight (kgs),Reps,Distance,Distance Unit,Time",
        "2017-06-23,Squat,Legs,100.0,5,,,", "Android, 2017, kilograms", 2_000_000_000_000
      ),
      (
        "Date,Exercise,Category,Weight (lbs),Reps,Distance,Distance Unit,Time",
        "2019-06-23,Squat,Legs,100.0,5,,,", "Android, 2017–2020, pounds", 907_184_740_000
      ),
      (
        Self.since2023, "2024-06-23,Squat,Legs,100.0,kgs,5,,,", "Android, since 2023",
        2_000_000_000_000
      ),
    ] as [(String, String, String, Int64)])
  func headers(_ header: String, _ row: String, _ variant: String, _ load: Int64) throws {
    let log = try read(header, row)
    #expect(log.files[0].variant == variant)
    #expect(log.columns.load[0] == load)
    #expect(log.files[0].unit == .stated)
    #expect(log.issues.isEmpty)
  }

  @Test("cardio in miles, planks by time, and the unit that is none")
  func cardio() throws {
    let log = try read(
      "Date,Exercise,Category,Weight (lbs),Reps,Distance,Distance Unit,Time",
      "2017-06-23,Running (Treadmill),Cardio,,,1.23,mi,0:09:21",
      "2017-12-27,Low Plank,Abs,,,0.0,m,0:00:45",
      "2017-12-27,Side Plank,Abs,,,0.0,kg,0:00:30",
      "2017-06-23,Pushups,Chest,0.0,22,,,",
      "2017-12-27,Rowing,Cardio,,,2.0,kg,0:10:00")
    #expect(
      lines(log) == [
        "2017-06-23, -, Running (Treadmill), working, distance, 561.0 s, 1979.49312 m",
        "2017-06-23, -, Pushups, working, bodyweight, × 22",
        "2017-12-27, -, Low Plank, working, timed, 45.0 s",
        "2017-12-27, -, Side Plank, working, timed, 30.0 s",
        "2017-12-27, -, Rowing, working, timed, 600.0 s",
      ])
    #expect(rules(log) == [.unknownUnit])
    #expect(log.issues.first?.place?.line == 6)
  }

  @Test("commas in raw names are repaired, with an issue that says how")
  func commasInNames() throws {
    let log = try read(
      Self.since2023,
      "2025-04-29,Overhead Press (Each Side, Dumbbells),Shoulders,8.0,kgs,5,,,",
      "2025-04-29,Row, Cable, Wide,Back,40.0,kgs,5,,,",
      "2025-04-29,One,Two,Three,Four,5.0,kgs,x,,,")
    #expect(
      lines(log) == [
        "2025-04-29, -, Overhead Press (Each Side, Dumbbells), working, loaded, 8.0 kg, × 5",
        "2025-04-29, -, Row, Cable, Wide, working, loaded, 40.0 kg, × 5",
      ])
    #expect(rules(log) == [.repairedQuoting, .repairedQuoting, .wrongFieldCount])
    #expect(
      log.issues[0].proposal == .readAsText("Overhead Press (Each Side, Dumbbells)"))
    #expect(conserves(log))
  }

  @Test("bare quotes in raw names are ordinary characters, also where one begins the name")
  func quotesInNames() throws {
    let log = try read(
      "Date,Exercise,Category,Weight (kgs),Reps,Distance,Distance Unit,Time",
      "2017-04-28,Pause Deadlift 1\",Back,70.0,7,,,",
      "2017-04-28,\"Big\" Squat,Legs,80.0,5,,,",
      "2017-04-28,\"Open Squat,Legs,90.0,5,,,",
      "2017-04-28,Spoto Press,Chest,42.0,5,,,")
    #expect(
      log.exercises.map(\.name) == [
        "Pause Deadlift 1\"", "\"Big\" Squat", "\"Open Squat", "Spoto Press",
      ])
    #expect(log.columns.count == 4)
    #expect(rules(log) == [.repairedQuoting, .repairedQuoting])
  }

  @Test("an unquoted comment with a comma stays a comment")
  func commaInComment() throws {
    let log = try read(
      Self.since2023 + ",Comment", "2026-08-13,Squat,Legs,60.0,kgs,5,,,,good, deep")
    #expect(
      lines(log) == ["2026-08-13, -, Squat, working, loaded, 60.0 kg, × 5, “good, deep”"])
  }

  @Test("FitNotes 2 for iOS: of two columns of load, the one in which it was entered")
  func fitNotes2() throws {
    let log = try read(
      "Date,Exercise,Category,Weight (kg),Weight (lbs),Reps,Distance,Distance Unit,Time,Notes,Kind",
      "2024-05-01,Bench Press,Chest,40.00,88.18,8,,,,steady,wr",
      "2024-05-01,Bench Press,Chest,61.23,135.00,8,,,,,wr",
      "2024-05-01,Bench Press,Chest,,135.00,8,,,,,wr",
      "2024-05-01,Rowing,Cardio,,,,5.0,km,20:30,,dt")
    #expect(log.columns.load[0] == 800_000_000_000)
    #expect(log.columns.load[1] == pounds(135))
    #expect(log.columns.load[2] == pounds(135))
    #expect(log.columns.metres[3] == 5000)
    #expect(log.columns.seconds[3] == 1230)
    #expect(log.columns.note.values == ["steady", nil, nil, nil])
    #expect(log.files[0].variant == "FitNotes 2, iOS")
  }

  @Test("the workouts export of the other Fit Notes: decimal commas, RIR, sets not started")
  func otherProduct() throws {
    let start = "Push,2025-02-23T10:13:53Z,2025-02-23T11:08:47Z,\"94,0\""
    let log = try read(
      "Name,StartTime,EndTime,BodyWeight,Exercise,Equipment,Reps,Weight,Time,Distance,Status,"
        + "IsWarmup,RPE,RIR,Categories,Note",
      start + ",Incline Dumbell Press,Dumbbell,10,\"10,0\",,,Done,true,,,\"Pectorals,Triceps\",",
      start + ",Incline Dumbell Press,Dumbbell,7,\"17,5\",,,Done,false,,2,\"Pectorals,Triceps\",ok",
      start + ",Incline Dumbell Press,Dumbbell,7,\"17,5\",,,NotStarted,false,,,\"Pectorals\",",
      start + ",Plank,None,,,00:00:30,,Done,false,,,\"Core\",")
    #expect(
      lines(log) == [
        "2025-02-23T10:13:53, Push, Incline Dumbell Press, warm_up, loaded, 10.0 kg, × 10",
        "2025-02-23T10:13:53, Push, Incline Dumbell Press, working, loaded, 17.5 kg, × 7, RPE 8.0, “ok”",
        "2025-02-23T10:13:53, Push, Plank, working, timed, 30.0 s",
      ])
    #expect(log.sessions[0].duration == 3294)
    #expect(log.leftOut.map(\.reason) == [.notCompleted])
    #expect(conserves(log))
  }
}
