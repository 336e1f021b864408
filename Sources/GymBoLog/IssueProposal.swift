extension Issue {
  /// What was done about an issue, what was expected instead, or what the user can do.
  ///
  /// Machine formats carry `code` and the associated values; the sentences are the reports'.
  public enum Proposal: Sendable, Hashable {
    // What reading did with the cell or row.
    /// The cell was left out of the set.
    case leftOut
    /// The RPE was left out: it is not from 1 to 10.
    case rpeLeftOut
    /// The number of a line, set or superset was left out: it is not a whole number in this range.
    case indexLeftOut(ClosedRange<Int>)
    /// The distance was left out: its unit is not known.
    case distanceLeftOut
    /// The duration of a workout was left out: it is longer than this many seconds.
    case durationLeftOut(longest: Int64)
    /// A negative load was read as assistance.
    case readAsAssistance
    /// A set of an unknown kind was read as a working set.
    case readAsWorkingSet
    /// A load without a known unit was read in this one.
    case readAsUnit(LoadUnit)
    /// The cell was read as this text.
    case readAsText(String)
    /// Bytes that are not UTF-8 were replaced; saving the file as UTF-8 avoids that.
    case saveAsUTF8
    /// The workout was taken from this file.
    case takenFrom(file: String)
    /// The workout was taken from another place of the same file, which begins on this line.
    case takenFromLine(Int)
    /// These workouts are several times in the file. One version of each was taken; the other ones have this many sets.
    case countedOnce(workouts: Int, sets: Int)

    // Why a row was not read, or what was expected in it.
    /// The number is above this limit.
    case above(Limit)
    /// With this set the sums would no longer be exact.
    case volumeBeyondExact
    /// A whole number was expected.
    case wholeNumberExpected
    /// A start was expected: every set needs one.
    case startExpected
    /// A date and time of ISO 8601 was expected.
    case dateAndTimeExpected
    /// Another number of cells was expected.
    case cellsExpected(Int, found: Int)
    /// The name of an athlete was expected.
    case athleteExpected
    /// The row is a set of another athlete.
    case otherAthlete
    /// The workout ends before it starts.
    case endBeforeStart
    /// The quotation marks of the line need correction.
    case correctQuotes

    // What the user can do about the file.
    /// Kilograms were assumed; a user whose loads are in pounds has to say so.
    case sayPounds
    /// Kilograms were assumed, but the loads look like pounds; then the user has to say so.
    case sayPoundsAsLoadsLook
    /// Universal times were taken as written; the user can say the time zone.
    case sayZone
    /// No exercise in the files has the name on this line of the exercise map. `nearest` is a similar name, if there
    /// is one.
    case noSuchExercise(line: Int, file: String, nearest: String?)

    // What the data check makes of a value.
    /// The load that was probably meant.
    case meantLoad(Load)
    /// The load and the repetitions of a set that were probably meant.
    case meantSet(Load, repetitions: Int)
    /// The exercise's name that was probably meant.
    case meantName(String)
    /// The exercise goes on under this name: the two have to be given one name.
    case continuedAs(String)
    /// The value has to be corrected where it was logged.
    case correctInApp
    /// The value has to be corrected where it was logged, unless it is true.
    case correctIfMistyped
    /// One of two equal workouts has to be deleted where they were logged.
    case deleteOneWorkout
    /// The duration stays out of averages.
    case leftOutOfAverageDurations
    /// The loads of bodyweight exercises seem to include body weight.
    case bodyWeightIncluded
  }

  /// The largest value that a number of a row may have.
  public enum Limit: Sendable, Hashable {
    case load(Load)
    case repetitions(Int)
    /// In seconds.
    case duration(Int64)
    /// In metres.
    case distance(Double)
  }

  /// What the data check doubts: a value that no single cell of a file shows.
  public enum Doubt: Sendable, Hashable {
    /// A load of an exercise.
    case load(Load, exercise: String)
    /// The repetitions of a set of an exercise.
    case repetitions(Int, exercise: String)
    /// A set, one of some of a day that are doubted for the same reason.
    case set(Load, repetitions: Int, of: Int, exercise: String)
    /// The distance of a set in metres, in a time in seconds.
    case pace(metres: Double, seconds: Double, exercise: String)
    /// One load of several exercises.
    case sharedLoad(Load, exercises: [String])
    /// The name of an exercise.
    case name(String)
    /// The duration of a workout in seconds.
    case duration(Int64)
    /// A whole workout.
    case workout(start: CivilTime, sets: Int)
  }
}
