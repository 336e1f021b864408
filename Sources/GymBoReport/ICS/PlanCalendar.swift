internal import GymBoCoach
internal import GymBoLog
internal import GymBoProgram

extension PlanReport {
  /// The planned days of the week and the next workout as a calendar file, for programs by calendar. Days in turn have no
  /// dates, so that only the next one is there, on today's date.
  /// - Parameter style: the language of the texts.
  public func calendar(_ style: TextStyle = TextStyle()) -> [UInt8] {
    let words = style.words(unit: unit, asOf: plan.asOf)
    var calendar = ICalendarWriter(
      name: plan.course.program.annotations.name ?? "GymBo", stamp: plan.asOf)
    for day in days where !day.isDone {
      write(day, on: day.date ?? plan.asOf, to: &calendar, words, style)
    }
    calendar.end()
    return calendar.bytes
  }

  /// The days to come, each once.
  private var days: [ProgramPlan.Day] {
    var days = plan.days.filter { ($0.date ?? .init(dayNumber: .min)) >= plan.asOf }
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
    _ day: ProgramPlan.Day, on date: CivilDate, to calendar: inout ICalendarWriter,
    _ words: any Words, _ style: TextStyle
  ) {
    let place = day.prescription.place
    let start = (plan.course.start ?? plan.asOf).compact
    let lines = day.prescription.exercises.map { exercise in
      let line = PlannedLine(exercise, plan.course.state)
      let work = line.runs.map { words.work($0).plain }.joined(separator: " + ")
      return "\(line.exercise): \(work)"
    }
    calendar.write(
      CalendarEvent(
        id: "plan.\(start).\(day.cycle + 1).\(place.week + 1).\(place.day + 1)",
        moment: .day(date), title: day.name, text: lines.joined(separator: "\n"),
        category: "WORKOUT"))
  }
}
