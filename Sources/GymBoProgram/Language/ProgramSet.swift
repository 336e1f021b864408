/// A set of a program, or `count` equal ones. What is nil or false was not written.
package struct ProgramSet: Sendable, Hashable {
  /// Repetitions, of a range the upper ones; nil for values that hold for all sets of an exercise.
  package var repetitions: Int?
  /// The lower repetitions of a range.
  package var fewest: Int?
  /// As many as are good: `5+`.
  package var isAtLeast = false
  /// Further sets may be added in the app: `1+x5`.
  package var isOpenEnded = false
  package var load: Amount?
  /// The app asks which load was lifted.
  package var asksLoad = false
  package var rpe: Double?
  /// The app asks for the RPE.
  package var asksRPE = false
  /// Seconds of rest after the set.
  package var rest: Int?
  /// Seconds of work.
  package var seconds: Int?
  /// The clock runs on after the seconds of work.
  package var runsOn = false
  /// The app starts the clock by itself.
  package var startsItself = false
  package var label: String?
  package var count = 1

  package init() {}

  /// Takes the values that hold for all sets over its own.
  mutating func override(with common: ProgramSet) {
    load = common.load ?? load
    rpe = common.rpe ?? rpe
    rest = common.rest ?? rest
    seconds = common.seconds ?? seconds
    label = label ?? common.label
    asksLoad = asksLoad || common.asksLoad
    asksRPE = asksRPE || common.asksRPE
    runsOn = runsOn || common.runsOn
    startsItself = startsItself || common.startsItself
  }

  /// Takes what it lacks from the values of another exercise.
  mutating func complete(with common: ProgramSet) {
    load = load ?? common.load
    rpe = rpe ?? common.rpe
    rest = rest ?? common.rest
    seconds = seconds ?? common.seconds
  }
}

/// A warm-up set of a program: repetitions, and a load or a percentage of the first work set.
package struct ProgramWarmUp: Sendable, Hashable {
  package var count: Int
  package var repetitions: Int
  package var amount: Amount?
}
