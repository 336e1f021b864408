internal import GymBoLog

extension TextPage {
  /// How the week went, in the first lines.
  mutating func write(_ headline: WeekHeadline, _ words: any Words) {
    line(words.title(headline), ink: .bold)
    items(words.totals(headline))
    paragraph(words.comparison(headline))
    for note in headline.coverage { paragraph(words.coverage(note)) }
    if let period = headline.lastComplete { paragraph(words.lastComplete(period)) }
    // Assumed and doubtful units change every number, so the notice is at the top.
    if let notice = headline.unitNotice {
      if let lead = words.lead(notice) {
        paragraph(" \(words.sentence(notice))", lead: (lead, .yellow))
      } else {
        paragraph(words.sentence(notice))
      }
    }
    gap()
    writeDays(of: headline, words)
  }

  /// The seven days as signs, and a line for each session.
  private mutating func writeDays(of headline: WeekHeadline, _ words: any Words) {
    let (trained, rest) = ("●", "·")
    let strip = headline.strip.map { day in
      let sign = day.sessions > 0 ? trained : day.isFuture ? " " : rest
      let count = day.sessions > 1 ? "\(day.sessions)" : " "
      return "\(words.dates.name(day.weekday)) \(sign)\(count)"
    }
    line("\(strip.joined(separator: "  "))   \(words.key(trained: trained, rest: rest))")
    var table = AlignedTable([.left, .right, .left, .right, .right, .right, .left], flexible: [2])
    for session in headline.sessions {
      let volume = session.volume.map { words.numbers.volume(kilograms: $0, in: words.unit) }
      let duration = session.duration.map(words.numbers.duration)
      table.add([
        .init(words.dates.name(session.date.weekday)), .init(words.dates.day(session.date)),
        .init(session.title), .init(words.sets(session.workingSets)),
        volume.map { .init($0) } ?? .init(words.missing),
        duration.map { .init($0) } ?? (headline.hasDurations ? .init(words.missing) : ""),
        session.averageRPE.map { .init(words.averageRPE($0)) } ?? "",
      ])
    }
    self.table(table)
  }
}
