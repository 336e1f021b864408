internal import GymBoLog
internal import GymBoProgram
internal import GymBoProgression

/// What a reader of a plan should know besides.
enum PlanNotice {
  case misspelt(UnknownName)
  case foreignMaximum(ForeignMaximum)
  /// The program's loads are not lowered after days off; these are what would be suggested.
  case notLowered([OtherSuggestion], days: Int)
  /// The program decides; this is what would be suggested without it.
  case suggestedOtherwise([OtherSuggestion])
  case jump(ProgramPlan.Jump)
  /// What the program asks for is far from every load of the lift.
  case roundedFar(lift: String, wanted: Load, load: Load)
  /// The program's own progression takes load off since a day on which the lift was planned.
  case lowered(lift: String, load: Load, before: Load, CivilDate)
  case withoutReference([String])
  /// The reference load is the best estimate before the start, or of late where the program has not begun.
  case estimatedReference(lift: String, load: Load, hasBegun: Bool)
  case scriptGivenUp([String])
  /// Scripts ask for the lifter's weight, which is not known.
  case noBodyWeight([String])
  /// Scripts that would have left a lift without a load.
  case noLoad([String])
  case unknownExercises([String])
  case updateNotRun([String])
  /// The start was found in the history: from it on some of the planned sets were done about as planned.
  case startFound(CivilDate, setsNear: Int, of: Int)
  /// Sessions before the start that are like days of the program, and are not counted.
  case beforeStart(sessions: Int, CivilDate)

  static func all(of plan: ProgramPlan) -> [PlanNotice] { besides(plan) + others(of: plan) }

  /// Those that are about more than the loads of the next workout.
  static func others(of plan: ProgramPlan) -> [PlanNotice] {
    var notices: [PlanNotice] = plan.unknownNames.map { .misspelt($0) }
    notices += plan.course.state.foreignMaxima.map { .foreignMaximum($0) }
    if let start = plan.course.start, plan.course.isStartFound {
      let kept = plan.adherence
      notices.append(.startFound(start, setsNear: kept.setsNear, of: kept.setsDue))
    }
    if let start = plan.course.start, plan.course.before > 0 {
      notices.append(.beforeStart(sessions: plan.course.before, start))
    }
    notices += (plan.next?.jumps ?? []).map { .jump($0) }
    notices += roundedFar(plan)
    notices += lowered(plan)
    if !plan.withoutReference.isEmpty { notices.append(.withoutReference(plan.withoutReference)) }
    let state = plan.course.state
    let exercises = plan.course.program.weeks.flatMap(\.days).flatMap(\.exercises)
    notices += estimates(plan)
    if !state.failures.isEmpty { notices.append(.scriptGivenUp(state.failures)) }
    if !state.withoutWeight.isEmpty { notices.append(.noBodyWeight(state.withoutWeight)) }
    if !state.withoutLoad.isEmpty { notices.append(.noLoad(state.withoutLoad)) }
    let misspelt = Set(plan.unknownNames.map(\.name))
    let unknown = distinct(
      exercises.flatMap(\.names).filter { state.facts(of: $0) == nil && !misspelt.contains($0) })
    if !unknown.isEmpty { notices.append(.unknownExercises(unknown)) }
    let updates = distinct(exercises.filter { $0.update != nil }.map(\.title))
    if !updates.isEmpty { notices.append(.updateNotRun(updates)) }
    return notices
  }

  /// What would be suggested without the program, where that is another load: after days off first.
  static func besides(_ plan: ProgramPlan) -> [PlanNotice] {
    let after = plan.others.filter { $0.daysOff != nil }
    let others = plan.others.filter { $0.daysOff == nil }
    let days = after.compactMap(\.daysOff).max()
    return (days.map { [.notLowered(after, days: $0)] } ?? [])
      + (others.isEmpty ? [] : [.suggestedOtherwise(others)])
  }

  /// Steps of a program that are smaller than those of a stack add up unseen, until the next load is the nearest.
  private static func roundedFar(_ plan: ProgramPlan) -> [PlanNotice] {
    // In a deload the load is the heaviest that is not above what is asked for.
    guard let next = plan.next, !next.prescription.isDeload else { return [] }
    var seen: Set<String> = []
    return next.prescription.exercises.compactMap { exercise in
      guard let far = exercise.sets.lazy.compactMap(\.roundedFar).first,
        seen.insert(exercise.lift.lowercased()).inserted
      else { return nil }
      return .roundedFar(lift: exercise.lift, wanted: far.wanted, load: far.load)
    }
  }

  /// Lighter than the last time for as many repetitions, where no week, percentage or rounding makes it so.
  private static func lowered(_ plan: ProgramPlan) -> [PlanNotice] {
    guard let next = plan.next, !next.prescription.isDeload else { return [] }
    var seen: Set<String> = []
    return next.prescription.exercises.compactMap { exercise in
      guard let load = exercise.ownLoad, seen.insert(exercise.lift.lowercased()).inserted,
        let (day, before) = plan.course.workouts.lazy.reversed()
          .filter({ !$0.prescription.isDeload })
          .compactMap({ workout in
            workout.prescription.exercises.first { $0.lift == exercise.lift }
              .map { (workout.date, $0.ownLoad) }
          }).first,
        let before, before.most == load.most, before.load.isClearlyAbove(load.load)
      else { return nil }
      return .lowered(lift: exercise.lift, load: load.load, before: before.load, day)
    }
  }

  private static func estimates(_ plan: ProgramPlan) -> [PlanNotice] {
    var seen: Set<String> = []
    return (plan.next?.prescription.exercises ?? []).compactMap { exercise in
      guard
        case .percent(_, let reference)? = exercise.sets.lazy.map(\.reason.source).first(where: {
          if case .percent = $0 { true } else { false }
        }), reference.kind == .estimate, seen.insert(exercise.lift).inserted
      else { return nil }
      return .estimatedReference(
        lift: exercise.lift, load: reference.load.load, hasBegun: plan.course.start != nil)
    }
  }

  /// The published name of its kind.
  var rule: String {
    switch self {
    case .misspelt: "misspelt"
    case .foreignMaximum: "foreign_maximum"
    case .notLowered: "not_lowered"
    case .suggestedOtherwise: "suggested_otherwise"
    case .jump: "jump"
    case .roundedFar: "rounded_far"
    case .lowered: "lowered"
    case .withoutReference: "no_reference"
    case .estimatedReference: "estimated_reference"
    case .scriptGivenUp: "script_given_up"
    case .noBodyWeight: "no_body_weight"
    case .noLoad: "no_load"
    case .unknownExercises: "unknown_exercise"
    case .updateNotRun: "update_not_run"
    case .startFound: "start_found"
    case .beforeStart: "before_start"
    }
  }

  /// The exercises that it is about, as the program names them; empty where it is about all of it.
  var exercises: [String] {
    switch self {
    case .misspelt(let name): [name.name]
    case .foreignMaximum(let maximum): [maximum.lift]
    case .notLowered(let others, _), .suggestedOtherwise(let others): others.map(\.lift)
    case .jump(let jump): [jump.lift]
    case .roundedFar(let lift, _, _), .estimatedReference(let lift, _, _),
      .lowered(let lift, _, _, _):
      [lift]
    case .withoutReference(let names), .scriptGivenUp(let names), .noBodyWeight(let names),
      .noLoad(let names), .unknownExercises(let names), .updateNotRun(let names):
      names
    case .startFound, .beforeStart: []
    }
  }

  /// Names that are listed in a sentence.
  static let mostNames = 5

  private static func distinct(_ names: [String]) -> [String] {
    var seen: Set<String> = []
    return names.filter { seen.insert($0.lowercased()).inserted }
  }
}

extension PrescribedExercise {
  /// The heaviest load, where the text or its progression says it, and the most repetitions with it.
  fileprivate var ownLoad: (load: Load, most: Int)? {
    let own = sets.compactMap { set in
      set.reason.source == .text && set.reason.factor == 1 ? set.load.map { ($0, set.most) } : nil
    }
    return own.max { $0.0 < $1.0 }
  }
}

extension PrescribedSet {
  /// What is asked for and what can be loaded, where one is more than 10 % above the other.
  fileprivate var roundedFar: (wanted: Load, load: Load)? {
    guard let load, load > .zero, let wanted = reason.wanted, wanted > .zero,
      max(wanted, load).isClearlyAbove(LargestChange.highest(after: min(wanted, load)))
    else { return nil }
    return (wanted, load)
  }
}
