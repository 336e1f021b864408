import GymBoAnalysis
import Testing

@Suite("Columns of sets and one set give the same bits") struct EstimatesOfBatchTests {
  /// More rows than are computed together, with everything that a formula refuses among them.
  private static let rows: [(load: Double, repetitions: Double)] = {
    let odd: [Double] = [-1, 0, 0.5, .nan, .infinity, -.infinity, .leastNonzeroMagnitude, 1e308]
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

  @Test(
    "1RM, load and repetitions of a batch are those of each set, NaN where it is refused",
    arguments: OneRepetitionMaximumFormula.allCases)
  func sameBits(formula: OneRepetitionMaximumFormula) {
    let (loads, repetitions) = (Self.rows.map(\.load), Self.rows.map(\.repetitions))
    let estimates = formula.estimates(loads: loads, repetitions: repetitions)
    let workLoads = formula.loads(forMaxima: loads, repetitions: repetitions)
    let done = formula.repetitions(atPercentages: loads, ofMaxima: repetitions)
    var (values, refusals) = (0, 0)
    for (index, row) in Self.rows.enumerated() {
      let estimate = try? formula.estimate(load: row.load, repetitions: row.repetitions)
      let load = try? formula.load(forMaximum: row.load, repetitions: row.repetitions)
      let count = try? formula.repetitions(atPercentage: row.load, ofMaximum: row.repetitions)
      for (one, batch) in [(estimate, estimates), (load, workLoads), (count, done)] {
        guard let one else {
          refusals += 1
          #expect(batch[index].isNaN, "\(row)")
          continue
        }
        values += 1
        #expect(one.bitPattern == batch[index].bitPattern, "\(row)")
      }
    }
    #expect(values > 1000 && refusals > 100)
  }

  @Test("A batch of none, of one and of any part gives what the whole gives")
  func parts() {
    let (loads, repetitions) = (Self.rows.map(\.load), Self.rows.map(\.repetitions))
    let whole = OneRepetitionMaximumFormula.brzycki.estimates(
      loads: loads, repetitions: repetitions)
    for count in [0, 1, 2, 511, 512, 513, 1024, 1025] {
      let part = OneRepetitionMaximumFormula.brzycki.estimates(
        loads: Array(loads.prefix(count)), repetitions: Array(repetitions.prefix(count)))
      #expect(part.map(\.bitPattern) == whole.prefix(count).map(\.bitPattern))
    }
  }

  @Test("100 kg × 8 is 124.1 kg by Brzycki, and 5 repetitions of 120 kg need 106.7 kg")
  func published() throws {
    let formula = OneRepetitionMaximumFormula.brzycki
    let estimate = try #require(formula.estimates(loads: [100], repetitions: [8]).first)
    #expect((estimate * 10).rounded() == 1241)
    let load = try #require(formula.loads(forMaxima: [120], repetitions: [5]).first)
    #expect((load * 10).rounded() == 1067)
  }
}
