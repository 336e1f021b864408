internal import GymBoAnalysis
internal import GymBoLog

/// How the week went, in the first lines.
struct WeekHeadline {
  let report: WeeklyReport
  let findings: HistoryFindings
  let wording: Wording

  private var week: WeekFinding { findings.week }
  private var period: PeriodFinding { week.period }

  func write(to page: inout TextPage) {
    let days = DayRange(week.week.start, week.week.end)
    page.line("Week \(week.week) (\(days.text)), \(state)", ink: .bold)
    page.items(parts)
    page.paragraph(comparison)
    for sentence in coverage { page.paragraph(sentence) }
    if let before = week.lastComplete {
      let days = before.range.text(near: findings.asOf)
      page.paragraph(
        "Last complete week (\(days)): \(before.current.text(wording.unit, volume: before.volume))."
          + (before.current.longWorkoutsText.map { " Its time includes \($0)." } ?? "")
      )
    }
    writeUnitNotice(to: &page)
    page.gap()
    writeDays(to: &page)
  }

  private var state: String {
    if findings.asOf < week.week.start { return "not begun" }
    let goal = week.metGoal ? ", goal met" : ""
    guard week.isInProgress else { return "complete" + goal }
    return "in progress, day \(findings.asOf.weekday.rawValue) of 7" + goal
  }

  private var parts: [String] {
    let totals = period.current
    func with(_ text: String, _ comparison: Comparison) -> String {
      "\(text) (\(comparison.percentText))"
    }
    var parts = ["\(totals.workouts) of \(NumberText.count(week.goal, "workout"))"]
    guard totals.workouts > 0 else { return parts }
    if let volume = totals.volume.value {
      parts.append(with(wording.unit.volume(kilograms: volume), period.volume))
    } else {
      parts.append("volume – (\(totals.volume.reason?.rawValue ?? ""))")
    }
    if let seconds = totals.duration.value {
      parts.append(with(NumberText.duration(seconds), period.duration))
    } else {
      parts.append("time – (\(totals.duration.reason?.rawValue ?? ""))")
    }
    parts.append(with(NumberText.count(totals.workingSets, "set"), period.workingSets))
    return parts
  }

  private var comparison: String {
    let what = week.isInProgress ? "the same days of the week before" : "the week before"
    let days = period.previousRange.text(near: findings.asOf)
    guard period.previous.workouts > 0 else {
      return "Nothing to compare with: no workout in \(what) (\(days))."
    }
    let before = period.previous.text(wording.unit)
    return "Against \(what) (\(days)): \(before)."
  }

  private var coverage: [String] {
    let totals = period.current
    var sentences: [String] = []
    if totals.loadedSets < totals.workingSets, totals.loadedSets > 0 {
      sentences.append(
        "Volume is that of \(totals.loadedSets) of \(totals.workingSets) sets; the others have no "
          + "load or no repetitions.")
    }
    if totals.timedWorkouts < totals.workouts, totals.timedWorkouts > 0 {
      sentences.append(
        "Time is that of \(totals.timedWorkouts) of \(totals.workouts) workouts; the others have no "
          + "duration in the file.")
    }
    if let long = totals.longWorkoutsText { sentences.append("Time includes \(long).") }
    if let long = period.previous.longWorkoutsText {
      sentences.append("The time before includes \(long).")
    }
    return sentences
  }

  /// Assumed and doubtful units change every number, so they are told first, with the remedy.
  private func writeUnitNotice(to page: inout TextPage) {
    if report.issues.contains(where: { $0.rule == .unitLooksLikePounds }) {
      page.paragraph(
        " Loads read as kilograms look like pounds: --input-unit lb",
        lead: ("Check the unit.", .yellow))
    } else if report.log.files.contains(where: { $0.unit == .assumedKilograms }) {
      page.paragraph(
        "Loads taken as kilograms (the file names no unit); pounds: --input-unit lb")
    }
  }

  // MARK: The seven days

  private func writeDays(to page: inout TextPage) {
    let strip = week.days.map { day in
      let sign = day.sessions.isEmpty ? (day.date > findings.asOf ? " " : "·") : "●"
      let count = day.sessions.count > 1 ? "\(day.sessions.count)" : " "
      return "\(day.date.weekday.shortName) \(sign)\(count)"
    }
    page.line(strip.joined(separator: "  ") + "   ● trained  · rest")
    var table = AlignedTable([.left, .right, .left, .right, .right, .right, .left], flexible: [2])
    let hasDurations = period.current.timedWorkouts > 0
    for session in findings.weekSessions {
      let logged = findings.log.sessions[session.session]
      let duration = session.totals.duration.value.map(NumberText.duration)
      let rpe = session.averageRPE.value.map { "RPE " + NumberText.fixed($0, decimals: 1) }
      table.add([
        .init(logged.date.weekday.shortName), .init(logged.date.dayText),
        .init(findings.log.title(of: logged)),
        .init(NumberText.count(session.totals.workingSets, "set")),
        .init(session.totals.volume.value.map { wording.unit.volume(kilograms: $0) } ?? "–"),
        .init(duration ?? (hasDurations ? "–" : "")), .init(rpe ?? ""),
      ])
    }
    page.table(table)
  }
}

extension Totals {
  /// Workouts too long to be meant, which the time includes.
  var longWorkouts: Int { timedWorkouts - plausibleWorkouts }

  /// `1 workout of more than 6 hours`; nil where there is none.
  var longWorkoutsText: String? {
    guard longWorkouts > 0 else { return nil }
    let hours = Totals.longestPlausible / 3600
    return "\(NumberText.count(longWorkouts, "workout")) of more than \(hours) hours"
  }

  /// `2 workouts, 11,000 kg, 2 h 2 min, 32 sets`, the volume with its change where one is given.
  func text(_ unit: LoadUnit, volume comparison: Comparison? = nil) -> String {
    guard workouts > 0 else { return "no workout" }
    let change = comparison.map { " (\($0.percentText))" } ?? ""
    return [
      NumberText.count(workouts, "workout"),
      volume.value.map { unit.volume(kilograms: $0) + change },
      duration.value.map(NumberText.duration),
      NumberText.count(workingSets, "set"),
    ].compactMap { $0 }.joined(separator: ", ")
  }
}
