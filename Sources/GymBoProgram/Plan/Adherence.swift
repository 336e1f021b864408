internal import GymBoKernels
package import GymBoLog
internal import GymBoPlatform
internal import GymBoProgression

/// How a plan was kept, over the days that were due. Each number has the count that it rests on, and is nil without any.
package struct Adherence: Sendable, Hashable {
  /// A planned exercise of a day and what was done of it.
  package struct Work: Sendable {
    package let planned: [Planned]
    package let done: [DoneSet]
    /// Whether another, similar exercise was done in its place, whose loads are not compared with the plan's.
    package let isSwap: Bool
    /// For each planned set the index of the set done for it, or nil.
    let pairs: [Int?]

    package init(planned: [Planned], done: [DoneSet], isSwap: Bool = false) {
      self.planned = planned
      self.done = done
      self.isSwap = isSwap
      pairs = SetPairs.of(planned: planned.map(\.element), done: done.map(\.element))
    }
  }

  /// A planned set.
  package struct Planned: Sendable, Hashable {
    /// Of a range the fewest, which keep the plan.
    package var repetitions: Int
    package var most: Int
    package var load: Load?
    package var rpe: Double?
    /// Seconds of work; nil for a set by repetitions alone.
    package var seconds: Int?

    /// - Parameter most: of a range; nil for one number of repetitions.
    package init(
      repetitions: Int, most: Int? = nil, load: Load?, rpe: Double?, seconds: Int? = nil
    ) {
      self.repetitions = repetitions
      self.most = max(repetitions, most ?? repetitions)
      self.load = load
      self.rpe = rpe
      self.seconds = seconds
    }

    /// The set as its pair is looked for.
    var element: SetPairs.Element {
      .init(repetitions: repetitions, most: most, load: load?.kilograms)
    }
  }

  /// A day that was due.
  package enum Day: Sendable {
    /// Not done, with the number of its planned sets.
    case missed(date: CivilDate?, sets: Int)
    case done(date: CivilDate?, [Work])
    /// As a written program has it.
    case kept(KeptDay)
  }

  package private(set) var daysDue = 0
  package private(set) var daysDone = 0
  /// Planned sets of all due days.
  package private(set) var setsDue = 0
  /// Planned sets of the days done, and how many of them were done.
  package private(set) var setsPlanned = 0
  package private(set) var setsDone = 0
  package private(set) var repetitionsPlanned = 0
  package private(set) var repetitionsDone = 0
  /// Sets with all their repetitions and load.
  package private(set) var setsMet = 0
  /// Sets that were done about as planned, with a few repetitions or a little load more or less.
  package private(set) var setsNear = 0
  /// 100 · ln(done load / planned load) of the pairs with both.
  private var loads = KeptDay.Mean()
  /// RPE done − RPE planned of the pairs with both.
  private var efforts = KeptDay.Mean()
  /// The mean of `loads` of each day, with the day.
  private var drifts: [(day: CivilDate, value: Double)] = []
  package private(set) var missed: [CivilDate] = []

  package static func == (a: Adherence, b: Adherence) -> Bool {
    a.daysDue == b.daysDue && a.setsDone == b.setsDone && a.loads == b.loads
      && a.repetitionsDone == b.repetitionsDone && a.missed == b.missed
  }
  package func hash(into hasher: inout Hasher) { hasher.combine(loads) }

  package init(_ days: [Day]) {
    for day in days { add(KeptDay(day)) }
  }

  private mutating func add(_ day: KeptDay) {
    daysDue += 1
    setsDue += day.setsPlanned
    guard day.isDone else {
      if let date = day.date { missed.append(date) }
      return
    }
    daysDone += 1
    setsPlanned += day.setsPlanned
    setsDone += day.setsDone
    setsMet += day.setsMet
    setsNear += day.setsNear
    repetitionsPlanned += day.repetitionsPlanned
    repetitionsDone += day.repetitionsDone
    loads.add(day.loads)
    efforts.add(day.efforts)
    if let date = day.date, let mean = day.loads.value { drifts.append((date, mean)) }
  }

  // MARK: Numbers

  /// Due days from which is said how a plan is kept, and the percent of its sets from which it is kept.
  package static let fewestDue = 4
  package static let keptPercent = 80.0

  private func percent(_ part: Int, of whole: Int) -> Double? {
    whole > 0 ? 100 * Double(part) / Double(whole) : nil
  }

  /// Days done of those due, in percent.
  package var attendance: Double? { percent(daysDone, of: daysDue) }
  /// Sets done of those planned on all due days, in percent: the headline.
  package var fulfilment: Double? { percent(setsDone, of: setsDue) }
  /// The same over the days done.
  package var setCompliance: Double? { percent(setsDone, of: setsPlanned) }
  /// Repetitions done of those planned over the days done, none of them counted above its plan, in percent.
  package var repetitionCompliance: Double? { percent(repetitionsDone, of: repetitionsPlanned) }
  /// How much heavier than planned, in percent, and of how many sets.
  package var loadDeviation: Double? {
    loads.value.map { 100 * (exp($0 / 100) - 1) }
  }
  package var loadSets: Int { loads.count }
  /// How much harder than planned, in points of RPE, and of how many sets.
  package var rpeDeviation: Double? { efforts.value }
  package var rpeSets: Int { efforts.count }

  /// Sessions and days that a drift needs.
  private static let driftSessions = 6
  private static let driftDays = 21

  /// By how many percent a week the loads move away from the plan: the Theil–Sen slope over sessions.
  package var drift: Double? { driftLine?.slope }

  /// The 80 % interval of ``drift``.
  package var driftInterval: ClosedRange<Double>? { driftLine?.slopeInterval }

  private var driftLine: TheilSenFit? {
    guard drifts.count >= Adherence.driftSessions, let first = drifts.first, let last = drifts.last,
      last.day.days(since: first.day) >= Adherence.driftDays
    else { return nil }
    let weeks = drifts.map { Double($0.day.days(since: first.day)) / 7 }
    let values = drifts.map(\.value)
    return theilSenLine(t: weeks.span, y: values.span, confidence: 0.8)
  }

  /// Due days of a weekday that say whether it is often missed, and the share missed from which it is.
  private static let weekdayDue = 4
  private static let weekdayMissed = 0.5

  /// Weekdays of which at least four were due and half were missed.
  /// - Parameter due: the dates of all due days.
  package func oftenMissed(due: [CivilDate]) -> [Weekday] {
    Weekday.allCases.filter { weekday in
      let all = due.count { $0.weekday == weekday }
      let missed = missed.count { $0.weekday == weekday }
      return all >= Adherence.weekdayDue
        && Double(missed) >= Adherence.weekdayMissed * Double(all)
    }
  }
}
