extension ProgramState {
  /// The program with what its progressions have made of it: loads, repetitions, stages, counters, state of scripts and
  /// reference loads. Read again, it goes on from here.
  /// - Parameter withEstimates: whether maxima that were estimated from a history are written, too.
  package func programAsItStands(withEstimates: Bool = false) -> Program {
    var result = program
    for place in program.days {
      for index in program[place].exercises.indices {
        var exercise = program[place].exercises[index]
        guard let state = exercises[exercise.key], let plan = state.plan(on: place) else {
          continue
        }
        exercise.stages = plan.stages
        exercise.stage = plan.stage
        exercise.current = state.movement
        exercise.mark(description: state.description)
        exercise.progression = exercise.progression?.asItStands(in: state)
        result.weeks[place.week].days[place.day].exercises[index] = exercise
      }
    }
    result.annotations.maxima = maximaAsTheyStand(withEstimates: withEstimates)
    return result
  }

  /// The reference loads of the text as they are now, and those that it does not have.
  private func maximaAsTheyStand(withEstimates: Bool) -> [ReferenceLoad] {
    var written: Set<String> = []
    var maxima = program.annotations.maxima
    for index in maxima.indices where maxima[index].kind != .cycleStep {
      let lift = maxima[index].lift.lowercased()
      guard let reference = references[lift] else { continue }
      written.insert(lift)
      maxima[index].load = reference.load
    }
    let asked = withEstimates ? liftsWithReference : []
    let names = program.weeks.flatMap(\.days).flatMap(\.exercises).flatMap(\.names)
    for (lift, reference) in references.sorted(by: { $0.key < $1.key })
    where !written.contains(lift)
      && (reference.kind != .estimate || withEstimates && asked.contains(lift))
    {
      let name = names.first { $0.lowercased() == lift || identity(of: $0) == lift } ?? lift
      let kind: ReferenceLoad.Kind =
        reference.kind == .trainingMaximum ? .trainingMaximum : .maximum
      maxima.append(ReferenceLoad(kind: kind, lift: name, load: reference.load))
    }
    return maxima
  }
}

extension ProgramState {
  /// The lifts whose maximum is asked for: by percentages, or by scripts.
  fileprivate var liftsWithReference: Set<String> {
    var lifts: Set<String> = []
    for exercise in program.weeks.flatMap(\.days).flatMap(\.exercises) where exercise.asksMaximum {
      for name in exercise.names { lifts.formUnion([name.lowercased(), identity(of: name)]) }
    }
    return lifts
  }
}

extension ProgramExercise {
  /// Whether it needs the maximum of its lift.
  fileprivate var asksMaximum: Bool {
    if case .custom(let custom)? = progression, custom.script?.text.contains("rm1") == true {
      return true
    }
    return hasPercentages
  }

  /// Whether a set of it is a percentage of a maximum.
  var hasPercentages: Bool {
    stages.joined().contains { if case .percent = $0.load { true } else { false } }
  }
}

extension Progression {
  /// The rule with the counters and variables that it has reached.
  fileprivate func asItStands(in state: ExerciseState) -> Progression {
    switch self {
    case .linear(var rule):
      (rule.succeeded, rule.failed) = (state.succeeded, state.failed)
      return .linear(rule)
    case .custom(var custom):
      for index in custom.variables.indices {
        custom.variables[index].value =
          state.variables[custom.variables[index].name] ?? custom.variables[index].value
      }
      let known = Set(custom.variables.map(\.name))
      for (name, value) in state.variables.sorted(by: { $0.key < $1.key })
      where !known.contains(name) {
        custom.variables.append(StateVariable(name: name, value: value.single, isAsked: false))
      }
      return .custom(custom)
    default: return self
    }
  }
}
