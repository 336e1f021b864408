import GymBoAnalysis
import GymBoLog
import TestSupport
import Testing

@Suite struct StrengthEstimateTests {
  typealias Formula = OneRepetitionMaximumFormula

  /// The estimate of one set.
  func estimate(
    kg: Double? = 100, reps: Int? = 5, rpe: Double? = nil, kind: SetKind = .working,
    formula: Formula = .brzycki, adjusted: Bool = false
  ) -> StrengthEstimate? {
    var history = LogBuilder()
    history.session("2026-01-05") {
      $0.sets("Bench Press (Barbell)", kg: kg, reps: reps, rpe: rpe, kind: kind)
    }
    var options = AnalysisOptions()
    options.formula = formula
    options.adjustsForEffort = adjusted
    return StrengthEstimate(row: 0, of: history.log, options: options)
  }

  @Test("100 kg × 5 is 112.5 kg, with 80 % between 105.4 and 120.1")
  func plain() throws {
    let found = try #require(estimate())
    #expect(found.kilograms == 112.5 && found.row == 0 && found.formula == .brzycki)
    // CV² = 0.02² + (1.5 / 32)²
    #expect(isClose(found.variation, 0.0509633753, within: 1e-8))
    #expect((found.interval.lowerBound - 105.39).magnitude < 0.01)
    #expect((found.interval.upperBound - 120.09).magnitude < 0.01)
    #expect(found.confidence == .high && !found.isEffortAdjusted)
    #expect(found.effectiveRepetitions == 5)
  }

  @Test("The reserve counts only where asked for: 100 kg × 5 at RPE 8 is 112.5 kg, or 120 kg")
  func adjusted() throws {
    let plain = try #require(estimate(rpe: 8))
    #expect(plain.kilograms == 112.5 && !plain.isEffortAdjusted)
    let adjusted = try #require(estimate(rpe: 8, adjusted: true))
    #expect(adjusted.kilograms == 120 && adjusted.isEffortAdjusted)
    #expect(adjusted.effectiveRepetitions == 7 && adjusted.confidence == .medium)
    // CV² = 0.02² + (1 / 30)²
    #expect(isClose(adjusted.variation, 0.0388730126, within: 1e-8))
  }

  @Test("A set to failure is surer than one of unknown effort; an RPE under 6 says nothing")
  func effort() throws {
    let unknown = try #require(estimate())
    let failure = try #require(estimate(kind: .failure))
    let ten = try #require(estimate(rpe: 10))
    #expect(failure.kilograms == unknown.kilograms && failure.variation < unknown.variation)
    #expect(ten.variation == failure.variation)
    let light = try #require(estimate(rpe: 4, adjusted: true))
    #expect(light.kilograms == 112.5 && !light.isEffortAdjusted)
    #expect(light.variation == unknown.variation)
  }

  @Test("The interval never goes below the load that was lifted")
  func lifted() throws {
    for reps in 1...12 {
      let found = try #require(estimate(reps: reps))
      #expect(found.interval.lowerBound >= 100)
      #expect(found.interval.contains(found.kilograms))
    }
    let single = try #require(estimate(reps: 1))
    #expect(single.kilograms == 100 && single.interval.lowerBound == 100)
    #expect(single.interval.upperBound > 105)
  }

  @Test("The RTS chart gives 123.3 kg for 100 kg × 5 at RPE 8, and nothing without RPE")
  func chart() throws {
    let found = try #require(estimate(rpe: 8, formula: .rts))
    #expect(isClose(found.kilograms, 123.3046, within: 1e-6) && found.isEffortAdjusted)
    #expect(estimate(formula: .rts) == nil)
    #expect(estimate(rpe: 5, formula: .rts) == nil)
  }

  @Test("Sets that do not qualify have no estimate")
  func refusals() {
    #expect(estimate(kg: nil) == nil)
    #expect(estimate(kg: 0) == nil)
    #expect(estimate(reps: 0) == nil)
    #expect(estimate(reps: 13) == nil)
    // 12 done and 4 left are more than the 15 that can be trusted.
    #expect(estimate(reps: 12, rpe: 6, adjusted: true) == nil)
    #expect(estimate(reps: 12, rpe: 7, adjusted: true) != nil)
    #expect(estimate(kg: 4, formula: .weightDependent) == nil)
  }

  @Test("The column of estimates is that of the single ones, by every formula and for any effort")
  func column() throws {
    var history = LogBuilder()
    history.session("2026-01-05") {
      for reps in 0...14 {
        for rpe in [nil, 5, 6, 8.5, 10] {
          $0.sets("Squat (Barbell)", kg: 82.5, reps: reps, rpe: rpe)
        }
      }
      $0.sets("Squat (Barbell)", kg: 2.5, reps: 5, rpe: 9)
      $0.sets("Squat (Barbell)", kg: 60, reps: 5, kind: .failure)
    }
    let log = history.log
    for formula in Formula.allCases {
      for adjusted in [false, true] {
        var options = AnalysisOptions()
        options.formula = formula
        options.adjustsForEffort = adjusted
        let traits = try #require(HistoryFindings(of: log, options: options)).traits
        for row in 0..<log.columns.count {
          let single = StrengthEstimate(row: row, of: log, options: options)
          let (a, b) = (traits.estimate[row], single?.kilograms)
          #expect((a == nil) == (b == nil), "\(formula) \(row)")
          if let a, let b { #expect(isClose(a, b, within: 1e-15), "\(formula) \(row)") }
        }
      }
    }
  }
}
