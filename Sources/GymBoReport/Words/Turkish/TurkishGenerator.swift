internal import GymBoAnalysis
internal import GymBoCoach
internal import GymBoLog
internal import GymBoProgram

extension Turkish {
  func title(_ program: GeneratedProgram) -> Sentence {
    let request = program.request
    let size =
      request.days == 1
      ? "en çok \(request.minutes) dakikalık bir antrenman"
      : "haftada \(request.days) antrenman, her biri en çok \(request.minutes) dakika"
    return "\(name(request.goal)): \(size), \(name(request.place)), \(name(request.experience))"
  }

  func experience(_ experience: TrainingExperience, weeks: Int) -> Sentence {
    "Düzey: \(name(experience)); dosyalarda antrenman yapılan \(count(weeks, "hafta")) var."
  }

  func beginning(_ program: GeneratedProgram, on day: CivilDate) -> Sentence {
    let first =
      program.workouts.first.map { focusName($0.focus, program.letter(ofWorkout: 0)) } ?? ""
    return
      "Başlangıç: \(dates.name(day.weekday)) \(near(day)), \(first); bu günün kasları dinlenmiş "
      + "olur."
  }

  func resting(_ program: GeneratedProgram, on day: CivilDate) -> Sentence {
    "İki gün içinde ağır çalıştığı için \(near(day)) tarihinde dışarıda bırakılanlar: "
      + "\(list(program.resting)). Bugün başka bir günse: \(remedy: .chooseDay)"
  }

  private func list(_ resting: [TrainingState.Resting]) -> Sentence {
    resting.map { "\(name($0.muscle)) (\(numbers.short($0.sets, decimals: 1)) set)" as Sentence }
      .joined(separator: ", ")
  }

  private func focusName(_ focus: WorkoutFocus, _ letter: String?) -> String {
    let name =
      switch focus {
      case .full: "Tüm vücut"
      case .upper: "Üst vücut"
      case .lower: "Alt vücut"
      case .push: "İtiş"
      case .pull: "Çekiş"
      case .legs: "Bacak"
      }
    return letter.map { "\(name) \($0)" } ?? name
  }

  func workout(_ focus: WorkoutFocus, letter: String?, minutes: Double) -> Sentence {
    "\(focusName(focus, letter)): en çok \(numbers.whole(Int(minutes.rounded()))) dk"
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
      parts.append("eksik kalan: \(muscles.map { lack($0, program) }.joined(separator: ", "))")
    }
    if let own = exercise.candidate.own, own.isUsual { parts.append("senin hareketin") }
    switch exercise.start {
    case .estimate(_, let maximum): parts.append("e1RM \(estimate(maximum.kilograms))")
    case .last(let last): parts.append("\(near(last.date)) gibi")
    case .amount(let amount, _):
      let begin =
        exercise.candidate.isHold ? numbers.clock(Double(amount)) : numbers.whole(amount)
      parts.append("ilk değer: \(begin)")
    case .unknown where hasHistory && exercise.needsLoad: parts.append("hafif başla, RPE 7")
    case .unknown: break
    }
    return parts.joined(separator: "; ")
  }

  private func lack(_ muscle: Muscle, _ program: GeneratedProgram) -> Sentence {
    guard let week = program.week[muscle] else { return name(muscle) }
    return "\(name(muscle)) (bu hafta \(numbers.short(week.sets, decimals: 1))/"
      + "\(numbers.short(week.target, decimals: 1)))"
  }

  var generatedColumns: [Sentence] { ["", "setler", "dinlenme", "neden"] }

  func muscles(_ sets: [(muscle: Muscle, sets: Double)], isWeek: Bool) -> Sentence {
    let list = sets.map { "\(name($0.muscle)) \(muscleSets($0.sets))" as Sentence }
    return "Kaslara göre \(isWeek ? "haftalık " : "")setler (yalnız yardım ettiğinde yarım): "
      + "\(list.joined(separator: ", "))."
  }

  func effort(reserve: Int) -> Sentence {
    "En az tekrarla başla; ağırlık, yedekte \(reserve) tekrar kalacak kadar olsun. Bilinen bir ağırlık "
      + "yoksa hafif başla, RPE 7."
  }

  func pace(_ factor: Double) -> Sentence {
    "Dakikalar kendi hızına göre: set ve dinlenmelerin \(numbers.short(factor, decimals: 1)) katı."
  }

  var programRemedy: Sentence {
    "Bununla plan yapmak için program olarak kaydet: \(remedy: .saveProgram)"
  }

  func name(_ goal: TrainingGoal) -> Sentence {
    switch goal {
    case .hypertrophy: "Kas gelişimi"
    case .strength: "Kuvvet"
    case .endurance: "Kuvvette devamlılık"
    case .general: "Genel form"
    }
  }

  func name(_ place: TrainingPlace) -> Sentence {
    switch place {
    case .gym: "salonda"
    case .home: "evde dambılla"
    case .bodyweight: "yalnız vücut ağırlığıyla"
    }
  }

  func name(_ experience: TrainingExperience) -> Sentence {
    switch experience {
    case .beginner: "başlangıç"
    case .intermediate: "orta"
    case .advanced: "ileri"
    }
  }

  func name(_ movement: Movement) -> Sentence {
    switch movement {
    case .horizontalPush: "yatay itiş"
    case .verticalPush: "dikey itiş"
    case .horizontalPull: "yatay çekiş"
    case .verticalPull: "dikey çekiş"
    case .squat: "squat"
    case .hinge: "kalçadan eğilme"
    case .lunge: "hamle"
    case .kneeExtension: "diz açma"
    case .kneeFlexion: "diz bükme"
    case .hipExtension: "kalça açma"
    case .hipAbduction: "bacak dışa açma"
    case .hipAdduction: "bacak içe kapama"
    case .calfRaise: "baldır kaldırma"
    case .elbowFlexion: "dirsek bükme"
    case .elbowExtension: "dirsek açma"
    case .shoulderIsolation: "omuz izolasyonu"
    case .chestFly: "göğüs açma"
    case .shrug: "omuz silkme"
    case .wrist: "bilek"
    case .core: "gövde"
    case .neck: "boyun"
    case .carry: "taşıma"
    case .olympic: "olimpik kaldırış"
    case .cardio: "kardiyo"
    case .mobility: "esneklik"
    case .other: "diğer"
    }
  }
}
