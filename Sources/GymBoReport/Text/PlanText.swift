internal import GymBoLog
internal import GymBoProgram

extension PlanReport {
  /// Today's workout, the week, and how the plan was kept.
  public func text(_ style: TextStyle = TextStyle()) -> String {
    var page = TextPage(style)
    let words = style.words(unit: unit, asOf: plan.asOf)
    let standing = PlanStanding(plan)
    page.line(words.planTitle(plan.course.program.annotations.name), ink: .bold)
    page.paragraph(words.standing(standing))
    if let next = plan.next { page.write(next, minutes: minutes(of: next), plan, words) }
    page.writeBesides(plan, words)
    page.heading(words.planWeekTitle(standing))
    var table = AlignedTable([.left, .left, .left], indent: 2, wrapsLast: true)
    for day in plan.days {
      let lifts = day.prescription.exercises.map(\.lift.catalogueSpelling).joined(separator: ", ")
      let state = PlannedDayState(of: day, in: plan)
      table.add([.init(day.name), .init(words.state(of: day, state)), .init(lifts)])
    }
    page.table(table)
    if plan.course.start != nil {
      page.heading(words.adherenceTitle)
      for line in AdherenceLine.all(of: plan) {
        page.paragraph(words.adherence(line), indent: 2, hanging: 2)
      }
    }
    let notices = PlanNotice.others(of: plan)
    if !notices.isEmpty { page.gap() }
    for notice in notices { page.paragraph(words.notice(notice), hanging: 2) }
    return page.text
  }
}

extension TextPage {
  /// A program's next workout and how the plan was kept, in the report of the week.
  mutating func writeNext(_ report: PlanReport, _ words: any Words) {
    let plan = report.plan
    if let next = plan.next {
      write(next, minutes: report.minutes(of: next), plan, words)
    } else {
      paragraph(words.standing(PlanStanding(plan)))
    }
    writeBesides(plan, words)
    for line in AdherenceLine.all(of: plan).prefix(AdherenceLine.inReport) {
      paragraph(words.adherence(line), indent: 2, hanging: 2)
    }
  }

  /// What would be suggested without the program, where that is another load.
  fileprivate mutating func writeBesides(_ plan: ProgramPlan, _ words: any Words) {
    for notice in PlanNotice.besides(plan) {
      paragraph(words.notice(notice), indent: 2, hanging: 2)
    }
  }

  /// The next workout: a line for each kind of set, with where its load comes from.
  fileprivate mutating func write(
    _ day: ProgramPlan.Day, minutes: Double, _ plan: ProgramPlan, _ words: any Words
  ) {
    heading(words.nextWorkout(day))
    var table = AlignedTable([.left, .left, .left, .left], indent: 2, wrapsLast: true)
    var warmUps: [Sentence] = []
    let lines = day.prescription.exercises.map { PlannedLine($0, plan.course.state) }
    for line in lines {
      for (index, run) in line.runs.enumerated() {
        table.add([
          index == 0 ? .init(line.exercise) : "", .init(words.work(run)),
          run.set.rest.map { .init(words.rest($0)) } ?? "",
          run.set.reason.source == .unknown && !line.needsLoad
            ? "" : .init(words.source(of: run.set.reason, rpe: run.set.rpe)),
        ])
      }
      if !line.warmUp.isEmpty {
        warmUps.append("\(name: line.exercise): \(words.warmUp(line.warmUp))")
      }
    }
    self.table(table)
    for superset in PlannedLine.supersets(of: lines) {
      paragraph(words.superset(superset.title, superset.lifts), indent: 2, hanging: 2)
    }
    for line in lines {
      guard let comment = line.comment else { continue }
      // Word by word, because a name is shortened to the width of a table.
      let words = comment.split(separator: " ").map { "\(name: String($0))" as Sentence }
      paragraph(
        "\(name: line.exercise): \(words.joined(separator: " "))", indent: 2, hanging: 2)
    }
    for line in lines where !line.plates.isEmpty {
      paragraph("\(name: line.exercise): \(words.plates(line.plates))", indent: 2, hanging: 2)
    }
    for warmUp in warmUps { paragraph(warmUp, indent: 2, hanging: 2) }
    paragraph(words.planned(minutes: minutes), indent: 2)
  }
}
