internal import GymBoAnalysis
internal import GymBoCoach
internal import GymBoLog
internal import GymBoProgram

extension English {
  func title(_ program: GeneratedProgram) -> Sentence {
    let request = program.request
    let size =
      request.days == 1
      ? "a workout of at most \(request.minutes) minutes"
      : "\(request.days) workouts a week of at most \(request.minutes) minutes"
    return "\(beginning(name(request.goal).plain)): \(size), \(name(request.place)), "
      + "\(name(request.experience))"
  }

  func experience(_ experience: TrainingExperience, weeks: Int) -> Sentence {
    "Taken as \(name(experience)) for the \(count(weeks, "week")) with training in the files."
  }

  func beginning(_ program: GeneratedProgram, on day: CivilDate) -> Sentence {
    let first =
      program.workouts.first.map { focusName($0.focus, program.letter(ofWorkout: 0)) } ?? ""
    return
      "Begins on \(dates.name(day.weekday)) \(near(day)) with \(first), whose muscles have rested."
  }

  func resting(_ program: GeneratedProgram, on day: CivilDate) -> Sentence {
    "Left out on \(near(day)), because they were trained hard within two days: "
      + "\(list(program.resting)). If today is another day: \(remedy: .chooseDay)"
  }

  private func list(_ resting: [TrainingState.Resting]) -> Sentence {
    resting.map { "\(name($0.muscle)) (\(numbers.short($0.sets, decimals: 1)) sets)" as Sentence }
      .joined(separator: ", ")
  }

  private func focusName(_ focus: WorkoutFocus, _ letter: String?) -> String {
    let name =
      switch focus {
      case .full: "Full body"
      case .upper: "Upper body"
      case .lower: "Lower body"
      case .push: "Push"
      case .pull: "Pull"
      case .legs: "Legs"
      }
    return letter.map { "\(name) \($0)" } ?? name
  }

  func workout(_ focus: WorkoutFocus, letter: String?, minutes: Double) -> Sentence {
    "\(focusName(focus, letter)): up to \(numbers.whole(Int(minutes.rounded()))) min"
  }

  func work(_ exercise: WorkoutExercise) -> Sentence {
    let load = exercise.start.load.map { $0 > .zero ? "\(self.load($0)) × " : "" } ?? ""
    let amount =
      exercise.candidate.isHold
      ? "\(exercise.fewest)–\(numbers.clock(Double(exercise.most)))"
      : "\(exercise.fewest)–\(exercise.most)"
    return "\(exercise.sets) × \(load)\(amount)"
  }

  func why(_ exercise: WorkoutExercise, _ program: GeneratedProgram, hasHistory: Bool) -> Sentence {
    var parts: [Sentence] = []
    switch exercise.choice {
    case .pattern(let movement): parts.append(name(movement))
    case .lack(let muscles):
      parts.append("for \(muscles.map { lack($0, program) }.joined(separator: ", "))")
    }
    if let own = exercise.candidate.own, own.isUsual { parts.append("yours") }
    switch exercise.start {
    case .estimate(_, let maximum): parts.append("e1RM \(estimate(maximum.kilograms))")
    case .last(let last): parts.append("as on \(near(last.date))")
    case .amount(let amount, _):
      let begin =
        exercise.candidate.isHold ? numbers.clock(Double(amount)) : numbers.whole(amount)
      parts.append("begin with \(begin)")
    case .unknown where hasHistory && exercise.needsLoad: parts.append("start light, RPE 7")
    case .unknown: break
    }
    return parts.joined(separator: "; ")
  }

  private func lack(_ muscle: Muscle, _ program: GeneratedProgram) -> Sentence {
    guard let week = program.week[muscle] else { return name(muscle) }
    return "\(name(muscle)) (\(numbers.short(week.sets, decimals: 1)) of "
      + "\(numbers.short(week.target, decimals: 1)) this week)"
  }

  var generatedColumns: [Sentence] { ["", "sets", "rest", "why"] }

  func muscles(_ sets: [(muscle: Muscle, sets: Double)], isWeek: Bool) -> Sentence {
    let list = sets.map { "\(name($0.muscle)) \(muscleSets($0.sets))" as Sentence }
    return "Sets \(isWeek ? "a week " : "")by muscle (half where it only helps): "
      + "\(list.joined(separator: ", "))."
  }

  func effort(reserve: Int) -> Sentence {
    "Begin with the fewest repetitions, with a load that leaves \(reserve) in reserve; start light "
      + "where none is known, at RPE 7."
  }

  func pace(_ factor: Double) -> Sentence {
    "Minutes are by your own pace: \(numbers.short(factor, decimals: 1)) times the sets and rests."
  }

  var programRemedy: Sentence { "To plan with it, save it as a program: \(remedy: .saveProgram)" }

  func name(_ goal: TrainingGoal) -> Sentence {
    switch goal {
    case .hypertrophy: "muscle growth"
    case .strength: "strength"
    case .endurance: "endurance"
    case .general: "general fitness"
    }
  }

  func name(_ place: TrainingPlace) -> Sentence {
    switch place {
    case .gym: "in a gym"
    case .home: "at home with dumbbells"
    case .bodyweight: "with the body alone"
    }
  }

  func name(_ experience: TrainingExperience) -> Sentence {
    switch experience {
    case .beginner: "beginner"
    case .intermediate: "intermediate"
    case .advanced: "advanced"
    }
  }

  func name(_ movement: Movement) -> Sentence {
    switch movement {
    case .horizontalPush: "horizontal push"
    case .verticalPush: "vertical push"
    case .horizontalPull: "horizontal pull"
    case .verticalPull: "vertical pull"
    case .squat: "squat"
    case .hinge: "hinge"
    case .lunge: "lunge"
    case .kneeExtension: "knee extension"
    case .kneeFlexion: "knee flexion"
    case .hipExtension: "hip extension"
    case .hipAbduction: "hip abduction"
    case .hipAdduction: "hip adduction"
    case .calfRaise: "calf raise"
    case .elbowFlexion: "elbow flexion"
    case .elbowExtension: "elbow extension"
    case .shoulderIsolation: "shoulder isolation"
    case .chestFly: "chest fly"
    case .shrug: "shrug"
    case .wrist: "wrist"
    case .core: "core"
    case .neck: "neck"
    case .carry: "carry"
    case .olympic: "Olympic lift"
    case .cardio: "cardio"
    case .mobility: "mobility"
    case .other: "other"
    }
  }
}
