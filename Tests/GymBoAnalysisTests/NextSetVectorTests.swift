import GymBoAnalysis
import Testing

@Suite("The next top sets of many lifts") struct NextSetVectorTests {
  private let days: [Double] = [0, 0, 7, 14, 0, 7], loads: [Double] = [90, 100, 100, 100, 60, 60]
  private let done: [Double] = [9, 8, 8, 9, 10, 12]

  @Test("Each lift has its probabilities, which add up, and their middle")
  func predictions() {
    let found = Vectors.nextRepetitions(
      days: days, loads: loads, repetitions: done, offsets: [0, 4, 6], nextDays: [21, 14],
      nextLoads: [100, 60], atLeast: [8, 7.5])
    #expect(found.medians.count == 2 && found.probabilities.count == 2 * Vectors.mostRepetitions)
    for lift in 0..<2 {
      let own = found.probabilities[
        lift * Vectors.mostRepetitions..<(lift + 1) * Vectors.mostRepetitions]
      #expect((own.reduce(0, +) - 1).magnitude < 1e-12)
      #expect(found.low[lift] <= found.medians[lift] && found.medians[lift] <= found.high[lift])
      let fromEight = own.dropFirst(7).reduce(0, +)
      #expect((fromEight - found.probabilitiesAtLeast[lift]).magnitude < 1e-12)
    }
    #expect(found.medians[0] >= 8 && found.medians[1] >= 10)
  }

  @Test("A lift alone with the lifter's habits has the bits that it has among others")
  func alone() {
    let lifter = (pairs: 40, equal: 10, sameLoad: 20, sameLoadEqual: 6, sameLoadOneMore: 8)
    let both = Vectors.nextRepetitions(
      days: days, loads: loads, repetitions: done, offsets: [0, 4, 6], nextDays: [21, 14],
      nextLoads: [100, 60], lifter: lifter)
    let one = Vectors.nextRepetitions(
      days: Array(days[4..<6]), loads: Array(loads[4..<6]), repetitions: Array(done[4..<6]),
      offsets: [0, 2], nextDays: [14], nextLoads: [60], lifter: lifter)
    #expect(one.probabilities == Array(both.probabilities.suffix(Vectors.mostRepetitions)))
    #expect(one.probabilitiesAtLeast[0].isNaN)
    let others = Vectors.nextRepetitions(
      days: days, loads: loads, repetitions: done, offsets: [0, 4, 6], nextDays: [21, 14],
      nextLoads: [100, 60])
    #expect(others.probabilities != both.probabilities)
  }

  @Test("A lift without a prediction says why, and has no number")
  func refusals() {
    var reasons: [Vectors.Refusal] = []
    let found = Vectors.nextRepetitions(
      days: [0, 7, 7, 0, 0, 0], loads: [100, 100, 100, 100, 0, 100],
      repetitions: [8, 8, 8, 8, 8, 8], offsets: [0, 2, 4, 5, 6, 6],
      nextDays: [3, 9, 9, 9, 9], nextLoads: [100, 100, 100, -1, 100]
    ) { _, reason in reasons.append(reason) }
    #expect(
      reasons == [
        .dayInThePast, .daysNotAscending, .tooFewPoints, .loadNotPositive, .tooFewPoints,
      ])
    #expect(found.medians.allSatisfy(\.isNaN) && found.probabilities.allSatisfy(\.isNaN))
  }
}
