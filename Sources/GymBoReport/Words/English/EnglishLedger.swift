internal import GymBoCoach
internal import GymBoLog

extension English {
  func ledgerTitle(since day: CivilDate) -> Sentence {
    "Suggestions in hindsight, since \(dates.date(day))"
  }

  var ledgerNote: Sentence {
    "Each is made from the workouts up to its day alone, and compared with the next time of the lift. "
      + "You may not have seen it: this is agreement, no effect."
  }

  func ledger(_ shares: LedgerShares) -> [Sentence] {
    guard shares.suggestions > 0 else { return ["None was followed by a next time yet."] }
    var lines: [Sentence] = [
      "\(count(shares.suggestions, "suggestion")), \(shares.increases) of them for more load."
    ]
    if shares.increases > 0 {
      lines.append(
        "More load: \(part(shares.increasesUp, of: shares.increases)) went up the next time, "
          + "\(shares.increasesLifted) of them to the very load.")
    }
    if shares.tried > 0 {
      lines.append(
        "At the suggested load: \(part(shares.done, of: shares.tried)) had the repetitions, "
          + "\(shares.tooEasy) of them three or more to spare; \(shares.nearly) had one or two fewer, "
          + "\(shares.failed) three or more fewer.")
    }
    return lines
  }

  private func part(_ count: Int, of all: Int) -> String {
    "\(count) of \(all) (\(numbers.percent(100 * Double(count) / Double(max(1, all)))))"
  }

  var calibrationTitle: Sentence { "What was said to be likely" }

  var calibrationColumns: [Sentence] { ["said", "tries", "came true"] }

  func calibrationNote(_ judged: Int, of tried: Int) -> Sentence {
    "The suggested load was lifted in \(count(tried, "try", "tries")), and for \(judged) of them a chance "
      + "was said: the chance, and how often the repetitions were done."
  }

  var noCalibration: Sentence { "Nothing to compare yet." }

  var ledgerColumns: [Sentence] { ["", "more load", "lifted", "tries", "done"] }

  func reminders(_ shares: ReminderShares) -> Sentence {
    guard shares.days > 0 else { return "No day since the first workout for a reminder yet." }
    let others = "Of the other \(count(shares.otherDays, "day")) \(shares.otherWorkouts) had one."
    guard shares.reminders > 0 else {
      return
        "In the last \(count(shares.days, "day")) no weekday was usual, so no reminder would have "
        + "come; \(shares.otherWorkouts) of them had a workout."
    }
    return
      "Reminders would have come on \(shares.reminders) of the last \(count(shares.days, "day")): "
      + "on \(shares.followed) a workout began within \(ReminderShares.hours) hours, on "
      + "\(shares.atAnotherTime) at another time, on \(shares.without) there was none. \(others)"
  }
}
