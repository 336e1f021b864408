internal import GymBoLog
internal import GymBoProgram

extension PlanReport {
  /// The plan as a page for a browser: the next workout, the week, and the plan beside what was done. One HTML file in UTF-8
  /// that needs no network, no server and no script.
  ///
  /// The same report and language give the same bytes.
  /// - Parameter language: the language of the page; names from the program and the data stay as they were written.
  public func page(language: Language = .english) -> [UInt8] { page(PageStyle(language)) }

  /// The page in the terms of a door.
  package func page(_ style: PageStyle) -> [UInt8] {
    let words = style.words(unit: unit, asOf: plan.asOf)
    var page = HTMLPage(style, words)
    let standing = PlanStanding(plan)
    page.begin(
      words.planTitle(plan.course.program.annotations.name), verdict: words.standing(standing))
    page.beginReport(links: [])
    if let next = plan.next {
      page.part(.next, words.nextWorkout(next)) { $0.write(next, self) }
    }
    page.part(.week, words.planWeekTitle(standing)) { $0.writeWeek(plan) }
    if plan.course.start != nil { page.part(.plan) { $0.writeKept(plan) } }
    if let version = style.version { page.remark(words.version(version)) }
    page.end()
    return page.html.bytes
  }
}

extension HTMLPage {
  /// What a program says in the report of the week, in place of the suggestions: the next workout, and what to know of it.
  mutating func writeNext(_ report: PlanReport) {
    guard let next = report.plan.next else {
      return paragraph(words.standing(PlanStanding(report.plan)))
    }
    html.element("p", .style("lead"), unlinked: words.nextWorkout(next))
    write(next, report)
  }

  /// A planned workout, a row a lift, with what to know of it.
  fileprivate mutating func write(_ day: ProgramPlan.Day, _ report: PlanReport) {
    paragraph(words.planned(minutes: report.minutes(of: day)))
    let state = report.plan.course.state
    let lines = day.prescription.exercises.map { PlannedLine($0, state) }
    let rows = lines.map(cells)
    // Columns that no lift has a value in are left out.
    let shown = words.plannedColumns.indices.filter { column in
      rows.contains { !$0[column].isEmpty }
    }
    let titles = words.plannedColumns
    table(
      "wide next", label: words.nextWorkout(day), columns: shown.map { titles[$0] }
    ) { page in
      for row in rows {
        page.rowHead(row[0])
        for column in shown.dropFirst() {
          page.cell(row[column], title: titles[column].isEmpty ? nil : titles[column])
        }
      }
    }
    for superset in PlannedLine.supersets(of: lines) {
      paragraph(words.superset(superset.title, superset.lifts))
    }
    for line in lines {
      if let comment = line.comment { paragraph("\(name: line.exercise): \(name: comment)") }
    }
    for line in lines where !line.plates.isEmpty {
      paragraph("\(name: line.exercise): \(words.plates(line.plates))")
    }
    for notice in PlanNotice.all(of: report.plan) { remark(words.notice(notice)) }
  }

  private func cells(_ line: PlannedLine) -> [Sentence] {
    var rests: [Sentence] = []
    var sources: [Sentence] = []
    for set in line.runs.map(\.set) {
      if let rest = set.rest.map(words.rest), !rests.contains(rest) { rests.append(rest) }
      guard set.reason.source != .unknown || line.needsLoad else { continue }
      let source = words.source(of: set.reason, rpe: set.rpe)
      if !source.isEmpty, !sources.contains(source) { sources.append(source) }
    }
    return [
      "\(name: line.exercise)", line.runs.map(words.work).joined(separator: ", "),
      rests.joined(separator: ", "), sources.joined(separator: "; "),
      line.warmUp.isEmpty ? "" : words.warmUp(line.warmUp),
    ]
  }

  /// The days of the week: what of them is done, missed, next or to come.
  fileprivate mutating func writeWeek(_ plan: ProgramPlan) {
    table(
      "wide", label: words.planWeekTitle(PlanStanding(plan)), columns: words.plannedDayColumns
    ) { page in
      for day in plan.days {
        let state = PlannedDayState(of: day, in: plan)
        page.rowHead("\(name: day.name)")
        page.html.markup("<td>")
        page.chip(page.words.state(of: day, state), state.tone, sign: state.sign)
        page.cell(
          day.prescription.exercises.map { "\(name: $0.lift.catalogueSpelling)" }
            .joined(separator: ", "))
      }
    }
  }

  /// How a plan was kept, and the last workouts beside it.
  mutating func writeKept(_ plan: ProgramPlan) {
    html.open("ul", .style("items"))
    for line in AdherenceLine.all(of: plan) {
      html.element("li", text: words.adherence(line))
    }
    html.close("ul")
    let workouts = PlannedWorkoutDone.latest(of: plan)
    drawKept(workouts)
    for (index, workout) in workouts.enumerated() {
      if index == 0 {
        html.open("details", .init("open", .none))
      } else {
        html.open("details")
      }
      html.element("summary", unlinked: words.done(workout))
      table(label: words.done(workout), columns: words.planAgainstDoneColumns) { page in
        for exercise in workout.exercises {
          page.rowHead("\(name: exercise.planned.exercise)")
          page.cell(exercise.planned.runs.map(page.words.work).joined(separator: ", "))
          let done = exercise.done.map(page.words.done).joined(separator: ", ")
          page.cell(exercise.substitute.map { "\(name: $0): \(done)" } ?? done)
        }
      }
      html.close("details")
    }
  }
}

extension HTMLPage {
  /// The sets that were done, as bars over those that were planned, all on one scale.
  fileprivate mutating func drawKept(_ workouts: [PlannedWorkoutDone]) {
    let most = workouts.map { max($0.setsDone, $0.setsPlanned) }.max() ?? 0
    guard most > 0 else { return }
    html.open("ul", .style("bullets"))
    for workout in workouts {
      html.open("li")
      html.element("span", unlinked: words.day(of: workout))
      html.open("svg", .word("width", "100%"), .hidden)
      html.shape(
        "rect", .style("zone"), .init("width", .percent(tenths: 1000 * workout.setsPlanned / most)),
        .word("height", "100%"), .fill("#dcebe4"))
      html.shape(
        "rect", .style("bar"), .init("width", .percent(tenths: 1000 * workout.setsDone / most)),
        .word("y", "25%"), .word("height", "50%"), .fill("#44403c"))
      html.close("svg")
      html.element("span", text: words.setsDone(of: workout))
      html.close("li")
    }
    html.close("ul")
    remark(words.planKey)
  }
}

extension PlannedDayState {
  fileprivate var tone: Tone {
    switch self {
    case .done: .good
    case .missed: .care
    case .next, .toCome: .neutral
    }
  }

  fileprivate var sign: StaticString {
    switch self {
    case .done: "✓"
    case .missed: "!"
    case .next: "→"
    case .toCome: "·"
    }
  }
}

extension HTMLPage {
  /// What is worth telling of the day.
  mutating func write(_ lines: [InsightLine]) {
    html.open("ul", .style("items"))
    for line in lines { html.element("li", text: words.insight(line)) }
    html.close("ul")
  }
}
