package import GymBoLog

/// What a coach with many athletes looks at first: the counts that decide whose report to open.
package struct Triage: Sendable, Hashable {
  /// Why an athlete needs a look, the most pressing first.
  package enum Reason: String, MachineWord, Hashable {
    /// The athlete's file could not be read.
    case unreadable
    /// No workout for more than ``Triage/longestPause`` days, or for fewer in which an athlete who trains often missed
    /// ``Triage/manyWorkouts``, or which are far longer than any pause of the weeks before but for one break.
    case stopped
    /// A note of the last days speaks of pain, an injury or an illness.
    case painNoted = "pain_noted"
    /// A main lift that is falling, outside of deloads and comebacks.
    case falling
    /// A main lift that is done with much less load of late, and no fewer repetitions, or that fell by one step of
    /// its load: chosen, or hurt.
    case lessLoad = "less_load"
    /// A training program of which less than four fifths of the sets were done.
    case planMissed = "plan_missed"
    /// At least two of the last eight weeks without training, unless they are one break that is over.
    case weeksMissed = "weeks_missed"
    /// At most half of the usual workouts in the last four weeks, or in the last two of a short history, and at least
    /// ``Lately/manyFewer`` fewer.
    case lessTraining = "less_training"
    /// Main lifts on a plateau, without a new best for ``Triage/longPlateau`` weeks, unless more of them rise.
    case plateau

    /// Whether an athlete should hear of it today.
    package var isPressing: Bool {
      switch self {
      case .unreadable, .stopped, .painNoted, .falling, .planMissed: true
      case .lessLoad, .weeksMissed, .lessTraining, .plateau: false
      }
    }
  }

  /// A main lift that does not go up.
  package struct Lift: Sendable, Hashable {
    /// Its name as logged.
    package var name: String
    /// The change over the weeks that were judged, in percent.
    package var change: Double
    /// The weeks that were judged.
    package var weeks: Double
    /// Whole weeks since its best; nil where that is not known.
    package var weeksSinceBest: Int?
  }

  /// A main lift that is done with less load.
  package struct LighterLift: Sendable, Hashable {
    /// Its name as logged.
    package var name: String
    package var work: LighterWork
    /// By how many percent its numbers fell with the load, where the report tells it as falling.
    package var change: Double?
    /// What was written for it on the first day with less load.
    package var note: String?

    package init(name: String, work: LighterWork, change: Double? = nil, note: String? = nil) {
      (self.name, self.work, self.change, self.note) = (name, work, change, note)
    }
  }

  /// How a training program was kept.
  package struct PlanKept: Sendable, Hashable {
    /// Of the planned sets of all days that were due.
    package var percent: Double
    package var daysDone: Int
    package var daysDue: Int
    /// Whether that is too little.
    package var isMissed: Bool

    package init(percent: Double, daysDone: Int, daysDue: Int, isMissed: Bool) {
      self.percent = percent
      self.daysDone = daysDone
      self.daysDue = daysDue
      self.isMissed = isMissed
    }
  }

  /// The unit in which most of the loads were chosen: that of the athlete's report.
  package var unit = LoadUnit.kilogram
  /// Day of the last workout.
  package var last: CivilDate
  /// All that was trained; nil for a history too short to be told from another.
  package var work: TrainedWork?
  /// Workouts of the last weeks; nil where the log does not reach back far enough before them.
  package var lately: Lately?
  /// Workouts a week in the eight weeks up to the last workout, without the days of a break.
  package var workoutsPerWeek: Double
  /// The most days from one workout to the next in those weeks, without the break.
  package var longestGap: Int
  /// Whether the athlete came back from a break in those weeks: an absence now is the second one.
  package var cameBack: Bool
  /// Main lifts that rise or had a new best.
  package var rising = 0
  /// The latest note of pain or illness that is news.
  package var pain: PainNote?
  /// Main lifts that are done with less load of late, the latest first.
  package var lighter: [LighterLift] = []
  /// Main lifts in decline, the largest loss first; none in a deload, and none within
  /// ``Concerns/comeback`` days after a break.
  package var falling: [Lift] = []
  /// Main lifts on a long plateau, the longest first.
  package var stuck: [Lift] = []
  /// Active lifts on a plateau, or not rising.
  package var onPlateau = 0
  /// Active lifts in decline, without those that are coming back: none in a deload, and none within ``Concerns/comeback`` days
  /// after a break.
  package var declining = 0
  /// Active lifts that progress.
  package var progressing = 0
  /// Of the eight weeks that end with the report's week, counted from the first session on or, after more than six weeks without
  /// any, from the return.
  package var weeks: Int
  /// Workouts in each of those weeks, the oldest first.
  package var workoutsByWeek: [Int]
  /// Of those weeks, the ones without training.
  package var weeksMissed: Int { workoutsByWeek.count { $0 == 0 } }
  /// The same of the last four of them.
  package var weeksMissedLately: Int {
    workoutsByWeek.suffix(Triage.volumeWindow).count { $0 == 0 }
  }
  /// The day of the return from a break, where every missed week was part of that one; nil otherwise.
  package private(set) var backSince: CivilDate?
  /// Muscles with landmarks whose sets, a week over the last four weeks, lie below or above them. Untrained muscles
  /// are not below: a program may leave them out.
  package var musclesUnder: [Muscle] = []
  /// Muscles above their maximum recoverable volume.
  package var musclesOver: [Muscle] = []
  /// How the athlete's program was kept; nil without one, or while too little of it was due.
  package var plan: PlanKept?
  /// Share of the working sets of those eight weeks, percent.
  package var setsWithEffort: Finding<Double>
  /// Share of those sets whose exercise's muscles are known, percent.
  package var setsWithMuscles: Finding<Double>

  /// Weeks looked at.
  package static let window = UsualTraining.window
  /// Weeks over which the sets of a muscle are averaged.
  package static let volumeWindow = 4
  /// Days without a workout after which an athlete has stopped.
  package static let longestPause = 21
  /// Days without a workout after which an athlete has stopped who missed ``manyWorkouts`` in them: more than a week.
  package static let weekAway = 8
  /// Days without a workout after which an athlete has stopped whose pause is unusual.
  package static let shortPause = 10
  /// Workouts missed, at the athlete's own rate, that are many.
  package static let manyWorkouts = 6
  /// A pause of ``shortPause`` days is unusual with this many workouts missed, and this many times the longest before it.
  package static let (someWorkouts, unusualGap) = (3, 1.5)
  /// Days without a workout after which nobody expects the athlete next week.
  package static let longGone = 91
  /// Weeks without a new best from which a plateau is long.
  package static let longPlateau = 12
  /// Weeks without training, of those looked at, that are a reason to look.
  package static let manyMissed = 2

  /// Looks at a history.
  /// - Parameters:
  ///   - found: the history with its lifts.
  ///   - volume: its weekly volume.
  package init(of found: LiftFindings, volume: WeeklyVolume) {
    let history = found.history
    self.last = history.log.sessions.last?.date ?? history.asOf
    work = TrainedWork(of: history.log, volume: volume)
    let concerns = found.concerns
    for lift in found.lifts where lift.isActive(asOf: history.asOf) {
      switch lift.trend.told {
      case .plateau, .notRising: onPlateau += 1
      case .declining where concerns.state(of: lift) == .declining: declining += 1
      case .progressing: progressing += 1
      case .declining, .unclear, .unchanged, .record, .new: break
      }
    }
    let last = Triage.lastWeek(of: history, volume)
    let firstDay = Triage.beginning(history.log) ?? history.asOf
    let age = last.start.days(since: firstDay.isoWeek.start) / 7 + 1
    weeks = min(Triage.window, age)
    let start = last.start.advanced(by: -7 * (weeks - 1))
    let dates = history.log.sessions.map(\.date)
    workoutsByWeek = Triage.workouts(dates, weeks: weeks, from: start)
    backSince = Triage.backSince(history, missed: workoutsByWeek.count { $0 == 0 }, from: start)
    // Two workouts of one day, or one that was logged in two parts, are one day of training.
    let days = Set(dates).sorted()
    let usual = UsualTraining(days)
    (workoutsPerWeek, longestGap, cameBack) = (usual.perWeek, usual.longestGap, usual.hasBreak)
    lately = Lately(days, from: firstDay, asOf: history.asOf)
    pain = PainNote(latestOf: history.log, on: history.asOf)
    let shares = Triage.shares(of: history, from: start)
    (setsWithEffort, setsWithMuscles) = shares

    let volumeWeeks = min(Triage.volumeWindow, weeks)
    let volumeStart = last.start.advanced(by: -7 * (volumeWeeks - 1))
    let width = Muscle.allCases.count
    let rows = volume.weeks.indices.filter {
      volume.weeks[$0].start >= volumeStart && volume.weeks[$0] <= last
    }
    for muscle in Muscle.allCases {
      guard let landmarks = history.options.landmarks[muscle] else { continue }
      let sets = rows.reduce(0.0) { $0 + volume.fractionalSets[$1 * width + muscle.index] }
      let perWeek = sets / Double(volumeWeeks)
      if perWeek > landmarks.maximumRecoverable {
        musclesOver.append(muscle)
      } else if perWeek > 0, perWeek < landmarks.minimumEffective {
        musclesUnder.append(muscle)
      }
    }
    findMainLifts(found, concerns)
  }

  /// The workouts of each of some weeks.
  private static func workouts(
    _ days: [CivilDate], weeks: Int, from start: CivilDate
  ) -> [Int] {
    var counts = [Int](repeating: 0, count: max(0, weeks))
    for day in days {
      let week = day.days(since: start) / 7
      if day >= start, counts.indices.contains(week) { counts[week] += 1 }
    }
    return counts
  }

  /// The day from which training is judged: that of the first session, or of the return from the last long break.
  private static func beginning(_ log: TrainingLog) -> CivilDate? {
    let dates = log.sessions.map(\.date)
    return UsualTraining.lastReturn(dates).map { dates[$0] } ?? dates.first
  }

  /// The reasons to look at the athlete, the most pressing first; none where nothing needs a look.
  /// - Parameter today: the day from which a pause is counted.
  package func reasons(on today: CivilDate) -> [Reason] {
    Reason.allCases.filter { reason in
      switch reason {
      case .unreadable: false
      case .stopped: hasStopped(on: today)
      case .painNoted:
        pain?.isNews(on: today) ?? false
      case .falling: !falling.isEmpty
      case .lessLoad: lighter.contains { isNews($0, on: today) }
      case .planMissed: plan?.isMissed ?? false
      case .weeksMissed: weeksMissed >= Triage.manyMissed && backSince == nil
      case .lessTraining: lately?.isMuchLess ?? false
      case .plateau: !stuck.isEmpty && rising <= stuck.count
      }
    }
  }

  /// Less load is news for three weeks; where the report tells it as falling, as long as that.
  private func isNews(_ lift: LighterLift, on today: CivilDate) -> Bool {
    lift.change != nil || today.days(since: lift.work.since) <= Triage.longestPause
  }

  /// Days from the last workout to a day.
  package func daysSinceLast(on today: CivilDate) -> Int { today.days(since: last) }

  /// Whole workouts missed from the last one to a day, at the athlete's own rate.
  package func workoutsMissed(on today: CivilDate) -> Int {
    Int(workoutsPerWeek * Double(max(0, daysSinceLast(on: today))) / 7)
  }

  private func hasStopped(on today: CivilDate) -> Bool {
    let days = daysSinceLast(on: today)
    let missed = workoutsMissed(on: today)
    let isUnusual =
      longestGap > 0 && Double(days) > Triage.unusualGap * Double(longestGap)
      && missed >= Triage.someWorkouts
    return days > Triage.longestPause
      || days >= Triage.weekAway && missed >= Triage.manyWorkouts
      || days >= Triage.shortPause && isUnusual
  }

  /// The day of the return from the only break since a day, where all weeks missed since then lie in it: such an athlete is
  /// back, and misses no weeks.
  private static func backSince(
    _ history: PreparedHistory, missed: Int, from start: CivilDate
  ) -> CivilDate? {
    let dates = history.log.sessions.map(\.date)
    let breaks = zip(dates, dates.dropFirst()).filter { before, after in
      after >= start && after.days(since: before) >= TrainingBreaks.shortest
    }
    guard breaks.count == 1, let (before, after) = breaks.first else { return nil }
    // Whole weeks between the two, of those that are looked at.
    let first = max(before.isoWeek.start.advanced(by: 7), start)
    let inBreak = max(0, after.isoWeek.start.days(since: first) / 7)
    return inBreak >= missed ? after : nil
  }

  /// The last week that can be judged: the running one only if it has a workout already.
  private static func lastWeek(of history: PreparedHistory, _ volume: WeeklyVolume) -> ISOWeek {
    let week = history.asOf.isoWeek
    let isOpen = history.asOf < week.end && volume.weeks.last != week
    guard isOpen, volume.weeks.count > 0 else { return week }
    return week.start.advanced(by: -7).isoWeek
  }

  /// Finds the main lifts that are falling or on a plateau.
  private mutating func findMainLifts(_ found: LiftFindings, _ concerns: Concerns) {
    let history = found.history
    var steps: [LighterLift] = []
    for lift in found.lifts where lift.isActive(asOf: history.asOf) {
      let exercise = history.log.exercises[lift.exercise]
      guard Triage.isMain(exercise.facts), let verdict = lift.trend.result.value else {
        continue
      }
      let weeksSinceBest = lift.trend.weeksSinceBest.value
      if let work = lift.trend.lighter, lift.trend.told == .unclear, !concerns.isLight {
        lighter.append(Triage.lighter(lift, work, change: nil, history.log))
      }
      if lift.trend.told == .progressing || lift.trend.record != nil { rising += 1 }
      // What the report says of it: from its first session of these weeks to its last.
      let own = lift.trend.own
      let entry = Lift(
        name: exercise.name, change: own?.percent(lift.trend.told) ?? verdict.change,
        weeks: own.map { max(Double($0.days) / 7, verdict.weeks) } ?? verdict.weeks,
        weeksSinceBest: weeksSinceBest)
      switch concerns.state(of: lift) {
      case .declining:
        falling.append(entry)
        if let own, let work = LighterWork(stepOf: own, lift.trend, history.log.columns) {
          steps.append(Triage.lighter(lift, work, change: entry.change, history.log))
        }
      case .plateau, .notRising:
        if weeksSinceBest ?? 0 >= Triage.longPlateau { stuck.append(entry) }
      default: break
      }
    }
    // Lifts that were cut in one step say what the others fell by, too, unless most of them fell otherwise.
    if !steps.isEmpty, 2 * steps.count >= falling.count {
      lighter += steps
      falling = []
    }
    lighter.sort { ($1.work.since, $0.name) < ($0.work.since, $1.name) }
    falling.sort { ($0.change, $0.name) < ($1.change, $1.name) }
    stuck.sort { (-($0.weeksSinceBest ?? 0), $0.name) < (-($1.weeksSinceBest ?? 0), $1.name) }
  }

  private static func lighter(
    _ lift: LiftFinding, _ work: LighterWork, change: Double?, _ log: TrainingLog
  ) -> LighterLift {
    let first = lift.trend.points.first { $0.date == work.since }
    let note = first.flatMap { log.columns.note[$0.row] }
    return LighterLift(
      name: log.exercises[lift.exercise].name, work: work, change: change, note: note)
  }

  /// Compound lifts are main lifts, work of the core is not; of an unknown exercise it is assumed.
  private static func isMain(_ facts: ExerciseFacts?) -> Bool {
    guard let facts else { return true }
    return facts.mechanics == .compound && facts.movement != .core && facts.movement != .carry
  }

  private static func shares(
    of history: PreparedHistory, from start: CivilDate
  ) -> (effort: Finding<Double>, muscles: Finding<Double>) {
    let log = history.log
    var (sets, efforts, known) = (0, 0, 0)
    for session in log.sessions(in: DayRange(start, history.asOf)) {
      for row in log.sessions[session].sets where history.traits.isWorking[row] {
        sets += 1
        if SetTraits.effort(row, of: log.columns) != nil { efforts += 1 }
        if log.exercises[Int(log.columns.exercise[row])].facts != nil { known += 1 }
      }
    }
    guard sets > 0 else { return (.missing(.noSets), .missing(.noSets)) }
    return (
      .known(100 * Double(efforts) / Double(sets)), .known(100 * Double(known) / Double(sets))
    )
  }
}
