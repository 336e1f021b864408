public import GymBoCoach
public import GymBoLog

/// An exercise, and the five most like it that could be done in its place, with the lifter's own loads.
public struct SwapReport: Sendable {
  package let swaps: ExerciseSwaps
  /// The day that counts as today; nil without a history.
  package let asOf: CivilDate?
  /// What there is to lift with.
  public let place: TrainingPlace
  /// The unit of what people read; machine formats are always in kilograms.
  public var unit: LoadUnit

  package init(
    _ swaps: ExerciseSwaps, at place: TrainingPlace, asOf: CivilDate?, unit: LoadUnit
  ) {
    self.swaps = swaps
    self.place = place
    self.asOf = asOf
    self.unit = unit
  }

  /// The exercise's name: as logged, else the catalogue's.
  public var exercise: String { swaps.name }

  /// The names of the exercises in its place, the best first.
  public var names: [String] { swaps.swaps.map(\.name) }
}
