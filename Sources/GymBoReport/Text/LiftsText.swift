internal import GymBoLog

extension TextPage {
  /// Each lift of the week against the last time it was done.
  mutating func write(_ section: LiftsOfTheWeek, _ words: any Words) {
    guard !section.lifts.isEmpty else { return }
    heading(words.liftsTitle)
    var table = AlignedTable(
      [.left, .left, .left, .left, .left, .left], flexible: [0, 3], gaps: [2, 1, 1, 1, 1])
    for lift in section.lifts {
      let set = lift.set.map(words.shortSet) ?? words.missing
      table.add([
        .init(lift.exercise), .init(lift.isSuspect ? "\(set) ?" : set),
        lift.hasRecord ? .init(words.recordSign, .good) : "",
        .init(words.change(lift.change), lift.verdict.tone),
        lift.state.map { .init(words.name($0), $0.tone) } ?? "",
        .init(Sparkline.text(lift.sparkline, last: LiftsOfTheWeek.sparkCount)),
      ])
    }
    self.table(table)
    paragraph(words.liftsKey(section), indent: 2)
  }

  /// Each session of the week against the last one of the same kind.
  mutating func write(_ section: SessionsOfTheWeek, _ words: any Words) {
    guard !section.sessions.isEmpty else { return }
    heading(words.sessionsTitle)
    let measures = SessionMeasure.allCases
    var table = AlignedTable(
      [.left, .left, .right] + measures.map { _ in .right }, flexible: [1])
    table.add(["", "", .init(words.lastOn)] + measures.map { .init(words.title($0)) })
    for session in section.sessions {
      let last = session.lastOn.map { words.dates.date($0, near: words.asOf) }
      table.add(
        [
          .init(words.dates.name(session.date.weekday)), .init(session.title), .init(last ?? ""),
        ] + session.changes.map { .init(words.change($0.comparison, of: $0.measure), $0.tone) })
    }
    self.table(table)
  }
}
