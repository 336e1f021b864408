internal import GymBoLog

/// What an exercise of a program has become in every week and on every day on which it is done.
struct ExerciseState: Sendable {
  /// One day on which it is done.
  private struct Day: Sendable {
    let place: DayPlace
    /// Index into ``written``.
    var written: Int
    var stage: Int
  }

  /// The sets of one day, in all their stages.
  struct Plan: Sendable {
    let stages: [[ProgramSet]]
    let stage: Int

    /// The sets of the stage in force.
    var sets: [ProgramSet] {
      stages.isEmpty ? [] : stages[((stage % stages.count) + stages.count) % stages.count]
    }
  }

  private var days: [Day] = []
  /// The different sets of the days. Days with equal sets share them, so that a step that all take is taken once, not once a week.
  private var written: [[[ProgramSet]]] = []
  /// At least as many as any stage has sets.
  private(set) var mostSets = 0
  /// Indices into ``days``.
  private var places: [DayPlace: Int] = [:]
  /// Where each of ``written`` is as the program's text has it.
  private var asRead: [[[ProgramSet]]: Int] = [:]
  /// Which movement of a ladder is in force.
  var movement: Int
  /// Workouts of `lp` that succeeded and failed since the last step.
  var succeeded = 0
  var failed = 0
  /// What its script keeps.
  var variables: [String: ScriptValue] = [:]
  var description: Int

  init(_ exercise: ProgramExercise) {
    (movement, description) = (exercise.current, exercise.firstDescription)
  }

  mutating func add(_ exercise: ProgramExercise, at place: DayPlace) {
    let index = asRead[exercise.stages] ?? written.count
    if index == written.count {
      asRead[exercise.stages] = index
      written.append(exercise.stages)
      countSets(of: index)
    }
    // Of an exercise that a day has twice, the first is meant.
    if places[place] == nil { places[place] = days.count }
    days.append(Day(place: place, written: index, stage: exercise.stage))
    switch exercise.progression {
    case .linear(let rule): (succeeded, failed) = (rule.succeeded, rule.failed)
    case .custom(let custom):
      variables = Dictionary(custom.variables.map { ($0.name, $0.value) }) { first, _ in first }
    default: break
    }
  }

  func plan(on place: DayPlace) -> Plan? {
    places[place].map { day in
      let day = days[day]
      return Plan(stages: written[day.written], stage: day.stage)
    }
  }

  /// Changes every set of every week, day and stage; the index is the set's place in its stage.
  mutating func changeSets(_ change: (Int, inout ProgramSet) -> Void) {
    for index in written.indices {
      for stage in written[index].indices {
        // A span asks once, not for each set, whether the sets are shared.
        var sets = written[index][stage].mutableSpan
        for set in sets.indices { change(set, &sets[set]) }
      }
    }
  }

  /// Changes the sets of some days, all alike where they are the same. The other days keep what they shared with them.
  mutating func changeStages(
    where isMeant: (DayPlace) -> Bool, _ change: (inout [[ProgramSet]]) -> Void
  ) {
    for index in written.indices {
      let sharing = days.indices.filter { days[$0].written == index }
      let meant = sharing.filter { isMeant(days[$0].place) }
      if meant.count == sharing.count {
        change(&written[index])
        countSets(of: index)
      } else if !meant.isEmpty {
        for day in meant { days[day].written = written.count }
        written.append(written[index])
        change(&written[written.count - 1])
        countSets(of: written.count - 1)
      }
    }
  }

  /// Changes which stage is in force on some days; the change gets the number of stages, too.
  mutating func changeStage(where isMeant: (DayPlace) -> Bool, _ change: (inout Int, Int) -> Void) {
    for day in days.indices where isMeant(days[day].place) {
      change(&days[day].stage, written[days[day].written].count)
    }
  }

  private mutating func countSets(of index: Int) {
    for stage in written[index] { mostSets = max(mostSets, stage.count) }
  }
}
