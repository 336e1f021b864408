import GymBoLog
import Testing

@testable import GymBoImport

/// Every row here is made up after a description of the format; no real export is among the tests.
@Suite("Alpha Progression's words and marks") struct AlphaProgressionTests {
  private func sets(_ rows: String..., end: String = "\n") throws -> TrainingLog {
    let text = (["\"Push\";\"2026-02-19 16:54 h\";\"1:02 hr\""] + rows).joined(separator: end) + end
    let log = try importHistory(
      [InputFile(name: "export.csv", bytes: Array(text.utf8))], options: ImportOptions())
    #expect(conserves(log))
    return log
  }

  @Test("The columns of sets are known in the languages of the app")
  func headers() throws {
    let log = try sets(
      "1. Bankdrücken · Langhantel · 5 Wdh.", "#;KG;WIEDERH.;RIR", "1;100;5;2",
      "2. Développé couché · 5 rép.", "#;KG;RÉPS;RIR", "1;100;5;2", "3. Plank · 45 s", "#;ZEIT",
      "1;45", "4. Farmer's Walk · 40 m", "#;KG;M", "1;40;40", "5. Row · 2 km", "#;KM;MIN.",
      "1;2;8:30", "6. Plank", "#;SECONDS", "1;45")
    #expect(
      short(log) == [
        "Bankdrücken (Langhantel), working, loaded, 100.0 kg, × 5, RPE 8.0",
        "Développé couché, working, loaded, 100.0 kg, × 5, RPE 8.0",
        "Plank, working, timed, 45.0 s", "Farmer's Walk, working, distance, 40.0 kg, 40.0 m",
        "Row, working, distance, 510.0 s, 2000.0 m", "Plank#1, working, timed, 45.0 s",
      ])
    #expect(log.leftOut.isEmpty)
  }

  @Test("Sets under a column of an unknown name are rejected, not counted as not done")
  func unknownColumn() throws {
    let log = try sets(
      "1. Bench Press · 5 reps", "#;KG;FOO;RIR", "1;100;5;2", "2;-;-;-", "2. Row", "#;KG;REPS",
      "1;60;8;9")
    #expect(log.columns.count == 0)
    #expect(log.leftOut.map(\.reason) == [.rejected, .notCompleted, .rejected])
    #expect(log.issues.contains { $0.rule == .unreadableNumber && $0.original == "FOO 5" })
  }

  @Test("The last sets of an exercise with drop sets are those that are lighter")
  func dropSets() throws {
    let log = try sets(
      "1. Lateral Raises · Dumbbell · 12 reps · 2 dropsets", "#;KG;REPS;RIR", "1;12,5;12;0",
      "2;10;8;0", "3;7,5;8;0", "2. Row", "#;KG;REPS", "1;60;8")
    #expect(
      short(log) == [
        "Lateral Raises (Dumbbell), working, loaded, 12.5 kg, × 12, RPE 10.0",
        "Lateral Raises (Dumbbell), drop, loaded, 10.0 kg, × 8, RPE 10.0",
        "Lateral Raises (Dumbbell), drop, loaded, 7.5 kg, × 8, RPE 10.0",
        "Row, working, loaded, 60.0 kg, × 8",
      ])
  }

  @Test("A warm-up may have minutes; one with an unknown word is rejected")
  func warmUps() throws {
    let log = try sets(
      "1. Row · 5 reps;WU1 · 1:30 min<br>WU2 · 40 kg · 9 reps<br>WU3 · 4 foo", "#;KG;REPS", "1;60;5"
    )
    #expect(
      short(log) == [
        "Row, warm_up, timed, 90.0 s", "Row, warm_up, loaded, 40.0 kg, × 9",
        "Row, working, loaded, 60.0 kg, × 5",
      ])
    #expect(log.leftOut.map(\.reason) == [.rejected])
  }

  @Test("Tabs and line ends of Windows are read")
  func tabsAndCRLF() throws {
    let log = try read(
      "\"Push\"\t\"2026-02-19 16:54 h\"\t\"1:02 hr\"", "\"1. Bench Press · Barbell · 5 reps\"",
      "#\tKG\tREPS", "1\t100\t5", end: "\r\n")
    #expect(short(log) == ["Bench Press (Barbell), working, loaded, 100.0 kg, × 5"])
  }
}
