internal import GymBoAnalysis
internal import GymBoCoach
internal import GymBoLog
internal import GymBoProgram

extension German {
  func title(_ program: GeneratedProgram) -> Sentence {
    let request = program.request
    let size =
      request.days == 1
      ? "ein Training von höchstens \(request.minutes) Minuten"
      : "\(request.days) Trainings je Woche von höchstens \(request.minutes) Minuten"
    return "\(name(request.goal)): \(size), \(name(request.place)), \(name(request.experience))"
  }

  func experience(_ experience: TrainingExperience, weeks: Int) -> Sentence {
    "Stufe „\(name(experience))“ nach \(count(weeks, "Woche", "Wochen")) mit Training in den Dateien."
  }

  func beginning(_ program: GeneratedProgram, on day: CivilDate) -> Sentence {
    let first =
      program.workouts.first.map { focusName($0.focus, program.letter(ofWorkout: 0)) } ?? ""
    return "Beginnt am \(dates.name(day.weekday)) \(near(day)) mit „\(first)“: Diese Muskeln "
      + "sind ausgeruht."
  }

  func resting(_ program: GeneratedProgram, on day: CivilDate) -> Sentence {
    "Am \(near(day)) ausgelassen, weil innerhalb von zwei Tagen hart trainiert: "
      + "\(list(program.resting)). Ist heute ein anderer Tag: \(remedy: .chooseDay)"
  }

  private func list(_ resting: [TrainingState.Resting]) -> Sentence {
    resting.map { resting in
      let noun = resting.sets == 1 ? "Satz" : "Sätze"
      return "\(name(resting.muscle)) (\(numbers.short(resting.sets, decimals: 1)) \(noun))"
        as Sentence
    }
    .joined(separator: ", ")
  }

  private func focusName(_ focus: WorkoutFocus, _ letter: String?) -> String {
    let name =
      switch focus {
      case .full: "Ganzkörper"
      case .upper: "Oberkörper"
      case .lower: "Unterkörper"
      case .push: "Drücken"
      case .pull: "Ziehen"
      case .legs: "Beine"
      }
    return letter.map { "\(name) \($0)" } ?? name
  }

  func workout(_ focus: WorkoutFocus, letter: String?, minutes: Double) -> Sentence {
    "\(focusName(focus, letter)): bis zu \(numbers.whole(Int(minutes.rounded()))) min"
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
      parts.append("sonst zu wenig: \(muscles.map { lack($0, program) }.joined(separator: ", "))")
    }
    if let own = exercise.candidate.own, own.isUsual { parts.append("deine Übung") }
    switch exercise.start {
    case .estimate(_, let maximum): parts.append("e1RM \(estimate(maximum.kilograms))")
    case .last(let last): parts.append("wie am \(near(last.date))")
    case .amount(let amount, _):
      let begin =
        exercise.candidate.isHold ? numbers.clock(Double(amount)) : numbers.whole(amount)
      parts.append("mit \(begin) anfangen")
    case .unknown where hasHistory && exercise.needsLoad: parts.append("leicht anfangen, RPE 7")
    case .unknown: break
    }
    return parts.joined(separator: "; ")
  }

  private func lack(_ muscle: Muscle, _ program: GeneratedProgram) -> Sentence {
    guard let week = program.week[muscle] else { return name(muscle) }
    return "\(name(muscle)) (diese Woche \(numbers.short(week.sets, decimals: 1)) von "
      + "\(numbers.short(week.target, decimals: 1)))"
  }

  var generatedColumns: [Sentence] { ["", "Sätze", "Pause", "warum"] }

  func muscles(_ sets: [(muscle: Muscle, sets: Double)], isWeek: Bool) -> Sentence {
    let list = sets.map { "\(name($0.muscle)) \(muscleSets($0.sets))" as Sentence }
    return "Sätze \(isWeek ? "je Woche " : "")nach Muskel (halb, wo er nur hilft): "
      + "\(list.joined(separator: ", "))."
  }

  func effort(reserve: Int) -> Sentence {
    "Fang mit den wenigsten Wiederholungen an, mit einer Last, bei der \(reserve) in Reserve bleiben; "
      + "leicht, bei RPE 7, wo keine bekannt ist."
  }

  func pace(_ factor: Double) -> Sentence {
    "Die Minuten gelten für dein eigenes Tempo: das \(numbers.short(factor, decimals: 1))-Fache der "
      + "Sätze und Pausen."
  }

  var programRemedy: Sentence {
    "Um damit zu planen, speichere es als Programm: \(remedy: .saveProgram)"
  }

  func name(_ goal: TrainingGoal) -> Sentence {
    switch goal {
    case .hypertrophy: "Muskelaufbau"
    case .strength: "Kraft"
    case .endurance: "Kraftausdauer"
    case .general: "Allgemeine Fitness"
    }
  }

  func name(_ place: TrainingPlace) -> Sentence {
    switch place {
    case .gym: "im Studio"
    case .home: "zu Hause mit Kurzhanteln"
    case .bodyweight: "nur mit dem Körper"
    }
  }

  func name(_ experience: TrainingExperience) -> Sentence {
    switch experience {
    case .beginner: "Anfänger"
    case .intermediate: "Fortgeschritten"
    case .advanced: "Fortgeschritten"
    }
  }

  func name(_ movement: Movement) -> Sentence {
    switch movement {
    case .horizontalPush: "waagrechtes Drücken"
    case .verticalPush: "senkrechtes Drücken"
    case .horizontalPull: "waagrechtes Ziehen"
    case .verticalPull: "senkrechtes Ziehen"
    case .squat: "Kniebeuge"
    case .hinge: "Hüftbeuge"
    case .lunge: "Ausfallschritt"
    case .kneeExtension: "Kniestreckung"
    case .kneeFlexion: "Kniebeugung"
    case .hipExtension: "Hüftstreckung"
    case .hipAbduction: "Hüftabduktion"
    case .hipAdduction: "Hüftadduktion"
    case .calfRaise: "Wadenheben"
    case .elbowFlexion: "Armbeugung"
    case .elbowExtension: "Armstreckung"
    case .shoulderIsolation: "Schulterisolation"
    case .chestFly: "Fliegende"
    case .shrug: "Schulterheben"
    case .wrist: "Handgelenk"
    case .core: "Rumpf"
    case .neck: "Nacken"
    case .carry: "Tragen"
    case .olympic: "Gewichtheben"
    case .cardio: "Ausdauer"
    case .mobility: "Beweglichkeit"
    case .other: "anderes"
    }
  }
}
