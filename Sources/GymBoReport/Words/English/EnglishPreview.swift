internal import GymBoLog
internal import GymBoProgram

extension English {
  func previewTitle(_ name: String?) -> Sentence {
    "Preview: \(planTitle(name)), if every set is done as prescribed"
  }

  var previewColumns: [Sentence] {
    ["Workouts", "Sets", "Reps", "Longest day", "Buffer", "Least reserve"]
  }

  func previewWeek(_ week: Int, isDeload: Bool) -> Sentence {
    isDeload ? "Week \(week), deload" : "Week \(week)"
  }

  var findingsTitle: Sentence { "What is doubtful" }
  var noFindings: Sentence { "Nothing is doubtful." }

  private func tooMany(_ number: Double) -> String {
    let text = numbers.short(number, decimals: 1)
    return text == "1" ? "1 repetition" : "\(text) repetitions"
  }

  func finding(_ finding: PreflightFinding) -> Sentence {
    switch finding {
    case .beyondMaximum(let lift, let week, let load, let repetitions, let reserve):
      "Beyond the maximum: \(name: lift), \(self.load(load)) × \(repetitions) in week \(week), "
        + "\(tooMany(-reserve)) too many."
    case .noReference(let lift):
      "\(name: lift) has percentages and no maximum that they are of."
    case .swallowedStep(let exercise, let step, let loadable):
      "\(name: exercise): a step of \(load(step)) is lost in rounding; the next load is "
        + "\(load(loadable)) away."
    case .largeStep(let exercise, let percent):
      "\(name: exercise): a step is \(numbers.percent(percent)) of the load; over 10 % is much."
    case .neverProgresses(let exercise): "\(name: exercise) never progresses."
    case .scriptGivenUp(let exercise):
      "\(name: exercise): its script takes too many steps and changes nothing."
    case .noBodyWeight(let exercise):
      "\(name: exercise): its script asks for your weight and changes nothing without it; say it: "
        + "\(remedy: .sayBodyWeight)"
    case .unknownExercise(let exercise): "\(name: exercise) is not in the catalogue."
    case .misspelt(let name): notice(.misspelt(name))
    case .foreignMaximum(let maximum): notice(.foreignMaximum(maximum))
    case .belowMEV(let muscle, let sets, let minimum):
      "Few sets: \(name(muscle)), \(numbers.short(sets, decimals: 1)) a week, and "
        + "\(numbers.short(minimum, decimals: 0)) are usually enough to grow (opinion)."
    case .aboveMRV(let muscle, let sets, let maximum):
      "Many sets: \(name(muscle)), \(numbers.short(sets, decimals: 1)) a week, above the "
        + "\(numbers.short(maximum, decimals: 0)) that most recover from (opinion)."
    case .rarely(let muscle): "Trained less than once a week: \(name(muscle))."
    case .steepRise(let week, let before, let after):
      "Week \(week) has \(after) sets after \(before)."
    case .noDeload(let weeks): "\(weeks) weeks without a deload."
    case .raisingDeload(let week):
      "The deload of week \(week) has a factor above 1, which is taken as 1."
    case .manyExercises(let day, let number): "\(name: day): \(count(number, "exercise"))."
    case .twiceInADay(let exercise, let day):
      "The workout \(name: day) has \(name: exercise) twice."
    case .longDay(let day, let minutes):
      "\(name: day) takes about \(numbers.duration(60 * minutes))."
    case .unbalanced(let first, let second, let ratio):
      "Sets to \(verb(first)) against sets to \(verb(second)): "
        + "\(numbers.fixed(ratio, decimals: 2)) to 1; 0.8 to 1.25 is balanced (opinion)."
    case .missing(let family): "No exercise to \(verb(family))."
    case .updateNotRun(let exercise):
      "\(name: exercise): a script that runs during a workout was checked and not run."
    }
  }

  func preview(_ line: PreviewLine) -> Sentence {
    switch line {
    case .finding(let finding): return self.finding(finding)
    case .fewSets(let muscles):
      return "Few sets a week, in brackets what is usually enough to grow (opinion): "
        + "\(list(muscles))."
    case .manySets(let muscles):
      return "Many sets a week, in brackets what most recover from (opinion): \(list(muscles))."
    case .notice(let notice): return self.notice(notice)
    case .rarely(let muscles):
      return "Trained less than once a week: "
        + "\(muscles.map { "\(name($0))" as Sentence }.joined(separator: ", "))."
    case .largeSteps(let steps):
      let list = steps.map { "\(name: $0.exercise) \(numbers.percent($0.percent))" as Sentence }
      return "A step of over 10 % of the load is much: \(list.joined(separator: ", "))."
    }
  }

  private func list(_ muscles: [PreviewLine.MuscleSets]) -> Sentence {
    muscles.map {
      "\(name($0.muscle)) \(numbers.short($0.sets, decimals: 1)) "
        + "(\(numbers.short($0.landmark, decimals: 0)))" as Sentence
    }
    .joined(separator: ", ")
  }

  func planned(_ note: PlannedDateNote) -> Sentence {
    switch note {
    case .usual: "A usual day of yours; the program names none."
    case .proposed:
      "The program names no weekday, and yours vary, so that the day is only a proposal."
    case .loads(let day): "Loads as of \(near(day)); they change with each workout."
    }
  }

  func preview(_ note: PreviewNote) -> Sentence {
    switch note {
    case .buffer:
      "Buffer: how much lighter the loads are on average than the heaviest for their repetitions. "
        + "Least reserve: repetitions left after the hardest set."
    case .noMaximum:
      "How heavy the loads are for you is not known: write a maximum into the program, such as "
        + "/// @max Squat 140 kg."
    case .inTurn(let workouts):
      "A week is the program's own, \(count(workouts, "workout")) in turn: with more of them in "
        + "seven days there are more sets."
    }
  }

  private func verb(_ family: MovementFamily) -> String {
    switch family {
    case .push: "push"
    case .pull: "pull"
    case .knee: "bend the knees under load"
    case .hip: "extend the hips under load"
    }
  }
}
