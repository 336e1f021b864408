import Foundation
import GymBo
import TestSupport
import Testing

@Suite struct PlatesOptionTests {
  private let folder: TemporaryFolder
  private let file: String
  private let plates: String

  /// A squat of 3 × 100 kg × 5 at RPE 8, a bench press of 61 kg, which the plates do not make, and a curl with dumbbells
  /// that are far from those at home.
  init() throws {
    folder = try TemporaryFolder()
    func rows(_ name: String, kg: String, _ reps: Int, rpe: String) -> [String] {
      (0..<3).map {
        "Day,\"12 Nov 2026, 18:00\",\"12 Nov 2026, 19:00\",,\(name),,,\($0),normal,\(kg),\(reps),,,\(rpe)"
      }
    }
    let sets =
      rows("Squat (Barbell)", kg: "100", 5, rpe: "8")
      + rows("Bench Press (Barbell)", kg: "61", 8, rpe: "")
      + rows("Bicep Curl (Dumbbell)", kg: "6", 12, rpe: "")
      + rows("Lat Pulldown (Cable)", kg: "50", 12, rpe: "7")
    file = try folder.file(
      "hevy.csv",
      """
      title,start_time,end_time,description,exercise_title,superset_id,exercise_notes,set_index,set_type,weight_kg,reps,distance_km,duration_seconds,rpe
      \(sets.joined(separator: "\n"))

      """
    ).path
    plates = try folder.file(
      "plates.csv",
      """
      # the garage
      kind,unit,weight,count
      bar,kg,20,1
      plate,kg,25,2
      plate,kg,10,2
      plate,kg,5,2 pairs
      plate,kg,1.25,2
      dumbbell,kg,10 to 20 by 5,

      """
    ).path
  }

  private func suggestion(_ name: String, _ options: String...) throws -> JSON {
    let run = try Tool.run(["suggest", file, "--plates", plates, "--format", "json"] + options)
    #expect(run.code == 0, "\(run.error)")
    let schema = try JSONSchema(ReportSchema.suggest.text)
    #expect(try schema.errors(in: Array(run.output)) == [])
    return run.json["suggestions"].array.first { $0["exercise"].string == name } ?? JSON(nil)
  }

  @Test("A load is one that the plates make, and JSON says which stand on a side")
  func onTheBar() throws {
    // 102.5 kg is wanted: 20 + 2 × (25 + 10 + 5 + 1.25).
    let squat = try suggestion("Squat (Barbell)")
    #expect(squat["load"]["value"].number == 102.5)
    #expect(squat["plates"]["bar"]["value"].number == 20)
    #expect(squat["plates"]["perSide"].array.map { $0["value"].number } == [25, 10, 5, 1.25])
    #expect(squat["plates"]["perSide"].array.allSatisfy { $0["unit"].string == "kg" })
  }

  @Test("The warm-up rises from the bar to below the work, in loads that the plates make")
  func warmUp() throws {
    let inventory = try Inventory(reading: InputFile.read(path: plates))
    let loads = try #require(inventory.loads(for: .barbell)?.listed)
    let sets = try suggestion("Squat (Barbell)")["warmUp"].array
    let kilograms = sets.map { $0["load"]["value"].number }
    #expect(sets.count >= 4 && kilograms.first == 20 && sets[0]["repetitions"].int == 10)
    #expect(kilograms == kilograms.sorted() && kilograms.last.map { $0 < 102.5 } == true)
    for load in kilograms { #expect(loads.contains { $0.kilograms == load }) }
    #expect(try suggestion("Bicep Curl (Dumbbell)")["warmUp"].isNull)
  }

  @Test("A load that the plates do not make gives way to the next below it, and the text says so")
  func notLoadable() throws {
    let bench = try suggestion("Bench Press (Barbell)", "--rule", "linear")
    #expect(bench["load"]["value"].number == 60)
    #expect(bench["adjustment"]["code"].string == "not_loadable")
    let text = try Tool.run("suggest", file, "--plates", plates, "--rule", "linear").flat
    #expect(text.contains("61 kg cannot be loaded with your equipment. Take 60 kg."))
    #expect(text.contains("On the 20 kg bar, a side: 10 + 5 + 5 kg"))
  }

  @Test(
    "Where nothing near can be made the log's load stays, and what the file lacks keeps its steps")
  func nothingNear() throws {
    let curl = try suggestion("Bicep Curl (Dumbbell)")
    #expect(curl["load"]["value"].number == 6)
    #expect(curl["adjustment"]["code"].string == "nothing_near")
    #expect(curl["adjustment"]["refusedLoad"]["value"].number == 10)
    let cable = try suggestion("Lat Pulldown (Cable)")
    #expect(cable["plates"].isNull && cable["load"]["value"].number <= 55)
  }

  @Test("Every set of a plan has its plates, and one lift of a text its warm-up")
  func plan() throws {
    let squat = try suggestion(
      "Squat (Barbell)", "--rule", "5/3/1:1", "--training-max", "squat=100kg")
    #expect(squat["plan"].array.count == 3)
    #expect(squat["plan"].array.allSatisfy { !$0["plates"]["perSide"].array.isEmpty })
    for command in [["report", file, "--full"], ["suggest", file], ["exercise", "squat", file]] {
      let text = try Tool.run(command + ["--plates", plates]).text
      #expect(text.split(separator: "\n").count { $0.contains("Warm up:") } == 1)
      #expect(text.split(separator: "\n").allSatisfy { $0.count <= 80 })
    }
    #expect(!(try Tool.run("suggest", file)).text.contains("a side"))
  }

  @Test("A fault in the file is named with its place, its reason and what to write instead")
  func faults() throws {
    for (text, words) in [
      ("kind,unit,weight,count\nrod,kg,20,1\n", ["line 2", "\"rod\"", "bar"]),
      ("kind,unit,weight,count\nbar,kg,heavy,1\n", ["line 2", "\"heavy\"", "10 to 100 by 5"]),
      ("kind,unit,weight,count\nplate,kg,20,4\n", ["no bar", "bar,kg,20,1"]),
      ("kind;unit;weight\n", ["line 1", "nothing to lift"]),
      ("", ["empty", "kind,unit,weight"]),
    ] {
      let table = try folder.file("mine.csv", text)
      let run = try Tool.run("suggest", file, "--plates", table.path)
      #expect(run.code == 2 && run.output.isEmpty)
      for word in ["mine.csv"] + words { #expect(run.error.contains(word), "\(run.error)") }
    }
    #expect(try Tool.run("suggest", file, "--plates", "/nowhere.csv").code == 3)
    let spared = try Tool.run("suggest", file, "--plates", plates, "--output", plates)
    #expect(spared.code == 5)
  }

  @Test("The help shows a file that can be used as it stands")
  func help() throws {
    let lines = try Tool.run("help", "suggest").text.split(separator: "\n").map(String.init)
    let start = try #require(lines.firstIndex { $0 == "  kind,unit,weight,count" })
    let table = lines[start...].prefix {
      $0.contains(",") && $0.hasPrefix("  ") && !$0.contains(", ")
    }
    .map { String($0.dropFirst(2)) }
    #expect(table.count > 5)
    let used = try folder.file("help.csv", table.joined(separator: "\n"))
    #expect(try Tool.run("suggest", file, "--plates", used.path).code == 0)
  }
}
