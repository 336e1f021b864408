internal import GymBoLog

extension ProgramCourse {
  /// The program as it is after the sessions of the history, with a note of those that are in it: read again with the same
  /// history, it asks for the same next workout, and says the same of how it was kept.
  package var continued: Program {
    let hasBegun = counted != nil || !workouts.isEmpty
    var program = state.programAsItStands(withEstimates: hasBegun)
    guard hasBegun, let start, let day = lastSession ?? counted?.day else { return program }
    var workouts = position
    program.annotations.start = start
    if let calendar, program.isByCalendar {
      // Reference loads are those of this cycle, so that the text begins with it.
      let whole = min(cycle, (calendar.cycles ?? Int.max) - 1)
      program.annotations.start = start.advanced(by: 7 * calendar.weeks * whole)
      workouts = max(0, position - whole * program.trainingDays.count)
      if let cycles = calendar.cycles { program.annotations.cycles = .times(cycles - whole) }
    }
    program.annotations.done = .init(day: day, workouts: workouts)
    let begin = program.annotations.start ?? start
    program.annotations.kept =
      past.map(KeptDay.init)
      + missed.filter { $0.date < begin }.map { KeptDay(missed: $0.date, sets: $0.sets) }
    return program
  }
}
