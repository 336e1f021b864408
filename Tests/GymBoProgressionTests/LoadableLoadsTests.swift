import GymBoLog
import GymBoProgression
import Testing

@Suite struct LoadableLoadsTests {
  private func kg(_ value: Double) -> Load { Load(thousandths: Int(value * 1000), of: .kilogram) }

  private func grids() throws -> [LoadableLoads] {
    [
      try #require(LoadableLoads(step: kg(2.5))),
      try #require(LoadableLoads(step: Load(units: 5 * LoadUnit.pound.unitsPerOne))),
      try #require(LoadableLoads([20, 22.5, 30, 47, 100].map { kg($0) })),
      try #require(Inventory.pounds.loads(for: .barbell)),
    ]
  }

  @Test("Every answer can be loaded, and next up and down are on their side")
  func sides() throws {
    for grid in try grids() {
      for step in 0...240 {
        let load = Load(units: Int64(step) * 51_234_567)
        let nearest = grid.nearest(to: load)
        if let list = grid.listed { #expect(list.contains(nearest)) }
        if let above = grid.next(above: load) {
          #expect(above > load && grid.nearest(to: above) == above)
          // Nothing lies between.
          if let below = grid.next(below: above) {
            #expect(below <= load || below.units - load.units <= Load.indistinguishable.units)
          }
        }
        if let below = grid.next(below: load) {
          #expect(below < load && grid.nearest(to: below) == below)
        }
        if let most = grid.heaviest(atMost: load) {
          #expect(most <= load && grid.nearest(to: most) == most)
        }
      }
    }
  }

  @Test("The nearest load is monotone in the target")
  func monotone() throws {
    for grid in try grids() {
      var last = Load.zero
      for step in 0...500 {
        let nearest = grid.nearest(to: Load(units: Int64(step) * 23_456_789))
        #expect(nearest >= last)
        last = nearest
      }
    }
  }

  @Test("Halves go up between steps and down between plates")
  func ties() throws {
    let grids = try grids()
    #expect(grids[0].nearest(to: kg(101.25)) == kg(102.5))
    #expect(grids[2].nearest(to: kg(38.5)) == kg(30))
  }

  @Test("135 lb as a file writes it, 61.23 kg, is not below 135 lb: the next up is 140 lb")
  func tolerance() throws {
    let grid = try grids()[1]
    let pounds = LoadUnit.pound.unitsPerOne
    #expect(grid.next(above: kg(61.23)) == Load(units: 140 * pounds))
    #expect(grid.next(below: kg(61.24)) == Load(units: 130 * pounds))
    #expect(grid.heaviest(atMost: kg(61.24)) == Load(units: 135 * pounds))
    // A load of the log can be loaded, whatever the step.
    let withLog = try #require(LoadableLoads(step: kg(2.5), used: [kg(61), kg(61), kg(-1)]))
    #expect(withLog.nearest(to: kg(61.2)) == kg(61) && withLog.next(above: kg(60)) == kg(61))
    #expect(withLog.next(above: kg(61)) == kg(62.5) && withLog.next(below: kg(61)) == kg(60))
    #expect(withLog.listed == nil)
  }

  @Test("Beyond both ends there is nothing, and the nearest is the end")
  func ends() throws {
    let list = try grids()[2]
    #expect(list.next(above: kg(100)) == nil && list.next(below: kg(20)) == nil)
    #expect(list.heaviest(atMost: kg(19)) == nil && list.nearest(to: .zero) == kg(20))
    #expect(list.nearest(to: Load(units: .max)) == kg(100))
    #expect(list.nearest(to: Load(units: .min)) == kg(20))
    let steps = try grids()[0]
    #expect(steps.next(above: .maximum) == nil && steps.next(below: kg(2.5)) == nil)
    #expect(steps.nearest(to: .zero) == kg(2.5) && steps.next(above: Load(units: .min)) == kg(2.5))
    #expect(steps.next(below: Load(units: .max)) != nil)
    #expect(LoadableLoads(step: .zero) == nil && LoadableLoads([Load]()) == nil)
    #expect(LoadableLoads([Load.zero, Load(units: -1)]) == nil)
  }
}
