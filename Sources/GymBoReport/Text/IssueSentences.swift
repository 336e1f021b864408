public import GymBoLog

extension IssueRule {
  /// What is wrong and what was done about it, in one English sentence.
  public var sentence: String {
    switch self {
    case .wrongFieldCount:
      "The row has more or fewer cells than the header, so it was not read."
    case .unclosedQuote:
      "A quotation mark is opened and never closed, so the row was not read."
    case .repairedQuoting:
      "The quotation marks break the rules of CSV; the row was read by its number of cells."
    case .invalidUTF8:
      "The text is not valid UTF-8; what is not was replaced by \u{FFFD}."
    case .nulByte:
      "The row holds bytes of value zero, which no app writes, so it was not read."
    case .unreadableDate:
      "The date cannot be read; without its start the row was not read, without its end a workout "
        + "has no duration."
    case .unreadableNumber:
      "The number cannot be read, so the row was not read, or the cell alone where the set does not "
        + "depend on it."
    case .unreadableDuration:
      "The duration cannot be read, so a timed set was not read, and a workout has no duration."
    case .unknownUnit:
      "The unit is not known; what was done instead stands beside each place."
    case .unknownSetKind:
      "The kind of set is not known, so it counts as a working set."
    case .missingAthlete:
      "The row does not say whose set it is, or says another athlete's, so it was not read."
    case .missingExercise:
      "The row names no exercise, so it was not read."
    case .outOfRange:
      "The number is larger than can be meant, so the row was not read, or a workout has no duration."
    case .negativeNumber:
      "The number is negative; a load below zero was read as assistance where that can be, any other "
        + "row was not read."
    case .rpeOutOfRange:
      "The RPE is not one of 1 to 10, so it counts as missing."
    case .unitAssumed:
      "The file does not say whether its loads are kilograms or pounds; kilograms were assumed."
    case .unitLooksLikePounds:
      "The loads look like pounds, but the file names no unit, so they were read as kilograms."
    case .conflictingSession:
      "Two files tell the same workout differently; the later export was taken."
    case .unmatchedName:
      "The exercise map names an exercise that is not in the files, so that row of it did nothing."
    case .volumeBeyondExact:
      "With this set the history passes 461,000 tonnes, beyond which sums are not exact, so it was not "
        + "read."
    case .typingSlip:
      "The load is ten times what is usual for the lift, or a tenth of it; it stays in volume and "
        + "records, marked, and out of trends and suggestions."
    case .unitMixUp:
      "The load fits the lift's others once kilograms and pounds are exchanged; it stays in volume "
        + "and records, marked, and out of trends and suggestions."
    case .duplicateWorkout:
      "Two workouts of one day have the same sets; both are counted."
    case .impossibleValue:
      "Nobody lifts that; the set stays in volume and records, marked, and out of trends and "
        + "suggestions."
    case .similarNames:
      "Two exercise names differ by a letter or two; they are analysed as two exercises."
    case .longDuration:
      "The workout lasted longer than six hours, so it stays out of average durations."
    case .bodyWeightInLoad:
      "The loads of bodyweight exercises seem to include body weight; they are taken as logged."
    }
  }
}
