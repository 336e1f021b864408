import GymBoLog
import GymBoProgression
import TestSupport
import Testing

@Suite struct LoadingPlatesTests {
  /// The rack of the reference: two pairs of 25 kg, one of each other size.
  func referenceRack() throws -> PlateRack {
    let sizes = [125, 250, 500, 1000, 1500, 2000, 2500]
    return try #require(
      PlateRack(
        unit: .kilogram, bar: 2000,
        plates: sizes.map { .init(hundredths: $0, pairs: $0 == 2500 ? 2 : 1) }))
  }

  @Test(
    "Plates per side are those of the reference (progression: plates)",
    .enabled(if: Shared.isPresent, Shared.absence))
  func reference() throws {
    let vectors = try Shared.vectors("progression")["plates"].array
    #expect(vectors.count == 10)
    for v in vectors {
      let target = try #require(Load(kilograms: v["target"].number))
      let loading = try #require(try referenceRack().loading(for: target))
      var plates = [Double]()
      for kind in v["per_side"].array {
        plates += Array(repeating: kind[0].number, count: kind[1].int)
      }
      #expect(loading.perSide == plates, "\(v["target"].number)")
      #expect(loading.total == Load(kilograms: v["loaded"].number), "\(v["target"].number)")
    }
  }

  @Test(
    "92.5 kg is 25 + 10 + 1.25 per side; 101 kg is loaded as 100 kg; 225 lb is two 45s per side")
  func published() {
    #expect(
      PlateRack.kilograms.loading(for: Load(units: 9_250_000_000))?.perSide == [25, 10, 1.25])
    #expect(PlateRack.kilograms.loading(for: .kilograms(101))?.total == .kilograms(100))
    let pounds = PlateRack.pounds.loading(for: Load(units: 225 * 45_359_237))
    #expect(pounds?.perSide == [45, 45] && pounds?.total.value(in: .pound) == 225)
  }

  @Test("Both racks load every one of their steps exactly, up to 300 kg and 700 lb")
  func steps() {
    for step in 0...112 {
      let target = Load(units: 2_000_000_000 + Int64(step) * 250_000_000)
      #expect(PlateRack.kilograms.loading(for: target)?.total == target)
    }
    for pounds in stride(from: Int64(45), through: 700, by: 5) {
      let target = Load(units: pounds * 45_359_237)
      let loading = PlateRack.pounds.loading(for: target)
      #expect(loading?.total == target)
      #expect(loading?.perSide.reduce(0, +) == Double(pounds - 45) / 2)
    }
  }

  @Test("Where greed fails the search does not: 30 per side from 25, 10, 10 and 10 is three 10s")
  func greed() throws {
    let rack = try #require(
      PlateRack(
        unit: .kilogram, bar: 0,
        plates: [.init(hundredths: 2500, pairs: 1), .init(hundredths: 1000, pairs: 3)]))
    #expect(rack.loading(for: .kilograms(60))?.perSide == [10, 10, 10])
  }

  @Test("No combination of plates is nearer to the target than the one that is found")
  func nearest() throws {
    let sizes = [300, 700, 1100]
    let rack = try #require(
      PlateRack(
        unit: .kilogram, bar: 1000, plates: sizes.map { .init(hundredths: $0, pairs: 2) }))
    for target in 0...70 {
      var (error, fewest) = (Int.max, Int.max)
      for a in 0...2 {
        for b in 0...2 {
          for c in 0...2 {
            let off = abs(1000 + 2 * (a * 300 + b * 700 + c * 1100) - 100 * target)
            if (off, a + b + c) < (error, fewest) { (error, fewest) = (off, a + b + c) }
          }
        }
      }
      let loading = try #require(rack.loading(for: .kilograms(target)))
      #expect(abs(loading.total.units - Load.kilograms(target).units) == Int64(error) * 1_000_000)
      #expect(loading.perSide.count == fewest)
    }
  }

  @Test("Below the bar, without plates, and beyond all plates the answer is the nearest there is")
  func edges() throws {
    for target in [Load(units: -5), .zero, .kilograms(19), .kilograms(20), Load(units: .min)] {
      let loading = PlateRack.kilograms.loading(for: target)
      #expect(loading?.perSide == [] && loading?.total == .kilograms(20))
    }
    let bare = try #require(PlateRack(unit: .kilogram, bar: 2000, plates: []))
    #expect(bare.loading(for: .kilograms(100))?.total == .kilograms(20))
    let all = try #require(try referenceRack().loading(for: .kilograms(500)))
    #expect(all.total == Load(kilograms: 227.5) && all.perSide.count == 8)
    #expect(PlateRack.kilograms.loading(for: Load(units: .max)) == nil)
  }

  @Test("A rack must have plates that weigh something and no more combinations than can be tried")
  func racks() {
    typealias Plates = PlateRack.Plates
    for bar in [-1, 100_001, .min, .max] {
      #expect(PlateRack(unit: .kilogram, bar: bar, plates: []) == nil)
    }
    for bad in [
      Plates(hundredths: 0, pairs: 1), Plates(hundredths: -5, pairs: 1),
      Plates(hundredths: .max, pairs: 1), Plates(hundredths: 100, pairs: -1),
      Plates(hundredths: 100, pairs: .max),
    ] {
      #expect(PlateRack(unit: .pound, bar: 4500, plates: [bad]) == nil)
    }
    let many = (1...4).map { Plates(hundredths: 100 * $0, pairs: 50) }
    #expect(PlateRack(unit: .kilogram, bar: 2000, plates: many) == nil)
  }
}
