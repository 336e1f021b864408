import GymBoLog
import TestSupport
import Testing

@testable import GymBoImport

/// Every row here is made up after a description of the format; no real export is among the tests.
@Suite("Files that are no table with a row a set")
struct FileLayoutTests {
  // MARK: StrongLifts

  static let strongLifts = """
    \u{FEFF}Date (yyyy/mm/dd),Workout,Workout Name,Program Name,Body Weight (KG),Exercise,Sets×Reps,Sets×Time,Top Set (Reps×KG),e1RM (KG),Reps,Volume (KG),Workout Volume (KG),Duration (hours),Start Time (h:mm),End Time (h:mm),Notes,Set 1 (Reps),Set 1 (KG),Set 2 (Reps),Set 2 (KG),Set 3 (Reps),Set 3 (KG)
    2026/08/11,1,"Workout A","Stronglifts 5×5",83.5,"Squat",5/4/-,,5×55,63.7,9,495,900.0,0.75,10:56 PM,11:41 PM,"easy, fast",5,55,4,55,0,55
    2026/08/11,1,"Workout A","Stronglifts 5×5",83.5,"Bench Press",5/0,,5×40,46,5,200,900.0,0.75,10:56 PM,11:41 PM,"easy, fast",5,40,0,40,,
    2026/08/11,1,"Workout A","Stronglifts 5×5",83.5,"Plank",,60/45,,,,,900.0,0.75,10:56 PM,11:41 PM,"easy, fast",0,0,0,0,,

    """

  @Test("StrongLifts: a set a pair of columns; a hyphen was not done, a 0 failed")
  func strongLifts() throws {
    let log = try read(Self.strongLifts, end: "")
    #expect(
      lines(log) == [
        "2026-08-11T22:56:00, Workout A, Squat, working, loaded, 55.0 kg, × 5",
        "2026-08-11T22:56:00, Workout A, Squat, working, loaded, 55.0 kg, × 4",
        "2026-08-11T22:56:00, Workout A, Bench Press, working, loaded, 40.0 kg, × 5",
        "2026-08-11T22:56:00, Workout A, Bench Press, working, loaded, 40.0 kg, × 0",
        "2026-08-11T22:56:00, Workout A, Plank, working, timed, 60.0 s",
        "2026-08-11T22:56:00, Workout A, Plank, working, timed, 45.0 s",
      ])
    #expect(log.sessions[0].duration == 2700 && log.sessions[0].note == "easy, fast")
    #expect(log.leftOut.map(\.reason) == [.notCompleted] && log.leftOut[0].line == 2)
    #expect(log.files[0].format == "stronglifts" && rules(log) == [.formatFromDescription])
    #expect(conserves(log))
  }

  @Test("StrongLifts: sets are in the unit of their columns, whatever that of the body weight")
  func strongLiftsInPounds() throws {
    let text = Self.strongLifts.replacing("1 (KG),Set", with: "1 (LB),Set")
      .replacing("Set 1 (KG)", with: "Set 1 (LB)").replacing("Set 2 (KG)", with: "Set 2 (LB)")
      .replacing("Set 3 (KG)", with: "Set 3 (LB)")
    let log = try read(text, end: "")
    #expect(log.columns.load[0] == pounds(55))
  }

  @Test("StrongLifts until 2018: exercises are found by their names, in rows of any length")
  func oldStrongLifts() throws {
    let log = try read(
      "\"Date\",\"Note\",\"Workout\",\"Body Weight\",\"Exercise 1\",\"Weight (KG)\",\"Weight (LB)\","
        + "\"Set 1\",\"Set 2\",\"Set 3\",\"Set 4\",\"Set 5\",\"Exercise 2\",\"Weight (KG)\","
        + "\"Weight (LB)\",\"Set 1\",\"Set 2\",\"Set 3\",\"Set 4\",\"Set 5\"",
      "07/25/16,\"\",A,183lb,Squat,60,135,5,5,4,,,Deadlift,80,175,5",
      "07/27/16,\"tired\",B,83kg,Squat,62.5,140,5,5,5,5,5,Bench Press,40,90,5,5,5,5,5,,,",
      "07/29/16,,,,,,,,,,,,,,,,,,,")
    #expect(log.sessions.map { "\($0.date)" } == ["2016-07-25", "2016-07-27"])
    #expect(log.columns.count == 14 && log.columns.load[0] == pounds(135))
    #expect(Load(units: log.columns.load[4] ?? 0).kilograms == 62.5)
    #expect(log.sessions.map(\.title) == ["Workout A", "Workout B"])
    #expect(log.sessions[1].note == "tired")
    #expect(log.leftOut.count == 1 && log.leftOut[0].line == 4)
    #expect(conserves(log))
  }

  // MARK: JEFIT

  static let jefit = """

    ### SETTING ##########################################
    USERID,mass,length
    1," lbs"," in"

    ### WORKOUT SESSIONS #################################
    _id,starttime,endtime
    191,1290920400,1290924000

    ### EXERCISE LOGS ####################################
    USERID,TIMESTAMP,belongSys,logs,_id,record,mydate,eid,ename,day_item_id,belongsession,logTime,interval_logs,auto_generated
    1,"2019-10-07 21:02:27",1,"50.0x15,50.0x12",1,75,2010-11-28,26,"Dumbbell Bench Press",0,191,1290920400,,
    1,"2019-10-07 21:02:27",1,55.0x8,2,70,2010-11-28,27,"Barbell Curl",0,191,1290920500,,
    1,"2019-10-07 21:02:27",1,"0x0.0,0x0.0,0x0.0,0x0.0,0x1200",302,0,2018-01-20,322,Walking,0,48,1516424400,,
    1,"2024-12-07 21:02:27",1,"100.0x5,100.0x5",900,117,2024-12-07,30,"Squat",0,500,1733600000,,
    1,"2024-12-07 21:02:27",1,"heavy",901,117,2024-12-07,30,"Squat",0,500,1733600000,,
    ######################################################

    ### EXERCISE SET LOGS ################################
    _id,userid,exercise_log_id,set_index,weight_lbs,reps,calories,distance_mi,speed_mph,laps,duration,set_type,log_time,TIMESTAMP
    1,1,900,0,45,10,0,0,0,0,0,warm-up,1733600000,"2024-12-07 21:02:27"
    2,1,900,1,100,5,0,0,0,0,0,default,1733600100,"2024-12-07 21:02:27"
    3,1,77,1,100,5,0,0,0,0,0,default,1733600100,"2024-12-07 21:02:27"
    ######################################################

    """

  @Test(
    "JEFIT: packed sets, the unit of the settings, and sets told one by one where there are any")
  func jefit() throws {
    let log = try read(Self.jefit, end: "")
    let shown = lines(log).map { $0.replacing(" kg", with: "") }
    #expect(
      shown.map { $0.split(separator: ", ").dropFirst(2).joined(separator: ", ") } == [
        "Dumbbell Bench Press, working, loaded, 22.6796185, × 15",
        "Dumbbell Bench Press, working, loaded, 22.6796185, × 12",
        "Barbell Curl, working, loaded, 24.94758035, × 8", "Walking, working, timed, 1200.0 s",
        "Squat, warm_up, loaded, 20.41165665, × 10", "Squat, working, loaded, 45.359237, × 5",
      ])
    #expect(log.sessions.map { "\($0.date)" } == ["2010-11-28", "2018-01-20", "2024-12-07"])
    #expect(log.sessions[0].duration == 3600)
    // "heavy" is no set, and the last set belongs to no exercise.
    #expect(log.leftOut.map(\.reason) == [.rejected, .rejected])
    #expect(log.leftOut.map(\.line) == [16, 23])
    #expect(conserves(log))
  }

  @Test("JEFIT: a file with tables and no sets is read as empty, not refused")
  func emptyJEFIT() throws {
    let log = try read(
      "### EXERCISE LOGS ####################################", "USERID,logs,_id,mydate,ename",
      "######################################################")
    #expect(log.columns.count == 0)
  }

  // MARK: Alpha Progression

  static let alpha = """
    "Legs · Day 2 · Week 4";"2026-02-19 4:54 h";"1:02 hr"
    "1. Hack Squats · Machine · 8 reps";"WU1 · 37,5 kg · 9 reps<br>WU2 · 72,5 kg · 7 reps"
    #;KG;REPS;RIR
    1;115;8;1
    2;102,5;6+;0,5
    3;-;-;-
    "2. Pull Ups · 10 reps"
    #;KG;REPS;RIR
    1;+35;10;0

    "Oberkörper (Do) · Tag 2";"2026-09-14 13:44 Uhr";"53 Min."
    "1. Unterarmstütz · 45 s"
    #;KG;SEK
    1;0;45
    what is this

    """

  @Test("Alpha Progression: a printed workout, with warm-ups in the exercise's line and reserve")
  func alpha() throws {
    let log = try read(Self.alpha, end: "")
    #expect(
      lines(log) == [
        "2026-02-19T04:54:00, Legs · Day 2 · Week 4, Hack Squats (Machine), warm_up, loaded, 37.5 kg, × 9",
        "2026-02-19T04:54:00, Legs · Day 2 · Week 4, Hack Squats (Machine), warm_up, loaded, 72.5 kg, × 7",
        "2026-02-19T04:54:00, Legs · Day 2 · Week 4, Hack Squats (Machine), working, loaded, 115.0 kg, × 8, RPE 9.0",
        "2026-02-19T04:54:00, Legs · Day 2 · Week 4, Hack Squats (Machine), working, loaded, 102.5 kg, × 6, RPE 9.5",
        "2026-02-19T04:54:00, Legs · Day 2 · Week 4, Pull Ups, working, loaded, 35.0 kg, × 10, RPE 10.0",
        "2026-09-14T13:44:00, Oberkörper (Do) · Tag 2, Unterarmstütz, working, timed, 45.0 s",
      ])
    #expect(log.sessions.map(\.duration) == [3720, 3180])
    #expect(log.leftOut.map(\.reason) == [.notCompleted, .rejected])
    #expect(log.leftOut.map(\.line) == [6, 15])
    #expect(conserves(log))
  }

  @Test("What was planned and not done is said, and no warm-up is lost without the sets after it")
  func nothingDone() throws {
    let header = try #require(Self.strongLifts.split(separator: "\n").first)
    let cells = [String](repeating: "", count: header.split(separator: ",").count - 6)
    let skipped = try read(
      String(header), "2026/08/11,1,A,B,83.5,Squat," + cells.dropFirst().joined(separator: ","))
    #expect(skipped.columns.count == 0 && skipped.leftOut.map(\.reason) == [.notCompleted])
    let warmUps = try read(
      "Push;2026-02-19 16:54 h;45 min", "1. Bench Press · 5 reps;WU1 · 40 kg · 9 reps",
      "2. Row · 5 reps", "#;KG;REPS", "1;60;5")
    #expect(warmUps.columns.count == 2 && warmUps.columns.line[0] == 2)
  }

  @Test("JEFIT: rows of cardio are rejected, not lost")
  func cardio() throws {
    let log = try read(
      "### CARDIO EXERCISE LOGS #############", "_id,name", "1,Walking", "",
      "### EXERCISE LOGS ####################", "USERID,logs,_id,mydate,ename",
      "1,50.0x15,1,2026-11-28,Squat")
    #expect(log.columns.count == 1 && log.leftOut.map(\.reason) == [.rejected])
    #expect(log.leftOut[0].line == 3)
  }

  @Test("Alpha Progression: pounds, tabs and minutes")
  func alphaInPounds() throws {
    let log = try read(
      "Push\t2026-02-19 16:54 h\t45 min", "1. Bench Press · Barbell · 5 reps", "#\tLB\tREPS",
      "1\t225\t5", "2. Rowing · 10 min", "#\tMIN.", "1\t10")
    #expect(log.columns.load[0] == pounds(225))
    #expect(log.columns.seconds[1] == 600)
  }

  // MARK: GymBook

  static let gymBook = """
    Data,Programma,Orario,Esercizio,Zona,Gruppi muscolari (Primari),Gruppi muscolari (Secondari),Set / Set di riscaldamento / Set di defaticamento,Ripetizioni / Tempo,Peso / Distanza,Appunti,Saltato
    15/01/25,"Scheda A",19:46,"Panca piana",Busto,"Petto","Tricipiti",Set,"8 ripetizioni","82,50 kg","",No
    15/01/25,"Scheda A",19:42,"Panca piana",Busto,"Petto","Tricipiti",Set,"8 ripetizioni","80,00 kg","buona, dai",No
    15/01/25,"Scheda A",19:40,"Panca piana",Busto,"Petto","Tricipiti",Set di riscaldamento,"12 ripetizioni","40,00 kg",,No
    15/01/25,"Scheda A",19:36,"Planks",Addome,"Muscoli lombari, Addominali","Spalle",Set,"60 secondi","0,00 kg",,Si
    15/01/25,"Scheda A",19:35,"Planks",Addome,"Muscoli lombari, Addominali","Spalle",Set,"60 secondi","0,00 kg",,No
    15/01/25,"Scheda A",19:20,"Corsa",Gambe,"","",Set,"14 minuti","1,50 km",,No

    """

  @Test("GymBook: units in the cells, sets that were skipped, warm-ups, and times of each set")
  func gymBook() throws {
    let log = try read(Self.gymBook, end: "")
    #expect(
      lines(log) == [
        "2025-01-15T19:20:00, Scheda A, Corsa, working, distance, 840.0 s, 1500.0 m",
        "2025-01-15T19:20:00, Scheda A, Planks, working, timed, 60.0 s",
        "2025-01-15T19:20:00, Scheda A, Panca piana, warm_up, loaded, 40.0 kg, × 12",
        "2025-01-15T19:20:00, Scheda A, Panca piana, working, loaded, 80.0 kg, × 8, “buona, dai”",
        "2025-01-15T19:20:00, Scheda A, Panca piana, working, loaded, 82.5 kg, × 8",
      ])
    #expect(log.leftOut.map(\.reason) == [.notCompleted] && log.leftOut[0].line == 5)
    #expect(conserves(log))
  }

  @Test("GymBook in English has no column for the kind of a set")
  func englishGymBook() throws {
    let log = try read(
      "Date,Workout,Time,Exercise,Region,Muscle Groups (Primary),Muscle Groups (Secondary),"
        + "Repetitions / Time,Weight / Distance,Notes,Skipped",
      "25/01/25,A,19:46,\"Bench Press\",Chest,Chest,Triceps,\"5 repetitions\",\"185.00 lb\",,No",
      "26/01/25,A,19:46,\"Bench Press\",Chest,Chest,Triceps,\"1:30 minutes\",\"0.00 lb\",,No", "x")
    #expect(log.columns.load[0] == pounds(185) && log.columns.seconds[1] == 90)
    #expect(log.leftOut.map(\.line) == [4])
    #expect(conserves(log))
  }

  // MARK: All

  static let examples = [
    strongLifts, jefit, alpha, gymBook, JSONLayoutTests.boostcamp, JSONLayoutTests.openweight,
    JSONLayoutTests.wger, TextLogTests.example,
  ]

  @Test("No change of a file stops the reader, and every row is used or reported")
  func mutations() throws {
    var random = SplitMix64(seed: 20_261_126)
    for round in 0..<MutationTests.count {
      var bytes = Array(Self.examples[round % Self.examples.count].utf8)
      for _ in 0..<Int.random(in: 1...6, using: &random) {
        MutationTests.mutate(&bytes, &random)
      }
      let file = InputFile(name: "export.csv", bytes: bytes)
      guard let log = try? importHistory([file], options: ImportOptions()) else { continue }
      if !conserves(log) {
        Issue.record("round \(round): \(String(decoding: bytes, as: UTF8.self))")
      }
    }
  }

  @Test("A table with a row a set is no such file")
  func otherFiles() throws {
    for format in FormatDeclaration.all {
      for variant in format.variants {
        let start = try #require(FileStart(Array(variant.header.utf8)))
        #expect(!FileLayout.all.contains { $0.matches(start) }, "\(variant.header)")
      }
    }
  }

  @Test(
    "StrongLifts: notes that differ are those of the exercises, and empty cells at the end are none"
  )
  func strongLiftsNotes() throws {
    let rows = Self.strongLifts.split(separator: "\n").enumerated().map { index, row in
      let row = String(index == 2 ? row.replacing("easy, fast", with: "elbow") : row)
      return index == 0 ? row : row + ",,"
    }
    let log = try read(rows.joined(separator: "\n"))
    #expect(log.columns.count == 6 && log.sessions[0].note == nil)
    #expect(log.columns.note[0] == "easy, fast" && log.columns.note[2] == "elbow")
  }

  @Test("StrongLifts: the columns of a timed set may have its time where the repetitions are")
  func strongLiftsTimes() throws {
    let log = try read(Self.strongLifts.replacing(",0,0,0,0,,", with: ",60,0,45,0,,"), end: "")
    #expect(lines(log).last == "2026-08-11T22:56:00, Workout A, Plank, working, timed, 45.0 s")
  }

  @Test("StrongLifts until 2018: a row without a body weight is in the unit of the others")
  func oldStrongLiftsUnit() throws {
    let log = try read(
      "Date,Note,Workout,Body Weight,Exercise 1,Weight (KG),Weight (LB),Set 1",
      "07/25/16,,A,183lb,Squat,60,135,5", "07/29/16,,A,,Squat,62.5,140,5")
    #expect(log.columns.load[1] == pounds(140))
  }
}
