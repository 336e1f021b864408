import GymBoLog
import TestSupport
import Testing

@testable import GymBoAnalysis
@testable import GymBoCoach
@testable import GymBoProgression
@testable import GymBoReport

/// What a language says of today, and of reminders.
extension LanguageSentences {
  mutating func addCoach() throws {
    try addFocus()
    try addNudges()
    try addInsights()
    addLedger()
  }

  private mutating func addInsights() throws {
    let log = ExampleHistory.log
    let findings = try #require(HistoryFindings(of: log, options: AnalysisOptions()))
    let suggestion = try #require(findings.suggestions().first { $0.load != nil })
    let verdict = try #require(findings.lifts.compactMap(\.trend.result.value).first)
    let row = suggestion.continued
    var contents: [InsightContent] = [
      .deload(findings.deload()), .nearRecord(exercise: 0, kilograms: 99.2, record: 100),
      .records([0]), .records([0, 1, 2, 0, 1]), .overload([0, 1]),
      .volumeChange(before: 10_000, now: 12_000), .volumeChange(before: 12_000, now: 10_000),
      .planKept(percent: 72, daysDone: 3, daysDue: 5),
      .planDrift(percent: -1.5, interval: -2...(-1)),
      .blocks(week: 4, sets: 40, setsBefore: 36, strength: 2.5),
      .blocks(week: 4, sets: 1, setsBefore: 36, strength: nil),
      .effort(.chest, rpe: 9.6, sets: 12), .ledger(LedgerShares([Ledger.Entry]())),
    ]
    contents += findings.setBalances.map { .setBalance($0) }
    contents += findings.strengthRatios.compactMap { ratio in
      ratio.estimate.value.map { .strengthRatio(ratio, $0) }
    }
    for state in [TrendState.progressing, .plateau, .notRising, .declining] {
      for work in LiftMovement.WorkChange.allCases {
        contents.append(
          .lift(
            LiftMovement(
              exercise: 0, state: state, verdict: verdict, weeksSinceBest: 7, work: work,
              seenPercent: state == .plateau ? nil : -6.25)))
      }
    }
    for measure in ProgressMeasure.allCases {
      var rising = LiftMovement(
        exercise: 0, state: .progressing, verdict: verdict, weeksSinceBest: 0, work: nil)
      rising.levels = .init(measure: measure, from: 70, to: 80, days: 33)
      contents.append(.lift(rising))
    }
    for band in RepetitionBands.Band.allCases {
      contents.append(.bandMoved(band, before: 20, now: 45))
      contents.append(.bandMoved(band, before: 45, now: 20))
    }
    for weekday in Weekday.allCases { contents.append(.missedWeekday(weekday, missed: 3)) }
    for count in Self.counts.dropFirst() {
      let many = Double(count)
      contents += [
        .suspectSets(count), .drought(weeks: count, sessions: count),
        .roundGoal(exercise: 0, from: 97, kilograms: 100, weeks: many, probability: 0.62),
        .easier(exercise: 0, row: row, before: 8.5, now: 7.25),
        .steady(
          exercise: 0, row: row, sessions: count, since: Self.day, days: 7 * count, next: suggestion
        ),
        .fatigue(exercise: 0, before: many / 100, now: 20),
        .fatigue(exercise: 0, before: 30, now: 20),
        .muscleLow(.chest, sets: many, least: many + 2), .muscleHigh(.glutes, sets: many, most: 12),
        .muscleChange(.lats, before: 10, now: many + 20),
        .muscleChange(.lats, before: 10 + many, now: 5), .muscleUntrained(.calves, days: count),
        .muscleFrequency(.abs, daysAWeek: 0.75, setsADay: many),
        .effort(.biceps, rpe: 5.5, sets: count),
        .steadyWeeks(weeks: count, workouts: 3, isRecord: true),
        .steadyWeeks(weeks: count, workouts: 3, isRecord: false),
        .slipping(before: many + 1, now: many), .goalMet(workouts: count, goal: 4),
        .goalMissed(workouts: count, goal: 4), .goalAtRisk(missing: count, daysLeft: count),
        .volumeNear(goal: 50_000, missing: many), .streakNear(days: 30, daysLeft: count),
        .duration(before: 180, now: 185 + many), .duration(before: 1200 + many, now: 150),
      ]
    }
    for content in contents {
      for type in [InsightType.hardMuscle, .easyMuscle] {
        let insight = Insight(
          type: type, subject: "", content: content, strength: 1, rows: [], weeks: 1,
          isCooling: false)
        add(sentences: [words.insight(InsightLine(insight, findings))])
      }
    }
    add(parts: [words.insightsTitle])
    add(sentences: [words.noInsights])
  }

  private mutating func addLedger() {
    add(parts: [words.ledgerTitle(since: Self.day), words.calibrationTitle])
    add(parts: words.calibrationColumns + words.ledgerColumns)
    add(sentences: [words.ledgerNote, words.noCalibration])
    for count in Self.counts {
      let shares = LedgerShares(
        suggestions: count, increases: count, increasesLifted: count, increasesUp: count,
        tried: 3 * count, done: count, nearly: count, tooEasy: count)
      add(sentences: words.ledger(shares) + [words.calibrationNote(count, of: count + 1)])
      for reminders in [0, 3 * count] {
        add(sentences: [
          words.reminders(
            ReminderShares(
              reminders: reminders, followed: min(count, reminders),
              atAnotherTime: min(count, reminders), otherDays: count, otherWorkouts: count))
        ])
      }
    }
  }

  private static let kinds: [WorkoutKind?] =
    [nil, .title(lift)] + WorkoutKind.Side.allCases.map { .side($0) }

  private mutating func addFocus() throws {
    for days in Self.counts.dropFirst() {
      for kind in Self.kinds {
        let next = kind.map {
          TodaysFocus.Next(
            kind: $0, last: Self.day.advanced(by: -days), day: Self.day.advanced(by: days),
            minute: 1085)
        }
        for state in TodaysFocus.State.allCases {
          for next in [next, nil] {
            add(sentences: [
              words.focus(
                TodaysFocus(
                  state: state, day: Self.day, last: Self.day.advanced(by: -days), lastKind: kind,
                  daysInARow: days, next: next))
            ])
          }
        }
      }
    }
    add(parts: WorkoutKind.Side.allCases.map { words.name(.side($0)) })
  }

  private mutating func addNudges() throws {
    let now = CivilTime(date: Self.day, secondOfDay: 65_100)
    add(parts: [words.nudgesTitle(from: now), words.usualDaysTitle, words.heldBackTitle])
    add(sentences: [words.noNudges, words.noUsualDays])
    add(parts: NudgeOptions.Rule.allCases.map(words.name))
    add(parts: HeldNudge.Reason.allCases.map(words.reason))
    let log = ExampleHistory.log
    let report = NudgeReport(
      of: log, findings: HistoryFindings(of: log, options: AnalysisOptions()), now: nil,
      NudgeReport.Circumstances(), unit: nil)
    let findings = try #require(report.findings)
    let bests = RecordsOfTheWeek(findings, log: log).bests
    let lines = SuggestionList(findings.suggestions(), findings: findings, log: log).lines
    let milestones = [
      Milestone(kind: .volume(kilograms: 50_000), date: Self.day),
      Milestone(kind: .steadyDays(30), date: Self.day),
      Milestone(kind: .trainingWeeks(13), date: Self.day),
    ]
    let open = OpenSession(title: Self.lift, start: now, last: now, progress: (3, 8))
    let bare = OpenSession(title: nil, start: now, last: now)
    var contents: [NudgeLine.Content] = [
      .pause(open), .pause(bare), .achievements([], milestones), .overload(lines),
      .achievements(Array(bests.prefix(1)), []), .achievements(bests, milestones),
    ]
    contents += Self.counts.dropFirst().map { .restDay(days: $0) }
    contents += Self.kinds.flatMap { kind in
      [
        NudgeLine.Content.workout(name: kind, usualMinute: nil),
        .workout(name: kind, usualMinute: 420),
      ]
    }
    let nudge = Nudge(
      id: "x", rule: .pause, due: now, until: now, content: .pause(open))
    for content in contents {
      let line = NudgeLine(nudge: nudge, content: content)
      for isRedacted in [true, false] {
        add(sentences: [words.title(line, isRedacted: isRedacted)])
        add(parts: [words.body(line, isRedacted: isRedacted)])
      }
    }
    for concentration in [0.7, 0.9] {
      let time = UsualTime(minute: 1085, count: 4, concentration: concentration, isOfWeekday: true)
      add(parts: [words.usual(time)])
      add(parts: [
        words.evidence(
          DayHabit(day: Self.day, counted: 4, trained: 3, isUsual: true, time: time))
      ])
    }
  }
}
