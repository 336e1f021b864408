internal import GymBoLog
internal import GymBoProgram
internal import GymBoProgression

/// A planned exercise as people read it: equal sets in a row as one.
struct PlannedLine {
  let exercise: String
  let runs: [PlannedRun]
  /// The superset that it belongs to; nil for none.
  let superset: String?
  /// What is warmed up with; empty where nothing is known or wanted.
  let warmUp: [WarmUpSet]
  /// Whether the lifter has to choose a load where none is known: not of what is done with the body alone.
  let needsLoad: Bool

  init(_ planned: PrescribedExercise, _ state: ProgramState) {
    exercise = (planned.exercise.label.map { "\($0): " } ?? "") + planned.lift.catalogueSpelling
    var runs: [PlannedRun] = []
    for set in planned.sets {
      if let last = runs.last, last.set.isAlike(set) {
        runs[runs.count - 1].sets += 1
      } else {
        runs.append(PlannedRun(sets: 1, set: set))
      }
    }
    self.runs = runs
    superset = planned.exercise.superset
    warmUp = state.warmUp(for: planned)
    let loading = state.facts(of: planned.lift)?.loading
    needsLoad = loading != .added && loading != Loading.none
  }
}

extension PlannedLine {
  /// The supersets of a workout with their lifts, in order; those of one exercise alone are left out.
  static func supersets(of lines: [PlannedLine]) -> [(title: String, lifts: [String])] {
    var supersets: [(title: String, lifts: [String])] = []
    for line in lines {
      guard let title = line.superset else { continue }
      if let place = supersets.firstIndex(where: { $0.title == title }) {
        supersets[place].lifts.append(line.exercise)
      } else {
        supersets.append((title, [line.exercise]))
      }
    }
    return supersets.filter { $0.lifts.count > 1 }
  }
}

/// Equal planned sets in a row.
struct PlannedRun {
  var sets: Int
  let set: PrescribedSet
}

extension PrescribedSet {
  /// What is asked for and what can be loaded, where one is more than 10 % above the other.
  fileprivate var roundedFar: (wanted: Load, load: Load)? {
    guard let load, load > .zero, let wanted = reason.wanted, wanted > .zero,
      max(wanted, load).isClearlyAbove(LargestChange.highest(after: min(wanted, load)))
    else { return nil }
    return (wanted, load)
  }

  /// Whether two sets ask for the same.
  fileprivate func isAlike(_ other: PrescribedSet) -> Bool {
    (least, most, isAtLeast, load, rpe, seconds)
      == (other.least, other.most, other.isAtLeast, other.load, other.rpe, other.seconds)
      && (rest, runsOn, label) == (other.rest, other.runsOn, other.label)
  }

  /// The fewest repetitions that are asked for.
  private var least: Int { fewest ?? repetitions }

  /// Whether a set with a time asks for no repetitions: it is written as one.
  var isByTimeAlone: Bool { most <= 1 }

  /// What to do of it: `5`, `5+`, or the ends of a range, `8–12`.
  var repetitionText: String {
    isAtLeast || least == most
      ? "\(fewest.map { "\($0)–" } ?? "")\(repetitions)\(isAtLeast ? "+" : "")" : "\(least)–\(most)"
  }
}

/// What is said of how a plan was kept.
enum AdherenceLine {
  case nothingDue
  /// Of days in turn, none was done, though the first was due.
  case nothingDone
  case fulfilment(percent: Double, done: Int, due: Int)
  case attendance(done: Int, due: Int)
  case repetitions(percent: Double)
  case setsMet(Int, of: Int)
  case loads(percent: Double, sets: Int)
  case effort(points: Double, sets: Int)
  case drift(percentAWeek: Double)
  case missed([CivilDate], more: Int)
  case oftenMissed([Weekday])
  case extra(Int)

  /// Lines that the report of the week has.
  static let inReport = 2
  /// A drift of less, in percent a week, is not said.
  private static let leastDrift = 0.1
  /// Missed days that are named.
  private static let mostMissed = 5

  static func all(of plan: ProgramPlan) -> [AdherenceLine] {
    let adherence = plan.adherence
    var lines: [AdherenceLine] = []
    if let percent = adherence.fulfilment {
      lines.append(
        .fulfilment(percent: percent, done: adherence.setsDone, due: adherence.setsDue))
      lines.append(.attendance(done: adherence.daysDone, due: adherence.daysDue))
    } else {
      lines.append(plan.behind > 0 ? .nothingDone : .nothingDue)
    }
    if adherence.setsPlanned > 0 {
      lines.append(.setsMet(adherence.setsMet, of: adherence.setsPlanned))
    }
    if let percent = adherence.repetitionCompliance { lines.append(.repetitions(percent: percent)) }
    if let percent = adherence.loadDeviation {
      lines.append(.loads(percent: percent, sets: adherence.loadSets))
    }
    if let points = adherence.rpeDeviation {
      lines.append(.effort(points: points, sets: adherence.rpeSets))
    }
    if let drift = adherence.drift, drift.magnitude >= leastDrift {
      lines.append(.drift(percentAWeek: drift))
    }
    if !adherence.missed.isEmpty {
      let named = Array(adherence.missed.suffix(mostMissed))
      lines.append(.missed(named, more: adherence.missed.count - named.count))
    }
    let often = adherence.oftenMissed(due: plan.course.dueDates)
    if !often.isEmpty { lines.append(.oftenMissed(often)) }
    if plan.course.extra > 0 { lines.append(.extra(plan.course.extra)) }
    return lines
  }
}

/// What a reader of a plan should know besides.
enum PlanNotice {
  case jump(ProgramPlan.Jump)
  /// What the program asks for is far from every load of the lift.
  case roundedFar(lift: String, wanted: Load, load: Load)
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

  static func all(of plan: ProgramPlan) -> [PlanNotice] {
    var notices: [PlanNotice] = []
    if let start = plan.course.start, plan.course.isStartFound {
      let kept = plan.adherence
      notices.append(.startFound(start, setsNear: kept.setsNear, of: kept.setsDue))
    }
    if let start = plan.course.start, plan.course.before > 0 {
      notices.append(.beforeStart(sessions: plan.course.before, start))
    }
    notices += (plan.next?.jumps ?? []).map { .jump($0) }
    notices += roundedFar(plan)
    if !plan.withoutReference.isEmpty { notices.append(.withoutReference(plan.withoutReference)) }
    let state = plan.course.state
    let exercises = plan.course.program.weeks.flatMap(\.days).flatMap(\.exercises)
    notices += estimates(plan)
    if !state.failures.isEmpty { notices.append(.scriptGivenUp(state.failures)) }
    if !state.withoutWeight.isEmpty { notices.append(.noBodyWeight(state.withoutWeight)) }
    if !state.withoutLoad.isEmpty { notices.append(.noLoad(state.withoutLoad)) }
    let unknown = distinct(exercises.flatMap(\.names).filter { state.facts(of: $0) == nil })
    if !unknown.isEmpty { notices.append(.unknownExercises(unknown)) }
    let updates = distinct(exercises.filter { $0.update != nil }.map(\.title))
    if !updates.isEmpty { notices.append(.updateNotRun(updates)) }
    return notices
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

  /// Names that are listed in a sentence.
  static let mostNames = 5

  private static func distinct(_ names: [String]) -> [String] {
    var seen: Set<String> = []
    return names.filter { seen.insert($0.lowercased()).inserted }
  }
}

/// Whether a day of the week was done, or when it comes.
enum PlannedDayState: Sendable, Hashable, CaseIterable {
  case done, next, missed, toCome

  init(of day: ProgramPlan.Day, in plan: ProgramPlan) {
    let isNext = plan.next.map {
      $0.prescription.place == day.prescription.place && $0.cycle == day.cycle
    }
    self =
      if day.isDone {
        .done
      } else if isNext ?? false {
        .next
      } else {
        day.date.map { $0 < plan.asOf } ?? false ? .missed : .toCome
      }
  }
}

/// Where a program is, as people read it.
struct PlanStanding {
  let position: ProgramCalendar.Position?
  /// From 1.
  let week: Int
  let weeks: Int
  let cycle: Int
  /// nil for a program that goes round without end.
  let cycles: Int?
  let phase: String?
  let isDeload: Bool
  let start: CivilDate?
  let behind: Int
  /// Of a program that has not begun: sessions that are like its days.
  let resemblance: ProgramCourse.Resemblance?

  init(_ plan: ProgramPlan) {
    let program = plan.course.program
    position = plan.position
    week = plan.week + 1
    weeks = program.weeks.count
    cycle = plan.cycle + 1
    cycles = plan.course.calendar?.cycles
    phase = program.weeks[plan.week].annotations.phase
    isDeload = program.weeks[plan.week].annotations.isDeload
    start = plan.course.start
    behind = plan.behind
    resemblance = plan.course.resemblance
  }
}
