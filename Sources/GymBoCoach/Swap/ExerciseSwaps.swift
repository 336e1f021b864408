package import GymBoAnalysis
package import GymBoLog
package import GymBoProgression

/// An exercise, what was done of it the last time, and what could be done in its place.
package struct ExerciseSwaps: Sendable {
  package let facts: ExerciseFacts
  /// As logged, else the catalogue's.
  package let name: String
  /// nil where the lifter has not done it.
  package let work: SwapWork?
  /// The best first; empty where nothing is alike enough.
  package let swaps: [Swap]

  /// - Parameters:
  ///   - facts: of the exercise.
  ///   - lift: what the history says of it; nil where it was not done.
  ///   - choice: of what is available; without the lifter's own exercises, which are added.
  ///   - findings: nil without a history.
  ///   - unit: in which loads are chosen.
  ///   - inventory: what there is to lift with; nil for the usual steps.
  package init(
    of facts: ExerciseFacts, lift: LiftFinding?, _ choice: SwapChoice, findings: LiftFindings?,
    unit: LoadUnit, inventory: Inventory?
  ) {
    self.facts = facts
    guard let findings else {
      name = facts.name
      work = nil
      swaps = choice.swaps(for: facts)
      return
    }
    let history = findings.history
    name = lift.map { history.log.exercises[$0.exercise].name } ?? facts.name
    let work = lift.flatMap { SwapWork($0, history) }
    self.work = work
    var choice = choice
    choice.own = OwnExercises(findings)
    let finder = SwapLoadFinder(history: history, unit: unit, inventory: inventory)
    swaps = choice.swaps(for: facts) { finder.load(of: $0, for: work) }
  }
}
