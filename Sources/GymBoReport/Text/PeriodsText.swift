internal import GymBoAnalysis

extension TextPage {
  /// The periods, each against the one before it.
  mutating func write(_ section: PeriodsSection, _ words: any Words) {
    let mark = "*"
    heading(words.periodsTitle(upTo: section.asOf))
    var table = AlignedTable(
      [.left, .right, .right, .right, .right, .right, .right, .right, .right],
      gaps: [2, 1, 2, 1, 2, 1, 2, 1])
    table.title([""] + words.periodColumns.map { .init($0) })
    let numbers = words.numbers
    for period in section.periods {
      let totals = period.current
      // Where any time is marked, every other one keeps the mark's place.
      let sign = period.hasLongWorkouts ? mark : section.hasLongWorkouts ? " " : ""
      let volume = totals.volume.value.map { numbers.volumeNumber(kilograms: $0, in: words.unit) }
      let time = totals.duration.value.map { numbers.duration($0) + sign }
      var cells = [AlignedTable.Cell(words.name(period.kind))]
      for (value, comparison) in [
        (numbers.whole(totals.workouts), period.workouts), (volume, period.volume),
        (time, period.duration), (numbers.whole(totals.workingSets), period.workingSets),
      ] {
        cells.append(value.map { .init($0) } ?? .init(words.missing))
        let change = value == nil ? "" : words.percentNumber(comparison)
        cells.append(.init(change, comparison.tone))
      }
      table.add(cells)
    }
    self.table(table)
    if section.hasLongWorkouts {
      paragraph(words.longWorkoutKey(mark: mark), indent: 2, hanging: 2)
    }
    paragraph(words.periodKey, indent: 2)
    if let average = section.average { line(words.average(average), indent: 2) }
    if let monotony = section.monotony {
      paragraph(words.monotony(monotony), indent: 2, hanging: 2)
    }
  }

  /// Streaks and milestones.
  mutating func write(_ section: StreaksSection, _ words: any Words) {
    heading(words.streaksTitle)
    var table = AlignedTable([.left, .right, .left])
    for streak in section.streaks {
      table.add([
        .init(words.name(streak.kind, section)), .init(words.length(streak)),
        .init(words.standing(streak), streak.isRecord ? .good : .neutral),
      ])
    }
    self.table(table)
    for milestone in section.reached {
      paragraph(
        " \(words.milestone(milestone))", lead: (words.reached, .green), indent: 2, hanging: 2)
    }
    if let next = section.next { line(words.next(next), indent: 2) }
  }
}
