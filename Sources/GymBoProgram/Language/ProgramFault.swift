/// What stops the reading of a program: where it is and what is wrong. The sentence is made by the caller.
public struct ProgramFault: Error, Sendable, Hashable {
  /// The line, from 1.
  public var line: Int { place.line }
  /// The column, from 1: Unicode scalars of the line.
  public var column: Int { place.column }
  package let place: ProgramPlace
  /// What is wrong.
  package let problem: Problem

  init(_ problem: Problem, _ place: ProgramPlace) {
    self.place = place
    self.problem = problem
  }

  /// The rules of the language that a text can break.
  package enum Problem: Sendable, Hashable {
    // The text as a whole.
    case textTooLong, notUTF8
    case tooMany(Counted, most: Int)
    case noExercise
    case nothingUsed
    case dayBeforeWeek
    case exerciseBeforeDay
    case dayWithoutWeekday(day: String)
    // Annotations.
    case unknownAnnotation(key: String, place: AnnotationPlace, nearest: String?)
    case misplacedAnnotation(key: String, belongsTo: [AnnotationPlace], found: AnnotationPlace)
    case notReferenceLoad(key: String)
    case notFactor(key: String)
    case notDayRPE
    case notWeekday(String)
    case notDate(String)
    case notDone(String)
    case notKept(String)
    case notCycles
    // Lines of exercises.
    case exerciseTwice(String)
    case noName
    case notName(String)
    case notWeeks(String)
    case notSpan(String)
    case noSets(String)
    case unknownProperty(String)
    // Sets.
    case setWithoutRepetitions
    case setsNotParted
    case notRepetitions(String)
    case rpeOutOfRange(String)
    case numberTooLarge(String)
    case labelTooLong
    case unreadable(String, Remedy?)
    // Properties.
    case noRule(property: String)
    case textAfterRule(String, rule: String)
    case unknownProgression(String)
    case argumentCount(rule: String)
    case notArgument(rule: String, number: Int, isAmount: Bool)
    case lowerAboveUpper
    case customWithoutScript
    case notVariable(String)
    case otherProperty(exercise: String, property: String, line: Int)
    case updateNotCustom
    case notWarmUp(String)
    case notTags
    case notUsed
    // Exercises that refer to others.
    case noExerciseName
    case unknownReuse(name: String, week: Int, day: Int?, nearest: String?)
    case ambiguousReuse(name: String, week: Int)
    case reuseOfReuse(String)
    /// - Parameters:
    ///   - further: lines that want the same.
    ///   - other: an exercise with a script; nil where none has one.
    case noProgressToTake(String, further: Int, other: WrittenExercise?)
    case circularProgress(String)
    // Scripts.
    case scriptWithoutEnd
    case unreadableInScript(String)
    case scriptEndsEarly(expected: String?)
    case unexpected(String, expected: String)
    case loopVariable
    case loopWithoutIn
    case notAssignable
    case readOnly(String)
    case unknownFunction(String)
    case unknownVariable(String)
    /// A variable of the exercise that its custom progress does not declare.
    case undeclaredVariable(String)
    case scriptTooDeep
  }

  /// An exercise with its line.
  package struct WrittenExercise: Sendable, Hashable {
    package let title: String
    package let line: Int
  }

  /// How a word that is not understood can be written.
  package enum Remedy: Sendable, Hashable {
    /// A bare number: with a unit.
    case unit(number: String)
    /// The same in the spelling of the language.
    case spelling(String)
  }

  /// What there can be too much of.
  package enum Counted: Sendable, Hashable { case weeks, days, exercises, sets }
}

/// What an annotation is about.
package enum AnnotationPlace: String, Sendable, Hashable, CaseIterable {
  case program, week, day

  /// The annotations of the place, by their keys.
  package var keys: [String] {
    switch self {
    case .program:
      [
        "name", "category", "difficulty", "pattern", "start", "done", "kept", "cycles",
        "max", "training-max", "cycle-step", "unit", "goal",
      ]
    case .week: ["phase", "intensity", "volume", "deload"]
    case .day: ["weekday", "intensity", "volume", "rpe"]
    }
  }
}
