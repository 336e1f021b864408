internal import GymBoAnalysis
internal import GymBoLog
internal import GymBoProgression

/// Everything about each lift: those that are trained first, the ones that need a look before the others.
struct LiftPanels: Sendable {
  struct Panel: Sendable {
    /// Index into the log's exercises.
    var exercise: Int
    var headline: ExerciseHeadline
    /// What else the exercise is called, in all languages of the catalogue, for the search; empty where that is not known.
    var otherNames: String
    /// The day of the last session.
    var last: CivilDate?
    /// What it did of late; nil for what is no lift, and in a deload.
    var state: TrendState?
    /// How that is called; nil where nothing is.
    var word: LiftWord?
    var trend: TrendSection
    /// What to lift next; nil where nothing is suggested.
    var next: SuggestionList.Line?
    var chart: LiftChart?
    var records: RecordsSection
    /// Of all its sessions.
    var bands: RepetitionBandShares
    /// The lifter's own curve of load and repetitions; nil where the history carries none.
    var curve: RepetitionCurve?
    var lastSessions: LastSessions
    /// The course of the last half year, for a small picture; fewer than two where there is none.
    var recent: [Recent]

    var name: String { headline.name }
  }

  /// A point of a small picture: the day, and the change from the level of all of them.
  struct Recent: Sendable, Hashable {
    var date: CivilDate
    /// In thousandths of the level, turned so that up is better.
    var change: Int
  }

  /// Lifts of the last 42 days.
  var active: [Panel]
  /// The others, the one trained last first.
  var others: [Panel]

  /// Days in a small picture.
  static let recentDays = 182

  init(
    _ findings: HistoryFindings, log: TrainingLog, suggestions: [Suggestion],
    only exercise: Int? = nil
  ) {
    let next = LiftPanels.next(suggestions, findings, log)
    let maker = Maker(
      findings: findings, log: log, next: next,
      concerns: findings.liftFindings.concerns,
      predictions: Predictions(of: findings.liftFindings.history),
      records: Set(findings.newBests(in: findings.week.week)))
    // Days and places are sorted, as sorting would copy the findings again and again.
    let latest = findings.lifts.enumerated()
      .filter { exercise == nil || $0.element.exercise == exercise }
      .map { (day: LiftPanels.day($0.element), place: $0.offset) }
      .sorted { ($1.day, $0.place) < ($0.day, $1.place) }
      .map { findings.lifts[$0.place] }
    let panels = latest.filter { $0.isActive(asOf: findings.asOf) }.map(maker.panel)
    active = panels.enumerated()
      .sorted { ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset) }
      .map(\.element)
    others = latest.filter { !$0.isActive(asOf: findings.asOf) }.map(maker.panel)
  }

  private static func day(_ lift: LiftFinding) -> Int32 {
    lift.sessions.last?.date.dayNumber ?? .min
  }

  private static func next(
    _ suggestions: [Suggestion], _ findings: HistoryFindings, _ log: TrainingLog
  ) -> [Int: SuggestionList.Line] {
    let names = ShortExerciseNames(findings)
    return Dictionary(
      suggestions.map {
        (
          $0.exercise,
          SuggestionList.line($0, names, log, findings, isWarm: false)
        )
      }, uniquingKeysWith: { first, _ in first })
  }

  private struct Maker {
    let findings: HistoryFindings
    let log: TrainingLog
    let next: [Int: SuggestionList.Line]
    let concerns: Concerns
    let predictions: Predictions
    let records: Set<Int>

    func panel(_ lift: LiftFinding) -> Panel {
      let isLift = lift.trend.result.reason != .notALift
      let isActive = lift.isActive(asOf: findings.asOf)
      let hasRecord = records.contains(lift.exercise)
      var chart = LiftChart(lift, findings, log: log)
      if isActive, let drawn = chart,
        let expected = try? Expectation(
          of: lift, next[lift.exercise]?.suggestion, predictions, findings)
      {
        chart?.next = LiftChart.next(expected, drawn, findings)
      }
      let state =
        isLift && isActive ? LiftsOfTheWeek.state(lift, hasRecord: hasRecord, concerns) : nil
      chart?.since = StuckSince(lift, state)
      return Panel(
        exercise: lift.exercise, headline: ExerciseHeadline(lift, findings, log: log),
        otherNames: ExerciseCatalogue.otherNames(of: log.exercises[lift.exercise].name)
          .joined(separator: "; "),
        last: lift.sessions.last?.date,
        state: state,
        word: (isActive && !hasRecord ? concerns.wayBack(of: lift) : nil)
          .map(LiftWord.comingBack) ?? LiftWord(state, of: lift, asOf: findings.asOf),
        trend: TrendSection(lift, findings: findings, concerns: concerns, log: log),
        next: next[lift.exercise],
        chart: chart, records: RecordsSection(lift, findings, log: log),
        bands: RepetitionBandShares(lift.done.repetitionBands),
        curve: isActive && lift.done.loadedSets > 0 ? curve(lift) : nil,
        lastSessions: LastSessions(lift, findings, log: log),
        recent: chart.map { recent($0) } ?? [])
    }

    private func curve(_ lift: LiftFinding) -> RepetitionCurve? {
      let body = log.bodyLoad(ofExercise: lift.exercise, findings.options)
      let sets = RepetitionCurve.sets(
        of: lift.sessions, log: log, traits: findings.traits, body: body)
      return try? RepetitionCurve(sets: sets)
    }

    /// The smoothed course of the last half year; of a lift without one, its sessions.
    private func recent(_ chart: LiftChart) -> [Recent] {
      let first = chart.days.last.advanced(by: 1 - LiftPanels.recentDays)
      let course = chart.courses.joined().map { ($0.date, $0.value) }
      let points =
        course.isEmpty
        ? chart.points.filter { !$0.isLight }.map { ($0.date, $0.value) } : course
      let shown = points.filter { $0.0 >= first }
      let level = shown.reduce(0) { $0 + $1.1 } / Double(max(1, shown.count))
      guard shown.count > 1, level > 0 else { return [] }
      return shown.map { date, value in
        let change = chart.measure.direction * (value / level - 1)
        return Recent(date: date, change: Int((1000 * min(max(change, -9), 9)).rounded()))
      }
    }
  }
}

extension LiftPanels.Panel {
  /// The smaller, the sooner it is shown: what falls or is flat needs a look before what rises.
  fileprivate var rank: Int {
    switch word {
    case .state(.declining): 0
    case .state(.notRising): 1
    case .state(.plateau): 2
    case .state(.record), .heaviest, .mostRepetitions: 3
    case .state(.progressing): 4
    case .level, .lighter, .lowerLately, .downAgain, .upAgain, .comingBack, .moreRepetitions,
      .easier, .fewerRepetitions:
      5
    case .state(.unchanged): 6
    case .state(.unclear): 7
    case .few, .soFar: 8
    case .state(.new): 9
    case nil: 10
    case .paused: 11
    }
  }
}
