import TestSupport
import Testing

@testable import GymBoKernels

@Suite struct SelectionTests {
  @Test(
    "The values of some ranks are those of the sorted list, whatever its order and however many are equal"
  )
  func ranks() {
    var random = SplitMix64(seed: 5)
    for trial in 0..<400 {
      let count = Int.random(in: 1...600, using: &random)
      var values = (0..<count).map { place -> Double in
        switch trial % 5 {
        case 0: Double.random(in: -1...1, using: &random)
        case 1: Double(Int.random(in: 0...3, using: &random))
        case 2: Double(place)
        case 3: Double(-place)
        default: Double(min(place, count - place))
        }
      }
      let sorted = values.sorted()
      let ranks = (0..<4).map { _ in Int.random(in: 0..<count, using: &random) }.sorted()
      bringToPlace(ranks, in: &values)
      for rank in ranks {
        #expect(values[rank] == sorted[rank], "\(trial)")
        #expect(values[..<rank].allSatisfy { $0 <= values[rank] }, "\(trial)")
        #expect(values[rank...].allSatisfy { $0 >= values[rank] }, "\(trial)")
      }
      #expect(values.sorted() == sorted, "\(trial)")
    }
  }

  @Test("No ranks and no values are nothing to do")
  func edges() {
    var values: [Double] = []
    bringToPlace([], in: &values)
    #expect(values.isEmpty)
    values = [2, 1]
    bringToPlace([], in: &values)
    #expect(values == [2, 1])
    bringToPlace([0, 0, 1], in: &values)
    #expect(values == [1, 2])
  }
}
