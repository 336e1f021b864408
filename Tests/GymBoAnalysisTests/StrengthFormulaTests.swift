import GymBoAnalysis
import TestSupport
import Testing

@Suite struct StrengthFormulaTests {
  typealias Formula = OneRepetitionMaximumFormula

  @Test("Every formula reproduces the example it declares", arguments: Formula.allCases)
  func example(formula: Formula) throws {
    let example = formula.declaration.example
    let estimate = try formula.estimate(load: example.load, repetitions: example.repetitions)
    var unit = 0.5
    for _ in 0..<example.decimals { unit /= 10 }
    #expect((estimate - example.maximum).magnitude <= unit)
    #expect(!formula.declaration.name.isEmpty && !formula.declaration.source.isEmpty)
    #expect(!formula.declaration.rangeReason.isEmpty)
    #expect(formula.declaration.validRepetitions.contains(example.repetitions))
  }

  @Test("100 kg × 8 is 124.1 kg by Brzycki, and one repetition is its own maximum, exactly")
  func published() throws {
    let eight = try Formula.brzycki.estimate(load: 100, repetitions: 8)
    #expect((eight * 10).rounded() / 10 == 124.1)
    for load in [0.1, 17.5, 62.5, 100, 102.058283, 333.3] {
      for formula in [Formula.brzycki, .lombardi, .hybrid] {
        #expect(try formula.estimate(load: load, repetitions: 1) == load)
      }
    }
  }

  @Test(
    "Estimates are those of the reference (one_rm: vectors, brzycki_near_pole, identity_error)",
    .enabled(if: Shared.isPresent, Shared.absence))
  func estimates() throws {
    let reference = try Shared.vectors("one_rm")
    var cases = 0
    for v in reference["vectors"].array + reference["brzycki_near_pole"].array {
      // The other formulas of the file are not offered.
      guard let formula = Formula(rawValue: v["formula"].string) else { continue }
      let estimate = try formula.estimate(load: v["weight"].number, repetitions: v["reps"].number)
      #expect(isClose(estimate, v["e1rm"].number, within: 1e-12), "\(formula) \(v["reps"].int)")
      cases += 1
    }
    #expect(cases == 7 * 15 + 4)
    for (name, error) in reference["identity_error_at_1_rep_w100"].object {
      guard let formula = Formula(rawValue: name) else { continue }
      let estimate = try formula.estimate(load: 100, repetitions: 1)
      #expect((estimate - 100 - error.number).magnitude < 1e-10, "\(name)")
    }
  }

  @Test(
    "Percentages, loads and repetitions are those of the reference (one_rm: percent_1rm, load_for_reps, reps_for_percent, poles_reps)",
    .enabled(if: Shared.isPresent, Shared.absence))
  func inverses() throws {
    let reference = try Shared.vectors("one_rm")
    for formula in Formula.allCases where formula != .hybrid {
      let percentages = reference["percent_1rm"][formula.rawValue].object
      #expect(percentages.count == 20)
      for (repetitions, percentage) in percentages {
        let actual = try formula.percentage(atRepetitions: try #require(Double(repetitions)))
        #expect(isClose(actual, percentage.number, within: 1e-12), "\(formula) \(repetitions)")
      }
      for v in reference["load_for_reps"].array {
        let load = try formula.load(
          forMaximum: v["one_rm"].number, repetitions: v["reps"].number)
        #expect(isClose(load, v["\(formula)_load"].number, within: 1e-12), "\(formula)")
      }
      for v in reference["reps_for_percent"].array where !v["\(formula)_reps"].isNull {
        let (percentage, expected) = (100 * v["pct"].number, v["\(formula)_reps"].number)
        if expected < 1 {
          #expect(throws: StrengthRefusal.percentageOutOfRange(formula, percentage: percentage)) {
            try formula.repetitions(atPercentage: percentage)
          }
        } else {
          let actual = try formula.repetitions(atPercentage: percentage)
          #expect(isClose(actual, expected, within: 1e-11), "\(formula) \(percentage)")
        }
      }
    }
    for formula in [Formula.brzycki, .lander] {
      let pole = try #require(formula.declaration.pole)
      #expect(isClose(pole, reference["poles_reps"][formula.rawValue].number, within: 1e-12))
    }
  }

  @Test(
    "Effective repetitions give the reference's estimates (one_rm: effective_reps_blends epley and brzycki; rpe: e1rm, all four)",
    .enabled(if: Shared.isPresent, Shared.absence))
  func effortAdjusted() throws {
    for v in try Shared.vectors("one_rm")["effective_reps_blends"].array {
      let effective = try #require(
        effectiveRepetitions(done: v["reps"].number, inReserve: v["rir"].number))
      #expect(effective == v["effective_reps"].number)
      for formula in [Formula.epley, .brzycki] {
        let estimate = try formula.estimate(load: v["weight"].number, repetitions: effective)
        #expect(isClose(estimate, v[formula.rawValue].number, within: 1e-12))
      }
    }
    let rated = try Shared.vectors("rpe")["e1rm"].array
    #expect(rated.count == 11)
    for v in rated {
      let (load, done, rpe) = (v["weight"].number, v["reps"].number, v["rpe"].number)
      let reserve = try #require(repetitionsInReserve(rpe: rpe))
      let effective = try #require(effectiveRepetitions(done: done, inReserve: reserve))
      #expect(effective == v["effective_reps"].number)
      let chart = try #require(RTSChart.percentage(repetitions: done, rpe: rpe))
      let estimate = try #require(RTSChart.estimate(load: load, repetitions: done, rpe: rpe))
      #expect(isClose(chart, 100 * v["rts_pct"].number, within: 1e-12))
      #expect(isClose(estimate, v["e1rm_rts"].number, within: 1e-12))
      for (formula, key) in [
        (Formula.brzycki, "e1rm_brzycki_eff"), (.epley, "e1rm_epley_eff"), (.hybrid, "e1rm_hybrid"),
      ] {
        let estimate = try formula.estimate(load: load, repetitions: effective)
        #expect(isClose(estimate, v[key].number, within: 1e-12), "\(formula) \(done)@\(rpe)")
      }
    }
  }

  @Test(
    "Changes per repetition and variation are those of the reference (e1rm_uncertainty: sensitivity, examples)",
    .enabled(if: Shared.isPresent, Shared.absence))
  func uncertainty() throws {
    let reference = try Shared.vectors("e1rm_uncertainty")
    #expect(reference["sensitivity"].array.count == 10 && reference["examples"].array.count == 4)
    for v in reference["sensitivity"].array {
      for formula in [Formula.brzycki, .epley, .hybrid] {
        let change = try formula.relativeChangePerRepetition(at: v["effective_reps"].number)
        #expect(isClose(100 * change, v["\(formula)_pct_per_rep"].number, within: 1e-12))
      }
    }
    for v in reference["examples"].array {
      let variation = try #require(
        Formula.brzycki.variation(
          atRepetitions: v["effective_reps"].number, repetitionsSD: v["sd_reps"].number,
          dayVariation: v["sd_day"].number))
      #expect(isClose(variation, v["cv_e1rm"].number, within: 1e-12))
      #expect(isClose(1 / (variation * variation), v["weight_inverse_var"].number, within: 1e-12))
    }
  }

  @Test("The change per repetition is the slope of the logarithm", arguments: Formula.allCases)
  func sensitivity(formula: Formula) throws {
    for repetitions in [1.5, 4, 9, 12, 20] {
      let step = 1e-5
      let above = try formula.estimate(load: 1, repetitions: repetitions + step)
      let below = try formula.estimate(load: 1, repetitions: repetitions - step)
      let slope = (above - below) / (2 * step) / ((above + below) / 2)
      let change = try formula.relativeChangePerRepetition(at: repetitions)
      #expect(isClose(change, slope, within: 1e-7))
    }
  }

  @Test(
    "A load goes to its maximum and back, a percentage to its repetitions and back",
    arguments: Formula.allCases)
  func inverse(formula: Formula) throws {
    for repetitions in [1, 2, 5, 7.5, 10, 10.5, 12, 20, 30.0] {
      let maximum = try formula.estimate(load: 82.5, repetitions: repetitions)
      let load = try formula.load(forMaximum: maximum, repetitions: repetitions)
      #expect(isClose(load, 82.5, within: 1e-13))
      let percentage = try formula.percentage(atRepetitions: repetitions)
      let back = try formula.repetitions(atPercentage: percentage)
      #expect(isClose(back, repetitions, within: 1e-11), "\(repetitions)")
    }
  }

  @Test(
    "More load or more repetitions never estimate less, and the unit of load does not matter",
    arguments: Formula.allCases)
  func monotone(formula: Formula) throws {
    var last = 0.0
    for half in 2...73 {
      let estimate = try formula.estimate(load: 60, repetitions: Double(half) / 2)
      #expect(estimate > last)
      last = estimate
      let pounds = try formula.estimate(load: 60 / 0.45359237, repetitions: Double(half) / 2)
      #expect(isClose(pounds * 0.45359237, estimate, within: 1e-14))
    }
  }

  @Test("Brzycki and Epley agree at 10 repetitions, where the hybrid changes from one to the other")
  func joint() throws {
    let ten = try Formula.brzycki.estimate(load: 90, repetitions: 10)
    #expect(isClose(ten, 120, within: 1e-14))
    #expect(isClose(try Formula.epley.estimate(load: 90, repetitions: 10), ten, within: 1e-14))
    let above = try Formula.hybrid.estimate(load: 90, repetitions: 10 + 1e-12)
    #expect(isClose(above, ten, within: 1e-12))
    let nine = try Formula.hybrid.estimate(load: 90, repetitions: 9.5)
    #expect(nine == (try Formula.brzycki.estimate(load: 90, repetitions: 9.5)))
    let twenty = try Formula.hybrid.estimate(load: 90, repetitions: 20)
    #expect(twenty == (try Formula.epley.estimate(load: 90, repetitions: 20)))
  }

  @Test("From 37 repetitions Brzycki is undefined and says so; Lander is from 38")
  func poles() throws {
    #expect(try Formula.brzycki.estimate(load: 10, repetitions: 36) == 360)
    for repetitions in [37, 38, 100, 1e300] {
      #expect(throws: StrengthRefusal.repetitionsOutOfRange(.brzycki, limit: 37)) {
        try Formula.brzycki.estimate(load: 10, repetitions: repetitions)
      }
    }
    let refusal = StrengthRefusal.repetitionsOutOfRange(.brzycki, limit: 37)
    #expect("\(refusal)" == "37 repetitions or more are outside the range of Brzycki.")
    #expect(try Formula.lander.estimate(load: 10, repetitions: 37) > 0)
    let lander = #expect(throws: StrengthRefusal.self) {
      try Formula.lander.percentage(atRepetitions: 38)
    }
    #expect("\(try #require(lander))" == "38 repetitions or more are outside the range of Lander.")
  }

  @Test("No load, no repetition and nothing that is no number has an estimate; none is NaN")
  func refusals() {
    let values = [-1, 0, 0.5, 1, 36.999, 37, 1e308, .nan, .infinity, -.infinity]
    for formula in Formula.allCases {
      for load in values {
        for repetitions in values {
          if let estimate = try? formula.estimate(load: load, repetitions: repetitions) {
            #expect(estimate.isFinite && estimate > 0 && load > 0 && repetitions >= 1)
          }
        }
        if let repetitions = try? formula.repetitions(atPercentage: load) {
          #expect(repetitions >= 1 && repetitions.isFinite)
        }
        #expect(
          formula.variation(atRepetitions: 0.5, repetitionsSD: 1, dayVariation: 0.02) == nil)
      }
      #expect(throws: StrengthRefusal.loadNotPositive) {
        try formula.estimate(load: 0, repetitions: 5)
      }
      #expect(throws: StrengthRefusal.repetitionsBelowOne) {
        try formula.estimate(load: 50, repetitions: 0)
      }
      for bad in [-0.1, .nan, .infinity] {
        #expect(
          formula.variation(atRepetitions: 5, repetitionsSD: bad, dayVariation: 0.02) == nil)
      }
    }
    #expect("\(StrengthRefusal.loadNotPositive)" == "A 1RM needs a load above 0.")
  }
}
