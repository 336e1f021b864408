import GymBoAnalysis
import GymBoLog
import Testing

@Suite("The work of groups of sets") struct VolumeVectorTests {
  @Test("Volume, sets, repetitions and bands of each group; rows without repetitions are no sets")
  func groups() {
    let loads = [100, 100, .nan, -20, 0.1, 50, 60]
    let done = [5, 12, 20, 8, 13.9, 0, .nan]
    var refused: [Int] = []
    let work = Vectors.volumes(
      loads: loads, repetitions: done, offsets: [0, 4, 5, 7, 7]
    ) { group, reason in
      #expect(reason == .tooFewPoints)
      refused.append(group)
    }
    #expect(work.volumes.prefix(2) == [1700, 1.3] && work.volumes[2].isNaN)
    #expect(work.sets == [4, 1, 0, 0] && work.loadedSets == [2, 1, 0, 0])
    #expect(work.repetitions == [45, 13, 0, 0])
    #expect(work.heavy == [1, 0, 0, 0] && work.moderate == [2, 0, 0, 0])
    #expect(work.light == [1, 1, 0, 0] && refused == [2, 3])
  }

  @Test("Sets without a load have no volume, which is not a volume of 0")
  func withoutLoad() {
    let work = Vectors.volumes(loads: [.nan, 0], repetitions: [8, 8], offsets: [0, 2])
    #expect(work.volumes[0].isNaN && work.sets == [2] && work.loadedSets == [0])
  }

  @Test("Volumes are exact in each unit and any order, and of a million athletes, too")
  func exact() {
    let tenths = [Double](repeating: 0.1, count: 1000)
    let ones = [Double](repeating: 1, count: 1000)
    for unit in [LoadUnit.kilogram, .pound] {
      let work = Vectors.volumes(loads: tenths, repetitions: ones, offsets: [0, 1000], unit: unit)
      #expect(work.volumes == [100])
    }
    let many = 20_000
    let work = Vectors.volumes(
      loads: [Double](repeating: 10_000, count: many),
      repetitions: [Double](repeating: 5000, count: many), offsets: [0, many])
    #expect(work.volumes == [1e12] && work.repetitions == [5000 * many])
  }

  @Test("A set beyond what anybody does is none")
  func beyond() {
    let work = Vectors.volumes(
      loads: [100, 1e9, 100], repetitions: [5001, 5, .infinity], offsets: [0, 3])
    #expect(work.sets == [1] && work.loadedSets == [0])
  }
}
