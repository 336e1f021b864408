internal import GymBoLog

extension English {
  func sentence(_ rule: IssueRule) -> Sentence {
    switch rule {
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
    case .formatFromDescription:
      "The format was documented, but no real export of this app is among the tests; compare some "
        + "sets with the app."
    case .universalTime:
      "Times are written in universal time (UTC), and were taken as written: an evening's workout "
        + "may be on another day."
    case .lineAboveHeader:
      "The header is not the first line; what is above it was left out."
    case .unreadColumn:
      "Nothing is read of the column: GymBo does not know what it holds."
    case .dayFirst:
      "Dates were read with the day first, because a date of the file can be read in no other way."
    case .monthFirst:
      "Dates were read with the month first, because a date of the file can be read in no other way."
    case .unitAssumed:
      "The file does not say whether its loads are kilograms or pounds; kilograms were assumed."
    case .unitLooksLikePounds:
      "The loads look like pounds, but the file names no unit, so they were read as kilograms."
    case .repeatedWorkouts:
      "Workouts come again in the file, as where two exports were put into one; each counts once."
    case .conflictingSession:
      "Two versions of a workout differ. Of two files the later export was taken, of two places in one "
        + "file the one with more sets."
    case .unmatchedName:
      "The exercise map names an exercise that is not in the files, so that row of it did nothing."
    case .volumeBeyondExact:
      "With this set the history passes \(exactTonnes) tonnes, beyond which sums are not exact, so it was not "
        + "read."
    case .unreadableBodyCell:
      "A cell of a table of body weights cannot be read, so it was left out."
    case .typingSlip:
      "The load is ten times what is usual for the lift, or a tenth of it; \(marked)"
    case .unitMixUp:
      "The load fits the lift's others once kilograms and pounds are exchanged; \(marked)"
    case .unlikelySet:
      "The set is far above what the lift's other days make likely; it counts as logged."
    case .duplicateWorkout:
      "The same sets come twice in the same order on one day; both are counted."
    case .impossibleValue:
      "Nobody lifts or moves like that; \(marked)"
    case .similarNames:
      "Two exercise names differ by a letter or two; they are analysed as two exercises."
    case .namesNotCompared:
      "There are so many exercises that their names were not compared; two that differ by a letter go "
        + "unnoticed."
    case .continuedName:
      "An exercise goes on under another name, as after a change of language in the app; they are "
        + "analysed as two exercises until both have one name."
    case .longDuration:
      "The workout lasted longer than six hours, so it stays out of average durations."
    case .strayDate:
      "The workout is years away from all others, so its year was probably mistyped; the report does not count it as the last."
    case .repetitionSlip:
      "The repetitions are ten times what is usual for the lift, or were exchanged with the load; \(marked)"
    case .distanceOnLift:
      "The set has a distance, which the lift's others have not, so it counts as no lift."
    case .bodyWeightInLoad:
      "The loads of bodyweight exercises seem to include body weight; they are taken as logged."
    }
  }

  /// What becomes of a suspect set.
  private var marked: String {
    "it counts in volume, but holds no record (it is shown beside it) and stays out of trends and suggestions."
  }

  func proposal(_ proposal: Issue.Proposal) -> Sentence {
    switch proposal {
    case .leftOut: "left out"
    case .rpeLeftOut: "left out; RPE is 1 to 10"
    case .indexLeftOut(let range):
      "left out; a whole number from \(range.lowerBound) to \(numbers.whole(range.upperBound)) is expected"
    case .distanceLeftOut: "the distance was left out"
    case .durationLeftOut(let longest): "\(above(.duration(longest))); left out"
    case .readAsAssistance: "read as assistance"
    case .readAsWorkingSet: "read as a working set"
    case .readAsUnit(let unit): "read as \(numbers.symbol(of: unit))"
    case .readAsText(let text): "read as \(text)"
    case .saveAsUTF8: "what is not UTF-8 was replaced by U+FFFD; save the file as UTF-8"
    case .takenFrom(let file): "the session was taken from \(file)"
    case .takenFromLine(let line): "the session was taken from line \(numbers.whole(line))"
    case .countedOnce(let workouts, let sets):
      "\(count(workouts, "workout")) counted once, \(count(sets, "repeated set")) left out"
    case .above(let limit): Sentence(above(limit))
    case .volumeBeyondExact:
      "with this set the history passes \(exactTonnes) tonnes; sums would not be exact"
    case .wholeNumberExpected: "a whole number is expected"
    case .startExpected: "every set needs a start"
    case .dateAndTimeExpected: "write it as 2026-01-05T18:00:00"
    case .cellsExpected(let expected, let found): "\(expected) cells expected, \(found) found"
    case .athleteExpected: "write whose set it is"
    case .otherAthlete: "a set of another athlete"
    case .endBeforeStart: "the end is before the start"
    case .correctQuotes: "correct the quotes of this line"
    case .sayPounds:
      "loads were read as kilograms; if they are pounds, add \(remedy: .sayUnit(.pound))"
    case .sayPoundsAsLoadsLook:
      "the loads look like pounds (45, 95, 135, 185, 225); add \(remedy: .sayUnit(.pound))"
    case .sayZone: "say where you train: \(remedy: .sayZone)"
    case .noSuchExercise(let line, let file, let nearest):
      "line \(line) of \(file): no exercise is called so"
        + (nearest.map { "; did you mean \($0)?" } ?? "")
    case .meantLoad(let load): Sentence(kilograms(load))
    case .meantSet(let load, let repetitions):
      "\(kilograms(load)) × \(repetitions)"
    case .meantName(let name): Sentence(name)
    case .continuedAs(let name):
      "goes on as \(name: name); to count both as one, name it in the column same_as of "
        + "\(remedy: .mapExercises)"
    case .correctInApp: "correct it in the app and export again"
    case .correctIfMistyped: "if it was mistyped, correct it in the app and export again"
    case .deleteOneWorkout: "delete one of the two workouts in the app"
    case .leftOutOfAverageDurations: "left out of average durations"
    case .bodyWeightIncluded: "the loads of bodyweight exercises seem to include body weight"
    }
  }

  private func above(_ limit: Issue.Limit) -> String {
    switch limit {
    case .load(let load): "more than \(kilograms(load))"
    case .repetitions(let repetitions): "more than \(count(repetitions, "repetition"))"
    case .duration(let seconds): "longer than \(count(Int(seconds / 86_400), "day"))"
    case .distance(let metres): "more than \(numbers.distance(metres))"
    }
  }

  func doubt(_ doubt: Issue.Doubt) -> Sentence {
    switch doubt {
    case .load(let load, let exercise): "\(name: exercise): \(kilograms(load))"
    case .repetitions(let repetitions, let exercise):
      "\(name: exercise): \(count(repetitions, "repetition"))"
    case .set(let load, let repetitions, let sets, let exercise):
      "\(name: exercise): \(kilograms(load)) × \(repetitions)"
        + (sets > 1 ? ", the first of \(sets) such sets of the day" : "")
    case .pace(let metres, let seconds, let exercise):
      "\(name: exercise): \(numbers.distance(metres)) in \(numbers.clock(seconds))"
    case .sharedLoad(let load, let exercises):
      "\(exercises.map { "\(name: $0)" as Sentence }.joined(separator: ", ")): \(kilograms(load))"
    case .name(let name): "\(name: name)"
    case .duration(let seconds): "\(numbers.short(Double(seconds) / 3600, decimals: 2)) h"
    case .workout(let start, let sets): "\(start.description): \(count(sets, "set"))"
    }
  }

  private var exactTonnes: String {
    numbers.fixed(Volume.largestExact.kilograms / 1000, decimals: 0)
  }

  /// Loads of the data check are compared with the file, so they are in kilograms for every reader.
  private func kilograms(_ load: Load) -> String { numbers.load(load, in: .kilogram) }
}

extension English {
  func label(_ rule: IssueRule) -> Sentence? {
    switch rule {
    case .typingSlip: "a typing slip"
    case .unitMixUp: "kg or lb"
    case .unlikelySet: "a set far above the others"
    case .duplicateWorkout: "a workout twice"
    case .impossibleValue: "an impossible value"
    case .similarNames: "similar names"
    case .continuedName: "a lift under a new name"
    case .longDuration: "a workout over 6 h"
    case .strayDate: "a stray date"
    case .repetitionSlip: "odd repetitions"
    case .distanceOnLift: "a distance on a lift"
    case .bodyWeightInLoad: "body weight in the load"
    default: nil
    }
  }
}
