import GymBoLog
import Testing

@testable import GymBoImport

/// Every text here is made up after a description of the format; no real export is among the tests.
@Suite("Histories in JSON")
struct JSONLayoutTests {
  static let boostcamp = """
    {"2025-08-23": [
      {"title": "Program", "name": "Day 1", "finished_at": "2025-08-24T01:10:00Z", "week": 1,
       "records": [
        {"name": "Squat (Barbell)", "muscles_list": [{"muscle": "quads", "percent": 80}],
         "sets": [
          {"value": 225, "amount": 5, "weight_unit": "lbs", "skipped": false, "archived_rpe": 8.5},
          {"value": 225, "amount": 5, "weight_unit": "lbs", "skipped": true, "archived_rpe": null}]}]}]}
    """

  @Test("Boostcamp: the day of the lifter, weight and repetitions, and sets that were skipped")
  func boostcamp() throws {
    let log = try read(Self.boostcamp)
    #expect(
      lines(log) == [
        "2025-08-23, Day 1, Squat (Barbell), working, loaded, 102.058283... kg, × 5, RPE 8.5"
          .replacing("102.058283...", with: "\(Load(units: pounds(225)).kilograms)")
      ])
    #expect(log.leftOut.map(\.reason) == [.notCompleted] && log.leftOut[0].line == 7)
    #expect(log.files[0].format == "boostcamp" && conserves(log))
  }

  static let openweight = """
    [{"date": "2026-01-15T10:00:00+01:00", "name": "Push \\u00dcbung", "durationSeconds": 3600,
      "exercises": [
        {"exercise": {"name": "Bench Press", "equipment": "barbell"}, "supersetId": 1, "sets": [
          {"reps": 10, "weight": 40, "unit": "kg", "type": "warmup"},
          {"reps": 5, "weight": 82.5, "unit": "kg", "rir": 2, "type": "backoff", "notes": "fast"},
          {"reps": 4, "weight": 185, "unit": "lb", "toFailure": true}]},
        {"exercise": {"name": "Plank"}, "sets": [{"durationSeconds": 60}]}]}]
    """

  @Test("openweight: kinds, reserve, notes and units of each set")
  func openweight() throws {
    let log = try read(Self.openweight)
    #expect(
      lines(log).map { $0.split(separator: ", ").dropFirst(2).joined(separator: ", ") } == [
        "Bench Press, warm_up, loaded, 40.0 kg, × 10, superset 1",
        "Bench Press, working, loaded, 82.5 kg, × 5, RPE 8.0, superset 1, “fast”",
        "Bench Press, failure, loaded, \(Load(units: pounds(185)).kilograms) kg, × 4, superset 1",
        "Plank, working, timed, 60.0 s",
      ])
    #expect(log.sessions[0].title == "Push Übung" && log.sessions[0].duration == 3600)
    #expect(conserves(log))
  }

  static let wger = """
    {"count": 3, "results": [
      {"id": 1, "date": "2026-01-15T18:05:00+01:00", "exercise": 73, "repetitions": "5.00",
       "repetitions_unit": 1, "weight": "100.00", "weight_unit": 1, "rir": "2.0"},
      {"id": 2, "date": "2026-01-15T18:25:00+01:00", "exercise": {"id": 91, "name": "Plank"},
       "repetitions": "60.00", "repetitions_unit": {"id": 3, "name": "Seconds"}, "weight": null,
       "weight_unit": 1, "rir": null},
      {"id": 3, "date": "2026-01-15T18:15:00+01:00", "exercise": 73, "repetitions": "5.00",
       "repetitions_unit": 1, "weight": "225.00", "weight_unit": "lb", "rir": null}]}
    """

  @Test("wger: exercises by number, units by number or name, times of each set")
  func wger() throws {
    let log = try read(Self.wger)
    #expect(log.sessions.count == 1 && log.columns.count == 3)
    #expect(log.exercises.map(\.name) == ["wger 73", "Plank"])
    #expect(log.columns.rpe[0] == 8 && log.columns.load[2] == pounds(225))
    #expect(log.columns.seconds[1] == 60)
    #expect(conserves(log))
  }

  @Test("wger: an amount that is no load is kept as a note")
  func plates() throws {
    let log = try read(
      Self.wger.replacing(
        "\"weight\": \"100.00\", \"weight_unit\": 1,",
        with: "\"weight\": \"6.00\", \"weight_unit\": 4,"))
    #expect(log.columns.load[0] == nil && log.columns.note[0] == "6.00 plates")
  }

  @Test(
    "Elements that are no workout, exercise or set are rejected with their line, not passed over")
  func elements() throws {
    let wger = Self.wger.replacing("{\"id\": 1,", with: "7, {\"id\": 1,")
    let openweight = Self.openweight.replacing(
      "{\"reps\": 10,", with: "null, \"ten\", {\"reps\": 10,")
    let boostcamp = Self.boostcamp.replacing(
      "\"sets\": [", with: "\"sets\": [[],")
    for (text, sets, lines) in [(wger, 3, [1]), (openweight, 4, [3, 3]), (boostcamp, 1, [4])] {
      let log = try read(text)
      let rejected = log.leftOut.filter { $0.reason == .rejected }
      #expect(log.columns.count == sets && rejected.map { Int($0.line) } == lines)
      #expect(conserves(log))
    }
  }

  @Test("A broken text is refused with the line at which it breaks, and other JSON as before")
  func broken() {
    let broken = Self.openweight.replacing("\"unit\": \"lb\"", with: "\"unit\": lb")
    #expect(throws: ImportError.broken(name: "export.csv", line: 6)) { try read(broken) }
    #expect(throws: ImportError.notText(name: "export.csv", .json)) {
      try read("{\"workouts\": []}")
    }
  }

  @Test("The reader takes JSON and nothing else")
  func strict() throws {
    let good = [
      "[]", "{}", " [1, -0, 0.5, 1e9, -1.25E-7] ", "\"\\u00e9\\n\\ud83d\\ude00\"", "true", "null",
      "{\"a\": {\"a\": [false]}}", "\"\u{7f}\"",
    ]
    for text in good { _ = try JSONReader.value(Array(text.utf8)) }
    let bad = [
      "", " ", "[1,]", "{\"a\": 1,}", "{a: 1}", "[01]", "[1.]", "[.5]", "[+1]", "[1e]", "['a']",
      "[\"a]",
      "[\"\t\"]", "[\"\\x\"]", "[\"\\u12g4\"]", "[1] 2", "[1 2]", "{\"a\" 1}", "{\"a\"}", "nul",
      "[NaN]",
      "[", "]", "{", "[\"\\", "-", "//", "[1]//",
    ]
    for text in bad {
      #expect(throws: JSONReader.Fault.self, "\(text)") { try JSONReader.value(Array(text.utf8)) }
    }
    #expect(throws: JSONReader.Fault.self) { try JSONReader.value([0x22, 0xFF, 0x22]) }
    let deep = String(repeating: "[", count: 511) + String(repeating: "]", count: 511)
    _ = try JSONReader.value(Array(deep.utf8))
    #expect(throws: JSONReader.Fault.self) {
      try JSONReader.value(Array(repeating: UInt8(ascii: "["), count: 1_000_000))
    }
    #expect(
      try JSONReader.value(Array("\"\\ud83d\\ude00\\u00e9\"".utf8)).cell == "😀é")
  }

  @Test("openweight: a set to failure of any kind of work, and the rest after a set")
  func failureAndRest() throws {
    let log = try read(
      "{\"workouts\":[{\"date\":\"2024-01-23\",\"exercises\":[{\"exercise\":{\"name\":\"Leg Press\"},"
        + "\"sets\":[{\"reps\":20,\"weight\":150,\"unit\":\"kg\",\"type\":\"amrap\",\"toFailure\":true,"
        + "\"restSeconds\":90}]}]}]}")
    #expect(
      lines(log) == ["2024-01-23, -, Leg Press, failure, loaded, 150.0 kg, × 20, rest 90.0"])
  }
}
