public import GymBoLog

extension IssueRule {
  /// What is wrong and what was done about it, in one English sentence.
  public var sentence: String {
    switch self {
    case .wrongFieldCount:
      "The row has more or fewer fields than the header, so it was not read."
    case .unclosedQuote:
      "A quotation mark is opened and never closed, so the row was not read as it stands."
    case .repairedQuoting:
      "The quotation marks break the rules of CSV; the row was read by its number of fields."
    case .invalidUTF8:
      "The text is not valid UTF-8; the bytes that are not were replaced by \u{FFFD}."
    case .nulByte:
      "The cell holds bytes of value zero, which no app writes; they were left out."
    case .unreadableDate:
      "The date cannot be read, so the row was not read."
    case .unreadableNumber:
      "The number cannot be read, so it counts as missing."
    case .unreadableDuration:
      "The duration cannot be read, so it counts as missing."
    case .unknownUnit:
      "The unit is not known, so the number beside it was not used."
    case .unknownSetKind:
      "The kind of set is not known, so it counts as a working set."
    case .missingExercise:
      "The row names no exercise, so it was not read."
    case .outOfRange:
      "The number is too large to be meant, so it was not used."
    case .negativeNumber:
      "The number is negative where none can be, so it was not used."
    case .rpeOutOfRange:
      "The RPE is outside 1 to 10, so it counts as missing."
    case .unitAssumed:
      "The file does not say whether its loads are kilograms or pounds; kilograms were assumed."
    case .unitLooksLikePounds:
      "The loads look like pounds, but the file names no unit, so they were read as kilograms."
    case .conflictingSession:
      "Two files tell the same workout differently; the later export was taken."
    case .volumeBeyondExact:
      "The volume of the history is too large to be summed exactly; it is rounded."
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
    case .futureDate:
      "The workout lies in the future."
    case .bodyWeightInLoad:
      "The loads of bodyweight exercises seem to include body weight; they are taken as logged."
    case .duplicateExerciseInSession:
      "The same exercise stands twice in one workout; both are counted."
    }
  }
}
