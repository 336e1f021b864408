package import GymBoLog

/// What falls due from now on, and what is held back and why. A pure function of what it is made of: nothing is stored.
package struct NudgePlan: Sendable {
  /// In order of time.
  package private(set) var nudges: [Nudge] = []
  /// In order of their ids.
  package private(set) var held: [HeldNudge] = []

  /// What is known of the days to come.
  package struct Coming: Sendable {
    /// The workout that is next, where that is known: the first reminder names it.
    package var next: WorkoutKind?
    /// Days of a program by calendar, with the names of their workouts; nil without such a program.
    package var planned: [CivilDate: String]?

    package init(next: WorkoutKind? = nil, planned: [CivilDate: String]? = nil) {
      self.next = next
      self.planned = planned
    }
  }

  private let now: CivilTime
  private let options: NudgeOptions
  private let clock: WallClock
  private var found: [Nudge] = []
  private var ids: Set<String> = []

  private static let hour: Int64 = 3600
  /// Hours after a workout in which something is said of it, and until when it is worth saying.
  private static let (freshHours, tellHours): (Int64, Int64) = (48, 12)
  private static let runOfDays = 3

  /// - Parameters:
  ///   - sessions: those that began after ``now`` are left out.
  ///   - open: a workout that was begun and not ended.
  package init(
    sessions: [NudgeSession], now: CivilTime, options: NudgeOptions = NudgeOptions(),
    open: OpenSession? = nil, coming: Coming = Coming(), clock: WallClock = WallClock(zone: nil)
  ) {
    self.now = now
    self.options = options
    self.clock = clock
    let past = sessions.filter { $0.start <= now }
    let habits = TrainingHabits(
      past.map {
        TrainingHabits.Start(
          date: $0.start.date, minute: $0.hasTime ? $0.start.minuteOfDay : nil)
      })
    if let open { addPauses(open) } else { addReminders(habits, coming) }
    for session in past { addNews(of: session) }
    addRestDay(habits)
    choose()
  }

  private mutating func add(
    _ rule: NudgeOptions.Rule, _ subject: String, due: CivilTime, until: CivilTime,
    _ content: Nudge.Content
  ) {
    let id = "\(rule.rawValue).\(subject)"
    guard options.rules.contains(rule), ids.insert(id).inserted else { return }
    found.append(Nudge(id: id, rule: rule, due: due, until: until, content: content))
  }

  // MARK: Rules

  private mutating func addReminders(_ habits: TrainingHabits, _ coming: Coming) {
    guard !habits.days.isEmpty || coming.planned != nil else { return }
    var next = coming.next
    for offset in 0..<NudgeOptions.horizon {
      let day = now.date.advanced(by: offset)
      let habit = habits.habit(on: day)
      guard !habits.days.contains(day), isTrainingDay(day, habit, coming) else { continue }
      var usual = habit.time.flatMap { $0.isSure ? $0.minute : nil }
      var minute = habit.time?.minute ?? options.reminderHour * 60
      if case .at(let own)? = options.usual[day.weekday] { (usual, minute) = (own, own) }
      let begin = CivilTime(day, minute: minute)
      let planned = coming.planned?[day].map { WorkoutKind.title($0) }
      add(
        .workoutReminder, day.compact, due: CivilTime(day, minute: minute - NudgeOptions.lead),
        until: begin, .workout(name: planned ?? next, usualMinute: usual))
      next = nil
    }
  }

  /// Where a program says the days, habits do not; what the lifter says of a weekday goes before what was learned.
  private func isTrainingDay(_ day: CivilDate, _ habit: DayHabit, _ coming: Coming) -> Bool {
    if let planned = coming.planned { return planned[day] != nil }
    return switch options.usual[day.weekday] {
    case .off: false
    case .at: true
    case nil: habit.isUsual
    }
  }

  private mutating func addPauses(_ open: OpenSession) {
    let delay = Int64(options.pauseHours) * NudgePlan.hour
    let day = clock.time(open.last, plus: 24 * NudgePlan.hour)
    add(
      .pause, open.start.compact + ".1", due: clock.time(open.last, plus: delay), until: day,
      .pause(open))
    add(
      .pause, open.start.compact + ".2", due: day,
      until: clock.time(open.last, plus: 24 * NudgePlan.hour + delay), .pause(open))
  }

  private mutating func addNews(of session: NudgeSession) {
    guard session.end <= now,
      clock.seconds(from: session.end, to: now) <= NudgePlan.freshHours * NudgePlan.hour
    else { return }
    let until = clock.time(session.end, plus: NudgePlan.tellHours * NudgePlan.hour)
    if !session.achievements.isEmpty {
      add(
        .achievements, session.start.compact, due: session.end, until: until,
        .achievements(session.achievements))
    }
    if !session.overload.isEmpty {
      add(
        .overload, session.start.compact, due: session.end, until: until,
        .overload(session.overload))
    }
  }

  private mutating func addRestDay(_ habits: TrainingHabits) {
    var run = 0
    while habits.days.contains(now.date.advanced(by: -1 - run)) { run += 1 }
    guard run >= NudgePlan.runOfDays, !habits.days.contains(now.date) else { return }
    add(
      .restDay, now.date.compact, due: CivilTime(now.date, minute: 20 * 60),
      until: CivilTime(now.date, minute: 23 * 60), .restDay(days: run))
  }

  // MARK: Choice

  /// Leaves out what is past or falls into quiet hours, then what is too much.
  private mutating func choose() {
    let live = found.sorted { key($0) < key($1) }.compactMap { timed($0) }
    var kept: [Nudge] = []
    for nudge in live.sorted(by: { (order($0), $0.due, $0.id) < (order($1), $1.due, $1.id) }) {
      let day = nudge.due.date
      if kept.count(where: { $0.due.date == day }) >= options.perDay {
        hold(nudge, .enoughForTheDay)
      } else if kept.count(where: { abs($0.due.date.days(since: day)) < 7 }) >= options.perWeek {
        hold(nudge, .enoughForTheWeek)
      } else {
        kept.append(nudge)
      }
    }
    nudges = kept.sorted { key($0) < key($1) }
    held.sort()
  }

  /// The nudge with its time, now at the earliest and after quiet hours; nil where that is too late.
  private mutating func timed(_ nudge: Nudge) -> Nudge? {
    let canBeLate = nudge.rule != .workoutReminder && nudge.rule != .restDay
    guard nudge.until > now, nudge.due >= now || canBeLate else {
      hold(nudge, .past)
      return nil
    }
    var nudge = nudge
    nudge.due = max(nudge.due, now)
    guard options.isQuiet(nudge.due.minuteOfDay) else { return nudge }
    nudge.due = options.endOfQuiet(nudge.due)
    guard nudge.due < nudge.until else {
      hold(nudge, .quietHours)
      return nil
    }
    return nudge
  }

  private mutating func hold(_ nudge: Nudge, _ reason: HeldNudge.Reason) {
    held.append(HeldNudge(id: nudge.id, rule: nudge.rule, due: nudge.due, reason: reason))
  }

  /// Which kind goes first where there are too many.
  private func order(_ nudge: Nudge) -> Int {
    NudgeOptions.Rule.allCases.firstIndex(of: nudge.rule) ?? 0
  }

  private func key(_ nudge: Nudge) -> (CivilTime, Int, String) {
    (nudge.due, order(nudge), nudge.id)
  }
}

extension CivilDate {
  /// `20261116`.
  package var compact: String { description.filter { $0 != "-" } }
}

extension CivilTime {
  /// `20261116T1805`.
  package var compact: String {
    String(description.filter { $0 != "-" && $0 != ":" }.dropLast(2))
  }
}
