import GymBoAnalysis
import GymBoLog
import TestSupport
import Testing

@Suite struct CurveTests {
  typealias Curve = RepetitionCurve

  /// Small, seeded, the same everywhere.
  struct Random {
    var state: UInt64
    mutating func uniform() -> Double {
      state &+= 0x9E37_79B9_7F4A_7C15
      var z = state
      z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
      z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
      return (Double((z ^ (z >> 31)) >> 11) + 0.5) / 9_007_199_254_740_992
    }
    /// The sum of twelve uniform numbers, less six: as good as normal within three deviations.
    mutating func normal() -> Double { (0..<12).reduce(-6) { sum, _ in sum + uniform() } }
  }

  /// Sets of a lifter whose k in repetitions is `repetitions` and who gains 0.5 % a week: two
  /// sessions a week, the loads for 3, 5, 8 and 12 repetitions in turn, with reserves of 0 to 3 that
  /// are known, days of 2 % and tests of one repetition.
  func sets(
    form: Curve.Form, repetitions: Double, seed: UInt64, weeks: Int, noise: Double = 1,
    schemes: [Double] = [3, 5, 8, 12]
  ) -> [Curve.FitSet] {
    var random = Random(state: seed)
    let first = CivilDate(dayNumber: 20_000)
    var result: [Curve.FitSet] = []
    for session in 0..<(2 * weeks) {
      let day = session * 7 / 2
      let strength =
        100 * (1 + (noise == 0 ? 0 : 0.005) * Double(day) / 7)
        * (1 + 0.02 * noise * random.normal())
      let scheme = schemes[session % schemes.count]
      // The load is chosen by the population's curve, in steps of 2.5 kg.
      let formula = form.populationFormula
      guard let planned = try? formula.load(forMaximum: 100, repetitions: scheme) else { continue }
      let load = noise == 0 ? planned : (planned / 2.5).rounded() * 2.5
      var possible =
        form == .linear
        ? 1 + repetitions * (1 - load / strength) : 1 + repetitions * (strength / load - 1)
      possible += noise * random.normal()
      let reserve = noise == 0 ? 0 : Double(Int(random.uniform() * 4))
      let done = noise == 0 ? possible : (possible - reserve).rounded()
      guard done >= 1, done + reserve <= 20 else { continue }
      result.append(
        Curve.FitSet(
          date: first.advanced(by: day), kilograms: load, repetitions: done + reserve,
          reserve: reserve))
    }
    return result
  }

  @Test(
    "The k of 200 simulated lifters lies in its 95 % interval for at least 90 % of them",
    arguments: Curve.Form.allCases)
  func recovery(form: Curve.Form) throws {
    var random = Random(state: 7)
    let population = form == .linear ? 33.0 : 1 / 0.0353
    var (inside, fitted) = (0, 0)
    for seed in 0..<200 {
      // People differ by 27 %; nobody here is farther than two deviations from the mean.
      let repetitions = population * (1 + 0.27 * min(max(random.normal(), -2), 2))
      let simulated = sets(form: form, repetitions: repetitions, seed: UInt64(seed), weeks: 26)
      guard let curve = try? Curve(form: form, sets: simulated) else { continue }
      fitted += 1
      let k = form == .linear ? repetitions : 1 / repetitions
      if try #require(curve.interval(confidence: 0.95)).contains(k) { inside += 1 }
    }
    print("curve \(form): \(inside) of \(fitted) intervals hold k; \(200 - fitted) refused")
    #expect(fitted >= 190 && Double(inside) >= 0.9 * Double(fitted))
  }

  @Test(
    "Exact sets give their own k back, with an error that rounding alone explains",
    arguments: Curve.Form.allCases)
  func exact(form: Curve.Form) throws {
    for repetitions in [26.0, 30, 38] {
      let simulated = sets(form: form, repetitions: repetitions, seed: 1, weeks: 26, noise: 0)
      let curve = try Curve(form: form, sets: simulated)
      let k = form == .linear ? repetitions : 1 / repetitions
      #expect((curve.k - k).magnitude < curve.standardError && curve.shrinkage < 0.1)
      #expect(isClose(curve.kilograms, 100, within: 0.01))
    }
  }

  @Test("Thin data leave the population's curve: most of k is its, and its error that of people")
  func thin() throws {
    // Ten sets whose loads differ by 5 %: they span enough repetitions but say little of k.
    let first = CivilDate(dayNumber: 20_000)
    let pairs: [(Double, Double)] = [
      (100, 5), (97.5, 8), (100, 7), (97.5, 5), (102.5, 4), (97.5, 6), (102.5, 7), (100, 8),
      (102.5, 5), (100, 4),
    ]
    let thin = pairs.enumerated().map { index, pair in
      Curve.FitSet(
        date: first.advanced(by: 2 * index), kilograms: pair.0, repetitions: pair.1, reserve: 0)
    }
    let curve = try Curve(form: .modifiedEpley, sets: thin)
    #expect(curve.shrinkage > 0.8)
    #expect((curve.k - 0.0353).magnitude < curve.standardError)
    #expect(isClose(curve.standardError, 0.27 * curve.k, within: 0.15))
    // Much more of the same person draws it away.
    let much = sets(form: .modifiedEpley, repetitions: 36, seed: 3, weeks: 52)
    #expect(try Curve(form: .modifiedEpley, sets: much).shrinkage < 0.2)
  }

  @Test(
    "Repetitions that have nothing to do with the load give no curve, rated or not",
    arguments: [nil, 0.0])
  func flat(reserve: Double?) {
    var refused = 0
    for seed in 0..<100 {
      var random = Random(state: UInt64(1000 + seed))
      let first = CivilDate(dayNumber: 20_000)
      let sets = (0..<60).map { index in
        Curve.FitSet(
          date: first.advanced(by: 3 * index),
          kilograms: 60 + 2.5 * Double(Int(random.uniform() * 16)),
          repetitions: 4 + Double(Int(random.uniform() * 8)), reserve: reserve)
      }
      for form in Curve.Form.allCases {
        if (try? Curve(form: form, sets: sets)) == nil { refused += 1 }
      }
    }
    #expect(refused >= 190, "\(refused) of 200 refused")
  }

  @Test("A history that does not carry a curve says why")
  func refusals() {
    let first = CivilDate(dayNumber: 20_000)
    func sets(_ pairs: [(Double, Double)], every days: Int = 3) -> [Curve.FitSet] {
      pairs.enumerated().map { index, pair in
        Curve.FitSet(
          date: first.advanced(by: days * index), kilograms: pair.0, repetitions: pair.1,
          reserve: 0)
      }
    }
    let two: [(Double, Double)] = [(100, 5), (80, 12)]
    let alternating = (0..<12).map { two[$0 % 2] }
    #expect(throws: Curve.Refusal.tooFewSets) { try Curve(sets: []) }
    #expect(throws: Curve.Refusal.tooFewSets) {
      try Curve(sets: sets(Array(alternating.prefix(7))))
    }
    // One load a block tells nothing of a curve.
    #expect(throws: Curve.Refusal.tooFewSets) { try Curve(sets: sets(alternating, every: 28)) }
    #expect(throws: Curve.Refusal.tooFewCounts) { try Curve(sets: sets(alternating)) }
    let three: [(Double, Double)] = [(100, 5), (97.5, 6), (95, 7)]
    let narrow = (0..<12).map { three[$0 % 3] }
    #expect(throws: Curve.Refusal.tooNarrow) { try Curve(sets: sets(narrow)) }
  }

  @Test("Neither the unit of load nor the order of the sets matters to k")
  func laws() throws {
    for form in Curve.Form.allCases {
      let simulated = sets(form: form, repetitions: 30, seed: 11, weeks: 26)
      let curve = try Curve(form: form, sets: simulated)
      let reversed = try Curve(form: form, sets: simulated.reversed())
      let pounds = try Curve(
        form: form,
        sets: simulated.map {
          Curve.FitSet(
            date: $0.date, kilograms: $0.kilograms / 0.45359237, repetitions: $0.repetitions,
            reserve: $0.reserve)
        })
      #expect(isClose(reversed.k, curve.k, within: 1e-12))
      #expect(isClose(pounds.k, curve.k, within: 1e-12))
      #expect(isClose(pounds.kilograms * 0.45359237, curve.kilograms, within: 1e-12))
    }
  }

  @Test("Percentages fall from 100, and load, repetitions and maximum agree with each other")
  func predictions() throws {
    for form in Curve.Form.allCases {
      let curve = try Curve(
        form: form, sets: sets(form: form, repetitions: 30, seed: 5, weeks: 26))
      #expect(curve.percentages.count == 12 && curve.percentages.first == 100)
      #expect(zip(curve.percentages, curve.percentages.dropFirst()).allSatisfy { $0 > $1 })
      for repetitions in [1, 2.5, 8, 12] {
        let percentage = try #require(curve.percentage(atRepetitions: repetitions))
        let load = curve.kilograms * percentage / 100
        let back = try #require(curve.repetitions(atKilograms: load * (1 - 1e-15)))
        #expect(isClose(back, repetitions, within: 1e-9))
        let maximum = try #require(curve.estimate(kilograms: load, repetitions: repetitions))
        #expect(isClose(maximum, curve.kilograms, within: 1e-12))
      }
      #expect(curve.percentage(atRepetitions: 0.5) == nil)
      #expect(curve.repetitions(atKilograms: 0) == nil)
      #expect(curve.repetitions(atKilograms: curve.kilograms * 1.01) == nil)
      #expect(curve.estimate(kilograms: .nan, repetitions: 5) == nil)
      #expect(curve.interval(confidence: 1) == nil)
    }
  }

  @Test("Of a session enter the rated sets, the best of each load, and all that are not rated")
  func selection() throws {
    var history = LogBuilder()
    history.session("2026-01-05") {
      $0.sets("Bench Press (Barbell)", kg: 40, reps: 10, kind: .warmUp)
      $0.sets("Bench Press (Barbell)", kg: 100, reps: 5, rpe: 8)
      $0.sets("Bench Press (Barbell)", kg: 100, reps: 5, rpe: 9)
      $0.sets("Bench Press (Barbell)", kg: 85, reps: 10, rpe: 10)
      $0.sets("Bench Press (Barbell)", kg: 80, reps: 8)
    }
    history.session("2026-01-08") {
      $0.sets("Bench Press (Barbell)", kg: 90, reps: 8)
      $0.sets("Bench Press (Barbell)", kg: 80, reps: 10)
      $0.sets("Bench Press (Barbell)", kg: 60, reps: 30)
    }
    let findings = try #require(HistoryFindings(of: history.log, options: AnalysisOptions()))
    let sets = Curve.sets(
      of: findings.lifts[0].sessions, log: findings.log, traits: findings.traits)
    #expect(sets.map(\.kilograms) == [100, 85, 80, 90, 80])
    #expect(sets.map(\.repetitions) == [7, 10, 8, 8, 10])
    #expect(sets.map(\.reserve) == [2, 0, nil, nil, nil])
  }

  @Test("Unrated sets that another of their month beats in load and repetitions change nothing")
  func frontier() throws {
    var best = sets(form: .linear, repetitions: 30, seed: 21, weeks: 20).map {
      Curve.FitSet(
        date: $0.date, kilograms: $0.kilograms, repetitions: $0.repetitions, reserve: nil)
    }
    let curve = try Curve(sets: best)
    #expect(curve.ratedSets == 0 && curve.sets < best.count)
    best += best.map {
      Curve.FitSet(
        date: $0.date, kilograms: $0.kilograms, repetitions: max(1, $0.repetitions - 2),
        reserve: nil)
    }
    let more = try Curve(sets: best)
    #expect(more.sets == curve.sets && isClose(more.k, curve.k, within: 1e-12))
  }
}
