import GymBoLog
import GymBoProgression
import TestSupport
import Testing

@Suite struct WarmUpRampTests {
  private func steps() throws -> LoadableLoads {
    try #require(LoadableLoads(step: Load(thousandths: 2500, of: .kilogram)))
  }

  @Test(
    "The ramps to 60, 100, 140 and 180 kg are those of the reference (progression: warmups)",
    .enabled(if: Shared.isPresent, Shared.absence))
  func reference() throws {
    let vectors = try Shared.vectors("progression")["warmups"].array
    #expect(vectors.count == 4)
    for v in vectors {
      let work = try #require(Load(kilograms: v["work"].number))
      let sets = WarmUpRamp.sets(
        to: work,
        bar: Load(kilograms: v["bar"].number), loadable: try steps())
      let expected = v["scheme_40_60_75_90"].array
      #expect(sets.map { $0.load?.kilograms } == expected.map { $0["load"].number })
      #expect(sets.map(\.repetitions) == expected.map { $0["reps"].int })
      #expect(sets.map { Double($0.percent ?? 0) / 100 } == expected.map { $0["pct"].number })
    }
  }

  @Test(
    "Loads rise, can be loaded, begin at the bar and stay below the work load, for every work load")
  func laws() throws {
    for grid in [try steps(), try #require(Inventory.kilograms.loads(for: .barbell))] {
      for half in 0...400 {
        let work = Load(thousandths: half * 500, of: .kilogram)
        let sets = WarmUpRamp.sets(to: work, bar: .kilograms(20), loadable: grid)
        let loads = sets.compactMap(\.load)
        #expect(loads.count == sets.count)
        #expect(zip(loads, loads.dropFirst()).allSatisfy { $0 < $1 })
        #expect(loads.allSatisfy { $0 < work && grid.nearest(to: $0) == $0 })
        #expect(sets.map(\.repetitions) == sets.map(\.repetitions).sorted(by: >))
        #expect(
          sets.first.map { $0.load == .kilograms(20) && $0.repetitions == 10 }
            ?? (work <= .kilograms(20)))
      }
    }
  }

  @Test("Dumbbells begin at 40 %, and coarse steps leave out what would be the same twice")
  func withoutBar() throws {
    let dumbbells = try #require(LoadableLoads([5, 10, 15, 20].map { Load.kilograms($0) }))
    let sets = WarmUpRamp.sets(to: .kilograms(20), bar: nil, loadable: dumbbells)
    #expect(sets.map { $0.load?.kilograms } == [10, 15] && sets.map(\.repetitions) == [5, 2])
    for work in [Load.zero, Load(units: -1), Load(units: .max)] {
      #expect(WarmUpRamp.sets(to: work, bar: .kilograms(20), loadable: dumbbells).isEmpty)
    }
  }
}
