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
          + "\(shares.nearly) one or two fewer; \(shares.tooEasy) had three or more to spare.")
    }
    return lines
  }

  private func part(_ count: Int, of all: Int) -> String {
    "\(count) of \(all) (\(numbers.percent(100 * Double(count) / Double(max(1, all)))))"
  }

  var calibrationTitle: Sentence { "What was said to be likely" }

  var calibrationColumns: [Sentence] { ["said", "sets", "came true"] }

  var calibrationNote: Sentence {
    "Where the suggested load was lifted: the chance that was said, and how often the repetitions were "
      + "done."
  }

  var noCalibration: Sentence { "Nothing to compare yet." }

  var ledgerColumns: [Sentence] { ["", "more load", "lifted", "tries", "done"] }

  func reminders(_ shares: ReminderShares) -> Sentence {
    "Reminders of the last 12 weeks would have come on \(count(shares.reminders, "day")); a workout "
      + "followed on \(shares.followed). Of the other \(count(shares.otherDays, "day")) "
      + "\(shares.otherWorkouts) had one."
  }
}
