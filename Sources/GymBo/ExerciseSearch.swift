internal import GymBoAnalysis
internal import GymBoLog

/// The error for a name that no exercise of the history has, or that could mean several.
public struct ExerciseNotFound: Error, Sendable, Hashable {
  /// The name that was asked for.
  public var name: String
  /// Names that could be meant, most trained first; empty if none is near.
  public var candidates: [String]
  /// The lifts trained most, for the message if there are no candidates.
  public var mostTrained: [String] = []
  /// Whether there is no workout at all up to the day asked for.
  public var isHistoryEmpty = false
}

extension HistoryFindings {
  /// The most candidates that an error names.
  private static let mostCandidates = 5

  /// Finds a lift by its name as logged (ignoring case), else by its catalogue name, else by a part that only one name
  /// contains. It never guesses between several.
  func lift(named name: String) throws(ExerciseNotFound) -> LiftFinding {
    let wanted = name.lowercased()
    func logged(_ lift: LiftFinding) -> String { log.exercises[lift.exercise].name.lowercased() }
    if let exact = lifts.first(where: { logged($0) == wanted }) { return exact }
    if let facts = ExerciseCatalogue.standard.resolve(name).facts {
      let same = lifts.filter { log.exercises[$0.exercise].facts == facts }
      if same.count == 1 { return same[0] }
    }
    let words = wanted.split(separator: " ")
    let near =
      lifts
      .filter { lift in words.allSatisfy { logged(lift).contains($0) } }
      .sorted { $0.done.workingSets > $1.done.workingSets }
    // A name with its implement is whole, as apps write it: another exercise that contains it is another one.
    if near.count == 1, !wanted.contains("(") { return near[0] }
    let candidates = near.isEmpty ? nearestByWords(words) + nearestByLetters(wanted) : near
    func names(_ lifts: [LiftFinding]) -> [String] {
      lifts.prefix(HistoryFindings.mostCandidates).map { log.exercises[$0.exercise].name }
    }
    throw ExerciseNotFound(
      name: name, candidates: names(candidates),
      mostTrained: names(lifts.sorted { $0.done.workingSets > $1.done.workingSets }))
  }

  /// Lifts with a word that differs by one or two letters from the one searched for, such as "deadlfit".
  private func nearestByLetters(_ wanted: String) -> [LiftFinding] {
    let letters = Array(wanted.unicodeScalars)
    return
      lifts
      .filter { lift in
        log.exercises[lift.exercise].name.lowercased().split(separator: " ").contains { word in
          word.count >= 4 && editDistance(letters, Array(word.unicodeScalars), limit: 2) <= 2
        }
      }
      .sorted { $0.done.workingSets > $1.done.workingSets }
  }

  /// Lifts that share at least one word of the name, most trained first.
  private func nearestByWords(_ words: [Substring]) -> [LiftFinding] {
    lifts
      .filter { lift in
        let name = log.exercises[lift.exercise].name.lowercased()
        return words.contains { $0.utf8.count > 2 && name.contains($0) }
      }
      .sorted { $0.done.workingSets > $1.done.workingSets }
  }
}
