import Foundation
import GymBo
import TestSupport

/// The reference vectors as lines that a C program and a Python program read: both call the function that a line names with
/// the line's numbers, and compare what they get.
///
/// A line is `function word tolerance arrays`, each array is its count and its numbers; the last one is what is expected, in
/// which NaN means that there is no result, and infinity that the reference does not say.
struct ReferenceCases {
  private(set) var lines: [String] = []

  /// Names of formulas that differ in the files.
  private static let formulas = [
    "brzycki_1993_decimal": "brzycki_decimal", "epley_0333_welday_wendler": "wendler",
    "baechle_033": "baechle", "berger_exp": "berger", "modified_epley_stmr_0353": "modified_epley",
    "linear_stmr_33": "linear", "weight_dependent_marzagao": "weight_dependent",
    "stmr_epley_k0333": "wendler", "stmr_modified_epley_0353": "modified_epley",
    "stmr_linear_33": "linear",
  ]

  private static let states = ["progressing", "plateau", "notRising", "declining", "unclear"]

  init() throws {
    try addStrength()
    try addEffort()
    try addIntervals()
    try addScores()
    try addTrends()
    try addLines()
    try addPredictions()
    try addLoads()
    try addVolume()
  }

  /// The cases of a function.
  func count(of function: String) -> Int { lines.filter { $0.hasPrefix("\(function) ") }.count }

  private mutating func add(
    _ function: String, _ word: String, _ given: [[Double]], expected: [Double],
    within tolerance: Double = 1e-12
  ) {
    let arrays = (given + [expected]).map { ([String($0.count)] + $0.map { "\($0)" }) }
    lines.append(([function, word, "\(tolerance)"] + arrays.joined()).joined(separator: " "))
  }

  private static func formula(_ name: String) -> String { formulas[name] ?? name }

  private mutating func addSet(
    _ load: Double, _ reps: Double, rpe: Double = .nan, reserve: Double = .nan, _ formula: String,
    _ expected: Double
  ) {
    add("one_rep_max", formula, [[load, reps, rpe, reserve]], expected: [expected])
  }

  private mutating func addStrength() throws {
    let reference = try Shared.vectors("one_rm")
    for v in reference["vectors"].array + reference["brzycki_near_pole"].array {
      addSet(
        v["weight"].number, v["reps"].number, Self.formula(v["formula"].string), v["e1rm"].number)
    }
    for (name, percentages) in reference["percent_1rm"].object {
      for (reps, percentage) in percentages.object {
        add(
          "percent_at", Self.formula(name), [[Double(reps) ?? .nan]], expected: [percentage.number])
      }
    }
    for v in reference["load_for_reps"].array {
      for (key, load) in v.object where key.hasSuffix("_load") {
        let given = [v["one_rm"].number, v["reps"].number, .nan, .nan]
        add("load_for", String(key.dropLast(5)), [given], expected: [load.number])
      }
    }
    for v in reference["reps_for_percent"].array {
      for (key, reps) in v.object where key != "pct" {
        let name = key.hasSuffix("_reps") ? String(key.dropLast(5)) : key
        // No formula is used below one repetition.
        let expected = reps.number < 1 ? .nan : reps.number
        add(
          "reps_at", Self.formula(name), [[100 * v["pct"].number]], expected: [expected],
          within: 1e-11)
      }
    }
    for v in reference["effective_reps_blends"].array {
      for (formula, key) in [("epley", "epley"), ("brzycki", "brzycki"), ("median", "median_of_7")]
      {
        addSet(
          v["weight"].number, v["reps"].number, reserve: v["rir"].number, formula, v[key].number)
      }
    }
  }

  private mutating func addEffort() throws {
    let reference = try Shared.vectors("rpe")
    for v in reference["e1rm"].array {
      for (formula, key) in [
        ("rts", "e1rm_rts"), ("brzycki", "e1rm_brzycki_eff"), ("epley", "e1rm_epley_eff"),
        ("hybrid", "e1rm_hybrid"),
      ] {
        addSet(
          v["weight"].number, v["reps"].number, rpe: v["rpe"].number, formula, v[key].number)
      }
    }
    for (reps, percentages) in reference["table_reps_by_rpe"].object {
      for (rpe, percentage) in percentages.object {
        add(
          "rpe_percent", "-", [[Double(reps) ?? .nan, Double(rpe) ?? .nan]],
          expected: [percentage.number])
      }
    }
    for v in reference["prescription"].array {
      let given = [v["one_rm"].number, v["reps"].number, v["rpe"].number, .nan]
      add("load_for", "rts", [given], expected: [v["load"].number])
    }
  }

  private mutating func addIntervals() throws {
    // The quantile of an 80 % interval of a normal distribution.
    let quantile = 1.2815515655446004
    for v in try Shared.vectors("e1rm_uncertainty")["examples"].array {
      let (reps, factor) = (v["effective_reps"].number, exp(quantile * v["cv_e1rm"].number))
      let estimate = 100 * 36 / (37 - reps)
      let expected = [max(estimate / factor, 100), estimate * factor]
      switch v["sd_reps"].number {
      case 1.0:
        add("interval", "brzycki", [[100, reps - 2, 8, .nan]], expected: expected)
        add("interval", "brzycki", [[100, reps - 2, .nan, 2]], expected: expected)
      case 1.5: add("interval", "brzycki", [[100, reps, .nan, .nan]], expected: expected)
      default: continue
      }
    }
  }

  private mutating func addScores() throws {
    let reference = try Shared.vectors("scores")
    let ages = Dictionary(
      uniqueKeysWithValues: reference["age_coefficients"].array.map {
        ($0["age"].int, $0["coeff"].number)
      })
    for v in reference["points"].array {
      let sex: Double = v["sex"].string == "M" ? 1 : 2
      for (score, key) in [
        ("dots", "dots"), ("wilks", "wilks"), ("wilks_2020", "wilks2020"),
        ("wilks_2", "wilks2_public"), ("ipf_gl", "gl_raw_sbd"),
      ] {
        let given = [v["total"].number, v["bw"].number, sex]
        add("points", score, [given + [.nan]], expected: [v[key].number])
        guard key == "dots" else { continue }
        for (age, coefficient) in ages {
          add("points", score, [given + [Double(age)]], expected: [v[key].number * coefficient])
        }
      }
    }
  }

  private mutating func addTrends() throws {
    for v in try Shared.vectors("trend_verdict/trend_vectors")["cases"].array {
      let expected = v["expected"]
      let resumed = v["resumed"].isNull ? .nan : v["resumed"].number
      let given = [[v["delta"].number, resumed], v["days"].numbers, v["values"].numbers]
      guard let state = Self.states.firstIndex(of: expected["state"].string) else {
        add("trend", "-", given, expected: [0] + Array(repeating: .nan, count: 9))
        continue
      }
      let slowed = expected["slowedWeeksAgo"]
      let numbers =
        [expected["percentPerWeek"].number] + expected["interval80"].numbers
        + ["probabilityRising", "probabilityFalling", "weeks", "noise", "probabilitySlowed"].map {
          expected[$0].number
        } + [slowed.isNull ? .nan : slowed.number]
      add("trend", "-", given, expected: [Double(state + 1)] + numbers, within: 1e-8)
    }
  }

  /// Lines by every method, and the test of Mann and Kendall.
  private mutating func addLines() throws {
    let unsaid = Double.infinity
    for series in try Shared.vectors("trend")["series"].object.values {
      let (t, y) = (series["t_days"].numbers, series["y"].numbers)
      let (ols, sen, test) = (series["ols"], series["theil_sen"], series["mann_kendall"])
      for (confidence, key) in [(0.95, "ci95"), (0.9, "ci90"), (0.8, "ci80")] {
        let line = [ols["slope_per_day"].number] + ols[key].numbers
        add(
          "line", "least_squares", [[confidence], t, y],
          expected: line + [ols["intercept"].number, ols["resid_sd"].number, .nan, .nan],
          within: 1e-9)
        guard key != "ci80" else { continue }
        let other = [sen["slope"].number] + sen[key].numbers
        add(
          "line", "theil_sen", [[confidence], t, y],
          expected: other + [sen["intercept_separate"].number, .nan, .nan, .nan], within: 1e-9)
      }
      // Of few points the probability is exact, which that of the reference is not.
      let probability = t.count > 10 ? test["p"].number : unsaid
      add(
        "mann_kendall", "-", [t, y],
        expected: [test["S"].number, test["z"].number, probability])
    }
    for series in try Shared.vectors("robust")["series"].object.values {
      let huber = series["huber_1.345"]
      add(
        "line", "huber", [[0.8], series["t"].numbers, series["y"].numbers],
        expected: [
          huber["slope"].number, unsaid, unsaid, huber["intercept"].number, unsaid, .nan, .nan,
        ],
        within: 1e-7)
    }
    for (name, series) in try Shared.vectors("changepoint")["series"].object {
      let stick = series["broken_stick"]
      // Of the series only this one was made with a bend.
      let isBent = name == "progress_then_plateau"
      let found = ["slope_before", "knot_t", "slope_after"].map { isBent ? stick[$0].number : .nan }
      add(
        "line", "bent", [[0.8], series["t"].numbers, series["y"].numbers],
        expected: [found[0], .nan, .nan, .nan, .nan, found[1], found[2]], within: 1e-4)
    }
  }

  private mutating func addPredictions() throws {
    for v in try Shared.vectors("prediction/predictor_vectors")["cases"].array {
      let sets = v["sets"].array
      let habits = ["pairs", "equal", "sameLoad", "sameEqual", "sameOneMore"].map {
        v["lifter"][$0].number
      }
      let columns = ["day", "kg", "reps"].map { key in sets.map { $0[key].number } }
      let next = [v["day"].number, v["kg"].number, columns[2].last ?? .nan]
      let expected =
        [v["median"].number] + v["interval80"].numbers + [v["atLeastLast"].number]
        + v["probabilities"].numbers
      add("predict", "-", [next] + columns + [habits], expected: expected)
    }
  }

  /// Rounding, and the plates of the reference's inventory, which the programs know.
  private mutating func addLoads() throws {
    let reference = try Shared.vectors("progression")
    for v in reference["rounding"].array {
      for direction in ["nearest", "down", "up"] {
        add(
          "round_load", direction, [[v["x"].number, v["inc"].number]],
          expected: [v[direction].number])
      }
    }
    for v in reference["plates"].array where v["bar"].number == 20 {
      let sizes = [25, 20, 15, 10, 5, 2.5, 1.25]
      let sides = v["per_side"].array.map(\.numbers)
      guard sides.allSatisfy({ sizes.contains($0[0]) }) else { continue }
      let counts = sizes.map { size in sides.first { $0[0] == size }?[1] ?? 0 }
      add("plates", "-", [[v["target"].number]], expected: [v["loaded"].number] + counts)
    }
  }

  /// Tonnage, sets of each repetition band, and sets of each muscle. Given are of each working set its exercise, load,
  /// repetitions and RPE, and what a set of each exercise counts for each muscle, in the order of `Muscle.allCases`.
  private mutating func addVolume() throws {
    let reference = try Shared.vectors("volume")
    let words = ["quads": Muscle.quadriceps, "spinal_erectors": .lowerBack]
    func muscle(_ word: String) -> Int? { (words[word] ?? Muscle(rawValue: word))?.index }
    func values(_ object: [String: JSON]) -> [Double] {
      var values = [Double](repeating: 0, count: Muscle.allCases.count)
      for (word, value) in object { if let index = muscle(word) { values[index] = value.number } }
      return values
    }
    let names = reference["muscle_map"].object.keys.sorted()
    let shares = names.flatMap { name in
      let map = reference["muscle_map"][name]
      var shares = values([:])
      for (list, share) in [("direct", 1), ("indirect", 0.5)] {
        for word in map[list].array.map(\.string) {
          if let index = muscle(word) { shares[index] = share }
        }
      }
      return shares
    }
    let sets = reference["sets"].array.filter { $0["warmup"].isNull }
    let exercises = sets.map { Double(names.firstIndex(of: $0["ex"].string) ?? -1) }
    let columns = ["w", "r", "rpe"].map { key in sets.map { $0[key].number } }
    let bands = ["1-5", "6-12", "13+"].map { reference["rep_bands"][$0].number }
    add(
      "volume", "-", [exercises] + columns + [shares],
      expected: [reference["tonnage"].number] + bands
        + values(reference["fractional_sets"].object))
  }
}
