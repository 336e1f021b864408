internal import GymBoAnalysis
package import GymBoLog

/// Wendler's four-week cycle: three sets at percentages of the training max, the last of the first three weeks for as
/// many repetitions as possible, then a light week; after each cycle 2.5 kg (5 lb) more for lifts of the upper body, 5 kg
/// (10 lb) for those of the lower body.
///
/// Source: Wendler J (2009) 5/3/1: The Simplest and Most Effective Training System for Raw Strength. Evidence grade:
/// practitioner rule.
public struct FiveThreeOne: Sendable, Hashable {
  /// The week of the cycle, 1…4.
  public let week: Int
  /// The number of the cycle, from 1.
  public let cycle: Int

  /// Cycles that a caller may ask for.
  public static let cycles = 1...100

  /// - Returns: nil for a week outside 1…4 or a cycle outside 1…100.
  public init?(week: Int, cycle: Int = 1) {
    guard FiveThreeOne.weeks.contains(week), FiveThreeOne.cycles.contains(cycle) else {
      return nil
    }
    self.week = week
    self.cycle = cycle
  }

  /// One set of a week.
  package struct PlannedSet: Sendable, Hashable {
    /// Of the training max.
    package var percent: Double
    /// Repetitions.
    package var repetitions: Int
    /// Whether it goes on as long as repetitions are good: "5+".
    package var isAtLeast: Bool
  }

  /// The weeks of a cycle.
  public static let weeks = 1...4

  private static let plan: [[PlannedSet]] = [
    [planned(65, 5), planned(75, 5), planned(85, 5, isAtLeast: true)],
    [planned(70, 3), planned(80, 3), planned(90, 3, isAtLeast: true)],
    [planned(75, 5), planned(85, 3), planned(95, 1, isAtLeast: true)],
    [planned(40, 5), planned(50, 5), planned(60, 5)],
  ]

  private static func planned(
    _ percent: Double, _ repetitions: Int, isAtLeast: Bool = false
  ) -> PlannedSet {
    PlannedSet(percent: percent, repetitions: repetitions, isAtLeast: isAtLeast)
  }

  /// The sets of a week of the cycle, 1…4.
  /// - Returns: nil for another week.
  package static func sets(week: Int) -> [PlannedSet]? {
    weeks.contains(week) ? plan[week - 1] : nil
  }

  /// What a cycle adds to the training max.
  package static func step(for region: BodyRegion, unit: LoadUnit) -> Load {
    LoadableSteps(unit: unit).linearIncrement(for: region)
  }

  /// The training max of a cycle, from that of the first.
  /// - Returns: nil for a cycle below 1.
  package static func trainingMax(
    ofCycle cycle: Int, first: TrainingMax, region: BodyRegion, unit: LoadUnit
  ) -> TrainingMax? {
    guard cycle >= 1 else { return nil }
    return first.after(cycles: cycle - 1, step: step(for: region, unit: unit))
  }
}

extension FiveThreeOne: RuleOnRequest {
  static let kind = SuggestionRule.fiveThreeOne
  static let optionForm = "5/3/1[:WEEK[.CYCLE]]"
  static let helpForm = "5/3/1:2[.3]"
  static let help =
    "week 2 (of cycle 3) of 5/3/1, from a training max that you give or 90 % of the estimated 1RM; "
    + "squats, presses and deadlifts with a barbell only"
  static let usesTrainingMax = true

  var inList: ProgressionRule { .fiveThreeOne(self) }

  /// Without numbers it is the first week, as the rule says in its answer.
  init?(numbers: Substring?) {
    let words = (numbers ?? "1").split(separator: ".")
    guard (1...2).contains(words.count), let week = Int(words[0]),
      let cycle = words.count == 2 ? Int(words[1]) : 1
    else { return nil }
    self.init(week: week, cycle: cycle)
  }

  func answer(
    after last: LastWork, _ context: ProgressionRule.Context
  ) throws(RuleRefusal) -> RuleAnswer {
    guard context.isMainLift else { throw .notAMainLift }
    guard
      let first = context.trainingMax
        ?? context.maximum.flatMap({ TrainingMax(oneRepetitionMaximum: $0) })
    else { throw .noMaximum }
    // A training max from the last weeks' estimate has grown with the lifter; only a given one is of the first cycle.
    let passed = context.trainingMax == nil ? 1 : cycle
    guard let sets = FiveThreeOne.sets(week: week),
      let trainingMax = FiveThreeOne.trainingMax(
        ofCycle: passed, first: first, region: last.lift.region ?? .upper, unit: last.lift.unit)
    else { throw .invalidPlan }
    let work = sets.compactMap { set in
      trainingMax.load(percent: set.percent).map {
        PlannedSets(
          sets: 1, repetitions: set.repetitions, isAtLeast: set.isAtLeast,
          load: context.loadable.nearest(to: $0))
      }
    }
    return try last.plan(
      work, reason: .cycle(week: week, cycle: cycle, trainingMax: trainingMax.load))
  }

  /// The method as it is declared: formula, constants, range, evidence and source.
  static let method = MethodDeclaration(
    identifier: "five_three_one", name: "5/3/1 and training max", kind: .progression,
    formula:
      "load = training max · percent / 100; training max = t · 1RM / 100, after each cycle + u kg "
      + "upper body, + l kg lower body",
    constants: [
      .init("t", TrainingMax.percentOfMaximum),
      .init("u", FiveThreeOne.step(for: .upper, unit: .kilogram).kilograms),
      .init("l", FiveThreeOne.step(for: .lower, unit: .kilogram).kilograms),
    ]
      + FiveThreeOne.weeks.flatMap { week in
        (FiveThreeOne.sets(week: week) ?? []).enumerated().map { index, set in
          .init("percent, week \(week), set \(index + 1)", set.percent)
        }
      },
    range: "weeks 1–4 of a cycle", rangeReason: "practice decides; no rule has been found superior",
    unit: "the unit of the load", evidence: .practitioner,
    source:
      "Wendler J (2009) 5/3/1: The Simplest and Most Effective Training System for Raw Strength",
    example: .init(
      given: "1RM 140 kg, week 1, third set", expected: 107.1, decimals: 1,
      source: "Wendler (2009)",
      answer: {
        TrainingMax(oneRepetitionMaximum: .kilograms(140)).flatMap { trainingMax in
          FiveThreeOne.sets(week: 1).flatMap { trainingMax.load(percent: $0[2].percent)?.kilograms }
        }
      }))
}
