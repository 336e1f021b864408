internal import GymBoLog
internal import GymBoProgram
internal import GymBoProgression

/// A planned exercise as people read it: equal sets in a row as one.
struct PlannedLine {
  let exercise: String
  let runs: [PlannedRun]
  /// The superset that it belongs to; nil for none.
  let superset: String?
  /// What the program's author says of it; nil where that is nothing.
  let comment: String?
  /// What is warmed up with; empty where nothing is known or wanted.
  let warmUp: [WarmUpSet]
  /// Whether the lifter has to choose a load where none is known: not of what is done with the body alone.
  let needsLoad: Bool
  /// What to put on the bar, for each run of sets; empty where no bar is loaded, or it is not known what there is.
  let plates: [Inventory.BarLoading]

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
    comment = state.comment(of: planned.exercise)
    warmUp = state.warmUp(for: planned)
    let loading = state.facts(of: planned.lift)?.loading
    needsLoad = loading != .added && loading != Loading.none
    let plates = runs.compactMap { run in
      run.set.load.flatMap { state.barLoading(of: planned.lift, $0) }
    }
    self.plates = plates.count == runs.count ? plates : []
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
  /// Workouts, with the latest ones that were passed over in turn, and those that the program's pace would have brought besides.
  case attendance(done: Int, due: Int, passedOver: [String], behind: Int)
  case repetitions(percent: Double)
  case setsMet(Int, of: Int)
  case loads(percent: Double, sets: Int)
  case effort(points: Double, sets: Int)
  case drift(percentAWeek: Double)
  case missed([CivilDate], more: Int)
  case oftenMissed([Weekday])
  /// Sets of similar exercises, with each exercise and the one whose place it took.
  case swapped(sets: Int, [(done: String, planned: String)])
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
      let passedOver = plan.course.passedOver.suffix(mostMissed)
      lines.append(
        .attendance(
          done: adherence.daysDone, due: adherence.daysDue,
          passedOver: passedOver.compactMap { plan.course.program[$0].name }, behind: plan.behind))
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
    let swaps = SwappedWork(plan.course.workouts)
    if swaps.sets > 0 { lines.append(.swapped(sets: swaps.sets, swaps.exercises)) }
    if plan.course.extra > 0 { lines.append(.extra(plan.course.extra)) }
    return lines
  }
}

/// What was done of similar exercises in place of planned ones.
struct SwappedWork {
  private(set) var sets = 0
  /// Each exercise as logged and the one whose place it took, in the order of their first sets.
  private(set) var exercises: [(done: String, planned: String)] = []

  init(_ workouts: [ProgramWorkout]) {
    for workout in workouts {
      for (index, exercise) in workout.prescription.exercises.enumerated() {
        guard let done = workout.substitutes[index] else { continue }
        let planned = exercise.lift.catalogueSpelling
        sets += workout.done[index].count { $0 != nil }
        if !exercises.contains(where: { $0 == (done, planned) }) {
          exercises.append((done, planned))
        }
      }
    }
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
