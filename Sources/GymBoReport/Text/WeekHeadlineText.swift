internal import GymBoLog

extension TextPage {
  /// How the week went, in the first lines.
  mutating func write(
    _ verdict: WeekVerdict, _ headline: WeekHeadline, isFull: Bool, _ words: any Words
  ) {
    // How long ago the last workout was is said first of all.
    let absence = words.absence(verdict)
    if let absence, verdict.workouts > 0 { paragraph("", lead: (absence, .bold)) }
    let further = [
      verdict.finished.map(words.sentence), verdict.workouts == 0 ? absence : nil,
      words.remark(verdict),
    ]
    // An absence of a week or more says that there was no workout.
    let isTold = verdict.workouts == 0 && verdict.goal == nil && verdict.isAway
    let sentences = (isTold ? [] : [words.summary(verdict)]) + further.compactMap(\.self)
    paragraph(" \(sentences.joined(separator: " "))", lead: (words.lead(verdict), .bold))
    // Doubtful units change every number, so the notice is at the top.
    if headline.looksLikePounds {
      paragraph(" \(words.looksLikePounds)", lead: (words.checkTheUnit, .yellow))
    }
    gap()
    items(words.numbers(headline))
    if isFull {
      paragraph(words.comparison(headline))
      for note in headline.coverage { paragraph(words.coverage(note)) }
      if let period = headline.lastComplete { paragraph(words.lastComplete(period)) }
    }
    writeDays(of: headline, words)
    if let pause = headline.pause { paragraph(words.lastPause(pause)) }
    if isFull { writeSessions(of: headline, words) }
  }

  /// The seven days as signs.
  private mutating func writeDays(of headline: WeekHeadline, _ words: any Words) {
    let (trained, rest) = ("●", "·")
    let strip = headline.strip.map { day in
      let sign = day.sessions > 0 ? trained : day.isFuture ? " " : rest
      return "\(words.dates.name(day.weekday)) \(sign)\(day.sessions > 1 ? "\(day.sessions)" : "")"
    }
    var line = strip.joined(separator: "  ")
    while line.last == " " { line.removeLast() }
    let key = headline.sessions.isEmpty ? nil : words.key(trained: trained)
    let notes = [key, headline.streak.map(words.streak)].compactMap(\.self)
    for note in notes.map(style.text) {
      // Set off by blanks: the sign between items would look like a day of rest.
      if TerminalText.width(of: line) + 3 + TerminalText.width(of: note) > width {
        self.line(Sentence(line))
        line = note
      } else {
        line += "   \(note)"
      }
    }
    self.line(Sentence(line))
  }

  /// A line for each session.
  private mutating func writeSessions(of headline: WeekHeadline, _ words: any Words) {
    var table = AlignedTable(
      [.left, .right, .right, .right, .right, .left, .left], wrapsLast: true)
    for session in headline.sessions {
      let volume = session.volume.map { words.numbers.volume(kilograms: $0, in: words.unit) }
      let duration = session.duration.map(words.numbers.duration)
      table.add([
        .init(words.dates.name(session.date.weekday)), .init(words.dates.day(session.date)),
        .init(words.sets(session.workingSets)),
        volume.map { .init($0) } ?? .init(words.missing),
        duration.map { .init($0) } ?? (headline.hasDurations ? .init(words.missing) : ""),
        session.averageRPE.map { .init(words.averageRPE($0)) } ?? "", .init(session.title),
      ])
    }
    self.table(table)
  }
}
