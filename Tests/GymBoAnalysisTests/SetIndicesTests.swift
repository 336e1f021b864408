import GymBoAnalysis
import Testing

@Suite struct SetIndicesTests {
  @Test(
    "Rows come back as they were given, in a run or with others between them",
    arguments: [[], [7], [3, 4, 5], [3, 5], [0, 1, 4, 5, 9], [8, 9, 10, 12]])
  func roundTrip(rows: [Int]) {
    let kept = SetIndices(rows)
    #expect(Array(kept) == rows)
    #expect(kept.count == rows.count && kept.first == rows.first && kept.last == rows.last)
    #expect(kept == SetIndices(rows))
  }

  @Test("Rows with the same ends and another between them are others")
  func equality() {
    #expect(SetIndices([3, 4, 6]) != [3, 5, 6])
    #expect(SetIndices([3, 4, 5]) != [3, 4])
  }
}
