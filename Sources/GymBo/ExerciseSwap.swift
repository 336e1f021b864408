internal import GymBoAnalysis
public import GymBoCoach
public import GymBoLog
public import GymBoProgression
public import GymBoReport

/// What may be put in place of an exercise.
public struct SwapOptions: Sendable {
  /// What there is to lift with.
  public var place: TrainingPlace
  /// Exercises that are not wanted, by any of their names.
  public var avoided: [String]
  /// A table of what there is to lift with, of which loads are made; nil for the usual steps.
  public var inventory: Inventory?

  /// Everything of a gym, but for what is avoided.
  public init(place: TrainingPlace = .gym, avoided: [String] = [], inventory: Inventory? = nil) {
    self.place = place
    self.avoided = avoided
    self.inventory = inventory
  }
}

/// The error for a name that means no exercise, or one of which it is not known what it trains.
public struct UnknownExercise: Error, Sendable, Hashable {
  /// The name that was asked for.
  public var name: String
  /// Whether there is such an exercise, and only what it trains is not known.
  public var isWithoutMuscles = false
  /// Names that could be meant; empty if none is near.
  public var candidates: [String] = []
}

extension SwapReport {
  /// The five exercises most like one, of the catalogue and of the lifter's own.
  /// - Parameters:
  ///   - name: of an exercise: as logged, or as any app or person writes it.
  ///   - analysis: of the lifter's history, for loads and own exercises; nil without one.
  ///   - options: what may be put in its place.
  ///   - unit: of what people read; nil for that of the history, or kilograms.
  public init(
    _ name: String, for analysis: Analysis? = nil, options: SwapOptions = SwapOptions(),
    unit: LoadUnit? = nil
  ) throws(UnknownExercise) {
    let known = ExerciseCatalogue.standard.resolve(name)
    let lift = analysis?.findings?.lift(meaning: name, known)
    let logged = lift.flatMap { lift in analysis?.log.exercises[lift.exercise].facts }
    guard lift != nil || known.facts != nil else {
      throw UnknownExercise(like: name)
    }
    guard let facts = lift == nil ? known.facts : logged,
      !facts.direct.isEmpty || !facts.indirect.isEmpty
    else { throw UnknownExercise(name: name, isWithoutMuscles: true) }
    let avoided = try AvoidedExercises(known: options.avoided, analysis)
    self.init(
      ExerciseSwaps(
        of: facts, lift: lift, SwapChoice(at: options.place, avoiding: avoided),
        findings: analysis?.findings?.liftFindings, unit: analysis?.log.nativeUnit ?? .kilogram,
        inventory: options.inventory),
      at: options.place, asOf: analysis?.asOf,
      unit: unit ?? analysis?.log.nativeUnit ?? .kilogram)
  }
}

extension Analysis {
  /// The five exercises most like one, with the lifter's own loads; see `SwapReport`.
  public func swap(
    _ name: String, options: SwapOptions = SwapOptions(), unit: LoadUnit? = nil
  ) throws(UnknownExercise) -> SwapReport {
    try SwapReport(name, for: self, options: options, unit: unit)
  }
}

extension HistoryFindings {
  /// The lift that a name means. A part of a name is taken only where the catalogue does not know it: somebody who asks for
  /// a pull-up does not mean the one exercise of his log with these words in its name.
  fileprivate func lift(meaning name: String, _ known: ExerciseResolution) -> LiftFinding? {
    guard case .catalogue(let facts) = known else { return try? lift(named: name) }
    return lifts.first { log.exercises[$0.exercise].name.lowercased() == name.lowercased() }
      ?? lifts.last { log.exercises[$0.exercise].facts?.name == facts.name }
  }
}

extension AvoidedExercises {
  /// Exercises that are not wanted, each of which has to be known.
  init(known names: [String], _ analysis: Analysis?) throws(UnknownExercise) {
    self.init(names, own: analysis?.log.exercises.map(\.name) ?? [])
    if let name = unknown.first { throw UnknownExercise(like: name) }
  }
}

extension UnknownExercise {
  /// With the names that could be meant.
  init(like name: String) {
    self.init(name: name, candidates: UnknownExercise.candidates(for: name))
  }

  private static let mostCandidates = 5

  /// Exercises of the catalogue with words of the name, or words that are one or two letters away from it; those with most
  /// first.
  private static func candidates(for name: String) -> [String] {
    let wanted = words(of: name).filter { $0.count > 2 }
    let rated = ExerciseCatalogue.standard.exercises.enumerated().map { index, facts in
      let own = words(of: facts.name)
      let common = wanted.count { word in
        let limit = word.count < shortest ? 1 : 2
        return own.contains { editDistance(word, $0, limit: limit) <= limit }
      }
      return (name: facts.name, common: common, index: index)
    }
    return rated.filter { $0.common > 0 }
      .sorted { ($1.common, $0.index) < ($0.common, $1.index) }
      .prefix(mostCandidates).map(\.name)
  }

  /// Letters from which on a word may have two wrong ones.
  private static let shortest = 5

  private static func words(of name: String) -> [[Unicode.Scalar]] {
    let parts: [Substring] = name.lowercased().split { !$0.isLetter }
    return parts.map { Array($0.unicodeScalars) }
  }
}
