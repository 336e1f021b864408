import GymBoLog
import TestSupport
import Testing

@testable import GymBoImport

@Suite("The text notation")
struct TextLogTests {
  static let example = """
    unit kg
    2026-11-20 18:03 Upper A (56 min)
      > slept badly
      Bench Press (Barbell): 20x10w 60x5w 80x8@8 80x8x2@8.5 80x7f@10
      + Bent Over Row (Barbell): 70x10x2~90
      Pull Up: x8 x7
      Pull Up (Assisted): -20x8
      Plank: 60s 1:30
      Treadmill: 5km/25:00
      Farmers Walk: 40x50m/45s
    # a comment

    2026-11-22
      "Bench: Press": 82,5x5 "felt easy, \\"really\\"" 176lbx3d
        > elbows in
        > pause
    """

  private func faults(_ text: String) -> [TextLogFault] {
    var (reader, rows) = (TextLogReader(), SetRows())
    reader.read(text, &rows)
    return reader.faults
  }

  @Test("a set is its load, work, count, kind, effort and rest")
  func sets() throws {
    let log = try read(Self.example, end: "")
    #expect(
      lines(log).prefix(13).map { $0.replacing("2026-11-20T18:03:00, Upper A, ", with: "") } == [
        "Bench Press (Barbell), warm_up, loaded, 20.0 kg, × 10, superset 0",
        "Bench Press (Barbell), warm_up, loaded, 60.0 kg, × 5, superset 0",
        "Bench Press (Barbell), working, loaded, 80.0 kg, × 8, RPE 8.0, superset 0",
        "Bench Press (Barbell), working, loaded, 80.0 kg, × 8, RPE 8.5, superset 0",
        "Bench Press (Barbell), working, loaded, 80.0 kg, × 8, RPE 8.5, superset 0",
        "Bench Press (Barbell), failure, loaded, 80.0 kg, × 7, RPE 10.0, superset 0",
        "Bent Over Row (Barbell), working, loaded, 70.0 kg, × 10, rest 90.0, superset 0",
        "Bent Over Row (Barbell), working, loaded, 70.0 kg, × 10, rest 90.0, superset 0",
        "Pull Up, working, bodyweight, × 8",
        "Pull Up, working, bodyweight, × 7",
        "Pull Up (Assisted), working, assisted, 20.0 kg, × 8",
        "Plank, working, timed, 60.0 s",
        "Plank, working, timed, 90.0 s",
      ])
    let sets = log.columns
    #expect(sets.metres[13] == 5000 && sets.seconds[13] == 1500)
    #expect(sets.metres[14] == 50 && sets.seconds[14] == 45)
    #expect(Load(units: sets.load[14] ?? 0) == .kilograms(40))
    #expect((0..<8).map { sets.superset[$0] } == Array(repeating: 0, count: 8))
    #expect(sets.superset[8] == nil && sets.rest[6] == 90 && sets.rest[0] == nil)
    #expect(conserves(log) && rules(log).isEmpty && log.files[0].format == "text")
  }

  @Test("a workout is its day, time, title, length and note; an exercise has a note of its own")
  func workouts() throws {
    let log = try read(Self.example, end: "")
    #expect(log.sessions.map(\.title) == ["Upper A", nil])
    #expect(log.sessions[0].duration == 56 * 60 && log.sessions[0].note == "slept badly")
    #expect(log.sessions[0].hasTime && !log.sessions[1].hasTime)
    #expect(log.exercises.last?.name == "Bench: Press")
    let sets = log.columns
    #expect(sets.note[15] == "felt easy, \"really\"" && sets.note[16] == "elbows in\npause")
    #expect(Load(units: sets.load[15] ?? 0) == Load(kilograms: 82.5))
    #expect(sets.load[16] == pounds(176) && sets.kind[16] == .drop)
  }

  @Test(
    "lengths, titles and times as people write them",
    arguments: [
      ("2026-11-20 7:05 Legs (1 h 5 min)", "2026-11-20T07:05:00", "Legs", 3900),
      ("2026-11-20 18:03:15 \"(heavy)\" (56:19)", "2026-11-20T18:03:15", "(heavy)", 3379),
      ("2026-11-20 Day (easy)", "2026-11-20T00:00:00", "Day (easy)", nil),
      ("2026-11-20 5 x 5", "2026-11-20T00:00:00", "5 x 5", nil),
    ] as [(String, String, String, Int64?)])
  func heads(head: String, start: String, title: String, duration: Int64?) throws {
    let log = try read(head, "  Squat: 100x5")
    #expect("\(log.sessions[0].start)" == start)
    #expect(log.sessions[0].title == title && log.sessions[0].duration == duration)
  }

  @Test("sets first, with the unit after the load, are read too")
  func setsFirst() throws {
    let log = try read("2026-11-20", "  Squat: 3x8 80kg 5x5 185lb 90x5")
    #expect(log.columns.count == 9)
    #expect((0..<9).map { log.columns.repetitions[$0] } == [8, 8, 8, 5, 5, 5, 5, 5, 5])
    #expect(log.columns.load[2] == Load.kilograms(80).units)
    #expect(log.columns.load[7] == pounds(185))
  }

  @Test("the same exercise on two lines of a workout is done twice")
  func blocks() throws {
    let log = try read("2026-11-20", "  Squat: 100x5x2", "  Squat: 80x8")
    #expect((0..<3).map { log.columns.block[$0] } == [0, 0, 1])
  }

  @Test("a set that is not understood is rejected with its line, and the others are read")
  func faultInFile() throws {
    let log = try read("2026-11-20", "  Squat: 100x5 100x5y 90x8", "  Plank", "bad")
    #expect(log.columns.count == 2)
    #expect(log.leftOut.map(\.line) == [2, 3, 4])
    #expect(conserves(log))
  }

  @Test("what is not understood is told with line, column and text")
  func faults() {
    let text = """
      unit kg
        Squat: 100x5
      2026-11-20 Leg
        Squat: 100x5 100x5y @8
        Plank
        Row:
        Press: 40x0x200 40x8@hard 3x8x2x2 80kg
      """
    #expect(
      faults(text) == [
        TextLogFault(line: 2, column: 3, text: "Squat: 100x5", reason: .noWorkout),
        TextLogFault(line: 4, column: 16, text: "100x5y", reason: .set),
        TextLogFault(line: 4, column: 23, text: "@8", reason: .set),
        TextLogFault(line: 5, column: 3, text: "Plank", reason: .unknownLine),
        TextLogFault(line: 6, column: 7, text: "", reason: .noSet),
        TextLogFault(line: 7, column: 10, text: "40x0x200", reason: .set),
        TextLogFault(line: 7, column: 19, text: "40x8@hard", reason: .set),
        TextLogFault(line: 7, column: 29, text: "3x8x2x2", reason: .set),
        TextLogFault(line: 7, column: 37, text: "80kg", reason: .set),
      ])
  }

  @Test("a table whose first cell is a date is no text log")
  func tables() {
    #expect(!TextLogReader.isTextLog("2026-01-05,Squat,100,5\n2026-01-07,Squat,100,5\n"))
    #expect(!TextLogReader.isTextLog("2026-01-05 18:00,Squat,100,5\n2026-01-07 18:00,Squat,100,5"))
    #expect(!TextLogReader.isTextLog("date,exercise\n2026-01-05,Squat\n"))
    #expect(TextLogReader.isTextLog("# my log\n\nunit lb\n"))
    #expect(TextLogReader.isTextLog("2026-01-05\nSquat: 100x5\n"))
  }
}
