import Foundation
import GymBoImport
import GymBoLog
import Testing

/// One fixture per generation and locale, from header and example lines that real files have.
@Suite struct StrongFormatTests {
  static let since2020 =
    "Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,"
    + "Workout Notes,RPE"

  @Test("iOS since 2020: warm-ups, drops, failure, timed sets, rest timers and absurd durations")
  func iOS2020() throws {
    let log = try read(
      Self.since2020,
      "2021-07-07 17:05:17,\"Legs 1\",2h 15m,\"Squat (Barbell)\",W,135.0,5.0,0,0.0,\"deep\",\"hot\",",
      "2021-07-07 17:05:17,\"Legs 1\",2h 15m,\"Squat (Barbell)\",2,275.0,5.0,0,0.0,,,8.5",
      "2021-07-07 17:05:17,\"Legs 1\",2h 15m,\"Squat (Barbell)\",F,275.0,3.0,0,0.0,,,",
      "2021-07-08 16:02:07,\"Push 2\",1h 53m,\"One Arm Tricep Pushdown\",D,17.5,8.0,0,0.0,\"\",\"\",",
      "2021-08-12 12:01:38,\"Core\",19m,\"Plank\",1,0,0,0,60,\"\",\"\",",
      "2025-05-13 14:42:31,\"Lower 2\",48h 40m,\"Deadlift (Barbell)\",1,100.0,5.0,0,0.0,\"\",\"\",",
      "2025-05-13 14:42:31,\"Lower 2\",48h 40m,\"Deadlift (Barbell)\",Rest Timer,0,0.0,0,120.0,,,")
    #expect(
      lines(log) == [
        "2021-07-07T17:05:17, Legs 1, Squat (Barbell), warm_up, loaded, 135.0 kg, × 5, “deep”",
        "2021-07-07T17:05:17, Legs 1, Squat (Barbell), working, loaded, 275.0 kg, × 5, RPE 8.5, “deep”",
        "2021-07-07T17:05:17, Legs 1, Squat (Barbell), failure, loaded, 275.0 kg, × 3, “deep”",
        "2021-07-08T16:02:07, Push 2, One Arm Tricep Pushdown, drop, loaded, 17.5 kg, × 8",
        "2021-08-12T12:01:38, Core, Plank, working, timed, 60.0 s",
        "2025-05-13T14:42:31, Lower 2, Deadlift (Barbell), working, loaded, 100.0 kg, × 5, rest 120.0",
      ])
    #expect(log.sessions.map(\.duration) == [8100, 6780, 1140, 175_200])
    #expect(log.sessions.map(\.note) == ["hot", nil, nil, nil])
    #expect(log.files[0].variant == "iOS, since 2020")
    #expect(log.files[0].unit == .assumedKilograms)
    #expect(log.leftOut.map(\.reason) == [.restTimer])
    #expect(log.leftOut.map(\.line) == [8])
    #expect(log.issues.map(\.rule) == [.unitAssumed])
    #expect(conserves(log))
  }

  @Test("iOS since 2024 without the columns of notes")
  func iOS2024WithoutNotes() throws {
    let log = try read(
      "Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,RPE",
      "2026-04-24 09:40:00,\"Upper Body\",51m,\"Bench Press (Barbell)\",1,40.0,10.0,0,0.0,",
      "2026-04-24 09:40:00,\"Upper Body\",51m,\"Ab Wheel\",1,0,10.0,0,0.0,7")
    #expect(
      lines(log) == [
        "2026-04-24T09:40:00, Upper Body, Bench Press (Barbell), working, loaded, 40.0 kg, × 10",
        "2026-04-24T09:40:00, Upper Body, Ab Wheel, working, bodyweight, × 10, RPE 7.0",
      ])
    #expect(log.files[0].variant == "iOS, since 2024, without notes")
  }

  @Test("iOS 2015–2018 names the units in the header and counts sets from 0")
  func iOS2015() throws {
    let log = try read(
      "Date,Workout Name,Exercise Name,Set Order,kg,Reps,km,Seconds,Notes",
      "2016-10-03 19:30:55,\"W1D1\",\"Squat\",0,70.0,5,0.0,0,\"\"",
      "2016-10-03 19:30:55,\"W1D1\",\"Squat\",1,72.5,5,0.0,0,\"\"",
      "2016-10-03 19:30:55,\"W1D1\",\"Running\",0,0.0,0,5.2,1500,\"\"", end: "\r\n")
    #expect(
      lines(log) == [
        "2016-10-03T19:30:55, W1D1, Squat, working, loaded, 70.0 kg, × 5",
        "2016-10-03T19:30:55, W1D1, Squat, working, loaded, 72.5 kg, × 5",
        "2016-10-03T19:30:55, W1D1, Running, working, distance, 1500.0 s, 5200.0 m",
      ])
    #expect(log.files[0].unit == .stated)
    #expect(log.files[0].variant == "iOS, 2015–2018, units as column names")
    #expect(log.issues.isEmpty)
  }

  @Test("iOS 2016–2018 in pounds and miles, without notes")
  func iOS2016Pounds() throws {
    let log = try read(
      "Date,Workout Name,Exercise Name,Set Order,lb,Reps,mi,Seconds",
      "2017-01-03 18:00:00,\"A\",\"Squat (Bar)\",0,135.0,5,0.0,0",
      "2017-01-03 18:00:00,\"A\",\"Running\",0,0.0,0,1.0,600", end: "\r\n")
    #expect(log.columns.load[0] == pounds(135))
    #expect(log.columns.metres[1] == 1609.344)
    #expect(
      log.files[0].variant == "iOS, 2016–2018, units as column names, without notes")
  }

  @Test("iOS 2017–2019 repeats notes on every row, and 2019–2020 adds the RPE")
  func iOS2017() throws {
    let header =
      "Date,Workout Name,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes"
    let log = try read(
      header,
      "2018-02-01 07:00:00,\"Push\",\"Bench Press (Barbell)\",1,80,5,0,0,\"wide\",\"early\"",
      "2018-02-01 07:00:00,\"Push\",\"Bench Press (Barbell)\",2,80,5,0,0,\"wide\",\"early\"")
    #expect(log.columns.block == [0, 0])
    #expect(log.columns.note.values == ["wide", "wide"])
    #expect(log.sessions[0].note == "early")
    #expect(log.sessions[0].duration == nil)
    #expect(log.files[0].variant == "iOS, 2017–2019")
    let later = try read(
      header + ",RPE",
      "2019-12-01 07:00:00,\"Push\",\"Bench Press (Barbell)\",1,80,5,0,0,\"\",\"\",9")
    #expect(later.columns.rpe[0] == 9)
    #expect(later.files[0].variant == "iOS, 2019–2020")
  }

  @Test("A workout's note may stand in a row behind those of another workout")
  func laterNote() throws {
    let log = try read(
      "Date,Workout Name,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes",
      "2018-02-01 07:00:00,\"Push\",\"Bench Press (Barbell)\",1,80,5,0,0,,",
      "2018-02-03 07:00:00,\"Pull\",\"Pull Up\",1,0,5,0,0,,",
      "2018-02-01 07:00:00,\"Push\",\"Bench Press (Barbell)\",2,80,5,0,0,,\"early\"")
    #expect(log.sessions.map(\.note) == ["early", nil])
  }

  @Test("German and French headers, with Ruhezeit and minutes written out")
  func germanAndFrench() throws {
    let german = try read(
      "Datum,Workout-Name,Dauer,Name der Übung,Reihenfolge festlegen,Gewicht,Wiederh.,Entfernung,"
        + "Sekunden,Notizen,Workout-Notizen,RPE",
      "2025-08-01 09:46:59,\"Pull\",1h 31min,\"Pull Up\",1,0,8.0,0,0.0,\"\",\"\",",
      "2025-08-01 09:46:59,\"Pull\",1h 31min,\"Pull Up\",Ruhezeit,0,0.0,0,45.0,,,")
    #expect(
      lines(german) == [
        "2025-08-01T09:46:59, Pull, Pull Up, working, bodyweight, × 8, rest 45.0"
      ])
    #expect(german.sessions[0].duration == 5460)
    #expect(german.files[0].variant == "iOS, German")
    #expect(german.files[0].excluded == 1)
    let french = try read(
      "Date,Nom de l'entraînement,Durée,Nom de l'exercice,Ordre de la série,Poids,Réps,Distance,"
        + "Secondes,Notes,Notes d'entraînement,RPE",
      "2023-03-01 18:10:00,\"Jambes\",38min,\"Squat (Barbell)\",W,40.0,10,0,0,\"\",\"\",",
      end: "\r\n")
    #expect(
      lines(french) == [
        "2023-03-01T18:10:00, Jambes, Squat (Barbell), warm_up, loaded, 40.0 kg, × 10"
      ])
    #expect(french.sessions[0].duration == 2280)
    #expect(french.files[0].variant == "iOS, French")
  }

  static let android2021 =
    "Date;Workout Name;Exercise Name;Set Order;Weight;Weight Unit;Reps;RPE;Distance;Distance Unit;"
    + "Seconds;Notes;Workout Notes;Workout Duration"

  @Test("Android 2018–2024 with units per row, mixed, and a dot after miles")
  func androidUnitColumns() throws {
    let log = try read(
      Self.android2021,
      "2021-07-10 11:05:50;\"Push\";\"Overhead Press (Barbell)\";1;45;lbs;5;;;;0;\"\";"
        + "\"shoulder dominant push day\";2h 4m",
      "2021-07-10 11:05:50;\"Push\";\"Overhead Press (Barbell)\";2;50;kg;5;9;;;0;;;2h 4m",
      "2023-03-19 11:54:00;\"Pull\";\"Cycling (Indoor)\";1;;;;;1;mi.;240;\"\";\"\";1h 5m",
      "2023-08-01 16:16:08;\"Back and abs\";\"Plank\";1;;;;;;km;30;\"\";;43m")
    #expect(
      lines(log) == [
        "2021-07-10T11:05:50, Push, Overhead Press (Barbell), working, loaded, 20.41165665 kg, × 5",
        "2021-07-10T11:05:50, Push, Overhead Press (Barbell), working, loaded, 50.0 kg, × 5, RPE 9.0",
        "2023-03-19T11:54:00, Pull, Cycling (Indoor), working, distance, 240.0 s, 1609.344 m",
        "2023-08-01T16:16:08, Back and abs, Plank, working, timed, 30.0 s",
      ])
    #expect(log.sessions.map(\.duration) == [7440, 3900, 2580])
    #expect(log.sessions[0].note == "shoulder dominant push day")
    #expect(log.files[0].variant == "Android, 2021–2024")
    #expect(log.files[0].unit == .stated)
    #expect(log.issues.isEmpty)
    let older = try read(
      Self.android2021.replacingOccurrences(of: ";Workout Duration", with: ""),
      "2019-07-10 11:05:50;\"Push\";\"Squat (Barbell)\";1;60;kg;5;;;;0;\"\";\"\"")
    #expect(older.files[0].variant == "Android, 2018–2020")
    #expect(older.columns.load[0] == 1_200_000_000_000)
  }

  @Test("Android columns re-saved with commas, without quotes, with CRLF")
  func androidResaved() throws {
    let log = try read(
      Self.android2021.replacingOccurrences(of: ";", with: ","),
      "2021-07-10 11:05:50,Push,Overhead Press (Barbell),1,45,lbs,5,,,,0,,,2h 4m",
      "2021-07-10 11:05:50,Push,Overhead Press (Barbell),2,45,lbs,5,,,,0,,,2h 4m", end: "\r\n")
    #expect(log.columns.count == 2)
    #expect(log.columns.load[1] == pounds(45))
    #expect(log.columns.block == [0, 0])
    #expect(log.files[0].variant == "Android, 2021–2024")
  }

  @Test("Android with all cells quoted: kilograms, metres, seconds, and kinds as words")
  func androidQuoted() throws {
    let log = try read(
      "\"Workout #\";\"Date\";\"Workout Name\";\"Duration (sec)\";\"Exercise Name\";\"Set Order\";"
        + "\"Weight (kg)\";\"Reps\";\"RPE\";\"Distance (meters)\";\"Seconds\";\"Notes\";\"Workout Notes\"",
      "\"71\";\"2022-10-23 17:41:11\";\"Pull\";\"3608\";\"Knelt Pulldown\";\"WARM_UP\";"
        + "\"2.2679618500000003\";\"5\";\"\";\"\";\"\";\"\";\"\"",
      "\"71\";\"2022-10-23 17:41:11\";\"Pull\";\"3608\";\"Knelt Pulldown\";\"1\";"
        + "\"61.23492\";\"5\";\"9.0\";\"\";\"\";\"two\nlines\";\"\"",
      "\"71\";\"2022-10-23 17:41:11\";\"Pull\";\"3608\";\"Knelt Pulldown\";\"FAILURE\";"
        + "\"61.23492\";\"3\";\"\";\"\";\"\";\"two\nlines\";\"\"",
      "\"72\";\"2025-01-06 07:47:59\";\"Push\";\"3180\";\"Running (Treadmill)\";\"1\";\"\";\"\";\"\";"
        + "\"1272.0\";\"296.0\";\"\";\"\"")
    #expect(
      lines(log) == [
        "2022-10-23T17:41:11, Pull, Knelt Pulldown, warm_up, loaded, 2.26796185 kg, × 5",
        "2022-10-23T17:41:11, Pull, Knelt Pulldown, working, loaded, 61.23492 kg, × 5, RPE 9.0, “two\nlines”",
        "2022-10-23T17:41:11, Pull, Knelt Pulldown, failure, loaded, 61.23492 kg, × 3, “two\nlines”",
        "2025-01-06T07:47:59, Push, Running (Treadmill), working, distance, 296.0 s, 1272.0 m",
      ])
    #expect(log.sessions.map(\.duration) == [3608, 3180])
    #expect(log.columns.line == [2, 3, 5, 7])
    #expect(log.files[0].variant == "Android, all cells quoted")
  }

  @Test("columns are found by name: the documented iOS order with unit columns")
  func iOSUnitColumns() throws {
    let log = try read(
      "Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Weight Unit,Reps,RPE,Distance,"
        + "Distance Unit,Seconds,Notes,Workout Notes",
      "2025-02-01 10:00:00,\"Push\",1h,\"Bench Press (Barbell)\",1,135,lbs,8,7.5,,,0,\"\",\"\"")
    #expect(
      lines(log) == [
        "2025-02-01T10:00:00, Push, Bench Press (Barbell), working, loaded, 61.23496995 kg, × 8, RPE 7.5"
      ])
    #expect(log.files[0].variant == "iOS, unit columns")
  }

  @Test("12-hour clocks of American phones, with a narrow no-break space before AM and PM")
  func twelveHourClock() throws {
    let log = try read(
      Self.since2020,
      "2024-01-02 12:05:09\u{202F}AM,\"A\",5m,\"Squat (Barbell)\",1,100.0,5.0,0,0.0,\"\",\"\",",
      "2024-01-02 1:05:09\u{202F}PM,\"B\",5m,\"Squat (Barbell)\",1,100.0,5.0,0,0.0,\"\",\"\",")
    #expect(log.sessions.map { "\($0.start)" } == ["2024-01-02T00:05:09", "2024-01-02T13:05:09"])
  }

  @Test("a load with 0 repetitions is a failed set; nothing entered is no set")
  func failedAndEmptySets() throws {
    let log = try read(
      Self.since2020,
      "2024-01-02 12:05:09,\"A\",5m,\"Squat (Barbell)\",1,100.0,0.0,0,0.0,\"\",\"\",",
      "2024-01-02 12:05:09,\"A\",5m,\"Squat (Barbell)\",2,0,0,0,0,,,",
      "2024-01-02 12:05:09,\"A\",5m,\"Pull Up (Assisted)\",1,20.0,8,0,0,\"\",,")
    #expect(
      lines(log) == [
        "2024-01-02T12:05:09, A, Squat (Barbell), working, loaded, 100.0 kg, × 0",
        "2024-01-02T12:05:09, A, Pull Up (Assisted), working, assisted, 20.0 kg, × 8",
      ])
    #expect(log.leftOut.map(\.reason) == [.notCompleted])
    #expect(conserves(log))
  }

  @Test("the same exercise twice in a workout is two blocks: by numbers, by quotes, by return")
  func blocks() throws {
    let log = try read(
      Self.since2020,
      "2024-01-02 12:05:09,\"A\",5m,\"Squat (Barbell)\",1,100.0,5,0,0,\"\",\"\",",
      "2024-01-02 12:05:09,\"A\",5m,\"Squat (Barbell)\",2,100.0,5,0,0,,,",
      "2024-01-02 12:05:09,\"A\",5m,\"Squat (Barbell)\",W,60.0,5,0,0,\"\",,",
      "2024-01-02 12:05:09,\"A\",5m,\"Squat (Barbell)\",1,90.0,5,0,0,,,",
      "2024-01-02 12:05:09,\"A\",5m,\"Squat (Barbell)\",1,80.0,5,0,0,\"back off\",,",
      "2024-01-02 12:05:09,\"A\",5m,\"Leg Press\",1,180.0,5,0,0,\"\",,",
      "2024-01-02 12:05:09,\"A\",5m,\"Squat (Barbell)\",3,70.0,5,0,0,,,")
    #expect(log.columns.block == [0, 0, 1, 1, 2, 0, 3])
    #expect(log.columns.note.values == [nil, nil, nil, nil, "back off", nil, nil])
  }

  @Test("line breaks that iOS writes as two characters become line feeds")
  func escapedLineBreaks() throws {
    let log = try read(
      Self.since2020,
      "2024-01-02 12:05:09,\"A\",5m,\"Squat (Barbell)\",1,100.0,5,0,0,\"said \"\"up\"\"\\nagain\",\"x\\ny\","
    )
    #expect(log.columns.note[0] == "said \"up\"\nagain")
    #expect(log.sessions[0].note == "x\ny")
  }

  @Test("two workouts with one start are told apart by their names; rows need not be together")
  func workoutKey() throws {
    let log = try read(
      Self.since2020,
      "2024-01-02 12:05:09,\"B\",5m,\"Squat (Barbell)\",1,100.0,5,0,0,\"\",\"\",",
      "2024-01-02 12:05:09,\"A\",5m,\"Squat (Barbell)\",1,90.0,5,0,0,\"\",\"\",",
      "2023-01-02 12:05:09,\"C\",5m,\"Squat (Barbell)\",1,80.0,5,0,0,\"\",\"\",",
      "2024-01-02 12:05:09,\"B\",5m,\"Squat (Barbell)\",2,101.0,5,0,0,,,")
    #expect(log.sessions.map(\.title) == ["C", "A", "B"])
    #expect(log.sessions.map(\.sets) == [0..<1, 1..<2, 2..<4])
    #expect(log.columns.line == [4, 3, 2, 5])
  }
}
