package import GymBoAnalysis
package import GymBoLog

/// A strength exercise that the lifter does.
package struct OwnExercise: Sendable {
  package let facts: ExerciseFacts
  /// As logged, the last time it was done.
  package let name: String
  /// nil for an exercise that the catalogue does not list.
  package let place: CataloguePlace?
  /// What the history says of it.
  package let lift: LiftFinding
  /// Sessions of the last 84 days.
  package let sessions: Int
  /// Whether it is held for a time.
  package let isHold: Bool

  /// Whether it was done lately at all.
  package var isRecent: Bool { sessions > 0 }

  /// Whether it is the lifter's own: done often enough lately.
  package var isUsual: Bool { sessions >= OwnExercise.fewestSessions }

  private static let fewestSessions = 3
  /// Days in which it was.
  fileprivate static let days = 84
}

/// The strength exercises of a history, each once, also where it has several names.
package struct OwnExercises: Sendable {
  /// In the order of the log.
  package let all: [OwnExercise]
  /// Of exercises of the catalogue, by their place in it; without assisted ones, which are other exercises.
  private let byPlace: [Int: OwnExercise]

  /// None.
  package init() { (all, byPlace) = ([], [:]) }

  /// Exercises without known muscles are left out. O(sessions).
  package init(_ findings: LiftFindings) {
    let log = findings.history.log
    var names: [String] = []
    var lifts: [String: [LiftFinding]] = [:]
    for lift in findings.lifts {
      guard let facts = log.exercises[lift.exercise].facts, facts.modality == .strength,
        !facts.direct.isEmpty || !facts.indirect.isEmpty
      else { continue }
      let name = facts.name.lowercased()
      if lifts[name] == nil { names.append(name) }
      lifts[name, default: []].append(lift)
    }
    all = names.compactMap { name in
      OwnExercise(lifts[name] ?? [], log, asOf: findings.history.asOf)
    }
    byPlace = Dictionary(
      all.filter { $0.facts.loading != .assistance }
        .compactMap { own in own.place.map { ($0.exercise, own) } },
      uniquingKeysWith: { first, second in second.sessions > first.sessions ? second : first })
  }

  /// What the lifter did of an exercise of the catalogue; nil where nothing.
  package func exercise(at place: CataloguePlace) -> OwnExercise? { byPlace[place.exercise] }
}

extension OwnExercise {
  /// - Parameter lifts: of one exercise, under each name of the log.
  fileprivate init?(_ lifts: [LiftFinding], _ log: TrainingLog, asOf: CivilDate) {
    func last(_ lift: LiftFinding) -> Int32 { lift.sessions.last?.date.dayNumber ?? .min }
    guard let lift = lifts.max(by: { last($0) < last($1) }),
      let facts = log.exercises[lift.exercise].facts
    else { return nil }
    self.lift = lift
    self.facts = facts
    name = log.exercises[lift.exercise].name
    place = ExerciseCatalogue.standard.place(of: facts.name)
    let recent = lifts.flatMap { lift in
      lift.sessions.reversed().prefix { asOf.days(since: $0.date) < OwnExercise.days }
        .filter { !$0.rows.isEmpty }.map(\.session)
    }
    sessions = Set(recent).count
    isHold = lift.sessions.last { !$0.rows.isEmpty }?.semantics == .timed
  }
}
