import Foundation
import TestSupport
import Testing

@Suite("Body weight is imported, written and used")
struct BodyCommandTests {
  private func run(_ script: String, in folder: TemporaryFolder) throws -> String {
    let (code, output) = try ToolShell.run("set -e; " + script, in: folder)
    #expect(code == 0, "\(output)")
    return output
  }

  /// A folder with a table of 28 days that fall by 0.1 kg each, and a row that is none.
  private static func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    let rows = (1...28).map { day in
      let date = "2026-11-\(day < 10 ? "0" : "")\(day)"
      return "\(date) 07:00:00,\(String(format: "%.1f", 83 - 0.1 * Double(day)))\n"
    }
    _ = try folder.file(
      "scale.csv", "Date,Weight (kg)\n" + rows.joined() + "2026-11-29 07:00:00,abc\n")
    return folder
  }

  @Test("A table is imported like an export: a trial first, then once, then taken back")
  func imported() throws {
    let folder = try Self.folder()
    let trial = try run("$GYMBO import scale.csv --dry-run; ls", in: folder)
    #expect(
      trial.contains(
        "scale.csv: body values, body table; 29 rows, 28 values (2026-11-01 to 2026-11-28)"))
    #expect(trial.contains("  28 new\n") && trial.contains("Nothing was written"))
    #expect(!trial.contains("data\n"))
    let first = try run("$GYMBO import scale.csv", in: folder)
    #expect(first.contains("line 30: \"abc\" is no value of a person; left out"))
    #expect(first.hasSuffix("Undo: gymbo store undo\n"))
    #expect(try run("$GYMBO import scale.csv", in: folder).contains("  28 as they were\n"))
    let body = try run("$GYMBO body", in: folder)
    #expect(body.contains("Weight: 80.2 kg on 2026-11-28, trend 81.0 kg\n"))
    #expect(
      body.contains("Change a week: −0.70 kg (80 %: −0.70 to −0.70), of 28 days of the last 28\n"))
    let undone = try run("$GYMBO store undo; $GYMBO body", in: folder)
    #expect(
      undone.contains("The import of scale.csv of ") && undone.contains("Nothing was measured."))
  }

  @Test("A value is written with its unit, shown in another, and taken back")
  func written() throws {
    let folder = try TemporaryFolder()
    let written = try run(
      "$GYMBO body weight=177lb body-fat=18.4% waist=32in --date 2026-11-20", in: folder)
    #expect(written.contains("Weight: 80.3 kg on 2026-11-20, trend 80.3 kg\n"))
    #expect(written.contains("it needs 8 days with a weight over 14 of the last 28"))
    #expect(written.contains("body-fat: 18.4 % on 2026-11-20\nwaist: 81.3 cm on 2026-11-20\n"))
    #expect(try run("$GYMBO body --unit lb", in: folder).contains("Weight: 177.0 lb"))
    _ = try run("$GYMBO body weight=81kg --date 2026-11-20", in: folder)
    #expect(try run("$GYMBO body", in: folder).contains("Weight: 81.0 kg"))
    #expect(try run("$GYMBO store undo", in: folder).hasPrefix("The measures of "))
    #expect(try run("$GYMBO body", in: folder).contains("Weight: 80.3 kg"))
  }

  @Test(
    "A wrong value is refused with what to write, and nothing is kept",
    arguments: [
      (
        "weight=80", "weight: \"80\" is no body weight; write it with its unit, as 80.4kg or 177lb."
      ),
      ("weight=8kg", "weight: \"8kg\" is no body weight"),
      ("wieght=80kg", "Did you mean weight?"), ("weight", "Write METRIC=VALUE, as weight=80.4kg"),
      ("body-fat=184%", "body-fat: \"184%\" is no share of fat"),
    ])
  func refused(word: String, sentence: String) throws {
    let folder = try TemporaryFolder()
    let (code, output) = try ToolShell.run("$GYMBO body waist=80cm \(word)", in: folder)
    #expect(code == 2 && output.contains(sentence), "\(output)")
    #expect(try !folder.names().contains("data"))
  }

  @Test("A table without a unit is asked for it")
  func unit() throws {
    let folder = try TemporaryFolder()
    _ = try folder.file("wger.csv", "Weight,Date\n80.4,2026-11-20\n")
    let (code, output) = try ToolShell.run("$GYMBO import wger.csv", in: folder)
    #expect(code == 4 && output.contains("give --input-unit kg or --input-unit lb."))
    #expect(try run("$GYMBO import wger.csv --input-unit kg", in: folder).contains("  1 new\n"))
  }

  @Test("A table beside an export is in the report, and what it cannot read is said")
  func besideAnExport() throws {
    let folder = try Self.folder()
    _ = try folder.file(
      "hevy.csv",
      """
      title,start_time,end_time,description,exercise_title,superset_id,exercise_notes,set_index,set_type,weight_kg,reps,distance_km,duration_seconds,rpe
      Pull,"28 Nov 2026, 18:00","28 Nov 2026, 19:00",,Pull Up,,,0,normal,,6,,,

      """)
    let told = try run("$GYMBO report scale.csv hevy.csv --only body", in: folder)
    #expect(told.contains("Weight           80.2 kg on 28 Nov, trend 81.0 kg\n"))
    #expect(told.contains("−0.70 kg (80 %: −0.70 to −0.70), from 28 of the last 28 days\n"))
    #expect(told.contains("scale.csv, line 30: \"abc\" is no value of a person; left out"))
    let pounds = try run(
      "$GYMBO report scale.csv hevy.csv --only body --unit lb 2> errors", in: folder)
    #expect(pounds.contains("176.8 lb on 28 Nov") && !pounds.contains("kg"))
    // The names of parts that are not shown may need another line.
    func words(_ text: String) -> [Substring] { text.split(whereSeparator: \.isWhitespace) }
    let without = try run("$GYMBO report hevy.csv", in: folder)
    #expect(
      try words(
        run("$GYMBO report scale.csv hevy.csv 2> errors", in: folder).replacing(
          ",body\n", with: "\n")
      ) == words(without))
    for command in ["suggest", "check", "export --to plain"] {
      let (_, other) = try ToolShell.run("$GYMBO \(command) scale.csv hevy.csv", in: folder)
      #expect(other.contains("scale.csv: values of a body, which only 'gymbo report' shows; it is"))
    }
    let (code, alone) = try ToolShell.run("$GYMBO report scale.csv", in: folder)
    #expect(code == 4 && alone.contains("no known export begins with"))
  }

  @Test("A score takes sex, age and the weight of the day from the store, and options win")
  func score() throws {
    let folder = try Self.folder()
    _ = try run(
      "$GYMBO import scale.csv; $GYMBO profile sex=F birth-date=1980-11-28", in: folder)
    let day = try run("$GYMBO score --total 400kg --as-of 2026-11-28", in: folder)
    #expect(day.contains("a woman of 81.05 kg") && day.contains("at the age of 46"))
    #expect(
      try run("$GYMBO score --total 400kg --as-of 2026-11-27", in: folder).contains(
        "at the age of 45"))
    let other = try run("$GYMBO score --total 400kg --sex M --bodyweight 90kg", in: folder)
    #expect(other.contains("a man of 90 kg") && !other.contains("age"))
    let (code, output) = try ToolShell.run(
      "$GYMBO score --total 400kg --as-of 2027-01-28", in: folder)
    #expect(code == 2 && output.contains("no body weight within 14 days of 2027-01-28"))
    let empty = try TemporaryFolder()
    let (none, sentence) = try ToolShell.run("$GYMBO score --total 400kg", in: empty)
    #expect(
      none == 2
        && sentence.contains("'gymbo score' needs --sex: F|M. Or keep it: gymbo profile sex=F."))
  }

  @Test("--bodyweight stored is the trend of the report's day; without it nothing changes")
  func storedWeight() throws {
    let folder = try StoreCommandTests.folder()
    _ = try run("$GYMBO import this.csv", in: folder)
    let before = try run("$GYMBO report --full", in: folder)
    _ = try run("$GYMBO body weight=81.5kg --date 2026-11-10", in: folder)
    let body = "\n" + (try run("$GYMBO report --only body", in: folder))
    let after = try run("$GYMBO report --full", in: folder)
    #expect(body.contains("81.5 kg on 10 Nov") && after.contains(body))
    #expect(after.replacing(body, with: "") == before)
    let stored = try run("$GYMBO report --format json --bodyweight stored", in: folder)
    #expect(try run("$GYMBO report --format json --bodyweight 81.5kg", in: folder) == stored)
    let (code, output) = try ToolShell.run("$GYMBO report this.csv --bodyweight stored", in: folder)
    #expect(code == 2 && output.contains("read where no file is named"))
    let (old, sentence) = try ToolShell.run(
      "$GYMBO report --bodyweight stored --as-of 2026-06-01", in: folder)
    #expect(old == 2 && sentence.contains("no body weight within 14 days of 2026-06-01"))
  }
}
