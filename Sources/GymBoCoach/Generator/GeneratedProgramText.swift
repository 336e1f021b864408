package import GymBoLog
internal import GymBoProgram
internal import GymBoProgression

extension GeneratedProgram {
  /// The workouts as the text of a program, which `plan` reads: one week, whose days come in turn and round again.
  ///
  /// Exercises with a load rise by double progression: first the fewest repetitions of the range, up to the most, then the load.
  /// The main lifts of strength rise by a load after each workout in which all sets had the fewest repetitions of their range at
  /// the effort that is asked for, as the usual programs of strength do: their load is that of the fewest, and to wait for the
  /// most would take months for each step. After three workouts in a row without the fewest repetitions of the range the load
  /// goes back by a tenth, as in novice programs (a practitioner's rule). Who does them with more effort than is asked for stays
  /// at the load. With the body alone repetitions, first the fewest of the range, or seconds rise. A lift without a known load
  /// has none, and no effort: its first workout finds it.
  /// - Parameter unit: in which the loads are written.
  package func programText(unit: LoadUnit) -> String {
    let size = "\(request.days) × \(request.minutes) min"
    var lines = [
      "/// @name \(request.goal.rawValue.capitalizedWord), \(size)",
      "/// @category \(request.goal.rawValue)", "/// @difficulty \(request.experience.rawValue)",
    ]
    if let start { lines.append("/// @start \(start)") }
    lines += ["", "# Week 1"]
    // An exercise has one progression, written once; where another day asks for other repetitions, it is another one by its
    // label.
    var progressions: [String: String] = [:]
    var written: Set<String> = []
    // Each script is written at the first exercise with it; the others name that exercise.
    var scripts: [String: String] = [:]
    for (index, workout) in workouts.enumerated() {
      lines.append("## \(title(ofWorkout: index))")
      for exercise in workout.exercises {
        guard let name = ProgramName(of: exercise.candidate.facts)?.text else { continue }
        var progression = progression(of: exercise, unit)
        let isFirst = progressions[name, default: progression] == progression
        progressions[name] = progressions[name] ?? progression
        let title = "\(isFirst ? "" : "light: ")\(name)"
        var line = "\(title) / \(sets(of: exercise, unit))"
        if written.insert(title).inserted {
          if let script = loadScript(of: exercise) {
            progression += scripts[script].map { " { ...\($0) }" } ?? " \(script)"
            scripts[script] = scripts[script] ?? title
          }
          line += " / progress: \(progression)"
        }
        lines.append(line)
      }
      lines.append("")
    }
    return lines.joined(separator: "\n")
  }

  /// The workout's name in a program.
  package func title(ofWorkout index: Int) -> String {
    let name =
      switch workouts[index].focus {
      case .full: "Full body"
      case .upper: "Upper body"
      case .lower: "Lower body"
      case .push: "Push"
      case .pull: "Pull"
      case .legs: "Legs"
      }
    return letter(ofWorkout: index).map { "\(name) \($0)" } ?? name
  }

  /// Sets, load, effort and rest.
  private func sets(of exercise: WorkoutExercise, _ unit: LoadUnit) -> String {
    var amount = exercise.fewest
    if case .amount(let own, _) = exercise.start { amount = own }
    if exercise.candidate.isHold { return "\(exercise.sets)x1 \(amount)s|\(exercise.rest)s" }
    let load = exercise.start.load.map { " \(WrittenLoad($0, in: unit).text)" } ?? ""
    let effort = exercise.start == .unknown ? "" : " @\(10 - reserve)"
    let range = exercise.most > amount ? "-\(exercise.most)" : ""
    return "\(exercise.sets)x\(amount)\(range)\(load)\(effort) / \(exercise.rest)s"
  }

  /// The progression, of what takes a load without its script.
  private func progression(of exercise: WorkoutExercise, _ unit: LoadUnit) -> String {
    if exercise.candidate.isHold { return Self.longer }
    guard takesLoad(exercise) else { return Self.oftener }
    let usual = LoadableSteps(unit: unit).step(for: exercise.candidate.facts.implement)
    let text = WrittenLoad(exercise.step ?? usual, in: unit).text
    let low = isLinear(exercise) ? "" : ", low: \(exercise.fewest)"
    return "custom(step: \(text)\(low), misses: 0)"
  }

  /// The script by which a load rises and goes back; nil for what has none.
  private func loadScript(of exercise: WorkoutExercise) -> String? {
    guard takesLoad(exercise), !exercise.candidate.isHold else { return nil }
    return isLinear(exercise) ? Self.upOrBack : Self.oftenerThenUpOrBack
  }

  /// A load can be added to the body where the lifter has done so.
  private func takesLoad(_ exercise: WorkoutExercise) -> Bool {
    !exercise.candidate.isOfTheBody || exercise.start.load ?? .zero > .zero
  }

  /// Whether it rises by a load after each workout in which the fewest repetitions were done: the main lifts of strength.
  private func isLinear(_ exercise: WorkoutExercise) -> Bool {
    request.goal == .strength && exercise.isMain && takesLoad(exercise)
      && !exercise.candidate.isHold
  }

  /// The script of what rises by a load after each workout in which the fewest repetitions were done, and goes back by a tenth
  /// after three in a row in which they were not. No RPE asked for is an RPE of 0.
  private static let upOrBack = """
    {~
      if (completedReps >= minReps) {
        state.misses = 0
        if (RPE == 0 || completedRPE <= RPE) { weights += state.step }
      } else {
        state.misses += 1
        if (state.misses >= 3) {
          weights *= 0.9
          state.misses = 0
        }
      }
    ~}
    """

  /// The script of double progression: after a workout in which all was done the fewest repetitions of each set are one more than
  /// were done, and after one in which all sets had the most the load is a step more, for the fewest of the range. After three
  /// workouts in a row without those the load goes back by a tenth.
  private static let oftenerThenUpOrBack = """
    {~
      // A lift without a load begins with the one that was lifted.
      weights *= 1
      if (completedReps >= minReps && (RPE == 0 || completedRPE <= RPE)) {
        state.misses = 0
        if (completedReps >= reps) {
          weights += state.step
          minReps = state.low
        } else {
          for (var.i in completedReps) {
            minReps[var.i] = min(reps[var.i], completedReps[var.i] + 1)
          }
        }
      } else if (completedReps >= state.low) {
        state.misses = 0
      } else {
        state.misses += 1
        if (state.misses >= 3) {
          weights *= 0.9
          minReps = state.low
          state.misses = 0
        }
      }
    ~}
    """

  /// One repetition, and five seconds, more after a workout in which all was done. The upper end of a range rises when the
  /// lower one has reached it.
  private static let oftener =
    "custom() {~ if (completedReps >= minReps)"
    + " { if (minReps >= reps) { reps += 1 } minReps += 1 } ~}"
  private static let longer = "custom() {~ if (completedReps >= reps) { setTime += 5 } ~}"
}

extension StartingLoad {
  /// nil where there is none.
  package var load: Load? {
    switch self {
    case .estimate(let load, _): load
    case .last(let last): last.load
    case .amount, .unknown: nil
    }
  }
}

extension String {
  /// With its first letter as a capital.
  fileprivate var capitalizedWord: String { prefix(1).uppercased() + dropFirst() }
}
