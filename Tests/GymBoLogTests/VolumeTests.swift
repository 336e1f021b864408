import GymBoLog
import Testing

@Suite struct VolumeTests {
  @Test("A volume is load times repetitions, exactly")
  func product() {
    let load = Load(thousandths: 2500, of: .pound)
    #expect(
      Volume(load: load.units, repetitions: 2)
        == Volume(load: 2 * load.units, repetitions: 1))
    #expect(Volume(load: Load.kilograms(90).units, repetitions: 8).kilograms == 720)
  }

  @Test("Sums are exact in any order up to 461,000 tonnes")
  func sums() {
    let parts = (1...1000).map {
      Volume(load: Load(thousandths: 99_990 * $0, of: .pound).units, repetitions: 7)
    }
    let forward = parts.reduce(.zero, +)
    let backward = parts.reversed().reduce(.zero, +)
    #expect(forward == backward)
    #expect(forward.units == (1...1000).reduce(Int64(0)) { $0 + Int64($1) } * parts[0].units)
    #expect(Volume.largestExact.kilograms == 461_000_000)
  }

  @Test("What does not fit becomes the largest volume, and no trap")
  func overflow() {
    #expect(Volume(load: .max, repetitions: 2) == Volume(units: .max))
    #expect(Volume(units: .max) + Volume(units: 1) == Volume(units: .max))
  }
}
