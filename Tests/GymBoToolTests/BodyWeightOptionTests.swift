import GymBo
import TestSupport
import Testing

@Suite("The body weight as an option") struct BodyWeightOptionTests {
  private let folder: TemporaryFolder
  private let file: String

  init() throws {
    folder = try TemporaryFolder()
    file = try folder.file(
      "hevy.csv",
      """
      title,start_time,end_time,description,exercise_title,superset_id,exercise_notes,set_index,set_type,weight_kg,reps,distance_km,duration_seconds,rpe
      Pull,"5 Nov 2026, 18:00","5 Nov 2026, 19:00",,Pull Up,,,0,normal,,6,,,
      Pull,"12 Nov 2026, 18:00","12 Nov 2026, 19:00",,Pull Up (Weighted),,,0,normal,10,5,,,

      """
    ).path
  }

  @Test("Text and JSON of an exercise say what is counted of the body")
  func exercise() throws {
    let run = try Tool.run("exercise", "weighted", file, "--bodyweight", "80kg")
    #expect(run.code == 0, "\(run.error)")
    #expect(run.flat.contains("e1RM and percentages count 80 kg of it too"))
    #expect(run.flat.contains("101.2 kg") || run.flat.contains("101.3 kg"))
    let json = try Tool.run(
      "exercise", "weighted", file, "--bodyweight", "80kg", "--format", "json")
    #expect(json.json["bodyLoad"]["value"].number == 80)
    #expect(try JSONSchema(ReportSchema.exercise.text).errors(in: Array(json.output)) == [])
    let without = try Tool.run("exercise", "weighted", file)
    #expect(
      without.flat.contains("Loads are taken as added to body weight; e1RM is of them alone."))
    for command in ["report", "suggest"] {
      #expect(try Tool.run(command, file, "--bodyweight", "176lb").code == 0)
    }
  }

  @Test("Only weights with a unit that a person can have are taken", arguments: ["80", "8kg", "x"])
  func wrong(weight: String) throws {
    let run = try Tool.run("suggest", file, "--bodyweight", weight)
    #expect(run.code == 2 && run.error.contains("82.5kg"))
  }
}
