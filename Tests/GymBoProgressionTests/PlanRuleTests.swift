import GymBoLog
import GymBoProgression
import TestSupport
import Testing

@Suite struct PlanRuleTests {
  @Test(
    "Every set of 5/3/1 is that of the reference, exact and rounded (progression: wendler_531)",
    .enabled(if: Shared.isPresent, Shared.absence))
  func fiveThreeOne() throws {
    let vectors = try Shared.vectors("progression")["wendler_531"].array
    #expect(!vectors.isEmpty)
    let step = Load(thousandths: 2500, of: .kilogram)
    for v in vectors {
      let maximum = try #require(Load(kilograms: v["one_rm"].number))
      let trainingMax = try #require(TrainingMax(oneRepetitionMaximum: maximum))
      #expect(isClose(trainingMax.load.kilograms, v["tm_exact"].number, within: 1e-12))
      #expect(
        trainingMax.load.rounded(toStep: step)?.kilograms == v["tm_rounded_2_5"].number)
      for week in 1...4 {
        let sets = try #require(FiveThreeOne.sets(week: week))
        let expected = v["weeks"]["\(week)"].array
        #expect(sets.count == expected.count && sets.count == 3)
        for (set, e) in zip(sets, expected) {
          let load = try #require(trainingMax.load(percent: set.percent))
          #expect(isClose(load.kilograms, e["exact"].number, within: 1e-12))
          #expect(load.rounded(toStep: step)?.kilograms == e["rounded_2_5"].number)
          #expect(load.rounded(toStep: step, .down)?.kilograms == e["rounded_down_2_5"].number)
          let written = set.isAtLeast ? "\(set.repetitions)+" : ""
          #expect(e["reps"].string == written)
          if !set.isAtLeast { #expect(e["reps"].int == set.repetitions) }
        }
      }
    }
  }

  @Test(
    "The training max grows by 2.5 kg and 5 kg a cycle (progression: tm_cycles)",
    .enabled(if: Shared.isPresent, Shared.absence))
  func cycles() throws {
    let vectors = try Shared.vectors("progression")["tm_cycles"].array
    #expect(vectors.count == 6)
    func kilograms(_ first: Int, _ cycle: Int, _ region: BodyRegion) -> Double? {
      TrainingMax(.kilograms(first)).flatMap {
        FiveThreeOne.trainingMax(ofCycle: cycle, first: $0, region: region, unit: .kilogram)
      }?.load.kilograms
    }
    for v in vectors {
      #expect(kilograms(90, v["cycle"].int, .upper) == v["tm_upper_kg"].number)
      #expect(kilograms(126, v["cycle"].int, .lower) == v["tm_lower_kg"].number)
    }
  }

  @Test("In pounds a cycle adds 5 lb to the bench and 10 lb to the squat")
  func pounds() {
    #expect(FiveThreeOne.step(for: .upper, unit: .pound).value(in: .pound) == 5)
    #expect(FiveThreeOne.step(for: .lower, unit: .pound).value(in: .pound) == 10)
  }

  @Test("A training max of 126 kg asks for 107.1 kg at 85 %, and nothing outside 1 to 120 %")
  func percentages() throws {
    let trainingMax = try #require(TrainingMax(.kilograms(126)))
    #expect(trainingMax.load(percent: 85) == Load(thousandths: 107_100, of: .kilogram))
    var last = Load.zero
    for percent in 1...120 {
      let load = try #require(trainingMax.load(percent: Double(percent)))
      #expect(load > last)
      last = load
    }
    for percent in [0, -5, 121, Double.nan, .infinity] {
      #expect(trainingMax.load(percent: percent) == nil)
    }
    for load in [Load.zero, Load(units: -1), Load(units: .max), Load(units: .min)] {
      #expect(TrainingMax(load) == nil && TrainingMax(oneRepetitionMaximum: load) == nil)
    }
    #expect(FiveThreeOne.sets(week: 0) == nil && FiveThreeOne.sets(week: 5) == nil)
    #expect(trainingMax.after(cycles: -1, step: .kilograms(5)) == nil)
    #expect(trainingMax.after(cycles: .max, step: .kilograms(5)) == nil)
  }
}
