import GymBoAnalysis
import GymBoLog
import Testing

@Suite("Functions over spans give what those over arrays give") struct VectorSpanTests {
  private let loads = [100, 0, .nan, 82.5, 140], repetitions = [5, 8, 3, 10.5, 40]
  private let rpe = [8, 9, 10, 5, 9.5]

  /// What a function appends to a span that has a number already.
  private func filled(
    _ count: Int, _ body: (inout OutputSpan<Double>) -> Void
  ) -> [UInt64] {
    let results = [Double](capacity: count + 1) { results in
      results.append(7)
      body(&results)
    }
    #expect(results.count == count + 1 && results[0] == 7)
    return results.dropFirst().map(\.bitPattern)
  }

  @Test("Intervals fill two spans")
  func intervals() {
    let expected = Vectors.oneRepetitionMaximumIntervals(
      loads: loads, repetitions: repetitions, rpe: rpe)
    #expect(expected.low.count { !$0.isNaN } == 1)
    var refused: [Int] = []
    var highs: [Double] = []
    let lows = [Double](capacity: 5) { low in
      highs = [Double](capacity: 5) { high in
        Vectors.oneRepetitionMaximumIntervals(
          loads: loads.span, repetitions: repetitions.span, rpe: rpe.span, toLow: &low, high: &high
        ) { row, _ in refused.append(row) }
      }
    }
    #expect(lows.map(\.bitPattern) == expected.low.map(\.bitPattern))
    #expect(highs.map(\.bitPattern) == expected.high.map(\.bitPattern))
    #expect(refused == [1, 2, 3, 4])
  }

  @Test("Percentages, repetitions at them, the chart and points fill a span")
  func percentages() {
    let maxima = [100.0, 120, 90, 80, 70]
    #expect(
      filled(5) {
        Vectors.percentages(
          atRepetitions: repetitions.span, ofMaxima: maxima.span, formula: .weightDependent, to: &$0
        )
      }
        == Vectors.percentages(
          atRepetitions: repetitions, ofMaxima: maxima, formula: .weightDependent
        ).map(\.bitPattern))
    #expect(
      filled(5) { Vectors.repetitions(atPercentages: loads.span, to: &$0) }
        == Vectors.repetitions(atPercentages: loads).map(\.bitPattern))
    #expect(
      filled(5) { Vectors.chartPercentages(repetitions: repetitions.span, rpe: rpe.span, to: &$0) }
        == Vectors.chartPercentages(repetitions: repetitions, rpe: rpe).map(\.bitPattern))
    let sexes: [Sex] = [.male, .female, .male, .female, .male]
    let (codes, ages) = (sexes.map(\.code), [30, 60, 40, 17.5, 99])
    #expect(
      filled(5) {
        Vectors.points(
          totals: loads.span, bodyWeights: maxima.span, sexes: codes.span,
          ages: ages.span, to: &$0)
      }
        == Vectors.points(
          totals: loads, bodyWeights: maxima, sexes: sexes, ages: ages
        ).map(\.bitPattern))
  }

  @Test("Records, bands and muscles fill a span")
  func rows() {
    let offsets = [0, 2, 5]
    #expect(
      filled(5) { Vectors.bestBefore(loads.span, offsets: offsets.span, to: &$0) }
        == Vectors.bestBefore(loads, offsets: offsets).map(\.bitPattern))
    #expect(
      Vectors.bestBefore([3, 5, 4, 6, 2], offsets: [0, 2, 5]).map { $0.isNaN ? 0 : $0 }
        == [0, 3, 0, 4, 6])
    let bands = [Int](capacity: 5) { Vectors.repetitionBands(repetitions.span, to: &$0) }
    #expect(bands == [1, 2, 1, 2, 3] && bands == Vectors.repetitionBands(repetitions))
    let shares = Vectors.muscleShares(exercises: ["Bench Press (Barbell)", "Squat (Barbell)"])
    let (exercises, groups) = ([0, 1, 1, 0], [0, 0, 1, 1])
    let count = 2 * Muscle.allCases.count
    #expect(
      filled(count) {
        Vectors.muscleSets(
          exercises: exercises.span, groups: groups.span, groupCount: 2, shares: shares.span,
          to: &$0)
      }
        == Vectors.muscleSets(
          exercises: exercises, groups: groups, groupCount: 2, shares: shares
        ).map(\.bitPattern))
  }

  @Test("Names become facts; what nobody knows becomes nil")
  func facts() {
    let found = Vectors.facts(ofExercises: ["bench press", "no such thing", "bench press"])
    #expect(found.map { $0?.name } == ["Bench Press (Barbell)", nil, "Bench Press (Barbell)"])
    #expect(found[0]?.direct == [.chest])
  }
}
