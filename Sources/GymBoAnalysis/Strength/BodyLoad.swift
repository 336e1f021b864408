package import GymBoLog

/// The part of the body weight that a lift moves beside the load in the log: all of it in pull-ups and dips, less in push-ups.
///
/// It is known where the caller gives the body weight. Loads, volume and records of loads stay as logged; estimated maxima
/// and percentages of them are of both together. Only compound lifts count: what a crunch moves of the body is not known.
package enum BodyLoad {
  /// The share of a push-up: Ebben et al. (2011), on the floor.
  static let pushUpShare = 0.64

  /// The share of the body weight; 0 for lifts that move none of it, or an unknown part.
  static func share(of facts: ExerciseFacts?) -> Double {
    guard let facts, facts.loading == .added, facts.mechanics == .compound,
      facts.modality == .strength
    else { return 0 }
    return facts.movement == .horizontalPush ? pushUpShare : 1
  }

  /// The load of the body in a lift.
  package static func load(of facts: ExerciseFacts?, bodyWeight: Load?) -> Load {
    guard let bodyWeight else { return .zero }
    return Load(units: Int64((share(of: facts) * Double(bodyWeight.units)).rounded()))
  }

  /// The method as it is declared: formula, constants, range, evidence and source.
  static let method = MethodDeclaration(
    identifier: "body_load", name: "Load of the body", kind: .uncertainty,
    formula:
      "load of a set in the estimated 1RM and in percentages of it = load in the log + s · body "
      + "weight, where the body weight is given; else the load in the log",
    constants: [.init("s", 1), .init("s, push-ups", pushUpShare)],
    range: "compound lifts whose load is added to the body",
    rangeReason: "what other lifts move of the body is not known", unit: "kg",
    evidence: .opinion,
    source:
      "push-ups: Ebben WP et al. (2011) J Strength Cond Res 25:2891–2894; others: the whole body, a "
      + "simplification",
    example: .init(
      given: "a push-up at 100 kg of body weight", expected: 64, decimals: 0,
      source: "Ebben (2011)", answer: { 100 * pushUpShare }))
}

extension TrainingLog {
  /// The load of the body in an exercise; zero where the body weight is not known.
  package func bodyLoad(ofExercise exercise: Int, _ options: AnalysisOptions) -> Load {
    guard options.bodyWeight != nil else { return .zero }
    return BodyLoad.load(of: exercises[exercise].facts, bodyWeight: options.bodyWeight)
  }

  /// The load of the body in a set, by its exercise.
  package func bodyLoad(ofSet row: Int, _ options: AnalysisOptions) -> Load {
    bodyLoad(ofExercise: Int(columns.exercise[row]), options)
  }
}
