internal import GymBoCoach
internal import GymBoLog
internal import GymBoProgram

/// What a calendar says of a planned workout besides its work.
enum PlannedDateNote {
  /// The program names no weekday; the day is one on which the lifter usually trains.
  case usual
  /// The program names no weekday, and none is usual.
  case proposed
  /// Loads are those of a day, and other workouts come before.
  case loads(of: CivilDate)
}

extension PlanReport {
  /// The workouts to come as a calendar file.
  ///
  /// Those of a program by calendar are on their days: what is left of the week, and the next one. Days in turn have no dates:
  /// they are on the days of the coming week on which the lifter usually trains, and on proposed ones where these are fewer than
  /// the lifter trains a week; where none is usual only the next one is there, on the first day without a workout. The text says
  /// which days are proposed.
  /// - Parameters:
  ///   - style: the language of the texts.
  ///   - isPlain: whether it names the program, its workouts, lifts and loads; others can see a calendar, so it does not unless
  ///     asked.
  public func calendar(_ style: TextStyle = TextStyle(), isPlain: Bool = false) -> [UInt8] {
    let words = style.words(unit: unit, asOf: plan.asOf)
    var calendar = ICalendarWriter(
      name: (isPlain ? plan.course.program.annotations.name : nil) ?? "GymBo", stamp: plan.asOf)
    for (index, dated) in datedDays.enumerated() {
      let notes = dated.notes + (isPlain && index > 0 ? [.loads(of: plan.asOf)] : [])
      write(
        dated.day, on: dated.date,
        (isPlain ? work(of: dated.day, words) : [])
          + notes.map { words.planned($0).plain },
        title: isPlain ? dated.day.name : words.name(.workoutReminder).plain, to: &calendar)
    }
    calendar.end()
    return calendar.bytes
  }

  /// A workout to come, its date, and what is said of the date.
  private typealias DatedDay = (day: ProgramPlan.Day, date: CivilDate, notes: [PlannedDateNote])

  private var datedDays: [DatedDay] {
    guard !plan.course.program.isByCalendar else {
      return daysByCalendar.compactMap { day in day.date.map { (day, $0, []) } }
    }
    guard !usualDays.isEmpty else {
      return plan.inTurn.prefix(1).map { ($0, firstFreeDay, [.proposed]) }
    }
    let days: [(date: CivilDate, note: PlannedDateNote)] =
      (usualDays.map { ($0, .usual) } + proposedDays.map { ($0, .proposed) })
      .sorted { $0.date < $1.date }
    return zip(plan.inTurn, days).map { ($0, $1.date, [$1.note]) }
  }

  /// The days to come of a program by calendar, each once.
  private var daysByCalendar: [ProgramPlan.Day] {
    var days = plan.days.filter { !$0.isDone && $0.date.map { $0 >= plan.asOf } ?? false }
    if let next = plan.next,
      !days.contains(where: {
        $0.prescription.place == next.prescription.place && $0.cycle == next.cycle
      })
    {
      days.append(next)
    }
    return days
  }

  private func write(
    _ day: ProgramPlan.Day, on date: CivilDate, _ lines: [String], title: String,
    to calendar: inout ICalendarWriter
  ) {
    let place = day.prescription.place
    let start = (plan.course.start ?? plan.asOf).compact
    calendar.write(
      CalendarEvent(
        id: "plan.\(start).\(day.cycle + 1).\(place.week + 1).\(place.day + 1)",
        moment: .day(date), title: title, text: lines.joined(separator: "\n"),
        category: "WORKOUT"))
  }

  /// A line for each exercise and superset, and the program's comments.
  private func work(of day: ProgramPlan.Day, _ words: any Words) -> [String] {
    let planned = day.prescription.exercises.map { PlannedLine($0, plan.course.state) }
    var lines = planned.map { line in
      let work = line.runs.map { words.work($0).plain }.joined(separator: " + ")
      return "\(line.exercise): \(work)"
    }
    lines += PlannedLine.supersets(of: planned).map { words.superset($0.title, $0.lifts).plain }
    lines += planned.compactMap { line in line.comment.map { "\(line.exercise): \($0)" } }
    return lines
  }
}
