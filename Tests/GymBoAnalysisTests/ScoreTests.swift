import Foundation
import GymBoAnalysis
import TestSupport
import Testing

@Suite struct ScoreTests {
  static let polynomials: [RelativeScore] = [.dots, .wilks, .wilks2020, .wilks2]

  @Test(
    "Coefficients are those of the reference at every body weight (scores: vectors, what is offered)",
    .enabled(if: Shared.isPresent, Shared.absence))
  func coefficients() throws {
    let names: [(RelativeScore, String, Double)] = [
      (.dots, "dots_coeff", 1), (.wilks, "wilks_coeff", 1), (.wilks2020, "wilks2020_coeff", 1),
      (.wilks2, "wilks2_public_coeff", 1), (.ipfGL, "gl_raw_SBD_per_100kg", 100),
      (.ipfGLEquipped, "gl_single_SBD_per_100kg", 100), (.ipfGLBench, "gl_raw_B_per_100kg", 100),
      (.ipfGLBenchEquipped, "gl_single_B_per_100kg", 100),
    ]
    #expect(names.count == RelativeScore.allCases.count)
    var cases = 0
    for v in try Shared.vectors("scores")["vectors"].array {
      let sex = try #require(Sex(rawValue: v["sex"].string))
      for (score, key, kilograms) in names {
        let points = try score.points(
          total: kilograms, bodyWeight: v["bodyweight"].number, sex: sex)
        #expect(isClose(points, v[key].number, within: 1e-12), "\(key) \(v["bodyweight"].number)")
        cases += 1
      }
    }
    #expect(cases == 28 * 8)
  }

  @Test(
    "Points of a total are those of the reference (scores: points and published, what is offered)",
    .enabled(if: Shared.isPresent, Shared.absence))
  func points() throws {
    let reference = try Shared.vectors("scores")
    #expect(reference["points"].array.count == 7)
    for v in reference["points"].array {
      let sex = try #require(Sex(rawValue: v["sex"].string))
      for (score, key) in [
        (RelativeScore.dots, "dots"), (.wilks, "wilks"), (.wilks2020, "wilks2020"),
        (.wilks2, "wilks2_public"), (.ipfGL, "gl_raw_sbd"),
      ] {
        let points = try score.points(
          total: v["total"].number, bodyWeight: v["bw"].number, sex: sex)
        #expect(isClose(points, v[key].number, within: 1e-12), "\(key)")
      }
    }
    let published = Dictionary(
      uniqueKeysWithValues: reference["published"].array.map { ($0[0].string, $0[1].number) })
    let wilks: [(String, Sex, Double, Double, Double)] = [
      ("wilks_coeff M 100", .male, 100, 1, 1e-12), ("wilks_coeff F 100", .female, 100, 1, 1e-12),
      ("wilks M 100 1000", .male, 100, 1000, 1e-8), ("wilks F 60 500", .female, 60, 500, 1e-7),
    ]
    for (key, sex, bodyWeight, total, tolerance) in wilks {
      let points = try RelativeScore.wilks.points(total: total, bodyWeight: bodyWeight, sex: sex)
      #expect(isClose(points, try #require(published[key]), within: tolerance), "\(key)")
    }
  }

  @Test(
    "The published tables of the Wilks of 2020 are met to their four decimals (scores: wilks2020_table_men, _women)",
    .enabled(if: Shared.isPresent, Shared.absence))
  func tables() throws {
    let reference = try Shared.vectors("scores")
    for (key, sex) in [("wilks2020_table_men", Sex.male), ("wilks2020_table_women", .female)] {
      let table = reference[key].object
      #expect(table.count == 15)
      for (text, expected) in table {
        let bodyWeight = try #require(Double(text))
        let actual = try RelativeScore.wilks2020.coefficient(bodyWeight: bodyWeight, sex: sex)
        #expect((actual - expected.number).magnitude < 0.0000501, "\(key) \(text)")
      }
    }
  }

  @Test(
    "The parameters of IPF GL are those of the reference (scores: goodlift_parameters)",
    .enabled(if: Shared.isPresent, Shared.absence))
  func goodLift() throws {
    let names: [(RelativeScore, String)] = [
      (.ipfGL, "raw|SBD"), (.ipfGLEquipped, "single|SBD"), (.ipfGLBench, "raw|B"),
      (.ipfGLBenchEquipped, "single|B"),
    ]
    let reference = try Shared.vectors("scores")["goodlift_parameters"]
    for (score, key) in names {
      let constants = score.method.constants.map(\.value)
      #expect(constants == reference["M|\(key)"].numbers + reference["F|\(key)"].numbers)
    }
  }

  @Test("IPF GL gives the two published results: 112.85 and 96.78")
  func published() throws {
    let equipped = try RelativeScore.ipfGLEquipped.points(
      total: 1035, bodyWeight: 92.04, sex: .male)
    #expect((equipped * 100).rounded() / 100 == 112.85)
    let bench = try RelativeScore.ipfGLBench.points(total: 122.5, bodyWeight: 70.5, sex: .female)
    #expect((bench * 100).rounded() / 100 == 96.78)
  }

  @Test(
    "Every age of the published table has its coefficient (scores: age_coefficients)",
    .enabled(if: Shared.isPresent, Shared.absence))
  func ages() throws {
    let table = try Shared.vectors("scores")["age_coefficients"].array
    #expect(table.count == AgeCoefficient.ages.count)
    for v in table {
      #expect(try AgeCoefficient.value(age: v["age"].int) == v["coeff"].number)
    }
  }

  @Test("Age counts for nothing from 23 to 40, and outside the table there is no coefficient")
  func ageEdges() throws {
    for age in 23...40 { #expect(try AgeCoefficient.value(age: age) == 1) }
    #expect(try AgeCoefficient.value(age: 22) == 1.01)
    #expect(try AgeCoefficient.value(age: 41) == 1.01)
    for age in [Int.min, -1, 0, 4, 91, Int.max] {
      #expect(throws: ScoreRefusal.ageOutsideTable(age, 5...90)) {
        try AgeCoefficient.value(age: age)
      }
    }
  }

  @Test("Twice the total is twice the points, and beyond the bounds of body weight nothing changes")
  func laws() throws {
    for score in RelativeScore.allCases {
      for sex in Sex.allCases {
        let once = try score.points(total: 300, bodyWeight: 80, sex: sex)
        let twice = try score.points(total: 600, bodyWeight: 80, sex: sex)
        #expect(isClose(twice, 2 * once, within: 1e-15))
      }
    }
    for score in Self.polynomials {
      for sex in Sex.allCases {
        let heavy = try score.coefficient(bodyWeight: 250, sex: sex)
        #expect(try score.coefficient(bodyWeight: 500, sex: sex) == heavy)
        let light = try score.coefficient(bodyWeight: 20, sex: sex)
        #expect(try score.coefficient(bodyWeight: 5, sex: sex) == light)
      }
    }
  }

  @Test("A heavier lifter gets fewer points for the same total, within the range of the score")
  func monotone() throws {
    for score in RelativeScore.allCases {
      for sex in Sex.allCases {
        var last = Double.infinity
        for bodyWeight in stride(from: 41.0, through: 140, by: 1) {
          let points = try score.points(total: 400, bodyWeight: bodyWeight, sex: sex)
          #expect(points < last, "\(score) \(sex) \(bodyWeight)")
          last = points
        }
      }
    }
  }

  @Test(
    "The two Wilks of 2020 are two: from 55 to 110 kg they differ by less than 1 %, then by more")
  func twoWilks() throws {
    for sex in Sex.allCases {
      for bodyWeight in stride(from: 40.0, through: 150, by: 1) {
        let one = try RelativeScore.wilks2020.coefficient(bodyWeight: bodyWeight, sex: sex)
        let other = try RelativeScore.wilks2.coefficient(bodyWeight: bodyWeight, sex: sex)
        let difference = (one / other - 1).magnitude
        #expect(one != other && difference < 0.041)
        if (55...110).contains(bodyWeight) { #expect(difference < 0.01, "\(sex) \(bodyWeight)") }
      }
    }
  }

  @Test("Without a body weight or a total there is no score, and none is NaN")
  func refusals() {
    for score in RelativeScore.allCases {
      for bad in [0, -80, .nan, .infinity] {
        #expect(throws: ScoreRefusal.bodyWeightNotPositive) {
          try score.points(total: 500, bodyWeight: bad, sex: .male)
        }
        #expect(throws: ScoreRefusal.totalNotPositive) {
          try score.points(total: bad, bodyWeight: 80, sex: .female)
        }
      }
      if !Self.polynomials.contains(score) {
        #expect(throws: ScoreRefusal.bodyWeightBelow(score, least: 35)) {
          try score.points(total: 100, bodyWeight: 34.9, sex: .female)
        }
      }
    }
  }

  @Test(
    "Wilks and McCulloch points of 2,400 competition results are those that were published with them",
    .enabled(if: Shared.isPresent, Shared.absence))
  func competitions() throws {
    let file = try #require(Shared.files(in: "samples/openpowerlifting", ofType: "csv").first)
    var rows = try String(contentsOf: file, encoding: .utf8).split(whereSeparator: \.isNewline).map
    {
      $0.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    }
    let header = rows.removeFirst()
    let columns = try ["Sex", "BodyweightKg", "TotalKg", "Wilks", "McCulloch", "Age"].map {
      try #require(header.firstIndex(of: $0))
    }
    var (wilks, adjusted) = (0, 0)
    for row in rows {
      let cells = columns.map { row[$0] }
      guard let sex = Sex(rawValue: cells[0]), let bodyWeight = Double(cells[1]),
        let total = Double(cells[2]), let published = Double(cells[3])
      else { continue }
      let points = try RelativeScore.wilks.points(total: total, bodyWeight: bodyWeight, sex: sex)
      #expect((points - published).magnitude < 0.00501)
      wilks += 1
      // An age of 24.5 is 24 or 25.
      guard let mcCulloch = Double(cells[4]), let age = Double(cells[5]) else { continue }
      let ages = Set([Int(age.rounded(.down)), Int(age.rounded(.up))])
      #expect(
        try ages.contains { age in
          let adjusted = try points * AgeCoefficient.value(age: age)
          return (adjusted - mcCulloch).magnitude < 0.00501
        })
      adjusted += 1
    }
    #expect(wilks == 2426 && adjusted == 2423)
  }
}
