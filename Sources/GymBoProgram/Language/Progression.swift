/// How an exercise of a program changes after a workout.
package indirect enum Progression: Sendable, Hashable {
  /// Switched off where it is written.
  case none
  case linear(LinearProgression)
  case double(DoubleProgression)
  case sum(repetitions: Int, step: Amount)
  case custom(CustomProgression)

  /// A load more after workouts in which all was done, less after workouts in which it was not.
  package struct LinearProgression: Sendable, Hashable {
    package var step: Amount
    /// Successes until the step.
    package var successes: Int
    /// Successes at the beginning.
    package var succeeded: Int
    package var drop: Amount?
    /// Failures until the drop.
    package var failures: Int
    /// Failures at the beginning.
    package var failed: Int
  }

  /// Repetitions more up to the upper ones, then a load more and back to the lower ones.
  package struct DoubleProgression: Sendable, Hashable {
    package var step: Amount
    package var lower: Int
    package var upper: Int
  }

  /// A script of its own.
  package struct CustomProgression: Sendable, Hashable {
    package var variables: [StateVariable]
    /// nil until the exercise that is named in `reuse` is found.
    package var script: Script?
    /// The exercise whose script it takes.
    package var reuse: String?
  }
}

/// A value that a script keeps between workouts.
package struct StateVariable: Sendable, Hashable {
  package var name: String
  package var value: ScriptValue
  /// The app asks for it after the last set.
  package var isAsked: Bool
}
