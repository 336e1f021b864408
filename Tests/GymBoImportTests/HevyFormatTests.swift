import GymBoImport
import GymBoLog
import Testing

@Suite struct HevyFormatTests {
  static func header(load: String = "kg", distance: String = "km") -> String {
    "\"title\",\"start_time\",\"end_time\",\"description\",\"exercise_title\",\"superset_id\","
      + "\"exercise_notes\",\"set_index\",\"set_type\",\"weight_\(load)\",\"reps\","
      + "\"distance_\(distance)\",\"duration_seconds\",\"rpe\""
  }

  @Test("the app's export: kinds, supersets, bodyweight, cardio, timed and failed sets")
  func appExport() throws {
    let log = try read(
      Self.header(),
      "\"Lower\",\"13 Jan 2026, 18:43\",\"13 Jan 2026, 20:03\",\"good\",\"Hip Adduction (Machine)\",,\"slow\",0,\"warmup\",43,16,,,",
      "\"Lower\",\"13 Jan 2026, 18:43\",\"13 Jan 2026, 20:03\",\"good\",\"Hip Adduction (Machine)\",,\"slow\",1,\"failure\",86.25,6,,,9.5",
      "\"Lower\",\"13 Jan 2026, 18:43\",\"13 Jan 2026, 20:03\",\"good\",\"Hip Adduction (Machine)\",,\"slow\",2,\"dropset\",60,6,,,",
      "\"Lower\",\"13 Jan 2026, 18:43\",\"13 Jan 2026, 20:03\",\"good\",\"Glute Bridge\",0,\"\",0,\"normal\",,20,,,",
      "\"Lower\",\"13 Jan 2026, 18:43\",\"13 Jan 2026, 20:03\",\"good\",\"Pull Up\",0,\"\",0,\"normal\",,0,,,",
      "\"Lower\",\"13 Jan 2026, 18:43\",\"13 Jan 2026, 20:03\",\"good\",\"Empty\",,\"\",0,\"normal\",,,,0,",
      "\"Cardio 💪\",\"18 Jun 2025, 17:13\",\"18 Jun 2025, 17:56\",\"\",\"Treadmill\",,\"\",0,\"normal\",,,0.5,600,",
      "\"Cardio 💪\",\"18 Jun 2025, 17:13\",\"18 Jun 2025, 17:56\",\"\",\"Plank\",,\"\",0,\"normal\",,,,30,",
      "\"Cardio 💪\",\"18 Jun 2025, 17:13\",\"18 Jun 2025, 17:56\",\"\",\"Warm Up\",,\"\",0,\"normal\",,0,,300,",
      end: "\r\n")
    #expect(
      lines(log) == [
        "2025-06-18T17:13:00, Cardio 💪, Treadmill, working, distance, 600.0 s, 500.0 m",
        "2025-06-18T17:13:00, Cardio 💪, Plank, working, timed, 30.0 s",
        "2025-06-18T17:13:00, Cardio 💪, Warm Up, working, timed, 300.0 s",
        "2026-01-13T18:43:00, Lower, Hip Adduction (Machine), warm_up, loaded, 43.0 kg, × 16, “slow”",
        "2026-01-13T18:43:00, Lower, Hip Adduction (Machine), failure, loaded, 86.25 kg, × 6, RPE 9.5, “slow”",
        "2026-01-13T18:43:00, Lower, Hip Adduction (Machine), drop, loaded, 60.0 kg, × 6, “slow”",
        "2026-01-13T18:43:00, Lower, Glute Bridge, working, bodyweight, × 20, superset 0",
        "2026-01-13T18:43:00, Lower, Pull Up, working, bodyweight, × 0, superset 0",
      ])
    #expect(log.sessions.map(\.duration) == [2580, 4800])
    #expect(log.sessions.map(\.note) == [nil, "good"])
    #expect(log.leftOut.map(\.reason) == [.notCompleted])
    #expect(log.files[0].variant == "kilograms and kilometres")
    #expect(log.files[0].unit == .stated)
    #expect(log.issues.isEmpty)
    #expect(conserves(log))
  }

  @Test(
    "units of load and distance vary independently",
    arguments: [
      ("kg", "km", "kilograms and kilometres"), ("lbs", "miles", "pounds and miles"),
      ("kg", "miles", "kilograms and miles"), ("lbs", "km", "pounds and kilometres"),
    ])
  func units(_ load: String, _ distance: String, _ variant: String) throws {
    let log = try read(
      Self.header(load: load, distance: distance),
      "\"A\",\"13 Jan 2026, 18:43\",\"13 Jan 2026, 20:03\",\"\",\"Carry\",,\"\",0,\"normal\",100,,2,,"
    )
    #expect(log.columns.load[0] == (load == "kg" ? 2_000_000_000_000 : 907_184_740_000))
    #expect(log.columns.metres[0] == (distance == "km" ? 2000 : 3218.688))
    #expect(log.files[0].variant == variant)
  }

  @Test("a file re-saved with semicolons, without quotes and without superset_id")
  func resaved() throws {
    let log = try read(
      "title;start_time;end_time;description;exercise_title;exercise_notes;set_index;set_type;"
        + "weight_kg;reps;distance_km;duration_seconds;rpe",
      "Push;3 Mar 2023, 18:00;3 Mar 2023, 19:00;;Bench Press (Barbell);;0;normal;80;5;;;8")
    #expect(
      lines(log) == [
        "2023-03-03T18:00:00, Push, Bench Press (Barbell), working, loaded, 80.0 kg, × 5, RPE 8.0"
      ])
    #expect(log.files[0].variant == "re-saved, without superset_id")
  }

  @Test("the web's export: English dates, German dates, and real line breaks in notes")
  func webExport() throws {
    let log = try read(
      Self.header(),
      "\"A\",\"Jun 11, 2026, 1:01 PM\",\"Jun 11, 2026, 2:00 PM\",\"one\ntwo\",\"Squat (Barbell)\",,\"x\ny\",0,\"normal\",100,5,,,",
      "\"B\",\"22.09.2026, 17:00\",\"22.09.2026, 18:00\",\"\",\"Squat (Barbell)\",,\"\",0,\"normal\",100,5,,,"
    )
    #expect(log.sessions.map { "\($0.start)" } == ["2026-06-11T13:01:00", "2026-09-22T17:00:00"])
    #expect(log.sessions[0].note == "one\ntwo")
    #expect(log.columns.note.values == ["x\ny", nil])
    #expect(log.columns.line == [2, 5])
  }

  @Test("line breaks that the app writes as two characters become line feeds")
  func appLineBreaks() throws {
    let log = try read(
      Self.header(),
      "\"A\",\"13 Jan 2026, 18:43\",\"13 Jan 2026, 20:03\",\"d\\ne\",\"Squat\",,\"x\\ny\",0,\"normal\",100,5,,,"
    )
    #expect(log.columns.note.values == ["x\ny"])
    #expect(log.sessions[0].note == "d\ne")
  }

  @Test("set_index restarts where the same exercise comes again; gaps do not matter")
  func setIndexRestarts() throws {
    func row(_ index: Int) -> String {
      "\"A\",\"13 Jan 2026, 18:43\",\"13 Jan 2026, 20:03\",\"\",\"Squat\",,\"\",\(index),\"normal\",100,5,,,"
    }
    let log = try read(Self.header(), row(0), row(2), row(3), row(0), row(1))
    #expect(log.columns.block == [0, 0, 0, 1, 1])
  }

  @Test("workouts with one title and start are told apart by their ends")
  func workoutKey() throws {
    func row(_ end: String) -> String {
      "\"A\",\"13 Jan 2026, 18:43\",\"13 Jan 2026, \(end)\",\"\",\"Squat\",,\"\",0,\"normal\",100,5,,,"
    }
    let log = try read(Self.header(), row("20:03"), row("19:03"))
    #expect(log.sessions.map(\.duration) == [1200, 4800])
  }

  @Test("an end before the start leaves the duration out, with an issue")
  func endBeforeStart() throws {
    let log = try read(
      Self.header(),
      "\"A\",\"13 Jan 2026, 18:43\",\"13 Jan 2026, 17:03\",\"\",\"Squat\",,\"\",0,\"normal\",100,5,,,"
    )
    #expect(log.sessions[0].duration == nil)
    #expect(rules(log) == [.unreadableDuration])
    #expect(log.issues[0].place?.columnName == "end_time")
    #expect(log.issues[0].original == "13 Jan 2026, 17:03")
  }

  @Test("a negative load in an assisted exercise is assistance; elsewhere it rejects the row")
  func negativeLoad() throws {
    let log = try read(
      Self.header(),
      "\"A\",\"13 Jan 2026, 18:43\",\"13 Jan 2026, 20:03\",\"\",\"Pull Up (Assisted)\",,\"\",0,\"normal\",-22.05,5,,,",
      "\"A\",\"13 Jan 2026, 18:43\",\"13 Jan 2026, 20:03\",\"\",\"Nameless Lift\",,\"\",0,\"normal\",-22.05,5,,,"
    )
    #expect(
      lines(log) == [
        "2026-01-13T18:43:00, A, Pull Up (Assisted), working, assisted, 22.05 kg, × 5"
      ])
    #expect(log.issues.map(\.rule) == [.negativeNumber, .negativeNumber])
    #expect(log.issues.map(\.severity) == [.notice, .error])
    #expect(conserves(log))
  }
}
