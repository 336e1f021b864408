internal import GymBoLog

extension TextPage {
  /// The lifts of the week.
  /// - Parameters:
  ///   - most: lifts that are shown; nil for all.
  ///   - naming: which of the others are named.
  mutating func write(
    _ section: LiftsOfTheWeek, most: Int?, naming: NamedLifts, _ words: any Words
  ) {
    let all = section.lifts.count
    // One more is shown in the place of the line that would count it.
    let shown = most.map { section.first(all <= $0 + 1 ? all : $0) } ?? section.lifts
    guard !shown.isEmpty || all == 0 else {
      heading(words.countedLiftsTitle(section.pastWeek))
      paragraph(words.allLifts(section.lifts, naming: naming), indent: 2, hanging: 2)
      return
    }
    if !shown.isEmpty {
      let title = words.liftsTitle(section.pastWeek)
      heading(shown.contains(where: \.hasPercent) ? "\(title) \(words.liftsPercent)" : title)
    }
    write(shown, words)
    let told = Set(shown.map(\.exercise))
    let rest = section.lifts.filter { !told.contains($0.exercise) }
    if !rest.isEmpty {
      paragraph(words.moreLifts(rest, naming: naming), indent: 2, hanging: 2)
    }
  }

  /// Lifts of the week against the last time that they were done.
  private mutating func write(_ lifts: [LiftsOfTheWeek.Lift], _ words: any Words) {
    guard !lifts.isEmpty else { return }
    var table = AlignedTable(
      [.left, .left, .right, .left, .left], gaps: [2, 2, 2, 1],
      paragraphsBelow: AlignedTable.twoLinesBelow)
    for lift in lifts {
      let set = lift.set.map(words.shortSet) ?? words.missing
      table.add(
        [
          .init(lift.exercise), .init(lift.isSuspect ? "\(set) ?" : set),
          lift.change.map { .init(words.change($0), $0.tone) } ?? "",
          .init(words.standing(lift), lift.tone),
          .init(
            Sparkline.text(
              lift.sparkline, last: LiftsOfTheWeek.sparkCount, step: LiftsOfTheWeek.sparkStep)),
        ], short: lift.shortName)
    }
    self.table(table)
    paragraph(words.liftsKey(lifts), indent: 2, hanging: 2)
  }

  /// Each session of the week against the last one of the same kind.
  mutating func write(_ section: SessionsOfTheWeek, _ words: any Words) {
    guard !section.sessions.isEmpty else { return }
    heading(words.sessionsTitle)
    let measures = SessionMeasure.allCases
    var table = AlignedTable(
      [.left, .right] + measures.map { _ in .right } + [.left], wrapsLast: true)
    table.title(["", .init(words.lastOn)] + measures.map { .init(words.title($0)) } + [""])
    for session in section.sessions {
      let last = session.lastOn.map { words.dates.date($0, near: words.asOf) }
      table.add(
        [.init(words.dates.name(session.date.weekday)), .init(last ?? "")]
          + session.changes.map { .init(words.change($0.comparison, of: $0.measure), $0.tone) }
          + [.init(session.title)])
    }
    self.table(table)
  }
}
