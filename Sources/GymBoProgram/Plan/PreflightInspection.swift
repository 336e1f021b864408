internal import GymBoAnalysis
internal import GymBoLog
internal import GymBoProgression

/// Looks at the prescriptions of a simulated program for what is doubtful.
struct PreflightInspection {
  private let state: ProgramState
  /// What each exercise that may never progress was prescribed first, and those that were prescribed anything else since.
  private var prescribed: [ExerciseKey: [ProgramSet]] = [:]
  private var changing: Set<ExerciseKey> = []
  private var firstLoads: [ExerciseKey: Load] = [:]
  private var withoutReference: [String] = []

  /// - Parameter state: of the day.
  mutating func look(at prescription: Prescription, of state: ProgramState) {
    for exercise in prescription.exercises {
      let key = exercise.exercise.key
      let sets = state.sets(of: exercise.exercise, on: prescription.place)
      if !progressing.contains(key), !open.contains(key), !changing.contains(key) {
        // A percentage of a maximum that the script of another exercise raises is another load.
        let asked = sets.map { set in
          var set = set
          set.load = state.load(of: set, exercise.exercise).map { .load($0) } ?? set.load
          return set
        }
        if let first = prescribed[key] {
          if first != asked { changing.insert(key) }
        } else {
          prescribed[key] = asked
        }
      }
      if let load = exercise.sets.compactMap(\.load).max(), firstLoads[key] == nil {
        firstLoads[key] = load
      }
      let hasPercent = sets.contains { if case .percent = $0.load { true } else { false } }
      if hasPercent, state.reference(of: exercise.lift) == nil,
        !withoutReference.contains(exercise.lift)
      {
        withoutReference.append(exercise.lift)
      }
    }
  }

  /// Every exercise once, in order.
  private let exercises: [ProgramExercise]
  /// The exercises of which some line has a progression, and those of which some set leaves load or repetitions to the lifter.
  private let (progressing, open): (Set<ExerciseKey>, Set<ExerciseKey>)

  init(_ state: ProgramState) {
    self.state = state
    var (seen, progressing, open): (Set<ExerciseKey>, Set<ExerciseKey>, Set<ExerciseKey>) = (
      [], [], []
    )
    var exercises: [ProgramExercise] = []
    for place in state.program.days {
      for exercise in state.program[place].exercises {
        if seen.insert(exercise.key).inserted { exercises.append(exercise) }
        if exercise.progression != nil { progressing.insert(exercise.key) }
        if exercise.stages.joined().contains(where: { $0.leavesRoom }) { open.insert(exercise.key) }
      }
    }
    (self.exercises, self.progressing, self.open) = (exercises, progressing, open)
  }

  /// - Parameters:
  ///   - end: the program after these weeks.
  ///   - own: the names of exercises in the history.
  func findings(
    _ weeks: [PreflightWeek], minutes: Double?, after end: ProgramState, own: [String]
  ) -> [PreflightFinding] {
    var findings: [PreflightFinding] = []
    let hardest = weeks.enumerated().compactMap { place, week in
      week.hardest.map { (week: place + 1, work: $0) }
    }
    if let (week, worst) = hardest.min(by: { $0.work.reserve < $1.work.reserve }),
      worst.reserve < 0, let load = worst.set.load
    {
      findings.append(
        .beyondMaximum(
          lift: worst.lift, week: week, load: load,
          repetitions: worst.set.fewest ?? worst.set.repetitions,
          reserve: worst.reserve))
    }
    findings += withoutReference.map { .noReference(lift: $0) }
    findings += end.failures.map { .scriptGivenUp(exercise: $0) }
    findings += end.withoutWeight.map { .noBodyWeight(exercise: $0) }
    findings += exercises.flatMap(stepFindings)
    findings += exercises.filter(neverProgresses).map { .neverProgresses(exercise: $0.title) }
    let misspelt = UnknownName.all(in: state.program, own: own)
    findings += misspelt.map { .misspelt($0) }
    findings += state.foreignMaxima.map { .foreignMaximum($0) }
    findings += unknown.filter { name in !misspelt.contains { $0.name == name } }
      .map { .unknownExercise($0) }
    findings += muscleFindings(weeks)
    findings += weekFindings(weeks)
    findings += dayFindings(weeks, minutes: minutes)
    findings += balanceFindings(weeks)
    findings += exercises.filter { $0.update != nil }.map { .updateNotRun(exercise: $0.title) }
    return findings.enumerated()
      .sorted { ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset) }
      .map(\.element)
  }

  private var unknown: [String] {
    var seen: Set<String> = []
    return exercises.flatMap(\.names).filter {
      state.facts(of: $0) == nil && seen.insert($0.lowercased()).inserted
    }
  }

  // MARK: Exercises

  /// Steps above this share of the load are large.
  private static let largestStep = LargestChange.share

  private func stepFindings(_ exercise: ProgramExercise) -> [PreflightFinding] {
    let step: Amount
    switch exercise.progression {
    case .linear(let rule): step = rule.step
    case .double(let rule): step = rule.step
    case .sum(_, let amount): step = amount
    default: return []
    }
    guard let load = firstLoads[exercise.key], load > .zero else { return [] }
    var findings: [PreflightFinding] = []
    let before = WrittenLoad(load, in: step.unit)
    let after = step.added(to: before)
    let percent = 100 * (after.value / before.value - 1)
    if percent > 100 * Self.largestStep + 1e-9 {
      findings.append(.largeStep(exercise: exercise.title, percent: percent))
    }
    if let next = state.loads.loads(of: exercise.names[0], in: step.unit)?.next(above: load),
      after.load > load
    {
      let needed = Load(units: next.units - load.units)
      let added = Load(units: after.load.units - load.units)
      if 2 * added.units < needed.units {
        findings.append(
          .swallowedStep(exercise: exercise.title, step: added, loadable: needed))
      }
    }
    return findings
  }

  /// Whether an exercise has the same loads, repetitions and sets whenever it is done, and no progression. Loads that are left
  /// open follow suggestions.
  private func neverProgresses(_ exercise: ProgramExercise) -> Bool {
    guard !progressing.contains(exercise.key), !open.contains(exercise.key) else { return false }
    let steps = state.program.annotations.maxima.contains { $0.kind == .cycleStep }
    let hasFactors = state.program.weeks.contains { $0.annotations.intensity != nil }
    return !steps && !hasFactors && !changing.contains(exercise.key)
  }

  // MARK: Weeks

  private func muscleFindings(_ weeks: [PreflightWeek]) -> [PreflightFinding] {
    let working = weeks.filter { !$0.isDeload }
    guard !working.isEmpty else { return [] }
    let isOften = { (count: Int) in 2 * count >= working.count && count > 0 }
    let (below, above) = (working.map(\.belowMEV), working.map(\.aboveMRV))
    let mean = { (muscle: Muscle) in
      working.reduce(0) { $0 + ($1.muscleSets[muscle] ?? 0) } / Double(working.count)
    }
    var findings: [PreflightFinding] = []
    for muscle in Muscle.allCases {
      guard let landmarks = VolumeLandmarks.standard[muscle] else { continue }
      if isOften(below.count { $0.contains(muscle) }) {
        findings.append(
          .belowMEV(muscle, sets: mean(muscle), minimum: landmarks.minimumEffective))
      }
      if isOften(above.count { $0.contains(muscle) }) {
        findings.append(
          .aboveMRV(muscle, sets: mean(muscle), maximum: landmarks.maximumRecoverable))
      }
    }
    for muscle in Muscle.allCases {
      let days = weeks.reduce(0) { $0 + ($1.muscleDays[muscle] ?? 0) }
      if days > 0, days < weeks.count { findings.append(.rarely(muscle)) }
    }
    return findings
  }

  /// A week with this share and this many sets more than the one before it rises steeply.
  private static let steepShare = 1.3
  private static let steepSets = 10
  /// Weeks without a deload after which one is missed.
  private static let mostWeeks = 8

  private func weekFindings(_ weeks: [PreflightWeek]) -> [PreflightFinding] {
    var findings: [PreflightFinding] = []
    for (before, week) in zip(weeks, weeks.dropFirst()) where !before.isDeload && week.cycle == 0 {
      if Double(week.sets) > Self.steepShare * Double(before.sets),
        week.sets - before.sets >= Self.steepSets
      {
        findings.append(.steepRise(week: week.week + 1, from: before.sets, to: week.sets))
      }
    }
    var run = 0
    var longest = 0
    for week in weeks {
      run = week.isDeload ? 0 : run + 1
      longest = max(longest, run)
    }
    if longest > Self.mostWeeks { findings.append(.noDeload(weeks: longest)) }
    for (index, week) in state.program.weeks.enumerated() where week.annotations.isDeload {
      let factors =
        [week.annotations.intensity, week.annotations.volume]
        + week.days.flatMap { [$0.annotations.intensity, $0.annotations.volume] }
      if factors.contains(where: { ($0 ?? 0) > 1 }) {
        findings.append(.raisingDeload(week: index + 1))
      }
    }
    return findings
  }

  // MARK: Days and balance

  private static let mostExercises = 15

  private func dayFindings(
    _ weeks: [PreflightWeek], minutes: Double?
  ) -> [PreflightFinding] {
    var findings: [PreflightFinding] = []
    for week in weeks where week.cycle == 0 {
      for day in week.days {
        if day.exercises > Self.mostExercises {
          findings.append(.manyExercises(day: day.name, count: day.exercises))
        }
        if let minutes, day.minutes > minutes {
          findings.append(.longDay(day: day.name, minutes: day.minutes))
        }
      }
    }
    // An exercise has one lift in all weeks, whose name is looked up once.
    let lifts = Dictionary(
      uniqueKeysWithValues: exercises.map { ($0.key, state.identity(of: state.lift(of: $0))) })
    for place in state.program.days {
      let day = state.program[place]
      var seen: Set<String> = []
      for exercise in day.exercises {
        guard let lift = lifts[exercise.key], !seen.insert(lift).inserted else { continue }
        findings.append(.twiceInADay(exercise: state.lift(of: exercise), day: day.name))
      }
    }
    return findings.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  private func balanceFindings(_ weeks: [PreflightWeek]) -> [PreflightFinding] {
    let sets = { (family: MovementFamily) in
      weeks.reduce(0) { $0 + ($1.familySets[family] ?? 0) }
    }
    var findings: [PreflightFinding] = []
    for family in [MovementFamily.pull, .knee, .hip] where sets(family) == 0 {
      findings.append(.missing(family))
    }
    for (first, second) in [(MovementFamily.push, MovementFamily.pull), (.knee, .hip)]
    where sets(first) > 0 && sets(second) > 0 {
      let ratio = Double(sets(first)) / Double(sets(second))
      if !SetBalance.band.contains(ratio) {
        findings.append(.unbalanced(first, second, ratio: ratio))
      }
    }
    return findings
  }
}

extension ProgramSet {
  /// Whether the lifter can do more in it without another text: no load is written or one is asked for, or repetitions go on.
  fileprivate var leavesRoom: Bool { load == nil || asksLoad || isAtLeast }
}

extension PreflightFinding {
  /// The place of its kind among the findings: the worst is 0.
  fileprivate var rank: Int {
    switch self {
    case .beyondMaximum, .misspelt, .foreignMaximum: 0
    case .noReference, .swallowedStep: 1
    case .scriptGivenUp, .noBodyWeight: 2
    case .largeStep: 3
    case .neverProgresses: 4
    case .belowMEV, .aboveMRV: 5
    case .rarely: 6
    case .steepRise: 7
    case .noDeload: 8
    case .raisingDeload: 9
    case .manyExercises, .twiceInADay: 10
    case .longDay: 11
    case .unbalanced: 12
    case .missing: 13
    case .unknownExercise: 14
    case .updateNotRun: 15
    }
  }
}

extension Amount {
  /// The unit that a step is in; percentages are of loads of any unit.
  fileprivate var unit: LoadUnit {
    if case .load(let load) = self { load.unit } else { .kilogram }
  }
}
