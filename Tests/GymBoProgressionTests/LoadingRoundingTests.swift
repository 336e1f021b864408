import GymBoLog
import GymBoProgression
import TestSupport
import Testing

@Suite struct LoadingRoundingTests {
  @Test(
    "Rounding to a loadable step is that of the reference (progression: rounding)",
    .enabled(if: Shared.isPresent, Shared.absence))
  func reference() throws {
    let vectors = try Shared.vectors("progression")["rounding"].array
    #expect(vectors.count == 7)
    for v in vectors {
      let load = try #require(Load(kilograms: v["x"].number))
      let step = try #require(Load(kilograms: v["inc"].number))
      for (direction, key) in [
        (RoundingDirection.nearest, "nearest"), (.down, "down"), (.up, "up"),
      ] {
        let rounded = try #require(load.rounded(toStep: step, direction))
        #expect(rounded == Load(kilograms: v[key].number), "\(v["x"].number) \(key)")
      }
    }
  }

  @Test(
    "Rounded training loads are those of the reference (progression: wendler_531 rounded_2_5 and rounded_down_2_5)",
    .enabled(if: Shared.isPresent, Shared.absence))
  func trainingLoads() throws {
    let step = Load(thousandths: 2500, of: .kilogram)
    var cases = 0
    for program in try Shared.vectors("progression")["wendler_531"].array {
      for week in program["weeks"].object.values {
        for set in week.array {
          let load = try #require(Load(kilograms: set["exact"].number))
          #expect(load.rounded(toStep: step) == Load(kilograms: set["rounded_2_5"].number))
          #expect(
            load.rounded(toStep: step, .down) == Load(kilograms: set["rounded_down_2_5"].number))
          cases += 1
        }
      }
    }
    #expect(cases == 3 * 4 * 3)
  }

  @Test("101.25 kg in steps of 2.5 kg is 102.5 kg, and half a step always goes up")
  func published() {
    let step = Load(thousandths: 2500, of: .kilogram)
    #expect(Load(kilograms: 101.25)?.rounded(toStep: step) == Load(kilograms: 102.5))
    #expect(Load(kilograms: 97.49999999999999)?.rounded(toStep: step, .up)?.kilograms == 97.5)
    #expect(Load(kilograms: -1.25)?.rounded(toStep: step) == Load(units: 0))
    #expect(Load(kilograms: -1.26)?.rounded(toStep: step)?.kilograms == -2.5)
  }

  @Test("Pounds round to pounds exactly: 187.4 lb in steps of 5 lb is 185 lb")
  func pounds() throws {
    let step = Load(thousandths: 5000, of: .pound)
    let load = Load(thousandths: 187_400, of: .pound)
    #expect(load.rounded(toStep: step)?.value(in: .pound) == 185)
  }

  @Test(
    "Down is at most the load and up at least, both within a step; multiples stay; rounding twice is once"
  )
  func laws() throws {
    for step in [1, 3, 125, 250] {
      let step = Load(units: Int64(step))
      for units in Int64(-1000)...1000 {
        let load = Load(units: units)
        let down = try #require(load.rounded(toStep: step, .down))
        let up = try #require(load.rounded(toStep: step, .up))
        let nearest = try #require(load.rounded(toStep: step))
        #expect(down <= load && load <= up && (nearest == down || nearest == up))
        #expect(up.units - down.units == (load == down ? 0 : step.units))
        #expect(down.units % step.units == 0)
        #expect((nearest.units - units).magnitude * 2 <= step.units.magnitude)
        #expect(nearest.rounded(toStep: step) == nearest)
      }
    }
  }

  @Test("A step that is no step, and loads beyond the largest, have no rounding")
  func edges() {
    let load = Load.kilograms(100)
    for units in [0, -1, Int64.min, .max] {
      #expect(load.rounded(toStep: Load(units: units)) == nil)
    }
    for units in [Int64.min, .max, Load.maximum.units + 1] {
      #expect(Load(units: units).rounded(toStep: .kilograms(1)) == nil)
    }
    #expect(Load.zero.rounded(toStep: .kilograms(5), .up) == .zero)
    #expect(Load.maximum.rounded(toStep: .maximum, .up) == .maximum)
  }
}
