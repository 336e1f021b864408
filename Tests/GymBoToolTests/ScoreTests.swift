import Foundation
import GymBo
import TestSupport
import Testing

@Suite struct ScoreTests {
  private func json(_ options: String...) throws -> JSON {
    let run = try Tool.run(["score", "--format", "json"] + options)
    #expect(run.code == 0, "\(run.error)")
    let schema = try JSONSchema(ReportSchema.score.text)
    #expect(try schema.errors(in: Array(run.output)) == [])
    return run.json
  }

  private func points(_ json: JSON, _ score: String) -> Double {
    json["scores"].array.first { $0["score"].string == score }?["points"].number ?? .nan
  }

  @Test("The scores of a published example: 777.5 kg at 93 kg, a man, raw")
  func published() throws {
    let json = try json("--sex", "M", "--bodyweight", "93kg", "--total", "777.5kg")
    #expect(
      json["scores"].array.map { $0["score"].string } == [
        "dots", "wilks", "wilks_2020", "wilks_2", "ipf_gl",
      ])
    #expect((points(json, "ipf_gl") - 101.713).magnitude < 0.0005)
    #expect((points(json, "wilks_2") - 586.553).magnitude < 0.0005)
    #expect(json["total"]["value"].number == 777.5 && json["age"]["reason"].string == "no_age")
  }

  @Test("Pounds are the same lifter: 205 lb and 1,714 lb")
  func pounds() throws {
    let json = try json("--sex", "M", "--bodyweight", "205lb", "--total", "1714lb")
    let expected = try RelativeScore.dots.points(
      total: 1714 * 0.45359237, bodyWeight: 205 * 0.45359237, sex: .male)
    #expect((points(json, "dots") - expected).magnitude < 1e-8)
  }

  @Test("Equipment and event choose the GL formula")
  func divisions() throws {
    let base = ["--sex", "F", "--bodyweight", "70.5kg", "--total", "122.5kg"]
    for (more, score) in [
      (["--event", "bench"], "ipf_gl_bench"), (["--equipment", "equipped"], "ipf_gl_equipped"),
      (["--event", "bench", "--equipment", "equipped"], "ipf_gl_bench_equipped"),
    ] {
      let run = try Tool.run(["score", "--format", "json"] + base + more)
      #expect(run.json["scores"].array.last?["score"].string == score)
    }
    let bench = try json(
      "--sex", "F", "--bodyweight", "70.5kg", "--total", "122.5kg", "--event", "bench")
    #expect((points(bench, "ipf_gl_bench") - 96.78).magnitude < 0.005)
  }

  @Test("The age coefficient multiplies DOTS and Wilks, never the GL points")
  func age() throws {
    let json = try json(
      "--sex", "M", "--bodyweight", "82.5kg", "--total", "600kg", "--age", "50")
    #expect(json["ageCoefficient"].number == 1.13)
    for score in json["scores"].array {
      if score["score"].string == "ipf_gl" {
        #expect(score["ageAdjusted"]["value"].isNull)
      } else {
        #expect(
          (score["ageAdjusted"].number / score["points"].number - 1.13).magnitude < 1e-9)
      }
    }
    let child = try self.json(
      "--sex", "M", "--bodyweight", "82.5kg", "--total", "600kg", "--age", "4")
    #expect(child["ageCoefficient"]["reason"].string == "age_outside_table")
  }

  @Test("A body weight outside a formula's range is told: a bound that counts, or no points")
  func bodyWeights() throws {
    let heavy = try json("--sex", "F", "--bodyweight", "180kg", "--total", "400kg")
    #expect(heavy["scores"][0]["countedBodyWeight"]["value"].number == 150)
    let light = try json("--sex", "M", "--bodyweight", "30kg", "--total", "100kg")
    #expect(light["scores"].array.last?["points"]["reason"].string == "body_weight_below_range")
    let text = try Tool.run(
      "score", "--sex", "M", "--bodyweight", "30kg", "--total", "100kg"
    ).flat
    #expect(text.contains("IPF GL, raw has no value below 35 kg of body weight."))
    #expect(text.contains("DOTS counts 40 kg of body weight"))
  }

  @Test("The text has every score, its points, and those for the age, within 80 columns")
  func text() throws {
    let run = try Tool.run(
      "score", "--sex=M", "--bodyweight=82.5kg", "--total=600kg", "--age=45", "--unit", "lb")
    #expect(run.code == 0 && run.error.isEmpty)
    for word in [
      "DOTS", "Wilks", "Wilks 2020", "Wilks-2", "IPF GL, raw", "1,322.8 lb", "age of 45",
    ] {
      #expect(run.text.contains(word), "\(word)")
    }
    #expect(run.text.split(separator: "\n").allSatisfy { $0.count <= 80 })
  }

  @Test("What is missing or wrong is said, with code 2")
  func wrong() throws {
    let whole = ["--sex", "M", "--bodyweight", "82.5kg", "--total", "600kg"]
    for index in stride(from: 0, to: 6, by: 2) {
      var some = whole
      some.removeSubrange(index..<index + 2)
      let run = try Tool.run(["score"] + some)
      #expect(run.code == 2 && run.error.contains(whole[index]), "\(run.error)")
    }
    for (option, value, says) in [
      ("--sex", "X", "F|M"), ("--bodyweight", "82.5", "82.5kg"), ("--total", "0kg", "600kg"),
      ("--total", "-5kg", "600kg"), ("--age", "old", "full years"), ("--event", "squat", "bench"),
      ("--equipment", "gear", "raw|equipped"), ("--format", "csv", "text|json"),
    ] {
      var words = whole
      if let index = words.firstIndex(of: option) { words.removeSubrange(index...index + 1) }
      let run = try Tool.run(["score"] + words + [option, value])
      #expect(run.code == 2 && run.error.contains(says), "\(run.error)")
    }
    let file = try Tool.run(["score"] + whole + ["strong.csv"])
    #expect(file.code == 2 && file.error.contains("no files"))
  }
}
