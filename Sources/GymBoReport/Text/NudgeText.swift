internal import GymBoCoach
internal import GymBoLog

extension NudgeReport {
  /// What falls due, on which days workouts are usual, and what is held back.
  public func text(_ style: TextStyle = TextStyle()) -> String {
    var page = TextPage(style)
    let words = style.words(unit: unit, asOf: now.date)
    guard findings != nil else {
      page.paragraph(words.sentence(EmptyReport(log)))
      return page.text
    }
    page.line(words.nudgesTitle(from: now), ink: .bold)
    if let focus { page.paragraph(words.focus(focus)) }
    page.gap()
    if plan.nudges.isEmpty { page.line(words.noNudges, indent: 2) }
    var table = AlignedTable([.left, .left], indent: 2, wrapsLast: true)
    for line in lines {
      let body = words.body(line, isRedacted: false)
      let title = words.title(line, isRedacted: false)
      table.add([
        .init(moment(line.nudge.due, words)), .init(body.isEmpty ? title : title + " " + body),
      ])
    }
    page.table(table)
    page.heading(words.usualDaysTitle)
    page.writeUsualDays(of: self, words)
    if !plan.held.isEmpty {
      page.heading(words.heldBackTitle)
      var table = AlignedTable([.left, .left, .left], indent: 2, wrapsLast: true)
      for held in plan.held {
        table.add([
          .init(words.name(held.rule)), .init(moment(held.due, words)),
          .init(words.reason(held.reason)),
        ])
      }
      page.table(table)
    }
    return page.text
  }
}

extension NudgeReport {
  /// `Mo 2 Nov 17:30`.
  private func moment(_ time: CivilTime, _ words: any Words) -> String {
    let (dates, numbers) = (words.dates, words.numbers)
    return "\(dates.name(time.date.weekday)) \(dates.date(time.date, near: now.date)) "
      + numbers.timeOfDay(time.minuteOfDay)
  }
}

extension TextPage {
  fileprivate mutating func writeUsualDays(of report: NudgeReport, _ words: any Words) {
    let days = report.usualDays
    guard !days.isEmpty else { return paragraph(words.noUsualDays, indent: 2) }
    var table = AlignedTable([.left, .left, .left], indent: 2, wrapsLast: true)
    for habit in days {
      table.add([
        .init(words.dates.name(habit.day.weekday)),
        habit.time.map { .init(words.usual($0)) } ?? .init(words.missing),
        .init(words.evidence(habit)),
      ])
    }
    self.table(table)
  }
}
