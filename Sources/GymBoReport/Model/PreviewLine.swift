internal import GymBoLog
internal import GymBoProgram

/// What is doubtful about a program, as people read it: muscles with few or many sets in one line, and so large steps.
enum PreviewLine {
  /// Muscles with their sets a week, and the number to which they are compared.
  typealias MuscleSets = (muscle: Muscle, sets: Double, landmark: Double)

  case finding(PreflightFinding)
  case fewSets([MuscleSets])
  case manySets([MuscleSets])
  case largeSteps([(exercise: String, percent: Double)])

  /// The findings in their order; those of one line are where the first of them is.
  static func all(of findings: [PreflightFinding]) -> [PreviewLine] {
    var (few, many): ([MuscleSets], [MuscleSets]) = ([], [])
    var steps: [(exercise: String, percent: Double)] = []
    for finding in findings {
      switch finding {
      case .belowMEV(let muscle, let sets, let minimum): few.append((muscle, sets, minimum))
      case .aboveMRV(let muscle, let sets, let maximum): many.append((muscle, sets, maximum))
      case .largeStep(let exercise, let percent): steps.append((exercise, percent))
      default: continue
      }
    }
    var lines: [PreviewLine] = []
    for finding in findings {
      switch finding {
      case .belowMEV:
        if !few.isEmpty { lines.append(.fewSets(few)) }
        few = []
      case .aboveMRV:
        if !many.isEmpty { lines.append(.manySets(many)) }
        many = []
      case .largeStep:
        if !steps.isEmpty { lines.append(.largeSteps(steps)) }
        steps = []
      default: lines.append(.finding(finding))
      }
    }
    return lines
  }
}

/// What a reader of a preview's table should know.
enum PreviewNote {
  /// What the columns of buffer and reserve say.
  case buffer
  /// Nothing says how heavy the loads are for the lifter.
  case noMaximum
  /// Weeks of days in turn are the program's own.
  case inTurn(workouts: Int)
}
