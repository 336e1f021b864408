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
          + "Wiederholungen, \(shares.nearly) eine oder zwei weniger; bei \(shares.tooEasy) blieben drei "
          + "oder mehr übrig.")
    }
    return lines
  }

  private func part(_ count: Int, of all: Int) -> String {
    "\(count) von \(all) (\(numbers.percent(100 * Double(count) / Double(max(1, all)))))"
  }

  var calibrationTitle: Sentence { "Was als wahrscheinlich galt" }

  var calibrationColumns: [Sentence] { ["gesagt", "Sätze", "eingetroffen"] }

  var calibrationNote: Sentence {
    "Wo das vorgeschlagene Gewicht gehoben wurde: die genannte Wahrscheinlichkeit, und wie oft die "
      + "Wiederholungen geschafft wurden."
  }

  var noCalibration: Sentence { "Noch gibt es nichts zu vergleichen." }

  var ledgerColumns: [Sentence] { ["", "mehr Gewicht", "gehoben", "Versuche", "geschafft"] }

  func reminders(_ shares: ReminderShares) -> Sentence {
    "Erinnerungen der letzten 12 Wochen wären an \(dativeDays(shares.reminders)) gekommen; an "
      + "\(shares.followed) folgte ein Training. Von den anderen \(dativeDays(shares.otherDays)) hatten "
      + "\(shares.otherWorkouts) eines."
  }
}
