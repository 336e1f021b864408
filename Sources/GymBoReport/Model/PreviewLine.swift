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
  case rarely([Muscle])
  /// What a plan says in the same words.
  case notice(PlanNotice)

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
    let muscles = findings.compactMap { if case .rarely(let muscle) = $0 { muscle } else { nil } }
    var noticed: Set<String> = []
    for finding in findings {
      if let notice = PlanNotice(about: finding, of: findings) {
        if !notice.isOfAll || noticed.insert(notice.rule).inserted { lines.append(.notice(notice)) }
        continue
      }
      switch finding {
      case .rarely(let muscle):
        if muscle == muscles.first { lines.append(.rarely(muscles)) }
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

extension PlanNotice {
  /// Whether one sentence tells all of its kind.
  fileprivate var isOfAll: Bool {
    switch self {
    case .misspelt, .foreignMaximum: false
    default: true
    }
  }

  /// What is said of a finding, or of all of a kind in one sentence, as in a plan; nil for other kinds.
  fileprivate init?(about finding: PreflightFinding, of findings: [PreflightFinding]) {
    switch finding {
    case .noReference:
      self = .withoutReference(
        findings.compactMap { if case .noReference(let lift) = $0 { lift } else { nil } })
    case .updateNotRun:
      self = .updateNotRun(
        findings.compactMap { if case .updateNotRun(let title) = $0 { title } else { nil } })
    case .unknownExercise:
      self = .unknownExercises(
        findings.compactMap { if case .unknownExercise(let name) = $0 { name } else { nil } })
    case .misspelt(let name): self = .misspelt(name)
    case .foreignMaximum(let maximum): self = .foreignMaximum(maximum)
    default: return nil
    }
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
