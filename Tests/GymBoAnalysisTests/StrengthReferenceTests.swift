import GymBoAnalysis
import TestSupport
import Testing

/// The formulas against the reference vectors one_rm, rpe and e1rm_uncertainty.
@Suite struct StrengthReferenceTests {
  typealias Formula = OneRepetitionMaximumFormula

  /// The formulas by their names in the reference files.
  static let formulas: [String: Formula] = {
    let other: [String: Formula] = [
      "brzycki_1993_decimal": .brzyckiDecimal, "epley_0333_welday_wendler": .wendler,
      "baechle_033": .baechle, "berger_exp": .berger, "modified_epley_stmr_0353": .modifiedEpley,
      "linear_stmr_33": .linear, "weight_dependent_marzagao": .weightDependent,
      "stmr_epley_k0333": .wendler, "stmr_modified_epley_0353": .modifiedEpley,
      "stmr_linear_33": .linear,
    ]
    return other.merging(Formula.allCases.map { ($0.rawValue, $0) }) { name, _ in name }
  }()

  @Test(
    "Estimates are those of the reference (one_rm: vectors, brzycki_near_pole, identity_error)",
    .enabled(if: Shared.isPresent, Shared.absence))
  func estimates() throws {
    let reference = try Shared.vectors("one_rm")
    var cases = 0
    var formulas: Set<String> = []
    for v in reference["vectors"].array + reference["brzycki_near_pole"].array {
      let formula = try #require(Self.formulas[v["formula"].string])
      formulas.insert(v["formula"].string)
      let estimate = try formula.estimate(load: v["weight"].number, repetitions: v["reps"].number)
      #expect(isClose(estimate, v["e1rm"].number, within: 1e-12), "\(formula) \(v["reps"].int)")
      cases += 1
    }
    #expect(cases == 18 * 15 + 4 && formulas.count == 18)
    for (name, error) in reference["identity_error_at_1_rep_w100"].object {
      let formula = try #require(Self.formulas[name])
      let estimate = try formula.estimate(load: 100, repetitions: 1)
      #expect((estimate - 100 - error.number).magnitude < 1e-10, "\(name)")
    }
  }

  @Test(
    "Percentages, loads and repetitions are those of the reference (one_rm: percent_1rm, load_for_reps, reps_for_percent, poles_reps)",
    .enabled(if: Shared.isPresent, Shared.absence))
  func inverses() throws {
    let reference = try Shared.vectors("one_rm")
    #expect(reference["percent_1rm"].object.count == 17)
    for (name, percentages) in reference["percent_1rm"].object {
      let formula = try #require(Self.formulas[name])
      #expect(percentages.object.count == 20)
      for (text, percentage) in percentages.object {
        let repetitions = try #require(Double(text))
        let actual = try formula.percentage(atRepetitions: repetitions)
        #expect(isClose(actual, percentage.number, within: 1e-12), "\(formula) \(repetitions)")
      }
    }
    for formula in [Formula.brzycki, .epley, .lander, .lombardi, .mayhew, .oconner, .wathan] {
      for v in reference["load_for_reps"].array {
        let load = try formula.load(
          forMaximum: v["one_rm"].number, repetitions: v["reps"].number)
        #expect(isClose(load, v["\(formula)_load"].number, within: 1e-12), "\(formula)")
      }
    }
    var cases = 0
    for v in reference["reps_for_percent"].array {
      let percentage = 100 * v["pct"].number
      for (key, value) in v.object where key != "pct" {
        let name = key.hasSuffix("_reps") ? String(key.dropLast(5)) : key
        let formula = try #require(Self.formulas[name])
        if value.number < 1 {
          #expect(throws: StrengthRefusal.percentageOutOfRange(formula, percentage: percentage)) {
            try formula.repetitions(atPercentage: percentage)
          }
        } else {
          let actual = try formula.repetitions(atPercentage: percentage)
          #expect(isClose(actual, value.number, within: 1e-11), "\(formula) \(percentage)")
        }
        cases += 1
      }
    }
    #expect(cases == 7 * 9)
    #expect(reference["poles_reps"].object.count == 5)
    for (name, pole) in reference["poles_reps"].object {
      let limit = try #require(Self.formulas[name]?.declaration.limit)
      #expect(isClose(limit, pole.number, within: 1e-12))
    }
  }

  @Test(
    "STMr's models with repetitions in reserve are those of the reference (one_rm: stmr; stmr_adjustments RIR, %MR, relative intensity, ballistic)",
    .enabled(if: Shared.isPresent, Shared.absence))
  func modelsWithReserve() throws {
    let reference = try Shared.vectors("one_rm")
    let models: [(Formula, String)] = [
      (.wendler, "epley_0333"), (.modifiedEpley, "modified_epley_0353"), (.linear, "linear_33"),
    ]
    #expect(reference["stmr"].array.count == 60)
    for v in reference["stmr"].array {
      let effective = try #require(
        effectiveRepetitions(done: v["reps"].number, inReserve: v["rir"].number))
      for (formula, key) in models {
        let percentage = try formula.percentage(atRepetitions: effective)
        #expect(isClose(percentage, 100 * v[key].number, within: 1e-12), "\(key) \(effective)")
      }
    }
    #expect(reference["stmr_adjustments"].array.count == 3)
    for v in reference["stmr_adjustments"].array {
      func percentage(_ repetitions: Double) throws -> Double {
        try Formula.wendler.percentage(atRepetitions: repetitions) / 100
      }
      let r = v["reps"].number
      #expect(isClose(try percentage(r + 2), v["RIR_2"].number, within: 1e-12))
      #expect(isClose(try percentage(r / 0.8), v["percMR_0.8"].number, within: 1e-12))
      #expect(isClose(try percentage(r * 2), v["ballistic_mfactor2"].number, within: 1e-12))
      #expect(isClose(try percentage(r) * 0.9, v["RelInt_0.9"].number, within: 1e-12))
      #expect(isClose(try percentage(r) - 0.1, v["DI_-0.10"].number, within: 1e-12))
    }
  }

  @Test(
    "Errors against what people do at a percentage are those of the reference (one_rm: formula_bias_vs_nuzzo_percent)",
    .enabled(if: Shared.isPresent, Shared.absence))
  func populationBias() throws {
    let reference = try Shared.vectors("one_rm")
    var cases = 0
    for (group, formulas) in reference["formula_bias_vs_nuzzo_percent"].object {
      for (name, bias) in formulas.object {
        let formula = try #require(Self.formulas[name])
        let expected = bias["bias_pct_by_anchor"].numbers
        for (anchor, error) in zip(reference["nuzzo_anchors"][group].array, expected) {
          let (repetitions, share) = (anchor[0].number, anchor[1].number)
          let estimate = try formula.estimate(load: 100 * share, repetitions: repetitions)
          // The file has the errors to two decimals.
          #expect((estimate - 100 - error).magnitude < 0.00501, "\(group) \(name) \(repetitions)")
          cases += 1
        }
      }
    }
    #expect(cases == 18 * (7 + 7 + 5))
  }

  @Test(
    "Published test values are met to their decimals (one_rm: published_tests, published_regressions)",
    .enabled(if: Shared.isPresent, Shared.absence))
  func publishedTests() throws {
    let reference = try Shared.vectors("one_rm")
    #expect(reference["published_tests"].array.count == 8)
    for v in reference["published_tests"].array {
      let formula = try #require(Self.formulas[v["formula"].string])
      let estimate = try formula.estimate(load: v["w"].number, repetitions: v["r"].number)
      #expect((estimate - v["v"].number).magnitude < 0.00501)
    }
    let names: [(FiveRepetitionRegression, String)] = [
      (.chestPress, "reynolds2006_chest_press_5RM"), (.legPress, "reynolds2006_leg_press_5RM"),
    ]
    for (regression, name) in names {
      let v = try #require(
        reference["published_regressions"].array.first { $0["name"].string == name })
      let estimate = try regression.estimate(fiveRepetitionMaximum: v["w"].number)
      #expect(isClose(estimate, v["one_rm"].number, within: 1e-12))
      #expect(regression.standardError == v["see"].number)
      #expect(throws: StrengthRefusal.loadNotPositive) {
        try regression.estimate(fiveRepetitionMaximum: 0)
      }
    }
    let lifts: [(HighSchoolRegression, String)] = [
      (.squat, "squat_70pct"), (.benchPress, "bench_70pct"), (.deadlift, "deadlift_80pct"),
    ]
    for (regression, name) in lifts {
      let v = try #require(
        reference["published_regressions"].array.first {
          $0["name"].string == "hs_powerlifters_2003_" + name
        })
      let estimate = try regression.estimate(load: v["w"].number, repetitions: v["reps"].number)
      #expect(isClose(estimate, v["one_rm"].number, within: 1e-12))
      #expect(regression.standardError == v["see"].number)
    }
  }

  @Test("The regressions of high-school lifters refuse sets at another percentage")
  func regressionsRefuse() {
    #expect(throws: StrengthRefusal.notAtPercentage(70)) {
      try HighSchoolRegression.squat.estimate(load: 300, repetitions: 1)
    }
    #expect(throws: StrengthRefusal.repetitionsBelowOne) {
      try HighSchoolRegression.squat.estimate(load: 140, repetitions: 0)
    }
    #expect(throws: StrengthRefusal.loadNotPositive) {
      try HighSchoolRegression.deadlift.estimate(load: .nan, repetitions: 5)
    }
  }

  @Test(
    "Effective repetitions give the reference's estimates (one_rm: effective_reps_blends epley, brzycki, median_of_7; rpe: e1rm, all four, chart_vs_formulas, rir_bias, fatigue_percent_example)",
    .enabled(if: Shared.isPresent, Shared.absence))
  func effortAdjusted() throws {
    for v in try Shared.vectors("one_rm")["effective_reps_blends"].array {
      let effective = try #require(
        effectiveRepetitions(done: v["reps"].number, inReserve: v["rir"].number))
      #expect(effective == v["effective_reps"].number)
      for (formula, key) in [
        (Formula.epley, "epley"), (.brzycki, "brzycki"), (.median, "median_of_7"),
      ] {
        let estimate = try formula.estimate(load: v["weight"].number, repetitions: effective)
        #expect(isClose(estimate, v[key].number, within: 1e-12), "\(key)")
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
        (.rts, "e1rm_rts"),
      ] {
        let estimate = try formula.estimate(load: load, repetitions: effective)
        #expect(isClose(estimate, v[key].number, within: 1e-12), "\(formula) \(done)@\(rpe)")
      }
    }
    let compared = try Shared.vectors("rpe")["chart_vs_formulas"].array
    #expect(compared.count == 31)
    for v in compared {
      for (formula, key) in [
        (Formula.rts, "rts"), (.brzycki, "brzycki"), (.epley, "epley"),
        (.modifiedEpley, "mod_epley0353"),
      ] {
        let percentage = try formula.percentage(atRepetitions: v["eff"].number)
        #expect(isClose(percentage, v[key].number, within: 1e-12), "\(key) \(v["eff"].number)")
      }
    }
    let bias = try Shared.vectors("rpe")["rir_bias"][0]
    let (load, done) = (bias["w"].number, bias["r"].number)
    for (reserve, key) in [
      ("reported_rir", "e1rm_reported"), ("corrected_rir", "e1rm_corrected_epley"),
    ] {
      let effective = try #require(
        effectiveRepetitions(done: done, inReserve: bias[reserve].number))
      let estimate = try Formula.epley.estimate(load: load, repetitions: effective)
      #expect(isClose(estimate, bias[key].number, within: 1e-12))
    }
    let fatigue = try Shared.vectors("rpe")["fatigue_percent_example"].array
    #expect(fatigue.count == 4)
    for v in fatigue {
      let effective = try #require(
        effectiveRepetitions(done: v["r"].number, inReserve: 10 - v["rpe"].number))
      let estimate = try Formula.rts.estimate(load: v["w"].number, repetitions: effective)
      #expect(isClose(estimate, v["e1rm"].number, within: 1e-12))
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
}
