import GymBoLog
import Testing

@Suite struct LoadTests {
  @Test("A weight is read with its unit, exactly, and nothing else is")
  func text() throws {
    #expect(Load(text: "82.5kg") == Load(units: 1_650_000_000_000))
    #expect(Load(text: "140 KG") == .kilograms(140))
    #expect(Load(text: "225lb") == Load(units: 225 * 9_071_847_400))
    #expect(Load(text: "2.5 lbs") == Load(units: 22_679_618_500))
    // A comma as people write it, but not where it may mean thousands.
    #expect(Load(text: "63,5kg") == Load(units: 1_270_000_000_000))
    for text in [
      "", "kg", "82.5", "-5kg", "0kg", "0.0lb", "1e3kg", "nankg", "5.kg", ".5kg", "1.2345kg",
      "1,500kg", "1.5,0kg", "10001kg", "9999999kg", "5 kg kg", "٥kg",
    ] {
      #expect(Load(text: text) == nil, "\(text)")
    }
  }

  @Test("a pound is exactly 0.45359237 kg")
  func pounds() {
    #expect(LoadUnit.pound.unitsPerOne == 9_071_847_400)
    #expect(LoadUnit.kilogram.unitsPerOne == 20_000_000_000)
    let plates = Load(units: 135 * LoadUnit.pound.unitsPerOne)
    #expect(plates.units == 1_224_699_399_000)
    #expect(plates.value(in: .pound) == 135)
    #expect(plates.kilograms == 61.23496995)
  }

  @Test("every quarter of a kilogram up to 500 kg is exact and leads back")
  func kilograms() {
    for quarter in 0...2000 {
      let kilograms = Double(quarter) / 4
      #expect(Load(kilograms: kilograms)?.units == Int64(quarter) * 5_000_000_000)
      #expect(Load(kilograms: kilograms)?.kilograms == kilograms)
    }
  }

  @Test("a decimal that no Double holds is the nearest load")
  func nearest() {
    #expect(Load(kilograms: 0.1)?.units == 2_000_000_000)
    #expect(Load(kilograms: 61.23496995)?.units == 1_224_699_399_000)
  }

  @Test("4 × 90 kg × 8 is 2,880 kg exactly")
  func volume() {
    let set = Load.kilograms(90).units * 8
    #expect(Load(units: 4 * set).kilograms == 2880)
  }

  @Test("two plates of 2.5 lb are one of 5 lb, and every hundredth of a pound is exact")
  func halfPounds() {
    let small = Load(thousandths: 2500, of: .pound)
    #expect(Load(units: 2 * small.units) == Load(thousandths: 5000, of: .pound))
    #expect(Load(thousandths: 125, of: .pound).units == 1_133_980_925)
    for hundredths in 0...10_000 {
      let load = Load(thousandths: hundredths * 10, of: .pound)
      #expect(load.units * 100 == Int64(hundredths) * LoadUnit.pound.unitsPerOne)
    }
  }

  @Test("loads within 10 g of each other are one load")
  func sameness() {
    let load = Load.kilograms(100)
    #expect(load.isSame(as: Load(thousandths: 100_010, of: .kilogram)))
    #expect(load.isSame(as: Load(thousandths: 99_990, of: .kilogram)))
    #expect(!load.isSame(as: Load(thousandths: 100_011, of: .kilogram)))
    #expect(Load(thousandths: 100_011, of: .kilogram).isClearlyAbove(load))
    #expect(!load.isClearlyAbove(Load(thousandths: 99_990, of: .kilogram)))
    #expect(Load(units: .max).isClearlyAbove(Load(units: .min)))
    #expect(!Load(units: .min).isSame(as: Load(units: .max)))
    #expect(Load(thousandths: 61_235, of: .kilogram).inTensOfGrams == 6124)
    #expect(Load(units: .max).inTensOfGrams > 0)
  }

  @Test("a load that is no number or beyond reason is none")
  func limits() {
    #expect(Load(kilograms: .nan) == nil)
    #expect(Load(kilograms: .infinity) == nil)
    #expect(Load(kilograms: 10_000) == Load.maximum)
    #expect(Load(kilograms: 10_001) == nil)
    #expect(Load(kilograms: -10_001) == nil)
    #expect(Load(kilograms: -5)?.kilograms == -5)
  }

  @Test("loads compare by weight whatever their unit")
  func order() {
    #expect(Load(units: 45 * LoadUnit.pound.unitsPerOne) > Load.kilograms(20))
    #expect(Load(units: 44 * LoadUnit.pound.unitsPerOne) < Load.kilograms(20))
    #expect(Load.zero < Load.kilograms(1))
  }
}
