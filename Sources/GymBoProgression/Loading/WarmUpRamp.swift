internal import GymBoAnalysis
public import GymBoLog

/// One warm-up set.
public struct WarmUpSet: Sendable, Hashable {
  /// The load, rounded to what can be made; nil where the lifter chooses it, and for work with the body alone.
  public let load: Load?
  /// Repetitions.
  public let repetitions: Int
  /// The percentage of the work load, before rounding; nil for the empty bar and for loads that are not of the work load.
  public let percent: Int?

  /// A warm-up set of a program, or of the ramp.
  package init(load: Load?, repetitions: Int, percent: Int?) {
    self.load = load
    self.repetitions = repetitions
    self.percent = percent
  }
}

/// The warm-up sets before the first work set: the empty bar × 10, then 40 % × 5, 60 % × 3, 75 % × 2 and 90 % × 1 of the
/// work load, each rounded to a loadable load. A set is left out unless its load is above the one before it and below the
/// work load.
///
/// Evidence grade: a decision of this project, after common practice.
package enum WarmUpRamp {
  /// Repetitions with the empty bar.
  package static let barRepetitions = 10
  /// Percent of the work load, and repetitions.
  package static let steps: [(percent: Int, repetitions: Int)] = [
    (40, 5), (60, 3), (75, 2), (90, 1),
  ]

  /// - Parameters:
  ///   - work: the load of the first work set.
  ///   - bar: the weight of the implement's empty bar; nil if it has none.
  ///   - loadable: the loads that the implement can have.
  /// - Returns: no sets if the work load is not above the bar, or not positive.
  package static func sets(to work: Load, bar: Load?, loadable: LoadableLoads) -> [WarmUpSet] {
    guard work > .zero, work <= .maximum else { return [] }
    var sets: [WarmUpSet] = []
    var last = Load.zero
    if let bar, bar > .zero, isBelow(bar, work) {
      sets.append(WarmUpSet(load: bar, repetitions: barRepetitions, percent: nil))
      last = bar
    }
    for step in steps {
      let wanted = Load(units: work.units * Int64(step.percent) / 100)
      let load = max(loadable.nearest(to: wanted), bar ?? .zero)
      guard isBelow(last, load), isBelow(load, work) else { continue }
      sets.append(WarmUpSet(load: load, repetitions: step.repetitions, percent: step.percent))
      last = load
    }
    return sets
  }

  private static func isBelow(_ a: Load, _ b: Load) -> Bool {
    b.isClearlyAbove(a)
  }
}

extension WarmUpRamp {
  /// The method as it is declared: formula, constants, range, evidence and source.
  static let method = MethodDeclaration(
    identifier: "warm_up", name: "Warm-up ramp", kind: .progression,
    formula:
      "the bar × b, then p percent of the work load × r, rounded to what can be loaded, rising, "
      + "below the work load",
    constants: [.init("b", Double(WarmUpRamp.barRepetitions))]
      + zip(1..., WarmUpRamp.steps).flatMap { index, step -> [MethodDeclaration.Constant] in
        [
          .init("p\(index)", Double(step.percent)), .init("r\(index)", Double(step.repetitions)),
        ]
      },
    range: "work loads above the bar", rangeReason: "nothing lighter is there to begin with",
    unit: "the unit of the load", evidence: .opinion,
    source: "a decision of this project, after common practice",
    example: .init(
      given: "140 kg in steps of 2.5 kg: the second set", expected: 55, decimals: 1,
      source: "computed",
      answer: {
        Load(kilograms: 2.5).flatMap({ LoadableLoads(step: $0) }).flatMap {
          WarmUpRamp.sets(to: .kilograms(140), bar: .kilograms(20), loadable: $0)
            .dropFirst().first?.load?.kilograms
        }
      }))
}
