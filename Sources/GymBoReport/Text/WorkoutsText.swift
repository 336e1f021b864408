internal import GymBoCoach
internal import GymBoLog

extension WorkoutsReport {
  /// The workouts with minutes, loads and reasons, and the sets of each muscle.
  public func text(_ style: TextStyle = TextStyle()) -> String {
    var page = TextPage(style)
    let words = style.words(unit: unit, asOf: asOf)
    page.line(words.title(program), ink: .bold)
    if let weeksTrained {
      page.paragraph(words.experience(program.request.experience, weeks: weeksTrained))
    }
    if let start = program.start {
      if program.workouts.count > 1 {
        page.paragraph(words.beginning(program, on: start))
      } else if !program.resting.isEmpty {
        page.paragraph(words.resting(program, on: start), hanging: 2)
      }
    }
    for (index, workout) in program.workouts.enumerated() {
      page.gap()
      var table = AlignedTable([.left, .left, .left, .left], indent: 2, wrapsLast: true)
      table.title(
        words.generatedColumns.map { .init($0) },
        below: words.workout(
          workout.focus, letter: program.letter(ofWorkout: index), minutes: workout.seconds / 60))
      for exercise in workout.exercises {
        table.add([
          .init(exercise.candidate.name), .init(words.work(exercise)),
          .init(words.numbers.clock(Double(exercise.rest))),
          .init(words.why(exercise, program, hasHistory: asOf != nil)),
        ])
      }
      page.table(table)
    }
    page.gap()
    let sets = GeneratedWorkout.muscleSets(of: program.workouts)
    page.paragraph(words.muscles(sets, isWeek: program.workouts.count > 1), hanging: 2)
    page.paragraph(words.effort(reserve: program.reserve), hanging: 2)
    if program.hasOwnPace { page.paragraph(words.pace(program.pace), hanging: 2) }
    if !isSaved { page.paragraph(words.programRemedy, hanging: 2) }
    return page.text
  }
}
