internal import GymBoCoach
internal import GymBoLog

extension German {
  func ledgerTitle(since day: CivilDate) -> Sentence {
    "Vorschläge im Rückblick, seit \(dates.date(day))"
  }

  var ledgerNote: Sentence {
    "Jeder entsteht nur aus den Trainings bis zu seinem Tag und wird mit dem nächsten Mal der Übung "
      + "verglichen. Vielleicht hast du ihn nie gesehen: Das ist Übereinstimmung, keine Wirkung."
  }

  func ledger(_ shares: LedgerShares) -> [Sentence] {
    guard shares.suggestions > 0 else { return ["Noch folgte auf keinen ein nächstes Mal."] }
    var lines: [Sentence] = [
      "\(count(shares.suggestions, "Vorschlag", "Vorschläge")), \(shares.increases) davon für mehr Gewicht."
    ]
    if shares.increases > 0 {
      lines.append(
        "Mehr Gewicht: \(part(shares.increasesUp, of: shares.increases)) gingen beim nächsten Mal nach "
          + "oben, \(shares.increasesLifted) davon auf genau dieses Gewicht.")
    }
    if shares.tried > 0 {
      lines.append(
        "Mit dem vorgeschlagenen Gewicht: \(part(shares.done, of: shares.tried)) hatten die "
          + "Wiederholungen, \(shares.tooEasy) davon drei oder mehr darüber; \(shares.nearly) hatten eine "
          + "oder zwei weniger, \(shares.failed) drei oder mehr weniger.")
    }
    return lines
  }

  private func part(_ count: Int, of all: Int) -> String {
    "\(count) von \(all) (\(numbers.percent(100 * Double(count) / Double(max(1, all)))))"
  }

  var calibrationTitle: Sentence { "Was als wahrscheinlich galt" }

  var calibrationColumns: [Sentence] { ["gesagt", "Versuche", "eingetroffen"] }

  func calibrationNote(_ judged: Int, of tried: Int) -> Sentence {
    "Das vorgeschlagene Gewicht wurde in \(count(tried, "Versuch", "Versuchen")) gehoben, für \(judged) "
      + "war eine Wahrscheinlichkeit genannt: sie, und wie oft die Wiederholungen geschafft wurden."
  }

  var noCalibration: Sentence { "Noch gibt es nichts zu vergleichen." }

  var ledgerColumns: [Sentence] { ["", "mehr Gewicht", "gehoben", "Versuche", "geschafft"] }

  func reminders(_ shares: ReminderShares) -> Sentence {
    guard shares.days > 0 else {
      return "Seit dem ersten Training gab es noch keinen Tag für eine Erinnerung."
    }
    guard shares.reminders > 0 else {
      return "In den letzten \(dativeDays(shares.days)) war kein Wochentag üblich, also wäre keine "
        + "Erinnerung gekommen; an \(shares.otherWorkouts) davon gab es ein Training."
    }
    return
      "Erinnerungen wären an \(shares.reminders) der letzten \(count(shares.days, "Tag", "Tage")) "
      + "gekommen: an \(shares.followed) begann ein Training binnen \(ReminderShares.hours) Stunden, an "
      + "\(shares.atAnotherTime) zu anderer Zeit, an \(shares.without) gar keines. Von den anderen "
      + "\(dativeDays(shares.otherDays)) hatten \(shares.otherWorkouts) eines."
  }
}
