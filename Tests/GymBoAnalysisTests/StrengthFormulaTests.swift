import GymBoAnalysis
import TestSupport
import Testing

@Suite struct StrengthFormulaTests {
  typealias Formula = OneRepetitionMaximumFormula

  static let exactAtOne: [Formula] = [
    .brzycki, .lombardi, .hybrid, .rts, .modifiedEpley, .linear, .weightDependent,
  ]

  /// Repetitions at which a formula has a value.
  func defined(_ repetitions: [Double], for formula: Formula) -> [Double] {
    repetitions.filter { $0 < formula.declaration.limit ?? .infinity }
  }

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
    for load in [5.1, 17.5, 62.5, 100, 102.058283, 333.3] {
      for formula in Formula.allCases where Self.exactAtOne.contains(formula) {
        #expect(try formula.estimate(load: load, repetitions: 1) == load)
      }
    }
  }

  @Test("The change per repetition is the slope of the logarithm", arguments: Formula.allCases)
  func sensitivity(formula: Formula) throws {
    for repetitions in defined([2.1, 4.1, 9.3, 12.1, 20.1], for: formula) {
      let step = 1e-5
      let above = try formula.estimate(load: 80, repetitions: repetitions + step)
      let below = try formula.estimate(load: 80, repetitions: repetitions - step)
      let slope = (above - below) / (2 * step) / ((above + below) / 2)
      let change = try formula.relativeChangePerRepetition(at: repetitions, load: 80)
      #expect(isClose(change, slope, within: 1e-7))
    }
  }

  @Test(
    "A load goes to its maximum and back, a percentage to its repetitions and back",
    arguments: Formula.allCases)
  func inverse(formula: Formula) throws {
    for repetitions in defined([1, 2, 5, 7.5, 10, 10.5, 12, 20, 30], for: formula) {
      let maximum = try formula.estimate(load: 82.5, repetitions: repetitions)
      let load = try formula.load(forMaximum: maximum, repetitions: repetitions)
      #expect(isClose(load, 82.5, within: 1e-13))
      let percentage = try formula.percentage(atRepetitions: repetitions, ofMaximum: maximum)
      let back = try formula.repetitions(atPercentage: percentage, ofMaximum: maximum)
      #expect(isClose(back, repetitions, within: 1e-11), "\(repetitions)")
    }
  }

  @Test(
    "More load or more repetitions never estimate less",
    arguments: Formula.allCases)
  func monotone(formula: Formula) throws {
    var last = 0.0
    for repetitions in defined((2...73).map { Double($0) / 2 }, for: formula) {
      let estimate = try formula.estimate(load: 60, repetitions: repetitions)
      #expect(estimate > last)
      last = estimate
      var lighter = 0.0
      for load in stride(from: 4.75, through: 300, by: 3.25) {
        let estimate = try formula.estimate(load: load, repetitions: repetitions)
        #expect(estimate > lighter, "\(load) kg × \(repetitions)")
        lighter = estimate
      }
    }
  }

  @Test("The unit of load does not matter, but for the formula that depends on the load")
  func scale() throws {
    for formula in Formula.allCases where formula.isMultipleOfLoad {
      for repetitions in [1, 5, 9.5, 12] {
        let estimate = try formula.estimate(load: 60, repetitions: repetitions)
        let pounds = try formula.estimate(load: 60 / 0.45359237, repetitions: repetitions)
        #expect(isClose(pounds * 0.45359237, estimate, within: 1e-14))
      }
    }
    #expect(Formula.allCases.filter { !$0.isMultipleOfLoad } == [.weightDependent])
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
    #expect(try Formula.lander.estimate(load: 10, repetitions: 37) > 0)
    let lander = #expect(throws: StrengthRefusal.self) {
      try Formula.lander.percentage(atRepetitions: 38)
    }
    #expect(Self.firstRefused(lander) == 38)
  }

  @Test("Kemmler's cubic ends at its peak after 24 repetitions, the RTS chart after 16")
  func ends() throws {
    #expect(try Formula.kemmler.estimate(load: 100, repetitions: 24) > 150)
    let peak = try #require(Formula.kemmler.declaration.limit)
    #expect(peak > 24 && peak < 24.2)
    for formula in [Formula.kemmler, .rts] {
      let refusal = #expect(throws: StrengthRefusal.self) {
        try formula.estimate(load: 100, repetitions: 25)
      }
      let end = formula == .kemmler ? 25 : 17
      #expect(Self.firstRefused(refusal) == end)
    }
    #expect(isClose(try Formula.rts.estimate(load: 57.4, repetitions: 16), 100, within: 1e-12))
    // Beyond the peak no percentage is reached a second time.
    let atPeak = try Formula.kemmler.percentage(atRepetitions: 24.1)
    #expect(throws: StrengthRefusal.self) {
      try Formula.kemmler.repetitions(atPercentage: atPeak - 1)
    }
    #expect(throws: StrengthRefusal.self) { try Formula.rts.repetitions(atPercentage: 57.3) }
  }

  @Test("The weight-dependent formula needs the load, and refuses one under 4.8 kg")
  func weightDependent() throws {
    let formula = Formula.weightDependent
    let refusal = #expect(throws: StrengthRefusal.self) {
      try formula.estimate(load: 4.7, repetitions: 5)
    }
    let least = try #require(formula.declaration.leastKilograms)
    #expect(refusal == .loadOutOfRange(formula, least: least))
    #expect(throws: StrengthRefusal.dependsOnLoad(formula)) {
      try formula.percentage(atRepetitions: 5)
    }
    #expect(throws: StrengthRefusal.dependsOnLoad(formula)) {
      try formula.repetitions(atPercentage: 80)
    }
    #expect(throws: StrengthRefusal.dependsOnLoad(formula)) {
      try formula.relativeChangePerRepetition(at: 5)
    }
    #expect(throws: StrengthRefusal.loadOutOfRange(formula, least: least)) {
      try formula.load(forMaximum: 5, repetitions: 5)
    }
    #expect(formula.variation(atRepetitions: 5, repetitionsSD: 1, dayVariation: 0.02) == nil)
    let cv = formula.variation(atRepetitions: 5, repetitionsSD: 1, dayVariation: 0.02, load: 80)
    #expect(try #require(cv) > 0.02)
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
  }

  /// The first whole number of repetitions that is refused.
  private static func firstRefused(_ refusal: StrengthRefusal?) -> Int? {
    guard case .repetitionsOutOfRange(_, let limit) = refusal else { return nil }
    return Int(limit.rounded(.up))
  }
}
