import GymBoAnalysis
import Testing

@Suite("Columns of sets and one set give the same bits") struct VectorsTests {
  typealias Formula = OneRepetitionMaximumFormula

  private static let odd: [Double] = [
    -1, 0, 0.5, .nan, .infinity, -.infinity, .leastNonzeroMagnitude, 1e308,
  ]

  /// More rows than are computed together, with everything that a formula refuses among them.
  private static let rows: [(load: Double, repetitions: Double)] = {
    var rows: [(load: Double, repetitions: Double)] = []
    for row in 0..<1100 {
      let (loads, halves) = (Double(row % 97), Double(row % 41))
      rows.append((loads * 2.5 + 0.1, halves / 2 + 0.5))
    }
    for load in odd + [100] {
      for repetitions in odd + [8, 36, 37] { rows.append((load, repetitions)) }
    }
    return rows
  }()

  /// Compares a batch with what each row gives alone.
  private func compare(
    _ batch: [Double], _ one: (Int) -> Double?, fewest: Int, refused: [Int]
  ) {
    var values = 0
    for index in batch.indices {
      guard let one = one(index) else {
        #expect(batch[index].isNaN, "\(index)")
        continue
      }
      values += 1
      #expect(one.bitPattern == batch[index].bitPattern, "\(index)")
    }
    #expect(values > fewest)
    #expect(refused == batch.indices.filter { batch[$0].isNaN })
  }

  @Test(
    "1RM, load, percentage and repetitions of a batch are those of each set, NaN where it is refused",
    arguments: Formula.allCases)
  func sameBits(formula: Formula) {
    let (loads, repetitions) = (Self.rows.map(\.load), Self.rows.map(\.repetitions))
    var refused: [Int] = []
    compare(
      Vectors.oneRepetitionMaxima(loads: loads, repetitions: repetitions, formula: formula) {
        row, _ in refused.append(row)
      }, { try? formula.estimate(load: loads[$0], repetitions: repetitions[$0]) }, fewest: 500,
      refused: refused)
    refused = []
    compare(
      Vectors.loads(maxima: loads, repetitions: repetitions, formula: formula) { row, _ in
        refused.append(row)
      }, { try? formula.load(forMaximum: loads[$0], repetitions: repetitions[$0]) }, fewest: 500,
      refused: refused)
    refused = []
    compare(
      Vectors.repetitions(atPercentages: loads, ofMaxima: repetitions, formula: formula) {
        row, _ in refused.append(row)
      }, { try? formula.repetitions(atPercentage: loads[$0], ofMaximum: repetitions[$0]) },
      fewest: 0, refused: refused)
    refused = []
    compare(
      Vectors.percentages(atRepetitions: repetitions, ofMaxima: loads, formula: formula) {
        row, _ in refused.append(row)
      }, { try? formula.percentage(atRepetitions: repetitions[$0], ofMaximum: loads[$0]) },
      fewest: 500, refused: refused)
  }

  @Test("A set with effort counts its reserve as done", arguments: Formula.allCases)
  func effort(formula: Formula) {
    var (loads, done, reserves): ([Double], [Double], [Double]) = ([], [], [])
    for load in [100, 0, .nan] {
      for repetitions in [1, 5, 8.5, 0.5, .nan, .infinity] {
        for reserve in [0, 1, 2.5, 4, 5, -1, .nan, .infinity, 40] {
          loads.append(load)
          done.append(repetitions)
          reserves.append(reserve)
        }
      }
    }
    let byReserve = Vectors.oneRepetitionMaxima(
      loads: loads, repetitions: done, reserves: reserves, formula: formula)
    let byRPE = Vectors.oneRepetitionMaxima(
      loads: loads, repetitions: done, rpe: reserves.map { 10 - $0 }, formula: formula)
    let workLoads = Vectors.loads(
      maxima: loads, repetitions: done, reserves: reserves, formula: formula)
    var values = 0
    for row in loads.indices {
      let effective = effectiveRepetitions(done: done[row], inReserve: reserves[row])
      let one = effective.flatMap { try? formula.estimate(load: loads[row], repetitions: $0) }
      let load = effective.flatMap { try? formula.load(forMaximum: loads[row], repetitions: $0) }
      let isRated = repetitionsInReserve(rpe: 10 - reserves[row]) != nil
      #expect(byReserve[row].bitPattern == (one ?? .nan).bitPattern || one == nil)
      #expect(byReserve[row].isNaN == (one == nil), "\(loads[row]) \(done[row]) \(reserves[row])")
      #expect(workLoads[row].isNaN == (load == nil))
      #expect(byRPE[row].isNaN == (one == nil || !isRated))
      if one != nil, isRated {
        #expect(byRPE[row].bitPattern == byReserve[row].bitPattern)
        values += 1
      }
    }
    #expect(values >= 6)
  }

  @Test("Every refused row has its reason")
  func reasons() {
    typealias Row = (load: Double, done: Double, rpe: Double, reason: Vectors.Refusal)
    let rows: [Row] = [
      (.nan, 5, 8, .missing), (100, .nan, 8, .missing), (100, 5, .nan, .missing),
      (0, 5, 8, .loadNotPositive), (.infinity, 5, 8, .loadNotPositive),
      (100, 0, 8, .repetitionsBelowOne), (100, 36, 9, .repetitionsOutOfRange),
      (100, 5, 5.5, .rpeOutOfRange), (100, 5, 10.5, .rpeOutOfRange),
    ]
    var found: [Vectors.Refusal] = []
    _ = Vectors.oneRepetitionMaxima(
      loads: rows.map(\.load), repetitions: rows.map(\.done), rpe: rows.map(\.rpe)
    ) { _, reason in found.append(reason) }
    #expect(found == rows.map(\.reason))
    found = []
    _ = Vectors.oneRepetitionMaxima(loads: [100, 3], repetitions: [5, 5], reserves: [-1, 0]) {
      found.append($1)
    }
    _ = Vectors.oneRepetitionMaxima(loads: [3], repetitions: [5], formula: .weightDependent) {
      found.append($1)
    }
    _ = Vectors.percentages(atRepetitions: [5], formula: .weightDependent) { found.append($1) }
    _ = Vectors.repetitions(atPercentages: [0]) { found.append($1) }
    _ = Vectors.chartPercentages(repetitions: [20, 0, 5], rpe: [10, 10, 5]) { found.append($1) }
    #expect(
      found == [
        .reserveOutOfRange, .loadOutOfRange, .dependsOnLoad, .percentageOutOfRange, .offChart,
        .repetitionsBelowOne, .rpeOutOfRange,
      ])
    #expect(Vectors.Refusal.repetitionsBelowOne.name == "repetitions_below_one")
    #expect(Set(Vectors.Refusal.allCases.map(\.name)).count == Vectors.Refusal.allCases.count)
  }

  @Test("Intervals are those of one estimate", arguments: Formula.allCases)
  func intervals(formula: Formula) throws {
    let (loads, done) = (Self.rows.map(\.load), Self.rows.map(\.repetitions))
    let estimates = Vectors.oneRepetitionMaxima(loads: loads, repetitions: done, formula: formula)
    var refused: [Int] = []
    let (low, high) = Vectors.oneRepetitionMaximumIntervals(
      loads: loads, repetitions: done, formula: formula
    ) { row, _ in refused.append(row) }
    for row in loads.indices {
      let variation = formula.variation(
        atRepetitions: done[row], repetitionsSD: 1.5, dayVariation: 0.02, load: loads[row])
      let interval = variation.flatMap {
        EstimateInterval(around: estimates[row], load: loads[row], variation: $0)
      }
      #expect(low[row].isNaN == (interval == nil) && high[row].isNaN == (interval == nil))
      guard let interval else { continue }
      #expect(low[row].bitPattern == interval.low.bitPattern)
      #expect(high[row].bitPattern == interval.high.bitPattern)
    }
    #expect(refused == loads.indices.filter { low[$0].isNaN })
    let known = Vectors.oneRepetitionMaximumIntervals(
      loads: [100], repetitions: [8], rpe: [8], formula: formula)
    let unknown = Vectors.oneRepetitionMaximumIntervals(
      loads: [100], repetitions: [10], formula: formula)
    #expect(known.high[0] < unknown.high[0])
  }

  @Test("A batch of none, of one and of any part gives what the whole gives")
  func parts() {
    let (loads, repetitions) = (Self.rows.map(\.load), Self.rows.map(\.repetitions))
    let whole = Vectors.oneRepetitionMaxima(loads: loads, repetitions: repetitions)
    for count in [0, 1, 2, 7, 511, 512, 513, 1024, 1025] {
      let part = Vectors.oneRepetitionMaxima(
        loads: Array(loads.prefix(count)), repetitions: Array(repetitions.prefix(count)))
      #expect(part.map(\.bitPattern) == whole.prefix(count).map(\.bitPattern))
    }
  }

  @Test("Spans are filled where there is room, after what is there")
  func spans() {
    let (loads, repetitions): ([Double], [Double]) = ([100, 0, 80], [8, 5, 1])
    var refused: [Int] = []
    let results = [Double](capacity: 4) { results in
      results.append(7)
      Vectors.oneRepetitionMaxima(
        loads: loads.span, repetitions: repetitions.span, to: &results
      ) { row, _ in refused.append(row) }
    }
    #expect(results[0] == 7 && results[2].isNaN && results[3] == 80 && refused == [1])
  }

  @Test("100 kg × 8 is 124.1 kg by Brzycki, and 5 repetitions of 120 kg need 106.7 kg")
  func published() throws {
    let estimate = try #require(Vectors.oneRepetitionMaxima(loads: [100], repetitions: [8]).first)
    #expect((estimate * 10).rounded() == 1241)
    let load = try #require(Vectors.loads(maxima: [120], repetitions: [5]).first)
    #expect((load * 10).rounded() == 1067)
  }

  @Test("Points of a batch are those of each lifter", arguments: RelativeScore.allCases)
  func points(score: RelativeScore) {
    var (totals, weights, sexes, ages): ([Double], [Double], [Sex], [Double]) = ([], [], [], [])
    for row in 0..<600 {
      let odd = row % 29 == 0
      totals.append(odd ? Self.odd[row / 29 % 8] : 100 + Double(row))
      weights.append(row % 31 == 0 ? Self.odd[row / 31 % 8] : 30 + Double(row % 200))
      sexes.append(row % 3 == 0 ? .female : .male)
      ages.append(Double(row % 100) + 0.5)
    }
    let points = Vectors.points(
      totals: totals, bodyWeights: weights, sexes: sexes, score: score)
    var refusals = 0
    let adjusted = Vectors.points(
      totals: totals, bodyWeights: weights, sexes: sexes, ages: ages, score: score
    ) { _, _ in refusals += 1 }
    for row in totals.indices {
      let one = try? score.points(
        total: totals[row], bodyWeight: weights[row], sex: sexes[row])
      #expect(points[row].isNaN == (one == nil), "\(totals[row]) \(weights[row])")
      guard let one else { continue }
      #expect(points[row].bitPattern == one.bitPattern)
      let factor = try? AgeCoefficient.value(age: Int(ages[row]))
      #expect(adjusted[row].isNaN == (factor == nil))
      if let factor { #expect(adjusted[row].bitPattern == (one * factor).bitPattern) }
    }
    #expect(refusals == adjusted.filter(\.isNaN).count && refusals > 20)
    for row in [0, 1, 2, 50] {
      let alone = Vectors.points(
        totals: [totals[row]], bodyWeights: [weights[row]], sexes: [sexes[row]], score: score)
      #expect(alone[0].isNaN == points[row].isNaN)
      if !alone[0].isNaN { #expect(alone[0].bitPattern == points[row].bitPattern) }
    }
  }

  @Test("Muscle sets of many sets, which are counted first, are the sums of each set's own")
  func muscleSets() {
    let names = ["Bench Press (Barbell)", "Squat (Barbell)", "Pull Up", "no such exercise"]
    let shares = Vectors.muscleShares(exercises: names)
    // Some name no exercise or no group, and are left out.
    let exercises = (0..<300).map { $0 * 7 % 6 - 1 }
    let groups = (0..<300).map { $0 * 5 % 11 - 1 }
    func sets(_ exercises: [Int], _ groups: [Int]) -> [Double] {
      Vectors.muscleSets(exercises: exercises, groups: groups, groupCount: 9, shares: shares)
    }
    var sums = sets([], [])
    for (exercise, group) in zip(exercises, groups) {
      for (cell, own) in sets([exercise], [group]).enumerated() { sums[cell] += own }
    }
    #expect(sets(exercises, groups) == sums && sums.reduce(0, +) > 100)
  }
}
