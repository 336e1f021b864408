import Foundation
import GymBo
import TestSupport
import Testing

@Suite struct VolumeModelOptionTests {
  private let folder: TemporaryFolder
  private let file: String

  /// Four sets of bench press: chest direct, triceps and front delts indirect; two of an exercise nobody knows.
  init() throws {
    folder = try TemporaryFolder()
    let bench = (0..<4).map {
      "Push,\"12 Nov 2026, 18:00\",\"12 Nov 2026, 19:00\",,Bench Press (Barbell),,,\($0),normal,100,8,,,8"
    }
    let other = (0..<2).map {
      "Push,\"12 Nov 2026, 18:00\",\"12 Nov 2026, 19:00\",,Xyzzy,,,\($0),normal,10,8,,,8"
    }
    file = try folder.file(
      "hevy.csv",
      """
      title,start_time,end_time,description,exercise_title,superset_id,exercise_notes,set_index,set_type,weight_kg,reps,distance_km,duration_seconds,rpe
      \((bench + other).joined(separator: "\n"))

      """
    ).path
  }

  private func sets(_ model: String?) throws -> [String: Double] {
    let run = try Tool.run(
      ["report", file, "--format", "json"] + (model.map { ["--volume-model", $0] } ?? []))
    #expect(run.code == 0, "\(run.error)")
    #expect(
      run.json["volumeModel"]["name"].string == (model ?? "fractional").prefix { $0.isLetter })
    return Dictionary(
      uniqueKeysWithValues: run.json["muscles"].array.map {
        ($0["muscle"].string, $0["fractionalSets"].number)
      }
    ).filter { $0.value > 0 }
  }

  @Test("Muscles that help count by half, not at all, by a weight, or as a table says")
  func models() throws {
    #expect(try sets(nil) == ["chest": 4, "triceps": 2, "front_delts": 2])
    #expect(try sets("fractional") == sets(nil))
    #expect(try sets("direct") == ["chest": 4])
    #expect(try sets("fractional:0.3") == ["chest": 4, "triceps": 1.2, "front_delts": 1.2])
    let table = try folder.file(
      "weights.csv",
      "exercise,muscle,weight\nbench press (barbell),triceps,0.75\nXyzzy,abs,1\n")
    #expect(try sets("custom=\(table.path)") == ["triceps": 3, "abs": 2])
  }

  @Test("The model in use stands over the muscles, and the schema knows it")
  func words() throws {
    for (model, words) in [
      ("fractional", "helping muscles count half"), ("direct", "helping muscles do not count"),
      ("fractional:0.3", "helping muscles count 0.3"),
    ] {
      #expect(
        try Tool.run("report", file, "--volume-model", model, "--full").flat
          .contains(" (\(words))")
      )
      let schema = try JSONSchema(ReportSchema.report.text)
      let json = try Tool.run("report", file, "--volume-model", model, "--format", "json")
      #expect(try schema.errors(in: Array(json.output)) == [])
    }
  }

  @Test("A fault in the table is named with its place, its reason and what to write instead")
  func faults() throws {
    for (text, words) in [
      ("exercise,muscle,weight\nBench,chest,2\n", ["line 2", "\"2\" is no weight", "from 0 to 1"]),
      ("exercise,muscle,weight\nBench,heart,1\n", ["line 2", "\"heart\"", "chest"]),
      ("exercise,muscle\nBench,chest\n", ["line 1", "no column weight", "exercise,muscle,weight"]),
      ("", ["empty"]),
    ] {
      let table = try folder.file("weights.csv", text)
      let run = try Tool.run("report", file, "--volume-model", "custom=\(table.path)")
      #expect(run.code == 2)
      #expect(run.error.contains("weights.csv"))
      for word in words { #expect(run.error.contains(word), "\(run.error)") }
    }
    let missing = try Tool.run("report", file, "--volume-model", "custom=/nowhere.csv")
    #expect(missing.code == 3 && missing.error.contains("/nowhere.csv"))
    let mistyped = try Tool.run("report", file, "--volume-model", "fractoinal")
    #expect(mistyped.code == 2 && mistyped.error.contains("Did you mean fractional?"))
  }

  @Test("A name of the table that no exercise has is told, and the report is made")
  func unusedNames() throws {
    let table = try folder.file("weights.csv", "exercise,muscle,weight\nBenhc Press,chest,1\n")
    let run = try Tool.run("report", file, "--volume-model", "custom=\(table.path)")
    #expect(run.code == 0 && run.text.hasPrefix("Week"))
    #expect(run.error.contains("weights.csv") && run.error.contains("Benhc Press"))
  }

  @Test("The table of weights is not overwritten by the output")
  func spared() throws {
    let table = try folder.file("weights.csv", "exercise,muscle,weight\nXyzzy,chest,1\n")
    let run = try Tool.run(
      "report", file, "--volume-model", "custom=\(table.path)", "--output", table.path)
    #expect(run.code == 5)
  }
}
